//! Lanelift's NVIDIA backend: SSA IR to PTX.

pub mod byval;
