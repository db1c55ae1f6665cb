//! Sudden ends: what was acknowledged is there afterwards.

use super::{check_integrity, game, place, row, rows};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use trucker_server::store::{Store, Write};

/// A power cut: the files as they are in some moment hold everything that was acknowledged before it.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_is_in_the_files() {
    let (_folder, path) = place();
    let store = Store::open(&path).await.unwrap();
    store.write(vec![Write::Game(game("g", "ROOM"))]).await.unwrap();
    let acknowledged = Arc::new(AtomicUsize::new(0));
    let count = acknowledged.clone();
    let writer = tokio::spawn(async move {
        for number in 1.. {
            store.write(vec![row("g", number)]).await.unwrap();
            count.fetch_add(1, Ordering::SeqCst);
        }
    });
    while acknowledged.load(Ordering::SeqCst) < 20 {
        tokio::task::yield_now().await;
    }
    let known = acknowledged.load(Ordering::SeqCst);
    let crashed = path.with_file_name("crashed.db");
    std::fs::copy(&path, &crashed).unwrap();
    std::fs::copy(path.with_file_name("trucker.db-wal"), path.with_file_name("crashed.db-wal")).unwrap();
    writer.abort();
    let store = Store::open(&crashed).await.unwrap();
    assert!(rows(&store, "g").await >= known);
}

/// A runtime that ends at once takes the writer with it wherever it is.
#[test]
fn a_store_without_a_close_is_opened_again() {
    let (_folder, path) = place();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = Store::open(&path).await.unwrap();
        store.write(vec![Write::Game(game("g", "ROOM")), row("g", 1)]).await.unwrap();
        tokio::spawn(async move { store.write(vec![row("g", 2)]).await });
    });
    runtime.shutdown_background();
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let store = Store::open(&path).await.unwrap();
        assert!(rows(&store, "g").await >= 1);
        store.healthy().await.unwrap();
    });
}

/// Where the process below keeps its database.
const VICTIM: &str = "TRUCKER_TEST_VICTIM";

/// A process that is killed in the middle of its work has stored what it said it has, and holds no lock.
#[test]
fn what_was_acknowledged_survives_a_kill() {
    use std::io::BufRead;
    let (_folder, path) = place();
    let mut victim = std::process::Command::new(std::env::current_exe().unwrap())
        .args(["sudden::a_process_to_be_killed", "--exact", "--ignored", "--nocapture"])
        .env(VICTIM, &path)
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let lines = std::io::BufReader::new(victim.stdout.take().unwrap()).lines().map_while(Result::ok);
    let said = lines.filter_map(|line| line.strip_prefix("stored ")?.parse::<usize>().ok());
    let known = said.take(40).last().unwrap();
    victim.kill().unwrap();
    victim.wait().unwrap();
    assert_eq!(known, 40);
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let store = Store::open(&path).await.unwrap();
        assert!(rows(&store, "g").await >= known);
        store.close().await;
        check_integrity(&path).await;
    });
}

#[tokio::test]
#[ignore = "a part of another test"]
async fn a_process_to_be_killed() {
    let Some(path) = std::env::var_os(VICTIM) else { return };
    let store = Store::open(Path::new(&path)).await.unwrap();
    store.write(vec![Write::Game(game("g", "ROOM"))]).await.unwrap();
    // The end of the line before belongs to the test's name.
    println!();
    for number in 1..100_000 {
        store.write(vec![row("g", number)]).await.unwrap();
        println!("stored {number}");
    }
}
