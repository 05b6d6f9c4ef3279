//! Debug information: the specialised nodes, `!DIName(…)`.
//!
//! A record holds every field of its node by position. The text, and so the IR, has names, and leaves out
//! what is nothing. The order of fields and what is left out are those of LLVM's printer.

use crate::attributes::signed;
use crate::dwarf;
use crate::state::{MdLocation, Reader, Result};
use ir::ssa::{Md, MdData, MdField, MdFieldValue, sym, truncate};

/// Words for flags, `DIFlag` in front, by bit; those of two bits are apart.
const FLAGS: &[(u64, &str)] = &[
    (1 << 2, "FwdDecl"),
    (1 << 3, "AppleBlock"),
    (1 << 4, "ReservedBit4"),
    (1 << 5, "Virtual"),
    (1 << 6, "Artificial"),
    (1 << 7, "Explicit"),
    (1 << 8, "Prototyped"),
    (1 << 9, "ObjcClassComplete"),
    (1 << 10, "ObjectPointer"),
    (1 << 11, "Vector"),
    (1 << 12, "StaticMember"),
    (1 << 13, "LValueReference"),
    (1 << 14, "RValueReference"),
    (1 << 15, "ExportSymbols"),
    (1 << 18, "IntroducedVirtual"),
    (1 << 19, "BitField"),
    (1 << 20, "NoReturn"),
    (1 << 22, "TypePassByValue"),
    (1 << 23, "TypePassByReference"),
    (1 << 24, "EnumClass"),
    (1 << 25, "Thunk"),
    (1 << 26, "NonTrivial"),
    (1 << 27, "BigEndian"),
    (1 << 28, "LittleEndian"),
    (1 << 29, "AllCallsDescribed"),
    (1 << 30, "NameIsSimplified"),
];

/// Words for flags of subprograms, `DISPFlag` in front.
const SUBPROGRAM_FLAGS: &[(u64, &str)] = &[
    (1 << 0, "Virtual"),
    (1 << 1, "PureVirtual"),
    (1 << 2, "LocalToUnit"),
    (1 << 3, "Definition"),
    (1 << 4, "Optimized"),
    (1 << 5, "Pure"),
    (1 << 6, "Elemental"),
    (1 << 7, "Recursive"),
    (1 << 8, "MainSubprogram"),
    (1 << 9, "Deleted"),
    (1 << 11, "ObjCDirect"),
];

/// Words for the bits of `flags`, joined; what has none is a number.
fn words(prefix: &str, mut flags: u64, table: &[(u64, &str)], mut parts: Vec<String>) -> String {
    for &(bits, word) in table {
        if flags & bits == bits {
            parts.push(format!("{prefix}{word}"));
            flags &= !bits;
        }
    }
    if flags != 0 || parts.is_empty() {
        parts.push(flags.to_string());
    }
    parts.join(" | ")
}

fn di_flags(mut flags: u64) -> String {
    let mut parts = Vec::new();
    let access = ["", "DIFlagPrivate", "DIFlagProtected", "DIFlagPublic"];
    let inheritance =
        ["", "DIFlagSingleInheritance", "DIFlagMultipleInheritance", "DIFlagVirtualInheritance"];
    for (shift, names) in [(0, access), (16, inheritance)] {
        let name = names[(flags >> shift & 3) as usize];
        if !name.is_empty() {
            parts.push(name.to_owned());
        }
        flags &= !(3 << shift);
    }
    let indirect = 1 << 2 | 1 << 5;
    if flags & indirect == indirect {
        parts.push("DIFlagIndirectVirtualBase".to_owned());
        flags &= !indirect;
    }
    words("DIFlag", flags, FLAGS, parts)
}

/// Treatment of a field without a value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Absent {
    /// Left out.
    Skip,
    /// Written all the same.
    Keep,
}
use Absent::{Keep, Skip};

/// The fields of a node, of a record's numbers.
struct Node<'r, 'a, 'o> {
    r: &'r mut Reader<'a>,
    ops: &'o [u64],
    fields: Vec<MdField>,
}

impl Node<'_, '_, '_> {
    fn op(&self, n: usize) -> u64 {
        self.ops.get(n).copied().unwrap_or(0)
    }

    fn push(&mut self, name: &str, value: MdFieldValue) {
        let name = self.r.m.cx.symbols.intern(name);
        self.fields.push(MdField { name, value });
    }

    fn words(&mut self, name: &str, words: &str) {
        self.push(name, MdFieldValue::Words(words.into()));
    }

    fn string(&mut self, name: &str, n: usize, absent: Absent) -> Result<()> {
        let text = self.r.string(self.op(n))?;
        if !text.is_empty() || absent == Keep {
            self.push(name, MdFieldValue::String(text.into()));
        }
        Ok(())
    }

    fn md(&mut self, name: &str, n: usize, absent: Absent) -> Result<()> {
        let md = self.r.optional_node(self.op(n))?;
        if md.is_some() || absent == Keep {
            self.push(name, MdFieldValue::Md(md));
        }
        Ok(())
    }

    fn number(&mut self, name: &str, value: i128, absent: Absent) {
        if value != 0 || absent == Keep {
            self.push(name, MdFieldValue::Int(value));
        }
    }

    /// A number of 32 bits.
    fn int(&mut self, name: &str, n: usize, absent: Absent) {
        let value = self.op(n) as u32;
        self.number(name, i128::from(value), absent);
    }

    fn long(&mut self, name: &str, n: usize, absent: Absent) {
        let value = self.op(n);
        self.number(name, i128::from(value), absent);
    }

    /// A number, or, where `is_md`, a node that may be a constant.
    fn size(&mut self, name: &str, n: usize, is_md: bool) -> Result<()> {
        if !is_md {
            self.long(name, n, Skip);
            return Ok(());
        }
        match self.r.node_integer(self.op(n)) {
            Some(value) => {
                self.number(name, i128::from(value as u64), Skip);
                Ok(())
            }
            None => self.md(name, n, Skip),
        }
    }

    /// A bound: a constant's value, or another node.
    fn bound(&mut self, name: &str, n: usize) -> Result<()> {
        match self.r.node_integer(self.op(n)) {
            Some(value) => {
                self.number(name, value, Keep);
                Ok(())
            }
            None => self.md(name, n, Skip),
        }
    }

    fn bool(&mut self, name: &str, value: bool) {
        self.words(name, if value { "true" } else { "false" });
    }

    /// The number that an expression `DW_OP_consts n` stands for.
    fn constant_expression(&mut self, n: usize) -> Result<Option<i128>> {
        let Some(md) = self.r.optional_node(self.op(n))? else { return Ok(None) };
        let MdData::Node { name, fields, .. } = &self.r.m.cx.metadata.nodes[md] else {
            return Ok(None);
        };
        let is_expression = self.r.m.cx.symbols.text(*name) == "DIExpression";
        let [op, number] = &fields[..] else { return Ok(None) };
        let consts = MdFieldValue::Words("DW_OP_consts".into());
        Ok(match number.value {
            MdFieldValue::Int(value) if is_expression && op.value == consts => {
                Some(i128::from(value as u64 as i64))
            }
            _ => None,
        })
    }

    /// A boolean that is left out where it is `default`.
    fn bool_but(&mut self, name: &str, value: bool, default: bool) {
        if value != default {
            self.bool(name, value);
        }
    }

    fn flags(&mut self, n: usize) {
        let flags = self.op(n) & 0xffff_ffff;
        if flags != 0 {
            self.words("flags", &di_flags(flags));
        }
    }

    /// A word of DWARF, or the number where it has none.
    fn dwarf(&mut self, name: &str, n: usize, word: fn(u64) -> Option<&'static str>) {
        let value = self.op(n);
        match word(value) {
            Some(word) => self.words(name, word),
            None => self.number(name, i128::from(value), Keep),
        }
    }

    fn dwarf_or_nothing(&mut self, name: &str, n: usize, word: fn(u64) -> Option<&'static str>) {
        if self.op(n) != 0 {
            self.dwarf(name, n, word);
        }
    }

    fn tag(&mut self, n: usize) {
        self.dwarf("tag", n, dwarf::tag);
    }

    fn tag_but(&mut self, n: usize, default: u64) {
        if self.op(n) != default {
            self.tag(n);
        }
    }
}

/// Numbers of up to 128 bits from words whose sign is the lowest bit.
fn wide(words: &[u64], width: u64) -> Option<u128> {
    if width > 128 || words.len() > 2 {
        return None;
    }
    let word = |n: usize| u128::from(words.get(n).copied().map_or(0, signed));
    Some(truncate(word(0) | word(1) << 64, width as u32))
}

/// A number as it is read, signed or not.
fn wide_field(value: u128, width: u64, unsigned: bool) -> MdFieldValue {
    if unsigned {
        return match i128::try_from(value) {
            Ok(value) => MdFieldValue::Int(value),
            Err(_) => MdFieldValue::Words(value.to_string().into()),
        };
    }
    MdFieldValue::Int(ir::ssa::sign_extend(value, width as u32))
}

/// Returns the requirements on a record: fewest numbers, and its node's name.
fn shape(code: u32) -> Option<(usize, &'static str)> {
    Some(match code {
        7 => (5, "DILocation"),
        12 => (4, "GenericDINode"),
        13 => (5, "DISubrange"),
        14 => (3, "DIEnumerator"),
        15 => (6, "DIBasicType"),
        16 => (3, "DIFile"),
        17 => (12, "DIDerivedType"),
        18 => (16, "DICompositeType"),
        19 => (3, "DISubroutineType"),
        20 => (14, "DICompileUnit"),
        21 => (18, "DISubprogram"),
        22 => (5, "DILexicalBlock"),
        23 => (4, "DILexicalBlockFile"),
        24 => (3, "DINamespace"),
        25 => (3, "DITemplateTypeParameter"),
        26 => (5, "DITemplateValueParameter"),
        27 => (12, "DIGlobalVariable"),
        28 => (8, "DILocalVariable"),
        29 => (1, "DIExpression"),
        30 => (8, "DIObjCProperty"),
        31 => (6, "DIImportedEntity"),
        32 => (8, "DIModule"),
        33 => (5, "DIMacro"),
        34 => (5, "DIMacroFile"),
        37 => (3, "DIGlobalVariableExpression"),
        40 => (5, "DILabel"),
        41 => (8, "DIStringType"),
        44 => (6, "DICommonBlock"),
        45 => (5, "DIGenericSubrange"),
        47 => (1, "DIAssignID"),
        48 => (13, "DISubrangeType"),
        49 => (11, "DIFixedPointType"),
        _ => return None,
    })
}

impl Reader<'_> {
    /// Defines the node of a record.
    pub(crate) fn debug_info_record(&mut self, code: u32, ops: &[u64]) -> Result<()> {
        let Some((least, name)) = shape(code) else {
            return Err(self.unsupported(format_args!(
                "metadata of code {code}, written by '{}',",
                self.producer
            )));
        };
        if ops.len() < least {
            return Err(self.error(format_args!("a {name} lacks a part")));
        }
        let distinct = ops[0] & 1 != 0 || matches!(name, "DICompileUnit" | "DIAssignID");
        if name == "DILocation" {
            let op = |n: usize| ops.get(n).copied().unwrap_or(0);
            let scope = op(3).saturating_add(1);
            let location = self.location([op(1), op(2), scope, op(4), op(5), op(6), op(7)])?;
            let data = self.location_node(&location, distinct);
            let md = self.define_node(data);
            if !distinct {
                self.md.locations.insert(location, md);
            }
            return Ok(());
        }
        let mut node = Node { r: self, ops, fields: Vec::with_capacity(8) };
        let distinct = node.fill(name)? || distinct;
        let fields = node.fields.into();
        let name = self.m.cx.symbols.intern(name);
        self.define_node(MdData::Node { distinct, name, fields });
        Ok(())
    }

    /// A location, from line, column, scope and the location that it is inlined at (by number plus one), and
    /// the rest.
    fn location(&mut self, parts: [u64; 7]) -> Result<MdLocation> {
        let [line, column, scope, inlined_at, implicit, group, rank] = parts;
        Ok(MdLocation {
            line: line as u32,
            column: column as u32,
            scope: self.optional_node(scope)?,
            inlined_at: self.optional_node(inlined_at)?,
            implicit: implicit != 0,
            group,
            rank,
        })
    }

    fn location_node(&mut self, location: &MdLocation, distinct: bool) -> MdData {
        let symbols = &mut self.m.cx.symbols;
        let mut fields = Vec::with_capacity(4);
        let mut push = |name: &str, value| {
            fields.push(MdField { name: symbols.intern(name), value });
        };
        push("line", MdFieldValue::Int(i128::from(location.line)));
        if location.column != 0 {
            push("column", MdFieldValue::Int(i128::from(location.column)));
        }
        push("scope", MdFieldValue::Md(location.scope));
        if location.inlined_at.is_some() {
            push("inlinedAt", MdFieldValue::Md(location.inlined_at));
        }
        if location.implicit {
            push("isImplicitCode", MdFieldValue::Words("true".into()));
        }
        for (name, value) in [("atomGroup", location.group), ("atomRank", location.rank)] {
            if value != 0 {
                push(name, MdFieldValue::Int(i128::from(value)));
            }
        }
        let name = self.m.cx.symbols.intern("DILocation");
        MdData::Node { distinct, name, fields: fields.into() }
    }

    /// The location of an instruction, by its parts as in [`Reader::location`]. Equal ones are one node.
    pub(crate) fn shared_location(&mut self, parts: [u64; 7]) -> Result<Md> {
        let location = self.location(parts)?;
        if let Some(&md) = self.md.locations.get(&location) {
            return Ok(md);
        }
        let data = self.location_node(&location, false);
        let md = self.m.cx.metadata.add(data);
        self.md.locations.insert(location, md);
        Ok(md)
    }
}

impl Node<'_, '_, '_> {
    /// Fills in the fields of a node. Whether it is distinct whatever the record says.
    fn fill(&mut self, name: &str) -> Result<bool> {
        match name {
            "GenericDINode" => {
                if self.ops.len() > 4 {
                    return Err(self.r.unsupported("a list of operands in 'GenericDINode'"));
                }
                self.tag(1);
                self.string("header", 3, Skip)?;
            }
            "DISubrange" => {
                if self.op(0) >> 1 != 2 {
                    return Err(self.r.unsupported("a DISubrange as LLVM 10 and older write it"));
                }
                for (n, name) in (1..).zip(["count", "lowerBound", "upperBound", "stride"]) {
                    self.bound(name, n)?;
                }
            }
            "DIGenericSubrange" => {
                for (n, name) in (1..).zip(["count", "lowerBound", "upperBound", "stride"]) {
                    match self.constant_expression(n)? {
                        Some(value) => self.number(name, value, Keep),
                        None => self.md(name, n, Skip)?,
                    }
                }
            }
            "DIEnumerator" => {
                let flags = self.op(0);
                let unsigned = flags & 2 != 0;
                self.string("name", 2, Keep)?;
                let value = if flags & 4 != 0 {
                    let width = self.op(1);
                    let value = wide(&self.ops[3..], width);
                    let value = value
                        .filter(|_| width > 0)
                        .ok_or_else(|| self.r.unsupported("an enumerator of more than 128 bits"))?;
                    wide_field(value, width, unsigned)
                } else {
                    let value = signed(self.op(1));
                    wide_field(u128::from(value), 64, unsigned)
                };
                self.push("value", value);
                if unsigned {
                    self.bool("isUnsigned", true);
                }
            }
            "DIBasicType" => {
                let size_is_md = self.op(0) & 2 != 0;
                self.tag_but(1, 0x24);
                self.string("name", 2, Skip)?;
                self.md("file", 9, Skip)?;
                self.int("line", 10, Skip);
                self.md("scope", 11, Skip)?;
                self.size("size", 3, size_is_md)?;
                self.int("align", 4, Skip);
                self.int("dataSize", 8, Skip);
                self.dwarf_or_nothing("encoding", 5, dwarf::encoding);
                self.int("num_extra_inhabitants", 7, Skip);
                self.flags(6);
            }
            "DIFixedPointType" => self.fixed_point_type()?,
            "DIStringType" => {
                let size_is_md = self.op(0) & 2 != 0;
                let long = usize::from(self.ops.len() > 8);
                self.tag_but(1, 0x12);
                self.string("name", 2, Skip)?;
                self.md("stringLength", 3, Skip)?;
                self.md("stringLengthExpression", 4, Skip)?;
                if long == 1 {
                    self.md("stringLocationExpression", 5, Skip)?;
                }
                self.size("size", 5 + long, size_is_md)?;
                self.int("align", 6 + long, Skip);
                self.dwarf_or_nothing("encoding", 7 + long, dwarf::encoding);
            }
            "DIDerivedType" => self.derived_type()?,
            "DISubrangeType" => {
                let size_is_md = self.op(0) & 2 != 0;
                self.string("name", 1, Skip)?;
                self.md("scope", 4, Skip)?;
                self.md("file", 2, Skip)?;
                self.int("line", 3, Skip);
                self.size("size", 5, size_is_md)?;
                self.int("align", 6, Skip);
                self.flags(7);
                self.md("baseType", 8, Keep)?;
                for (n, name) in (9..).zip(["lowerBound", "upperBound", "stride", "bias"]) {
                    self.md(name, n, Skip)?;
                }
            }
            "DICompositeType" => self.composite_type()?,
            "DISubroutineType" => {
                self.flags(1);
                if self.op(3) == 0xc7 && self.r.version < 21 {
                    self.words("cc", "DW_CC_LLVM_OpenCLKernel");
                } else {
                    self.dwarf_or_nothing("cc", 3, dwarf::convention);
                }
                self.md("types", 2, Keep)?;
            }
            "DIFile" => {
                self.string("filename", 1, Keep)?;
                self.string("directory", 2, Keep)?;
                if self.op(3) != 0 && self.op(4) != 0 {
                    let kind = match self.op(3) {
                        1 => "CSK_MD5",
                        2 => "CSK_SHA1",
                        3 => "CSK_SHA256",
                        _ => return Err(self.r.error("an unknown kind of checksum")),
                    };
                    self.words("checksumkind", kind);
                    self.string("checksum", 4, Keep)?;
                }
                self.string("source", 5, Skip)?;
            }
            "DICompileUnit" => self.compile_unit()?,
            "DISubprogram" => return self.subprogram(),
            "DILexicalBlock" => {
                self.md("scope", 1, Keep)?;
                self.md("file", 2, Skip)?;
                self.int("line", 3, Skip);
                self.int("column", 4, Skip);
            }
            "DILexicalBlockFile" => {
                self.md("scope", 1, Keep)?;
                self.md("file", 2, Skip)?;
                self.int("discriminator", 3, Keep);
            }
            "DICommonBlock" => {
                self.md("scope", 1, Keep)?;
                self.md("declaration", 2, Keep)?;
                self.string("name", 3, Skip)?;
                self.md("file", 4, Skip)?;
                self.int("line", 5, Skip);
            }
            "DINamespace" => {
                self.string("name", 2, Skip)?;
                self.md("scope", 1, Keep)?;
                self.bool_but("exportSymbols", self.op(0) & 2 != 0, false);
            }
            "DIMacro" => {
                self.dwarf("type", 1, dwarf::macro_kind);
                self.int("line", 2, Skip);
                self.string("name", 3, Skip)?;
                self.string("value", 4, Skip)?;
            }
            "DIMacroFile" => {
                self.int("line", 2, Skip);
                self.md("file", 3, Keep)?;
                self.md("nodes", 4, Skip)?;
            }
            "DIModule" => {
                self.md("scope", 2, Keep)?;
                self.string("name", 3, Skip)?;
                self.string("configMacros", 4, Skip)?;
                self.string("includePath", 5, Skip)?;
                self.string("apinotes", 6, Skip)?;
                self.md("file", 1, Skip)?;
                self.int("line", 7, Skip);
                self.bool_but("isDecl", self.op(8) != 0, false);
            }
            "DITemplateTypeParameter" => {
                self.string("name", 1, Skip)?;
                self.md("type", 2, Keep)?;
                self.bool_but("defaulted", self.op(3) != 0, false);
            }
            "DITemplateValueParameter" => {
                let new = self.ops.len() > 5;
                self.tag_but(1, 0x30);
                self.string("name", 2, Skip)?;
                self.md("type", 3, Skip)?;
                self.bool_but("defaulted", new && self.op(4) != 0, false);
                self.md("value", if new { 5 } else { 4 }, Keep)?;
            }
            "DIGlobalVariable" => {
                if self.op(0) >> 1 != 2 {
                    let what = "a DIGlobalVariable as LLVM 7 and older write it";
                    return Err(self.r.unsupported(what));
                }
                self.string("name", 2, Skip)?;
                self.string("linkageName", 3, Skip)?;
                self.md("scope", 1, Keep)?;
                self.md("file", 4, Skip)?;
                self.int("line", 5, Skip);
                self.md("type", 6, Skip)?;
                self.bool("isLocal", self.op(7) != 0);
                self.bool("isDefinition", self.op(8) != 0);
                self.md("declaration", 9, Skip)?;
                self.md("templateParams", 10, Skip)?;
                self.int("align", 11, Skip);
                self.md("annotations", 12, Skip)?;
            }
            "DILocalVariable" => {
                let aligned = self.op(0) & 2 != 0;
                if !aligned && self.ops.len() > 8 {
                    let what = "a DILocalVariable as LLVM 3.9 and older write it";
                    return Err(self.r.unsupported(what));
                }
                self.string("name", 2, Skip)?;
                self.int("arg", 6, Skip);
                self.md("scope", 1, Keep)?;
                self.md("file", 3, Skip)?;
                self.int("line", 4, Skip);
                self.md("type", 5, Skip)?;
                self.flags(7);
                self.int("align", 8, Skip);
                self.md("annotations", 9, Skip)?;
            }
            "DILabel" => {
                self.md("scope", 1, Keep)?;
                self.string("name", 2, Skip)?;
                self.md("file", 3, Skip)?;
                self.int("line", 4, Skip);
                self.int("column", 5, Skip);
                self.bool_but("isArtificial", self.op(0) & 2 != 0, false);
                if self.ops.len() > 6 && self.op(6) != u64::MAX {
                    self.int("coroSuspendIdx", 6, Keep);
                }
            }
            "DIExpression" => self.expression()?,
            "DIGlobalVariableExpression" => {
                self.md("var", 1, Skip)?;
                self.md("expr", 2, Skip)?;
            }
            "DIObjCProperty" => {
                self.string("name", 1, Skip)?;
                self.md("file", 2, Skip)?;
                self.int("line", 3, Skip);
                self.string("setter", 4, Skip)?;
                self.string("getter", 5, Skip)?;
                self.int("attributes", 6, Skip);
                self.md("type", 7, Skip)?;
            }
            "DIImportedEntity" => {
                self.tag(1);
                self.string("name", 5, Skip)?;
                self.md("scope", 2, Keep)?;
                self.md("entity", 3, Skip)?;
                self.md("file", 6, Skip)?;
                self.int("line", 4, Skip);
                self.md("elements", 7, Skip)?;
            }
            // A DIAssignID has no fields.
            _ => {}
        }
        Ok(false)
    }

    fn derived_type(&mut self) -> Result<()> {
        let size_is_md = self.op(0) & 2 != 0;
        self.tag(1);
        self.string("name", 2, Skip)?;
        self.md("scope", 5, Skip)?;
        self.md("file", 3, Skip)?;
        self.int("line", 4, Skip);
        self.md("baseType", 6, Keep)?;
        self.size("size", 7, size_is_md)?;
        self.int("align", 8, Skip);
        self.size("offset", 9, size_is_md)?;
        self.flags(10);
        self.md("extraData", 11, Skip)?;
        if let Some(space) = self.op(12).checked_sub(1) {
            self.number("dwarfAddressSpace", i128::from(space), Keep);
        }
        // LLVM 13 to 17 wrote annotations alone; 18 and newer have both or neither.
        self.md("annotations", 13, Skip)?;
        let key = self.op(14);
        if key != 0 {
            self.number("ptrAuthKey", i128::from(key & 15), Skip);
            self.bool("ptrAuthIsAddressDiscriminated", key >> 4 & 1 != 0);
            self.number("ptrAuthExtraDiscriminator", i128::from(key >> 5 & 0xffff), Skip);
            self.bool("ptrAuthIsaPointer", key >> 21 & 1 != 0);
            self.bool("ptrAuthAuthenticatesNullValues", key >> 22 & 1 != 0);
        }
        Ok(())
    }

    fn composite_type(&mut self) -> Result<()> {
        let size_is_md = self.op(0) & 4 != 0;
        self.tag(1);
        self.string("name", 2, Skip)?;
        self.md("scope", 5, Skip)?;
        self.md("file", 3, Skip)?;
        self.int("line", 4, Skip);
        self.md("baseType", 6, Skip)?;
        self.size("size", 7, size_is_md)?;
        self.int("align", 8, Skip);
        self.size("offset", 9, size_is_md)?;
        self.int("num_extra_inhabitants", 22, Skip);
        self.flags(10);
        self.md("elements", 11, Skip)?;
        self.dwarf_or_nothing("runtimeLang", 12, dwarf::language);
        self.md("vtableHolder", 13, Skip)?;
        self.md("templateParams", 14, Skip)?;
        self.string("identifier", 15, Skip)?;
        self.md("discriminator", 16, Skip)?;
        self.md("dataLocation", 17, Skip)?;
        self.md("associated", 18, Skip)?;
        self.md("allocated", 19, Skip)?;
        self.bound("rank", 20)?;
        self.md("annotations", 21, Skip)?;
        self.md("specification", 23, Skip)?;
        if self.ops.len() > 24 && self.op(24) as u32 != u32::MAX {
            match self.op(24) {
                0 => self.words("enumKind", "DW_APPLE_ENUM_KIND_Closed"),
                1 => self.words("enumKind", "DW_APPLE_ENUM_KIND_Open"),
                _ => self.int("enumKind", 24, Keep),
            }
        }
        self.md("bitStride", 25, Skip)
    }

    fn fixed_point_type(&mut self) -> Result<()> {
        let size_is_md = self.op(0) & 2 != 0;
        let mut at = 9;
        let mut number = |node: &Self| {
            let encoded = node.op(at);
            let (count, width) = ((encoded >> 32) as usize, encoded & 0xffff_ffff);
            let words = node.ops.get(at + 1..(at + 1).saturating_add(count));
            at = at.saturating_add(1 + count);
            words.and_then(|words| Some((wide(words, width)?, width)))
        };
        let (numerator, denominator) = (number(self), number(self));
        self.tag_but(1, 0x24);
        self.string("name", 2, Skip)?;
        self.md("file", at, Skip)?;
        self.int("line", at + 1, Skip);
        self.md("scope", at + 2, Skip)?;
        self.size("size", 3, size_is_md)?;
        self.int("align", 4, Skip);
        self.dwarf_or_nothing("encoding", 5, dwarf::encoding);
        self.flags(6);
        let kind = match self.op(7) {
            0 => "Binary",
            1 => "Decimal",
            2 => "Rational",
            _ => return Err(self.r.error("an unknown kind of fixed-point type")),
        };
        self.words("kind", kind);
        if self.op(7) != 2 {
            let factor = self.op(8) as u32 as i32;
            self.number("factor", i128::from(factor), Skip);
            return Ok(());
        }
        let unsigned = self.op(5) != 0xd;
        for (name, value) in [("numerator", numerator), ("denominator", denominator)] {
            let Some((value, width)) = value else {
                return Err(self.r.unsupported("a fixed-point type of more than 128 bits"));
            };
            let value =
                if width == 0 { MdFieldValue::Int(0) } else { wide_field(value, width, unsigned) };
            self.push(name, value);
        }
        Ok(())
    }

    fn compile_unit(&mut self) -> Result<()> {
        let language = self.op(1);
        if language >> 63 != 0 {
            let language = language & !(1 << 63);
            match dwarf::language_name(language) {
                Some(word) => self.words("sourceLanguageName", word),
                None => self.number("sourceLanguageName", i128::from(language), Keep),
            }
            self.int("sourceLanguageVersion", 22, Skip);
        } else {
            self.dwarf("language", 1, dwarf::language);
        }
        self.md("file", 2, Keep)?;
        self.string("producer", 3, Skip)?;
        self.bool("isOptimized", self.op(4) != 0);
        self.string("flags", 5, Skip)?;
        self.int("runtimeVersion", 6, Keep);
        self.string("splitDebugFilename", 7, Skip)?;
        let kind = match self.op(8) {
            0 => "NoDebug",
            1 => "FullDebug",
            2 => "LineTablesOnly",
            3 => "DebugDirectivesOnly",
            _ => return Err(self.r.error("an unknown kind of debug information")),
        };
        self.words("emissionKind", kind);
        self.md("enums", 9, Skip)?;
        self.md("retainedTypes", 10, Skip)?;
        self.md("globals", 12, Skip)?;
        self.md("imports", 13, Skip)?;
        self.md("macros", 15, Skip)?;
        self.long("dwoId", 14, Skip);
        self.bool_but("splitDebugInlining", self.ops.len() <= 16 || self.op(16) != 0, true);
        self.bool_but("debugInfoForProfiling", self.op(17) != 0, false);
        match self.op(18) {
            0 => {}
            1 => self.words("nameTableKind", "GNU"),
            2 => self.words("nameTableKind", "None"),
            3 => self.words("nameTableKind", "Apple"),
            _ => return Err(self.r.error("an unknown kind of name table")),
        }
        self.bool_but("rangesBaseAddress", self.op(19) != 0, false);
        self.string("sysroot", 20, Skip)?;
        self.string("sdk", 21, Skip)
    }

    fn subprogram(&mut self) -> Result<bool> {
        if self.op(0) & 6 != 6 {
            let what = "a DISubprogram as LLVM 7 and older write it";
            return Err(self.r.unsupported(what));
        }
        let flags = self.op(9) & 0xffff_ffff;
        self.string("name", 2, Skip)?;
        self.string("linkageName", 3, Skip)?;
        self.md("scope", 1, Keep)?;
        self.md("file", 4, Skip)?;
        self.int("line", 5, Skip);
        self.md("type", 6, Skip)?;
        self.int("scopeLine", 7, Skip);
        self.md("containingType", 8, Skip)?;
        if flags & 3 != 0 || self.op(10) as u32 != 0 {
            self.int("virtualIndex", 10, Keep);
        }
        let adjustment = self.op(16) as u32 as i32;
        self.number("thisAdjustment", i128::from(adjustment), Skip);
        self.flags(11);
        if flags == 0 {
            self.number("spFlags", 0, Keep);
        } else {
            self.words("spFlags", &words("DISPFlag", flags, SUBPROGRAM_FLAGS, Vec::new()));
        }
        self.md("unit", 12, Skip)?;
        self.md("templateParams", 13, Skip)?;
        self.md("declaration", 14, Skip)?;
        self.md("retainedNodes", 15, Skip)?;
        self.md("thrownTypes", 17, Skip)?;
        self.md("annotations", 18, Skip)?;
        self.string("targetFuncName", 19, Skip)?;
        self.bool_but("keyInstructions", self.op(20) != 0, false);
        // Definitions are.
        Ok(flags & 1 << 3 != 0)
    }

    fn expression(&mut self) -> Result<()> {
        if self.op(0) >> 1 != 3 {
            return Err(self.r.unsupported("a DIExpression as LLVM 5 and older write it"));
        }
        let elements = &self.ops[1..];
        let mut fields = Vec::with_capacity(elements.len());
        let field = |value| MdField { name: sym::EMPTY, value };
        let number = |n: u64| field(MdFieldValue::Int(i128::from(n)));
        let word = |word: &str| field(MdFieldValue::Words(word.into()));
        let mut rest = elements;
        while let Some((&op, after)) = rest.split_first() {
            let known = dwarf::operation(op).filter(|known| known.1 <= after.len());
            // One element cannot be swapped with another.
            let known = known.filter(|k| k.0 != "DW_OP_swap" || elements.len() > 1);
            let Some((name, count)) = known else {
                // Not one of LLVM's: numbers only.
                fields.clear();
                fields.extend(elements.iter().map(|&n| number(n)));
                break;
            };
            let (arguments, after) = after.split_at(count);
            rest = after;
            fields.push(word(name));
            match (name, arguments) {
                ("DW_OP_LLVM_convert", &[bits, encoding]) => {
                    fields.push(number(bits));
                    fields.push(dwarf::encoding(encoding).map_or_else(|| number(encoding), word));
                }
                _ => fields.extend(arguments.iter().map(|&n| number(n))),
            }
        }
        self.fields = fields;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_have_words() {
        assert_eq!(di_flags(3 | 1 << 8), "DIFlagPublic | DIFlagPrototyped");
        assert_eq!(di_flags(1 << 2 | 1 << 5), "DIFlagIndirectVirtualBase");
        assert_eq!(di_flags(2 << 16 | 1 << 31), "DIFlagMultipleInheritance | 2147483648");
    }

    #[test]
    fn wide_numbers() {
        assert_eq!(wide(&[2, 2], 128), Some(1 | 1 << 64));
        assert_eq!(wide(&[3], 8), Some(0xff));
        assert_eq!(wide(&[], 200), None);
    }
}
