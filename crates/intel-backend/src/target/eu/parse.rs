//! The text form, read: see [`super::text`] for what it looks like. A file may hold several functions; `#` begins a comment.

use cranelift_entity::{PrimaryMap, SecondaryMap};
use ir::diagnostic::{Diagnostic, SourceText};
use ir::map::Map;
use smallvec::SmallVec;

use super::function::{EuFunction, Stage, VRegKind};
use super::inst::{
    Branch, Cmod, Control, Descriptor, Extra, Flag, InstData, MathFn, Options, PredMode, Predicate,
    Send, SyncFn, Token,
};
use super::opcode::{Op, Shape};
use super::operand::{Arf, Base, Block, Dst, Imm, RegSrc, Region, Src, VReg};
use super::text::PIPES;
use super::types::Type;
use crate::target::device::{Device, GRF_BYTES};
use crate::target::eu::relocation::AddressPart;

/// Reads the functions of a text.
///
/// # Errors
/// The text cannot be read: the error has the place. Rules of the IR are the verifier's.
pub fn parse(name: &str, text: &str) -> Result<Vec<EuFunction>, Diagnostic> {
    let source = SourceText::new(name, text.as_bytes());
    let mut reader = Reader { source, functions: Vec::new(), blocks: Map::default() };
    let mut offset = 0;
    for line in text.split_inclusive('\n') {
        let code = line.split('#').next().unwrap_or("").trim_end();
        let start = code.len() - code.trim_start().len();
        let code = &code[start..];
        if !code.is_empty() {
            let cursor = Cursor { source, start: offset + start, text: code, at: 0 };
            reader.line(cursor)?;
        }
        offset += line.len();
    }
    reader.finish()?;
    Ok(reader.functions)
}

struct Reader<'a> {
    source: SourceText<'a>,
    functions: Vec<EuFunction>,
    /// The blocks of the function by number, and where a branch first named one that is not defined yet.
    blocks: Map<u32, (Block, Option<usize>)>,
}

/// A place in a line.
struct Cursor<'a> {
    source: SourceText<'a>,
    start: usize,
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    fn error(&self, message: impl Into<String>) -> Diagnostic {
        self.source.error(self.start + self.at, message)
    }

    fn error_at(&self, at: usize, message: impl Into<String>) -> Diagnostic {
        self.source.error(self.start + at, message)
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }

    fn is_done(&mut self) -> bool {
        self.skip();
        self.rest().is_empty()
    }

    fn eat(&mut self, what: &str) -> bool {
        let found = self.rest().starts_with(what);
        if found {
            self.at += what.len();
        }
        found
    }

    fn require(&mut self, what: &str) -> Result<(), Diagnostic> {
        if self.eat(what) { Ok(()) } else { Err(self.error(format!("expected '{what}'"))) }
    }

    /// Letters, digits and `_`.
    fn word(&mut self) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }

    fn number(&mut self) -> Result<u64, Diagnostic> {
        let at = self.at;
        let word = self.word();
        let value = match word.strip_prefix("0x") {
            Some(hex) => u64::from_str_radix(hex, 16),
            None => word.parse(),
        };
        value.map_err(|_| self.error_at(at, "expected a number"))
    }

    fn small<T: TryFrom<u64>>(&mut self) -> Result<T, Diagnostic> {
        let at = self.at;
        let value = self.number()?;
        T::try_from(value).map_err(|_| self.error_at(at, "the number is too large"))
    }
}

impl Reader<'_> {
    fn line(&mut self, mut cursor: Cursor<'_>) -> Result<(), Diagnostic> {
        if cursor.rest().starts_with("function ") {
            self.finish()?;
            return self.header(cursor);
        }
        let Some(func) = self.functions.last_mut() else {
            return Err(cursor.error("expected 'function NAME device=... simd=... stage=...'"));
        };
        let label = cursor.rest().split_once(':').map(|(label, rest)| (label, rest.is_empty()));
        match label {
            Some((name, true)) if numbered(name, 'b').is_some() => {
                let number = numbered(name, 'b').unwrap_or(0);
                self.define_block(&cursor, number)
            }
            Some((name, false)) if numbered(name, 'v').is_some() && func.layout.is_empty() => {
                declaration(func, cursor)
            }
            _ => {
                let Some(&block) = func.layout.last() else {
                    return Err(cursor.error("expected a register or a block"));
                };
                let data = self.inst(&mut cursor)?;
                if !cursor.is_done() {
                    return Err(cursor.error("expected the end of the line"));
                }
                if let Some(func) = self.functions.last_mut() {
                    func.push(block, data);
                }
                Ok(())
            }
        }
    }

    fn header(&mut self, mut cursor: Cursor<'_>) -> Result<(), Diagnostic> {
        cursor.require("function ")?;
        let rest = cursor.rest();
        let name = rest.split_whitespace().next().unwrap_or("");
        cursor.at += name.len();
        let mut device = None;
        let (mut simd, mut stage, mut scratch_bytes) = (16, Stage::Built, 0);
        while !cursor.is_done() {
            let at = cursor.at;
            let key = cursor.word();
            cursor.require("=")?;
            let end = cursor.rest().find(' ').unwrap_or(cursor.rest().len());
            let value = &cursor.rest()[..end];
            match key {
                "device" => {
                    let found = Device::by_name(value)
                        .map_err(|e| e.at(&cursor.source, cursor.start + cursor.at))?;
                    device = Some(found);
                }
                "simd" => {
                    simd = value.parse().map_err(|_| cursor.error("expected 8, 16 or 32"))?;
                }
                "scratch" => {
                    scratch_bytes =
                        value.parse().map_err(|_| cursor.error("expected a number of bytes"))?;
                }
                "stage" => {
                    let named = Stage::by_name(value);
                    stage = named.ok_or_else(|| cursor.error("unknown stage"))?;
                }
                _ => return Err(cursor.error_at(at, "expected device, simd, stage or scratch")),
            }
            cursor.at += end;
        }
        let device = device.ok_or_else(|| cursor.error("the device is missing"))?;
        let mut func = EuFunction::new(name, device, simd);
        (func.stage, func.scratch_bytes) = (stage, scratch_bytes);
        self.functions.push(func);
        Ok(())
    }

    /// The block of a number, made when it is first named.
    fn block(&mut self, cursor: &Cursor<'_>, number: u32) -> Block {
        let place = cursor.start + cursor.at;
        if let Some((block, _)) = self.blocks.get(&number) {
            return *block;
        }
        let Some(func) = self.functions.last_mut() else { return Block::from_u32(number) };
        let block = func.blocks.push(super::BlockData::default());
        self.blocks.insert(number, (block, Some(place)));
        block
    }

    fn define_block(&mut self, cursor: &Cursor<'_>, number: u32) -> Result<(), Diagnostic> {
        if matches!(self.blocks.get(&number), Some((_, None))) {
            return Err(cursor.error("the block is defined twice"));
        }
        let block = self.block(cursor, number);
        let Some(func) = self.functions.last_mut() else { return Ok(()) };
        func.layout.push(block);
        self.blocks.insert(number, (block, None));
        Ok(())
    }

    fn finish(&mut self) -> Result<(), Diagnostic> {
        let missing = self.blocks.iter().filter_map(|(&n, &(_, place))| Some((n, place?)));
        let missing = missing.min_by_key(|&(n, _)| n);
        if let Some((number, place)) = missing {
            return Err(self.source.error(place, format!("there is no block b{number}")));
        }
        self.blocks = Map::default();
        if let Some(func) = self.functions.last_mut() {
            renumber(func);
        }
        Ok(())
    }

    fn inst(&mut self, cursor: &mut Cursor<'_>) -> Result<InstData, Diagnostic> {
        let mut data = InstData::new(Op::Nop, Control::new(1), Dst::null(Type::UD), &[]);
        if cursor.eat("(") {
            self.predicate(cursor, &mut data)?;
        }
        cursor.skip();
        let at = cursor.at;
        let name = cursor.word();
        data.op = Op::by_name(name)
            .ok_or_else(|| cursor.error_at(at, format!("unknown instruction '{name}'")))?;
        let suffix = if cursor.eat(".") { Some(cursor.word()) } else { None };
        cursor.skip();
        cursor.require("(")?;
        data.control.exec = cursor.small()?;
        cursor.require("|M")?;
        data.control.group = cursor.small()?;
        cursor.require(")")?;
        cursor.skip();
        self.modifier(cursor, &mut data)?;
        self.extra(cursor, &mut data, suffix)?;
        self.operands(cursor, &mut data)?;
        cursor.skip();
        if cursor.eat("{") {
            braces(cursor, &mut data)?;
        }
        Ok(data)
    }

    /// Parses the text after `(`: `W)`, `f0.0)`, `W&~v3.any8h)`.
    fn predicate(
        &mut self,
        cursor: &mut Cursor<'_>,
        data: &mut InstData,
    ) -> Result<(), Diagnostic> {
        data.control.nomask = cursor.eat("W");
        if data.control.nomask && cursor.eat(")") {
            return Ok(());
        }
        if data.control.nomask {
            cursor.require("&")?;
        }
        let inverse = cursor.eat("~");
        data.flag = Some(flag(cursor)?);
        let mut mode = PredMode::Normal;
        if cursor.eat(".") {
            let at = cursor.at;
            let name = cursor.word();
            mode = PredMode::by_name(name)
                .ok_or_else(|| cursor.error_at(at, "unknown mode of a predicate"))?;
        }
        data.pred = Some(Predicate { mode, inverse });
        cursor.require(")")
    }

    /// `(gt)f0.0`, but not `(sat)`.
    fn modifier(&mut self, cursor: &mut Cursor<'_>, data: &mut InstData) -> Result<(), Diagnostic> {
        let inner = cursor.rest().strip_prefix('(').and_then(|rest| rest.split_once(')'));
        let Some(cmod) = inner.and_then(|(name, _)| Cmod::by_name(name)) else { return Ok(()) };
        cursor.at += cmod.name().len() + 2;
        data.cmod = Some(cmod);
        if data.writes_flag() {
            let at = cursor.at;
            let written = flag(cursor)?;
            if data.flag.is_some_and(|read| read != written) {
                return Err(cursor.error_at(at, "an instruction names one flag only"));
            }
            data.flag = Some(written);
        }
        Ok(())
    }

    fn extra(
        &mut self,
        cursor: &mut Cursor<'_>,
        data: &mut InstData,
        suffix: Option<&str>,
    ) -> Result<(), Diagnostic> {
        let bad = |cursor: &Cursor<'_>| {
            cursor.error("the instruction's name lacks its function, or has one too many")
        };
        data.extra = match (data.op.desc().shape, suffix) {
            (Shape::Math, Some(name)) => {
                Extra::Math(MathFn::by_name(name).ok_or_else(|| bad(cursor))?)
            }
            (Shape::Sync, Some(name)) => {
                Extra::Sync(SyncFn::by_name(name).ok_or_else(|| bad(cursor))?)
            }
            (Shape::Send | Shape::SplitSend, None) => Extra::Send(Box::new(Send::new(0, 0))),
            (Shape::Branch, suffix) => {
                let backward = match suffix {
                    None => false,
                    Some("b") => true,
                    Some(_) => return Err(bad(cursor)),
                };
                cursor.skip();
                let jip = self.target(cursor)?;
                let uip =
                    if data.op.desc().flow.targets() == 2 { self.target(cursor)? } else { jip };
                Extra::Branch(Branch { jip, uip, backward })
            }
            (Shape::Pseudo, Some(name)) if matches!(data.op, Op::LoadPayload | Op::LoadHeader) => {
                let count = name.strip_prefix('h').and_then(|n| n.parse().ok());
                Extra::Header(count.ok_or_else(|| bad(cursor))?)
            }
            (Shape::Unary, Some(name)) if data.op == Op::Mov => {
                let rest = name.strip_prefix("address").unwrap_or("");
                let (part, number) = match (rest.strip_prefix("lo"), rest.strip_prefix("hi")) {
                    (Some(number), _) => (AddressPart::Low, number),
                    (_, Some(number)) => (AddressPart::High, number),
                    _ => (AddressPart::Whole, rest),
                };
                Extra::Address(number.parse().map_err(|_| bad(cursor))?, part)
            }
            (Shape::Ternary, Some(name)) if data.op == Op::Bfn => {
                let table =
                    name.strip_prefix("0x").and_then(|hex| u8::from_str_radix(hex, 16).ok());
                Extra::Table(table.ok_or_else(|| bad(cursor))?)
            }
            (Shape::Pseudo, None) if data.op == Op::Phi => Extra::Phi(SmallVec::new()),
            (shape, None) if !matches!(shape, Shape::Math | Shape::Sync) => Extra::None,
            _ => return Err(bad(cursor)),
        };
        Ok(())
    }

    fn target(&mut self, cursor: &mut Cursor<'_>) -> Result<Block, Diagnostic> {
        cursor.skip();
        let at = cursor.at;
        let word = cursor.word();
        let number = numbered(word, 'b').ok_or_else(|| cursor.error_at(at, "expected a block"))?;
        cursor.at = at;
        let block = self.block(cursor, number);
        cursor.at = at + word.len();
        Ok(block)
    }

    fn operands(&mut self, cursor: &mut Cursor<'_>, data: &mut InstData) -> Result<(), Diagnostic> {
        if matches!(data.op.desc().shape, Shape::Branch | Shape::Nop) {
            return Ok(());
        }
        if !matches!(data.op, Op::Wait | Op::Sync) {
            cursor.skip();
            data.saturate = cursor.eat("(sat)");
            data.dst = dst(cursor)?;
        }
        while !cursor.is_done() && !cursor.rest().starts_with('{') {
            // A header's sources are whole registers, however few channels the instruction has.
            let header = data.srcs.len() < data.header_size();
            let channels = if header { None } else { Some(data.control.exec) };
            data.srcs.push(src(cursor, channels)?);
            if matches!(data.extra, Extra::Phi(_)) {
                cursor.require("@")?;
                let from = self.target(cursor)?;
                if let Extra::Phi(blocks) = &mut data.extra {
                    blocks.push(from);
                }
            }
        }
        Ok(())
    }
}

/// `v3`, `b2`: the number after a letter.
fn numbered(word: &str, letter: char) -> Option<u32> {
    let digits = word.strip_prefix(letter)?;
    let number = digits.bytes().all(|b| b.is_ascii_digit()).then(|| digits.parse().ok())?;
    // The last number is no entity's.
    number.filter(|&number| number < u32::MAX)
}

/// Renumbers blocks in layout order, so that printed text reads as itself.
fn renumber(func: &mut EuFunction) {
    let mut blocks = PrimaryMap::with_capacity(func.layout.len());
    let mut places: SecondaryMap<Block, Option<Block>> = SecondaryMap::new();
    for &block in &func.layout {
        places[block] = Some(blocks.push(core::mem::take(&mut func.blocks[block])));
    }
    let place = |block: Block| places[block].unwrap_or(block);
    func.layout = blocks.keys().collect();
    func.blocks = blocks;
    for data in func.insts.values_mut() {
        match &mut data.extra {
            Extra::Branch(branch) => {
                branch.jip = place(branch.jip);
                branch.uip = place(branch.uip);
            }
            Extra::Phi(from) => from.iter_mut().for_each(|block| *block = place(*block)),
            _ => {}
        }
    }
}

/// `v0: grf 2`.
fn declaration(func: &mut EuFunction, mut cursor: Cursor<'_>) -> Result<(), Diagnostic> {
    let number = numbered(cursor.word(), 'v').unwrap_or(0);
    if number as usize != func.vregs.len() {
        cursor.at = 0;
        return Err(cursor.error(format!("expected v{}", func.vregs.len())));
    }
    cursor.require(":")?;
    cursor.skip();
    let at = cursor.at;
    let word = cursor.word();
    cursor.skip();
    let kind = match word {
        "grf" => VRegKind::Grf(cursor.small()?),
        "flag" => VRegKind::Flag(cursor.small()?),
        "address" => VRegKind::Address(cursor.small()?),
        _ => return Err(cursor.error_at(at, "expected grf, flag or address")),
    };
    let fits = match kind {
        VRegKind::Grf(count) => (1..=128).contains(&count),
        VRegKind::Flag(bits) => matches!(bits, 16 | 32),
        VRegKind::Address(words) => (1..=16).contains(&words),
    };
    if !fits {
        return Err(cursor
            .error("a register has 1 to 128 general registers, 16 or 32 bits, or 1 to 16 words"));
    }
    func.add_vreg(kind);
    if cursor.is_done() { Ok(()) } else { Err(cursor.error("expected the end of the line")) }
}

fn flag(cursor: &mut Cursor<'_>) -> Result<Flag, Diagnostic> {
    let at = cursor.at;
    let word = cursor.word();
    if let Some(number) = numbered(word, 'v') {
        return Ok(Flag::Virtual(VReg::from_u32(number)));
    }
    let reg = numbered(word, 'f').and_then(|n| u8::try_from(n).ok());
    let Some(reg) = reg else { return Err(cursor.error_at(at, "expected a flag")) };
    cursor.require(".")?;
    Ok(Flag::Physical { reg, sub: cursor.small()? })
}

/// A register, then its elements' offset.
struct Register {
    base: Base,
    registers: u32,
    element: u32,
}

impl Register {
    fn offset(&self, ty: Type) -> u32 {
        self.registers * GRF_BYTES + self.element * ty.bytes()
    }
}

fn register(cursor: &mut Cursor<'_>) -> Result<Register, Diagnostic> {
    let at = cursor.at;
    let word = cursor.word();
    let mut registers = 0;
    let byte = |n: u32| u8::try_from(n).ok();
    let base = if word == "null" {
        Base::Null
    } else if let Some(n) = numbered(word, 'v') {
        if cursor.eat("+") {
            registers = cursor.small()?;
        }
        Base::Virtual(VReg::from_u32(n))
    } else if let Some(number) = numbered(word, 'r').and_then(byte) {
        Base::Grf(number)
    } else if let Some(number) = numbered(word, 'm').and_then(byte) {
        Base::Mrf { number, compr4: cursor.eat("|80") }
    } else if let Some(arf) = Arf::by_name(word) {
        Base::Arf(arf)
    } else {
        return Err(cursor.error_at(at, "expected a register"));
    };
    let element = if cursor.eat(".") { cursor.small()? } else { 0 };
    if registers > 1000 || element > 1000 {
        return Err(cursor.error_at(at, "the offset is too large"));
    }
    Ok(Register { base, registers, element })
}

fn type_suffix(cursor: &mut Cursor<'_>) -> Result<Type, Diagnostic> {
    cursor.require(":")?;
    let at = cursor.at;
    let name = cursor.word();
    Type::by_name(name).ok_or_else(|| cursor.error_at(at, "expected a type"))
}

fn dst(cursor: &mut Cursor<'_>) -> Result<Dst, Diagnostic> {
    let register = register(cursor)?;
    let mut stride = 1;
    if cursor.eat("<") {
        stride = cursor.small()?;
        cursor.require(">")?;
    }
    let ty = type_suffix(cursor)?;
    Ok(Dst { base: register.base, offset: register.offset(ty), ty, stride })
}

/// A source. Without a region it is one value per channel; without channels, a whole register.
fn src(cursor: &mut Cursor<'_>, channels: Option<u8>) -> Result<Src, Diagnostic> {
    cursor.skip();
    let digits = cursor.rest().trim_start_matches('-');
    if digits.starts_with(|c: char| c.is_ascii_digit()) {
        return immediate(cursor).map(Src::Imm);
    }
    let negate = cursor.eat("-") || cursor.eat("~");
    let abs = cursor.eat("(abs)");
    let register = register(cursor)?;
    let region = if cursor.eat("<") { Some(region(cursor)?) } else { None };
    let ty = type_suffix(cursor)?;
    let packed = match register.base {
        Base::Null => Region::SCALAR,
        _ => {
            let exec = channels.map_or(GRF_BYTES / ty.bytes(), |exec| exec.clamp(1, 32).into());
            Region::packed(exec as u8, ty.bytes())
        }
    };
    let region = region.unwrap_or(packed);
    Ok(Src::Reg(RegSrc {
        base: register.base,
        offset: register.offset(ty),
        ty,
        region,
        negate,
        abs,
    }))
}

fn region(cursor: &mut Cursor<'_>) -> Result<Region, Diagnostic> {
    let vstride = cursor.small()?;
    cursor.require(";")?;
    let width = cursor.small()?;
    cursor.require(",")?;
    let hstride = cursor.small()?;
    cursor.require(">")?;
    Ok(Region { vstride, width, hstride })
}

fn immediate(cursor: &mut Cursor<'_>) -> Result<Imm, Diagnostic> {
    let at = cursor.at;
    let rest = cursor.rest();
    let end = rest.find(':').ok_or_else(|| cursor.error("expected ':' and a type"))?;
    let text = &rest[..end];
    cursor.at += end;
    let ty = type_suffix(cursor)?;
    let bits = match (text.strip_prefix("0x"), ty) {
        (Some(hex), _) => u64::from_str_radix(hex, 16).ok(),
        (None, Type::F) => text.parse::<f32>().ok().map(|v| u64::from(v.to_bits())),
        (None, Type::DF) => text.parse::<f64>().ok().map(f64::to_bits),
        (None, Type::HF | Type::VF) => None,
        (None, _) => text.parse::<i128>().ok().and_then(|value| {
            let width = if ty.is_vector_imm() { 32 } else { ty.bytes() * 8 };
            let fits = value >= -(1i128 << (width - 1)) && value < 1i128 << width;
            fits.then(|| (value as u64) & (u64::MAX >> (64 - width)))
        }),
    };
    let bits = bits.ok_or_else(|| cursor.error_at(at, format!("no constant of type {ty}")))?;
    Ok(Imm { ty, bits })
}

/// Parses the text after `{`: the message, options, the scoreboard.
fn braces(cursor: &mut Cursor<'_>, data: &mut InstData) -> Result<(), Diagnostic> {
    loop {
        cursor.skip();
        item(cursor, data)?;
        cursor.skip();
        if cursor.eat("}") {
            return Ok(());
        }
        cursor.require(",")?;
    }
}

fn item(cursor: &mut Cursor<'_>, data: &mut InstData) -> Result<(), Diagnostic> {
    let at = cursor.at;
    if cursor.eat("$") {
        let id = cursor.small()?;
        let kind = if cursor.eat(".dst") {
            Token::Dst
        } else if cursor.eat(".src") {
            Token::Src
        } else {
            Token::Set
        };
        data.swsb.token = Some((kind, id));
        return Ok(());
    }
    let word = cursor.word();
    if cursor.eat("@") {
        let pipe = PIPES.iter().position(|&p| p == word);
        let pipe = pipe.ok_or_else(|| cursor.error_at(at, "unknown pipe"))? as u8;
        data.swsb.distance = Some((pipe, cursor.small()?));
        return Ok(());
    }
    if let Some(option) = Options::by_name(word) {
        data.options |= option;
        return Ok(());
    }
    // Finding the position of an error costs a look at all of the text before it.
    let unknown = |cursor: &Cursor<'_>| cursor.error_at(at, format!("unknown item '{word}'"));
    let Some(send) = data.send_mut() else { return Err(unknown(cursor)) };
    cursor.skip();
    match word {
        "sfid" => send.sfid = cursor.small()?,
        "mrf" => send.mrf = cursor.small()?,
        "mlen" => send.mlen = cursor.small()?,
        "ex_mlen" => send.ex_mlen = cursor.small()?,
        "rlen" => send.rlen = cursor.small()?,
        "element" => send.element = cursor.small()?,
        "desc" => send.desc = descriptor(cursor)?,
        "ex_desc" => send.ex_desc = descriptor(cursor)?,
        "header" => send.header = true,
        "reads" => send.reads = true,
        "writes" => send.writes = true,
        "EOT" => send.eot = true,
        _ => return Err(unknown(cursor)),
    }
    Ok(())
}

fn descriptor(cursor: &mut Cursor<'_>) -> Result<Descriptor, Diagnostic> {
    if cursor.eat("a0.") {
        return Ok(Descriptor::Address(cursor.small()?));
    }
    let rest = cursor.rest();
    if rest.starts_with('v') {
        let at = cursor.at;
        let number = numbered(cursor.word(), 'v');
        let number = number.ok_or_else(|| cursor.error_at(at, "expected a register"))?;
        return Ok(Descriptor::Virtual(VReg::from_u32(number)));
    }
    Ok(Descriptor::Imm(cursor.small()?))
}

#[cfg(test)]
mod tests {
    use super::super::{flow_graph, print, verify};
    use super::*;

    const TEXT: &str = "\
function k device=skl simd=16 stage=built
  v0: grf 5
  v1: flag 16
  v2: grf 2
  v3: address 2
b0:
  (W) mov (8|M0) r4.0<1>:ud r0.0<8;8,1>:ud
  undef (16|M0) v2.0<1>:f
  add (16|M0) (gt)v1 (sat)v2.0<1>:f -r6.0<8;8,1>:f -(abs)r8.0<8;8,1>:f {AccWrEn}
  (~v1.any8h) mov (8|M8) v2+1.0<1>:f 0x40490FDB:f
  mov (8|M0) v2.0<2>:w -7:w
  load_payload.h1 (16|M0) v0.0<1>:ud r4.0<8;8,1>:ud v2.0<8;8,1>:f null:f
  send (16|M0) null<1>:ud v0.0<8;8,1>:ud {sfid 12, mlen 5, header, desc 0x5E00, writes}
  sends (16|M0) r10.0<1>:ud v0.0<8;8,1>:ud v2.0<8;8,1>:ud {sfid 12, mlen 5, ex_mlen 2, rlen 2, desc v3, ex_desc a0.2, reads}
  (v1) if (16|M0) b1 b2
b1:
  math.sqt (16|M0) r10.0<1>:f r12.0<8;8,1>:f
  goto.b (16|M0) b2 b0
b2:
  endif (16|M0) b3
b3:
  wait (1|M0) n0.0<0;1,0>:ud
  send (8|M0) null<1>:ud r127.0<8;8,1>:ud {sfid 7, mlen 1, desc 0x10, EOT}
";

    #[test]
    fn what_is_printed_reads_as_itself() {
        let functions = parse("test.eu", TEXT).unwrap();
        assert_eq!(print(&functions[0]), TEXT);
        verify(&functions[0]).unwrap();
    }

    /// Texts with tokens taken out, doubled and exchanged are read or refused, and what is read is printed and verified, all
    /// without a panic.
    #[test]
    fn mutated_texts_do_not_panic() {
        let mut state = 0x2545_f491_4f6c_dd1d_u64;
        let mut below = |bound: usize| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 20) as usize % bound
        };
        let class = |c: char| (c.is_ascii_alphanumeric(), c.is_whitespace());
        let mut tokens: Vec<String> = Vec::new();
        for c in TEXT.chars() {
            match tokens.last_mut() {
                Some(last)
                    if class(c) != (false, false) && last.chars().all(|l| class(l) == class(c)) =>
                {
                    last.push(c);
                }
                _ => tokens.push(c.to_string()),
            }
        }
        let odd = [
            "",
            "4294967295",
            "255",
            "v4294967295",
            "b4294967295",
            "0x",
            "\u{e9}",
            "-",
            "32",
            "null",
        ];
        let (mut read, mut legal) = (0, 0);
        for _ in 0..12_000 {
            let mut text = tokens.clone();
            for _ in 0..=below(3) {
                let (at, from) = (below(text.len()), below(text.len()));
                match below(5) {
                    0 => drop(text.remove(at)),
                    1 => text.insert(at, text[at].clone()),
                    2 => text.swap(at, from),
                    3 => text[at] = text[from].clone(),
                    _ => text[at] = odd[below(odd.len())].to_owned(),
                }
            }
            for func in parse("mutated", &text.concat()).into_iter().flatten() {
                read += 1;
                legal += usize::from(verify(&func).is_ok());
                print(&func);
                drop(flow_graph(&func));
            }
        }
        assert!(read > 500 && legal > 100 && legal < read, "{read} read, {legal} legal");
    }

    #[test]
    fn errors_have_their_place() {
        let cases = [
            ("mov (8|M0) v9.0<1>:ud r0.0<8;8,1>:q3", "3:35: error: expected a type"),
            ("mvo (8|M0) r1:ud r2:ud", "3:1: error: unknown instruction 'mvo'"),
            ("jmpi (1|M0) b7", "3:13: error: there is no block b7"),
            ("mov (8|M0) r1.0<1>:w 70000:w", "3:22: error: no constant of type w"),
            (
                "(f0.0) cmp (8|M0) (gt)f0.1 r1:d r1:d r1:d",
                "3:23: error: an instruction names one flag only",
            ),
            ("math (8|M0) r1:d r1:d", "3:13: error: the instruction's name lacks its function"),
        ];
        for (line, message) in cases {
            let text = format!("function k device=skl\nb0:\n{line}\n");
            let error = parse("t", &text).unwrap_err().to_string();
            assert!(error.contains(message), "{line}\n{error}");
        }
    }
}
