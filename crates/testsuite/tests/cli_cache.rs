//! The command's cache.

use judges::Scratch;
use std::path::{Path, PathBuf};
use testsuite::command::{answer, lanelift, run};
use testsuite::corpus::root;

/// Whether each input of a run came from the cache.
fn run_cached(words: &[&str], scratch: &Scratch) -> Option<Vec<bool>> {
    let report = scratch.file("report.json");
    let json = format!("--json={}", report.display());
    let (ok, _, stderr) = run(&[words, &[&json]].concat())?;
    assert!(ok, "{words:?}: {stderr}");
    let report: serde_json::Value =
        serde_json::from_slice(&std::fs::read(report).expect("the report")).expect("JSON");
    let modules = report["modules"].as_array().expect("modules");
    Some(modules.iter().map(|m| m["status"] == "cached").collect())
}

/// The entries of a cache.
fn entries(cache: &Path) -> Vec<PathBuf> {
    let folders = std::fs::read_dir(cache).expect("the cache").map(|f| f.expect("an entry").path());
    let files =
        folders.filter(|f| f.is_dir()).flat_map(|f| std::fs::read_dir(f).expect("a folder"));
    files.map(|f| f.expect("a file").path()).collect()
}

#[test]
fn the_second_time_everything_is_there() {
    let scratch = Scratch::new("cache");
    let cache = scratch.file("cache");
    let cache_option = format!("--cache-dir={}", cache.display());
    let [first, second] = ["first", "second"].map(|name| scratch.file(name).display().to_string());
    let inputs =
        ["bfs", "reduction", "crc32", "gemv"].map(|n| format!("corpus/ll/gfx1100/{n}.O3.ll"));
    let inputs: Vec<&str> =
        inputs.iter().map(String::as_str).filter(|path| root().join(path).is_file()).collect();
    assert!(inputs.len() >= 3, "the corpus has some of these");
    let line = |folder: &'static str| {
        [&inputs[..], &["-mcpu=gfx1100", "--emit=hsaco", "-j2", &cache_option, "--out-dir", folder]]
            .concat()
    };
    let (first, second): (&'static str, &'static str) = (first.leak(), second.leak());
    let Some(cold) = run_cached(&line(first), &scratch) else { return };
    assert!(cold.iter().all(|hit| !hit), "{cold:?}");
    assert_eq!(entries(&cache).len(), inputs.len());
    let warm = run_cached(&line(second), &scratch).expect("the command is there");
    assert!(warm.iter().all(|hit| *hit), "{warm:?}");
    for name in std::fs::read_dir(first).expect("outputs").map(|f| f.expect("a file").file_name()) {
        let [a, b] =
            [first, second].map(|f| std::fs::read(Path::new(f).join(&name)).expect("both"));
        assert_eq!(a, b, "{name:?}");
    }
    // Another option, another output; and what is only seen while compiling is compiled.
    let mut other = line(second);
    other.push("-O0");
    assert!(run_cached(&other, &scratch).expect("the command is there").iter().all(|hit| !hit));
    let mut timed = line(second);
    timed.push("--time-passes");
    assert!(run_cached(&timed, &scratch).expect("the command is there").iter().all(|hit| !hit));
    // A damaged entry is compiled again, and whole afterwards.
    for entry in entries(&cache) {
        let mut bytes = std::fs::read(&entry).expect("an entry");
        let middle = bytes.len() / 2;
        bytes[middle] ^= 0x55;
        std::fs::write(&entry, bytes).expect("an entry");
    }
    assert!(
        run_cached(&line(second), &scratch).expect("the command is there").iter().all(|hit| !hit)
    );
    assert!(
        run_cached(&line(second), &scratch).expect("the command is there").iter().all(|hit| *hit)
    );
    for name in std::fs::read_dir(first).expect("outputs").map(|f| f.expect("a file").file_name()) {
        let [a, b] =
            [first, second].map(|f| std::fs::read(Path::new(f).join(&name)).expect("both"));
        assert_eq!(a, b, "{name:?}");
    }
}

#[test]
fn a_module_that_names_its_source_is_the_same_under_any_name() {
    let scratch = Scratch::new("cache");
    let cache_option = format!("--cache-dir={}", scratch.file("cache").display());
    let module = "source_filename = \"k.cl\"\ntarget triple = \"amdgcn-amd-amdhsa\"\n\
                  define amdgpu_kernel void @k(ptr addrspace(1) %p) {\n  store i32 1, ptr addrspace(1) %p\n  ret void\n}\n";
    let [a, b] = ["a.ll", "b.ll"].map(|name| scratch.write(name, module).display().to_string());
    let keys = |words: &[&str]| {
        let (ok, stdout, stderr) = run(&[words, &["--print-cache-key", "-mcpu=gfx1100"]].concat())?;
        assert!(ok, "{stderr}");
        Some(
            stdout
                .lines()
                .map(|l| l.split_whitespace().next().expect("a key").to_owned())
                .collect::<Vec<_>>(),
        )
    };
    let Some(both) = keys(&[&a, &b]) else { return };
    assert_eq!(both[0], both[1], "the module says itself what it was made of");
    assert_eq!(both[0].len(), 64);
    let out = scratch.file("k.o").display().to_string();
    for (input, hit) in [(&a, false), (&b, true)] {
        let words = [input, "-mcpu=gfx1100", "-o", &out, &cache_option];
        assert_eq!(run_cached(&words, &scratch).expect("the command is there"), [hit]);
    }
}

#[test]
fn many_processes_use_one_cache_at_a_time() {
    let scratch = Scratch::new("cache");
    let cache = scratch.file("cache");
    let inputs: Vec<PathBuf> = (0..8)
        .map(|n| {
            let text = format!(
                "target triple = \"amdgcn-amd-amdhsa\"\ndefine amdgpu_kernel void @k(ptr addrspace(1) %p) {{\n  \
                 store i32 {n}, ptr addrspace(1) %p\n  ret void\n}}\n"
            );
            scratch.write(&format!("k{n}.ll"), text)
        })
        .collect();
    let mut children = Vec::new();
    for worker in 0..6 {
        let Some(mut command) = lanelift() else { return };
        command.args(&inputs).args(["-mcpu=gfx1100", "--emit=hsaco", "-j2", "--cache-limit=40K"]);
        command
            .arg("--cache-dir")
            .arg(&cache)
            .arg("--out-dir")
            .arg(scratch.file(&format!("out{worker}")));
        children.push(command.spawn().expect("the command starts"));
    }
    for mut child in children {
        assert!(child.wait().expect("it ends").success());
    }
    for n in 0..8 {
        let outputs: Vec<Vec<u8>> = (0..6)
            .map(|worker| {
                std::fs::read(scratch.file(&format!("out{worker}/k{n}.hsaco"))).expect("an output")
            })
            .collect();
        assert!(outputs.windows(2).all(|pair| pair[0] == pair[1]), "k{n}");
    }
    // The limit is kept, but for what was written after the last sweep; nothing unfinished is left.
    let total: u64 = entries(&cache).iter().map(|e| e.metadata().expect("an entry").len()).sum();
    assert!(total <= 48 << 10, "{total} bytes in {:?}", entries(&cache));
    assert!(
        entries(&cache).iter().all(|e| !e
            .file_name()
            .expect("a name")
            .to_string_lossy()
            .starts_with('.'))
    );
}

#[test]
fn a_cache_that_cannot_be_written_does_not_stop_the_work() {
    let scratch = Scratch::new("cache");
    let file = scratch.write("no-folder", "");
    let output = scratch.file("k.ptx");
    let Some(mut command) = lanelift() else { return };
    command
        .args(["examples/saxpy.ll", "-mcpu=sm_90", "-o"])
        .arg(&output)
        .env("LANELIFT_CACHE_DIR", &file);
    let (ok, _, stderr) = answer(&mut command);
    assert!(ok && output.is_file(), "{stderr}");
    assert!(stderr.contains("warning: the output is not kept in the cache"), "{stderr}");
}
