//! Use lists, built once for a function in two linear sweeps.

use super::function::{Body, Inst, Local};
use cranelift_entity::EntityRef;
use std::cell::OnceCell;

/// Users of each local: instructions of the layout. An instruction that uses a local twice is in its
/// list twice. Later changes of the function are not seen.
#[derive(Clone, Debug)]
pub struct Uses {
    /// Start of each local's list; one more than there are locals.
    starts: Vec<u32>,
    users: Vec<Inst>,
    passed: OnceCell<Lists<Local>>,
}

/// A list for each local.
#[derive(Clone, Debug)]
struct Lists<T> {
    starts: Vec<u32>,
    items: Vec<T>,
}

impl<T: Copy> Lists<T> {
    /// Collects pairs of a local and what belongs to it, which stays in its order.
    fn new(locals: usize, pairs: &[(Local, T)]) -> Self {
        let mut starts = vec![0u32; locals + 1];
        for &(local, _) in pairs {
            starts[local.index()] += 1;
        }
        // Each start is first the end of its list, and comes down while the list is filled from there.
        let mut sum = 0;
        for start in &mut starts {
            sum += *start;
            *start = sum;
        }
        let mut items: Vec<T> = pairs.iter().map(|p| p.1).collect();
        for &(local, item) in pairs.iter().rev() {
            let start = &mut starts[local.index()];
            *start -= 1;
            items[*start as usize] = item;
        }
        Lists { starts, items }
    }

    fn of(&self, local: Local) -> &[T] {
        match self.starts.get(local.index()..local.index() + 2) {
            Some(&[start, end]) => &self.items[start as usize..end as usize],
            _ => &[],
        }
    }
}

impl Uses {
    /// Counts and collects the uses in `body`.
    pub fn of(body: &Body) -> Uses {
        let count = body.locals.len();
        let mut starts = vec![0u32; count + 1];
        let mut pairs: Vec<(Inst, Local)> = Vec::with_capacity(2 * body.insts.len());
        for inst in body.all_insts() {
            body.insts[inst].kind.for_each_value(body, |v| {
                if let Some(local) = v.local() {
                    starts[local.index()] += 1;
                    pairs.push((inst, local));
                }
            });
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
        Uses { starts, users, passed: OnceCell::new() }
    }

    /// Block parameters that branches pass `local` to, once for each edge. (Looking through a branch's
    /// arguments for each local among them would be quadratic.) The first call collects those of all.
    pub fn passed_to(&self, body: &Body, local: Local) -> &[Local] {
        let lists = self.passed.get_or_init(|| {
            let mut pairs: Vec<(Local, Local)> = Vec::new();
            for &block in body.block_order() {
                let Some(terminator) = body.terminator(block) else { continue };
                body.insts[terminator].kind.for_each_target(body, |target| {
                    let params = body.block_params(target.block);
                    for (&param, arg) in params.iter().zip(body.list(target.args)) {
                        pairs.extend(arg.local().map(|l| (l, param)));
                    }
                });
            }
            Lists::new(self.starts.len() - 1, &pairs)
        });
        lists.of(local)
    }

    /// Instructions that use `local`, in layout order.
    pub fn of_local(&self, local: Local) -> &[Inst] {
        match self.starts.get(local.index()..local.index() + 2) {
            Some(&[start, end]) => &self.users[start as usize..end as usize],
            _ => &[],
        }
    }
}
