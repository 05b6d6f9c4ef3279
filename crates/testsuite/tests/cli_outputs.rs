//! Behaviour of the command with outputs that cannot be written, with links, modes and inputs, and with words that it does not know.

#![cfg(unix)]

use judges::Scratch;
use std::fs::{self, OpenOptions, Permissions};
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::process::{Command, Stdio};
use testsuite::command::{answer, lanelift, path, run};

const KERNEL: &str = "target triple = \"amdgcn-amd-amdhsa\"\n\
                      define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %x) {\n  \
                      store i32 %x, ptr addrspace(1) %p\n  ret void\n}\n";

/// A line of each subcommand that writes to standard output.
fn lines(kernel: &str) -> Vec<String> {
    vec![
        format!("{kernel} -mcpu=gfx1100 -o -"),
        format!("{kernel} -mcpu=gfx1100 -o /dev/null --json"),
        format!("{kernel} -mcpu=gfx1100 --print-cache-key"),
        format!("{kernel} -mcpu=gfx1100 -stop-after=si-insert-waitcnts"),
        format!("opt --passes=sroa {kernel}"),
        format!("run {kernel} --kernel k --device interp --arg b=buf:i32x4:zeros --arg i32:1"),
        format!(
            "run {kernel} -mcpu=gfx1100 --kernel k --device sim --trace --arg b=buf:i32x4:zeros --arg i32:1"
        ),
        "completions bash".to_owned(),
        "man".to_owned(),
        "serve --port 0".to_owned(),
        "--list-passes".to_owned(),
        "--version".to_owned(),
        "--help".to_owned(),
        "opt --help".to_owned(),
        "-mcpu=help -march=amdgcn".to_owned(),
    ]
}

#[test]
fn standard_output_that_is_lost_is_an_error() {
    let Some(command) = path() else { return };
    let scratch = Scratch::new("outputs");
    let kernel = scratch.write("k.ll", KERNEL).display().to_string();
    for line in lines(&kernel) {
        let full = OpenOptions::new().write(true).open("/dev/full").expect("a device");
        let mut to_full = lanelift().expect("the command");
        let output = to_full.args(line.split_whitespace()).stdout(full).output().expect("it runs");
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{line}: {stderr}");
        assert!(stderr.contains("standard output: "), "{line}: {stderr}");
        let mut closed = Command::new("sh");
        closed.args(["-c", "exec \"$0\" \"$@\" >&-"]).arg(&command).args(line.split_whitespace());
        let output = closed.output().expect("a shell");
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{line}: {stderr}");
        assert!(stderr.contains("standard output: it is closed"), "{line}: {stderr}");
    }
}

#[test]
fn a_reader_that_is_gone_is_an_error() {
    let scratch = Scratch::new("pipe");
    let kernel = scratch.write("k.ll", KERNEL).display().to_string();
    let Some(mut command) = lanelift() else { return };
    // Standard input keeps the command waiting until the reader is gone.
    let mut child = command
        .args(["-mcpu=gfx1100", "-o", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    drop(child.stdout.take());
    let text = fs::read(&kernel).expect("the kernel");
    std::io::Write::write_all(&mut child.stdin.take().expect("a pipe"), &text).expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("standard output: "));
}

#[test]
fn an_output_that_does_not_fit_leaves_nothing() {
    let Some(command) = path() else { return };
    let scratch = Scratch::new("full");
    let folder = scratch.file("out");
    fs::create_dir(&folder).expect("a folder");
    let kernel = scratch.write("k.ll", KERNEL);
    // The shell's limit is in blocks of 512 bytes; an object of this kernel is larger than one.
    let script =
        "trap '' XFSZ; ulimit -f 1; exec \"$0\" \"$1\" -mcpu=gfx1100 -filetype=obj -o \"$2\"";
    let mut shell = Command::new("sh");
    shell.args(["-c", script]).arg(command).arg(kernel).arg(folder.join("k.o"));
    let (ok, _, stderr) = answer(&mut shell);
    assert!(!ok && stderr.contains("k.o: "), "{stderr}");
    assert_eq!(fs::read_dir(&folder).expect("the folder").count(), 0);
}

#[test]
fn links_and_modes_survive() {
    let scratch = Scratch::new("links");
    let kernel = scratch.write("k.ll", KERNEL).display().to_string();
    let target = scratch.write("target.s", "old");
    fs::set_permissions(&target, Permissions::from_mode(0o640)).expect("a mode");
    let (link, outer) = (scratch.file("link.s"), scratch.file("outer.s"));
    symlink("target.s", &link).expect("a link");
    symlink(&link, &outer).expect("a link");
    let name = outer.display().to_string();
    let Some((ok, _, stderr)) = run(&[&kernel, "-mcpu=gfx1100", "-o", &name]) else { return };
    assert!(ok, "{stderr}");
    for link in [&link, &outer] {
        assert!(fs::symlink_metadata(link).expect("the link").is_symlink());
    }
    assert!(fs::read_to_string(&target).expect("the output").contains("s_endpgm"));
    assert_eq!(fs::metadata(&target).expect("the output").permissions().mode() & 0o777, 0o640);
    // A link to what is not there yet makes that.
    let (fresh, dangling) = (scratch.file("fresh.s"), scratch.file("dangling.s"));
    symlink("fresh.s", &dangling).expect("a link");
    let name = dangling.display().to_string();
    let (ok, _, stderr) = run(&[&kernel, "-mcpu=gfx1100", "-o", &name]).expect("the command");
    assert!(ok && fresh.is_file() && dangling.is_symlink(), "{stderr}");
}

#[test]
fn no_output_takes_the_place_of_an_input() {
    let scratch = Scratch::new("inputs");
    let file = scratch.write("k.ll", KERNEL);
    let kernel = file.display().to_string();
    let link = scratch.file("link.ll");
    symlink("k.ll", &link).expect("a link");
    let link = link.display().to_string();
    let json = format!("--json={kernel}");
    let report = format!("--report={kernel}");
    for words in [
        vec![&*kernel, "-mcpu=gfx1100", "-o", &kernel],
        vec![&kernel, "-mcpu=gfx1100", "-o", &link],
        vec![&link, "-mcpu=gfx1100", "-o", &kernel],
        vec![&kernel, "-mcpu=gfx1100", "-o", "/dev/null", &json],
        vec![&kernel, "-mcpu=gfx1100", "-o", "/dev/null", &report],
        vec![&kernel, "-mcpu=gfx1100", "-o", "/dev/null", "-MD", "-MT", "x", "-MF", &kernel],
        vec!["opt", "--passes=sroa", &kernel, "-o", &kernel],
    ] {
        let Some((ok, _, stderr)) = run(&words) else { return };
        assert!(!ok && stderr.contains("take the place of an input"), "{words:?}: {stderr}");
        assert_eq!(fs::read_to_string(&file).expect("the input"), KERNEL);
    }
}

#[test]
fn what_is_not_known_is_named() {
    let scratch = Scratch::new("unknown");
    let kernel = scratch.write("k.ll", KERNEL).display().to_string();
    for (words, message) in [
        ("-mcpu=gfx1100 -opt-bisect-print-ir-path=x", "unknown option '-opt-bisect-print-ir-path'"),
        ("-mcpu=gfx1100 -opaque-pointers", "unknown option '-opaque-pointers'"),
        ("-mcpu=gfx1100 -mattr=+nosuch", "'nosuch' is no feature of amdgcn"),
        ("-mcpu=gfx1100 -mattr=+wavefrontsize46", "did you mean 'wavefrontsize64'?"),
        ("-mcpu=gfx1100 -mattr=xnack", "'+xnack' turns it on"),
        ("-mcpu=gfx1100 -mattr=+cumode,+nosuch -stop-after=si-insert-waitcnts", "'nosuch'"),
        (
            "-mtriple=nvptx64-nvidia-cuda -mcpu=sm_90 -mattr=+nosuch",
            "'nosuch' is no feature of nvptx64",
        ),
        (
            "-mtriple=nvptx64-nvidia-cuda -mcpu=sm_90 -mattr=-nosuch",
            "'nosuch' is no feature of nvptx64",
        ),
        ("-mtriple=spir64 -mcpu=skl -mattr=+nosuch", "'nosuch' is no feature of intel"),
    ] {
        let mut all: Vec<&str> = vec![&kernel, "-o", "-"];
        all.extend(words.split_whitespace());
        let Some((ok, _, stderr)) = run(&all) else { return };
        assert!(!ok && stderr.contains(message), "{words}: {stderr}");
    }
    // Names that LLVM has are taken, though the processor says already what they would.
    let known = [&*kernel, "-mcpu=gfx1100", "-mattr=+cumode,+dpp,-flat-for-global", "-o", "-"];
    assert!(run(&known).expect("the command").0);
}

#[test]
fn messages_do_not_reach_the_terminal_as_commands() {
    let scratch = Scratch::new("controls");
    let text = "define void @k() {\n  ret \u{1b}]0;title\u{7}\u{1b}[2Jvoid\n}\n";
    let broken = scratch.write("k.ll", text).display().to_string();
    for color in ["--color=always", "--color=never"] {
        let words = [&*broken, "-mcpu=gfx1100", "-march=amdgcn", "-o", "-", color];
        let Some((ok, _, stderr)) = run(&words) else { return };
        assert!(!ok && stderr.contains("\u{241b}]0;title\u{2407}\u{241b}[2Jvoid"), "{stderr}");
        assert!(!stderr.contains("\u{1b}]0") && !stderr.contains("\u{1b}[2J"), "{stderr}");
    }
}
