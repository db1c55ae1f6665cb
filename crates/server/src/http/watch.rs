//! What an operator looks at, and what is in the box.

use super::App;
use super::body::RefusedBody;
use crate::catalogue::{self, Catalogue};
use crate::metrics::Metrics;
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use std::sync::Arc;

/// How the server is.
#[derive(Serialize, utoipa::ToSchema)]
struct Health {
    /// `ok`, or what is wrong.
    status: String,
    /// The version of the program.
    version: &'static str,
    /// Rooms in memory.
    rooms: usize,
}

/// Is the server well, and can it store?
#[utoipa::path(get, path = "/healthz", tag = "server", responses((status = 200, body = Health), (status = 503, body = Health)))]
pub(super) async fn health(State(app): State<Arc<App>>) -> Response {
    let cluster = app.hub.cluster();
    let (code, status) = match app.hub.can_store().await {
        Ok(()) if cluster.is_some_and(|cluster| !cluster.is_heard()) => {
            (StatusCode::SERVICE_UNAVAILABLE, "the bus does not answer".to_owned())
        }
        Ok(()) if cluster.is_some_and(|cluster| cluster.is_leaving()) => {
            (StatusCode::SERVICE_UNAVAILABLE, "this server is about to stop".to_owned())
        }
        Ok(()) => (StatusCode::OK, "ok".to_owned()),
        Err(wrong) => (StatusCode::SERVICE_UNAVAILABLE, wrong.to_string()),
    };
    let health = Health { status, version: env!("CARGO_PKG_VERSION"), rooms: app.hub.codes().len() };
    (code, Json(health)).into_response()
}

/// What is counted, for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "server", responses((status = 200, body = String, content_type = "application/openmetrics-text")))]
pub(super) async fn metrics(State(app): State<Arc<App>>) -> Response {
    let mut text = app.shared().metrics.text();
    if let Some(cluster) = app.hub.cluster() {
        let mut texts = vec![text];
        texts.extend(cluster.metrics().await);
        text = Metrics::together(&texts);
    }
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], text).into_response()
}

/// What is in the box: every tile, card and board, for clients to draw.
#[utoipa::path(get, path = "/api/content", tag = "server", responses((status = 200, body = Object), (status = 500, body = RefusedBody)))]
pub(super) async fn content(State(app): State<Arc<App>>) -> Json<Catalogue> {
    Json(catalogue::of(&app.shared().content))
}
