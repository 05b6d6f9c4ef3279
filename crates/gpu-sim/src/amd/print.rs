//! Decoded instructions as text, for traces: the mnemonic and the operands that matter, not the assembler's syntax.

use super::inst::{AGPR, Action, Inst, M0, NULL, Src, VCC, VSrc, VectorInst, Wait};

fn scalar(number: u8) -> String {
    match number {
        VCC => "vcc".to_owned(),
        M0 => "m0".to_owned(),
        NULL => "null".to_owned(),
        126 => "exec".to_owned(),
        127 => "exec_hi".to_owned(),
        108..=123 => format!("ttmp{}", number - 108),
        _ => format!("s{number}"),
    }
}

fn vector(number: u16) -> String {
    if number >= AGPR { format!("a{}", number - AGPR) } else { format!("v{number}") }
}

fn source(src: Src) -> String {
    match src {
        Src::Vgpr(n) => vector(n),
        Src::Sgpr(n) => scalar(n),
        Src::Const(value) if value < 10 => value.to_string(),
        Src::Const(value) => format!("{value:#x}"),
        Src::Scc => "scc".to_owned(),
        Src::Vccz => "vccz".to_owned(),
        Src::Execz => "execz".to_owned(),
    }
}

fn modified(v: &VSrc) -> String {
    let mut text = source(v.src);
    if v.shift != 0 || v.mask < 0xffff {
        text = format!("{text}.{}", v.shift);
    }
    if v.and != u64::MAX {
        text = format!("|{text}|");
    }
    if v.xor != 0 {
        text = format!("-{text}");
    }
    text
}

fn operands(v: &VectorInst) -> String {
    let mut parts = vec![match v.scalar {
        Some(n) => scalar(n),
        None => vector(v.dst) + if v.high { ".h" } else { "" },
    }];
    if v.f.carry_out {
        parts.push(scalar(v.mask_out));
    }
    let count = v.f.sources().max(1);
    parts.extend(v.src[..count].iter().map(modified));
    if v.f.carry_in {
        parts.push(source(v.mask_in));
    }
    let mut text = parts.join(", ");
    if let Some(dpp) = v.dpp {
        text.push_str(&format!(" {dpp:?}"));
    }
    if v.clamp {
        text.push_str(" clamp");
    }
    text
}

impl Inst {
    /// The instruction as text.
    pub(crate) fn text(&self) -> String {
        let rest = match &self.action {
            Action::Scalar { dst, a, b, f } => {
                let mut parts = Vec::new();
                if f.dst.words() > 0 {
                    parts.push(scalar(*dst));
                }
                for (ty, src) in f.src.iter().zip([a, b]) {
                    if ty.words() > 0 {
                        parts.push(source(*src));
                    }
                }
                parts.join(", ")
            }
            Action::ScalarCompare { a, b, .. } => format!("{}, {}", source(*a), source(*b)),
            Action::SaveExec { dst, src, .. } => format!("{}, {}", scalar(*dst), source(*src)),
            Action::Branch { target, .. } => format!("{target:#x}"),
            Action::GetPc { dst } => scalar(*dst),
            Action::SetPc { src } => source(*src),
            Action::SwapPc { dst, src } => format!("{}, {}", scalar(*dst), source(*src)),
            Action::Call { dst, target } => format!("{}, {target:#x}", scalar(*dst)),
            Action::Wait(Wait(limits)) => {
                let names = ["load", "store", "lds", "scalar"];
                let parts = names.iter().zip(limits).filter(|(_, l)| **l != Wait::NONE);
                parts.map(|(n, l)| format!("{n}({l})")).collect::<Vec<_>>().join(" ")
            }
            Action::Vector(v) => operands(v),
            Action::Dual(pair) => {
                format!("{} :: {} {}", operands(&pair[0]), pair[1].f.name, operands(&pair[1]))
            }
            Action::Compare(c) => {
                let dst = if c.exec { "exec".to_owned() } else { scalar(c.dst) };
                format!("{dst}, {}, {}", modified(&c.src[0]), modified(&c.src[1]))
            }
            Action::ReadFirstLane { dst, src } => format!("{}, {}", scalar(*dst), source(*src)),
            Action::ReadLane { dst, src, lane } => {
                format!("{}, {}, {}", scalar(*dst), source(*src), source(*lane))
            }
            Action::WriteLane { dst, src, lane } => {
                format!("{}, {}, {}", vector(*dst), source(*src), source(*lane))
            }
            Action::Smem(s) => {
                let more = s.soffset.map_or(String::new(), |r| format!(" + {}", source(r)));
                format!("{}, [{}{more} + {:#x}]", scalar(s.data), scalar(s.base), s.offset)
            }
            Action::Ds(d) => {
                let [x, y] = d.data.map(vector);
                format!(
                    "dst {}, [{} + {:#x} {:#x}], {x}, {y}",
                    vector(d.dst),
                    vector(d.address),
                    d.offset[0],
                    d.offset[1]
                )
            }
            Action::Vmem(v) => {
                let address = v.vaddr.map_or("off".to_owned(), vector);
                let base = v.saddr.map_or(String::new(), |s| format!(" + {}", source(s)));
                format!(
                    "dst {}, [{address}{base} + {:#x}], {}",
                    vector(v.dst),
                    v.offset,
                    vector(v.data)
                )
            }
            _ => String::new(),
        };
        format!("{} {rest}", self.name)
    }
}
