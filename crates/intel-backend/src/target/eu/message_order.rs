//! The verifier of memory order: messages that access memory keep their order in a block.
//!
//! Nothing schedules messages: they stay in the order of selection. Passes may split one into several, or delete one that only
//! reads. Of two messages that are the same instructions before and after, one of which writes, the order is compared.

use cranelift_entity::SecondaryMap;

use super::function::EuFunction;
use super::operand::{Block, Inst};

/// The messages of a function that access memory, in the order of each block.
#[derive(Clone, Debug)]
pub(crate) struct MessageOrder {
    /// Each with whether it writes.
    blocks: Vec<(Block, Vec<(Inst, bool)>)>,
}

impl MessageOrder {
    /// Notes the messages of a function.
    pub(crate) fn of(func: &EuFunction) -> Self {
        let messages = |block: Block| {
            let insts = func.blocks[block].insts.iter();
            insts
                .filter_map(|&inst| {
                    let send = func.insts[inst].send()?;
                    (send.reads || send.writes).then_some((inst, send.writes))
                })
                .collect()
        };
        Self { blocks: func.layout.iter().map(|&block| (block, messages(block))).collect() }
    }

    /// Returns two messages that have changed places in a later state of the function, if there are some.
    pub(crate) fn broken(&self, later: &EuFunction) -> Option<(Inst, Inst)> {
        // The place of each message in its block, from 1 on.
        let mut places: SecondaryMap<Inst, (u32, u32)> = SecondaryMap::new();
        for (number, &block) in later.layout.iter().enumerate() {
            for (at, &inst) in later.blocks[block].insts.iter().enumerate() {
                places[inst] = (number as u32, at as u32 + 1);
            }
        }
        for (_, messages) in &self.blocks {
            // The last of the messages so far, and of those that write.
            let (mut last, mut last_write) = (None, None);
            for &(inst, writes) in messages {
                let place = places[inst];
                if place.1 == 0 {
                    continue;
                }
                let before: Option<(Inst, (u32, u32))> = if writes { last } else { last_write };
                if let Some((other, _)) = before.filter(|(_, other)| *other > place) {
                    return Some((other, inst));
                }
                let latest = |known: Option<(Inst, (u32, u32))>| {
                    Some(known.filter(|(_, other)| *other > place).unwrap_or((inst, place)))
                };
                last = latest(last);
                if writes {
                    last_write = latest(last_write);
                }
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::target::eu::parse;

    #[test]
    fn messages_that_write_keep_their_order() {
        let text = "function k device=skl simd=16 stage=built\n  v0: grf 4\nb0:\n  \
            send (16|M0) r10.0<1>:ud v0.0<8;8,1>:ud {sfid 12, mlen 2, rlen 2, desc 0x1, reads}\n  \
            send (16|M0) r12.0<1>:ud v0.0<8;8,1>:ud {sfid 12, mlen 2, rlen 2, desc 0x2, reads}\n  \
            send (16|M0) null<1>:ud v0.0<8;8,1>:ud {sfid 12, mlen 4, desc 0x3, writes}\n  \
            send (8|M0) null<1>:ud r127.0<8;8,1>:ud {sfid 7, mlen 1, desc 0x10, EOT}\n";
        let func = parse("test.eu", text).expect("a function").remove(0);
        let before = MessageOrder::of(&func);
        let after = |order: &[usize]| {
            let mut later = func.clone();
            let insts = &func.blocks[func.layout[0]].insts;
            later.blocks[func.layout[0]].insts = order.iter().map(|&n| insts[n]).collect();
            before.broken(&later).is_some()
        };
        assert!(!after(&[0, 1, 2, 3]) && !after(&[1, 0, 2, 3]), "two messages that read");
        assert!(!after(&[1, 2, 3]), "one that reads has gone");
        assert!(after(&[0, 2, 1, 3]) && after(&[2, 0, 1, 3]));
    }
}
