//! The pages: a frame of HTML, the styles, the view and the data.

use crate::Data;
use std::fmt::Write as _;

const STYLE: &str = include_str!("assets/view.css");
const VIEW: &str = include_str!("assets/view.js");
const REPORT: &str = include_str!("assets/report.js");
const EXPLORER_STYLE: &str = include_str!("assets/explorer.css");
const EXPLORER: &str = include_str!("assets/explorer.js");
const EXPLORER_BODY: &str = include_str!("assets/explorer.html");

/// Content policy of a report: it may use only what is in it.
const REPORT_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";
/// The explorer also asks its own server.
const EXPLORER_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'";

/// One input of a report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportInput {
    title: String,
    target: String,
    /// The data as JSON that can stand in a script element; nothing where the input failed to compile.
    json: Option<String>,
}

impl ReportInput {
    /// An input that was compiled.
    pub fn compiled(data: &Data) -> Self {
        let json = Some(in_script(&data.to_json()));
        Self { title: data.title().into(), target: data.target().into(), json }
    }

    /// An input that could not be compiled: the page only names it.
    pub fn failed(title: &str) -> Self {
        Self { title: title.into(), target: String::new(), json: None }
    }

    /// Whether there is something to show of it.
    pub fn is_compiled(&self) -> bool {
        self.json.is_some()
    }
}

/// The report: a page that shows one input, or several with a choice between them.
///
/// The data of each is a script element of its own, which is read when it is chosen.
pub fn report(inputs: &[ReportInput]) -> String {
    let title = match inputs {
        [only] => only.title.clone(),
        several => format!("{} modules", several.len()),
    };
    let mut choice = String::new();
    let mut data = String::new();
    for (number, input) in inputs.iter().enumerate() {
        let name = escaped(&input.title);
        match &input.json {
            Some(json) => {
                let target = escaped(&input.target);
                let _ = writeln!(choice, "<option value=\"{number}\">{name} ({target})</option>");
                let _ = writeln!(
                    data,
                    "<script type=\"application/json\" class=\"data\" data-number=\"{number}\" data-target=\"{target}\">{json}</script>"
                );
            }
            None => {
                let _ = writeln!(choice, "<option disabled>{name} (failed)</option>");
            }
        }
    }
    let choice = match inputs {
        [_] => format!("<h1>{}</h1>", escaped(&title)),
        _ => format!(
            "<label class=\"choice\">Input <select id=\"input\" autocomplete=\"off\">\n{choice}</select></label>"
        ),
    };
    let body = format!(
        "<header class=\"top\">{choice}<span class=\"chip\" id=\"target\"></span><div id=\"tools\"></div></header>\n\
         <main id=\"view\"></main>\n{data}"
    );
    page(&title, REPORT_POLICY, &[STYLE], &body, &[VIEW, REPORT])
}

/// The explorer: a page with an editor, which asks its server for data.
///
/// `settings` is JSON that the page reads at its start.
pub fn explorer(settings: &str) -> String {
    let settings = in_script(settings);
    let body = format!(
        "{EXPLORER_BODY}<script type=\"application/json\" id=\"settings\">{settings}</script>\n"
    );
    page("Lanelift explorer", EXPLORER_POLICY, &[STYLE, EXPLORER_STYLE], &body, &[VIEW, EXPLORER])
}

fn page(title: &str, policy: &str, styles: &[&str], body: &str, scripts: &[&str]) -> String {
    let title = escaped(title);
    let (styles, scripts) = (styles.concat(), scripts.concat());
    format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <link rel=\"icon\" href=\"data:,\"><title>{title}</title>\n<style>\n{styles}</style></head>\n<body>\n\
         {body}<script>\n{scripts}</script>\n</body></html>\n"
    )
}

/// A text in HTML.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            c => out.push(c),
        }
    }
    out
}

/// JSON in a script element: no text in it ends the element or begins a comment. Outside of texts JSON has no such character.
fn in_script(json: &str) -> String {
    json.replace('<', "\\u003c")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::DataSource;

    #[test]
    fn texts_of_programs_stay_texts() {
        assert_eq!(escaped("<b>&\"'"), "&lt;b&gt;&amp;&quot;&#39;");
        let evil = "</script><script>alert(1)</script><!--";
        let data = Data::new(DataSource { title: evil, ir: evil, ..DataSource::default() });
        let compiled = ReportInput::compiled(&data);
        for inputs in [vec![compiled.clone()], vec![ReportInput::failed(evil), compiled]] {
            let page = report(&inputs);
            let (head, rest) = page.split_once("data-target=\"\">").expect("the data");
            assert!(head.contains("&lt;/script&gt;") && !head.contains("alert(1)</script"));
            let (json, _) = rest.split_once("</script>").expect("an end");
            assert!(json.contains("\\u003c/script>\\u003cscript>alert(1)"));
            let value: serde_json::Value = serde_json::from_str(json).expect("JSON");
            assert_eq!(value["ir"]["text"], evil);
        }
    }
}
