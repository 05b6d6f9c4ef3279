// The view of a compiled module: source, LLVM IR and machine code side by side, with what the compiler found out beside it.
//
// `new View(element)` makes an empty one, `view.show(data)` fills it; `data` is what `lanelift_report::Data` says. All texts of
// programs go into the document as text, never as markup. Panes draw the rows that are seen and no others.
"use strict";

const el = (tag, properties = {}, ...children) => {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
};
const svg = (tag, properties = {}, ...children) => {
  const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(properties)) node.setAttribute(name, value);
  node.append(...children);
  return node;
};
const count = (n, one, many) => `${n} ${n === 1 ? one : many}`;

// Parts of a line, for colours: comments, texts, names of values, registers, numbers, words. A semicolon after a space
// begins a comment of IR and assembly.
const TOKENS = /((?<=^|\s);[^\n]*|\/\/[^\n]*)|("(?:[^"\\]|\\.)*")|([%@!#$][\w.$-]+)|(\b(?:[vsar]\d+|[vsar]\[\d+(?::\d+)?\]|vcc(?:_lo|_hi)?|exec(?:_lo|_hi)?|scc|m0|f\d\.\d|sr\d\.\d)\b)|(\b0[xfd][0-9A-Fa-f]+\b|\b\d[\d.]*(?:e[+-]?\d+)?\b)|([A-Za-z_][\w.]*)/g;
const KINDS = [null, "t-comment", "t-text", "t-name", "t-register", "t-number"];
const WORDS = new Set(("define declare ret br switch load store call tail add sub mul fadd fsub fmul fdiv frem fneg fcmp icmp select phi " +
  "getelementptr alloca sext zext trunc bitcast fptrunc fpext sitofp uitofp fptosi fptoui ptrtoint inttoptr and or xor shl lshr ashr sdiv udiv " +
  "urem srem extractelement insertelement shufflevector extractvalue insertvalue atomicrmw cmpxchg fence unreachable addrspacecast freeze " +
  "target datalayout triple source_filename attributes global constant void half float double ptr metadata").split(" "));
const INTEGERS = /^i\d+$/;
const SOURCE_TOKENS = new RegExp(TOKENS.source.replace("(?<=^|\\s);[^\\n]*|", ""), "g");
const SOURCE_WORDS = new Set(("if else for while do return break continue switch case const struct union enum typedef static inline sizeof void bool char short int " +
  "long float double half unsigned signed auto class namespace template typename using kernel global local constant private __kernel __global __local __constant " +
  "__private __global__ __device__ __host__ __shared__ __constant__ fn let mut pub unsafe extern use").split(" "));

const colour = (text, language) => {
  const parts = [];
  let end = 0, first = true;
  const isSource = language === "source";
  for (const match of text.matchAll(isSource ? SOURCE_TOKENS : TOKENS)) {
    let kind = null;
    for (let n = 1; n < KINDS.length; n += 1) if (match[n] !== undefined) kind = KINDS[n];
    if (match[6] !== undefined) {
      if (isSource) kind = SOURCE_WORDS.has(match[6]) ? "t-word" : null;
      else if (language === "code" && first) kind = text.startsWith(":", match.index + match[6].length) ? "t-label" : "t-word";
      else if (language !== "code" && (WORDS.has(match[6]) || INTEGERS.test(match[6]))) kind = "t-word";
    }
    first = false;
    if (kind === null) continue;
    if (match.index > end) parts.push(text.slice(end, match.index));
    parts.push(el("span", { class: kind }, match[0]));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
};

// A list of lines of which those in sight are in the document.
const ROW = 19;
class Pane {
  constructor(view, kind, title) {
    this.view = view;
    this.kind = kind;
    this.lines = [];
    this.hot = new Set();
    this.pinned = new Set();
    this.current = -1;
    this.extra = el("span", { class: "soft" });
    this.rows = el("div", { class: "rows" });
    this.sizer = el("div", { class: "sizer" }, this.rows);
    this.box = el("div", { class: "scroll", tabindex: 0, role: "listbox", "aria-label": title }, this.sizer);
    this.head = el("header", {}, el("h2", {}, title), this.extra);
    this.root = el("section", { class: `pane ${kind}` }, this.head, this.box);
    this.box.addEventListener("scroll", () => this.paint());
    this.box.addEventListener("pointermove", (event) => this.view.point(this.kind, this.at(event)));
    this.box.addEventListener("pointerleave", () => this.view.point(this.kind, -1));
    this.box.addEventListener("click", (event) => this.view.pin(this.kind, this.at(event)));
    this.box.addEventListener("keydown", (event) => this.key(event));
    new ResizeObserver(() => this.paint()).observe(this.box);
  }
  at(event) {
    const n = Math.floor((event.clientY - this.sizer.getBoundingClientRect().top) / ROW);
    return n >= 0 && n < this.lines.length ? n : -1;
  }
  key(event) {
    const page = Math.max(1, Math.floor(this.box.clientHeight / ROW) - 1);
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -Infinity, End: Infinity };
    if (event.key === "Escape") return this.view.pin(this.kind, -1);
    if (!(event.key in steps) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const to = Math.min(this.lines.length - 1, Math.max(0, this.current + steps[event.key]));
    this.view.pin(this.kind, to);
    this.reveal(to);
  }
  set(lines) {
    this.lines = lines;
    this.hot = new Set();
    this.pinned = new Set();
    this.current = -1;
    const widest = lines.reduce((most, line) => Math.max(most, line.text.length + line.text.split("\t").length * 8), 0);
    this.sizer.style.height = `${lines.length * ROW}px`;
    this.sizer.style.minWidth = `${Math.min(widest, 2000) + 14}ch`;
    this.paint();
  }
  paint() {
    const from = Math.max(0, Math.floor(this.box.scrollTop / ROW) - 8);
    const to = Math.min(this.lines.length, Math.ceil((this.box.scrollTop + this.box.clientHeight) / ROW) + 8);
    const rows = [];
    for (let n = from; n < to; n += 1) rows.push(this.row(n));
    this.rows.style.transform = `translateY(${from * ROW}px)`;
    this.rows.replaceChildren(...rows);
    this.from = from;
    this.mark();
  }
  row(n) {
    const line = this.lines[n];
    const row = el("div", { class: `row ${line.style ?? ""}`, role: "option", id: `${this.view.id}-${this.kind}-${n}` });
    const gutter = el("span", { class: "gutter" }, line.gutter);
    if (line.hue !== null && line.hue !== undefined) gutter.style.setProperty("--hue", line.hue);
    else gutter.classList.add("plain");
    row.append(gutter);
    if (line.level !== undefined) {
      const bar = el("span", { class: "level", title: line.levelTitle });
      bar.style.setProperty("--level", line.level);
      row.append(bar);
    }
    row.append(el("code", {}, ...colour(line.text, this.kind)));
    for (const badge of line.badges ?? []) row.append(el("span", { class: `badge ${badge.style}`, title: badge.title }, badge.text));
    return row;
  }
  mark() {
    [...this.rows.children].forEach((row, k) => {
      const n = this.from + k;
      row.classList.toggle("hot", this.hot.has(n));
      row.classList.toggle("pinned", this.pinned.has(n));
      row.classList.toggle("current", n === this.current);
      row.setAttribute("aria-selected", String(this.pinned.has(n)));
    });
    if (this.current >= 0) this.box.setAttribute("aria-activedescendant", `${this.view.id}-${this.kind}-${this.current}`);
    else this.box.removeAttribute("aria-activedescendant");
  }
  // Scrolls to a line, if it is not in sight.
  reveal(n) {
    const top = n * ROW;
    if (top < this.box.scrollTop || top + ROW > this.box.scrollTop + this.box.clientHeight) {
      this.box.scrollTop = Math.max(0, top - this.box.clientHeight / 2 + ROW);
    }
  }
}

// Curves over the lines of the code, with the steps at which other numbers of waves run.
class Chart {
  constructor(view, { name, curves, steps, unit, low }) {
    const lines = curves[0].values.length;
    this.lines = Math.max(1, lines);
    const peak = curves.reduce((most, curve) => curve.values.reduce((m, v) => Math.max(m, v), most), 0);
    const above = steps.map((s) => s.most).filter((most) => most >= peak).reduce((a, b) => Math.min(a, b), Infinity);
    const top = Math.max(4, (Number.isFinite(above) ? Math.min(above, peak * 2) : peak) + 1);
    const visible = steps.filter((s) => s.most < top);
    this.cursor = svg("line", { class: "cursor", y1: 0, y2: top, visibility: "hidden" });
    this.image = svg("svg", { class: low ? "curve low" : "curve", viewBox: `0 0 ${this.lines} ${top}`, preserveAspectRatio: "none", role: "img",
      "aria-label": `${name}, up to ${peak}` });
    for (const step of visible) this.image.append(svg("line", { class: "step", x1: 0, x2: this.lines, y1: top - step.most, y2: top - step.most }));
    for (const curve of curves) {
      const points = curve.values.map((v, n) => `${n},${top - v} ${n + 1},${top - v}`).join(" ");
      if (curve.filled) this.image.append(svg("polygon", { class: "area", points: `0,${top} ${points} ${this.lines},${top}` }));
      this.image.append(svg("polyline", { class: curve.style, points, "data-points": curve.values.length }));
    }
    this.image.append(this.cursor);
    const next = steps.filter((s) => s.most >= peak).sort((a, b) => a.most - b.most)[0];
    const legend = el("p", { class: "legend" }, el("b", {}, name), ` up to ${peak}${unit ? ` ${unit}` : ""}`,
      next ? el("span", { class: "soft" }, `: ${next.label} (up to ${next.most})`) : null);
    const labels = [];
    let last = Infinity;
    for (const step of visible) {
      const place = (top - step.most) / top * 100;
      if (Math.abs(last - place) < (low ? 16 : 9)) continue;
      const label = el("span", { class: "label" }, `${step.label} up to ${step.most}`);
      label.style.top = `${place}%`;
      labels.push(label);
      last = place;
    }
    this.root = el("div", { class: "chart" }, legend, el("div", { class: "frame" }, this.image, ...labels));
    const at = (event) => {
      const box = this.image.getBoundingClientRect();
      return Math.min(this.lines - 1, Math.max(0, Math.floor((event.clientX - box.left) / box.width * this.lines)));
    };
    if (view) {
      this.image.addEventListener("pointermove", (event) => view.point("code", at(event)));
      this.image.addEventListener("pointerleave", () => view.point("code", -1));
      this.image.addEventListener("click", (event) => view.pin("code", at(event), true));
    }
    this.at = at;
  }
  mark(n) {
    if (n < 0) return this.cursor.setAttribute("visibility", "hidden");
    this.cursor.setAttribute("x1", n + 0.5);
    this.cursor.setAttribute("x2", n + 0.5);
    this.cursor.removeAttribute("visibility");
  }
}

// Which registers hold a value at which instruction: registers down, instructions across.
class RegisterMap {
  constructor(view, file, ranges, lines) {
    this.view = view;
    this.file = file;
    this.ranges = ranges;
    this.lines = Math.max(1, lines);
    this.canvas = el("canvas", { class: "map", role: "img", "aria-label": `${file.name}: which of ${file.count} registers hold a value where` });
    this.cursor = el("div", { class: "cursor" });
    this.read = el("p", { class: "read" });
    this.root = el("div", {}, el("p", { class: "legend" }, el("b", {}, file.name), ` ${count(file.count, "register", "registers")}, `,
      count(ranges.length, "live range", "live ranges")), el("div", { class: "frame" }, this.canvas, this.cursor), this.read);
    this.step = Math.max(2, Math.min(10, Math.floor(360 / Math.max(1, file.count))));
    this.canvas.style.height = `${Math.max(24, file.count * this.step)}px`;
    this.byRegister = new Map();
    for (const range of ranges) {
      if (!this.byRegister.has(range[1])) this.byRegister.set(range[1], []);
      this.byRegister.get(range[1]).push(range);
    }
    const place = (event) => {
      const box = this.canvas.getBoundingClientRect();
      return [Math.min(this.lines - 1, Math.max(0, Math.floor((event.clientX - box.left) / box.width * this.lines))),
        Math.min(file.count - 1, Math.max(0, Math.floor((event.clientY - box.top) / box.height * file.count)))];
    };
    const find = (line, register) => (this.byRegister.get(register) ?? []).find(([, , from, to]) => from <= line && line < to);
    this.canvas.addEventListener("pointermove", (event) => {
      const [line, register] = place(event);
      const range = find(line, register);
      this.read.textContent = range ? `${file.prefix}${register} holds a value from line ${range[2]} to ${range[3]}: ${view.codeText(range[2])}`
        : `${file.prefix}${register} is free at line ${line}`;
      view.point("code", line);
    });
    this.canvas.addEventListener("pointerleave", () => view.point("code", -1));
    this.canvas.addEventListener("click", (event) => {
      const [line, register] = place(event);
      view.pin("code", find(line, register)?.[2] ?? line, true);
    });
    new ResizeObserver(() => this.draw()).observe(this.canvas);
  }
  draw() {
    const scale = window.devicePixelRatio || 1;
    const width = Math.max(1, Math.round(this.canvas.clientWidth * scale));
    const height = Math.max(1, Math.round(this.canvas.clientHeight * scale));
    if (this.canvas.clientWidth === 0) return;
    this.canvas.width = width;
    this.canvas.height = height;
    const style = getComputedStyle(this.canvas);
    const colours = [style.getPropertyValue("--range-a"), style.getPropertyValue("--range-b")];
    const context = this.canvas.getContext("2d");
    const rows = height / Math.max(1, this.file.count);
    for (const list of this.byRegister.values()) {
      list.forEach(([, register, from, to], n) => {
        context.fillStyle = colours[n % 2];
        const left = from / this.lines * width;
        context.fillRect(left, register * rows, Math.max(1, (to - from) / this.lines * width), Math.max(1, rows - (rows > 3 ? 1 : 0)));
      });
    }
  }
  mark(n) {
    this.cursor.style.display = n < 0 ? "none" : "block";
    this.cursor.style.left = `${(n + 0.5) / this.lines * 100}%`;
  }
}

let views = 0;
class View {
  constructor(root) {
    views += 1;
    this.id = `view${views}`;
    this.root = root;
    this.panes = {
      source: new Pane(this, "source", "Source"),
      ir: new Pane(this, "ir", "LLVM IR"),
      code: new Pane(this, "code", "Machine code"),
    };
    this.files = el("select", { "aria-label": "Source file", onchange: () => this.showFile(Number(this.files.value)) });
    this.panes.source.head.append(this.files);
    this.figures = el("dl", { class: "figures" });
    this.charts = el("div", { class: "charts" });
    this.status = el("p", { class: "status", role: "status" });
    this.columns = el("div", { class: "columns" }, ...Object.values(this.panes).map((pane) => pane.root));
    this.tabs = el("div", { class: "tabs", role: "tablist", "aria-label": "What was found out" });
    this.sheet = el("div", { class: "sheet", role: "tabpanel", tabindex: 0 });
    this.functions = el("select", { "aria-label": "Function", onchange: () => this.showFunction(Number(this.functions.value)) });
    this.find = el("input", { type: "search", placeholder: "Find in all panes", "aria-label": "Find in all panes" });
    this.find.addEventListener("keydown", (event) => { if (event.key === "Enter") this.findNext(event.shiftKey ? -1 : 1); });
    this.tools = el("div", { class: "tools" }, this.functions, this.find);
    this.tabs.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      const all = [...this.tabs.children];
      const next = all[(all.findIndex((tab) => tab.getAttribute("aria-selected") === "true") + step + all.length) % all.length];
      next.click();
      next.focus();
    });
    root.append(this.tools, this.figures, this.charts, this.columns, this.status, this.tabs, this.sheet);
    this.data = null;
    this.tab = null;
    this.editor = null;
    this.curves = [];
    this.maps = [];
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.redraw());
  }

  show(data) {
    const kept = this.data && this.data.functions[this.number] ? this.data.functions[this.number].name : null;
    this.data = data;
    this.sourceLines = data.sources.map((source) => source.text === null ? null : source.text.split("\n"));
    this.irLines = data.ir.text.split("\n");
    const readable = data.sources.some((source) => source.text !== null);
    // A pane that the user writes into is always there, and not among the columns.
    if (this.panes.source !== this.editor) this.panes.source.root.hidden = !readable || this.panes.ir === this.editor;
    if (this.panes.ir !== this.editor) this.panes.ir.root.hidden = data.ir.text === "";
    const shown = [...this.columns.children].filter((pane) => !pane.hidden).length;
    this.columns.dataset.shown = String(shown);
    this.panes.code.head.firstChild.textContent = data.language;
    this.files.replaceChildren(...data.sources.flatMap((source, n) => source.text === null ? [] : [el("option", { value: n }, source.name)]));
    this.files.hidden = this.files.children.length < 2;
    this.functions.replaceChildren(...data.functions.map((f, n) => el("option", { value: n }, `${f.name}${f.kernel ? "" : " (function)"}`)));
    this.functions.hidden = data.functions.length < 2;
    // Which lines of the IR come from which places of the source, and back.
    this.irToSource = new Map();
    this.sourceToIr = new Map();
    for (const [line, file, at] of data.ir.places) {
      this.irToSource.set(line - 1, `${file}:${at - 1}`);
      add(this.sourceToIr, `${file}:${at - 1}`, line - 1);
    }
    const again = data.functions.findIndex((f) => f.name === kept);
    const kernel = data.functions.findIndex((f) => f.kernel);
    this.showFunction(again >= 0 ? again : Math.max(0, kernel), again >= 0);
  }

  // The places of a line of code in the source, from the innermost call outwards.
  chain(place) {
    const keys = [];
    for (let n = place, left = 64; n !== null && n !== undefined && left > 0; n = this.data.places[n].at, left -= 1) {
      const { file, line } = this.data.places[n];
      if (line > 0) keys.push(`${file}:${line - 1}`);
    }
    return keys;
  }

  // `again` is the same function as before: what is in sight stays.
  showFunction(number, again) {
    this.number = number;
    this.functions.value = String(number);
    const f = this.data.functions[number] ?? null;
    this.function = f;
    const code = f ? f.code : [];
    this.irToCode = new Map();
    this.sourceToCode = new Map();
    code.forEach(([, kind, , place, ir], n) => {
      if (kind !== 0) return;
      if (ir !== null) add(this.irToCode, ir - 1, n);
      for (const key of new Set(this.chain(place))) add(this.sourceToCode, key, n);
    });
    const hues = new Map();
    const hueOf = (key) => {
      if (key === null || key === undefined) return null;
      if (!hues.has(key)) hues.set(key, hues.size * 67 % 360);
      return hues.get(key);
    };
    const sourced = this.sourceToCode.size > 0;
    const keyOfCode = ([, kind, , place, ir]) => kind !== 0 ? null : sourced ? this.chain(place)[0] ?? null : ir === null ? null : `ir:${ir - 1}`;
    this.hueOfSource = (file, line) => this.sourceToCode.has(`${file}:${line}`) ? hueOf(`${file}:${line}`) : null;
    const notes = new Map();
    for (const note of f ? f.notes : []) add(notes, note.at, note);
    this.notes = notes;
    const main = f && f.kinds.length > 0 ? f.kinds.reduce((a, b) => peakOf(b) > peakOf(a) && b.steps.length > 0 ? b : a) : null;
    const most = main ? Math.max(1, peakOf(main)) : 1;
    this.panes.code.set(code.map((line, n) => ({
      text: line[1] === 0 && !line[0].startsWith("\t") ? `    ${line[0]}` : line[0],
      gutter: line[2] === null ? "" : this.data.offsets === "bytes" ? line[2].toString(16).padStart(4, "0") : String(line[2]),
      hue: hueOf(keyOfCode(line)),
      style: ["", "is-label", "is-directive"][line[1]],
      level: main ? main.live[n] / most : undefined,
      levelTitle: main ? `${main.live[n]} ${main.name}` : undefined,
      badges: (notes.get(n) ?? []).map((note) => ({ style: `b-${note.topic}`, text: this.topic(note.topic).badge, title: note.text })),
    })));
    const used = new Set(this.irToCode.keys());
    this.panes.ir.set(this.irLines.map((text, n) => ({
      text,
      gutter: String(n + 1),
      hue: used.has(n) ? hueOf(sourced ? this.irToSource.get(n) ?? null : `ir:${n}`) : null,
    })));
    this.panes.code.extra.textContent = f ? count(code.filter((line) => line[1] === 0).length, "instruction", "instructions") : "";
    this.panes.ir.extra.textContent = this.data.ir.name;
    const first = f && f.declared !== null ? this.data.places[f.declared].file : this.sourceLines.findIndex((lines) => lines !== null);
    this.showFile(this.sourceLines[first] ? first : this.sourceLines.findIndex((lines) => lines !== null));
    const figures = f ? f.figures : [];
    this.figures.replaceChildren(...figures.map(([name, value]) => el("div", {}, el("dt", {}, name), el("dd", {}, value))));
    const kinds = f ? f.kinds : [];
    this.curves = kinds.map((kind, n) => new Chart(this, { name: kind.name, steps: kind.steps, low: n > 0,
      curves: [{ values: kind.live, style: "after", filled: true }], unit: kind.taken === null ? "live at once" : `live at once, ${kind.taken} allocated` }));
    this.charts.replaceChildren(...this.curves.map((chart) => chart.root));
    this.makeTabs();
    this.pin("code", -1);
    // The function's begin is what is looked for.
    const begin = f ? this.irLines.findIndex((line) => line.startsWith("define ") && (line.includes(`@${f.name}(`) || line.includes(`@"${f.name}"(`))) : -1;
    if (again) return;
    if (begin >= 0 && this.panes.ir !== this.editor) this.panes.ir.box.scrollTop = begin * ROW;
    this.panes.code.box.scrollTop = 0;
    const declared = f && f.declared !== null ? this.data.places[f.declared] : null;
    if (declared && declared.file === this.file && this.panes.source !== this.editor) this.panes.source.box.scrollTop = Math.max(0, (declared.line - 3) * ROW);
  }

  showFile(file) {
    this.file = file;
    this.files.value = String(file);
    const lines = this.sourceLines[file] ?? [];
    this.panes.source.extra.textContent = this.files.children.length < 2 && this.data.sources[file] ? this.data.sources[file].name.replace(/^\.\//, "") : "";
    this.panes.source.set(lines.map((text, n) => ({ text, gutter: String(n + 1), hue: this.hueOfSource(file, n) })));
    if (this.last) this.light("pinned", this.last);
  }

  topic(name) {
    return this.data.topics.find((topic) => topic.name === name) ?? { name, title: name, badge: name };
  }
  codeText(n) {
    const line = this.function ? this.function.code[n] : undefined;
    return line ? line[0].trim().replace(/\s+/g, " ") : "";
  }

  // Every line that has to do with a line.
  linked(kind, n) {
    const links = { source: new Set(), ir: new Set(), code: new Set() };
    if (n < 0 || !this.function) return links;
    if (kind === "code") {
      const line = this.function.code[n];
      links.code.add(n);
      if (!line || line[1] !== 0) return links;
      for (const key of this.chain(line[3])) links.source.add(key);
      if (line[4] !== null) {
        links.ir.add(line[4] - 1);
        for (const other of this.irToCode.get(line[4] - 1) ?? []) links.code.add(other);
      }
    } else if (kind === "ir") {
      links.ir.add(n);
      for (const line of this.irToCode.get(n) ?? []) {
        links.code.add(line);
        for (const key of this.chain(this.function.code[line][3])) links.source.add(key);
      }
      if (this.irToSource.has(n)) links.source.add(this.irToSource.get(n));
    } else {
      const key = `${this.file}:${n}`;
      links.source.add(key);
      for (const line of this.sourceToCode.get(key) ?? []) {
        links.code.add(line);
        const ir = this.function.code[line][4];
        if (ir !== null) links.ir.add(ir - 1);
      }
      for (const line of this.sourceToIr.get(key) ?? []) links.ir.add(line);
    }
    return links;
  }

  light(what, links) {
    const here = new Set();
    for (const key of links.source) {
      const [file, line] = key.split(":").map(Number);
      if (file === this.file) here.add(line);
    }
    this.panes.source[what] = here;
    this.panes.ir[what] = links.ir;
    this.panes.code[what] = links.code;
    Object.values(this.panes).forEach((pane) => pane.mark());
  }

  point(kind, n) {
    if (this.pointed === `${kind}${n}`) return;
    this.pointed = `${kind}${n}`;
    const links = this.linked(kind, n);
    this.light("hot", links);
    const line = kind === "code" ? n : n < 0 ? -1 : Math.min(...links.code, Infinity);
    this.cursors(Number.isFinite(line) && line >= 0 ? line : this.panes.code.current);
    this.say(n < 0 ? this.pinnedAt : [kind, n], links);
  }

  pin(kind, n, reveal) {
    this.pinnedAt = n < 0 ? null : [kind, n];
    const links = this.linked(kind, n);
    this.last = n < 0 ? null : links;
    for (const pane of Object.values(this.panes)) pane.current = -1;
    if (n >= 0) {
      // The innermost place says which file is looked at.
      const keys = [...links.source];
      const file = keys.length > 0 ? Number(keys[0].split(":")[0]) : this.file;
      if (kind !== "source" && file !== this.file && this.sourceLines[file]) this.showFile(file);
      this.panes[kind].current = n;
    }
    this.light("pinned", links);
    if (n >= 0) {
      const places = { source: [...this.panes.source.pinned], ir: [...links.ir], code: [...links.code] };
      for (const [name, list] of Object.entries(places)) {
        if (name !== kind && list.length > 0) this.panes[name].reveal(Math.min(...list));
      }
      if (reveal) this.panes[kind].reveal(n);
    }
    const line = kind === "code" ? n : n < 0 ? -1 : Math.min(...links.code, Infinity);
    this.cursors(Number.isFinite(line) ? line : -1);
    this.say(this.pinnedAt, links);
  }

  cursors(line) {
    for (const chart of this.curves ?? []) chart.mark(line);
    for (const map of this.maps ?? []) map.mark(line);
  }

  say(at, links) {
    if (!at) return this.status.replaceChildren(el("span", { class: "soft" }, "Point at a line to see where it comes from and what became of it; click to keep it. Arrow keys move, Escape lets go."));
    const [kind, n] = at;
    const parts = [];
    if (kind === "code" && this.function.code[n]) {
      const line = this.function.code[n];
      parts.push(el("code", {}, this.codeText(n)));
      for (const k of this.function.kinds) parts.push(el("span", {}, `${k.live[n]} ${k.name}`));
      let out = "";
      for (let p = line[3], left = 16; p !== null && left > 0; p = this.data.places[p].at, left -= 1) {
        const place = this.data.places[p];
        const name = (this.data.sources[place.file]?.name ?? "").split("/").at(-1);
        out += `${out ? ", inlined at " : ""}${name}:${place.line}${place.column ? `:${place.column}` : ""}${place.function ? ` in ${place.function}` : ""}`;
      }
      if (out) parts.push(el("span", {}, out));
      if (line[4] !== null) parts.push(el("span", { class: "soft" }, `LLVM IR, line ${line[4]}`));
      for (const note of this.notes.get(n) ?? []) parts.push(el("span", { class: `say b-${note.topic}` }, note.text));
    } else {
      const lines = links.code.size;
      parts.push(el("span", {}, kind === "ir" ? `LLVM IR, line ${n + 1}` : `Line ${n + 1}`),
        el("span", { class: "soft" }, lines === 0 ? "no instruction of its own here" : count(lines, "instruction", "instructions")));
    }
    this.status.replaceChildren(...parts);
  }

  findNext(step) {
    const text = this.find.value.toLowerCase();
    if (text === "") return;
    const order = ["code", "ir", "source"].filter((kind) => !this.panes[kind].root.hidden);
    const all = order.flatMap((kind) => this.panes[kind].lines.flatMap((line, n) => line.text.toLowerCase().includes(text) ? [[kind, n]] : []));
    if (all.length === 0) return this.status.replaceChildren(`"${this.find.value}" is nowhere`);
    const now = this.pinnedAt ? all.findIndex(([kind, n]) => kind === this.pinnedAt[0] && n === this.pinnedAt[1]) : -1;
    const [kind, n] = all[(now + step + all.length + (now < 0 && step < 0 ? 1 : 0)) % all.length];
    this.pin(kind, n, true);
  }

  makeTabs() {
    const f = this.function;
    const sheets = [];
    if (f) {
      for (const topic of this.data.topics) {
        const notes = f.notes.filter((note) => note.topic === topic.name);
        if (notes.length > 0) sheets.push([topic.name, `${topic.title} ${notes.length}`, () => this.notesSheet(topic, notes)]);
      }
      if (f.files.length > 0) sheets.push(["ranges", "Live ranges", () => this.rangesSheet()]);
      if (f.schedule.length > 0) sheets.push(["schedule", "Scheduling", () => this.scheduleSheet()]);
    }
    if (this.data.passes.length > 0) sheets.push(["passes", "Time by pass", () => this.passesSheet()]);
    this.tabs.replaceChildren(...sheets.map(([name, title, make]) => el("button", { role: "tab", type: "button", "data-tab": name, onclick: () => this.openTab(name, make) }, title)));
    this.tabs.hidden = this.sheet.hidden = sheets.length === 0;
    const [name, , make] = sheets.find((sheet) => sheet[0] === this.tab) ?? sheets[0] ?? [];
    if (make) this.openTab(name, make);
  }
  openTab(name, make) {
    this.tab = name;
    for (const tab of this.tabs.children) {
      const own = tab.dataset.tab === name;
      tab.setAttribute("aria-selected", String(own));
      tab.tabIndex = own ? 0 : -1;
    }
    this.maps = [];
    this.sheet.replaceChildren(make());
    this.redraw();
  }
  redraw() {
    (this.maps ?? []).forEach((map) => map.draw());
  }

  link(n) {
    return el("button", { type: "button", class: "line", title: this.codeText(n), onclick: () => this.pin("code", n, true),
      onpointerenter: () => this.point("code", n), onpointerleave: () => this.point("code", -1) }, this.codeText(n));
  }

  notesSheet(topic, notes) {
    const MOST = 400;
    const rows = notes.slice(0, MOST).map((note) => el("tr", {}, el("td", {}, this.link(note.at)), el("td", {}, note.text),
      el("td", {}, ...note.because.slice(0, 8).map((n) => this.link(n)), note.because.length > 8 ? ` and ${note.because.length - 8} more` : "")));
    return el("div", {}, el("p", { class: "soft" }, topic.about), el("table", {}, el("thead", {}, el("tr", {}, el("th", {}, "Instruction"),
      el("th", {}, "Why"), el("th", {}, topic.because))), el("tbody", {}, ...rows)),
      notes.length > MOST ? el("p", { class: "soft" }, `The first ${MOST} of ${notes.length}; the others are marked in the code.`) : "");
  }

  rangesSheet() {
    const f = this.function;
    this.maps = f.files.map((file, n) => new RegisterMap(this, file, f.ranges.filter((range) => range[0] === n), f.code.length));
    return el("div", {}, el("p", { class: "soft" }, "Registers down, instructions across. A change of shade is another value in the same register."), ...this.maps.map((map) => map.root));
  }

  scheduleSheet() {
    const regions = this.function.schedule;
    const detail = el("div", { class: "region" });
    const show = (region, row) => {
      for (const other of body.children) other.classList.toggle("here", other === row);
      detail.replaceChildren(this.region(region));
    };
    const body = el("tbody", {}, ...regions.map((region) => {
      const row = el("tr", { class: "choice" }, el("td", {}, el("button", { type: "button", class: "line", onclick: () => show(region, row) }, region.block)),
        el("td", { class: "number" }, String(region.texts.length)), el("td", { class: "number" }, region.peaks), el("td", {}, region.reason));
      return row;
    }));
    const largest = regions.reduce((a, b, n) => b.texts.length > regions[a].texts.length ? n : a, 0);
    show(regions[largest], body.children[largest]);
    return el("div", {}, el("table", {}, el("thead", {}, el("tr", {}, el("th", {}, "Region"), el("th", {}, "Instructions"), el("th", {}, "Most live"), el("th", {}, "Why this order"))), body), detail);
  }

  region(region) {
    const charts = region.curves.map((kind, n) => new Chart(null, { name: kind.name, steps: kind.steps, low: n > 0,
      curves: [{ values: kind.before, style: "before" }, { values: kind.after, style: "after" }], unit: "live" }));
    const tried = region.tried.length === 0 ? null : el("table", {}, el("thead", {}, el("tr", {}, el("th", {}, "Tried"), ...region.columns.map((c) => el("th", {}, c)), el("th", {}, ""))),
      el("tbody", {}, ...region.tried.map((t) => el("tr", { class: t.chosen ? "here" : null }, el("td", {}, t.name), ...t.values.map((v) => el("td", { class: "number" }, v)), el("td", {}, t.verdict)))));
    const tuples = (title, style, list) => list.length === 0 ? null : el("div", {}, el("h4", {}, title), el("div", { class: "tuples" }, ...list.flatMap((t) =>
      [el("span", {}, t.name), svg("svg", { viewBox: `0 0 ${Math.max(1, region.texts.length)} 1`, preserveAspectRatio: "none", role: "img", "aria-label": `live from ${t.from} to ${t.to}` },
        svg("rect", { class: style, x: t.from, y: 0, width: t.to - t.from, height: 1 }))])));
    const read = el("p", { class: "read" });
    const LINES = 4000;
    const code = el("div", { class: "order" }, ...region.order.slice(0, LINES).map((given, n) => el("div", {}, el("span", {}, String(n)),
      el("span", { class: given === n ? "soft" : "moved" }, given === n ? "" : `was ${given}`), el("code", {}, ...colour(region.texts[given] ?? "", "code")))));
    for (const chart of charts) {
      chart.image.addEventListener("pointermove", (event) => {
        const n = chart.at(event);
        for (const other of charts) other.mark(n);
        read.textContent = `${n}: ${region.texts[region.order[n]] ?? ""}`;
      });
      chart.image.addEventListener("click", (event) => {
        const row = code.children[chart.at(event)];
        if (row) row.scrollIntoView({ block: "nearest" });
      });
    }
    return el("div", {}, el("h3", {}, region.block), el("p", { class: "key" }, el("span", { class: "before" }, "order given"), el("span", { class: "after" }, "order chosen"),
      el("span", { class: "step" }, "most registers with which so many waves run")), ...charts.map((chart) => chart.root), read, tried,
      tuples("Widest tuples, order given", "before", region.tuplesBefore), tuples("Widest tuples, order chosen", "after", region.tuplesAfter),
      el("details", {}, el("summary", {}, "Instructions in the order chosen"), code));
  }

  passesSheet() {
    const passes = [...this.data.passes].sort((a, b) => b[3] - a[3]);
    const total = passes.reduce((sum, pass) => sum + pass[3], 0) || 1;
    return el("div", {}, el("table", { class: "passes" }, el("thead", {}, el("tr", {}, el("th", {}, "Pass"), el("th", {}, "Time"), el("th", {}, "Share"), el("th", {}, "Runs"), el("th", {}, "Changed something"))),
      el("tbody", {}, ...passes.map(([name, runs, changed, micros]) => {
        const bar = el("span", { class: "share" });
        bar.style.width = `${micros / total * 100}%`;
        return el("tr", {}, el("td", {}, el("code", {}, name)), el("td", { class: "number" }, `${(micros / 1000).toFixed(3)} ms`),
          el("td", { class: "wide" }, bar), el("td", { class: "number" }, String(runs)), el("td", { class: "number" }, String(changed)));
      }))));
  }
}

const add = (map, key, value) => {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
};
const peakOf = (kind) => kind.live.reduce((a, b) => Math.max(a, b), 0);
