//! Words of target triples.

/// Returns the architecture of a triple by the name that the rest of Lanelift uses: LLVM writes AMD's as `amdgcn` up to
/// version 22, and after it as `amdgpu` with the number of the processor (`amdgpu9.42-amd-amdhsa`).
pub fn architecture(triple: &str) -> &str {
    let word = triple.split('-').next().unwrap_or("");
    if amdgpu_number(word).is_some() { "amdgcn" } else { word }
}

/// Returns the processor that a triple names: `gfx942` for `amdgpu9.42`.
pub fn processor(triple: &str) -> Option<String> {
    let number = amdgpu_number(triple.split('-').next()?)?;
    let (major, rest) = number.split_once('.')?;
    Some(format!("gfx{major}{rest}"))
}

/// The number after `amdgpu`, empty if there is none.
fn amdgpu_number(word: &str) -> Option<&str> {
    let number = word.strip_prefix("amdgpu")?;
    let is_number = |text: &str| text.bytes().all(|b| b.is_ascii_hexdigit() || b == b'.');
    is_number(number).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amds_names_are_one() {
        for triple in
            ["amdgcn-amd-amdhsa", "amdgpu9.42-amd-amdhsa", "amdgpu-amd-amdhsa", "amdgpu12.01"]
        {
            assert_eq!(architecture(triple), "amdgcn", "{triple}");
        }
        assert_eq!(architecture("nvptx64-nvidia-cuda"), "nvptx64");
        assert_eq!(architecture("amdgpux-amd"), "amdgpux");
        assert_eq!(processor("amdgpu9.42-amd-amdhsa").as_deref(), Some("gfx942"));
        assert_eq!(processor("amdgpu9.0a-amd-amdhsa").as_deref(), Some("gfx90a"));
        assert_eq!(processor("amdgpu11.00").as_deref(), Some("gfx1100"));
        assert_eq!(processor("amdgpu-amd-amdhsa"), None);
        assert_eq!(processor("amdgcn-amd-amdhsa"), None);
    }
}
