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
fn each_paragraph_of_a_doc_comment_has_an_opening() {
    let text = "/// Reads.\n///\n/// Where it goes on,\n/// which is here.\n///\n/// # Errors\n/// What is wrong.\nfn f() {}\n";
    assert_eq!(rules(text), [(3, "opening"), (7, "opening")]);
    assert_eq!(rules("//! One.\n//!\n//! # How\n//! * where it is,\n\n/// Two.\n"), []);
    assert_eq!(rules("/// Whose it is."), [(1, "opening")]);
}

#[test]
fn drawings_are_read_and_code_is_not() {
    let text = "/// One.\n/// ```text\n/// a ─▶ behind\n/// ```\n///\n/// Who.\n/// ```\n/// behind();\n/// ```\n/// behind\n";
    assert_eq!(rules(text), [(3, "behind"), (6, "opening"), (10, "behind")]);
}

#[test]
fn messages_are_read() {
    let text = "f(Diagnostic::error(format!(\"{way} has no way, {}\", name)));
Err(Fault::input(\"nobody (is\")); let x = \"way\";
error.with_note(\"where it is\");
let message = format!(
    \"behind {behind}\");
let text = format!(\"behind\"); log::debug!(\"way\"); Map::new(\"way\");";
    assert_eq!(
        rules(text),
        [(1, "way"), (2, "nobody"), (3, "opening"), (5, "behind")],
        "strings of calls that make messages"
    );
}

#[test]
fn comments_of_other_languages_are_read() {
    let texts = |name: &str, text: &str| {
        let read = reader(Path::new(name)).unwrap();
        read(text).iter().map(|p| p.text.clone()).collect::<Vec<_>>()
    };
    assert_eq!(texts("crates/a/tables/b.txt", "V_ADD 1 # way\n# two\n"), ["way", "two"]);
    assert_eq!(texts("crates/a/src/rules.isle", "(rule x) ; way\n"), ["way"]);
    assert_eq!(texts("crates/a/include/a.h", "int way; /* one */ // two\n"), ["one", "two"]);
    assert_eq!(texts("crates/a/src/assets/a.js", "const a = 'way';\n"), ["const a = 'way';"]);
    assert!(reader(Path::new("crates/a/src/b.txt")).is_none());
    assert!(reader(Path::new("crates/a/src/b.ll")).is_none());
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
fn possessives_are_the_same_word() {
    assert_eq!(
        rules("// nobody's, the way's, whoever"),
        [(1, "nobody"), (1, "nobody"), (1, "way")]
    );
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
