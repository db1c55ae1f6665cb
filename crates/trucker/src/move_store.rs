//! `trucker move-store`: all rooms and games into another database, compared after the copy.

use crate::{BAD_INPUT, FAILED, SUCCESS};
use trucker_server::store::{CannotCopy, Copied, Place, Settings, Store, copy};

const EXAMPLES: &str = "\
Examples:
  trucker move-store --from games.db --to postgres://trucker@localhost/trucker
  trucker move-store --from postgres://trucker@localhost/trucker --to games.db

No server may use either of them meanwhile. The original stays; its tables are brought up to date, nothing else.
Exit status: 0 everything is there and was compared, 1 the copy failed and is not to be used, 2 this cannot be tried.";

/// Arguments of `trucker move-store`.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Where everything is: a file, or an address of PostgreSQL.
    #[arg(long, value_name = "PLACE")]
    pub from: String,
    /// Where everything is to go: a file that is not there yet, or the address of an empty database.
    #[arg(long, value_name = "PLACE")]
    pub to: String,
}

/// Copies and compares.
pub fn run(args: &Args) -> u8 {
    let (from, to) = (Place::from(args.from.as_str()), Place::from(args.to.as_str()));
    if let Place::File(path) = &from
        && !path.is_file()
    {
        return complain(&format!("{}: there is no such file", path.display()), BAD_INPUT);
    }
    if from == to {
        return complain("--from and --to are the same", BAD_INPUT);
    }
    let runtime = match tokio::runtime::Runtime::new() {
        Ok(runtime) => runtime,
        Err(error) => return complain(&format!("no threads: {error}"), FAILED),
    };
    match runtime.block_on(moved(&from, &to)) {
        Ok(Copied { rooms, lines, games, steps }) => {
            println!(
                "{rooms} rooms, {lines} lines of chat, {games} games and {steps} steps are in {to}, and were compared."
            );
            SUCCESS
        }
        Err(Wrong { text, status }) => complain(&text, status),
    }
}

/// What went wrong, and whether it could be tried at all.
struct Wrong {
    text: String,
    status: u8,
}

async fn moved(from: &Place, to: &Place) -> Result<Copied, Wrong> {
    let open = async |place: &Place| {
        let opened = Store::open_with(place, Settings::default()).await;
        opened.map_err(|error| Wrong { text: format!("{place}: {error}"), status: BAD_INPUT })
    };
    let (source, target) = (open(from).await?, open(to).await?);
    let copied = copy(&source, &target).await.map_err(|error| {
        let status = if matches!(error, CannotCopy::NotEmpty) { BAD_INPUT } else { FAILED };
        Wrong { text: format!("{to}: {error}"), status }
    });
    source.close().await;
    target.close().await;
    copied
}

fn complain(text: &str, status: u8) -> u8 {
    eprintln!("trucker: {text}");
    status
}
