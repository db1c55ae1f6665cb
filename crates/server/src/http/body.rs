//! Bodies of requests and refusals.

use super::App;
use crate::protocol::{Object, Refused};
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::request::Parts;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::sync::Arc;

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
        let patience = app.shared().config.limits.patience * 2;
        let whole = tokio::time::timeout(patience, Bytes::from_request(request, app)).await;
        let bytes = whole.map_err(|_| Refused::TooSlow)?.map_err(|wrong| match wrong {
            BytesRejection::FailedToBufferBody(inner) if inner.status().as_u16() == 413 => {
                Refused::TooLarge { limit: app.shared().config.limits.message_bytes as u32 }
            }
            other => Refused::malformed(&other.body_text()),
        })?;
        let bytes: &[u8] = if bytes.is_empty() { b"{}" } else { &bytes };
        serde_json::from_slice::<Object<T>>(bytes).map(|body| Body(body.0)).map_err(|wrong| Refused::malformed(&wrong))
    }
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
