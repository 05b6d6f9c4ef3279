//! A macro for enumerations whose values have names.

/// Declares an enumeration whose values have names: one table for the values, their documentation and their names.
#[macro_export]
macro_rules! named_enum {
    (
        $(#[$outer:meta])*
        $vis:vis enum $Name:ident {
            $( $(#[$inner:meta])* $Variant:ident = $text:literal ),* $(,)?
        }
    ) => {
        $(#[$outer])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $vis enum $Name {
            $( $(#[$inner])* #[doc = concat!("`", $text, "`")] $Variant, )*
        }

        #[allow(dead_code, reason = "not every enumeration needs all of them")]
        impl $Name {
            /// All values in their order.
            $vis const ALL: [Self; [$( stringify!($Variant) ),*].len()] = [ $( Self::$Variant ),* ];

            /// The name.
            $vis const fn name(self) -> &'static str {
                match self {
                    $( Self::$Variant => $text, )*
                }
            }

            /// The value of a name that is not empty.
            $vis fn by_name(name: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|value| value.name() == name && !name.is_empty())
            }
        }
    };
}
