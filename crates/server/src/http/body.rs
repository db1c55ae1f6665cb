//! Bodies of requests and refusals.

use super::App;
use crate::protocol::{Object, Refused};
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::request::Parts;
use futures_util::StreamExt;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use std::time::Duration;

/// What a refused request is answered with.
#[derive(Serialize, utoipa::ToSchema)]
pub struct RefusedBody {
    /// Why: a `code`, and what belongs to it.
    #[schema(value_type = Object)]
    pub refusal: Refused,
}

/// A JSON body. Whatever is wrong with it becomes a refusal of our own kind.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Body<T>, Refused> {
        let limits = &app.shared().config.limits;
        let bytes = whole(request, limits.message_bytes, limits.patience * 2).await?;
        let bytes: &[u8] = if bytes.is_empty() { b"{}" } else { &bytes };
        serde_json::from_slice::<Object<T>>(bytes).map(|body| Body(body.0)).map_err(|wrong| Refused::malformed(&wrong))
    }
}

/// All bytes of a body, if they are not too many and come in time. What is a few times too long is read to its end and
/// dropped: whoever is still sending would not hear why it is refused.
pub(super) async fn whole(request: Request, most: usize, patience: Duration) -> Result<Vec<u8>, Refused> {
    let mut chunks = request.into_body().into_data_stream();
    let reading = async {
        let (mut bytes, mut all) = (Vec::new(), 0);
        while let Some(chunk) = chunks.next().await {
            let chunk = chunk.map_err(|wrong| Refused::malformed(&wrong))?;
            all += chunk.len();
            if all <= most {
                bytes.extend_from_slice(&chunk);
            } else if all > most * 4 {
                break;
            }
        }
        if all <= most { Ok(bytes) } else { Err(Refused::TooLarge { limit: most as u32 }) }
    };
    tokio::time::timeout(patience, reading).await.unwrap_or(Err(Refused::TooSlow))
}

/// The part of an address that names a room or a game, whatever it is.
pub struct Named(pub String);

impl<S: Send + Sync> FromRequestParts<S> for Named {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Named, Refused> {
        let Path(name) = Path::from_request_parts(parts, state).await.map_err(|wrong| Refused::malformed(&wrong))?;
        Ok(Named(name))
    }
}
