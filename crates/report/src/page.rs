//! The pages: a frame of HTML, the styles, the view and the data.

use crate::Data;

const STYLE: &str = include_str!("assets/view.css");
const VIEW: &str = include_str!("assets/view.js");
const REPORT: &str = include_str!("assets/report.js");
const EXPLORER_STYLE: &str = include_str!("assets/explorer.css");
const EXPLORER: &str = include_str!("assets/explorer.js");
const EXPLORER_BODY: &str = include_str!("assets/explorer.html");

/// What a page may use: what is in it.
const REPORT_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";
/// The explorer also asks its own server.
const EXPLORER_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'";

/// The report: a page that shows the data.
pub fn report(data: &Data, title: &str, target: &str) -> String {
    let body = format!(
        "<header class=\"top\"><h1>{}</h1><span class=\"chip\">{}</span><div id=\"tools\"></div></header>\n\
         <main id=\"view\"></main>\n<script type=\"application/json\" id=\"data\">{}</script>\n",
        escaped(title),
        escaped(target),
        in_script(&data.to_json())
    );
    page(title, REPORT_POLICY, &[STYLE], &body, &[VIEW, REPORT])
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
        let page = report(&data, evil, "gfx1100");
        let (head, rest) = page.split_once("id=\"data\">").expect("the data");
        assert!(head.contains("&lt;/script&gt;") && !head.contains("alert(1)</script"));
        let (json, _) = rest.split_once("</script>").expect("an end");
        assert!(json.contains("\\u003c/script>\\u003cscript>alert(1)"));
        let value: serde_json::Value = serde_json::from_str(json).expect("JSON");
        assert_eq!(value["ir"]["text"], evil);
    }
}
