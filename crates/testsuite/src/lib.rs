//! Parts of Lanelift's cross-crate tests: the corpus, the generator of programs, and the
//! outside tools that judge.

pub mod aliasing;
pub mod amd;
pub mod amd_mutations;
pub mod browser;
pub mod builtins;
pub mod campaign;
pub mod clients;
pub mod command;
pub mod corpus;
pub mod csmith;
pub mod generate;
pub mod gzip;
pub mod intel;
pub mod kernels;
pub mod litmus;
pub mod llvm_mir;
pub mod llvm_tests;
pub mod parallel;
pub mod pictures;
pub mod pipeline;
pub mod pipelines;
pub mod pressure;
pub mod processor;
pub mod ptx_mutations;
pub mod scale;
pub mod straight_line;
pub mod tool;
