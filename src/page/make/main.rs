//! Puts the page together: `make-page PROGRAM.wasm PAGE.html`. What comes out is one file that needs no other.
//!
//! The scripts of `web` are modules that name what they take from each other; here they follow one another in one script, so that
//! the page works where it cannot fetch modules: opened from a folder. The page's own policy lets this script run, and no other.

#![forbid(unsafe_code)]

use std::error::Error;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use data_encoding::BASE64;
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest as _, Sha256};
use wasm_bindgen_cli_support::Bindgen;

/// The scripts of the page, each behind those that it takes something from.
const SCRIPTS: [&str; 7] = ["dom.js", "program.js", "verdict.js", "hands.js", "odds.js", "goldfish.js", "page.js"];

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args_os().skip(1).map(PathBuf::from);
    let (Some(program), Some(page)) = (arguments.next(), arguments.next()) else {
        return Err("make-page PROGRAM.wasm PAGE.html".into());
    };
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let web = |name: &str| fs::read_to_string(here.join("../web").join(name));

    let mut bound = Bindgen::new();
    bound
        .input_path(program)
        .no_modules(true)?
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true);
    let mut bound = bound.generate_output()?;
    let thread = format!("{}\n{}", bound.js(), web("thread.js")?);
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(&bound.wasm_mut().emit_wasm())?;
    let program = BASE64.encode(&packed.finish()?);

    let mut script = String::new();
    for name in SCRIPTS {
        script.push_str(&joined(&web(name)?));
    }
    let policy = format!(
        "default-src 'none'; script-src 'sha256-{}' 'wasm-unsafe-eval' blob:; worker-src blob:; \
         style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
        BASE64.encode(&Sha256::digest(script.as_bytes()))
    );
    let sample = fs::read_to_string(here.join("../../../decks/red-champa.txt"))?;
    let parts = [
        ("{{policy}}", policy.as_str()),
        ("{{style}}", &web("page.css")?),
        ("{{sample}}", &sample),
        ("{{thread}}", &thread),
        ("{{program}}", &program),
        ("{{script}}", &script),
    ];
    // What stands in a script ends where its end tag stands, wherever that is.
    if let Some((name, _)) = parts.iter().find(|(_, text)| text.contains("</script") || text.contains("</style")) {
        return Err(format!("{name} would end too early").into());
    }
    let mut html = web("page.html")?;
    for (name, text) in parts {
        html = html.replacen(name, text, 1);
    }
    if let Some(folder) = page.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(&page, html)?;
    Ok(())
}

/// A module as a part of the one script: a function that is called at once, so that what it keeps to itself stays there, and that
/// gives what others take from it.
fn joined(module: &str) -> String {
    let (mut code, mut given) = (String::new(), Vec::new());
    for line in module.lines().filter(|line| !line.starts_with("import ")) {
        let inside = line.strip_prefix("export ").unwrap_or(line);
        if inside.len() < line.len() {
            let mut words = inside.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
            given.extend(words.find(|word| !["async", "class", "const", "function"].contains(word)));
        }
        code.extend([inside, "\n"]);
    }
    let given = given.join(", ");
    format!("const {{ {given} }} = (() => {{\n{code}return {{ {given} }};\n}})();\n")
}
