//! Random sequences of LLVM's passes.

use crate::generate::Choices;

/// Passes of functions, loops and modules by the words of `opt -passes`. Left out are those that only prepare code of one machine
/// and those that change what a program means (`lower-atomic`; `scalarizer<load-store>`, which in LLVM 22 stores a vector of 48-bit
/// elements at steps of 64).
const PASSES: [&str; 84] = [
    // It knows no switches.
    "function(lower-switch,fix-irreducible,unify-loop-exits,structurizecfg)",
    "function(reg2mem)",
    "function(infer-address-spaces)",
    "attributor",
    "function(slp-vectorizer)",
    "function(loop-unroll<full-unroll-max=64>)",
    "function(simplifycfg<switch-to-lookup;hoist-common-insts;sink-common-insts>)",
    "function(simplifycfg<switch-range-to-icmp;speculate-blocks;simplify-cond-branch>)",
    "function(jump-threading)",
    "function(loop(loop-rotate))",
    "function(loop-mssa(licm))",
    "function(gvn)",
    "function(instcombine)",
    "function(sroa)",
    "mergefunc",
    "function(lower-switch)",
    "function(scalarizer)",
    "function(loop-vectorize<no-interleave-forced-only;no-vectorize-forced-only>)",
    "function(early-cse<memssa>)",
    "function(correlated-propagation)",
    "function(aggressive-instcombine)",
    "function(reassociate)",
    "function(newgvn)",
    "function(sccp)",
    "function(bdce)",
    "function(adce)",
    "function(dse)",
    "function(mem2reg)",
    "function(loop-simplify)",
    "function(lcssa)",
    "function(sink)",
    "function(mergeicmps)",
    "function(tailcallelim)",
    "function(constraint-elimination)",
    "function(float2int)",
    "function(div-rem-pairs)",
    "function(vector-combine)",
    "function(speculative-execution)",
    "function(flatten-cfg)",
    "function(separate-const-offset-from-gep)",
    "function(slsr)",
    "function(nary-reassociate)",
    "function(load-store-vectorizer)",
    "function(loop-fusion)",
    "function(loop-distribute)",
    "function(loop-load-elim)",
    "function(unify-loop-exits)",
    "function(fix-irreducible)",
    "function(break-crit-edges)",
    "function(consthoist)",
    "function(mergereturn)",
    "function(memcpyopt)",
    "function(gvn-hoist)",
    "function(gvn-sink)",
    "function(callsite-splitting)",
    "function(dfa-jump-threading)",
    "function(guard-widening)",
    "function(typepromotion)",
    "function(infer-alignment)",
    "function(loop-versioning)",
    "function(loop-sink)",
    "function(loop(indvars))",
    "function(loop(loop-deletion))",
    "function(loop(loop-idiom))",
    "function(loop(loop-reduce))",
    "function(loop(loop-flatten))",
    "function(loop(loop-unroll-full))",
    "function(loop-mssa(simple-loop-unswitch<nontrivial>))",
    "function(loop(loop-interchange))",
    "function(loop(loop-instsimplify))",
    "function(loop(loop-bound-split))",
    "function(loop(canon-freeze))",
    "function(loop(loop-term-fold))",
    "globalopt",
    "ipsccp",
    "cgscc(inline)",
    "cgscc(argpromotion)",
    "deadargelim",
    "cgscc(function-attrs)",
    "rpo-function-attrs",
    "always-inline",
    "partial-inliner",
    "hotcoldsplit",
    "iroutliner",
];

/// The passes that a sequence has at most.
const MOST: u32 = 10;

/// Makes a sequence of passes, for a machine that LLVM knows or for none.
pub(super) fn sequence(choices: &mut Choices, is_known: bool) -> Vec<&'static str> {
    let count = 1 + choices.below(MOST);
    let mut list: Vec<&str> = (0..count).map(|_| *choices.pick(&PASSES)).collect();
    list.retain(|pass| is_known || !pass.contains("typepromotion"));
    list
}
