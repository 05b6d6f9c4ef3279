//! `--report`: the page in a real browser.

use judges::{Judge, Scratch};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use testsuite::corpus::root;

/// The command, as `cargo xtask test` built it.
fn lanelift() -> Option<PathBuf> {
    let test = std::env::current_exe().expect("a test has a path");
    let folder = test.ancestors().nth(2).expect("tests lie in PROFILE/deps");
    let path = folder.join(format!("lanelift{}", std::env::consts::EXE_SUFFIX));
    if !path.is_file() {
        assert!(std::env::var("CI").is_err(), "{} is missing", path.display());
        eprintln!("skipped: needs {} (cargo xtask test builds it)", path.display());
        return None;
    }
    Some(path)
}

/// The page for a module.
fn page(lanelift: &Path, scratch: &Scratch, module: &Path, cpu: &str) -> String {
    let report = scratch.file("report.html");
    let output = Command::new(lanelift)
        .arg(module)
        .args([format!("-mcpu={cpu}"), "--emit=null".into()])
        .arg("--report")
        .arg(&report)
        .current_dir(root())
        .output()
        .expect("the command starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    std::fs::read_to_string(report).expect("a report")
}

/// What a browser makes of a page: the document after its scripts ran, and what it had to complain about.
fn in_browser(browser: &Path, scratch: &Scratch, page: &str) -> (String, Vec<String>) {
    let file = scratch.write("page.html", page);
    let profile = scratch.file("profile").display().to_string();
    let flags = [
        "--headless".to_owned(),
        "--no-sandbox".to_owned(),
        "--disable-gpu".to_owned(),
        "--disable-dev-shm-usage".to_owned(),
        "--enable-logging=stderr".to_owned(),
        format!("--user-data-dir={profile}"),
        "--virtual-time-budget=4000".to_owned(),
        "--dump-dom".to_owned(),
        format!("file://{}", file.display()),
    ];
    // It reserves far more memory than it takes, so it runs without the limit of the other judges.
    let verdict = judges::run_unlimited(browser, flags, Duration::from_secs(120));
    assert!(verdict.ok, "{}", verdict.messages());
    let document = String::from_utf8_lossy(&verdict.output.stdout).into_owned();
    let complaints = String::from_utf8_lossy(&verdict.output.stderr);
    let complaints = complaints.lines().filter(|line| line.contains("CONSOLE")).map(str::to_owned);
    (document, complaints.collect())
}

/// The values of an attribute in the elements that begin with `start`.
fn attributes<'a>(document: &'a str, start: &str, name: &str) -> Vec<&'a str> {
    let value = |element: &'a str| {
        let tag = element.split('>').next().unwrap_or("");
        let rest = tag.split(&format!(" {name}=\"")).nth(1)?;
        rest.split('"').next()
    };
    document.split(start).skip(1).filter_map(value).collect()
}

/// A kernel with a name that is HTML, and 16 loads that a sum takes one by one.
fn module_with_html_in_names() -> String {
    let mut body = String::new();
    for n in 0..16 {
        body.push_str(&format!(
            "  %p{n} = getelementptr inbounds <4 x float>, ptr addrspace(1) %in, i64 {}\n  \
             %v{n} = load <4 x float>, ptr addrspace(1) %p{n}, align 16\n",
            n * 64
        ));
    }
    for n in 0..16 {
        let before = if n == 0 { "zeroinitializer".to_owned() } else { format!("%s{}", n - 1) };
        body.push_str(&format!("  %s{n} = fadd <4 x float> {before}, %v{n}\n"));
    }
    format!(
        "target triple = \"amdgcn-amd-amdhsa\"\n\
         define amdgpu_kernel void @\"k<script>evil=1</script>&amp;'\"(ptr addrspace(1) %in, ptr addrspace(1) %out) {{\n\
         {body}  store <4 x float> %s15, ptr addrspace(1) %out, align 16\n  ret void\n}}\n"
    )
}

/// Points at the middle of each curve, and keeps what the page said of it.
const POINTING: &str = "<script>
for (const svg of document.querySelectorAll('svg.curve')) {
  const box = svg.getBoundingClientRect();
  const at = { clientX: box.left + box.width / 2, clientY: box.top + 5, bubbles: true };
  svg.dispatchEvent(new PointerEvent('pointermove', at));
  svg.dispatchEvent(new MouseEvent('click', at));
}
const said = [...document.querySelectorAll('.read')].filter((p) => p.textContent.length > 0).length;
const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
document.body.dataset.said = said;
document.body.dataset.evil = String(typeof evil);
document.body.dataset.wide = String(wide);
</script></body>";

fn check(page: &str, browser: &Path, scratch: &Scratch) -> usize {
    let (document, complaints) = in_browser(browser, scratch, &page.replace("</body>", POINTING));
    assert_eq!(complaints, Vec::<String>::new());
    let counts = attributes(&document, "<section ", "data-count");
    let mut curves = attributes(&document, "<polyline ", "points").into_iter();
    for count in &counts {
        let count: usize = count.parse().expect("a number");
        // Vector and scalar registers, before and after.
        for _ in 0..4 {
            let points = curves.next().expect("a curve").split_whitespace().count();
            assert_eq!(points, count, "a point for each instruction");
        }
    }
    assert_eq!(curves.next(), None);
    assert_eq!(attributes(&document, "<body", "data-said"), [counts.len().to_string()]);
    assert_eq!(attributes(&document, "<body", "data-evil"), ["undefined"]);
    assert_eq!(attributes(&document, "<body", "data-wide"), ["false"], "it fits the window");
    counts.len()
}

#[test]
fn the_page_is_right_in_a_browser() {
    let (Some(browser), Some(lanelift)) = (Judge::Browser.need(), lanelift()) else { return };
    let scratch = Scratch::new("report");
    let module = scratch.write("m.ll", module_with_html_in_names());
    let small = page(&lanelift, &scratch, &module, "gfx1100");
    assert!(small.contains("k&lt;script&gt;evil=1&lt;/script&gt;&amp;amp;&#39;"));
    assert!(!small.contains("http:") && !small.contains("https:"), "it needs nothing else");
    assert!(check(&small, browser, &scratch) > 0);
    let large = root().join("corpus/ll/gfx1100/des_bitslice.O3.ll");
    let large = page(&lanelift, &scratch, &large, "gfx1100");
    assert!(check(&large, browser, &scratch) > 0);
}
