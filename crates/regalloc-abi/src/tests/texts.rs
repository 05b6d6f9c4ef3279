//! Hand-written functions, as text after allocation.
