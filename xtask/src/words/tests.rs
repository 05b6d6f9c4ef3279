use super::*;

fn rules(text: &str) -> Vec<(usize, &'static str)> {
    let mut found = Vec::new();
    for passage in scan::rust(text) {
        find(&passage, |rule, _| found.push((passage.line, rule)));
    }
    found
}

#[test]
fn openings_of_doc_comments_are_found() {
    let text = "//! How it works.\n\n/// What is returned.\n/// Which goes on.\nfn f() {}\n// Where it is, in a comment.\n";
    assert_eq!(rules(text), [(1, "opening"), (3, "opening")]);
    assert_eq!(rules("/// Whether it is.\n/// How.\n"), []);
    assert_eq!(rules("//// What: no doc comment."), []);
}

#[test]
fn words_are_found_in_every_comment() {
    let text = "let x = 1; // the way back, both ways\n/* behind it\n nobody */ let y = 2; // Somebody who calls\n";
    assert_eq!(
        rules(text),
        [(1, "way"), (1, "way"), (2, "behind"), (3, "nobody"), (3, "nobody"), (3, "who-calls")]
    );
}

#[test]
fn code_and_other_words_are_not_counted() {
    let text = "/// A 4-way cache, always; `way` and `behind`.\n/// ```\n/// // the way\n/// ```\n/// Two.\nlet way = \"the way // behind\"; let c = '\"'; let l: &'static str = r#\"\"way // way\"#;\n";
    assert_eq!(rules(text), []);
    assert_eq!(
        rules("let c = '\\''; // behind\nlet r = b'\\\\'; // behind"),
        [(1, "behind"), (2, "behind")]
    );
}

#[test]
fn help_texts_are_read() {
    let text = "Task { name: \"way\", about: \"what lies behind\" }\n#[arg(help = \"How\")]\nlet about = way(\"behind\");";
    assert_eq!(rules(text), [(1, "opening"), (1, "behind"), (2, "opening")]);
}

#[test]
fn code_in_markdown_is_not_read() {
    let passages = scan::markdown("A way.\n```sh\nway\n```\n    way\nWhat?\n");
    let lines: Vec<usize> = passages.iter().map(|p| p.line).collect();
    assert_eq!(lines, [1, 6]);
    assert!(passages.iter().all(|p| p.kind == Kind::Other));
}

#[test]
fn counts_only_fall() {
    let counts = |text: &str| parse(text).unwrap();
    let now = counts("ir way 3\ndocs behind 1");
    assert!(compare(&counts("# head\nir way 3\ndocs behind 1"), &now).is_empty());
    let problems = compare(&counts("ir way 4"), &now);
    assert_eq!(problems.len(), 2);
    assert!(problems[0].starts_with("docs: behind: 1, more than 0"), "{problems:?}");
    assert!(problems[1].contains("fewer than 4: `cargo xtask words --bless`"), "{problems:?}");
    assert_eq!(parse("ir way many"), Err("ir way many".to_owned()));
    assert_eq!(counts(&write(&now)), now);
}

#[test]
fn the_lines_of_sources_are_right() {
    for name in ["xtask/src/words/scan.rs", "crates/ir/src/lib.rs"] {
        let text = std::fs::read_to_string(root().join(name)).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        for passage in scan::rust(&text).iter().filter(|p| !p.text.is_empty()) {
            assert!(lines[passage.line - 1].contains(&passage.text), "{name}: {passage:?}");
        }
    }
}
