//! Reads LLVM IR text into Lanelift's SSA IR.
