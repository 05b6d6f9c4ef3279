//! The GPU to compile for, and the PTX version that its features need.
//!
//! `.version` is the lowest that carries what a module uses, with a floor of 7.7 (drivers since 2022):
//! from there on `cvta.param` exists, which saves local copies of by-value parameters. A version
//! given with `-mattr=+ptxNN` is kept as it is.

use ir::diagnostic::Diagnostic;
use std::fmt;

/// A GPU architecture: `sm_90`, `sm_90a`, `sm_100f`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sm {
    /// The number: 90 for `sm_90a`.
    pub number: u32,
    /// `a` (only this architecture) or `f` (its family), if there is one.
    pub suffix: Option<char>,
}

/// Each architecture with the first PTX version that knows it, and the first that knows its `a` and
/// `f` variants (0 where there is none).
const KNOWN: &[(u32, u32, u32, u32)] = &[
    (20, 20, 0, 0),
    (21, 20, 0, 0),
    (30, 30, 0, 0),
    (32, 40, 0, 0),
    (35, 31, 0, 0),
    (37, 41, 0, 0),
    (50, 40, 0, 0),
    (52, 41, 0, 0),
    (53, 42, 0, 0),
    (60, 50, 0, 0),
    (61, 50, 0, 0),
    (62, 50, 0, 0),
    (70, 60, 0, 0),
    (72, 61, 0, 0),
    (75, 63, 0, 0),
    (80, 70, 0, 0),
    (86, 71, 0, 0),
    (87, 74, 0, 0),
    (88, 90, 0, 0),
    (89, 78, 0, 0),
    (90, 78, 80, 0),
    (100, 86, 86, 88),
    (101, 86, 86, 88),
    (103, 88, 88, 88),
    (110, 90, 90, 90),
    (120, 87, 87, 88),
    (121, 88, 88, 88),
];

/// PTX versions that `+ptxNN` may name for GPUs since sm_70, in tens.
pub const PTX_VERSIONS: &[u32] = &[
    60, 61, 62, 63, 64, 65, 70, 71, 72, 73, 74, 75, 76, 77, 78, 80, 81, 82, 83, 84, 85, 86, 87, 88,
    90,
];

impl Sm {
    /// An architecture without a suffix.
    pub const fn new(number: u32) -> Sm {
        Sm { number, suffix: None }
    }

    /// From the name that `-mcpu` takes.
    ///
    /// # Errors
    /// There is no such architecture.
    pub fn parse(name: &str) -> Result<Sm, Diagnostic> {
        let unknown = || {
            Diagnostic::error(format!("unknown GPU '{name}'")).with_note(
            "the NVIDIA GPUs are sm_70, sm_72, sm_75, sm_80, sm_86, sm_87, sm_89, sm_90, sm_90a, sm_100 … sm_121",
        )
        };
        let rest = name.strip_prefix("sm_").ok_or_else(unknown)?;
        let digits = rest.trim_end_matches(['a', 'f']);
        let number = digits.parse().map_err(|_| unknown())?;
        let suffix = match &rest[digits.len()..] {
            "" => None,
            "a" => Some('a'),
            "f" => Some('f'),
            _ => return Err(unknown()),
        };
        let sm = Sm { number, suffix };
        if sm.minimum_ptx().is_none() { Err(unknown()) } else { Ok(sm) }
    }

    /// The first PTX version that knows it.
    pub fn minimum_ptx(self) -> Option<u32> {
        let row = KNOWN.iter().find(|row| row.0 == self.number)?;
        let version = match self.suffix {
            None => row.1,
            Some('a') => row.2,
            Some(_) => row.3,
        };
        (version != 0).then_some(version)
    }

    /// Every architecture's name, for `-mcpu=help`.
    pub fn all() -> impl Iterator<Item = Sm> {
        KNOWN.iter().flat_map(|row| {
            [(row.1, None), (row.2, Some('a')), (row.3, Some('f'))]
                .into_iter()
                .filter(|v| v.0 != 0)
                .map(|v| Sm { number: row.0, suffix: v.1 })
        })
    }
}

impl fmt::Display for Sm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "sm_{}", self.number)?;
        self.suffix.map_or(Ok(()), |c| write!(f, "{c}"))
    }
}

/// The version that the number of a `+ptxNN` means. Versions from before those that are written here are for older GPUs, which is
/// said where the GPU is known ([`crate::Options::base_ptx`]).
pub(crate) fn ptx_version(number: &str) -> Result<u32, Diagnostic> {
    let oldest = PTX_VERSIONS[0];
    let version = number.parse().ok();
    version.filter(|v| *v < oldest || PTX_VERSIONS.contains(v)).ok_or_else(|| {
        let newest = PTX_VERSIONS[PTX_VERSIONS.len() - 1];
        Diagnostic::error(format!("'+ptx{number}' does not name a PTX version"))
            .with_note(format!("the newest is +ptx{newest}"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;

    #[test]
    fn names_and_versions() {
        assert_eq!(Sm::parse("sm_90a").unwrap(), Sm { number: 90, suffix: Some('a') });
        assert!(Sm::parse("sm_91").is_err() && Sm::parse("sm_80a").is_err());
        assert!(Sm::parse("gfx90a").is_err());
        assert_eq!(Options::new(Sm::new(70)).base_ptx().unwrap(), 77);
        assert_eq!(Options::new(Sm::parse("sm_100f").unwrap()).base_ptx().unwrap(), 88);
        let mut o = Options::new(Sm::new(90));
        o.apply_features("+sm_90,+ptx83").unwrap();
        assert_eq!(o.base_ptx().unwrap(), 83);
        o.ptx = Some(60);
        assert!(o.base_ptx().is_err());
        o.apply_features("+ptx42").unwrap();
        assert!(o.base_ptx().is_err());
        for none in ["+ptx99", "+ptx79", "+ptx"] {
            assert!(o.apply_features(none).is_err(), "{none}");
        }
    }
}
