//! Special registers: `llvm.nvvm.read.ptx.sreg.*`.

use super::Lowering;

/// Registers whose PTX name is not the intrinsic's with `.x` kept and other dots as underscores, and
/// those that not every GPU has: name, PTX, type, version, GPU.
const ROWS: &[(&str, &str, &str, u16, u16)] = &[
    ("aggr_smem_size", "%aggr_smem_size", "u32", 81, 90),
    ("clock", "%clock", "u32", 0, 0),
    ("clock64", "%clock64", "u64", 0, 0),
    ("clock_hi", "%clock_hi", "u32", 50, 20),
    ("cluster.ctarank", "%cluster_ctarank", "u32", 78, 90),
    ("cluster.nctarank", "%cluster_nctarank", "u32", 78, 90),
    ("dynamic_smem_size", "%dynamic_smem_size", "u32", 41, 20),
    ("globaltimer", "%globaltimer", "u64", 31, 30),
    ("globaltimer.lo", "%globaltimer_lo", "u32", 31, 30),
    ("gridid", "%gridid", "u32", 0, 0),
    ("laneid", "%laneid", "u32", 0, 0),
    ("lanemask.eq", "%lanemask_eq", "u32", 0, 0),
    ("lanemask.ge", "%lanemask_ge", "u32", 0, 0),
    ("lanemask.gt", "%lanemask_gt", "u32", 0, 0),
    ("lanemask.le", "%lanemask_le", "u32", 0, 0),
    ("lanemask.lt", "%lanemask_lt", "u32", 0, 0),
    ("nsmid", "%nsmid", "u32", 0, 0),
    ("nwarpid", "%nwarpid", "u32", 0, 0),
    ("pm0", "%pm0", "u32", 0, 0),
    ("pm1", "%pm1", "u32", 0, 0),
    ("pm2", "%pm2", "u32", 0, 0),
    ("pm3", "%pm3", "u32", 0, 0),
    ("smid", "%smid", "u32", 0, 0),
    ("total_smem_size", "%total_smem_size", "u32", 41, 20),
    ("warpid", "%warpid", "u32", 0, 0),
    ("warpsize", "WARP_SZ", "u32", 0, 0),
];

/// Registers of three or four numbers, `.x` to `.w`.
const VECTORS: &[(&str, &str, u16, u16)] = &[
    ("cluster.ctaid", "%cluster_ctaid", 78, 90),
    ("cluster.nctaid", "%cluster_nctaid", 78, 90),
    ("clusterid", "%clusterid", 78, 90),
    ("ctaid", "%ctaid", 0, 0),
    ("nclusterid", "%nclusterid", 78, 90),
    ("nctaid", "%nctaid", 0, 0),
    ("ntid", "%ntid", 0, 0),
    ("tid", "%tid", 0, 0),
];

/// A special register.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Register {
    /// PTX's name.
    pub(super) name: String,
    /// Whether it has 64 bits.
    pub(super) wide: bool,
    /// Whether its value changes while a thread runs.
    pub(super) changes: bool,
    /// The first PTX version that has it.
    pub(super) ptx: u16,
    /// The first GPU that has it.
    pub(super) sm: u16,
}

/// Returns the special register for the name after `read.ptx.sreg.`.
pub(super) fn register(name: &str) -> Option<Register> {
    let plain = |name, ptx, sm| Register { name, wide: false, changes: false, ptx, sm };
    if let Some((base, dim @ ("x" | "y" | "z" | "w"))) = name.rsplit_once('.') {
        let row = VECTORS.iter().find(|r| r.0 == base)?;
        return Some(plain(format!("{}.{dim}", row.1), row.2, row.3));
    }
    if let Some(n) = name.strip_prefix("envreg") {
        let n: u8 = n.parse().ok().filter(|n| *n < 32)?;
        return Some(plain(format!("%envreg{n}"), 0, 0));
    }
    let at = ROWS.binary_search_by_key(&name, |r| r.0).ok()?;
    let (_, ptx_name, ty, ptx, sm) = ROWS[at];
    let changes = ["clock", "globaltimer", "pm"].iter().any(|p| name.starts_with(p));
    Some(Register { wide: ty == "u64", changes, ..plain(ptx_name.to_owned(), ptx, sm) })
}

/// The PTX of `read.` and this.
pub(super) fn find(name: &str) -> Option<Lowering> {
    let register = register(name.strip_prefix("ptx.sreg.")?)?;
    let ty = if register.wide { "u64" } else { "u32" };
    let lowering = Lowering::new(format!("mov.{ty} $0, {};", register.name));
    Some(lowering.needs(register.ptx, register.sm))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_sorted_and_found() {
        assert!(ROWS.windows(2).all(|w| w[0].0 < w[1].0));
        assert_eq!(find("ptx.sreg.tid.x").unwrap().text, "mov.u32 $0, %tid.x;");
        assert_eq!(find("ptx.sreg.envreg31").unwrap().text, "mov.u32 $0, %envreg31;");
        assert!(find("ptx.sreg.envreg32").is_none() && find("ptx.sreg.tid.q").is_none());
    }
}
