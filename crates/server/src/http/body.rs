//! Bodies of requests and refusals.

use crate::protocol::Refused;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, Request};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// What a refused request is answered with.
#[derive(Serialize, utoipa::ToSchema)]
pub struct RefusedBody {
    /// Why: a `code`, and what belongs to it.
    #[schema(value_type = Object)]
    pub refusal: Refused,
}

/// A JSON body. Whatever is wrong with it becomes a refusal of our own kind.
pub struct Body<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Refused> {
        let bytes = Bytes::from_request(request, state).await.map_err(|wrong| match wrong {
            BytesRejection::FailedToBufferBody(inner) if inner.status().as_u16() == 413 => {
                Refused::TooLarge { limit: 16 * 1024 }
            }
            other => Refused::Malformed { detail: other.body_text() },
        })?;
        let bytes: &[u8] = if bytes.is_empty() { b"{}" } else { &bytes };
        serde_json::from_slice(bytes).map(Body).map_err(|wrong| Refused::Malformed { detail: wrong.to_string() })
    }
}
