//! `trucker serve` and plain `trucker`: starting, stopping, settings, trouble told in a line, and nothing secret logged.
#![cfg(unix)]

use crate::serving::{Client, Server, output, serve, trucker};
use serde_json::{Value, json};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;
use trucker_engine::building::Build;
use trucker_engine::chance::Seed;
use trucker_engine::game::Action;
use trucker_server::http::SeatGiven;
use trucker_server::protocol::{ChatLine, Refused, RoomChange, Since, ToClient, ToServer};
use trucker_server::store::Store;

/// A folder of its own, and a path in it where no database is yet.
fn place() -> (TempDir, PathBuf) {
    let folder = TempDir::new().expect("a folder");
    let db = folder.path().join("games").join("trucker.db");
    (folder, db)
}

/// Runs what needs a client.
fn talk<T>(talk: impl Future<Output = T>) -> T {
    tokio::runtime::Runtime::new().expect("a runtime").block_on(talk)
}

/// Comes to a seat and waits for the whole game.
async fn enter(server: &Server, seat: &SeatGiven) -> (Client, Since) {
    let mut client = Client::hello(server.address, seat, None).await.expect("a connection");
    let seen = client.until(|message| match message {
        ToClient::View { game, version, .. } => Some(Since { game, version }),
        _ => None,
    });
    let since = seen.await;
    (client, since)
}

/// Waits for the answer to a message, and gives the version it led to.
async fn acknowledged(client: &mut Client, wanted: u32) -> Option<u32> {
    let answer = client.until(|message| match message {
        ToClient::Ack { id, version } if id == wanted => Some(version),
        ToClient::Refused { refusal, .. } => panic!("refused: {refusal}"),
        _ => None,
    });
    answer.await
}

/// It does not start: this status, and one line that says why.
fn assert_complains(command: Command, status: i32, hints: &[&str]) {
    let shown = format!("{command:?}");
    let run = output(command);
    let said = String::from_utf8_lossy(&run.stderr);
    assert_eq!(run.status.code(), Some(status), "{shown}: {said}");
    assert!(run.stdout.is_empty(), "{shown}: {run:?}");
    if status == 1 {
        assert_eq!((said.lines().count(), said.starts_with("trucker: ")), (1, true), "{shown}: {said}");
    }
    for hint in hints {
        assert!(said.contains(hint), "{shown} does not say {hint}: {said}");
    }
}

/// Plays a little, is stopped while somebody is connected, and goes on at the next start at the same port.
fn assert_stops_and_goes_on(command: impl Fn() -> Command) {
    let server = Server::start(command());
    assert!(server.said().contains(&format!("http://localhost:{}/", server.address.port())), "{}", server.said());
    assert!(!server.said().contains("unfinished"), "{}", server.said());
    server.assert_healthy();
    let (status, page) = server.get("/");
    assert!(status == 200 && page.as_str().is_some_and(|page| page.contains("<html")), "{status}: {page}");

    let seat = server.seat("/api/quick", &json!({ "name": "Ann" }));
    let since = talk(async {
        let (mut client, mut since) = enter(&server, &seat).await;
        assert!(client.send(&ToServer::Act { id: 1, asked: None, action: Action::Build(Build::Go) }).await);
        since.version = acknowledged(&mut client, 1).await.expect("a version");
        assert!(client.send(&ToServer::Chat { id: 2, text: "Back in a minute".into() }).await);
        acknowledged(&mut client, 2).await;
        server.ask_to_stop();
        let bye = client.until(|message| match message {
            ToClient::Bye { refusal } => Some(refusal),
            ToClient::Update { version, .. } => {
                since.version = version;
                None
            }
            _ => None,
        });
        assert_eq!(bye.await, Refused::Stopping);
        since
    });
    let errors = server.logged();
    let status = server.wait();
    assert_eq!(status.code(), Some(0), "{errors}");

    let server = Server::start(command());
    assert!(server.said().contains("1 unfinished game goes on."), "{}", server.said());
    talk(async {
        let mut client = Client::hello(server.address, &seat, Some(since.clone())).await.expect("a connection");
        let chat = client.until(|message| match message {
            ToClient::Welcome { you, room, chat, .. } => {
                assert_eq!((you, room.game.as_ref()), (Some(seat.seat), Some(&since.game)));
                Some(chat)
            }
            _ => None,
        });
        let said: Vec<String> = chat.await.into_iter().map(|line: ChatLine| line.text).collect();
        assert_eq!(said, ["Back in a minute"]);
        let version = client.until(|message| match message {
            ToClient::Update { from, version, .. } => {
                assert_eq!(from, since.version);
                Some(version)
            }
            ToClient::View { version, .. } => Some(version),
            _ => None,
        });
        assert!(version.await >= since.version);
    });
    server.stop();
}

#[test]
fn it_stops_when_told_to_and_goes_on_with_the_games_at_the_next_start() {
    let (_folder, db) = place();
    assert_stops_and_goes_on(|| serve(&db));
    assert!(!db.with_file_name("trucker.db-wal").exists(), "one tidy file is left behind");
}

#[test]
fn plain_trucker_serves_too() {
    let (_folder, db) = place();
    assert_stops_and_goes_on(|| {
        let mut command = trucker(&["--port", "0", "--no-open", "--db"]);
        command.arg(&db);
        command
    });
}

#[test]
fn everything_can_be_set_in_the_environment() {
    let (_folder, db) = place();
    let by_environment = |extra: &[(&str, &str)]| {
        let mut command = trucker(&["serve"]);
        command.env("TRUCKER_DB", &db).env("TRUCKER_PORT", "0").env("TRUCKER_NO_OPEN", "1");
        command.envs(extra.iter().copied());
        command
    };
    let limited = [
        ("TRUCKER_LOG_JSON", "true"),
        ("TRUCKER_LOG", "trucker_server=info"),
        ("TRUCKER_ROOMS_PER_MINUTE", "1"),
        ("TRUCKER_TRUST_PROXY", "yes"),
        ("TRUCKER_ORIGINS", "https://one.example,https://two.example"),
        ("TRUCKER_LISTEN", "127.0.0.1"),
        ("TRUCKER_KEEP_LOBBIES", "7"),
        ("TRUCKER_LAN", "0"),
    ];
    let server = Server::start(by_environment(&limited));
    assert!(db.exists());
    server.seat("/api/quick", &json!({}));
    let (status, refused) = server.post("/api/quick", &json!({}));
    assert_eq!((status, &refused["refusal"]["code"]), (429, &"too_many".into()), "{refused}");
    server.stop();

    // What is said on the command line counts more.
    let elsewhere = db.with_file_name("elsewhere.db");
    let mut command = by_environment(&[]);
    command.arg("--db").arg(&elsewhere);
    Server::start(command).stop();
    assert!(elsewhere.exists());

    for (name, nonsense) in [
        ("TRUCKER_PORT", "harbour"),
        ("TRUCKER_PORT", "65536"),
        ("TRUCKER_ROOMS", "0"),
        ("TRUCKER_CONNECTIONS", "-1"),
        ("TRUCKER_LISTEN", "everywhere"),
        ("TRUCKER_LOG", "trucker_server=loud"),
    ] {
        assert_complains(by_environment(&[(name, nonsense)]), 2, &[]);
    }
}

#[test]
fn the_whole_network_is_told_an_address_and_shown_a_code() {
    let (_folder, db) = place();
    let mut command = serve(&db);
    command.arg("--lan");
    let server = Server::start(command);
    let said = server.said();
    server.assert_healthy();
    server.stop();
    // A machine without a network has no other address to tell.
    if let Some(line) = said.lines().find(|line| line.starts_with("On your network: ")) {
        assert!(line.contains("http://") && !line.contains("0.0.0.0"), "{said}");
        assert!(said.lines().filter(|line| line.contains(['█', '▀', '▄'])).count() > 10, "a QR code: {said}");
    }
    assert_complains(
        {
            let mut command = serve(&db);
            command.args(["--lan", "--listen", "127.0.0.1"]);
            command
        },
        2,
        &["--lan", "--listen"],
    );
}

#[test]
fn several_servers_need_a_database_that_they_can_share() {
    // Each alone, with a file of its own, they would find each other on the bus and know nothing of the other's rooms.
    let (_folder, db) = place();
    let mut command = serve(&db);
    command.args(["--bus", "nats://127.0.0.1:1"]);
    assert_complains(command, 2, &["--bus", "--db"]);
    assert!(!db.exists(), "nothing is touched");
    assert_complains(trucker(&["serve", "--no-open", "--bus", "nats://127.0.0.1:1"]), 2, &["--database"]);
}

#[test]
fn if_the_usual_port_is_taken_another_one_is() {
    // If somebody else has it, that is as good.
    let taken = TcpListener::bind(("127.0.0.1", 7777));
    let (_folder, db) = place();
    let mut command = trucker(&["serve", "--no-open", "--db"]);
    command.arg(&db);
    let server = Server::start(command);
    server.assert_healthy();
    if taken.is_ok() {
        assert_ne!(server.address.port(), 7777);
    }
    server.stop();
}

#[test]
fn a_port_that_was_asked_for_and_is_taken_is_told() {
    let taken = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
    let port = taken.local_addr().expect("an address").port().to_string();
    let (_folder, db) = place();
    let mut command = trucker(&["serve", "--no-open", "--port", &port, "--db"]);
    command.arg(&db);
    assert_complains(command, 1, &["cannot listen on", &port]);
    // Nothing is left locked behind.
    Server::start(serve(&db)).stop();
}

#[test]
fn a_database_has_one_server_and_a_second_one_does_no_harm() {
    let (_folder, db) = place();
    let server = Server::start(serve(&db));
    let seat = server.seat("/api/quick", &json!({}));
    assert_complains(serve(&db), 1, &[&db.display().to_string(), "another server is using this database"]);
    server.assert_healthy();
    talk(async {
        let (mut client, _) = enter(&server, &seat).await;
        assert!(client.send(&ToServer::Act { id: 1, asked: None, action: Action::Build(Build::Go) }).await);
        assert!(acknowledged(&mut client, 1).await.is_some());
    });
    server.stop();
}

#[test]
fn a_place_that_cannot_hold_a_database_is_told_and_left_alone() {
    let folder = TempDir::new().expect("a folder");
    let diary = folder.path().join("diary.txt");
    let text = "Dear diary, today we lost both engines.\n".repeat(200);
    std::fs::write(&diary, &text).expect("a file");
    assert_complains(serve(&diary), 1, &[&diary.display().to_string(), "no database of this server"]);
    // A folder cannot be made where a file is.
    assert_complains(serve(&diary.join("trucker.db")), 1, &[&diary.display().to_string()]);
    assert_eq!(std::fs::read_to_string(&diary).expect("a file"), text);

    let inner = folder.path().join("inner");
    std::fs::create_dir(&inner).expect("a folder");
    assert_complains(serve(&inner), 1, &[&inner.display().to_string(), "directory"]);
    assert_eq!(std::fs::read_dir(&inner).expect("a folder").count(), 0);

    if cfg!(target_os = "linux") {
        assert_complains(serve(Path::new("/proc/trucker/trucker.db")), 1, &["/proc/trucker/trucker.db"]);
    }
    use std::os::unix::fs::PermissionsExt;
    std::fs::set_permissions(&inner, std::fs::Permissions::from_mode(0o555)).expect("permissions");
    // An administrator may write anyway.
    if std::fs::write(inner.join("try"), "").is_err() {
        assert_complains(serve(&inner.join("trucker.db")), 1, &["cannot be written"]);
    }
}

#[test]
fn a_filter_that_makes_no_sense_is_refused() {
    let (_folder, db) = place();
    for filter in ["trucker_server=loud", "a=b=c", "[", "info,trucker_server=9"] {
        let mut command = serve(&db);
        command.args(["--log", filter]);
        assert_complains(command, 2, &["--log"]);
    }
    assert!(!db.exists(), "nothing was begun");
}

#[test]
fn a_rehearsal_is_for_this_machine_and_says_what_it_is() {
    let (_folder, db) = place();
    let settings =
        [&["--test-seed", "7"][..], &["--test-bots"], &["--test-clock", "10"], &["--test-scenario", "planets.txt"]];
    for setting in settings {
        for open in [&["--lan"][..], &["--listen", "0.0.0.0"], &["--trust-proxy"]] {
            let mut command = serve(&db);
            command.args(setting).args(open);
            assert_complains(command, 2, &["--test-seed", "this machine only"]);
        }
    }
    let mut command = serve(&db);
    command.args(["--test-scenario", "no/such/file.txt#One"]);
    assert_complains(command, 2, &["--test-scenario", "no/such/file.txt", "cannot be read"]);
    assert!(!db.exists(), "nothing was begun");
    let mut command = serve(&db);
    command.args(["--test-seed", "7", "--test-bots", "--test-clock", "10", "--listen", "127.0.0.1"]);
    let server = Server::start(command);
    let seat = server.seat("/api/quick", &json!({ "name": "Ann" }));
    let promised = talk(async {
        let mut client = Client::hello(server.address, &seat, None).await.expect("a connection");
        client.until(|message| if let ToClient::Room { room } = message { room.commitment } else { None }).await
    });
    assert_eq!(promised, Seed::from_number(7).commitment().to_string(), "it is the seed that was asked for");
    let help = output(trucker(&["serve", "--help"]));
    assert!(!String::from_utf8_lossy(&help.stdout).contains("--test-"), "it is nobody's business");
}

#[test]
fn the_help_names_every_setting() {
    for args in [&["serve", "--help"][..], &["--help"]] {
        let help = output(trucker(args));
        assert!(help.status.success());
        let text = String::from_utf8(help.stdout).expect("text");
        let settings = [
            "db",
            "port",
            "lan",
            "listen",
            "no-open",
            "trust-proxy",
            "log",
            "log-json",
            "connections-per-address",
            "connections",
            "rooms",
            "rooms-per-minute",
            "sleep-after",
            "keep-lobbies",
            "keep-idle",
            "keep-replays",
        ];
        for setting in settings {
            let variable = format!("TRUCKER_{}", setting.to_uppercase().replace('-', "_"));
            assert!(text.contains(&format!("--{setting}")) && text.contains(&variable), "{args:?}, {setting}: {text}");
        }
        assert!(text.contains("--origin") && text.contains("TRUCKER_ORIGINS"), "{text}");
    }
}

#[test]
fn logs_are_json_if_wanted_and_tell_no_secrets_however_much_is_logged() {
    let (_folder, db) = place();
    let mut command = serve(&db);
    command.args(["--log", "trace", "--log-json"]);
    let server = Server::start(command);
    let ann = server.seat("/api/quick", &json!({ "name": "Ann" }));
    let options = json!({
        "mode": { "type": "learning" }, "seats": 2, "pace": { "type": "real_time", "run": 90000 }, "aid": "assisted",
        "open_credits": false, "decision_limit": null, "public": true
    });
    let bob = server.seat("/api/rooms", &json!({ "options": options, "name": "Bob" }));
    let cid = server.seat(&format!("/api/rooms/{}/join", bob.room), &json!({ "name": "Cid" }));
    let game = talk(async {
        let (mut client, since) = enter(&server, &ann).await;
        assert!(client.send(&ToServer::Act { id: 1, asked: None, action: Action::Build(Build::Go) }).await);
        acknowledged(&mut client, 1).await;
        assert!(client.send(&ToServer::Chat { id: 2, text: "between ourselves".into() }).await);
        acknowledged(&mut client, 2).await;
        // Mistakes must not be logged with what was sent either.
        let stranger = SeatGiven { room: ann.room.clone(), ..bob.clone() };
        let mut other = Client::hello(server.address, &stranger, None).await.expect("a connection");
        let bye = other.until(|message| if let ToClient::Bye { refusal } = message { Some(refusal) } else { None });
        assert_eq!(bye.await, Refused::WrongToken);
        let mut host = Client::hello(server.address, &bob, None).await.expect("a connection");
        assert!(host.send(&ToServer::Room { id: 7, change: RoomChange::Start {} }).await);
        let refused = host.until(|message| match message {
            ToClient::Refused { refusal, .. } => Some(refusal),
            _ => None,
        });
        assert_eq!(refused.await, Refused::NotReady);
        since.game
    });
    let (said, logged) = {
        server.ask_to_stop();
        let logs = server.reader();
        assert!(server.wait().success());
        logs()
    };
    assert!(!said.contains("{\""), "logs are not for the standard output: {said}");
    let lines: Vec<&str> = logged.lines().collect();
    assert!(lines.len() >= 3, "{logged}");
    for line in &lines {
        assert!(serde_json::from_str::<Value>(line).is_ok_and(|line| line["level"].is_string()), "{line}");
    }
    let seed = talk(async {
        let store = Store::open(&db).await.expect("the database");
        let seed = store.game(&game).await.expect("the database").expect("the game").game.seed;
        store.close().await;
        seed
    });
    assert_eq!(seed.len(), 64);
    let secrets = [&ann.token, &bob.token, &cid.token, &seed, &"between ourselves".to_owned()];
    for secret in secrets {
        for line in said.lines().chain(lines.iter().copied()) {
            assert!(!line.contains(secret.as_str()), "{secret} is told: {line}");
        }
    }
}
