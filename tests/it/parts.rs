//! Runs that machines share: parts that are joined say byte for byte what one run says, and what was broken off goes on.

use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use crate::program::{said, scouter};

const RED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/decks/red-champa.txt");
const RUSH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/decks/alien-rush.txt");
const ZAMASU: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/decks/fused-zamasu.txt");
const CARD: &str = "-4 BT1-014 +4 BT1-005";

/// Every kind of run, with the forms in which it is told. FIELD stands for a file of shares.
const RUNS: [(&[&str], &[&str]); 11] = [
    (&["arena", "greedy", "random", RED, RUSH, "--games", "22"], &["human", "json"]),
    (&["match", RED, RUSH, ZAMASU, "--best-of", "3", "--games", "8"], &["human", "json", "csv", "markdown"]),
    (&["goldfish", RED, "--games", "30", "--turns", "4"], &["human", "json", "csv", "markdown"]),
    (&["goldfish", RED, "--games", "20", "--turns", "3", "--swap", CARD], &["human", "json", "csv", "markdown"]),
    (&["match", RED, RUSH, "--games", "21"], &["human", "json"]),
    (&["match", RED, RUSH, ZAMASU, "--games", "11"], &["human", "json", "csv", "markdown"]),
    (&["match", RED, RUSH, "--games", "14", "--impact"], &["human", "json", "csv"]),
    (&["match", RED, RUSH, "--games", "14", "--swap", CARD], &["human", "json"]),
    (&["match", RED, "--field", "FIELD", "--games", "13"], &["human", "json", "csv", "markdown"]),
    (&["match", RED, "--field", "FIELD", "--games", "10", "--impact"], &["human", "json", "csv"]),
    (&["match", RED, "--field", "FIELD", "--games", "10", "--swap", CARD], &["human", "json", "csv", "markdown"]),
];

/// What a command says, which has nothing to complain of.
fn told(home: &Path, args: &[&str]) -> String {
    let (out, err, code) = said(&scouter(home).args(args).output().expect("runs"));
    assert_eq!((err.as_str(), code), ("", 0), "{args:?}");
    out
}

/// A field of two lists.
fn field(home: &Path) -> String {
    let path = home.join("a.field");
    fs::write(&path, format!("7.3 {RUSH}\n0.1 {ZAMASU}\n")).expect("a file");
    path.to_string_lossy().into_owned()
}

/// A run with what all of them have. Who plays makes no difference to how parts are joined: chance is quickest.
fn run<'a>(args: &[&'a str], field: &'a str) -> Vec<&'a str> {
    let given = args.iter().map(|word| if *word == "FIELD" { field } else { word });
    let player: &[&str] = if args[0] == "arena" { &[] } else { &["--player", "random"] };
    given.chain(["--seed", "7", "--no-time", "--jobs", "2"]).chain(player.iter().copied()).collect()
}

#[test]
fn parts_that_are_joined_say_what_one_run_says() {
    let home = tempfile::tempdir().expect("a folder");
    let field = field(home.path());
    for (args, forms) in RUNS {
        let args = run(args, &field);
        let part = |part: u8| {
            let (path, shard) = (home.path().join(format!("{part}.json")), format!("{part}/3"));
            let json = told(home.path(), &[&args[..], &["--shard", &shard, "--format", "json"]].concat());
            assert!(json.contains("\"partial\":true"), "{json}");
            fs::write(&path, json).expect("a file");
            path.to_string_lossy().into_owned()
        };
        // In any order.
        let parts = [2, 3, 1].map(part);
        let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
        for form in forms {
            let joined = told(home.path(), &[&["merge", "--format", form][..], &parts].concat());
            assert_eq!(joined, told(home.path(), &[&args[..], &["--format", form]].concat()), "{args:?} {form}");
        }
        // Two parts are a part again, to which the third comes.
        let two = home.path().join("two.json");
        let some = scouter(home.path()).args(["merge", "--format", "json"]).args(&parts[..2]).output().expect("runs");
        let (out, err, code) = said(&some);
        assert!(code == 2 && err.contains("part 1 of 3 is missing"), "{err}");
        fs::write(&two, out).expect("a file");
        let all = told(home.path(), &["merge", &two.to_string_lossy(), parts[2], "--format", "json"]);
        assert_eq!(all, told(home.path(), &[&args[..], &["--format", "json"]].concat()), "{args:?}");
        // No part is counted twice.
        let twice = scouter(home.path()).args(["merge", parts[0], parts[0]]).output().expect("runs");
        assert!(said(&twice).1.contains("part 2 of the run is there already"), "{twice:?}");
    }
}

#[test]
fn parts_of_two_runs_are_not_joined() {
    let home = tempfile::tempdir().expect("a folder");
    let field = field(home.path());
    let part = |name: &str, args: &[&str], shard: &str| {
        let path = home.path().join(name);
        let json = told(home.path(), &[args, &["--no-time", "--format", "json", "--shard", shard]].concat());
        fs::write(&path, json).expect("a file");
        path.to_string_lossy().into_owned()
    };
    let first = part("1", &["match", RED, RUSH, "--games", "4", "--seed", "7"], "1/2");
    for (args, shard, why) in [
        (&["match", RED, RUSH, "--games", "4", "--seed", "8"][..], "2/2", "it differs in the seed"),
        (&["match", RED, RUSH, "--games", "6", "--seed", "7"], "2/2", "it differs in the games"),
        (&["match", RED, ZAMASU, "--games", "4", "--seed", "7"], "2/2", "it differs in the lists"),
        (&["match", RED, RUSH, "--games", "4", "--seed", "7", "--impact"], "2/2", "what is counted of its cards"),
        (&["match", RED, RUSH, "--games", "4", "--seed", "7"], "2/3", "it differs in the number of parts"),
        (&["match", RED, "--field", &field, "--games", "4", "--seed", "7"], "2/2", "a list against a field"),
        (&["goldfish", RED, "--games", "4", "--seed", "7"], "2/2", "this is a part of a run of games alone"),
    ] {
        let other = part("2", args, shard);
        let (out, err, code) = said(&scouter(home.path()).args(["merge", &first, &other]).output().expect("runs"));
        assert!(out.is_empty() && code == 2 && err.contains(why), "{args:?}: {err}");
    }
    // What somebody has changed is no result.
    let text = fs::read_to_string(&first).expect("a file");
    fs::write(&first, text.replace("\"a_wins\":", "\"a_wins\":1")).expect("a file");
    let (_, err, code) = said(&scouter(home.path()).args(["merge", &first]).output().expect("runs"));
    assert!(code == 2 && err.contains("the counts do not add up"), "{err}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_run_that_was_ended_goes_on_where_it_was() {
    let home = tempfile::tempdir().expect("a folder");
    let field = field(home.path());
    let runs: [&[&str]; 3] = [
        &["goldfish", RED, "--games", "1000", "--turns", "3"],
        &["match", RED, RUSH, "--games", "500"],
        &["match", RED, "--field", &field, "--games", "300"],
    ];
    for (at, args) in runs.into_iter().enumerate() {
        let kept = home.path().join(format!("{at}.part"));
        let kept = kept.to_string_lossy().into_owned();
        let args = run(args, &field);
        let going = [&args[..], &["--format", "json", "--resume", &kept]].concat();
        let mut begun = scouter(home.path());
        let begun = begun.args(&going).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("runs");
        // It is ready for a signal before it keeps anything.
        while fs::metadata(&kept).map_or(0, |of| of.len()) == 0 {
            std::thread::sleep(Duration::from_millis(5));
        }
        std::thread::sleep(Duration::from_millis(50));
        let ended = std::process::Command::new("kill").args(["-TERM", &begun.id().to_string()]).status().expect("kill");
        assert!(ended.success());
        let (out, err, code) = said(&begun.wait_with_output().expect("it ends"));
        assert!(code == 130 && out.contains("\"broken_off\":true"), "{args:?}: {code} {err}");
        let whole = told(home.path(), &[&args[..], &["--format", "json"]].concat());
        assert_eq!(told(home.path(), &going), whole, "{args:?}");
        // It is done: nothing is played again, and what is kept is a whole run.
        assert_eq!(told(home.path(), &going), whole, "{args:?}");
        assert_eq!(told(home.path(), &["merge", &kept, "--format", "json"]), whole, "{args:?}");
        // Without a seed it is that of the run.
        let at = going.iter().position(|word| *word == "--seed").expect("a seed");
        let without = [&going[..at], &going[at + 2..]].concat();
        assert_eq!(told(home.path(), &without), whole, "{args:?}");
        // Another run does not go on from there.
        let other = [&without[..], &["--seed", "8"]].concat();
        let (_, err, code) = said(&scouter(home.path()).args(&other).output().expect("runs"));
        assert!(code == 2 && err.contains("it differs in the seed"), "{err}");
    }
}

/// The files of `tests/jobs`, run as their schedulers run them.
#[cfg(unix)]
mod jobs {
    use std::fs;
    use std::path::{Path, PathBuf};
    use std::process::Command;

    use super::{RED, RUSH, ZAMASU, told};
    use crate::cases::skipped;
    use crate::program::{home_of, said};

    fn file(name: &str) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/jobs").join(name)
    }

    /// A folder with a deck, a field, and the program on the path, in which a shell runs something.
    fn shell(folder: &Path, arguments: &[&str], variables: &[(&str, &str)]) -> (String, String, i32) {
        let program = Path::new(env!("CARGO_BIN_EXE_scouter")).parent().expect("a folder").to_owned();
        let path = std::env::var_os("PATH").unwrap_or_default();
        let paths = std::iter::once(program).chain(std::env::split_paths(&path));
        let path = std::env::join_paths(paths).expect("paths");
        let mut shell = Command::new("sh");
        shell.args(arguments).current_dir(folder).envs(home_of(folder)).env("PATH", path);
        said(&shell.envs(variables.iter().copied()).output().expect("a shell"))
    }

    fn folder() -> tempfile::TempDir {
        let folder = tempfile::tempdir().expect("a folder");
        fs::copy(RED, folder.path().join("deck.txt")).expect("copied");
        fs::create_dir(folder.path().join("lists")).expect("a folder");
        for list in [RUSH, ZAMASU] {
            let name = Path::new(list).file_name().expect("a name");
            fs::copy(list, folder.path().join("lists").join(name)).expect("copied");
        }
        folder
    }

    /// What one run says, in the folder of the parts.
    fn whole(folder: &Path, games: &str) -> String {
        let scouter = env!("CARGO_BIN_EXE_scouter");
        let line = format!("'{scouter}' match deck.txt --field lists --games {games} --seed 7 --no-time");
        let (out, err, code) = shell(folder, &["-c", &line], &[]);
        assert_eq!((err.as_str(), code), ("", 0));
        out
    }

    #[test]
    fn gnu_parallel_shares_a_run_on_a_machine() {
        if !Command::new("parallel").arg("--version").output().is_ok_and(|output| output.status.success()) {
            skipped("GNU parallel");
            return;
        }
        let folder = folder();
        let script = file("parallel.sh");
        let variables = [("GAMES", "10"), ("PARTS", "3")];
        let (out, err, code) = shell(folder.path(), &[&script.to_string_lossy()], &variables);
        assert_eq!((err.as_str(), code), ("", 0));
        assert_eq!(out, whole(folder.path(), "10"));
    }

    #[test]
    fn an_array_of_slurm_is_a_run() {
        let folder = folder();
        let script = file("slurm.sh");
        for task in ["1", "2", "3"] {
            let array = [("SLURM_ARRAY_TASK_ID", task), ("SLURM_ARRAY_TASK_COUNT", "3"), ("SLURM_CPUS_PER_TASK", "2")];
            let (_, err, code) =
                shell(folder.path(), &[&script.to_string_lossy()], &[&array[..], &[("GAMES", "10")]].concat());
            assert_eq!((err.as_str(), code), ("", 0));
        }
        let parts = ["1", "2", "3"].map(|part| folder.path().join(format!("parts/{part}.part")));
        let parts: Vec<String> = parts.iter().map(|part| part.to_string_lossy().into_owned()).collect();
        let merge: Vec<&str> = std::iter::once("merge").chain(parts.iter().map(String::as_str)).collect();
        assert_eq!(told(folder.path(), &merge), whole(folder.path(), "10"));
    }

    #[test]
    fn an_indexed_job_of_kubernetes_is_a_run() {
        let folder = folder();
        let text = fs::read_to_string(file("kubernetes.yaml")).expect("a file");
        let job: serde_json::Value = serde_yaml::from_str(&text).expect("YAML");
        assert_eq!((&job["kind"], &job["spec"]["completionMode"]), (&"Job".into(), &"Indexed".into()));
        let container = &job["spec"]["template"]["spec"]["containers"][0];
        assert_eq!(container["command"], serde_json::json!(["sh", "-c"]));
        assert_eq!(container["env"][0]["value"], job["spec"]["completions"].to_string());
        let script = container["args"][0].as_str().expect("a script").replace("100000", "10");
        for index in ["0", "1", "2"] {
            let (_, err, code) =
                shell(folder.path(), &["-c", &script], &[("JOB_COMPLETION_INDEX", index), ("PARTS", "3")]);
            assert_eq!((err.as_str(), code), ("", 0));
        }
        let (out, err, code) = shell(folder.path(), &["-c", "scouter merge parts/*.part"], &[]);
        assert_eq!((err.as_str(), code), ("", 0));
        assert_eq!(out, whole(folder.path(), "10"));
    }
}
