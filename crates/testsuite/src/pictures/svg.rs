//! A sheet to draw on. Colours are classes of one style, which follows the reader's choice of light or dark.

use std::fmt::Write;

/// Style of all pictures.
const STYLE: &str = "\
text{font:12px ui-monospace,monospace;fill:#1f2328}\
.title{font:600 13px system-ui,sans-serif}\
.soft{fill:#656d76}\
.frame{fill:#fff;stroke:#8c959f}\
.line{stroke:#656d76;fill:none;stroke-width:1.3}\
.one{fill:#ddf4ff;stroke:#54aeff}.two{fill:#dafbe1;stroke:#4ac26b}.three{fill:#fff8c5;stroke:#d4a72c}.four{fill:#ffebe9;stroke:#ff8182}\
.none{fill:#f6f8fa;stroke:#d0d7de}\
.curve1{stroke:#bc4c00;fill:none;stroke-width:1.6}.curve2{stroke:#0969da;fill:none;stroke-width:1.6}\
.step{stroke:#8c959f;stroke-dasharray:4 3}\
@media(prefers-color-scheme:dark){\
text{fill:#e6edf3}.soft{fill:#9198a1}.frame{fill:#161b22;stroke:#6e7681}.line{stroke:#9198a1}\
.one{fill:#0c2d6b;stroke:#388bfd}.two{fill:#033a16;stroke:#2ea043}.three{fill:#4b2900;stroke:#bb8009}.four{fill:#5d0f12;stroke:#f85149}\
.none{fill:#161b22;stroke:#30363d}.curve1{stroke:#f0883e}.curve2{stroke:#58a6ff}.step{stroke:#6e7681}}";

/// A sheet of a size in pixels.
pub(super) struct Svg {
    width: u32,
    height: u32,
    body: String,
}

impl Svg {
    /// An empty sheet.
    pub(super) fn new(width: u32, height: u32) -> Self {
        Self { width, height, body: String::new() }
    }

    /// A rectangle of a class.
    pub(super) fn rect(&mut self, x: u32, y: u32, width: u32, height: u32, class: &str) {
        self.push(format_args!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"2\" class=\"{class}\"/>"
        ));
    }

    /// A line of text whose base line begins at a point.
    pub(super) fn text(&mut self, x: u32, y: u32, class: &str, text: &str) {
        let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        self.push(format_args!("<text x=\"{x}\" y=\"{y}\" class=\"{class}\">{text}</text>"));
    }

    /// A path in SVG's own words.
    pub(super) fn path(&mut self, class: &str, path: &str) {
        self.push(format_args!("<path class=\"{class}\" d=\"{path}\"/>"));
    }

    /// A path that ends in an arrow's head.
    pub(super) fn arrow(&mut self, path: &str) {
        self.push(format_args!("<path class=\"line\" marker-end=\"url(#head)\" d=\"{path}\"/>"));
    }

    fn push(&mut self, what: std::fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.body, "{what}");
    }

    /// The file.
    pub(super) fn finish(self) -> String {
        let Self { width, height, body } = self;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\">\n\
             <style>{STYLE}</style>\n\
             <defs><marker id=\"head\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"8\" markerHeight=\"8\" orient=\"auto\">\
             <path d=\"M0 0L8 4L0 8z\" class=\"soft\"/></marker></defs>\n{body}</svg>\n"
        )
    }
}
