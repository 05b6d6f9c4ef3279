//! The targets and their names.

use ir::diagnostic::Diagnostic;

/// The targets that Lanelift has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Target {
    /// NVIDIA: PTX.
    Nvptx,
    /// AMD: code objects.
    Amdgpu,
    /// Intel: zebins.
    Intel,
}

/// A processor of a target.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct ProcessorName {
    /// The name that `-mcpu` takes.
    pub name: String,
    /// Other names, for the same or for processors with the same instruction set.
    pub aliases: Vec<String>,
}

/// A feature of a target.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Feature {
    /// The name that `-mattr` takes after `+` or `-`.
    pub name: String,
    /// Its effect, as a sentence without its full stop.
    pub about: String,
}

impl Target {
    /// All, in the order of their names.
    pub const ALL: [Self; 3] = [Self::Amdgpu, Self::Intel, Self::Nvptx];

    /// Those whose backends were built in, in the order of their names.
    pub fn available() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|target| target.is_available())
    }

    /// The target of a triple, or of its first word, as `-march` takes it: `nvptx64`, `amdgcn`, `spir64` and their kin.
    ///
    /// # Errors
    /// If there is none; names those that there are.
    pub fn by_name(name: &str) -> Result<Self, Diagnostic> {
        match ir::ssa::triple::architecture(name) {
            "amdgcn" | "amd" => Ok(Self::Amdgpu),
            "intel" | "spir64" | "spirv64" => Ok(Self::Intel),
            "nvptx64" | "nvidia" => Ok(Self::Nvptx),
            "nvptx" => {
                let message =
                    "nvptx (32 bits) is not supported: NVIDIA's tools of today do not assemble it";
                Err(Diagnostic::error(message)
                    .with_note("the triple nvptx64-nvidia-cuda is the one for 64 bits"))
            }
            other => Err(Diagnostic::error(format!("no backend for architecture '{other}'"))
                .with_note("backends: nvptx64, amdgcn, intel")),
        }
    }

    /// Its name: `nvptx64`, `amdgcn`, `intel`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Nvptx => "nvptx64",
            Self::Amdgpu => "amdgcn",
            Self::Intel => "intel",
        }
    }

    /// The triple of a module that names none.
    pub fn default_triple(self) -> &'static str {
        match self {
            Self::Nvptx => "nvptx64-nvidia-cuda",
            Self::Amdgpu => "amdgcn-amd-amdhsa",
            Self::Intel => "spir64-unknown-unknown",
        }
    }

    /// Returns the vendor of its processors.
    pub fn vendor(self) -> &'static str {
        match self {
            Self::Nvptx => "NVIDIA",
            Self::Amdgpu => "AMD",
            Self::Intel => "Intel",
        }
    }

    /// Returns the outputs of its backend, in a few words.
    pub fn about(self) -> &'static str {
        match self {
            Self::Nvptx => "NVIDIA GPUs: PTX",
            Self::Amdgpu => "AMD GPUs: assembly, machine IR, objects, code objects",
            Self::Intel => "Intel GPUs: assembly, machine IR, zebins",
        }
    }

    /// Whether its backend was built in.
    pub fn is_available(self) -> bool {
        match self {
            Self::Nvptx => cfg!(feature = "nvptx"),
            Self::Amdgpu => cfg!(feature = "amdgpu"),
            Self::Intel => cfg!(feature = "intel"),
        }
    }

    /// The target itself, if its backend was built in.
    ///
    /// # Errors
    /// It was left out; names those that were not.
    pub fn required(self) -> Result<Self, Diagnostic> {
        if self.is_available() { Ok(self) } else { Err(missing(self)) }
    }
}

/// The message for a target whose backend was left out.
fn missing(target: Target) -> Diagnostic {
    let there: Vec<&str> = Target::available().map(Target::name).collect();
    let there = if there.is_empty() { "none".to_owned() } else { there.join(", ") };
    Diagnostic::error(format!("the backend '{}' was left out of this build", target.name()))
        .with_note(format!("backends of this build: {there}"))
}
