//! Conversion of phis of a text or a bitcode to block parameters.
//!
//! A reader makes a phi a parameter of its block and gives its operands to [`PhiOperands`]. When the
//! function is complete they become arguments of the edges: for each block with phis, a row of values
//! per phi is spread over the block's incoming edges, so the whole is linear in the number of (phi,
//! edge) pairs.

use super::function::{Block, Body, Inst, Local};
use super::instructions::{InstKind, Value};

/// A phi: its block and its operands, in [`PhiOperands::incoming`].
#[derive(Debug)]
struct Phi {
    block: Block,
    first: u32,
    end: u32,
    place: usize,
}

/// The operands of the phis of one function.
#[derive(Default, Debug)]
pub struct PhiOperands {
    phis: Vec<Phi>,
    incoming: Vec<(Value, Block)>,
}

impl PhiOperands {
    /// Forgets all of them.
    pub fn clear(&mut self) {
        self.phis.clear();
        self.incoming.clear();
    }

    /// Notes the operands of the phi that is the next parameter of `block`; `place` is where it stands
    /// in the input. The phis of a block must come one after another, in the order of its parameters.
    pub fn add(&mut self, block: Block, operands: &[(Value, Block)], place: usize) {
        let first = self.incoming.len() as u32;
        self.incoming.extend_from_slice(operands);
        let end = self.incoming.len() as u32;
        self.phis.push(Phi { block, first, end, place });
    }

    /// Makes all of them arguments of edges. The order of the blocks must be complete.
    ///
    /// # Errors
    /// The operands do not fit the edges: the phi's place, and the reason.
    pub fn spread(&self, body: &mut Body) -> Result<(), (usize, String)> {
        if self.phis.is_empty() {
            return Ok(());
        }
        let (phis, incoming) = (&self.phis, &self.incoming);
        let blocks = body.blocks.len();
        // Edges into blocks with phis, by target: counted, then placed.
        let mut wanted = vec![false; blocks];
        for phi in phis {
            wanted[phi.block.as_u32() as usize] = true;
        }
        let mut edges: Vec<(Block, Block, Inst, u32)> = Vec::new();
        for &block in body.block_order() {
            let Some(inst) = body.terminator(block) else { continue };
            let mut n = 0;
            body.insts[inst].kind.for_each_target(body, |target| {
                if wanted[target.block.as_u32() as usize] {
                    edges.push((target.block, block, inst, n));
                }
                n += 1;
            });
        }
        edges.sort_by_key(|e| e.0.as_u32());
        // By predecessor: the value of the phi at hand and how many of its operands name the block.
        let mut values: Vec<(Value, u32, u32)> =
            vec![(Value::from(Local::from_u32(0)), 0, 0); blocks];
        let mut stamp = 0u32;
        let mut rows: Vec<Value> = Vec::new();
        let mut at = 0;
        while at < phis.len() {
            let block = phis[at].block;
            let end = at + phis[at..].iter().take_while(|p| p.block == block).count();
            let first = edges.partition_point(|e| e.0.as_u32() < block.as_u32());
            let count = edges[first..].iter().take_while(|e| e.0 == block).count();
            let edges = &edges[first..first + count];
            let width = end - at;
            // Before room is made for all of them: they may be far fewer than phis times edges.
            if let Some(phi) = phis[at..end].iter().find(|p| (p.end - p.first) as usize != count) {
                let message = format!(
                    "phi has {} operands, but its block has {count} incoming edges",
                    phi.end - phi.first
                );
                return Err((phi.place, message));
            }
            rows.clear();
            rows.resize(width * count, Value::from(Local::from_u32(0)));
            for (n, phi) in phis[at..end].iter().enumerate() {
                stamp += 1;
                let operands = &incoming[phi.first as usize..phi.end as usize];
                for &(value, from) in operands {
                    let entry = &mut values[from.as_u32() as usize];
                    if entry.1 == stamp && entry.0 != value {
                        let message = "phi has different values for the same incoming block";
                        return Err((phi.place, message.to_owned()));
                    }
                    let times = if entry.1 == stamp { entry.2 + 1 } else { 1 };
                    *entry = (value, stamp, times);
                }
                for (e, &(_, from, ..)) in edges.iter().enumerate() {
                    let entry = &mut values[from.as_u32() as usize];
                    if entry.1 != stamp || entry.2 == 0 {
                        let message = match body.block_name(from) {
                            Some(name) => format!("phi has no operand for the edge from '%{name}'"),
                            None => "phi has no operand for one of the incoming edges".to_owned(),
                        };
                        return Err((phi.place, message));
                    }
                    entry.2 -= 1;
                    rows[e * width + n] = entry.0;
                }
            }
            for (e, &(_, _, inst, edge)) in edges.iter().enumerate() {
                set_edge_arguments(body, inst, edge, &rows[e * width..(e + 1) * width]);
            }
            at = end;
        }
        Ok(())
    }
}

fn set_edge_arguments(body: &mut Body, inst: Inst, edge: u32, values: &[Value]) {
    let args = body.make_list(values);
    match &mut body.insts[inst].kind {
        InstKind::Br { target } => target.args = args,
        InstKind::CondBr { then, otherwise, .. } => {
            let target = if edge == 0 { then } else { otherwise };
            target.args = args;
        }
        InstKind::Switch { default, cases, .. } => match edge.checked_sub(1) {
            None => default.args = args,
            Some(n) => body.switch_cases[*cases][n as usize].1.args = args,
        },
        InstKind::IndirectBr { targets, .. } => {
            body.target_lists[*targets][edge as usize].args = args;
        }
        _ => {}
    }
}
