//! The template of inline assembly: operands put in, comments left out, statements by line.

/// An operand in the template: its number, and a modifier that may follow it.
pub(crate) type Operand = (usize, Option<char>);

/// Returns the text of a template. `operand` gives the text of an operand.
///
/// # Errors
/// The error of a text that is no template.
pub(crate) fn expand(
    template: &str,
    operand: &dyn Fn(Operand) -> Result<String, String>,
) -> Result<String, String> {
    let mut out = String::with_capacity(template.len());
    // Within `$(…$|…$)`: the number of the alternative.
    let mut alternative: Option<u32> = None;
    let mut rest = template;
    while let Some(at) = rest.find('$') {
        let (before, after) = rest.split_at(at);
        let shown = alternative.unwrap_or(0) == 0;
        if shown {
            out.push_str(before);
        }
        let next = after[1..].chars().next().ok_or("a '$' at the end of the template")?;
        rest = &after[1 + next.len_utf8()..];
        match next {
            // Text that the scanner does not take for an operand.
            '$' if shown => out.push_str("\\$"),
            '$' => {}
            '(' if alternative.is_none() => alternative = Some(0),
            '|' => match &mut alternative {
                Some(number) => *number += 1,
                None if shown => out.push('|'),
                None => {}
            },
            ')' if alternative.is_some() => alternative = None,
            '{' => {
                let end = rest.find('}').ok_or("'${' without '}' in the template")?;
                let inner = &rest[..end];
                rest = &rest[end + 1..];
                if shown {
                    out.push_str(&in_braces(inner, operand)?);
                }
            }
            '0'..='9' => {
                let digits = &after[1..];
                let length = digits.bytes().take_while(u8::is_ascii_digit).count();
                let number = digits[..length].parse().map_err(|_| "such a number")?;
                rest = &digits[length..];
                if shown {
                    out.push_str(&operand((number, None))?);
                }
            }
            other => return Err(format!("'${other}' in the template")),
        }
    }
    out.push_str(rest);
    if alternative.is_some() {
        Err("'$(' without '$)' in the template".to_owned())
    } else {
        Ok(out)
    }
}

/// Returns the text of `${0:c}`, `${:comment}`.
fn in_braces(
    inner: &str,
    operand: &dyn Fn(Operand) -> Result<String, String>,
) -> Result<String, String> {
    let unknown = || format!("'${{{inner}}}' in the template");
    match inner.split_once(':').unwrap_or((inner, "")) {
        ("", "comment") => Ok(";".to_owned()),
        // Labels are a text's own, so the number need not differ from others.
        ("", "uid") => Ok("0".to_owned()),
        (number, modifier) => {
            let mut modifiers = modifier.chars();
            let first = modifiers.next();
            match (number.parse(), modifiers.next()) {
                (Ok(number), None) => operand((number, first)),
                _ => Err(unknown()),
            }
        }
    }
}

/// Returns the statements of a text with the number of their line and the column before them, both from 0.
pub(crate) fn statements(text: &str) -> Vec<(usize, usize, &str)> {
    let mut found = Vec::new();
    let mut in_comment = false;
    for (number, line) in text.split('\n').enumerate() {
        let mut start = 0;
        while start < line.len() {
            let rest = &line[start..];
            if in_comment {
                let Some(end) = rest.find("*/") else { break };
                start += end + 2;
                in_comment = false;
                continue;
            }
            let open = rest.find("/*");
            let code = &rest[..end_of_code(rest).min(open.unwrap_or(rest.len()))];
            let statement = code.trim();
            if !statement.is_empty() && !statement.starts_with('#') {
                let column = start + code.len() - code.trim_start().len();
                found.push((number, column, statement));
            }
            match open.filter(|&open| open == code.len()) {
                Some(open) => {
                    start += open + 2;
                    in_comment = true;
                }
                None => break,
            }
        }
    }
    found
}

/// Returns the place of a comment that ends with the line.
fn end_of_code(line: &str) -> usize {
    let comment = line.find(';').unwrap_or(line.len());
    line.find("//").map_or(comment, |at| at.min(comment))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn expanded(template: &str) -> Result<String, String> {
        expand(template, &|(number, modifier)| match modifier {
            None => Ok(format!("<{number}>")),
            Some('c') => Ok(format!("<{number}c>")),
            Some(other) => Err(format!("no modifier {other}")),
        })
    }

    #[test]
    fn operands_are_put_in() {
        assert_eq!(expanded("a $0, ${12:c}$1").as_deref(), Ok("a <0>, <12c><1>"));
        assert_eq!(expanded("${:comment} x ${:uid}").as_deref(), Ok("; x 0"));
        assert_eq!(expanded("$(one$|two$|three$) $2").as_deref(), Ok("one <2>"));
        assert_eq!(expanded("$$0").as_deref(), Ok("\\$0"));
    }

    #[test]
    fn what_is_no_template_is_said() {
        for template in ["$", "$x", "${0", "${0:cc}", "${0:z}", "$(a"] {
            assert!(expanded(template).is_err(), "{template}");
        }
    }

    #[test]
    fn statements_have_their_lines() {
        let text = "a 1 ; b\n\t; c\n /* d\n e */ f // g\n#h\ni /* j */";
        assert_eq!(statements(text), [(0, 0, "a 1"), (3, 6, "f"), (5, 0, "i")]);
    }
}
