// The explorer: an editor whose text is compiled as it changes, beside the view of what becomes of it.
{
  const settings = JSON.parse(document.getElementById("settings").textContent);
  const $ = (id) => document.getElementById(id);

  // A pane that is written into: its rows lie under a text area whose own letters are not seen.
  class Editor extends Pane {
    constructor(view) {
      super(view, "ir", "Editor");
      this.text = el("textarea", { spellcheck: "false", autocomplete: "off", autocapitalize: "off", wrap: "off", "aria-label": "Editor", "aria-describedby": "problem" });
      this.under = el("div", { class: "under" }, this.rows);
      this.box.remove();
      this.edit = el("div", { class: "edit" }, this.under, this.text);
      this.root.append(this.edit);
      this.box = this.text;
      this.bad = -1;
      this.text.addEventListener("scroll", () => this.paint());
      this.text.addEventListener("input", () => { this.bad = -1; this.read(); changed(); });
      this.text.addEventListener("pointermove", (event) => this.view.point(this.kind, this.lineAt(event)));
      this.text.addEventListener("pointerleave", () => this.view.point(this.kind, -1));
      this.text.addEventListener("click", () => this.follow());
      this.text.addEventListener("keyup", (event) => { if (event.key.startsWith("Arrow") || event.key === "Home" || event.key === "End" || event.key.startsWith("Page")) this.follow(); });
      this.text.addEventListener("keydown", (event) => {
        if (event.key === "Tab" && !event.shiftKey && !event.ctrlKey && !event.altKey && !this.escaped) {
          event.preventDefault();
          document.execCommand("insertText", false, "  ");
        }
        // After Escape the next Tab leaves the editor.
        this.escaped = event.key === "Escape";
        if (this.escaped) this.view.pin(this.kind, -1);
      });
      new ResizeObserver(() => this.paint()).observe(this.edit);
    }
    lineAt(event) {
      const n = Math.floor((event.clientY - this.text.getBoundingClientRect().top + this.text.scrollTop) / ROW);
      return n >= 0 && n < this.lines.length ? n : -1;
    }
    follow() {
      const at = this.text.value.slice(0, this.text.selectionStart).split("\n").length - 1;
      this.view.pin(this.kind, at);
    }
    // Rows of the text as it is now; what is known of each line stays until there is news.
    read() {
      const old = this.known ?? [];
      this.lines = this.text.value.split("\n").map((text, n) => ({ text, gutter: String(n + 1), hue: old[n]?.text === text ? old[n].hue : null, style: n === this.bad ? "is-error" : "" }));
      this.paint();
    }
    set(lines) {
      this.known = lines;
      this.hot = new Set();
      this.pinned = new Set();
      this.current = -1;
      if (this.text) this.read();
    }
    paint() {
      if (!this.text) return;
      const from = Math.max(0, Math.floor(this.text.scrollTop / ROW) - 2);
      const to = Math.min(this.lines.length, Math.ceil((this.text.scrollTop + this.text.clientHeight) / ROW) + 2);
      const rows = [];
      for (let n = from; n < to; n += 1) rows.push(this.row(n));
      this.from = from;
      this.under.style.setProperty("--x", `${-this.text.scrollLeft}px`);
      this.rows.style.transform = `translateY(${from * ROW - this.text.scrollTop}px)`;
      this.rows.replaceChildren(...rows);
      this.mark();
    }
    mark() {
      super.mark();
      this.text?.removeAttribute("aria-activedescendant");
    }
    fail(line) {
      this.bad = line;
      this.read();
      if (line >= 0) this.reveal(line);
    }
    go(line, column) {
      const lines = this.text.value.split("\n");
      const at = lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0) + Math.max(0, column);
      this.text.focus();
      this.text.setSelectionRange(at, at);
      this.reveal(line);
    }
  }

  const view = new View($("view"));
  const editor = new Editor(view);
  const problem = el("div", { id: "problem", role: "alert", hidden: true });
  $("left").append(editor.root, problem);
  const language = $("language"), target = $("target"), options = $("options"), state = $("state");
  for (const { name, title } of settings.languages) language.append(el("option", { value: name }, title));
  for (const { vendor, processors } of settings.targets) {
    target.append(el("optgroup", { label: vendor }, ...processors.map((name) => el("option", { value: name }, name))));
  }
  const vendorOf = (name) => settings.targets.find((t) => t.processors.includes(name))?.vendor;
  const example = () => settings.examples.find((e) => e.language === language.value && e.vendor === vendorOf(target.value)) ??
    settings.examples.find((e) => e.language === language.value);
  let offered = "";
  const offer = () => {
    // Only text that the user has not changed is replaced.
    if (editor.text.value !== offered) return;
    offered = example()?.text ?? "";
    editor.text.value = offered;
    editor.read();
  };

  // Which pane the editor stands for: the text is LLVM IR, or a source that becomes it.
  const place = () => {
    const kind = language.value === "ir" ? "ir" : "source";
    if (!(view.panes.ir instanceof Editor) && !(view.panes.source instanceof Editor)) view.own = { ...view.panes };
    view.panes = { ...view.own, [kind]: editor };
    view.editor = editor;
    editor.kind = kind;
    view.own.ir.root.hidden = kind === "ir";
    view.own.source.root.hidden = true;
    editor.head.firstChild.textContent = settings.languages.find((l) => l.name === language.value).title;
  };

  let timer = 0, sequence = 0, running = null;
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(compile, 60);
  };
  const compile = async () => {
    sequence += 1;
    const own = sequence;
    running?.abort();
    running = new AbortController();
    state.textContent = "compiling …";
    state.className = "chip";
    const request = { language: language.value, target: target.value, options: options.value, source: editor.text.value };
    let answer;
    try {
      const response = await fetch("/compile", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(request), signal: running.signal });
      answer = await response.json();
    } catch (error) {
      if (error.name === "AbortError") return;
      answer = { ok: false, error: { text: "The server does not answer. Is lanelift serve still running?", line: null, column: null } };
    }
    const address = await encode(request);
    if (own !== sequence) return;
    // First the address, then the answer: a link copied from what is shown leads to it, and no
    // older request's address comes after a newer one's.
    remember(address);
    show(answer);
  };
  const show = (answer) => {
    problem.hidden = answer.ok && answer.warnings.length === 0;
    problem.className = answer.ok ? "warning" : "";
    if (answer.ok) {
      editor.fail(-1);
      problem.replaceChildren(answer.warnings.join("\n"));
      state.textContent = `${answer.ms.toFixed(answer.ms < 10 ? 2 : 1)} ms`;
      state.title = answer.clangMs === null ? "Time of Lanelift" : `Time of Lanelift; clang took ${answer.clangMs.toFixed(0)} ms before`;
      state.className = "chip good";
      $("view").classList.remove("stale");
      view.show(answer.data);
    } else {
      const { text, line, column } = answer.error;
      const known = line !== null && line <= editor.lines.length;
      editor.fail(known ? line - 1 : -1);
      problem.replaceChildren(text, known ? el("button", { type: "button", class: "line", onclick: () => editor.go(line - 1, (column ?? 1) - 1) }, `go to line ${line}`) : "");
      state.textContent = "error";
      state.className = "chip bad";
      $("view").classList.add("stale");
    }
    document.body.dataset.compiled = String(sequence);
    document.body.dataset.ok = String(answer.ok);
  };

  // The whole state in the address: deflated JSON in base64 with the two letters that addresses need changed.
  const squeeze = async (bytes, stream) => new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
  const encode = async (request) => {
    const bytes = await squeeze(new TextEncoder().encode(JSON.stringify(request)), new CompressionStream("deflate-raw"));
    let text = "";
    for (let n = 0; n < bytes.length; n += 8192) text += String.fromCharCode(...bytes.subarray(n, n + 8192));
    return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  };
  const decode = async (text) => {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(await squeeze(bytes, new DecompressionStream("deflate-raw"))));
  };
  let fragment = "";
  const remember = (address) => {
    fragment = address;
    history.replaceState(null, "", `#${fragment}`);
  };
  const recall = async () => {
    const text = location.hash.slice(1);
    if (text === "" || text === fragment) return false;
    try {
      const saved = await decode(text);
      if (settings.languages.some((l) => l.name === saved.language)) language.value = saved.language;
      if (vendorOf(saved.target)) target.value = saved.target;
      options.value = String(saved.options ?? "");
      editor.text.value = String(saved.source ?? "");
      offered = example()?.text ?? "";
      return true;
    } catch {
      problem.hidden = false;
      problem.replaceChildren("The link in the address is damaged.");
      return false;
    }
  };

  language.addEventListener("change", () => { place(); offer(); changed(); });
  target.addEventListener("change", () => { offer(); changed(); });
  options.addEventListener("input", changed);
  addEventListener("hashchange", async () => { if (await recall()) { place(); editor.read(); changed(); } });
  $("copy").addEventListener("click", async () => {
    const button = $("copy");
    try {
      await navigator.clipboard.writeText(location.href);
      button.textContent = "Copied";
    } catch {
      button.textContent = "It is in the address bar";
    }
    setTimeout(() => { button.textContent = "Copy link"; }, 1500);
  });
  $("theme").addEventListener("click", () => {
    const root = document.documentElement;
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
    view.redraw();
  });
  const splitter = $("splitter"), main = document.querySelector("main");
  const split = (share) => main.style.setProperty("--split", `${Math.min(80, Math.max(15, share))}%`);
  const share = () => $("left").getBoundingClientRect().width / main.getBoundingClientRect().width * 100;
  splitter.addEventListener("pointerdown", (event) => splitter.setPointerCapture(event.pointerId));
  splitter.addEventListener("pointermove", (event) => { if (splitter.hasPointerCapture(event.pointerId)) split((event.clientX - main.getBoundingClientRect().left) / main.getBoundingClientRect().width * 100); });
  splitter.addEventListener("keydown", (event) => { const step = { ArrowLeft: -2, ArrowRight: 2 }[event.key]; if (step) split(share() + step); });

  (async () => {
    target.value = settings.target;
    const recalled = await recall();
    place();
    if (!recalled) offer();
    editor.read();
    compile();
  })();
}
