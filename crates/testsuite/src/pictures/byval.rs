//! A structure parameter of a kernel: its bytes, and how the PTX reads them where they are.

use super::svg::Svg;

/// Four floats that are read together, followed by one integer.
const TEXT: &str = "\
target triple = \"nvptx64-nvidia-cuda\"
%struct.V = type { [4 x float], [4 x i32] }
define ptx_kernel void @k(ptr byval(%struct.V) align 16 %s, ptr %o) {
  %p1 = getelementptr i8, ptr %s, i64 4
  %p2 = getelementptr i8, ptr %s, i64 8
  %p3 = getelementptr i8, ptr %s, i64 12
  %p4 = getelementptr i8, ptr %s, i64 20
  %a = load float, ptr %s, align 4
  %b = load float, ptr %p1, align 4
  %c = load float, ptr %p2, align 4
  %d = load float, ptr %p3, align 4
  %i = load i32, ptr %p4, align 4
  %s1 = fadd float %a, %b
  %s2 = fadd float %c, %d
  %s3 = fmul float %s1, %s2
  %f = sitofp i32 %i to float
  %r = fmul float %s3, %f
  store float %r, ptr %o, align 4
  ret void
}
";

const BYTES: u32 = 32;
const CELL: u32 = 24;

/// An access of the parameter: the line of PTX, the first byte, how many.
struct Access<'t> {
    line: &'t str,
    first: u32,
    bytes: u32,
}

pub(super) fn draw() -> Result<String, String> {
    let module = crate::pipeline::read("byval.ll", TEXT.as_bytes())?;
    let ptx = crate::pipeline::compile(module, "sm_90")?;
    let accesses: Vec<Access<'_>> = ptx.lines().filter_map(access).collect();
    let mut sheet = Svg::new(40 + BYTES * CELL, 130 + 22 * accesses.len() as u32);
    sheet.text(16, 20, "title", "struct { float v[4]; int n[4]; } by value, sm_90");
    let classes = ["one", "two", "three", "four"];
    let mut class_of = ["none"; BYTES as usize];
    for (n, access) in accesses.iter().enumerate() {
        for byte in access.first..(access.first + access.bytes).min(BYTES) {
            class_of[byte as usize] = classes[n % classes.len()];
        }
    }
    for (byte, class) in (0..).zip(class_of) {
        sheet.rect(16 + byte * CELL, 46, CELL - 2, 26, class);
        if byte % 4 == 0 {
            sheet.text(16 + byte * CELL, 40, "soft", &format!("+{byte}"));
        }
    }
    let mut y = 104;
    for (n, access) in accesses.iter().enumerate() {
        sheet.rect(16, y - 12, 16, 16, classes[n % classes.len()]);
        sheet.text(42, y, "", access.line);
        y += 22;
    }
    sheet.text(16, y + 4, "soft", "No local copy: nothing else reads or writes the parameter.");
    Ok(sheet.finish())
}

/// Whether a line of PTX reads the structure, and which bytes.
fn access(line: &str) -> Option<Access<'_>> {
    let line = line.trim();
    let place = line.strip_prefix("ld.param")?.split_once("[k_param_0")?.1;
    let first = place.split(']').next()?.trim_start_matches('+');
    let kind = line.split_whitespace().next()?;
    let elements = if kind.contains(".v4") {
        4
    } else if kind.contains(".v2") {
        2
    } else {
        1
    };
    let bits: u32 = kind
        .rsplit('.')
        .next()?
        .trim_start_matches(|c: char| c.is_ascii_alphabetic())
        .parse()
        .ok()?;
    let first = if first.is_empty() { 0 } else { first.parse().ok()? };
    Some(Access { line, first, bytes: elements * bits / 8 })
}
