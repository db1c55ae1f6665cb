//! Builds the web client before it is embedded, if it is not up to date, and says when all this has to be done again.
//!
//! The page is made by Node in `web/`. A stamp in `web/dist` tells from which files it was made, so that several profiles,
//! target folders and cargo processes share one build, and a lock keeps them from building at the same time.

use std::fs::{self, File, FileTimes};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, SystemTime};

/// The oldest versions of Node that the tools of the page run on, by major version.
const OLDEST_NODE: [(u32, u32); 2] = [(20, 19), (22, 12)];
/// How to do without.
const SKIP: &str = "Or build without it: with TRUCKER_WEB=skip in the environment web/dist is taken as it is, and if it \
                    is not there, a plain page says so.";

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=migrations");
    println!("cargo::rerun-if-env-changed=TRUCKER_WEB");
    let web = Web::new();
    web.say_when_to_run_again();
    match std::env::var("TRUCKER_WEB").as_deref() {
        Ok("skip") => return ExitCode::SUCCESS,
        Err(_) | Ok("" | "build") => {}
        Ok(other) => return complain(&format!("TRUCKER_WEB is '{other}': it can be 'build' or 'skip'")),
    }
    match web.bring_up_to_date() {
        Ok(()) => ExitCode::SUCCESS,
        Err(wrong) => complain(&wrong),
    }
}

/// Says what is wrong, line by line, as cargo shows it.
fn complain(wrong: &str) -> ExitCode {
    for line in wrong.lines() {
        println!("cargo::error={line}");
    }
    ExitCode::FAILURE
}

/// The sources of the page and what is made of them.
struct Web {
    root: PathBuf,
    web: PathBuf,
}

impl Web {
    fn new() -> Web {
        let root = PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../..");
        Web { web: root.join("web"), root }
    }

    fn stamp(&self) -> PathBuf {
        self.web.join("dist/.stamp")
    }

    fn lock_file(&self) -> PathBuf {
        self.web.join("package-lock.json")
    }

    /// Files and folders that the page is made of.
    fn sources(&self) -> Vec<PathBuf> {
        let mut sources = vec![self.root.join("locales")];
        let made_of = |path: &Path| {
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
            matches!(name, "src" | "public" | "index.html")
                || (path.is_file() && matches!(ending, "ts" | "js" | "json"))
        };
        let entries = fs::read_dir(&self.web).into_iter().flatten().flatten();
        sources.extend(entries.map(|entry| entry.path()).filter(|path| made_of(path)));
        sources.sort();
        sources
    }

    /// A number that changes when any of these files, or files in these folders, does: FNV-1a over names and contents.
    fn fingerprint(&self, paths: &[PathBuf]) -> io::Result<String> {
        let mut files = Vec::new();
        for path in paths {
            list(path, &mut files)?;
        }
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        for file in files {
            let contents = fs::read(&file)?;
            let name = file.strip_prefix(&self.root).unwrap_or(&file).as_os_str().as_encoded_bytes();
            for byte in name.iter().chain([&0]).chain(&contents.len().to_le_bytes()).chain(&contents) {
                hash = (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
            }
        }
        Ok(format!("{hash:016x}"))
    }

    fn say_when_to_run_again(&self) {
        for path in self.sources().iter().chain([&self.stamp()]) {
            println!("cargo::rerun-if-changed={}", path.display());
        }
    }

    fn bring_up_to_date(&self) -> Result<(), String> {
        let failed = |wrong: io::Error| format!("the page in web/ cannot be built: {wrong}");
        let lock = File::create(self.web.join("dist.lock")).map_err(failed)?;
        lock.lock().map_err(failed)?;
        let made_of = self.fingerprint(&self.sources()).map_err(failed)?;
        if fs::read_to_string(self.stamp()).is_ok_and(|stamp| stamp == made_of) {
            return Ok(());
        }
        check_node()?;
        self.install()?;
        // Beside the old one until it is whole, so that a build that fails or is ended leaves nothing half done.
        let new = self.web.join("dist.new");
        self.npm("npm run build", &["run", "--silent", "build", "--", "--outDir", "dist.new", "--emptyOutDir"])?;
        let stamp = new.join(".stamp");
        fs::write(&stamp, &made_of).map_err(failed)?;
        age(&stamp).map_err(failed)?;
        let dist = self.web.join("dist");
        match fs::remove_dir_all(&dist) {
            Err(wrong) if wrong.kind() != io::ErrorKind::NotFound => return Err(failed(wrong)),
            _ => {}
        }
        fs::rename(&new, &dist).map_err(failed)
    }

    /// Installs the packages that the lock file names, unless they are there.
    fn install(&self) -> Result<(), String> {
        let wanted = self.fingerprint(&[self.lock_file()]);
        let wanted = wanted.map_err(|wrong| format!("web/package-lock.json: {wrong}"))?;
        let mark = self.web.join("node_modules/.trucker-installed");
        let installed_before = fs::read_to_string(&mark).is_ok_and(|mark| mark == wanted);
        // Somebody who works on the page installs packages by hand: then npm's own list is as new as the lock file.
        let changed = |path: &Path| path.metadata().and_then(|found| found.modified()).ok();
        let by_hand = changed(&self.web.join("node_modules/.package-lock.json"))
            .zip(changed(&self.lock_file()))
            .is_some_and(|(installed, locked)| installed + Duration::from_secs(10) >= locked);
        if installed_before || by_hand {
            return Ok(());
        }
        let quietly = ["ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
        self.npm("npm ci", &quietly)?;
        // If this cannot be noted, they are installed again the next time.
        let _ = fs::write(&mark, &wanted);
        Ok(())
    }

    /// Runs npm in `web/`; what it says is shown only if it fails.
    fn npm(&self, what: &str, arguments: &[&str]) -> Result<(), String> {
        let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
        let done = Command::new(npm)
            .args(arguments)
            .current_dir(&self.web)
            .env("NODE_ENV", "production")
            // Cargo's own variable means something else to Node's tools.
            .env_remove("DEBUG")
            .stdin(Stdio::null())
            .output()
            .map_err(|wrong| format!("npm cannot be run ({wrong}): it comes with Node.\n{SKIP}"))?;
        if done.status.success() {
            return Ok(());
        }
        let said = [done.stdout, done.stderr].concat();
        Err(format!("{what} in web/ failed:\n{}\n{SKIP}", String::from_utf8_lossy(&said).trim_end()))
    }
}

/// Is there a Node, and is it new enough?
fn check_node() -> Result<(), String> {
    let needed = "Install Node 20.19, 22.12 or newer (https://nodejs.org): the web client is built with it.";
    let asked = Command::new("node").arg("--version").stdin(Stdio::null()).output();
    let Ok(answer) = asked else {
        return Err(format!("Node is not installed, or 'node' is not in the PATH. {needed}\n{SKIP}"));
    };
    let version = String::from_utf8_lossy(&answer.stdout).trim().to_owned();
    let mut numbers = version.trim_start_matches('v').split('.').map_while(|number| number.parse::<u32>().ok());
    let (major, minor) = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
    // Versions between two that were kept up for long lack what the later ones of the older have.
    let oldest = OLDEST_NODE.iter().rev().find(|(of, _)| *of <= major);
    if oldest.is_some_and(|(of, least)| major > 22 || (major == *of && minor >= *least)) {
        return Ok(());
    }
    Err(format!("Node {version} is too old. {needed}\n{SKIP}"))
}

/// Every file here or below, in an order that does not depend on the machine.
fn list(path: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let mut entries = fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    entries.sort();
    entries.iter().try_for_each(|entry| list(entry, files))
}

/// Makes a file look old: cargo runs this program again when a file that it names is newer than the last run.
fn age(path: &Path) -> io::Result<()> {
    let long_ago = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000_000);
    File::options().write(true).open(path)?.set_times(FileTimes::new().set_modified(long_ago))
}
