//! Lanelift's NVIDIA backend: SSA IR to PTX.
