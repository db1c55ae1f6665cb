//! PostgreSQL: for servers that are several, or whose games are to lie elsewhere.
//!
//! A room may be written by whoever has its latest epoch. The writer locks the epochs of a commit's rooms against change
//! before it writes for them, and taking a room over changes its epoch: so either a commit is there before the next
//! owner reads the room, or it never will be.

pub(super) mod batch;
pub(super) mod open;

pub(super) use open::{PATIENCE, Sharing};

use super::{Claim, StoreError};
use sqlx::{Connection, PgConnection};
use std::collections::HashMap;

/// Which of these claims still count. Their epochs stay as they are until the transaction ends.
pub(super) async fn standing(connection: &mut PgConnection, claims: &[&Claim]) -> Result<Vec<bool>, StoreError> {
    let rooms: Vec<&str> = claims.iter().map(|claim| &*claim.room).collect();
    // In order, so that nobody waits for each other in a ring.
    let epochs = sqlx::query_as("SELECT room, epoch FROM owners WHERE room = ANY($1) ORDER BY room FOR SHARE");
    let epochs: Vec<(String, i64)> = epochs.bind(rooms).fetch_all(connection).await?;
    let epochs: HashMap<&str, i64> = epochs.iter().map(|(room, epoch)| (room.as_str(), *epoch)).collect();
    Ok(claims.iter().map(|claim| epochs.get(&*claim.room) == Some(&claim.epoch)).collect())
}

/// Lets go of the database; whoever comes next need not wait for its server to notice.
pub(super) async fn leave(mut connection: PgConnection) -> Result<(), sqlx::Error> {
    sqlx::query("SELECT pg_advisory_unlock_all()").execute(&mut connection).await?;
    connection.close().await
}

/// Takes rooms over, within the transaction that is open. In order, as above.
pub(super) async fn claim(connection: &mut PgConnection, rooms: &[&str]) -> Result<HashMap<String, i64>, StoreError> {
    let mut rooms = rooms.to_vec();
    rooms.sort_unstable();
    rooms.dedup();
    let claims = sqlx::query_as(
        "INSERT INTO owners (room, epoch) SELECT room, nextval('epochs') FROM UNNEST($1::text[]) AS room \
         ON CONFLICT (room) DO UPDATE SET epoch = excluded.epoch RETURNING room, epoch",
    );
    let claims: Vec<(String, i64)> = claims.bind(rooms).fetch_all(connection).await?;
    Ok(claims.into_iter().collect())
}
