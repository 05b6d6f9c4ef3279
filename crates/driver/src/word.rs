//! Choices that a word names: one list for parsing, for help, for completion and for messages.

use ir::diagnostic::Diagnostic;

/// A choice that a word names.
pub trait Word: Copy + 'static {
    /// All choices, in the order in which help lists them.
    const ALL: &'static [Self];

    /// Its word.
    fn name(self) -> &'static str;

    /// Returns its meaning, in a few words.
    fn about(self) -> &'static str;

    /// Other words for it.
    fn aliases(self) -> &'static [&'static str];

    /// The choice that a word names.
    fn by_name(word: &str) -> Option<Self> {
        Self::ALL
            .iter()
            .copied()
            .find(|choice| choice.name() == word || choice.aliases().contains(&word))
    }
}

/// Declares an enumeration of choices: for each its word, other words for it, and its meaning, which is its documentation, too.
macro_rules! words {
    ($(#[$outer:meta])* $Name:ident {
        $( $Variant:ident = $word:literal $(| $alias:literal)*: $about:literal, )*
    }) => {
        $(#[$outer])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[non_exhaustive]
        pub enum $Name {
            $( #[doc = $about] $Variant, )*
        }

        impl $crate::Word for $Name {
            const ALL: &'static [Self] = &[$( Self::$Variant ),*];

            fn name(self) -> &'static str {
                match self {
                    $( Self::$Variant => $word, )*
                }
            }

            fn about(self) -> &'static str {
                match self {
                    $( Self::$Variant => $about, )*
                }
            }

            fn aliases(self) -> &'static [&'static str] {
                match self {
                    $( Self::$Variant => &[$( $alias ),*], )*
                }
            }
        }
    };
}
pub(crate) use words;

/// The choice that a word names as the value of an option.
///
/// # Errors
/// It names none; says which words do.
pub(crate) fn choice<T: Word>(option: &str, word: &str) -> Result<T, Diagnostic> {
    T::by_name(word).ok_or_else(|| {
        let names: Vec<&str> = T::ALL.iter().map(|choice| choice.name()).collect();
        no_value(option, word, &names)
    })
}

/// The message for a word that is no value of an option.
pub(crate) fn no_value(option: &str, word: &str, values: &[&str]) -> Diagnostic {
    Diagnostic::error(format!("'{word}' is no value of '{option}'"))
        .with_note(format!("its values: {}", values.join(", ")))
}

/// A number with its noun.
pub(crate) fn counted(number: u64, one: &str, several: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { several })
}
