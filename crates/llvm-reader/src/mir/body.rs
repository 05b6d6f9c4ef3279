//! The body of a machine function: blocks, their successors and live-ins, bundles.

use super::{Reader, Result};
use ir::machine::{Block, BlockFlags, Inst, InstFlags, LaneMask, Properties, generic};
use ir::map::Set;

/// The successors of a block as listed, and where.
struct Listed {
    block: Block,
    /// Nothing if the text leaves it to the terminators.
    successors: Option<Vec<(Block, Option<u32>)>>,
}

impl Reader<'_, '_> {
    /// Reads the body between two offsets.
    pub(super) fn body(&mut self, from: usize, to: usize) -> Result<()> {
        self.c.end = to;
        self.create_blocks(from)?;
        self.c.pos = from;
        let mut block = None;
        let mut all_listed: Vec<Listed> = Vec::new();
        // Whether inside of a bundle, and its last instruction so far.
        let mut bundle: Option<Inst> = None;
        while self.c.next_line() {
            if self.at_block_header() {
                if bundle.is_some() {
                    return Err(self.c.error("a bundle does not end"));
                }
                let header = self.block_header()?;
                block = Some(header);
                all_listed.push(Listed { block: header, successors: None });
                continue;
            }
            let Some(block) = block else {
                return Err(self.c.error("expected a block: 'bb.0:'"));
            };
            if self.c.peek() == b'}' {
                if bundle.take().is_none() {
                    return Err(self.c.error("'}' without a bundle"));
                }
                self.c.pos += 1;
                self.c.require_line_end()?;
                continue;
            }
            let start = self.c.pos;
            match self.c.word() {
                "successors" if self.c.eat(b':') => {
                    let successors = self.successors()?;
                    if let Some(listed) = all_listed.last_mut() {
                        listed.successors = Some(successors);
                    }
                    continue;
                }
                "liveins" if self.c.eat(b':') => {
                    self.block_live_ins(block)?;
                    continue;
                }
                _ => self.c.pos = start,
            }
            let inst = self.instruction()?;
            self.func.insert_inst(inst, block, None);
            if let Some(last) = bundle {
                self.func.inst_flags_mut(last).set(InstFlags::BUNDLED_SUCC, true);
                self.func.inst_flags_mut(inst).set(InstFlags::BUNDLED_PRED, true);
                bundle = Some(inst);
            }
            if self.c.eat(b'{') {
                if bundle.is_some() {
                    return Err(self.c.error("a bundle inside of a bundle"));
                }
                bundle = Some(inst);
            }
            self.c.require_line_end()?;
        }
        for listed in all_listed {
            self.settle_successors(listed);
        }
        self.complete_properties();
        Ok(())
    }

    fn at_block_header(&self) -> bool {
        let rest = &self.c.text[self.c.pos..self.c.end];
        rest.starts_with(b"bb.") && rest.get(3).is_some_and(u8::is_ascii_digit)
    }

    /// Makes the blocks: they are mentioned before they are defined, and keep their numbers.
    fn create_blocks(&mut self, from: usize) -> Result<()> {
        self.c.pos = from;
        let mut numbers: Vec<(u32, usize)> = Vec::new();
        while self.c.next_line() {
            let line_start = self.c.pos;
            let rest = &self.c.text[line_start..self.c.end];
            let len = rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len());
            if self.at_block_header() {
                self.c.pos += 3;
                numbers.push((self.c.index()?, line_start));
            }
            self.c.pos = line_start + len;
        }
        let highest = numbers.iter().map(|n| n.0).max();
        let Some(highest) = highest else { return Ok(()) };
        if highest as usize > self.c.text.len() {
            return Err(self.c.error_at(from, "a block's number is too large"));
        }
        for _ in 0..=highest {
            self.func.create_block();
        }
        let mut seen = Set::default();
        for (number, place) in numbers {
            if !seen.insert(number) {
                return Err(self.c.error_at(place, format!("a second block bb.{number}")));
            }
            self.func.append_block(Block::from_u32(number));
        }
        Ok(())
    }

    /// `bb.0.entry (%ir-block.0, align 4):`
    fn block_header(&mut self) -> Result<Block> {
        self.c.pos += 3;
        let block = Block::from_u32(self.c.index()?);
        if self.c.byte() == b'.' {
            self.c.pos += 1;
            let name = self.c.name()?;
            self.func.block_mut(block).name = name.into_owned();
        }
        if self.c.eat(b'(') {
            let mut others: Vec<String> = Vec::new();
            loop {
                self.c.peek();
                let start = self.c.pos;
                let word = self.c.word();
                let flag = BlockFlags::by_name(word);
                match (word, flag) {
                    ("align", _) => {
                        self.c.peek();
                        self.func.block_mut(block).align = self.c.index()?;
                    }
                    (_, Some(flag)) if matches!(self.c.peek(), b',' | b')') => {
                        self.func.block_mut(block).flags.set(flag, true);
                    }
                    _ => {
                        // Words, numbers and names up to the next comma.
                        while !matches!(self.c.byte(), b',' | b')' | b'\n' | 0) {
                            if self.c.byte() == b'"' {
                                self.c.string()?;
                            } else {
                                self.c.pos += 1;
                            }
                        }
                        others.push(self.c.slice(start)?.trim().to_owned());
                    }
                }
                if !self.c.eat(b',') {
                    break;
                }
            }
            self.c.require(b')')?;
            self.func.block_mut(block).attributes = others.join(", ");
        }
        self.c.require(b':')?;
        self.c.require_line_end()?;
        Ok(block)
    }

    /// `%bb.1(0x40000000), %bb.2(0x40000000)`
    fn successors(&mut self) -> Result<Vec<(Block, Option<u32>)>> {
        let mut list = Vec::new();
        if matches!(self.c.peek(), b'\n' | 0) {
            return Ok(list);
        }
        loop {
            self.c.peek();
            let block = self.block_operand()?;
            let mut probability = None;
            if self.c.eat(b'(') {
                let start = self.c.pos;
                let word = self.c.word();
                let value = match word.strip_prefix("0x") {
                    Some(digits) => u32::from_str_radix(digits, 16).ok(),
                    None => word.parse().ok(),
                };
                let value = value.ok_or_else(|| self.c.error_at(start, "expected a number"))?;
                probability = Some(value);
                self.c.require(b')')?;
            }
            list.push((block, probability));
            if !self.c.eat(b',') {
                break;
            }
        }
        self.c.require_line_end()?;
        Ok(list)
    }

    /// Reads `%bb.3`, perhaps followed by a name.
    pub(super) fn block_operand(&mut self) -> Result<Block> {
        let start = self.c.pos;
        if !self.c.eat_text("%bb.") {
            return Err(self.c.error("expected a block"));
        }
        let block = Block::from_u32(self.c.index()?);
        if self.c.byte() == b'.' {
            self.c.pos += 1;
            self.c.name()?;
        }
        if block.as_u32() as usize >= self.func.num_blocks() || !self.func.is_block_in_layout(block)
        {
            return Err(self.c.error_at(start, format!("no block {block}")));
        }
        Ok(block)
    }

    fn block_live_ins(&mut self, block: Block) -> Result<()> {
        loop {
            if self.c.peek() != b'$' {
                return Err(self.c.error("expected a physical register"));
            }
            let reg = self.physical()?;
            let Some(reg) = reg.as_physical() else {
                return Err(self.c.error("expected a physical register"));
            };
            let mut lanes = LaneMask::ALL;
            if self.c.eat(b':') {
                let start = self.c.pos;
                let word = self.c.word();
                let digits = word.strip_prefix("0x").unwrap_or(word);
                let mask = u64::from_str_radix(digits, 16);
                lanes = LaneMask(mask.map_err(|_| self.c.error_at(start, "expected a mask"))?);
            }
            self.func.block_mut(block).live_ins.push((reg, lanes));
            if !self.c.eat(b',') {
                break;
            }
        }
        self.c.require_line_end()
    }

    /// Brings what the text lists in line with what the terminators say.
    fn settle_successors(&mut self, listed: Listed) {
        let Listed { block, successors: Some(successors) } = listed else { return };
        let known: Set<Block> = successors.iter().map(|s| s.0).collect();
        if let Some(next) = self.func.next_block(block)
            && !known.contains(&next)
            && self.func.can_fall_through(block)
        {
            self.func.block_mut(block).flags.set(BlockFlags::NO_FALLTHROUGH, true);
        }
        let own = self.func.successors(block);
        let own_set: Set<Block> = own.iter().copied().collect();
        let more = successors.iter().map(|s| s.0).filter(|s| !own_set.contains(s)).collect();
        self.func.block_mut(block).more_successors = more;
        if successors.is_empty() {
            return;
        }
        let order = self.func.successors(block);
        let listed: Vec<Block> = successors.iter().map(|s| s.0).collect();
        let data = self.func.block_mut(block);
        if successors.iter().all(|s| s.1.is_some()) {
            let by_block: ir::map::Map<Block, u32> =
                successors.iter().map(|&(b, p)| (b, p.unwrap_or(0))).collect();
            let of = |b: &Block| by_block.get(b).copied().unwrap_or(0);
            data.probabilities = order.iter().map(of).collect();
        }
        if order[..] != listed[..] {
            data.listed = listed;
        }
    }

    /// Completes the properties that a header may leave out because the body shows them.
    fn complete_properties(&mut self) {
        let func = &self.func;
        let mut defs: Set<ir::machine::VReg> = Set::default();
        let (mut phis, mut twice, mut regs) = (false, false, false);
        for inst in func.all_insts() {
            phis |= func.opcode(inst) == generic::PHI;
            for (_, reg) in func.reg_operands(inst) {
                if let Some(vreg) = reg.reg.as_virtual() {
                    regs = true;
                    twice |= reg.is_def() && (!reg.sub.is_whole() || !defs.insert(vreg));
                }
            }
        }
        let stated = self.func.text.stated;
        let shown = [
            (Properties::NO_PHIS, !phis),
            (Properties::NO_VREGS, !regs),
            (Properties::TIED_OPS_REWRITTEN, !regs),
            (Properties::IS_SSA, !twice),
        ];
        for (property, holds) in shown.into_iter().filter(|p| !stated.contains(p.0)) {
            self.func.properties.set(property, holds);
        }
    }
}
