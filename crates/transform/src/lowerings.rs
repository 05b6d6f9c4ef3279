//! The passes that bring a function nearer to the machine, by name.

use crate::expand_intrinsics::SATURATED;
use crate::vectorize::Machine;
use crate::{
    div_rem, divergent, expand_bfloat, expand_intrinsics, expand_large_div_rem, indvars,
    infer_address_spaces, infer_alignment, large_integers, large_operations, loop_reduce,
    lower_mem_intrinsics, odd_vectors, pre_isel_intrinsics, repeated_fp_divisors, scalarize_masked,
    scalarizer, separate_offsets, sink, slsr, small_alloca_to_select, trunc_narrowing, vectorize,
};
use ir::pass::{Entry, IrFunction, Need, PassInfo, PassRegistry, counted, counted_in_body};

/// Adds them.
pub(crate) fn register(registry: &mut PassRegistry) {
    registry.add_all([
        PassInfo {
            name: "infer-address-spaces",
            about: "Accesses through generic pointers whose space is known become accesses of that space.",
            contract: "Any function; pointers keep their generic form where they are passed on.",
            need: Need::Optional,
            entry: Entry::Function(|| infer_address_spaces::pass(infer_address_spaces::Machine::default())),
        },
        PassInfo {
            name: "infer-alignment",
            about: "Accesses, private variables and variables of shared memory get the alignment that is known or free to choose.",
            contract: "Any module; best after address spaces are inferred and before accesses are merged.",
            need: Need::Optional,
            entry: Entry::Module(|| counted("modules changed", |module, ()| infer_alignment::run(module))),
        },
        PassInfo {
            name: "small-alloca-to-select",
            about: "Variable indices into private arrays of up to four elements become selects.",
            contract: "Any function; best before sroa, which then removes the arrays.",
            need: Need::Optional,
            entry: Entry::Function(|| counted_in_body("arrays indexed by selects", small_alloca_to_select::run)),
        },
        PassInfo {
            name: "slsr",
            about: "Steps from one address to those that lie multiples of a value apart, instead of multiplying for each.",
            contract: "Any function; equal parts are left to early-cse.",
            need: Need::Optional,
            entry: Entry::Function(|| counted_in_body("addresses stepped", slsr::run)),
        },
        PassInfo {
            name: "separate-const-offset-from-gep",
            about: "Splits addresses into what neighbours share and a constant.",
            contract: "Any function; equal parts are left to early-cse.",
            need: Need::Optional,
            entry: Entry::Function(|| counted_in_body("addresses split", separate_offsets::run)),
        },
        PassInfo {
            name: "expand-bfloat",
            about: "Arithmetic on bfloat becomes arithmetic on float, and conversions between the two moves of bits.",
            contract: "Any function; values of the type stay.",
            need: Need::Required,
            entry: Entry::Function(|| counted_in_body("operations on bfloat expanded", expand_bfloat::run)),
        },
        PassInfo {
            name: "expand-intrinsics",
            about: "Makes arithmetic of intrinsics that the machine lacks: classes of floats, wide saturation, saturating shifts and conversions, three-way comparisons, arithmetic that says whether it is over, minimum and maximum.",
            contract: "Any function; vectors are left to scalarizer, which has to come before.",
            need: Need::Required,
            entry: Entry::Function(|| {
                counted_in_body("functions changed", |body, cx| {
                    expand_intrinsics::run(body, cx, SATURATED)
                })
            }),
        },
        PassInfo {
            name: "pre-isel-intrinsic-lowering",
            about: "Intrinsics that rearrange vectors, compute with fixed points or ask the optimiser become plain instructions.",
            contract: "Any function; after inlining and simplification, which answer questions by what they know.",
            need: Need::Required,
            entry: Entry::Function(|| counted_in_body("intrinsics lowered", pre_isel_intrinsics::run)),
        },
        PassInfo {
            name: "load-store-vectorizer",
            about: "Merges neighbouring accesses of a block into vector accesses.",
            contract: "Any function; no access is made wider than its alignment proves.",
            need: Need::Optional,
            entry: Entry::Function(|| vectorize::pass(Machine::default())),
        },
        PassInfo {
            name: "scalarizer",
            about: "Arithmetic on vectors of elements other than 16 bits becomes arithmetic on elements.",
            contract: "Any function; accesses, calls and block parameters keep their vectors.",
            need: Need::Required,
            entry: Entry::Function(|| scalarizer::pass(false)),
        },
        PassInfo {
            name: "trunc-narrowing",
            about: "64-bit arithmetic of which only the lower half is needed becomes 32-bit arithmetic.",
            contract: "Any function; what it makes superfluous is left to adce.",
            need: Need::Optional,
            entry: Entry::Function(|| counted_in_body("operations narrowed", trunc_narrowing::run)),
        },
        PassInfo {
            name: "indvars",
            about: "Counters of a loop that keep a constant distance become one.",
            contract: "Any function.",
            need: Need::Optional,
            entry: Entry::Function(|| counted_in_body("counters replaced by others", indvars::run)),
        },
        PassInfo {
            name: "loop-reduce",
            about: "Compares what a loop counts after the step instead of before it.",
            contract: "Any function.",
            need: Need::Optional,
            entry: Entry::Function(|| counted_in_body("exit tests moved behind the step", loop_reduce::run)),
        },
        PassInfo {
            name: "shape-control-flow",
            about: "Brings control flow into the form that code for waves of lanes starts from: no switches, one exit, single latches, no critical edges.",
            contract: "Any function; last of all, since other passes undo it.",
            need: Need::Required,
            entry: Entry::Function(|| counted_in_body("changes of control flow", divergent::shape::run)),
        },
        PassInfo {
            name: "sink",
            about: "Moves computations out of a loop if their results are needed only after it.",
            contract: "Any function; nothing with an effect moves.",
            need: Need::Optional,
            entry: Entry::Function(|| counted_in_body("instructions sunk", |body, cx| sink::run(body, cx))),
        },
        PassInfo {
            name: "div-rem-by-constant",
            about: "Divisions by constants become multiplications and shifts.",
            contract: "Any function; none of up to 64 bits remains, but by zero.",
            need: Need::Optional,
            entry: Entry::Function(|| {
                counted("functions changed", |f: &mut IrFunction, cx| {
                    let params = cx.function(f.global).map_or_else(Vec::new, |f| f.param_attrs.clone());
                    div_rem::run(&mut f.body, cx, &params)
                })
            }),
        },
        PassInfo {
            name: "repeated-fp-divisors",
            about: "Several divisions by one float become its reciprocal and multiplications, where arcp allows it.",
            contract: "Any function.",
            need: Need::Optional,
            entry: Entry::Function(|| {
                counted_in_body("divisions by a shared reciprocal", repeated_fp_divisors::run)
            }),
        },
        PassInfo {
            name: "expand-large-div-rem",
            about: "Divisions above 64 bits become calls of functions made for them.",
            contract: "Any module; none above 64 bits remains.",
            need: Need::Required,
            entry: Entry::Module(|| expand_large_div_rem::pass(64)),
        },
        PassInfo {
            name: "expand-large-integers",
            about: "Integers above 64 bits become pieces of 64.",
            contract: "Any function; divisions are left to expand-large-div-rem, saturation to expand-intrinsics, conversions to and from floats to expand-large-operations, which have to come before.",
            need: Need::Required,
            entry: Entry::Function(|| {
                counted_in_body("operations on large integers taken apart", large_integers::run)
            }),
        },
        PassInfo {
            name: "expand-large-operations",
            about: "Operations on vectors of integers above 64 bits, and functions and conversions of these that machines lack, become arithmetic on scalars.",
            contract: "Any function; divisions are left to expand-large-div-rem, which has to come after.",
            need: Need::Required,
            entry: Entry::Function(|| large_operations::pass(true)),
        },
        PassInfo {
            name: "expand-odd-integers",
            about: "Vectors of integers that memory does not have become one integer where they are loaded, stored and bitcast; intrinsics of odd integers become ones of 32 or 64 bits.",
            contract: "Any function; scalarizer and expand-large-integers, which have to come after, take the rest apart.",
            need: Need::Required,
            entry: Entry::Function(|| counted_in_body("operations on odd integers", odd_vectors::run)),
        },
        PassInfo {
            name: "scalarize-masked-mem-intrin",
            about: "Replaces masked vector accesses by accesses of lanes, after branches if the mask varies.",
            contract: "Any function; none remains whose lanes are whole bytes.",
            need: Need::Required,
            entry: Entry::Function(|| counted_in_body("masked accesses scalarised", scalarize_masked::run)),
        },
        PassInfo {
            name: "lower-mem-intrinsics",
            about: "memcpy, memmove and memset become loads, stores and loops.",
            contract: "Any function; none remains.",
            need: Need::Required,
            entry: Entry::Function(|| counted_in_body("functions changed", lower_mem_intrinsics::run)),
        },
    ]);
}
