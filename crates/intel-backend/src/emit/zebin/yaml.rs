//! The part of YAML that `.ze_info` needs: block maps and lists, inline lists of numbers, quoted strings.
//!
//! NEO reads it by a small parser of its own (block style, two spaces, `- ` at the level of the list), so what is written here
//! is kept as plain as what Intel's compiler writes.

use core::fmt::Write as _;

/// A value.
pub(super) enum Yaml {
    /// A number.
    Int(u32),
    /// `true` or `false`.
    Bool(bool),
    /// A word of the format itself: written as it is.
    Word(&'static str),
    /// Any text: quoted.
    Text(String),
    /// Numbers in one line.
    Numbers(Vec<u32>),
    /// Values by name, in this order.
    Map(Vec<(&'static str, Yaml)>),
    /// Maps, one after the other.
    List(Vec<Yaml>),
}

impl Yaml {
    /// The text of a document.
    pub(super) fn document(&self) -> String {
        let mut out = String::from("---\n");
        self.write(&mut out, 0);
        out.push_str("...\n");
        out
    }

    /// Writes a map or a list in lines of its own, anything else into the line.
    fn write(&self, out: &mut String, indent: usize) {
        let _ = match self {
            Yaml::Int(number) => writeln!(out, "{number}"),
            Yaml::Bool(value) => writeln!(out, "{value}"),
            Yaml::Word(word) => writeln!(out, "{word}"),
            Yaml::Text(text) => writeln!(out, "'{}'", text.replace('\'', "''")),
            Yaml::Numbers(numbers) => {
                let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
                writeln!(out, "[ {} ]", numbers.join(", "))
            }
            Yaml::Map(entries) => {
                for (name, value) in entries {
                    let _ = write!(out, "{:indent$}", "");
                    write_entry(out, name, value, indent);
                }
                Ok(())
            }
            Yaml::List(items) => {
                for item in items {
                    write_item(out, item, indent);
                }
                Ok(())
            }
        };
    }
}

fn write_entry(out: &mut String, name: &str, value: &Yaml, indent: usize) {
    let separator = if matches!(value, Yaml::Map(_) | Yaml::List(_)) { '\n' } else { ' ' };
    let _ = write!(out, "{name}:{separator}");
    value.write(out, indent + 2);
}

/// An item's first entry follows its dash.
fn write_item(out: &mut String, item: &Yaml, indent: usize) {
    let _ = write!(out, "{:indent$}- ", "");
    match item {
        Yaml::Map(entries) => {
            for (number, (name, value)) in entries.iter().enumerate() {
                if number > 0 {
                    let _ = write!(out, "{:1$}", "", indent + 2);
                }
                write_entry(out, name, value, indent + 2);
            }
        }
        _ => item.write(out, indent + 2),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nested_maps_and_lists() {
        let inner = Yaml::Map(vec![("b", Yaml::Int(1)), ("c", Yaml::Numbers(vec![1, 2]))]);
        let other = Yaml::Map(vec![("d", Yaml::Map(vec![("e", Yaml::Bool(true))]))]);
        let all = Yaml::Map(vec![
            ("name", Yaml::Text("it's".to_owned())),
            ("list", Yaml::List(vec![inner, other])),
        ]);
        let expected =
            "---\nname: 'it''s'\nlist:\n  - b: 1\n    c: [ 1, 2 ]\n  - d:\n      e: true\n...\n";
        assert_eq!(all.document(), expected);
    }
}
