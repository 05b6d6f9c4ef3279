use super::compile::{Kind, Summary, hash};
use super::results::describe;
use super::*;

fn parse(text: &str) -> Result<Options, String> {
    Options::parse(&text.split_whitespace().map(String::from).collect::<Vec<_>>())
}

#[test]
fn options_are_read_in_both_forms() {
    let options = parse("HEAD~1 --only=amdgpu --only skl --level 2 --jobs 3 --timeout=5").unwrap();
    assert_eq!(options.revision, "HEAD~1");
    assert_eq!(options.only, ["amdgpu", "skl"]);
    assert_eq!(options.levels, [2]);
    assert_eq!((options.jobs, options.timeout), (3, Duration::from_secs(5)));
}

#[test]
fn mistakes_are_named() {
    for (words, message) in [
        ("", "the commit to compare with is missing"),
        ("HEAD --only vax", "unknown target vax"),
        ("HEAD --jobs many", "--jobs needs a number, not many"),
        ("HEAD --fast", "unknown option --fast"),
        ("HEAD other", "one commit is compared, not also other"),
        ("HEAD --only", "--only needs a value"),
    ] {
        let error = parse(words).unwrap_err();
        assert!(error.starts_with(message), "{words}: {error}");
    }
}

#[test]
fn every_folder_of_the_corpus_is_compiled() {
    for entry in std::fs::read_dir(root().join("corpus/ll")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(PROCESSORS.iter().any(|p| p.folder == name), "corpus/ll/{name} has no processor");
    }
}

#[test]
fn jobs_are_those_asked_for() {
    let jobs =
        jobs(&parse("HEAD --only gfx1100 --filter /axpy. --level 0 --level 3").unwrap()).unwrap();
    let labels: Vec<String> = jobs.iter().map(Job::label).collect();
    assert!(labels.contains(&"gfx1100 -O3 asm gfx1100/axpy.O3.ll".to_owned()), "{labels:?}");
    assert!(jobs.iter().all(|job| job.cpu == "gfx1100" && [0, 3].contains(&job.level)));
}

#[test]
fn differences_are_counted_and_located() {
    let job = &jobs(&parse("HEAD --only sm_90 --filter /axpy.O3 --level 1").unwrap()).unwrap()[0];
    let compiled = |text: &str| Summary { kind: Kind::Compiled, hash: hash(text.as_bytes()) };
    let timed_out = Summary { kind: Kind::TimedOut, hash: 0 };
    let mut tally = Tally::default();
    tally.add(0, job, &compiled("a"), &compiled("a"));
    tally.add(1, job, &compiled("a"), &compiled("b"));
    tally.add(2, job, &timed_out, &timed_out);
    assert_eq!(tally.count(), 2);
    assert!(
        tally.table().contains("nvptx   sm_90      -O1            2        0          1       2")
    );
    assert_eq!(
        describe(b"a\nb\nc\n", b"a\nx\n"),
        "3 lines, now 2; the first that differs is 2, 1 differ in place"
    );
    assert_eq!(describe(&[255, 1], &[255, 2]), "2 bytes, now 2; the first that differs is 0x1");
}

#[test]
fn results_of_a_commit_are_kept() {
    let folder = std::env::temp_dir().join(format!("same-bytes-{}", std::process::id()));
    let job = &jobs(&parse("HEAD --only sm_90 --filter /axpy.O3").unwrap()).unwrap()[0];
    let summary = Summary { kind: Kind::Refused, hash: 7 };
    let known = Known::open(folder.join("results")).unwrap();
    assert_eq!(known.get_or(job, || summary), summary);
    known.save().unwrap();
    let again = Known::open(folder.join("results")).unwrap();
    assert_eq!(again.get_or(job, || panic!("compiled again")), summary);
    std::fs::remove_dir_all(&folder).unwrap();
}
