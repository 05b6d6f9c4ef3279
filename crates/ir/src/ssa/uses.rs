//! Use lists, built once for a function in two linear sweeps.

use super::function::{Body, Inst, Local};
use cranelift_entity::EntityRef;

/// Which instructions of the layout use each local. An instruction that uses a local twice stands in
/// its list twice. Later changes of the function are not seen.
#[derive(Clone, Debug)]
pub struct Uses {
    /// Where each local's list begins; one more than there are locals.
    starts: Vec<u32>,
    users: Vec<Inst>,
}

impl Uses {
    /// Counts and collects the uses in `body`.
    pub fn of(body: &Body) -> Uses {
        let count = body.locals.len();
        let mut starts = vec![0u32; count + 1];
        let mut pairs: Vec<(Inst, Local)> = Vec::with_capacity(2 * body.insts.len());
        for &block in body.block_order() {
            for inst in body.block_insts(block) {
                body.insts[inst].kind.for_each_value(body, |v| {
                    if let Some(local) = v.local() {
                        starts[local.index()] += 1;
                        pairs.push((inst, local));
                    }
                });
            }
        }
        // Each start is first the end of its list, and comes down while the list is filled from there.
        let mut sum = 0;
        for start in &mut starts {
            sum += *start;
            *start = sum;
        }
        let mut users = vec![Inst::from_u32(0); pairs.len()];
        for &(inst, local) in pairs.iter().rev() {
            let start = &mut starts[local.index()];
            *start -= 1;
            users[*start as usize] = inst;
        }
        Uses { starts, users }
    }

    /// Instructions that use `local`, in layout order.
    pub fn of_local(&self, local: Local) -> &[Inst] {
        match self.starts.get(local.index()..local.index() + 2) {
            Some(&[start, end]) => &self.users[start as usize..end as usize],
            _ => &[],
        }
    }
}
