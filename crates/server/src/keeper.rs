//! Keeps what was told of every game that is over, beside everything else.

use crate::http::tell;
use crate::room::Shared;
use crate::store::{StoreError, Told, Write};
use std::sync::Arc;
use std::time::Duration;
use tokio_util::sync::CancellationToken;

/// How long to wait after something could not be read or stored.
const AFTER_TROUBLE: Duration = Duration::from_secs(60);

/// Keeps games as they end, and those that ended before, one after the other.
pub async fn keep(shared: Arc<Shared>, stop: CancellationToken) {
    // A game that begins on a stage does not follow from its log alone: any other server would tell another one.
    if shared.config.rehearsal.stage.is_some() {
        return;
    }
    loop {
        let rest = async {
            match keep_one(&shared).await {
                Ok(true) => {}
                Ok(false) => shared.ended.notified().await,
                Err(()) => tokio::time::sleep(AFTER_TROUBLE).await,
            }
        };
        tokio::select! {
            () = stop.cancelled() => return,
            () = rest => {}
        }
    }
}

/// Keeps one game; says whether there was one.
async fn keep_one(shared: &Arc<Shared>) -> Result<bool, ()> {
    let trouble = |error: String| tracing::error!(error, "could not keep what was told of a game");
    let store = &shared.store;
    let untold = store.untold(shared.rules_version()).await.map_err(|error| trouble(error.to_string()))?;
    let Some(game) = untold else { return Ok(false) };
    let turn = shared.readers.own_turn().await.map_err(|refused| trouble(refused.to_string()))?;
    let stored = store.tale(&game).await.map_err(|error| trouble(error.to_string()))?;
    let teller = shared.clone();
    let told = tokio::task::spawn_blocking(move || {
        let _turn = turn;
        stored.and_then(|stored| tell(&stored, &teller).ok())
    });
    let told = told.await.ok().flatten().map_or(Told::Never, Told::Kept);
    match store.write(vec![Write::Told { game, told }]).await {
        // Another server has kept it meanwhile.
        Ok(()) | Err(StoreError::Conflict) => Ok(true),
        Err(error) => {
            trouble(error.to_string());
            Err(())
        }
    }
}
