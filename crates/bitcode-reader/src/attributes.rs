//! Attribute groups and lists.
//!
//! A group is a set of attributes for one place: the returned value, the function, or a parameter. A list
//! is several groups; functions and calls name lists. The values that are bits here are words in the text,
//! which is how the IR holds them.

use crate::state::{Reader, Result};
use ir::ssa::upgrade::OldMemory;
use ir::ssa::{AttrSet, AttrValue, Attribute, Type, sym, truncate};
use std::fmt::Write as _;

/// Attributes by the numbers of LLVM's LLVMBitCodes.h; empty where there is none.
static NAMES: [&str; 109] = [
    "",
    "align",
    "alwaysinline",
    "byval",
    "inlinehint",
    "inreg",
    "minsize",
    "naked",
    "nest",
    "noalias",
    "nobuiltin",
    "nocapture",
    "noduplicate",
    "noimplicitfloat",
    "noinline",
    "nonlazybind",
    "noredzone",
    "noreturn",
    "nounwind",
    "optsize",
    "readnone",
    "readonly",
    "returned",
    "returns_twice",
    "signext",
    "alignstack",
    "ssp",
    "sspreq",
    "sspstrong",
    "sret",
    "sanitize_address",
    "sanitize_thread",
    "sanitize_memory",
    "uwtable",
    "zeroext",
    "builtin",
    "cold",
    "optnone",
    "inalloca",
    "nonnull",
    "jumptable",
    "dereferenceable",
    "dereferenceable_or_null",
    "convergent",
    "safestack",
    "argmemonly",
    "swiftself",
    "swifterror",
    "norecurse",
    "inaccessiblememonly",
    "inaccessiblemem_or_argmemonly",
    "allocsize",
    "writeonly",
    "speculatable",
    "strictfp",
    "sanitize_hwaddress",
    "nocf_check",
    "optforfuzzing",
    "shadowcallstack",
    "speculative_load_hardening",
    "immarg",
    "willreturn",
    "nofree",
    "nosync",
    "sanitize_memtag",
    "preallocated",
    "nomerge",
    "null_pointer_is_valid",
    "noundef",
    "byref",
    "mustprogress",
    "nocallback",
    "hot",
    "noprofile",
    "vscale_range",
    "swiftasync",
    "nosanitize_coverage",
    "elementtype",
    "disable_sanitizer_instrumentation",
    "nosanitize_bounds",
    "allocalign",
    "allocptr",
    "allockind",
    "presplitcoroutine",
    "fn_ret_thunk_extern",
    "skipprofile",
    "memory",
    "nofpclass",
    "optdebug",
    "writable",
    "coro_only_destroy_when_complete",
    "dead_on_unwind",
    "range",
    "sanitize_numerical_stability",
    "initializes",
    "hybrid_patchable",
    "sanitize_realtime",
    "sanitize_realtime_blocking",
    "coro_elide_safe",
    "noext",
    "nodivergencesource",
    "sanitize_type",
    "captures",
    "dead_on_return",
    "sanitize_alloc_token",
    "nocreateundeforpoison",
    // `denormal_fpenv`, of LLVM 23: how it is written is not known.
    "",
    "nooutline",
    "flatten",
];

/// The place of a function's own attributes; 0 is the returned value, 1 the first parameter.
const FUNCTION: u64 = 0xffff_ffff;

/// The attributes of a function or call.
#[derive(Default)]
pub(crate) struct Attributes {
    pub(crate) ret: AttrSet,
    /// Of each parameter; empty if none has any.
    pub(crate) params: Vec<AttrSet>,
    pub(crate) function: AttrSet,
}

/// The numbers of a record, front to back.
struct Ops<'b> {
    list: &'b [u64],
}

impl Ops<'_> {
    fn next(&mut self) -> Option<u64> {
        let (&first, rest) = self.list.split_first()?;
        self.list = rest;
        Some(first)
    }

    /// Characters up to a zero.
    fn chars(&mut self) -> Option<&[u64]> {
        let len = self.list.iter().position(|&c| c == 0)?;
        let (text, rest) = self.list.split_at(len);
        self.list = &rest[1..];
        Some(text)
    }

    fn signed(&mut self) -> Option<u64> {
        self.next().map(signed)
    }

    /// Both ends of a range of numbers of `width` bits.
    fn range(&mut self, width: u32) -> Option<(u128, u128)> {
        if width <= 64 {
            let low = self.signed()? as i64 as i128 as u128;
            let high = self.signed()? as i64 as i128 as u128;
            return Some((truncate(low, width), truncate(high, width)));
        }
        let words = self.next()?;
        let mut wide = |count: u64| {
            let mut value = 0;
            for n in 0..count {
                let word = u128::from(self.signed()?);
                if n < 2 {
                    value |= word << (64 * n);
                }
            }
            Some(truncate(value, width))
        };
        Some((wide(words & 0xffff_ffff)?, wide(words >> 32)?))
    }
}

/// A number whose sign is its lowest bit.
pub(crate) fn signed(value: u64) -> u64 {
    match value {
        1 => 1 << 63,
        v if v & 1 == 0 => v >> 1,
        v => (v >> 1).wrapping_neg(),
    }
}

impl Reader<'_> {
    pub(crate) fn attribute_groups(&mut self) -> Result<()> {
        self.records(|r, record| {
            if record.code != 3 {
                return Ok(());
            }
            let [number, place, ops @ ..] = &record.ops[..] else {
                return Err(r.error("an attribute group lacks its number"));
            };
            let set = r.attribute_group(*place, ops)?;
            r.attributes.groups.insert(*number, (*place, set));
            Ok(())
        })
    }

    fn attribute_group(&mut self, place: u64, ops: &[u64]) -> Result<AttrSet> {
        let mut ops = Ops { list: ops };
        let mut list = Vec::new();
        let mut old = OldMemory::default();
        while let Some(form) = ops.next() {
            let attribute = self.attribute(form, &mut ops, place == FUNCTION, &mut old)?;
            list.extend(attribute);
        }
        if let Some(text) = old.text() {
            list.push(Attribute { key: sym::MEMORY, value: AttrValue::Text(text.into()) });
        }
        Ok(self.m.cx.attrs.intern(&list))
    }

    fn attribute(
        &mut self,
        form: u64,
        ops: &mut Ops<'_>,
        of_function: bool,
        old: &mut OldMemory,
    ) -> Result<Option<Attribute>> {
        let cut = || self.error("an attribute lacks a part");
        if let 3 | 4 = form {
            let key = self.text(ops.chars().ok_or_else(cut)?)?;
            let value = match form {
                3 => None,
                _ => Some(self.text(ops.chars().ok_or_else(cut)?)?.into()),
            };
            let key = self.m.cx.symbols.intern(&key);
            return Ok(Some(Attribute { key, value: AttrValue::String(value) }));
        }
        let kind = ops.next().ok_or_else(cut)?;
        let name = match usize::try_from(kind).ok().and_then(|k| NAMES.get(k).copied()) {
            Some(name) if !name.is_empty() => name,
            _ => {
                return Err(self.unsupported(format_args!(
                    "attribute number {kind}, written by '{}',",
                    self.producer
                )));
            }
        };
        let value = match form {
            0 => match name {
                "argmemonly" | "inaccessiblememonly" | "inaccessiblemem_or_argmemonly" => {
                    old.add(name);
                    return Ok(None);
                }
                "readnone" | "readonly" | "writeonly" if of_function => {
                    old.add(name);
                    return Ok(None);
                }
                _ => AttrValue::None,
            },
            1 => {
                let value = ops.next().ok_or_else(cut)?;
                self.integer_attribute(name, value)?
            }
            5 => AttrValue::None,
            6 => AttrValue::Type(self.ty(ops.next().ok_or_else(cut)?)?),
            7 => {
                let width = ops.next().ok_or_else(cut)?;
                if !(1..=128).contains(&width) {
                    return Err(self.unsupported("a range of integers of more than 128 bits"));
                }
                let (lo, hi) = ops.range(width as u32).ok_or_else(cut)?;
                AttrValue::Range { ty: Type::int(width as u32), lo, hi }
            }
            8 => {
                let count = ops.next().ok_or_else(cut)?;
                let width = ops.next().ok_or_else(cut)?;
                if !(1..=64).contains(&width) {
                    return Err(self.error("ranges of impossible integers"));
                }
                let mut text = String::new();
                for n in 0..count {
                    let (lo, hi) = ops.range(width as u32).ok_or_else(cut)?;
                    let signed = |n| ir::ssa::sign_extend(n, width as u32);
                    let comma = if n == 0 { "" } else { ", " };
                    let _ = write!(text, "{comma}({}, {})", signed(lo), signed(hi));
                }
                AttrValue::Text(text.into())
            }
            _ => return Err(self.error("an attribute of an unknown form")),
        };
        let key = self.m.cx.symbols.intern(name);
        Ok(Some(Attribute { key, value }))
    }

    fn integer_attribute(&self, name: &str, value: u64) -> Result<AttrValue> {
        let text = match name {
            "align" => {
                if !value.is_power_of_two() || value > 1 << 32 {
                    return Err(self.error("an alignment is a power of two"));
                }
                return Ok(AttrValue::Int(value));
            }
            "uwtable" => match value {
                1 => "sync".to_owned(),
                _ => return Ok(AttrValue::None),
            },
            "dead_on_return" => match value {
                u64::MAX => return Ok(AttrValue::None),
                bytes => bytes.to_string(),
            },
            "memory" => self.memory_effects(value),
            "captures" => captures(value),
            "nofpclass" => float_classes(value),
            "allockind" => allocation_kind(value),
            "allocsize" => match value as u32 {
                u32::MAX => (value >> 32).to_string(),
                count => format!("{},{count}", value >> 32),
            },
            "vscale_range" => format!("{},{}", value >> 32, value as u32),
            _ => return Ok(AttrValue::Int(value)),
        };
        Ok(AttrValue::Text(text.into()))
    }

    /// Returns the text within `memory(…)`: two bits for each kind of place.
    fn memory_effects(&self, value: u64) -> String {
        let access = |n: u32| (value >> (2 * n) & 3) as usize;
        let word = |access: usize| ["none", "read", "write", "readwrite"][access];
        // Version 1 tells `errno` from the rest, LLVM 22 also two kinds of a target's own.
        let targets = self.version > 21;
        let (other, places): (usize, &[(u32, &str)]) = match value >> 56 {
            0 => (access(2), &[(0, "argmem"), (1, "inaccessiblemem")]),
            _ if targets => (
                access(3),
                &[
                    (0, "argmem"),
                    (1, "inaccessiblemem"),
                    (2, "errnomem"),
                    (4, "target_mem0"),
                    (5, "target_mem1"),
                ],
            ),
            _ => (access(3), &[(0, "argmem"), (1, "inaccessiblemem"), (2, "errnomem")]),
        };
        let mut parts = Vec::new();
        if other != 0 || places.iter().all(|&(n, _)| access(n) == 0) {
            parts.push(word(other).to_owned());
        }
        let own = places.iter().filter(|&&(n, _)| access(n) != other);
        parts.extend(own.map(|&(n, name)| format!("{name}: {}", word(access(n)))));
        parts.join(", ")
    }

    pub(crate) fn attribute_lists(&mut self) -> Result<()> {
        self.records(|r, record| {
            if record.code != 2 {
                return Err(r.unsupported("attributes as LLVM 3.2 and older write them"));
            }
            let mut list = Vec::with_capacity(record.ops.len());
            for number in &record.ops {
                let group = r.attributes.groups.get(number).copied();
                list.push(group.ok_or_else(|| r.error("there is no such attribute group"))?);
            }
            r.attributes.lists.push(list);
            Ok(())
        })
    }

    /// The attributes that a function or call of this many parameters has by number; 0 is none.
    pub(crate) fn attributes(&mut self, number: u64, params: usize) -> Result<Attributes> {
        let mut found = Attributes::default();
        let Some(index) = number.checked_sub(1) else { return Ok(found) };
        let list = usize::try_from(index).ok().and_then(|n| self.attributes.lists.get(n));
        let Some(len) = list.map(Vec::len) else {
            return Err(self.error("there is no such attribute list"));
        };
        self.spend(len)?;
        for &(place, set) in &self.attributes.lists[index as usize] {
            match place {
                0 => found.ret = set,
                FUNCTION => found.function = set,
                n if n <= params as u64 => {
                    if found.params.is_empty() {
                        found.params = vec![AttrSet::EMPTY; params];
                    }
                    found.params[n as usize - 1] = set;
                }
                _ => return Err(self.error("attributes of a parameter that does not exist")),
            }
        }
        Ok(found)
    }
}

/// Returns the text within `captures(…)`: four bits for the returned value, four for everything else.
fn captures(value: u64) -> String {
    let parts = |bits: u64| -> String {
        let mut parts = Vec::new();
        match bits & 3 {
            0 => {}
            1 => parts.push("address_is_null"),
            _ => parts.push("address"),
        }
        match bits >> 2 & 3 {
            0 => {}
            1 => parts.push("read_provenance"),
            _ => parts.push("provenance"),
        }
        if parts.is_empty() { "none".to_owned() } else { parts.join(", ") }
    };
    let (other, ret) = (value >> 4 & 15, value & 15);
    match (other, ret) {
        _ if other == ret => parts(other),
        (0, _) => format!("ret: {}", parts(ret)),
        _ => format!("{}, ret: {}", parts(other), parts(ret)),
    }
}

/// Returns the text within `nofpclass(…)`.
fn float_classes(mut mask: u64) -> String {
    const CLASSES: &[(u64, &str)] = &[
        (0x3ff, "all"),
        (0x003, "nan"),
        (0x001, "snan"),
        (0x002, "qnan"),
        (0x204, "inf"),
        (0x004, "ninf"),
        (0x200, "pinf"),
        (0x060, "zero"),
        (0x020, "nzero"),
        (0x040, "pzero"),
        (0x090, "sub"),
        (0x010, "nsub"),
        (0x080, "psub"),
        (0x108, "norm"),
        (0x008, "nnorm"),
        (0x100, "pnorm"),
    ];
    let mut parts = Vec::new();
    for &(bits, name) in CLASSES {
        if mask & bits == bits {
            parts.push(name);
            mask &= !bits;
        }
    }
    if parts.is_empty() { "none".to_owned() } else { parts.join(" ") }
}

/// Returns the text within `allockind(…)`.
fn allocation_kind(value: u64) -> String {
    let words = ["alloc", "realloc", "free", "uninitialized", "zeroed", "aligned"];
    let set: Vec<&str> =
        words.into_iter().enumerate().filter(|(n, _)| value >> n & 1 != 0).map(|w| w.1).collect();
    format!("\"{}\"", set.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_for_bits() {
        assert_eq!(captures(0), "none");
        assert_eq!(captures(0xff), "address, provenance");
        assert_eq!(captures(0x0f), "ret: address, provenance");
        assert_eq!(captures(0x37), "address, ret: address, read_provenance");
        assert_eq!(float_classes(0x3ff), "all");
        assert_eq!(float_classes(0x207), "nan inf");
        assert_eq!(allocation_kind(0b1_0001), "\"alloc,zeroed\"");
    }

    #[test]
    fn signs_are_the_lowest_bit() {
        assert_eq!(signed(6), 3);
        assert_eq!(signed(7) as i64, -3);
        assert_eq!(signed(1) as i64, i64::MIN);
    }
}
