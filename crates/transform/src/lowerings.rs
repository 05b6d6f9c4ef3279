//! The passes that bring a function nearer to the machine, by name.

use crate::div_rem::DivRemByConstant;
use crate::expand_bfloat::ExpandBFloat;
use crate::expand_intrinsics::ExpandIntrinsics;
use crate::expand_large_div_rem::ExpandLargeDivRem;
use crate::infer_address_spaces::InferAddressSpaces;
use crate::infer_alignment::InferAlignment;
use crate::large_integers::ExpandLargeIntegers;
use crate::large_operations::ExpandLargeOperations;
use crate::loop_reduce::LoopReduce;
use crate::lower_mem_intrinsics::LowerMemIntrinsics;
use crate::odd_vectors::ExpandOddIntegers;
use crate::pre_isel_intrinsics::PreIselIntrinsicLowering;
use crate::repeated_fp_divisors::ShareReciprocals;
use crate::scalarize_masked::ScalarizeMasked;
use crate::scalarizer::Scalarizer;
use crate::separate_offsets::SeparateConstOffset;
use crate::sink::Sink;
use crate::small_alloca_to_select::SmallArrays;
use crate::trunc_narrowing::Narrow;
use crate::vectorize::LoadStoreVectorizer;
use ir::pass::{Entry, PassInfo, PassRegistry};

/// The space of private memory on NVPTX and AMDGPU, where allocas of generic type lie.
const PRIVATE_SPACE: u32 = 5;

/// Adds them.
pub(crate) fn register(registry: &mut PassRegistry) {
    registry.add_all([
        PassInfo {
            name: "infer-address-spaces",
            about: "Accesses through generic pointers whose space is known become accesses of that space.",
            contract: "Any function; pointers keep their generic form where they are passed on.",
            entry: Entry::Function(|| Box::new(InferAddressSpaces { alloca_space: Some(PRIVATE_SPACE) })),
        },
        PassInfo {
            name: InferAlignment::NAME,
            about: "Accesses, private variables and variables of shared memory get the alignment that is known or free to choose.",
            contract: "Any module; best after address spaces are inferred and before accesses are merged.",
            entry: Entry::Module(|| Box::new(InferAlignment)),
        },
        PassInfo {
            name: "small-arrays",
            about: "Variable indices into private arrays of up to four elements become selects.",
            contract: "Any function; best before sroa, which then removes the arrays.",
            entry: Entry::Function(|| Box::new(SmallArrays)),
        },
        PassInfo {
            name: "separate-const-offset-from-gep",
            about: "Splits addresses into what neighbours share and a constant.",
            contract: "Any function; equal parts are left to early-cse.",
            entry: Entry::Function(|| Box::new(SeparateConstOffset)),
        },
        PassInfo {
            name: "expand-bfloat",
            about: "Arithmetic on bfloat becomes arithmetic on float, and conversions between the two moves of bits.",
            contract: "Any function; values of the type stay.",
            entry: Entry::Function(|| Box::new(ExpandBFloat)),
        },
        PassInfo {
            name: "expand-intrinsics",
            about: "Makes arithmetic of intrinsics that the machine lacks: classes of floats, wide saturation, saturating shifts and conversions, three-way comparisons, arithmetic that says whether it is over, minimum and maximum.",
            contract: "Any function; vectors are left to scalarizer, which has to come before.",
            entry: Entry::Function(|| Box::<ExpandIntrinsics>::default()),
        },
        PassInfo {
            name: PreIselIntrinsicLowering::NAME,
            about: "Intrinsics that rearrange vectors, compute with fixed points or ask the optimiser become plain instructions.",
            contract: "Any function; after inlining and simplification, which answer questions by what they know.",
            entry: Entry::Function(|| Box::new(PreIselIntrinsicLowering)),
        },
        PassInfo {
            name: "load-store-vectorizer",
            about: "Merges neighbouring accesses of a block into vector accesses.",
            contract: "Any function; no access is made wider than its alignment proves.",
            entry: Entry::Function(|| Box::new(LoadStoreVectorizer::default())),
        },
        PassInfo {
            name: "scalarizer",
            about: "Arithmetic on vectors of elements other than 16 bits becomes arithmetic on elements.",
            contract: "Any function; accesses, calls and block parameters keep their vectors.",
            entry: Entry::Function(|| Box::<Scalarizer>::default()),
        },
        PassInfo {
            name: "narrow",
            about: "64-bit arithmetic of which only the lower half is needed becomes 32-bit arithmetic.",
            contract: "Any function; what it makes superfluous is left to adce.",
            entry: Entry::Function(|| Box::new(Narrow)),
        },
        PassInfo {
            name: "loop-reduce",
            about: "Compares what a loop counts after the step instead of before it.",
            contract: "Any function.",
            entry: Entry::Function(|| Box::new(LoopReduce)),
        },
        PassInfo {
            name: "shape-control-flow",
            about: "Brings control flow into the form that code for waves of lanes starts from: no switches, one exit, single latches, no critical edges.",
            contract: "Any function; last of all, since other passes undo it.",
            entry: Entry::Function(|| Box::new(crate::divergent::shape::ShapeControlFlow)),
        },
        PassInfo {
            name: "sink",
            about: "Moves computations out of a loop if their results are needed only after it.",
            contract: "Any function; nothing with an effect moves.",
            entry: Entry::Function(|| Box::new(Sink)),
        },
        PassInfo {
            name: "div-rem-by-constant",
            about: "Divisions by constants become multiplications and shifts.",
            contract: "Any function; none of up to 64 bits remains, but by zero.",
            entry: Entry::Function(|| Box::new(DivRemByConstant)),
        },
        PassInfo {
            name: "share-reciprocals",
            about: "Several divisions by one float become its reciprocal and multiplications, where arcp allows it.",
            contract: "Any function.",
            entry: Entry::Function(|| Box::new(ShareReciprocals)),
        },
        PassInfo {
            name: "expand-large-div-rem",
            about: "Divisions above 64 bits become calls of functions made for them.",
            contract: "Any module; none above 64 bits remains.",
            entry: Entry::Module(|| Box::<ExpandLargeDivRem>::default()),
        },
        PassInfo {
            name: "expand-large-integers",
            about: "Integers above 64 bits become pieces of 64.",
            contract: "Any function; divisions are left to expand-large-div-rem, saturation to expand-intrinsics, conversions to and from floats to expand-large-operations, which have to come before.",
            entry: Entry::Function(|| Box::new(ExpandLargeIntegers)),
        },
        PassInfo {
            name: "expand-large-operations",
            about: "Operations on vectors of integers above 64 bits, and functions and conversions of these that machines lack, become arithmetic on scalars.",
            contract: "Any function; divisions are left to expand-large-div-rem, which has to come after.",
            entry: Entry::Function(|| Box::<ExpandLargeOperations>::default()),
        },
        PassInfo {
            name: "expand-odd-integers",
            about: "Vectors of integers that memory does not have become one integer where they are loaded, stored and bitcast; intrinsics of odd integers become ones of 32 or 64 bits.",
            contract: "Any function; scalarizer and expand-large-integers, which have to come after, take the rest apart.",
            entry: Entry::Function(|| Box::new(ExpandOddIntegers)),
        },
        PassInfo {
            name: "scalarize-masked-mem-intrin",
            about: "Replaces masked vector accesses by accesses of lanes, after branches if the mask varies.",
            contract: "Any function; none remains whose lanes are whole bytes.",
            entry: Entry::Function(|| Box::new(ScalarizeMasked)),
        },
        PassInfo {
            name: "lower-mem-intrinsics",
            about: "memcpy, memmove and memset become loads, stores and loops.",
            contract: "Any function; none remains.",
            entry: Entry::Function(|| Box::new(LowerMemIntrinsics)),
        },
    ]);
}
