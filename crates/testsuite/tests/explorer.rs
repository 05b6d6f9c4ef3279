//! `lanelift serve`: the explorer in a real browser, and what its server refuses.

use judges::{Judge, need};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Stdio};
use testsuite::browser::Page;
use testsuite::command;

/// A server of its own.
struct Server {
    child: Child,
    /// With a slash at the end.
    url: String,
    port: u16,
}

impl Server {
    /// The command as `cargo xtask test` built it, serving at a port that was free.
    fn start() -> Option<Server> {
        let mut child = command::lanelift()?
            .args(["serve", "--port", "0"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        let output = child.stdout.as_mut().expect("its output");
        BufReader::new(output).read_line(&mut line).expect("its address");
        let url = line.trim().to_owned();
        let port = url.trim_end_matches('/').rsplit(':').next().and_then(|p| p.parse().ok());
        let port = port.unwrap_or_else(|| panic!("an address: {url}"));
        Some(Server { child, url, port })
    }

    /// Sends a request as it stands, and gives status and body of the answer.
    fn send(&self, request: &str) -> (u16, String) {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("a connection");
        stream.write_all(request.as_bytes()).expect("it listens");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        let status = answer.split(' ').nth(1).and_then(|s| s.parse().ok()).expect("a status");
        let body = answer.split_once("\r\n\r\n").map_or("", |parts| parts.1);
        (status, body.to_owned())
    }

    /// Posts to be compiled, with some headers instead of the right ones.
    fn post(&self, headers: &[(&str, &str)], body: &str) -> (u16, String) {
        let host = format!("127.0.0.1:{}", self.port);
        let mut all = vec![("Host", host.as_str()), ("Content-Type", "application/json")];
        for &(name, value) in headers {
            all.retain(|(other, _)| *other != name);
            all.push((name, value));
        }
        let lines: String =
            all.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
        let length = body.len();
        self.send(&format!(
            "POST /compile HTTP/1.1\r\n{lines}Connection: close\r\nContent-Length: {length}\r\n\r\n{body}"
        ))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn request(source: &str, target: &str, options: &str) -> String {
    json!({ "language": "ir", "target": target, "options": options, "source": source }).to_string()
}

const KERNEL: &str = "define void @k(ptr %p) {\n  store i32 1, ptr %p\n  ret void\n}\n";

#[test]
fn only_its_own_page_may_ask() {
    let Some(server) = Server::start() else { return };
    let body = request(KERNEL, "gfx1100", "");
    let (status, answer) = server.post(&[], &body);
    assert_eq!(status, 200);
    let answer: Value = serde_json::from_str(&answer).expect("JSON");
    assert_eq!(answer["ok"], true, "{answer}");
    let own = format!("http://127.0.0.1:{}", server.port);
    assert_eq!(server.post(&[("Origin", &own)], &body).0, 200);
    let local = format!("localhost:{}", server.port);
    assert_eq!(server.post(&[("Host", &local)], &body).0, 200);
    for (name, value) in [
        ("Origin", "http://evil.example"),
        ("Origin", "null"),
        ("Host", "evil.example"),
        ("Host", "127.0.0.1:1"),
    ] {
        assert_eq!(server.post(&[(name, value)], &body).0, 403, "{name}: {value}");
    }
    assert_eq!(server.post(&[("Content-Type", "text/plain")], &body).0, 415);
    let get = |path: &str| {
        let port = server.port;
        server.send(&format!(
            "GET {path} HTTP/1.1\r\nHost: localhost:{port}\r\nConnection: close\r\n\r\n"
        ))
    };
    assert_eq!(get("/").0, 200);
    assert_eq!(get("/../etc/passwd").0, 404);
    assert_eq!(get("/compile").0, 405);
}

#[test]
fn what_is_wrong_is_answered_and_the_server_goes_on() {
    let Some(server) = Server::start() else { return };
    let answer = |body: &str| -> Value {
        let (status, text) = server.post(&[], body);
        assert_eq!(status, 200, "{text}");
        serde_json::from_str(&text).expect("JSON")
    };
    let problem = answer(&request("define void @k() {\n  frob\n}\n", "gfx1100", ""));
    assert_eq!(
        (&problem["ok"], &problem["error"]["line"]),
        (&json!(false), &json!(2)),
        "{problem}"
    );
    for (target, options) in [
        ("gfx9999", ""),
        ("gfx1100", "--no-such-option"),
        ("gfx1100", "-o /tmp/lanelift-was-here"),
        ("gfx1100", "--report /tmp/lanelift-was-here"),
        ("gfx1100", "run x.ll"),
        ("gfx1100", "--print-after-all"),
    ] {
        let refused = answer(&request(KERNEL, target, options));
        assert_eq!(refused["ok"], false, "{target} {options}");
    }
    assert!(!std::path::Path::new("/tmp/lanelift-was-here").exists());
    // Deep, large and broken texts.
    let deep = format!(
        "@x = global {}i8{} zeroinitializer\n",
        "[1 x ".repeat(100_000),
        "]".repeat(100_000)
    );
    assert_eq!(answer(&request(&deep, "gfx1100", ""))["ok"], false);
    assert_eq!(server.post(&[], "{").0, 400);
    assert_eq!(server.post(&[], "{\"language\": \"ir\"}").0, 400);
    let large = request(&" ".repeat(5 << 20), "gfx1100", "");
    assert_eq!(server.post(&[], &large).0, 413);
    // What debug information names is not read.
    let secret = judges::Scratch::new("explorer");
    secret.write("secret.c", "nobody may read this\n");
    let spying = format!(
        "define void @k(ptr %p) !dbg !4 {{\n  store i32 1, ptr %p, !dbg !6\n  ret void, !dbg !6\n}}\n!llvm.dbg.cu = !{{!0}}\n\
         !llvm.module.flags = !{{!2}}\n!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: LineTablesOnly)\n\
         !1 = !DIFile(filename: \"secret.c\", directory: \"{}\")\n!2 = !{{i32 2, !\"Debug Info Version\", i32 3}}\n\
         !3 = !DISubroutineType(types: !5)\n!4 = distinct !DISubprogram(name: \"k\", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)\n\
         !5 = !{{}}\n!6 = !DILocation(line: 1, column: 1, scope: !4)\n",
        secret.path().display()
    );
    let done = answer(&request(&spying, "gfx1100", ""));
    assert_eq!(done["ok"], true, "{done}");
    assert!(
        done["data"]["sources"][0]["text"].is_null() && !done.to_string().contains("nobody may")
    );
    assert_eq!(answer(&request(KERNEL, "sm_90", "-O1"))["ok"], true, "it still answers");
}

#[test]
fn what_is_claimed_and_never_sent_keeps_no_one_waiting() {
    let Some(server) = Server::start() else { return };
    let head = |length: u64| {
        format!(
            "POST /compile HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n",
            server.port
        )
    };
    assert_eq!(server.send(&head(99_999_999_999_999)).0, 413);
    assert_eq!(
        server
            .send("POST /compile HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999\r\n\r\n")
            .0,
        403
    );
    // Bodies that never come, and requests that never end.
    let silent: Vec<TcpStream> = (0..12)
        .map(|n| {
            let mut stream = TcpStream::connect(("127.0.0.1", server.port)).expect("a connection");
            let text = if n % 2 == 0 { head(1000) } else { "GET / HTT".to_owned() };
            stream.write_all(text.as_bytes()).expect("it listens");
            stream
        })
        .collect();
    let begin = std::time::Instant::now();
    assert_eq!(server.post(&[], &request(KERNEL, "gfx1100", "")).0, 200);
    assert!(begin.elapsed() < std::time::Duration::from_secs(5), "the others are waited for");
    drop(silent);
    // A header without an end is not kept.
    let mut stream = TcpStream::connect(("127.0.0.1", server.port)).expect("a connection");
    let line = format!("A: {}\r\n", "x".repeat(1 << 20));
    let sent = stream
        .write_all(b"GET / HTTP/1.1\r\n")
        .and_then(|()| (0..300).try_for_each(|_| stream.write_all(line.as_bytes())));
    let mut answer = String::new();
    let _ = stream.read_to_string(&mut answer);
    assert!(sent.is_err() || answer.starts_with("HTTP/1.1 431 "), "{answer}");
    assert_eq!(server.post(&[], &request(KERNEL, "gfx1100", "")).0, 200, "it still answers");
}

/// Puts a text into the editor by typing, and waits until it is compiled.
fn write(page: &mut Page, text: &str) {
    let before = page.evaluate("Number(document.body.dataset.compiled)");
    page.evaluate(
        "(() => { const t = document.querySelector('textarea'); t.focus(); t.select(); })()",
    );
    page.insert(text);
    page.wait_for(&format!("Number(document.body.dataset.compiled) > {before}"));
}

#[test]
fn what_is_typed_is_compiled_and_linked() {
    let Some(browser) = Judge::Browser.need() else { return };
    let Some(server) = Server::start() else { return };
    let mut page = Page::new(browser, (1500, 950));
    page.open(&server.url);
    // There is an example to begin with.
    page.wait_for("document.body.dataset.ok === 'true'");
    assert!(
        page.evaluate("document.querySelector('.pane.code').textContent")
            .to_string()
            .contains("s_endpgm")
    );
    let kernel = "target triple = \"amdgcn-amd-amdhsa\"\n\ndefine amdgpu_kernel void @mine(ptr addrspace(1) %p, i32 %x) {\n  \
        %y = mul i32 %x, 12345\n  store i32 %y, ptr addrspace(1) %p\n  ret void\n}\n";
    write(&mut page, kernel);
    assert_eq!(page.evaluate("document.body.dataset.ok"), "true");
    let state = page.evaluate("document.getElementById('state').textContent");
    assert!(state.as_str().is_some_and(|s| s.ends_with(" ms")), "{state}");
    let code = "document.querySelector('.pane.code .rows').textContent";
    assert!(page.evaluate(code).to_string().contains("s_mul_i32"));
    // The pointer over the editor's fourth line lights the multiplication.
    page.point("textarea", Some(3 * 19 + 9), false);
    page.wait_for("[...document.querySelectorAll('.pane.code .row.hot')].some((r) => r.textContent.includes('s_mul_i32'))");
    // And back.
    page.evaluate("[...document.querySelectorAll('.pane.code .row')].find((r) => r.textContent.includes('store')).id = 'store'");
    page.point("#store", None, true);
    page.wait_for("document.querySelector('.edit .row.pinned .gutter')?.textContent === '5'");
    // A mistake is shown at its line; what was there stays, faded.
    write(&mut page, &kernel.replace("store i32 %y", "store i32 %z"));
    assert_eq!(page.evaluate("document.body.dataset.ok"), "false");
    assert_eq!(page.evaluate("document.querySelector('.row.is-error .gutter').textContent"), "5");
    let said = page.evaluate("document.getElementById('problem').textContent").to_string();
    assert!(said.contains("input.ll:5") && said.contains("%z"), "{said}");
    assert_eq!(page.evaluate("document.getElementById('view').classList.contains('stale')"), true);
    // Another's processor, and options.
    write(&mut page, kernel);
    assert_eq!(page.evaluate("document.querySelectorAll('.row.is-error').length"), 0);
    page.evaluate("(() => { const o = document.getElementById('options'); o.value = '--frobnicate'; o.dispatchEvent(new Event('input')); })()");
    page.wait_for("document.body.dataset.ok === 'false'");
    page.evaluate("(() => { const o = document.getElementById('options'); o.value = '-O1'; o.dispatchEvent(new Event('input')); })()");
    page.wait_for("document.body.dataset.ok === 'true'");
    let before = page.evaluate("Number(document.body.dataset.compiled)");
    page.evaluate("(() => { const t = document.getElementById('target'); t.value = 'gfx942'; t.dispatchEvent(new Event('change')); })()");
    page.wait_for(&format!(
        "Number(document.body.dataset.compiled) > {before} && document.body.dataset.ok === 'true'"
    ));
    assert_eq!(
        page.evaluate("document.querySelector('.pane.code .rows').textContent.includes('v_dual')"),
        false
    );
    // The address brings all of it back.
    let url = page.evaluate("location.href");
    let mut other = Page::new(browser, (1500, 950));
    other.open(url.as_str().expect("an address"));
    other.wait_for("document.body.dataset.ok === 'true'");
    assert_eq!(other.evaluate("document.querySelector('textarea').value"), kernel);
    assert_eq!(
        other.evaluate(
            "[document.getElementById('target').value, document.getElementById('options').value]"
        ),
        json!(["gfx942", "-O1"])
    );
    for page in [&page, &other] {
        assert_eq!(page.complaints, Vec::<String>::new());
    }
}

#[test]
fn other_processors_begin_with_their_own_example() {
    let Some(browser) = Judge::Browser.need() else { return };
    let Some(server) = Server::start() else { return };
    let mut page = Page::new(browser, (1200, 800));
    page.open(&server.url);
    page.wait_for("document.body.dataset.ok === 'true'");
    for (target, has) in [("sm_90", "fma.rn.f32"), ("skl", "mad"), ("gfx1200", "s_endpgm")] {
        let before = page.evaluate("Number(document.body.dataset.compiled)");
        page.evaluate(&format!(
            "(() => {{ const t = document.getElementById('target'); t.value = '{target}'; t.dispatchEvent(new Event('change')); }})()"
        ));
        page.wait_for(&format!("Number(document.body.dataset.compiled) > {before}"));
        assert_eq!(page.evaluate("document.body.dataset.ok"), "true", "{target}");
        page.wait_for(&format!(
            "document.querySelector('.pane.code .rows').textContent.includes('{has}')"
        ));
    }
    assert_eq!(page.complaints, Vec::<String>::new());
}

#[test]
fn sources_of_clang_are_linked_to_the_end() {
    let Some(browser) = Judge::Browser.need() else { return };
    let Some(server) = Server::start() else { return };
    let mut page = Page::new(browser, (1500, 950));
    page.open(&server.url);
    page.wait_for("document.body.dataset.ok === 'true'");
    let languages =
        page.evaluate("[...document.getElementById('language').options].map((o) => o.value)");
    let has_clang = languages.as_array().is_some_and(|l| l.len() > 1);
    if need(has_clang.then_some(()), "clang-22").is_none() {
        return;
    }
    for (language, target) in [
        ("opencl", "gfx1100"),
        ("opencl", "skl"),
        ("opencl", "sm_90"),
        ("hip", "gfx942"),
        ("cuda", "sm_90"),
        ("c", "gfx1100"),
        ("c", "sm_80"),
    ] {
        let before = page.evaluate("Number(document.body.dataset.compiled)");
        page.evaluate(&format!(
            "(() => {{ const l = document.getElementById('language'), t = document.getElementById('target'); t.value = '{target}'; \
             l.value = '{language}'; l.dispatchEvent(new Event('change')); }})()"
        ));
        page.wait_for(&format!("Number(document.body.dataset.compiled) > {before}"));
        page.wait_for("document.getElementById('state').textContent !== 'compiling …'");
        let said = page.evaluate("document.getElementById('problem').textContent");
        assert_eq!(
            page.evaluate("document.body.dataset.ok"),
            "true",
            "{language} {target}: {said}"
        );
        assert_eq!(page.evaluate("document.querySelector('#view .pane.ir').hidden"), false);
        // Some line of the source is lit by its code.
        let lit = page
            .evaluate("[...document.querySelectorAll('.edit .row .gutter:not(.plain)')].length");
        assert!(lit.as_u64().is_some_and(|n| n > 0), "{language} {target}");
    }
    // clang's mistakes have their line, too.
    write(&mut page, "__attribute__((device_kernel)) void k(float *p) {\n  p[0] = nothing;\n}\n");
    assert_eq!(page.evaluate("document.querySelector('.row.is-error .gutter')?.textContent"), "2");
    assert_eq!(page.complaints, Vec::<String>::new());
}
