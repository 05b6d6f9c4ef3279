//! Messages on standard error, in colours where a person reads them.

use clap::ValueEnum;
use clap::builder::styling::{AnsiColor, Style};
use ir::diagnostic::{Diagnostic, Severity, shown};
use std::fmt::Write as _;
use std::io::{IsTerminal, Write as _};

/// Writes to standard error. A reader that is gone is told nothing.
pub(crate) fn say(text: &str) {
    say_bytes(text.as_bytes());
}

/// [`say`] for what may be no text.
pub(crate) fn say_bytes(text: &[u8]) {
    let _ = std::io::stderr().lock().write_all(text);
}

/// Values of `--color`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub(crate) enum ColorChoice {
    /// On a terminal, unless NO_COLOR is set
    #[default]
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

/// Form of messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Terminal {
    colors: bool,
}

impl Terminal {
    /// As asked for, and as the environment says: <https://no-color.org>.
    pub(crate) fn new(choice: ColorChoice) -> Terminal {
        let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        let colors = match choice {
            ColorChoice::Always => true,
            ColorChoice::Never => false,
            ColorChoice::Auto => {
                let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
                !set("NO_COLOR") && !dumb && std::io::stderr().is_terminal()
            }
        };
        Terminal { colors }
    }

    /// Shows messages, each on lines of its own.
    pub(crate) fn show<'a>(self, diagnostics: impl IntoIterator<Item = &'a Diagnostic>) {
        let text: String = diagnostics.into_iter().map(|d| self.render(d) + "\n").collect();
        say(&text);
    }

    /// A message as text. Without a place, the program's name stands in front.
    pub(crate) fn render(self, diagnostic: &Diagnostic) -> String {
        // Text from another library may be a whole message already.
        if diagnostic.location.is_none() && diagnostic.message.contains("error: ") {
            return shown(&diagnostic.message).into_owned();
        }
        let program = if diagnostic.location.is_none() { "lanelift: " } else { "" };
        if self.colors {
            format!("{program}{}", colored(diagnostic))
        } else {
            format!("{program}{diagnostic}")
        }
    }
}

/// A message in colours: those of clang, which readers know.
fn colored(diagnostic: &Diagnostic) -> String {
    let plain = Style::new();
    let bold = plain.bold();
    let color = |color: AnsiColor| color.on_default().bold();
    let severity = match diagnostic.severity {
        Severity::Error => color(AnsiColor::Red),
        Severity::Warning => color(AnsiColor::Magenta),
        Severity::Note => color(AnsiColor::Cyan),
    };
    let mut out = String::new();
    if let Some(location) = &diagnostic.location {
        let _ = write!(out, "{bold}{location}: {bold:#}");
    }
    let _ = write!(
        out,
        "{severity}{}: {severity:#}{bold}{}{bold:#}",
        diagnostic.severity,
        shown(&diagnostic.message)
    );
    if let Some(excerpt) = &diagnostic.excerpt {
        let caret = color(AnsiColor::Green);
        let before = excerpt.text.chars().chain(std::iter::repeat(' ')).take(excerpt.caret);
        let before: String = before.map(|c| if c == '\t' { '\t' } else { ' ' }).collect();
        let _ = write!(out, "\n{}\n{before}{caret}^{caret:#}", shown(&excerpt.text));
    }
    let note = color(AnsiColor::Cyan);
    for text in &diagnostic.notes {
        let _ = write!(out, "\n{note}note: {note:#}{}", shown(text));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use ir::diagnostic::SourceText;

    #[test]
    fn colors_change_nothing_but_the_colors() {
        let text = SourceText::new("k.ll", b"define void @f() {\n\t%x = adp i32 1, 2\n}\n");
        let error = text.error(25, "expected an instruction").with_note("did you mean 'add'?");
        let colored = Terminal { colors: true }.render(&error);
        assert!(colored.contains("\u{1b}[31m") && colored.contains("\u{1b}[32m"), "{colored:?}");
        let mut plain = String::new();
        let mut rest = colored.as_str();
        while let Some((before, after)) = rest.split_once('\u{1b}') {
            plain.push_str(before);
            rest = after.split_once('m').expect("an escape sequence ends").1;
        }
        plain.push_str(rest);
        assert_eq!(plain, Terminal { colors: false }.render(&error));
        assert_eq!(plain, error.to_string());
    }
}
