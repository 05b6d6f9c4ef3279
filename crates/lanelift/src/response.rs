//! Response files: `@FILE` among the words of a command line stands for the words in the file.
//!
//! Words are separated by white space and quoted as in a shell, as LLVM's and GNU's tools read such files; a file
//! may name further ones. A name that is no file stays what it is, as there.

use ir::diagnostic::Diagnostic;
use std::ffi::OsString;
use std::path::Path;

/// Files within files at most: one that names itself ends here.
const DEPTH: usize = 16;

/// The words with those of response files in the places of these.
///
/// # Errors
/// A file that cannot be read, is no text, or leaves a quote open; files that name each other.
pub(crate) fn expand(words: Vec<OsString>) -> Result<Vec<OsString>, Diagnostic> {
    let is_response = |word: &OsString| word.as_encoded_bytes().first() == Some(&b'@');
    if !words.iter().any(is_response) {
        return Ok(words);
    }
    let mut expanded = Vec::with_capacity(words.len());
    for word in words {
        push(&mut expanded, word, DEPTH)?;
    }
    Ok(expanded)
}

fn push(words: &mut Vec<OsString>, word: OsString, depth: usize) -> Result<(), Diagnostic> {
    let file = word.to_str().and_then(|text| text.strip_prefix('@')).map(Path::new);
    let Some(file) = file.filter(|file| file.is_file()) else {
        words.push(word);
        return Ok(());
    };
    let name = file.display();
    if depth == 0 {
        return Err(Diagnostic::error(format!(
            "@{name}: response files within response files, {DEPTH} deep"
        )));
    }
    let text =
        std::fs::read_to_string(file).map_err(|e| Diagnostic::error(format!("{name}: {e}")))?;
    let inner = shell_words::split(&text).map_err(|e| Diagnostic::error(format!("{name}: {e}")))?;
    inner.into_iter().try_for_each(|word| push(words, word.into(), depth - 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_files_stand_in_their_places() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        std::fs::write(at("inner"), "-O2\n'a b.ll' c\\ d.ll \"e\"\n").unwrap();
        std::fs::write(at("outer"), format!("-x ir @{} last", at("inner").display())).unwrap();
        let words = ["first".to_owned(), format!("@{}", at("outer").display()), "@none".to_owned()];
        let words = expand(words.map(OsString::from).to_vec()).unwrap();
        assert_eq!(words, ["first", "-x", "ir", "-O2", "a b.ll", "c d.ll", "e", "last", "@none"]);
        std::fs::write(at("self"), format!("@{}", at("self").display())).unwrap();
        let error = expand(vec![format!("@{}", at("self").display()).into()]).unwrap_err();
        assert!(error.message.contains("16 deep"), "{error}");
        std::fs::write(at("open"), "'a").unwrap();
        assert!(expand(vec![format!("@{}", at("open").display()).into()]).is_err());
    }
}
