//! `--report`: the page in a real browser.

use judges::{Judge, Scratch};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use testsuite::browser::Page;
use testsuite::command;

/// Writes the page for a module into a folder. Returns its text and its address.
fn report(scratch: &Scratch, module: &Path, options: &[&str]) -> (String, String) {
    let page = scratch.file("report.html");
    let mut lanelift = command::lanelift().expect("the command");
    lanelift.arg(module).args(options).arg("--emit=null").arg("--report").arg(&page);
    let (ok, _, messages) = command::answer(&mut lanelift);
    assert!(ok, "{messages}");
    let text = std::fs::read_to_string(&page).expect("a report");
    // It names nothing outside of itself but the namespace of SVG.
    let outside = text.replace("http://www.w3.org/2000/svg", "");
    assert!(!outside.contains("http:") && !outside.contains("https:"), "it needs nothing else");
    (text, format!("file://{}", page.display()))
}

/// The data of a page.
fn data(page: &str) -> Value {
    let (_, rest) = page.split_once("class=\"data\"").expect("the data");
    let (_, rest) = rest.split_once('>').expect("a tag");
    let (json, _) = rest.split_once("</script>").expect("its end");
    serde_json::from_str(json).expect("JSON")
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
        "; </script><script>evil = 1</script>\ntarget triple = \"amdgcn-amd-amdhsa\"\n\
         define amdgpu_kernel void @\"k<script>evil=1</script>&amp;'\"(ptr addrspace(1) %in, ptr addrspace(1) %out) {{\n\
         {body}  store <4 x float> %s15, ptr addrspace(1) %out, align 16\n  ret void\n}}\n"
    )
}

/// Returns the lit rows in the panes: rows by pane, of one class.
fn lit(page: &mut Page, class: &str) -> Vec<usize> {
    let counts = page.evaluate(&format!(
        "['source', 'ir', 'code'].map((k) => document.querySelectorAll(`.pane.${{k}} .row.{class}`).length)"
    ));
    serde_json::from_value(counts).expect("numbers")
}

/// Opens every tab of remarks. Returns their names.
fn open_tabs(page: &mut Page) -> Vec<String> {
    let names = page.evaluate(
        "[...document.querySelectorAll('[role=tab]')].map((tab) => { tab.click(); \
         return document.querySelector('.sheet').textContent.length > 0 ? tab.dataset.tab : 'empty'; })",
    );
    serde_json::from_value(names).expect("names")
}

fn check_whole(page: &mut Page) {
    assert_eq!(page.complaints, Vec::<String>::new());
    assert_eq!(page.evaluate("typeof evil"), "undefined");
    let wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
    assert_eq!(page.evaluate(wide), false, "it fits the window");
}

#[test]
fn names_of_programs_are_texts_and_curves_have_all_instructions() {
    let (Some(browser), Some(_)) = (Judge::Browser.need(), command::path()) else { return };
    let scratch = Scratch::new("report");
    let module = scratch.write("m.ll", module_with_html_in_names());
    let (text, url) = report(&scratch, &module, &["-mcpu=gfx1100"]);
    let data = data(&text);
    let function = &data["functions"][0];
    assert_eq!(function["name"], "k<script>evil=1</script>&amp;'");
    let mut page = Page::new(browser, (1400, 1000));
    page.open(&url);
    let points = page.evaluate(
        "[...document.querySelectorAll('.charts polyline')].map((l) => Number(l.dataset.points))",
    );
    let lines = function["code"].as_array().expect("lines").len();
    assert_eq!(points, json!([lines, lines]), "vector and scalar registers of each line");
    let tabs = open_tabs(&mut page);
    for tab in ["wait", "ranges", "schedule", "passes"] {
        assert!(tabs.iter().any(|t| t == tab), "{tab} of {tabs:?}");
    }
    // The loads wait once each at most, and each wait names loads of memory.
    let notes = function["notes"].as_array().expect("notes");
    let waits: Vec<&Value> = notes.iter().filter(|note| note["topic"] == "wait").collect();
    assert!(!waits.is_empty());
    for wait in waits {
        for because in wait["because"].as_array().expect("instructions") {
            let line = &function["code"][because.as_u64().expect("a line") as usize][0];
            let line = line.as_str().expect("a text");
            assert!(line.contains("_load_"), "{wait} names {line}");
        }
    }
    check_whole(&mut page);
}

/// A kernel with debug information, and the file that this names.
fn module_with_source(scratch: &Scratch) -> PathBuf {
    scratch.write(
        "k.cl",
        "kernel void k(global float *x) {\n    float y = x[0] * 2;\n    x[1] = y;\n}\n",
    );
    let folder = scratch.path().display();
    let text = format!(
        "target triple = \"amdgcn-amd-amdhsa\"\n\
         define amdgpu_kernel void @k(ptr addrspace(1) %x) !dbg !4 {{\n  \
         %v = load float, ptr addrspace(1) %x, align 4, !dbg !6\n  \
         %y = fmul float %v, 3.0, !dbg !6\n  \
         %p = getelementptr float, ptr addrspace(1) %x, i64 1, !dbg !7\n  \
         store float %y, ptr addrspace(1) %p, align 4, !dbg !7\n  ret void, !dbg !8\n}}\n\
         !llvm.dbg.cu = !{{!0}}\n!llvm.module.flags = !{{!2}}\n\
         !0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: LineTablesOnly)\n\
         !1 = !DIFile(filename: \"k.cl\", directory: \"{folder}\")\n\
         !2 = !{{i32 2, !\"Debug Info Version\", i32 3}}\n!3 = !DISubroutineType(types: !5)\n\
         !4 = distinct !DISubprogram(name: \"k\", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)\n\
         !5 = !{{}}\n!6 = !DILocation(line: 2, column: 20, scope: !4)\n\
         !7 = !DILocation(line: 3, column: 10, scope: !4)\n!8 = !DILocation(line: 4, column: 1, scope: !4)\n"
    );
    scratch.write("k.ll", text)
}

#[test]
fn source_ir_and_code_are_linked() {
    let (Some(browser), Some(_)) = (Judge::Browser.need(), command::path()) else { return };
    let scratch = Scratch::new("report");
    let module = module_with_source(&scratch);
    for options in [&["-mcpu=gfx1100"][..], &["-march=nvptx64", "-mcpu=sm_90"][..]] {
        if options.len() > 1 {
            // The same with the other's kernels.
            let text = std::fs::read_to_string(&module).expect("the module");
            let text = text
                .replace("amdgpu_kernel", "ptx_kernel")
                .replace("amdgcn-amd-amdhsa", "nvptx64-nvidia-cuda");
            std::fs::write(&module, text).expect("the module");
        }
        let (_, url) = report(&scratch, &module, options);
        let mut page = Page::new(browser, (1400, 1000));
        page.open(&url);
        assert_eq!(page.evaluate("document.querySelector('.pane.source').hidden"), false);
        // The product's line of the source: its load and its multiplication in the IR.
        page.point(".pane.source .row:nth-child(2)", None, false);
        page.wait_for("document.querySelectorAll('.pane.source .row.hot').length === 1");
        let [source, ir, code] = lit(&mut page, "hot")[..] else { panic!("three panes") };
        assert_eq!((source, ir), (1, 2));
        assert!(code >= 2, "{code} lines of code");
        let hot = page.evaluate("[...document.querySelectorAll('.pane.code .row.hot')].map((r) => r.textContent).join('\\n')");
        let hot = hot.as_str().expect("a text").to_owned();
        assert!(hot.contains("mul") && hot.contains("ld.global") | hot.contains("load"), "{hot}");
        // From the code back; a click keeps it.
        page.evaluate("[...document.querySelectorAll('.pane.code .row')].find((r) => /store|st\\.global/.test(r.textContent)).id = 'store'");
        page.point("#store", None, true);
        page.wait_for("document.querySelectorAll('.pane.source .row.pinned').length === 1");
        let line =
            page.evaluate("document.querySelector('.pane.source .row.pinned .gutter').textContent");
        assert_eq!(line, "3");
        assert!(lit(&mut page, "pinned")[1] >= 1);
        let said = page.evaluate("document.querySelector('.status').textContent");
        assert!(said.as_str().expect("a text").contains("k.cl:3:10 in k"), "{said}");
        // By keys: the next line, and letting go.
        page.press("ArrowDown");
        page.evaluate("document.querySelector('.pane.code .scroll').focus()");
        page.press("ArrowUp");
        page.wait_for("document.querySelectorAll('.pane.code .row.current').length === 1");
        page.press("Escape");
        page.wait_for("document.querySelectorAll('.row.pinned').length === 0");
        // Darkness is another ground.
        let ground = "getComputedStyle(document.body).backgroundColor";
        let light = page.evaluate(ground);
        page.prefer("dark");
        assert_ne!(page.evaluate(ground), light);
        check_whole(&mut page);
    }
}

#[test]
fn without_the_file_of_the_source_there_are_two_panes() {
    let (Some(browser), Some(_)) = (Judge::Browser.need(), command::path()) else { return };
    let scratch = Scratch::new("report");
    let module = module_with_source(&scratch);
    std::fs::remove_file(scratch.file("k.cl")).expect("the file was there");
    let (_, url) = report(&scratch, &module, &["-mcpu=gfx942"]);
    let mut page = Page::new(browser, (1400, 1000));
    page.open(&url);
    assert_eq!(page.evaluate("document.querySelector('.pane.source').hidden"), true);
    page.point(".pane.ir .row:nth-child(4)", None, false);
    page.wait_for("document.querySelectorAll('.pane.code .row.hot').length > 0");
    check_whole(&mut page);
}

#[test]
fn large_functions_stay_usable() {
    let (Some(browser), Some(_)) = (Judge::Browser.need(), command::path()) else { return };
    let scratch = Scratch::new("report");
    let mut body = String::from(
        "  %a0 = load i32, ptr addrspace(1) %p\n  %b0 = load i32, ptr addrspace(1) %q\n",
    );
    for n in 0..6000 {
        // Both go on, so nothing can be left out.
        body.push_str(&format!("  %a{} = mul i32 %a{n}, %b{n}\n", n + 1));
        body.push_str(&format!("  %b{} = xor i32 %b{n}, %a{}\n", n + 1, n + 1));
    }
    let module = scratch.write(
        "large.ll",
        format!(
            "target triple = \"amdgcn-amd-amdhsa\"\ndefine amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {{\n{body}  \
             store i32 %a6000, ptr addrspace(1) %p\n  store i32 %b6000, ptr addrspace(1) %q\n  ret void\n}}\n"
        ),
    );
    let (text, url) = report(&scratch, &module, &["-mcpu=gfx1100"]);
    let lines = data(&text)["functions"][0]["code"].as_array().expect("lines").len();
    assert!(lines > 10_000, "{lines}");
    let mut page = Page::new(browser, (1400, 1000));
    page.open(&url);
    let rows = |page: &mut Page| page.evaluate("document.querySelectorAll('.row').length").as_u64();
    assert!(rows(&mut page).is_some_and(|n| n < 400), "only what is seen is in the document");
    // The end is there when it is scrolled to.
    page.evaluate("(() => { const box = document.querySelector('.pane.code .scroll'); box.scrollTop = box.scrollHeight; })()");
    page.wait_for("document.querySelector('.pane.code .rows').textContent.includes('s_endpgm')");
    // A place in the curve leads to its line.
    page.point(".charts svg", None, true);
    page.wait_for("document.querySelectorAll('.pane.code .row.current').length === 1");
    assert!(rows(&mut page).is_some_and(|n| n < 400));
    open_tabs(&mut page);
    check_whole(&mut page);
}

#[test]
fn kernels_for_intel_say_why_moves_stayed() {
    let (Some(browser), Some(_)) = (Judge::Browser.need(), command::path()) else { return };
    let scratch = Scratch::new("report");
    let module = scratch.write("k.ll", include_str!("../../lanelift/src/serve/examples/intel.ll"));
    let (text, url) = report(&scratch, &module, &["--target=intel", "-mcpu=skl"]);
    let data = data(&text);
    let function = &data["functions"][0];
    assert_eq!(function["name"], "saxpy");
    let code = function["code"].as_array().expect("lines");
    let from_ir = code.iter().filter(|line| !line[4].is_null()).count();
    assert!(from_ir * 2 > code.len(), "{from_ir} of {} lines know their IR", code.len());
    let mut page = Page::new(browser, (1400, 1000));
    page.open(&url);
    let tabs = open_tabs(&mut page);
    assert!(tabs.contains(&"ranges".to_owned()), "{tabs:?}");
    // The store of the IR leads to a message.
    page.evaluate("[...document.querySelectorAll('.pane.ir .row')].find((r) => r.textContent.includes('store float')).id = 'store'");
    page.point("#store", None, false);
    page.wait_for("[...document.querySelectorAll('.pane.code .row.hot')].some((r) => r.textContent.includes('send'))");
    check_whole(&mut page);
}

#[test]
fn several_inputs_are_chosen_in_one_page() {
    let (Some(browser), Some(_)) = (Judge::Browser.need(), command::path()) else { return };
    let scratch = Scratch::new("report");
    let amd = scratch.write("amd.ll", module_with_html_in_names());
    let intel = include_str!("../../lanelift/src/serve/examples/intel.ll");
    let other = scratch.write(
        "other.ll",
        intel.replace("spir64", "amdgcn").replace("spir_kernel", "amdgpu_kernel"),
    );
    let broken = scratch.write("broken.ll", "define void @f( {\n");
    let page_file = scratch.file("report.html");
    let mut lanelift = command::lanelift().expect("the command");
    lanelift.args([&amd, &broken, &other]).args([
        "-mcpu=gfx1100",
        "--emit=null",
        "-j2",
        "--report",
    ]);
    let (ok, _, messages) = command::answer(lanelift.arg(&page_file));
    assert!(!ok && messages.contains("broken.ll:2"), "{messages}");
    let url = format!("file://{}", page_file.display());
    let mut page = Page::new(browser, (1400, 1000));
    page.open(&url);
    let options = page.evaluate(
        "[...document.querySelectorAll('#input option')].map((o) => [o.textContent.replace(/^.*[/]/, ''), o.disabled])",
    );
    let expected = json!([
        ["amd.ll (gfx1100)", false],
        ["broken.ll (failed)", true],
        ["other.ll (gfx1100)", false]
    ]);
    assert_eq!(options, expected);
    let function = "document.querySelector('.pane.code .rows').textContent";
    let first = page.evaluate(function);
    page.evaluate("(() => { const input = document.getElementById('input'); input.value = '2'; input.dispatchEvent(new Event('change')); })()");
    page.wait_for("document.querySelector('.pane.ir .rows').textContent.includes('saxpy')");
    assert_ne!(page.evaluate(function), first);
    check_whole(&mut page);
    // A link leads to what is chosen.
    page.open("about:blank");
    page.open(&format!("{url}#2"));
    page.wait_for("document.querySelector('.pane.ir .rows').textContent.includes('saxpy')");
    assert_eq!(page.evaluate("document.getElementById('input').value"), "2");
}
