//! `--report FILE`: what scheduling did, as one HTML file that needs nothing else.
//!
//! Per region of a function: the registers that are live at each instruction, in the order given and in the order chosen,
//! with the limits up to which so many waves run; the live ranges of the widest tuples; and the machine code in the order
//! chosen, with the place that each instruction had. Texts come from the program: all of them are escaped.

use amdgpu_backend::schedule::report::{Curve, FunctionReport, RegionReport, Step, TupleRange};
use std::fmt::Write;

/// Regions of fewer instructions are shown only where their order changed.
const SMALL: usize = 10;

/// The whole page.
pub(crate) fn page(title: &str, functions: &[FunctionReport]) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = write_page(&mut out, title, functions);
    out
}

fn write_page(out: &mut String, title: &str, functions: &[FunctionReport]) -> std::fmt::Result {
    let title = escaped(title);
    write!(
        out,
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <link rel=\"icon\" href=\"data:,\"><title>{title}: register pressure</title>\n<style>\n{}</style></head>\n<body>\n\
         <h1>{title}: register pressure before and after scheduling</h1>\n\
         <p class=\"key\"><span class=\"before\">order given</span><span class=\"after\">order chosen</span>\
         <span class=\"step\">most registers with which so many waves run</span></p>\n\
         <p class=\"soft\">Numbers are 32-bit registers live at an instruction. Point at a curve for its instruction; click \
         to go to its code.</p>\n",
        include_str!("page.css"),
    )?;
    if functions.is_empty() {
        out.push_str("<p>No function was scheduled.</p>\n");
    }
    if functions.len() > 1 {
        out.push_str("<nav><ul>\n");
        for (n, function) in functions.iter().enumerate() {
            writeln!(out, "<li><a href=\"#f{n}\">{}</a></li>", escaped(&function.name))?;
        }
        out.push_str("</ul></nav>\n");
    }
    for (n, function) in functions.iter().enumerate() {
        write_function(out, n, function)?;
    }
    write!(out, "<script>\n{}</script>\n</body></html>\n", include_str!("page.js"))
}

fn write_function(out: &mut String, number: usize, function: &FunctionReport) -> std::fmt::Result {
    let FunctionReport { name, processor, waves, used, .. } = function;
    writeln!(out, "<article id=\"f{number}\"><h2>{}</h2>", escaped(name))?;
    let (vectors, scalars) = used;
    writeln!(
        out,
        "<p>{processor}: {vectors} vector and {scalars} scalar registers allocated; {waves} waves of a SIMD at most, if \
         registers do not limit them.</p>"
    )?;
    let worth = |region: &&RegionReport| {
        region.before.points.len() >= SMALL || region.before.order() != region.after.order()
    };
    let shown: Vec<&RegionReport> = function.regions.iter().filter(worth).collect();
    for region in &shown {
        write_region(out, function, region)?;
    }
    let rest = function.regions.len() - shown.len();
    if rest > 0 {
        writeln!(
            out,
            "<p class=\"soft\">{rest} regions of fewer than {SMALL} instructions kept their order.</p>"
        )?;
    }
    out.push_str("</article>\n");
    Ok(())
}

fn write_region(
    out: &mut String,
    function: &FunctionReport,
    region: &RegionReport,
) -> std::fmt::Result {
    let count = region.after.points.len();
    let (before, after) = (region.before.peak(), region.after.peak());
    writeln!(
        out,
        "<section class=\"region\" data-count=\"{count}\"><h3>{}: {count} instructions, vector registers {} → {}, scalar \
         registers {} → {}</h3>",
        escaped(&region.block),
        before.1,
        after.1,
        before.0,
        after.0
    )?;
    write_chart(out, "vector registers", "curve", region, |p| p.1, &function.vector_steps)?;
    write_chart(out, "scalar registers", "curve low", region, |p| p.0, &function.scalar_steps)?;
    out.push_str("<p class=\"read\"></p>\n");
    write_tuples(out, "Widest tuples, order given", "before", &region.before)?;
    write_tuples(out, "Widest tuples, order chosen", "after", &region.after)?;
    write_code(out, region)?;
    out.push_str("</section>\n");
    Ok(())
}

/// Both curves of one kind of register, and the steps.
fn write_chart(
    out: &mut String,
    what: &str,
    class: &str,
    region: &RegionReport,
    of: impl Fn((u32, u32)) -> u32,
    steps: &[Step],
) -> std::fmt::Result {
    let curves = [("before", &region.before), ("after", &region.after)];
    let peak = curves.iter().flat_map(|c| &c.1.points).map(|p| of(p.live)).max().unwrap_or(0);
    // The first step above the curves shows how much is left.
    let above = steps.iter().map(|s| s.most).filter(|&most| most >= peak).min().unwrap_or(peak);
    let top = (above.min(peak * 2).max(peak) + 1).max(4);
    let width = region.after.points.len().max(1);
    write!(
        out,
        "<div class=\"chart\"><svg class=\"{class}\" viewBox=\"0 0 {width} {top}\" preserveAspectRatio=\"none\" role=\"img\" \
         aria-label=\"{what} live at each instruction\">"
    )?;
    let visible: Vec<&Step> = steps.iter().filter(|s| s.most < top).collect();
    for step in &visible {
        let y = top - step.most;
        write!(out, "<line class=\"step\" x1=\"0\" x2=\"{width}\" y1=\"{y}\" y2=\"{y}\"/>")?;
    }
    for (class, curve) in curves {
        write!(out, "<polyline class=\"{class}\" points=\"")?;
        for (n, point) in curve.points.iter().enumerate() {
            let space = if n == 0 { "" } else { " " };
            write!(out, "{space}{n}.5,{}", top - of(point.live))?;
        }
        out.push_str("\"/>");
    }
    write!(out, "<line class=\"cursor\" y1=\"0\" y2=\"{top}\" visibility=\"hidden\"/></svg>")?;
    let next = steps.iter().filter(|s| s.most >= peak).min_by_key(|s| s.most);
    let next = next.map_or(String::new(), |s| format!("; {} waves run up to {}", s.waves, s.most));
    write!(out, "<span class=\"top\">{what}, up to {peak}{next}</span>")?;
    // Labels of lines that are close to each other would cover one another.
    let mut last = f64::INFINITY;
    for step in visible {
        let place = f64::from(top - step.most) / f64::from(top) * 100.0;
        if (last - place).abs() > 7.0 {
            write!(
                out,
                "<span class=\"label\" style=\"top:{place:.1}%\">{} waves up to {}</span>",
                step.waves, step.most
            )?;
            last = place;
        }
    }
    out.push_str("</div>\n");
    Ok(())
}

fn write_tuples(out: &mut String, title: &str, class: &str, curve: &Curve) -> std::fmt::Result {
    if curve.tuples.is_empty() {
        return Ok(());
    }
    let width = curve.points.len().max(1);
    writeln!(out, "<h4>{title}</h4><div class=\"tuples\">")?;
    for TupleRange { name, from, to, .. } in &curve.tuples {
        writeln!(
            out,
            "<span>{}</span><svg viewBox=\"0 0 {width} 1\" preserveAspectRatio=\"none\" role=\"img\" aria-label=\"live from \
             {from} to {to}\"><rect class=\"{class}\" x=\"{from}\" y=\"0\" width=\"{}\" height=\"1\"/></svg>",
            escaped(name),
            to - from
        )?;
    }
    out.push_str("</div>\n");
    Ok(())
}

/// The instructions in the order chosen.
fn write_code(out: &mut String, region: &RegionReport) -> std::fmt::Result {
    let open = if region.after.points.len() <= 200 { " open" } else { "" };
    writeln!(
        out,
        "<details{open}><summary>Machine code in the order chosen</summary><div class=\"code\">\
         <div class=\"head\"><span>now</span><span>given</span><span>VGPR</span><span>SGPR</span><code>instruction</code></div>"
    )?;
    let peak = region.after.peak().1.max(1);
    for (n, point) in region.after.points.iter().enumerate() {
        let (scalars, vectors) = point.live;
        let text = region.texts.get(point.given).map_or("", String::as_str);
        writeln!(
            out,
            "<div style=\"--v:{}\"><span>{n}</span><span>{}</span><span>{vectors}</span><span>{scalars}</span><code>{}</code></div>",
            vectors * 24 / peak,
            point.given,
            escaped(text)
        )?;
    }
    out.push_str("</div></details>\n");
    Ok(())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_programs_stay_texts() {
        assert_eq!(escaped("<b>&\"'"), "&lt;b&gt;&amp;&quot;&#39;");
        assert!(page("a</title><script>", &[]).contains("a&lt;/title&gt;&lt;script&gt;"));
    }
}
