//! Use lists, built once for a function in two linear sweeps.

use super::function::{Body, Inst, Local};
use cranelift_entity::{EntityRef, SecondaryMap};

/// Which instructions of the layout use each local. An instruction that uses a local twice stands in
/// its list twice. Later changes of the function are not seen.
#[derive(Clone, Debug)]
pub struct Uses {
    starts: SecondaryMap<Local, u32>,
    users: Vec<Inst>,
    locals: usize,
}

impl Uses {
    /// Counts and collects the uses in `body`.
    pub fn of(body: &Body) -> Uses {
        let count = body.locals.len();
        let mut starts = vec![0u32; count + 1];
        let each = |f: &mut dyn FnMut(Inst, Local)| {
            for &block in body.block_order() {
                for inst in body.block_insts(block) {
                    body.insts[inst].kind.for_each_value(body, |v| {
                        if let Some(local) = v.local() {
                            f(inst, local);
                        }
                    });
                }
            }
        };
        each(&mut |_, local| starts[local.index() + 1] += 1);
        for n in 0..count {
            starts[n + 1] += starts[n];
        }
        let mut next = starts.clone();
        let mut users = vec![Inst::from_u32(0); starts[count] as usize];
        each(&mut |inst, local| {
            let slot = &mut next[local.index()];
            users[*slot as usize] = inst;
            *slot += 1;
        });
        let mut map = SecondaryMap::with_capacity(count + 1);
        for (n, &start) in starts.iter().enumerate() {
            map[Local::new(n)] = start;
        }
        Uses { starts: map, users, locals: count }
    }

    /// Instructions that use `local`, in layout order.
    pub fn of_local(&self, local: Local) -> &[Inst] {
        if local.index() >= self.locals {
            return &[];
        }
        &self.users
            [self.starts[local] as usize..self.starts[Local::new(local.index() + 1)] as usize]
    }
}
