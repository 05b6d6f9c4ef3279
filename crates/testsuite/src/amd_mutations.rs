//! Mutants of AMD code: one wait, invalidation, write-back, `s_nop`, barrier, or save of a register removed.

use gpu_sim::amd::{Module, Options};
use gpu_sim::launch::{Launch, Outcome, first_difference};
use std::collections::BTreeMap;

/// Of each kind of removal: those that a launch reaches, and those noticed.
pub type Counts = BTreeMap<&'static str, (u32, u32)>;

/// The kind of an instruction that keeps order or time, if it is one.
pub fn kind(name: &str) -> Option<&'static str> {
    Some(match name {
        "s_nop" => "s_nop",
        "s_waitcnt_depctr" | "s_wait_alu" => "depctr",
        "s_waitcnt_vscnt" | "s_wait_storecnt" => "wait for stores",
        "s_wait_storecnt_dscnt" => "wait for stores",
        "s_barrier" | "s_barrier_wait" | "s_barrier_signal" => "barrier",
        "buffer_wbl2" | "global_wb" => "write-back",
        "s_dcache_inv" | "global_inv" => "invalidate",
        _ if name.starts_with("s_wait") => "wait",
        _ if name.starts_with("buffer_gl") || name.starts_with("buffer_inv") => "invalidate",
        _ if name.starts_with("buffer_wbinv") => "invalidate",
        _ => return None,
    })
}

/// The kind of an instruction that saves a register around a call, or gives it back, if it is one.
pub fn saves(name: &str) -> Option<&'static str> {
    Some(match name {
        "v_writelane_b32" => "save to a lane",
        "v_readlane_b32" => "restore from a lane",
        _ if name.starts_with("scratch_store") || name.starts_with("buffer_store") => {
            "save to the stack"
        }
        _ if name.starts_with("scratch_load") || name.starts_with("buffer_load") => {
            "restore from the stack"
        }
        _ => return None,
    })
}

/// Removes each instruction of a kind that keeps order or time in turn and runs what is left under the seeds. The removals
/// that nothing noticed go to `missed`, as text. Instructions that no launch reaches do not count.
pub fn removals(
    module: &Module,
    runs: &[(Launch, Outcome)],
    seeds: std::ops::Range<u64>,
    counts: &mut Counts,
    missed: &mut Vec<String>,
) {
    removals_of(kind, &Options::default(), module, runs, seeds, counts, missed);
}

/// The same for instructions of other kinds, with these options besides the seed.
pub fn removals_of(
    kind: fn(&str) -> Option<&'static str>,
    options: &Options,
    module: &Module,
    runs: &[(Launch, Outcome)],
    seeds: std::ops::Range<u64>,
    counts: &mut Counts,
    missed: &mut Vec<String>,
) {
    for (address, name) in module.instructions() {
        let Some(kind) = kind(name) else { continue };
        let mut mutant = module.clone();
        mutant.remove(address);
        let (mut reached, mut noticed) = (false, false);
        let kernel = module.kernel_at(address);
        let own = |run: &&(Launch, Outcome)| kernel.is_none_or(|k| k == run.0.kernel);
        'all: for (launch, expected) in runs.iter().filter(own) {
            for seed in seeds.clone() {
                let options =
                    Options { hostile: Some(seed), max_instructions: 300_000, ..options.clone() };
                let run = mutant.run(launch, &options);
                reached |= run.as_ref().map_or(true, |o| o.statistics.removed > 0);
                let wrong = match &run {
                    Err(_) => true,
                    Ok(found) => first_difference(expected, found, launch.tolerance).is_some(),
                };
                if wrong {
                    noticed = true;
                    break 'all;
                }
            }
        }
        if reached {
            let count = counts.entry(kind).or_default();
            count.0 += 1;
            count.1 += u32::from(noticed);
            if !noticed {
                missed.push(format!("{kind}: {address:#x} {name}"));
            }
        }
    }
}
