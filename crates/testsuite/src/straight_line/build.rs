//! The comparison of straight-line programs, and the constructs that are refused.

use super::program;
use crate::campaign::REFUSED;
use crate::generate::Choices;
use crate::pipeline::{self, Failure};
use crate::processor::Build;
use gpu_sim::interp;
use gpu_sim::launch::{Launch, first_difference};

/// The processors that the programs are for.
pub const CPUS: [&str; 7] = ["sm_90", "gfx900", "gfx942", "gfx1100", "gfx1200", "skl", "tgl"];

/// Instructions after which a simulation is given up.
const INSTRUCTIONS: u64 = 5_000_000;

/// Compares what the builds, which are of one processor, make of the program of some choices with the interpreter.
///
/// # Errors
/// The first build that it goes wrong in, and how; a wrong answer before a refusal.
pub fn check(choices: &[u32], builds: &[Build]) -> Result<(), (Build, Failure)> {
    let Some(&first) = builds.first() else { return Ok(()) };
    let at = |failure| (first, failure);
    let program = program(first.target(), &mut Choices::replay(choices.to_vec()));
    let read = || pipeline::read("straight-line.ll", program.text.as_bytes());
    let module = read().map_err(|e| at(Failure::Input(e)))?;
    let launch = Launch::parse(&program.launch).map_err(|e| at(Failure::Input(e.to_string())))?;
    let options = interp::Options { undefined_stores: true, ..interp::Options::default() };
    let expected =
        interp::run(&module, &launch, &options).map_err(|e| at(Failure::Input(e.to_string())))?;
    let mut refused = None;
    for &build in builds {
        let module = read().map_err(|e| at(Failure::Input(e)))?;
        match build.run(module, &launch, INSTRUCTIONS) {
            Ok(found) => {
                if let Some(difference) = first_difference(&expected, &found, None) {
                    return Err((build, Failure::Differ(difference.to_string())));
                }
            }
            Err(failure) if construct(&failure).is_some() => {
                refused.get_or_insert((build, failure));
            }
            Err(failure) => return Err((build, failure)),
        }
    }
    refused.map_or(Ok(()), Err)
}

/// Returns the construct that a refusal names, without places and names of values; none if it is another failure.
pub fn construct(failure: &Failure) -> Option<String> {
    let (Failure::Compile(message) | Failure::Input(message)) = failure else { return None };
    let line = message.strip_prefix(REFUSED).unwrap_or(message).lines().next()?;
    let what = match failure {
        Failure::Compile(_) => line.split_once("error: ")?.1,
        _ => line.strip_prefix("not supported: ").map(|_| line)?,
    };
    what.contains("not supported").then(|| of_any_type(what))
}

/// Returns a text with classes of widths in place of widths, and without numbers of elements.
fn of_any_type(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let digits = |s: &str| s.bytes().take_while(u8::is_ascii_digit).count();
        let starts = !out.ends_with(|c: char| c.is_ascii_alphanumeric());
        match (c, digits(&rest[c.len_utf8()..])) {
            ('i', n) if n > 0 && (starts || in_mangled(&out)) => {
                out.push_str(class(rest[1..=n].parse().unwrap_or(0)));
                rest = &rest[1 + n..];
            }
            ('v', n) if n > 0 && out.ends_with('.') => {
                out.push_str("v*");
                rest = &rest[1 + n..];
            }
            ('0'..='9', n) if starts => {
                out.push('*');
                rest = &rest[1 + n..];
            }
            _ => {
                out.push(c);
                rest = &rest[c.len_utf8()..];
            }
        }
    }
    out
}

/// Whether a name so far ends in the number of a vector's elements.
fn in_mangled(text: &str) -> bool {
    text.ends_with("v*")
}

fn class(bits: u32) -> &'static str {
    match bits {
        1 => "i1",
        8 => "i8",
        16 => "i16",
        32 => "i32",
        64 => "i64",
        128 => "i128",
        0..=63 => "i(odd)",
        65..=127 => "i(65..127)",
        _ => "i(129..)",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refusals_are_counted_by_construct() {
        assert_eq!(
            of_any_type("'zext' from <3 x i77> to i8"),
            "'zext' from <* x i(65..127)> to i8"
        );
        assert_eq!(of_any_type("@llvm.umin.v4i80"), "@llvm.umin.v*i(65..127)");
        assert_eq!(of_any_type("of 216 bits"), "of * bits");
    }
}
