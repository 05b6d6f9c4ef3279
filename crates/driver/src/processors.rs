//! The processors and features of the targets, by the backends that were built in.

use crate::target::{Feature, ProcessorName, Target};

impl Target {
    /// The target of a processor's name, among those that were built in.
    pub fn of_processor(name: &str) -> Option<Self> {
        Self::available().find(|target| target.has_processor(name))
    }

    /// Whether it has a processor of a name; no, if its backend was left out.
    fn has_processor(self, name: &str) -> bool {
        match self {
            #[cfg(feature = "nvptx")]
            Self::Nvptx => nvptx::has_processor(name),
            #[cfg(feature = "amdgpu")]
            Self::Amdgpu => amdgpu::has_processor(name),
            #[cfg(feature = "intel")]
            Self::Intel => intel::has_processor(name),
            #[cfg(not(all(feature = "nvptx", feature = "amdgpu", feature = "intel")))]
            _ => {
                let _ = name;
                false
            }
        }
    }

    /// The processors that can be compiled for; none, if its backend was left out.
    pub fn processors(self) -> Vec<ProcessorName> {
        match self {
            #[cfg(feature = "nvptx")]
            Self::Nvptx => nvptx::processors(),
            #[cfg(feature = "amdgpu")]
            Self::Amdgpu => amdgpu::processors(),
            #[cfg(feature = "intel")]
            Self::Intel => intel::processors(),
            #[cfg(not(all(feature = "nvptx", feature = "amdgpu", feature = "intel")))]
            _ => Vec::new(),
        }
    }

    /// The features that there is a choice about; none, if its backend was left out.
    pub fn features(self) -> Vec<Feature> {
        match self {
            #[cfg(feature = "nvptx")]
            Self::Nvptx => nvptx::features(),
            #[cfg(feature = "amdgpu")]
            Self::Amdgpu => amdgpu::features(),
            #[cfg(feature = "intel")]
            Self::Intel => Vec::new(),
            #[cfg(not(all(feature = "nvptx", feature = "amdgpu", feature = "intel")))]
            _ => Vec::new(),
        }
    }
}

#[cfg(feature = "nvptx")]
mod nvptx {
    use crate::target::{Feature, ProcessorName};
    use nvptx_backend::{PTX_VERSIONS, Sm};

    pub(super) fn has_processor(name: &str) -> bool {
        Sm::parse(name).is_ok()
    }

    pub(super) fn processors() -> Vec<ProcessorName> {
        Sm::all().map(|sm| ProcessorName { name: sm.to_string(), aliases: Vec::new() }).collect()
    }

    pub(super) fn features() -> Vec<Feature> {
        let version = |number: &u32| Feature {
            name: format!("ptx{number}"),
            about: format!("Write PTX of version {}.{}", number / 10, number % 10),
        };
        PTX_VERSIONS.iter().map(version).collect()
    }
}

#[cfg(feature = "amdgpu")]
mod amdgpu {
    use crate::target::{Feature, ProcessorName};
    use amdgpu_backend::{FEATURES, Processor};

    pub(super) fn has_processor(name: &str) -> bool {
        Processor::by_name(name).is_ok()
    }

    pub(super) fn processors() -> Vec<ProcessorName> {
        let name = |p: &Processor| ProcessorName { name: p.name.to_owned(), aliases: Vec::new() };
        Processor::ALL.iter().map(name).collect()
    }

    pub(super) fn features() -> Vec<Feature> {
        let feature =
            |&(name, about): &(&str, &str)| Feature { name: name.into(), about: about.into() };
        FEATURES.iter().map(feature).collect()
    }
}

#[cfg(feature = "intel")]
mod intel {
    use crate::target::ProcessorName;
    use intel_backend::Device;
    use intel_backend::target::device::DEVICES;

    pub(super) fn has_processor(name: &str) -> bool {
        Device::by_name(name).is_ok()
    }

    pub(super) fn processors() -> Vec<ProcessorName> {
        let name = |device: &Device| ProcessorName {
            name: device.name.to_owned(),
            aliases: device.aliases.iter().map(|&alias| alias.to_owned()).collect(),
        };
        DEVICES.iter().filter(|device| device.has_kernels()).map(name).collect()
    }
}
