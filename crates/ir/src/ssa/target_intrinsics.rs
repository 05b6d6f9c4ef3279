//! Signatures of the intrinsics of targets: `llvm.amdgcn.…`, `llvm.nvvm.…`.
//!
//! They belong to LLVM IR, as the names of the calling conventions do: the verifier, the interpreter and the selectors read
//! this one table, so that nothing after the verifier meets a call with other operands than its intrinsic has.
//!
//! A row is the name without `llvm.` and the target's prefix, the results with commas between, and the parameters with spaces
//! between. `i32`, `f16`, `bf16`, `v4f32`, `p3` are types; `I`, `F`, `V`, `P` and `A` are an integer, a float, a vector, a
//! pointer and anything (`I` and `F` also as vectors), of which the suffix of the name tells the type, and `S` is anything but an
//! aggregate; `f32|f64` is one of a few types. `=N` is the type of the N-th of all these. `!` marks a constant, `...` further arguments. A name with several rows has one for each version of LLVM
//! that changed it. Where a machine has an instruction for a few types only, the row is narrower than LLVM's. The rows are sorted by name, and found by bisection of the text: there is nothing to build at a start.
//!
//! The intrinsics of AMD's images have no rows, for they are not supported.

use super::types::{FloatKind, Type, TypeKind, TypeTable};

const AMDGCN: &str = include_str!("target_intrinsics/amdgcn.txt");
const NVVM: &str = include_str!("target_intrinsics/nvvm.txt");

/// Rows of a table for a name.
#[derive(Clone, Copy, Debug)]
pub struct Signatures {
    /// The rows of the name, with line ends.
    rows: &'static str,
}

/// The table of a name's target and the rest of the name; none for names of other targets.
fn table_of(name: &str) -> Option<(&'static str, &str)> {
    let rest = name.strip_prefix("llvm.")?;
    if let Some(rest) = rest.strip_prefix("amdgcn.") {
        return Some((AMDGCN, rest));
    }
    Some((NVVM, rest.strip_prefix("nvvm.")?))
}

/// The signatures of an intrinsic by its whole name; none if there is no row.
pub fn find(name: &str) -> Option<Signatures> {
    let (table, name) = table_of(name)?;
    if let Some(found) = rows_of(table, name) {
        return Some(found);
    }
    // Suffixes of types follow only the names of overloaded intrinsics.
    let mut base = name;
    while let Some((shorter, _)) = base.rsplit_once('.') {
        base = shorter;
        if let Some(found) = rows_of(table, base) {
            return found.is_overloaded().then_some(found);
        }
    }
    None
}

/// Whether a word leaves the type to the declaration.
fn is_free(word: &str) -> bool {
    matches!(word, "I" | "F" | "V" | "P" | "A" | "S") || word.contains('|')
}

/// The name of a row.
fn name_of(row: &str) -> &str {
    row.split(' ').next().unwrap_or(row)
}

/// The start of the line that holds a byte.
fn line_start(table: &str, at: usize) -> usize {
    table.as_bytes()[..at].iter().rposition(|&b| b == b'\n').map_or(0, |end| end + 1)
}

/// The line from its start on, without its end.
fn line(table: &str, start: usize) -> &str {
    table[start..].split('\n').next().unwrap_or("")
}

fn rows_of(table: &'static str, name: &str) -> Option<Signatures> {
    // The first line whose name is not less begins at or after `low`, and at or before `high`.
    let (mut low, mut high) = (0, table.len());
    while low < high {
        let middle = line_start(table, low + (high - low) / 2);
        let row = line(table, middle);
        if name_of(row) < name {
            low = middle + row.len() + 1;
        } else {
            high = middle;
        }
    }
    let mut end = low;
    while end < table.len() && name_of(line(table, end)) == name {
        end += line(table, end).len() + 1;
    }
    (low < end).then(|| Signatures { rows: &table[low..end] })
}

impl Signatures {
    fn forms(self) -> impl Iterator<Item = Form> {
        self.rows.lines().map(|row| {
            let mut words = row.splitn(3, ' ').skip(1);
            let results = words.next().unwrap_or("void");
            Form { results, params: words.next().unwrap_or("") }
        })
    }

    fn is_overloaded(self) -> bool {
        let any = |word: &str| is_free(word.trim_end_matches('!'));
        self.forms().any(|form| form.results.split(',').chain(form.words()).any(any))
    }

    /// Whether a function of this type is one of the forms.
    pub fn fit(self, types: &TypeTable, ret: Type, params: &[Type]) -> bool {
        self.forms().any(|form| form.fits(types, ret, params))
    }

    /// Whether an argument must be a constant, in the form with as many parameters.
    pub fn is_immediate(self, n: usize, params: usize) -> bool {
        let mut forms = self.forms().filter(|form| form.has(params));
        forms.any(|form| form.words().nth(n).is_some_and(|word| word.ends_with('!')))
    }
}

impl std::fmt::Display for Signatures {
    /// The newest form as a reader of IR knows it.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Some(form) = self.forms().next() else { return Ok(()) };
        let results: Vec<String> = form.results.split(',').map(spelled).collect();
        let params: Vec<String> = form.words().map(spelled).collect();
        match &results[..] {
            [one] => f.write_str(one)?,
            several => write!(f, "{{ {} }}", several.join(", "))?,
        }
        write!(f, " ({})", params.join(", "))
    }
}

/// A word of a row as LLVM IR spells the type.
fn spelled(word: &str) -> String {
    let word = word.trim_end_matches('!');
    match word {
        "I" => "any integer".into(),
        "F" => "any float".into(),
        "V" => "any vector".into(),
        "P" => "any pointer".into(),
        "A" | "S" => "any type".into(),
        _ if word.contains('|') => word.split('|').map(spelled).collect::<Vec<_>>().join(" or "),
        "f16" => "half".into(),
        "bf16" => "bfloat".into(),
        "f32" => "float".into(),
        "f64" => "double".into(),
        "p0" => "ptr".into(),
        _ => match (word.as_bytes().first(), vector_word(word)) {
            (Some(b'='), _) => format!("the type of overload {}", &word[1..]),
            (Some(b'p'), _) => format!("ptr addrspace({})", &word[1..]),
            (_, Some((lanes, scalar))) => format!("<{lanes} x {}>", spelled(scalar)),
            _ => word.into(),
        },
    }
}

/// The lanes and the element of a vector's word.
fn vector_word(word: &str) -> Option<(u32, &str)> {
    let rest = word.strip_prefix('v')?;
    let digits = rest.find(|c: char| !c.is_ascii_digit())?;
    Some((rest[..digits].parse().ok()?, &rest[digits..]))
}

/// One row.
#[derive(Clone, Copy)]
struct Form {
    results: &'static str,
    params: &'static str,
}

impl Form {
    fn words(self) -> impl Iterator<Item = &'static str> {
        self.params.split(' ').filter(|word| !word.is_empty())
    }

    /// Whether it can have so many parameters.
    fn has(self, params: usize) -> bool {
        let fixed = self.words().filter(|&word| word != "...").count();
        fixed == params || (fixed <= params && self.params.ends_with("..."))
    }

    fn fits(self, types: &TypeTable, ret: Type, params: &[Type]) -> bool {
        if !self.has(params.len()) {
            return false;
        }
        let mut overloads = Overloads { types, bound: Vec::new() };
        // Results are bound first: parameters refer to them by number.
        let results: Vec<&str> = self.results.split(',').collect();
        let results_fit = match (&results[..], types.kind(ret)) {
            ([one], _) => overloads.fit(one, ret),
            (several, TypeKind::Struct { fields: Some(fields), .. }) => {
                fields.len() == several.len()
                    && several.iter().zip(fields).all(|(word, &ty)| overloads.fit(word, ty))
            }
            _ => false,
        };
        results_fit
            && self
                .words()
                .filter(|&word| word != "...")
                .zip(params)
                .all(|(word, &ty)| overloads.fit(word.trim_end_matches('!'), ty))
    }
}

/// Types against words; those that are free are bound in order.
struct Overloads<'a> {
    types: &'a TypeTable,
    bound: Vec<Type>,
}

impl Overloads<'_> {
    fn fit(&mut self, word: &str, ty: Type) -> bool {
        let scalar = self.types.scalar(ty);
        let free = match word {
            "I" => scalar.is_int(),
            "F" => scalar.is_float(),
            "V" => ty.is_vector(),
            "P" => ty.is_ptr(),
            "A" => self.is_value(ty),
            "S" => self.is_value(ty) && !self.types.is_aggregate(ty),
            _ if is_free(word) => word.split('|').any(|one| self.fits_type(one, ty)),
            _ => return self.fits_type(word, ty),
        };
        self.bound.push(ty);
        free
    }

    fn fits_type(&self, word: &str, ty: Type) -> bool {
        if let Some(number) = word.strip_prefix('=') {
            let bound = number.parse::<usize>().ok().and_then(|n| self.bound.get(n));
            return bound == Some(&ty);
        }
        if let Some((lanes, element)) = vector_word(word) {
            let shape = match self.types.kind(ty) {
                TypeKind::Vector { elem, lanes, scalable: false } => Some((elem, lanes)),
                _ => None,
            };
            return shape.is_some_and(|(elem, n)| n == lanes && self.fits_type(element, elem));
        }
        let number = |at: usize| word[at..].parse::<u32>().ok();
        match word {
            "void" => ty.is_void(),
            "metadata" => ty == Type::METADATA,
            "f16" => ty.float_kind() == Some(FloatKind::Half),
            "bf16" => ty.float_kind() == Some(FloatKind::BFloat),
            "f32" => ty.float_kind() == Some(FloatKind::Float),
            "f64" => ty.float_kind() == Some(FloatKind::Double),
            _ if word.starts_with('i') => ty.int_width().is_some() && ty.int_width() == number(1),
            _ if word.starts_with('p') => ty.is_ptr() && ty.address_space() == number(1),
            _ => false,
        }
    }

    /// Whether a register can hold it.
    fn is_value(&self, ty: Type) -> bool {
        !matches!(
            self.types.kind(ty),
            TypeKind::Void
                | TypeKind::Label
                | TypeKind::Metadata
                | TypeKind::Token
                | TypeKind::Function { .. }
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_are_sorted() {
        for table in [AMDGCN, NVVM] {
            let names: Vec<&str> = table.lines().map(name_of).collect();
            assert!(names.is_sorted());
            for name in names {
                assert!(rows_of(table, name).is_some(), "{name}");
            }
        }
    }

    #[test]
    fn words_are_types() {
        for row in [AMDGCN, NVVM].into_iter().flat_map(str::lines) {
            let forms = Signatures { rows: row }.forms();
            for word in forms.flat_map(|form| form.results.split(',').chain(form.words())) {
                let text = spelled(word);
                let known = text.contains(' ')
                    || matches!(
                        &*text,
                        "half"
                            | "bfloat"
                            | "float"
                            | "double"
                            | "ptr"
                            | "void"
                            | "metadata"
                            | "..."
                    )
                    || text.strip_prefix('i').is_some_and(|n| n.parse::<u32>().is_ok());
                assert!(known, "{row}: {word}");
            }
        }
    }

    #[test]
    fn names_are_found_with_their_suffixes() {
        let mut types = TypeTable::default();
        let readlane = find("llvm.amdgcn.readlane.i64").expect("a row");
        assert!(readlane.fit(&types, Type::I64, &[Type::I64, Type::I32]));
        assert!(!readlane.fit(&types, Type::I64, &[Type::I32, Type::I32]));
        assert!(!readlane.fit(&types, Type::I32, &[Type::I32]));
        assert!(find("llvm.amdgcn.ds.swizzle.i32").is_none(), "it is not overloaded");
        assert!(find("llvm.amdgcn.frobnicate").is_none() && find("llvm.umax.i32").is_none());
        let dpp = find("llvm.amdgcn.update.dpp.i32").expect("a row");
        assert!(dpp.is_immediate(2, 6) && dpp.is_immediate(5, 6) && !dpp.is_immediate(1, 6));
        let shuffle = find("llvm.nvvm.shfl.sync.down.i32p").expect("a row");
        let pair = types.literal_struct(&[Type::I32, Type::I1], false);
        assert!(shuffle.fit(&types, pair, &[Type::I32; 4]));
        assert_eq!(shuffle.to_string(), "{ i32, i1 } (i32, i32, i32, i32)");
        let mfma = find("llvm.amdgcn.mfma.f32.4x4x1f32").expect("a row");
        assert!(mfma.to_string().starts_with("<4 x float> (float, float, <4 x float>"));
    }
}
