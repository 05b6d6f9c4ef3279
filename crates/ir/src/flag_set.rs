//! A macro for small sets of named bits.

/// Declares a set type over named bits, with `const` operations so that static tables can hold it.
#[macro_export]
macro_rules! flag_set {
    (
        $(#[$outer:meta])*
        $vis:vis struct $Name:ident: $Int:ty {
            $( $(#[$inner:meta])* $FLAG:ident = $bit:expr, $text:literal; )*
        }
    ) => {
        $(#[$outer])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        $vis struct $Name($Int);

        impl $Name {
            $( $(#[$inner])* pub const $FLAG: Self = Self(1 << $bit); )*
            /// The empty set.
            pub const NONE: Self = Self(0);
            /// Every bit with its name in the text form, in the order of printing.
            pub const NAMES: &'static [(Self, &'static str)] = &[ $( (Self::$FLAG, $text), )* ];

            /// The set of these bits; the names are the only meaning they have.
            pub const fn from_bits(bits: $Int) -> Self {
                Self(bits)
            }

            /// The bits.
            pub const fn bits(self) -> $Int {
                self.0
            }

            /// Whether the set is empty.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether all of `other` are set.
            pub const fn contains(self, other: Self) -> bool {
                self.0 & other.0 == other.0
            }

            /// Whether one of `other` is set.
            pub const fn intersects(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            /// Both sets' bits.
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// The bits of both.
            pub const fn intersection(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// This set without `other`.
            pub const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Adds (`on`) or removes `other`.
            pub const fn set(&mut self, other: Self, on: bool) {
                if on {
                    self.0 |= other.0;
                } else {
                    self.0 &= !other.0;
                }
            }

            /// The names of the bits that are set.
            pub fn names(self) -> impl Iterator<Item = &'static str> {
                Self::NAMES.iter().filter(move |(bit, _)| self.contains(*bit)).map(|(_, name)| *name)
            }

            /// The bit of the given name.
            pub fn by_name(name: &str) -> Option<Self> {
                Self::NAMES.iter().find(|(_, text)| *text == name).map(|(bit, _)| *bit)
            }
        }

        impl core::ops::BitOr for $Name {
            type Output = Self;

            fn bitor(self, other: Self) -> Self {
                self.union(other)
            }
        }

        impl core::ops::BitOrAssign for $Name {
            fn bitor_assign(&mut self, other: Self) {
                *self = self.union(other);
            }
        }

        impl core::fmt::Debug for $Name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str("{")?;
                for (i, name) in self.names().enumerate() {
                    if i != 0 {
                        f.write_str(" ")?;
                    }
                    f.write_str(name)?;
                }
                f.write_str("}")
            }
        }
    };
}
