//! Linked code of AMD's or Intel's GPUs, told apart by its ELF header.

#[cfg(feature = "amdgpu")]
use crate::amd;
#[cfg(feature = "intel")]
use crate::eu;
use crate::fault::{Fault, Result};
use crate::launch::{Launch, Outcome, Signature};

/// `EM_AMDGPU` and `EM_INTELGT`.
const AMD: u16 = 224;
const INTEL: u16 = 205;

/// Behaviour of the simulated machine, from kind to hostile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Conditions {
    /// Results of memory come as late as they may (AMD).
    pub delay: bool,
    /// The worst machine that the manuals allow, its choices made by this seed.
    pub hostile: Option<u64>,
    /// Devices over which that machine spreads the workgroups of AMD code; 0 is 1.
    pub devices: u32,
    /// Look for data races between the waves of a workgroup (AMD).
    pub races: bool,
    /// Instructions that the run may execute; otherwise what the simulator allows.
    pub instructions: Option<u64>,
}

/// A program ready to run.
#[derive(Debug)]
pub enum Binary {
    /// A code object.
    #[cfg(feature = "amdgpu")]
    Amd(amd::Module),
    /// A zebin.
    #[cfg(feature = "intel")]
    Intel(eu::Module),
}

impl Binary {
    /// Whether bytes are an ELF file.
    pub fn is_elf(bytes: &[u8]) -> bool {
        bytes.starts_with(b"\x7fELF")
    }

    /// Reads a file.
    ///
    /// # Errors
    /// It is no ELF file for one of these machines, or cannot be run.
    pub fn parse(bytes: &[u8]) -> Result<Self> {
        let machine = bytes.get(18..20).filter(|_| Self::is_elf(bytes));
        match machine.map(|m| u16::from_le_bytes([m[0], m[1]])) {
            #[cfg(feature = "amdgpu")]
            Some(AMD) => amd::Module::parse(bytes).map(Self::Amd),
            #[cfg(feature = "intel")]
            Some(INTEL) => eu::Module::parse(bytes).map(Self::Intel),
            #[cfg(not(feature = "amdgpu"))]
            Some(AMD) => Err(left_out("AMD")),
            #[cfg(not(feature = "intel"))]
            Some(INTEL) => Err(left_out("Intel")),
            Some(other) => Err(Fault::unsupported(format!("code for ELF machine {other}"))),
            None => Err(Fault::input("not an ELF file")),
        }
    }

    /// The kernels with their parameters.
    pub fn signatures(&self) -> Vec<Signature> {
        match *self {
            #[cfg(feature = "amdgpu")]
            Self::Amd(ref module) => module.signatures(),
            #[cfg(feature = "intel")]
            Self::Intel(ref module) => module.signatures(),
        }
    }

    /// Runs a kernel to its end under these conditions, and gives each executed instruction to `tracer`.
    ///
    /// # Errors
    /// The launch does not fit, or the program does what it must not do.
    pub fn run(
        &self,
        launch: &Launch,
        conditions: Conditions,
        tracer: Option<&mut dyn FnMut(&str)>,
    ) -> Result<Outcome> {
        #[cfg(not(any(feature = "amdgpu", feature = "intel")))]
        let _nobody = (launch, tracer, conditions);
        match *self {
            #[cfg(feature = "amdgpu")]
            Self::Amd(ref module) => {
                let Conditions { delay, hostile, devices, races, instructions } = conditions;
                let mut options =
                    amd::Options { delay, hostile, devices, races, ..Default::default() };
                options.max_instructions = instructions.unwrap_or(options.max_instructions);
                match tracer {
                    Some(mut tracer) => module.trace(launch, &options, &mut tracer),
                    None => module.run(launch, &options),
                }
            }
            #[cfg(feature = "intel")]
            Self::Intel(ref module) => {
                let mut options = eu::Options { hostile: conditions.hostile, ..Default::default() };
                options.max_instructions =
                    conditions.instructions.unwrap_or(options.max_instructions);
                match tracer {
                    Some(mut tracer) => module.trace(launch, &options, &mut tracer),
                    None => module.run(launch, &options),
                }
            }
        }
    }
}

/// The fault for a program whose simulator was left out.
#[cfg(not(all(feature = "amdgpu", feature = "intel")))]
fn left_out(whose: &str) -> Fault {
    Fault::unsupported(format!(
        "code for {whose}'s GPUs (their simulator was left out of this build)"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_files_are_refused() {
        let error = |bytes: &[u8]| Binary::parse(bytes).expect_err("no program").to_string();
        assert!(error(b"define void @k()").contains("not an ELF file"));
        let mut header = [0; 64];
        header[..4].copy_from_slice(b"\x7fELF");
        header[18] = 62;
        assert!(error(&header).contains("ELF machine 62"));
    }
}
