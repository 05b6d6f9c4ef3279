//! Conditions on the resources of kernels: `spills`, `scratch`, `occupancy<8`, `vgprs>128`.
//!
//! A condition describes what is not wanted. Options name those that are an error and those that are a warning
//! ([`Options::deny`](crate::Options::deny), [`Options::warn`](crate::Options::warn)).

use core::fmt;

use ir::diagnostic::Diagnostic;
use ir::kernel::KernelDescription;

use crate::word::words;
use crate::{Target, Word as _};

words! {
    /// A resource of a kernel that can be limited.
    Resource {
        Spills = "spills": "Registers that were spilled, of all kinds (AMD); values that were spilled (Intel)",
        VgprSpills = "vgpr-spills": "Vector registers that were spilled (AMD)",
        SgprSpills = "sgpr-spills": "Scalar registers that were spilled (AMD)",
        Scratch = "scratch": "Bytes of scratch memory of a work-item",
        Occupancy = "occupancy": "Waves that run at a time (AMD, Intel)",
        Vgprs = "vgprs": "Vector registers, with accumulators where they are one file (AMD)",
        Sgprs = "sgprs": "Scalar registers (AMD)",
        Agprs = "agprs": "Accumulators (AMD)",
        Registers = "registers": "General registers (Intel)",
        Lds = "lds": "Bytes of local memory of a work-group that are known at compile time",
    }
}

/// A condition that a kernel may meet: less occupancy than a number, or more of another resource.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Condition {
    /// The resource.
    pub resource: Resource,
    /// The number: of occupancy the least that is wanted, of other resources the most.
    pub bound: u64,
}

impl Condition {
    /// Kernels that spill registers.
    pub const SPILLS: Self = Self { resource: Resource::Spills, bound: 0 };

    /// Reads a condition: `spills`, `scratch>64`, `occupancy<8`.
    ///
    /// # Errors
    /// It is none; says what is wrong, and which there are.
    pub fn parse(text: &str) -> Result<Self, Diagnostic> {
        let at = text.find(['<', '>']);
        let (name, rest) = text.split_at(at.unwrap_or(text.len()));
        let wrong = |what: String| Diagnostic::error(what).with_note(forms());
        let resource = Resource::by_name(name.trim())
            .ok_or_else(|| wrong(format!("'{text}' is no condition on a kernel")))?;
        let mut signs = rest.chars();
        let (sign, number) = (signs.next(), signs.as_str().trim());
        let wanted = if resource == Resource::Occupancy { '<' } else { '>' };
        let optional = matches!(
            resource,
            Resource::Spills | Resource::VgprSpills | Resource::SgprSpills | Resource::Scratch
        );
        let bound = match sign {
            None if optional => Some(0),
            Some(sign) if sign == wanted => number.parse().ok(),
            _ => None,
        };
        let bound = bound.ok_or_else(|| {
            wrong(format!("'{text}': '{name}' is followed by '{wanted}' and a number"))
        })?;
        Ok(Self { resource, bound })
    }

    /// Reads conditions separated by commas.
    ///
    /// # Errors
    /// One of them is none.
    pub fn parse_list(text: &str) -> Result<Vec<Self>, Diagnostic> {
        text.split(',').map(str::trim).filter(|word| !word.is_empty()).map(Self::parse).collect()
    }

    /// Whether the resource is known of kernels for a target.
    ///
    /// # Errors
    /// It is not; says what is known instead.
    pub fn check(self, target: Target) -> Result<(), Diagnostic> {
        use Resource::{
            Agprs, Lds, Occupancy, Registers, Scratch, SgprSpills, Sgprs, Spills, VgprSpills, Vgprs,
        };
        let (why, note) = match (target, self.resource) {
            (_, Scratch | Lds)
            | (
                Target::Amdgpu,
                Spills | VgprSpills | SgprSpills | Occupancy | Vgprs | Sgprs | Agprs,
            )
            | (Target::Intel, Spills | Occupancy | Registers) => return Ok(()),
            (Target::Nvptx, _) => (
                "ptxas allocates the registers of PTX, so this is not known here",
                "ptxas -v prints the registers, ptxas -warn-spills warns of spills; scratch and lds can be limited here",
            ),
            (Target::Amdgpu, _) => {
                ("AMD's processors have two kinds of registers", "vgprs>N and sgprs>N limit them")
            }
            (Target::Intel, _) => (
                "Intel's processors have one kind of registers",
                "registers>N and spills limit them",
            ),
        };
        Err(Diagnostic::error(format!("'{self}' cannot be checked for {}: {why}", target.vendor()))
            .with_note(note))
    }

    /// The number of the resource that a kernel takes, if it is known.
    pub fn value(self, kernel: &KernelDescription) -> Option<u64> {
        let count = |file| kernel.registers(file).map(|r| u64::from(r.count));
        let spilled = |file| kernel.registers(file).map(|r| u64::from(r.spilled));
        match self.resource {
            Resource::Spills => {
                let all = kernel.registers.iter().filter(|r| !r.estimated);
                (!kernel.registers.is_empty()).then(|| all.map(|r| u64::from(r.spilled)).sum())
            }
            Resource::VgprSpills => spilled("vgpr"),
            Resource::SgprSpills => spilled("sgpr"),
            Resource::Scratch => Some(kernel.scratch_bytes),
            Resource::Occupancy => kernel.occupancy.map(|occupancy| occupancy.waves.into()),
            Resource::Vgprs => count("vgpr"),
            Resource::Sgprs => count("sgpr"),
            // Processors without accumulators take none.
            Resource::Agprs => Some(count("agpr").unwrap_or(0)),
            Resource::Registers => count("grf"),
            Resource::Lds => Some(kernel.shared_bytes),
        }
    }

    /// Whether a number of the resource meets the condition.
    pub fn is_met_by(self, value: u64) -> bool {
        if self.resource == Resource::Occupancy { value < self.bound } else { value > self.bound }
    }
}

/// The forms of conditions, for a message.
fn forms() -> String {
    let names = Resource::ALL.iter().map(|resource| match resource {
        Resource::Occupancy => "occupancy<N".to_owned(),
        Resource::Spills | Resource::VgprSpills | Resource::SgprSpills | Resource::Scratch => {
            format!("{0}, {0}>N", resource.name())
        }
        other => format!("{}>N", other.name()),
    });
    format!("conditions: {}", names.collect::<Vec<_>>().join(", "))
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.resource.name())?;
        match (self.resource, self.bound) {
            (Resource::Occupancy, bound) => write!(f, "<{bound}"),
            (
                Resource::Spills | Resource::VgprSpills | Resource::SgprSpills | Resource::Scratch,
                0,
            ) => Ok(()),
            (_, bound) => write!(f, ">{bound}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conditions_are_read_and_printed() {
        for text in [
            "spills",
            "spills>4",
            "vgpr-spills",
            "sgpr-spills>8",
            "scratch",
            "scratch>64",
            "occupancy<8",
            "vgprs>128",
            "sgprs>100",
            "agprs>0",
            "registers>64",
            "lds>65536",
        ] {
            assert_eq!(Condition::parse(text).map(|c| c.to_string()), Ok(text.to_owned()));
        }
        assert_eq!(Condition::parse(" occupancy < 8 ").unwrap().to_string(), "occupancy<8");
        assert_eq!(Condition::parse_list("spills, scratch,").unwrap().len(), 2);
    }

    #[test]
    fn mistakes_in_conditions_say_what_there_is() {
        let error = |text| Condition::parse(text).unwrap_err().to_string();
        assert!(error("spill").starts_with(
            "error: 'spill' is no condition on a kernel\nnote: conditions: spills, spills>N, "
        ));
        for text in [
            "occupancy",
            "occupancy>8",
            "vgprs",
            "vgprs<8",
            "vgprs>",
            "vgprs>-1",
            "vgprs>1x",
            "lds>1>2",
        ] {
            assert!(error(text).contains("is followed by"), "{text}");
        }
        assert!(error("occupancy>8").contains("'occupancy' is followed by '<' and a number"));
    }

    #[test]
    fn a_target_refuses_what_it_does_not_know() {
        let check = |text, target| Condition::parse(text).unwrap().check(target);
        assert!(check("scratch", Target::Nvptx).is_ok());
        let error = check("registers>64", Target::Nvptx).unwrap_err().to_string();
        assert!(
            error.starts_with("error: 'registers>64' cannot be checked for NVIDIA: ptxas"),
            "{error}"
        );
        assert!(check("registers>64", Target::Amdgpu).unwrap_err().to_string().contains("vgprs>N"));
        assert!(check("vgprs>64", Target::Intel).unwrap_err().to_string().contains("registers>N"));
    }
}
