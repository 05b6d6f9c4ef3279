//! PTX text of machine functions.
//!
//! Two sweeps: the first numbers the registers that occur (so that `.reg` declarations are exact) and
//! marks the blocks that are branched to, the second writes. Nothing is formatted through `std::fmt`.

pub(crate) mod globals;
pub(crate) mod module;
pub(crate) mod text;

use crate::abi::module_env::ModuleEnv;
use crate::abi::{Param, Signature};
use crate::emit::text::{Text, definition};
use crate::options::Options;
use crate::target::launch::LaunchBounds;
use crate::target::modifiers::{CvtMods, MemMods, Space};
use crate::target::table::{Format, IMM_F32, IMM_F64, PREFIXES};
use ir::debug::{DebugInfo, FunctionPlaces, Location, LocationId, SourceMap};
use ir::diagnostic::Diagnostic;
use ir::listing::LineKind;
use ir::machine::{
    Block, Cond, DebugLoc, Inst, InstrDesc, MachineFunction, Operand, Reg, SymbolKind, VReg,
};
use ir::map::{Map, Set};
use ir::ssa::{Context, Global, Linkage, Md, Type, sym};

/// Writes a function's text.
pub(crate) struct Emitter<'a> {
    out: &'a mut Text,
    func: &'a MachineFunction,
    /// Number of the function in the module, for labels that are to be unique.
    number: u32,
    numbers: Vec<u32>,
    labels: Vec<bool>,
}

/// The debug information of a module as directives.
#[derive(Debug)]
pub(crate) struct DebugDirectives<'a> {
    map: SourceMap<'a>,
    /// Whether the PTX version has `inlined_at`.
    inlining: bool,
    /// Labels of the names of functions that were inlined: by their number.
    names: Map<String, u32>,
    /// The same, in the order of their numbers.
    strings: Vec<String>,
}

/// The first PTX version whose `.loc` has `function_name` and `inlined_at`.
const INLINED_AT: u32 = 72;

impl<'a> DebugDirectives<'a> {
    /// Those of a module, if it asks for any, for a PTX version (times ten).
    pub(crate) fn of(cx: &'a Context, version: u32) -> Option<Self> {
        let info = DebugInfo::of(cx)?;
        info.units().next()?;
        Some(Self {
            map: SourceMap::new(info),
            inlining: version >= INLINED_AT,
            names: Map::default(),
            strings: Vec::new(),
        })
    }

    /// The number of the label of a function's name.
    fn label(&mut self, scope: Md) -> u32 {
        let info = self.map.info();
        let name = info
            .subprogram(scope)
            .and_then(|subprogram| info.linkage_name(subprogram).or_else(|| info.name(subprogram)));
        let name = name.unwrap_or_default();
        let strings = &mut self.strings;
        *self.names.entry(name.clone()).or_insert_with(|| {
            strings.push(name);
            strings.len() as u32 - 1
        })
    }

    /// Writes the `.loc` directive of a place. The calls through which it was inlined have theirs before it: an assembler
    /// knows a call by that.
    fn write_loc(&mut self, out: &mut Text, id: LocationId, called: &mut Set<LocationId>) {
        let mut chain = vec![id];
        if self.inlining {
            while let Some(up) = self.map.locations[chain[chain.len() - 1]].inlined_at.expand() {
                if !called.insert(up) {
                    break;
                }
                chain.push(up);
            }
        }
        for id in chain.into_iter().rev() {
            let place = self.map.locations[id];
            out.push("\t.loc\t");
            self.write_place(out, &place);
            if let Some(up) = place.inlined_at.expand().filter(|_| self.inlining) {
                let call = self.map.locations[up];
                out.push(", function_name $L__info_string");
                out.number(i64::from(self.label(place.scope)));
                out.push(", inlined_at ");
                self.write_place(out, &call);
            }
            out.push("\n");
        }
    }

    fn write_place(&self, out: &mut Text, place: &Location) {
        out.number(i64::from(place.file.as_u32()) + 1);
        out.push(" ");
        out.number(i64::from(place.line));
        out.push(" ");
        out.number(i64::from(place.column));
    }

    /// Writes the `.file` directives, and the names that `.loc` directives have by their labels.
    pub(crate) fn write(&self, out: &mut Text) {
        for (id, file) in &self.map.files {
            out.push("\t.file\t");
            out.number(i64::from(id.as_u32()) + 1);
            out.push(" \"");
            write_file_name(out, &file.path());
            out.push("\"\n");
        }
        if self.strings.is_empty() {
            return;
        }
        out.push("\t.section\t.debug_str\n\t{\n");
        for (number, name) in self.strings.iter().enumerate() {
            out.push("$L__info_string");
            out.number(number as i64);
            out.push(":\n");
            let bytes: Vec<u8> = name.bytes().chain([0]).collect();
            for line in bytes.chunks(BYTES_OF_A_LINE) {
                for (n, &byte) in line.iter().enumerate() {
                    out.push(if n == 0 { "\t.b8 " } else { "," });
                    out.unsigned(u64::from(byte));
                }
                out.push("\n");
            }
        }
        out.push("\t}\n");
    }
}

/// Bytes that a line of a section of data has.
const BYTES_OF_A_LINE: usize = 32;

/// A line of a function's text, for a listing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mark {
    /// Its start in the text of functions.
    pub start: usize,
    /// Its kind.
    pub kind: LineKind,
    /// Its place in the source.
    pub loc: Option<DebugLoc>,
}

fn cond_name(cond: Cond) -> &'static str {
    use Cond::*;
    match cond {
        Eq | FOeq => "eq",
        Ne | FOne => "ne",
        Ugt | Sgt | FOgt => "gt",
        Uge | Sge | FOge => "ge",
        Ult | Slt | FOlt => "lt",
        Ule | Sle | FOle => "le",
        FOrd => "num",
        FUno => "nan",
        FUeq => "equ",
        FUgt => "gtu",
        FUge => "geu",
        FUlt => "ltu",
        FUle => "leu",
        FUne => "neu",
        FFalse | FTrue => "num",
    }
}

/// A `.param` variable's declaration, without its name.
fn write_param_type(out: &mut Text, param: Param, kernel: bool) {
    match param {
        Param::Scalar { bits, float } => {
            out.push(match (kernel, float) {
                (false, _) => ".param .b",
                (true, true) => ".param .f",
                (true, false) => ".param .u",
            });
            out.number(i64::from(bits));
        }
        Param::Bytes { align, .. } => {
            out.push(".param .align ");
            out.number(align as i64);
            out.push(" .b8");
        }
    }
}

fn write_size(out: &mut Text, param: Param) {
    if let Param::Bytes { size, .. } = param {
        out.push("[");
        out.number(size as i64);
        out.push("]");
    }
}

/// Writes the head of a function: linkage, result, name, parameters, directives.
///
/// # Errors
/// A directive needs a PTX version that may not be used.
pub(crate) fn write_head(
    out: &mut Text,
    cx: &Context,
    env: &mut ModuleEnv,
    options: &Options,
    global: Global,
    prototype: bool,
) -> Result<(), Diagnostic> {
    let data = &cx.globals[global];
    let Some(function) = data.function() else { return Ok(()) };
    let kernel = env.is_kernel(global);
    let signature = env.signature(cx, global);
    out.push(match data.linkage {
        _ if function.body.is_none()
            || data.linkage == Linkage::AvailableExternally && prototype =>
        {
            ".extern "
        }
        linkage => definition(linkage),
    });
    out.push(if kernel { ".entry " } else { ".func " });
    let (_, types, _) = cx.types.signature(data.ty).unwrap_or((Type::VOID, &[], false));
    write_signature(out, &signature, env.name(global), kernel, |out, n, param| {
        if kernel
            && let Some(space) = types.get(n).and_then(|t| t.address_space())
            && let Param::Scalar { bits: 64, .. } = param
        {
            out.push(" .ptr");
            if let Some(space @ (Space::Global | Space::Shared | Space::Const | Space::Local)) =
                Space::from_llvm(space)
            {
                out.push(space.name());
            }
            out.push(" .align ");
            let align = cx.attrs.int(function.param_attrs(n), sym::ALIGN).unwrap_or(1);
            out.number(align as i64);
        }
    });
    let noreturn = cx.attrs.has(function.attrs, sym::NORETURN) && env.has_noreturn();
    if !kernel && signature.ret.is_none() && noreturn {
        out.push("\n.noreturn");
    }
    if kernel {
        write_launch_bounds(out, cx, env, options, global)?;
    }
    Ok(())
}

/// Writes the result, the name and the parameters of a function. `describe` writes more of a parameter after its type.
fn write_signature(
    out: &mut Text,
    signature: &Signature,
    name: &str,
    kernel: bool,
    describe: impl Fn(&mut Text, usize, Param),
) {
    if let Some(ret) = signature.ret.filter(|&r| !kernel && !r.is_empty()) {
        out.push("(");
        write_param_type(out, ret, false);
        out.push(" func_retval0");
        write_size(out, ret);
        out.push(") ");
    }
    out.push(name);
    out.push("(");
    let mut first = true;
    for (n, &param) in signature.params.iter().enumerate() {
        if param.is_empty() {
            continue;
        }
        out.push(if first { "\n\t" } else { ",\n\t" });
        first = false;
        write_param_type(out, param, kernel);
        describe(out, n, param);
        out.push(" ");
        out.push(name);
        out.push("_param_");
        out.number(n as i64);
        write_size(out, param);
    }
    out.push(if first { ")" } else { "\n)" });
}

/// Writes the prototype that an alias of a function needs.
pub(crate) fn write_alias_head(
    out: &mut Text,
    cx: &Context,
    env: &ModuleEnv,
    alias: Global,
    target: Global,
) {
    let signature = env.signature(cx, target);
    out.push(definition(cx.globals[alias].linkage));
    out.push(".func ");
    write_signature(out, &signature, env.name(alias), false, |_, _, _| {});
    if signature.ret.is_none()
        && env.has_noreturn()
        && cx.function(target).is_some_and(|f| cx.attrs.has(f.attrs, sym::NORETURN))
    {
        out.push("\n.noreturn");
    }
    out.push(";\n");
}

/// Writes a file's name as the text of a string. PTX has no escapes in strings, and `ptxas` accepts ASCII only: other
/// bytes, quotes and control characters are written as in addresses of the web, by `%` and two digits.
fn write_file_name(out: &mut Text, name: &str) {
    const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
    for byte in name.bytes() {
        let plain = byte.is_ascii() && !byte.is_ascii_control() && byte != b'"';
        if plain {
            out.push(char::from(byte).encode_utf8(&mut [0; 4]));
            continue;
        }
        out.push("%");
        for digit in [byte >> 4, byte & 15] {
            out.push(char::from(DIGITS[usize::from(digit)]).encode_utf8(&mut [0; 4]));
        }
    }
}

/// `.maxntid` and the other directives about launches.
fn write_launch_bounds(
    out: &mut Text,
    cx: &Context,
    env: &mut ModuleEnv,
    options: &Options,
    global: Global,
) -> Result<(), Diagnostic> {
    let Some(function) = cx.function(global) else { return Ok(()) };
    let LaunchBounds { maxntid, reqntid, cluster, minctasm, maxnreg, rank } =
        LaunchBounds::of(cx, global);
    let mut line = |name: &str, list: &[u32]| {
        if list.is_empty() {
            return;
        }
        out.push("\n");
        out.push(name);
        for (n, &value) in list.iter().enumerate() {
            out.push(if n == 0 { " " } else { ", " });
            out.unsigned(u64::from(value));
        }
    };
    // `.reqntid` says all that `.maxntid` would.
    if reqntid.is_empty() {
        line(".maxntid", &maxntid);
    } else {
        line(".reqntid", &reqntid);
    }
    line(".minnctapersm", &minctasm);
    line(".maxnreg", &maxnreg);
    if options.sm.number >= 90 {
        if !cluster.is_empty() && cluster[0] != 0 {
            env.require(options, 78, "cluster dimensions")?;
            line(".reqnctapercluster", &cluster);
            line("", &[]);
            out.push("\n.explicitcluster");
        } else if !cluster.is_empty() {
            env.require(options, 78, "cluster dimensions")?;
            out.push("\n.explicitcluster");
        }
        if !rank.is_empty() {
            env.require(options, 78, "a largest cluster")?;
            let mut line = |name: &str, value: u32| {
                out.push("\n");
                out.push(name);
                out.push(" ");
                out.unsigned(u64::from(value));
            };
            line(".maxclusterrank", rank[0]);
        }
        if cx.attrs.has(function.attrs, sym::NVVM_BLOCKSARECLUSTERS)
            && !cluster.is_empty()
            && !reqntid.is_empty()
        {
            env.require(options, 90, "blocks as clusters")?;
            out.push("\n.blocksareclusters");
        }
    }
    Ok(())
}

impl<'a> Emitter<'a> {
    /// Writes a defined function. Returns the number of each of its registers in the text; none has `u32::MAX`.
    ///
    /// # Errors
    /// The function's head cannot be expressed.
    #[expect(clippy::too_many_arguments, reason = "each is a part of the module's state")]
    pub(crate) fn function(
        out: &'a mut Text,
        cx: &Context,
        env: &mut ModuleEnv,
        options: &Options,
        debug: Option<&mut DebugDirectives<'_>>,
        global: Global,
        func: &'a MachineFunction,
        number: u32,
        marks: Option<&mut Vec<Mark>>,
    ) -> Result<Vec<u32>, Diagnostic> {
        out.push("\n");
        write_head(out, cx, env, options, global, false)?;
        out.push("\n{\n");
        let mut emitter = Emitter {
            out,
            func,
            number,
            numbers: vec![u32::MAX; func.num_vregs()],
            labels: vec![false; func.num_blocks()],
        };
        emitter.declarations();
        emitter.body(debug, marks);
        let numbers = emitter.numbers;
        out.push("}\n");
        Ok(numbers)
    }

    /// The first sweep, and what it finds.
    fn declarations(&mut self) {
        let mut counts = [0u32; 5];
        for inst in self.func.all_insts() {
            for operand in self.func.operands(inst) {
                match operand {
                    Operand::Reg(reg) => {
                        if let Some(v) = reg.reg.as_virtual() {
                            let n = &mut self.numbers[v.as_u32() as usize];
                            if *n == u32::MAX {
                                let class = self.func.vreg_class(v).map_or(2, |c| c.0) as usize;
                                counts[class] += 1;
                                *n = counts[class];
                            }
                        }
                    }
                    Operand::Block(target) => self.labels[target.as_u32() as usize] = true,
                    Operand::JumpTable(table) => {
                        for target in &self.func.jump_tables[*table] {
                            self.labels[target.as_u32() as usize] = true;
                        }
                    }
                    _ => {}
                }
            }
        }
        let frame = &self.func.frame;
        if !frame.objects.is_empty() {
            self.out.push("\t.local .align ");
            self.out.number(frame.max_align.max(1) as i64);
            self.out.push(" .b8 \t__local_depot");
            self.out.number(i64::from(self.number));
            self.out.push("[");
            self.out.number(frame.size.max(1) as i64);
            self.out.push("];\n");
        }
        for (class, ty) in [".pred", ".b16", ".b32", ".b64", ".b128"].iter().enumerate() {
            if counts[class] > 0 {
                self.out.push("\t.reg ");
                self.out.push(ty);
                self.out.push(" \t");
                self.out.push(PREFIXES[class]);
                self.out.push("<");
                self.out.number(i64::from(counts[class]) + 1);
                self.out.push(">;\n");
            }
        }
        self.out.push("\n");
    }

    fn label(&mut self, block: Block) {
        self.out.push("$L__BB");
        self.out.number(i64::from(self.number));
        self.out.push("_");
        self.out.number(i64::from(block.as_u32()));
    }

    fn body(
        &mut self,
        mut debug: Option<&mut DebugDirectives<'_>>,
        mut marks: Option<&mut Vec<Mark>>,
    ) {
        let places = &self.func.debug_locs;
        let places = debug.as_mut().map(|debug| FunctionPlaces::new(&mut debug.map, places));
        let mut last = None;
        let mut called = Set::default();
        let mut mark = |start: usize, kind: LineKind, loc: Option<DebugLoc>| {
            if let Some(marks) = &mut marks {
                marks.push(Mark { start, kind, loc });
            }
        };
        for block in self.func.blocks() {
            if self.labels[block.as_u32() as usize] {
                mark(self.out.as_str().len(), LineKind::Label, None);
                self.label(block);
                self.out.push(":\n");
            }
            for inst in self.func.insts(block) {
                let loc = self.func.inst_loc(inst);
                if let (Some(debug), Some(places)) = (&mut debug, &places)
                    && let Some(place) = places.get(loc).location()
                    && last != Some(place)
                {
                    last = Some(place);
                    mark(self.out.as_str().len(), LineKind::Directive, loc);
                    debug.write_loc(self.out, place, &mut called);
                }
                mark(self.out.as_str().len(), LineKind::Instruction, loc);
                self.inst(inst);
            }
        }
        mark(self.out.as_str().len(), LineKind::Directive, None);
    }

    fn vreg(&mut self, v: VReg) {
        let class = self.func.vreg_class(v).map_or(2, |c| c.0) as usize;
        self.out.push(PREFIXES[class]);
        self.out.number(i64::from(self.numbers[v.as_u32() as usize]));
    }

    fn reg(&mut self, reg: Reg) {
        match reg.as_virtual() {
            Some(v) => self.vreg(v),
            None => self.out.push("_"),
        }
    }

    /// An operand; `kind` says how a number is meant.
    fn operand(&mut self, operand: &Operand, kind: u8) {
        match *operand {
            Operand::Reg(reg) => self.reg(reg.reg),
            Operand::Imm(value) => match kind {
                IMM_F32 => self.out.float32(value as u32),
                IMM_F64 => self.out.float64(value as u64),
                _ => self.out.number(value),
            },
            Operand::Symbol { symbol, offset, .. } => {
                self.out.push(&self.func.symbol_data(symbol).name);
                self.offset(i64::from(offset));
            }
            Operand::Frame { slot, offset } => {
                self.out.push("__local_depot");
                self.out.number(i64::from(self.number));
                let at = self.func.frame.objects[slot].offset.unwrap_or(0);
                self.offset(at + offset);
            }
            Operand::Block(block) => self.label(block),
            _ => self.out.push("?"),
        }
    }

    fn offset(&mut self, offset: i64) {
        if offset == 0 {
            return;
        }
        self.out.push("+");
        self.out.number(offset);
    }

    fn list(&mut self, operands: &[Operand]) {
        for (n, operand) in operands.iter().enumerate() {
            if n != 0 {
                self.out.push(", ");
            }
            self.operand(operand, 0);
        }
    }

    /// One operand, or several in braces.
    fn group(&mut self, operands: &[Operand]) {
        if operands.len() == 1 {
            self.operand(&operands[0], 0);
        } else {
            self.out.push("{");
            self.list(operands);
            self.out.push("}");
        }
    }

    /// `[base+offset]`
    fn address(&mut self, base: &Operand, offset: &Operand) {
        self.out.push("[");
        self.operand(base, 0);
        self.offset(offset.as_imm().unwrap_or(0));
        self.out.push("]");
    }

    fn param(&mut self, n: &Operand) {
        self.out.push(&self.func.name);
        self.out.push("_param_");
        self.out.number(n.as_imm().unwrap_or(0));
    }

    fn imm(&self, operand: &Operand) -> i64 {
        operand.as_imm().unwrap_or(0)
    }

    fn vector(&mut self, count: usize) {
        match count {
            2 => self.out.push(".v2"),
            4 => self.out.push(".v4"),
            8 => self.out.push(".v8"),
            _ => {}
        }
    }

    fn inst(&mut self, inst: Inst) {
        let func = self.func;
        let desc = func.desc(inst);
        let operands = func.operands(inst);
        self.out.push("\t");
        match Format::of(desc) {
            Format::Plain => {
                self.out.push(desc.mnemonic);
                for (n, operand) in operands.iter().enumerate() {
                    self.out.push(if n == 0 { " \t" } else { ", " });
                    let kind = desc.operands.get(n).map_or(0, |d| d.imm);
                    self.operand(operand, kind);
                }
                self.out.push(";\n");
            }
            Format::Pack => {
                self.out.push("mov");
                self.out.push(suffix(desc));
                self.out.push(" \t");
                self.operand(&operands[0], 0);
                self.out.push(", ");
                self.group(&operands[1..]);
                self.out.push(";\n");
            }
            Format::Unpack => {
                self.out.push("mov");
                self.out.push(suffix(desc));
                self.out.push(" \t");
                self.group(&operands[..2]);
                self.out.push(", ");
                self.operand(&operands[2], 0);
                self.out.push(";\n");
            }
            Format::Setp => self.setp(desc, operands),
            Format::Cvt => self.cvt(operands),
            Format::Ld | Format::LdParam | Format::LdRet => self.load(desc, operands),
            Format::St | Format::StArg | Format::StRet => self.store(desc, operands),
            Format::Atom | Format::Red => self.atomic(desc, operands),
            Format::MovParam => {
                let wide = func.vreg_class(first_vreg(operands)).is_none_or(|c| c.0 == 3);
                self.out.push(if wide { "mov.b64 \t" } else { "mov.b32 \t" });
                self.operand(&operands[0], 0);
                self.out.push(", ");
                self.param(&operands[1]);
                self.offset(self.imm(&operands[2]));
                self.out.push(";\n");
            }
            Format::CallBegin => self.out.push("{\n"),
            Format::CallEnd => self.out.push("}\n"),
            Format::ArgDecl => self.declaration(operands),
            Format::Proto => self.prototype(operands),
            Format::Call => self.call(operands),
            Format::Bra => {
                self.out.push("bra \t");
                self.operand(&operands[0], 0);
                self.out.push(";\n");
            }
            Format::BraIf => {
                self.out.push(if self.imm(&operands[1]) != 0 { "@!" } else { "@" });
                self.operand(&operands[0], 0);
                self.out.push(" bra \t");
                self.operand(&operands[2], 0);
                self.out.push(";\n");
            }
            Format::Brx => self.table_jump(operands),
            Format::Pragma => self.out.push(".pragma \"nounroll\";\n"),
            Format::Template => self.template(operands),
        }
    }

    fn setp(&mut self, desc: &InstrDesc, operands: &[Operand]) {
        self.out.push("setp.");
        if let Operand::Cond(cond) = operands[1] {
            self.out.push(cond_name(cond));
        }
        self.out.push(&desc.mnemonic["setp".len()..]);
        self.out.push(" \t");
        self.operand(&operands[0], 0);
        for (operand, row) in operands[2..].iter().zip(&desc.operands[2..]) {
            self.out.push(", ");
            self.operand(operand, row.imm);
        }
        self.out.push(";\n");
    }

    fn cvt(&mut self, operands: &[Operand]) {
        let mods = CvtMods::unpack(self.imm(&operands[1]));
        self.out.push("cvt");
        self.out.push(mods.round.name());
        if mods.relu {
            self.out.push(".relu");
        }
        if mods.ftz {
            self.out.push(".ftz");
        }
        if mods.sat {
            self.out.push(".sat");
        }
        self.out.push(mods.to.name());
        self.out.push(mods.from.name());
        self.out.push(" \t");
        self.operand(&operands[0], 0);
        self.out.push(", ");
        self.operand(&operands[2], 0);
        self.out.push(";\n");
    }

    /// `ld.sem.scope.space.nc.vec.type`
    fn load(&mut self, desc: &InstrDesc, operands: &[Operand]) {
        let defs = desc.num_defs();
        let mods = MemMods::unpack(self.imm(&operands[defs]));
        match Format::of(desc) {
            Format::Ld => {
                self.out.push("ld");
                self.out.push(mods.sem.name());
                if mods.sem.has_scope() {
                    self.out.push(mods.scope.name());
                }
                self.out.push(mods.space.name());
                if mods.nc {
                    self.out.push(".nc");
                }
            }
            _ => self.out.push("ld.param"),
        }
        self.vector(defs);
        self.out.push(mods.ty.name());
        self.out.push(" \t");
        self.group(&operands[..defs]);
        self.out.push(", ");
        match Format::of(desc) {
            Format::Ld => self.address(&operands[defs + 1], &operands[defs + 2]),
            Format::LdParam => {
                self.out.push("[");
                self.param(&operands[defs + 1]);
                self.offset(self.imm(&operands[defs + 2]));
                self.out.push("]");
            }
            _ => {
                self.out.push("[retval0");
                self.offset(self.imm(&operands[defs + 1]));
                self.out.push("]");
            }
        }
        self.out.push(";\n");
    }

    fn store(&mut self, desc: &InstrDesc, operands: &[Operand]) {
        let mods = MemMods::unpack(self.imm(&operands[0]));
        let format = Format::of(desc);
        let sources = match format {
            Format::StRet => &operands[2..],
            _ => &operands[3..],
        };
        match format {
            Format::St => {
                self.out.push("st");
                self.out.push(mods.sem.name());
                if mods.sem.has_scope() {
                    self.out.push(mods.scope.name());
                }
                self.out.push(mods.space.name());
            }
            _ => self.out.push("st.param"),
        }
        self.vector(sources.len());
        self.out.push(mods.ty.name());
        self.out.push(" \t");
        match format {
            Format::St => self.address(&operands[1], &operands[2]),
            Format::StArg => {
                self.out.push("[param");
                self.out.number(self.imm(&operands[1]));
                self.offset(self.imm(&operands[2]));
                self.out.push("]");
            }
            _ => {
                self.out.push("[func_retval0");
                self.offset(self.imm(&operands[1]));
                self.out.push("]");
            }
        }
        self.out.push(", ");
        self.group(sources);
        self.out.push(";\n");
    }

    /// `atom.sem.scope.space.op.type`
    fn atomic(&mut self, desc: &InstrDesc, operands: &[Operand]) {
        let defs = desc.num_defs();
        let mods = MemMods::unpack(self.imm(&operands[defs]));
        self.out.push(if defs == 0 { "red" } else { "atom" });
        self.out.push(mods.sem.name());
        if mods.sem.has_scope() {
            self.out.push(mods.scope.name());
        }
        self.out.push(mods.space.name());
        self.out.push(mods.op.name());
        self.out.push(mods.ty.name());
        self.out.push(" \t");
        if defs != 0 {
            self.operand(&operands[0], 0);
            self.out.push(", ");
        }
        self.address(&operands[defs + 1], &operands[defs + 2]);
        let kind = match mods.ty {
            crate::target::modifiers::Ty::F32 => IMM_F32,
            crate::target::modifiers::Ty::F64 => IMM_F64,
            _ => 0,
        };
        for operand in &operands[defs + 3..] {
            self.out.push(", ");
            self.operand(operand, kind);
        }
        self.out.push(";\n");
    }

    fn param_kind(&mut self, size: i64, align: i64) {
        if align == 0 {
            self.out.push(".param .b");
            self.out.number(size);
        } else {
            self.out.push(".param .align ");
            self.out.number(align);
            self.out.push(" .b8");
        }
    }

    fn declaration(&mut self, operands: &[Operand]) {
        let (n, size, align) =
            (self.imm(&operands[0]), self.imm(&operands[1]), self.imm(&operands[2]));
        self.param_kind(size, align);
        if n < 0 {
            self.out.push(" \tretval0");
        } else {
            self.out.push(" \tparam");
            self.out.number(n);
        }
        if align != 0 {
            self.out.push("[");
            self.out.number(size);
            self.out.push("]");
        }
        self.out.push(";\n");
    }

    fn prototype(&mut self, operands: &[Operand]) {
        let (number, flags) = (self.imm(&operands[0]), self.imm(&operands[1]));
        self.out.push("prototype_");
        self.out.number(number);
        self.out.push(" : .callprototype ");
        let mut rest = &operands[2..];
        let mut part = |s: &mut Self| {
            let (size, align) = (s.imm(&rest[0]), s.imm(&rest[1]));
            rest = &rest[2..];
            s.param_kind(size, align);
            s.out.push(" _");
            if align != 0 {
                s.out.push("[");
                s.out.number(size);
                s.out.push("]");
            }
            !rest.is_empty()
        };
        let has_ret = flags & 1 != 0;
        self.out.push("(");
        let mut more = operands.len() > 2;
        if has_ret {
            more = part(self);
        }
        self.out.push(") _ (");
        while more {
            more = part(self);
            if more {
                self.out.push(", ");
            }
        }
        self.out.push(")");
        if flags & 2 != 0 && !has_ret {
            self.out.push(" .noreturn");
        }
        self.out.push(";\n");
    }

    fn call(&mut self, operands: &[Operand]) {
        let has_ret = self.imm(&operands[0]) != 0;
        let prototype = self.imm(&operands[2]);
        self.out.push(if prototype < 0 { "call.uni \t" } else { "call \t" });
        if has_ret {
            self.out.push("(retval0), ");
        }
        self.operand(&operands[1], 0);
        let mut first = true;
        for operand in &operands[3..] {
            self.out.push(if first { ", (" } else { ", " });
            first = false;
            self.out.push("param");
            self.out.number(self.imm(operand));
        }
        if !first {
            self.out.push(")");
        } else if prototype >= 0 {
            self.out.push(", ()");
        }
        if prototype >= 0 {
            self.out.push(", prototype_");
            self.out.number(prototype);
        }
        self.out.push(";\n");
    }

    fn table_jump(&mut self, operands: &[Operand]) {
        let Operand::JumpTable(table) = operands[1] else { return };
        let targets = &self.func.jump_tables[table];
        self.out.push("$L_brx_");
        self.out.number(i64::from(self.number));
        self.out.push("_");
        self.out.number(i64::from(table.as_u32()));
        self.out.push(": .branchtargets\n");
        for (n, &target) in targets.iter().enumerate() {
            self.out.push("\t\t");
            self.label(target);
            self.out.push(if n + 1 == targets.len() { ";\n" } else { ",\n" });
        }
        self.out.push("\tbrx.idx \t");
        self.operand(&operands[0], 0);
        self.out.push(", $L_brx_");
        self.out.number(i64::from(self.number));
        self.out.push("_");
        self.out.number(i64::from(table.as_u32()));
        self.out.push(";\n");
    }

    /// Text with `$0`, `${1}` … for operands and `$$` for a dollar.
    fn template(&mut self, operands: &[Operand]) {
        let func = self.func;
        // MIR writes texts as it writes names outside of the module: so they come back from it.
        let is_text = |o: &Operand| match o {
            Operand::Symbol { symbol, .. } => {
                let kind = func.symbol_data(*symbol).kind;
                matches!(kind, SymbolKind::Text | SymbolKind::External)
            }
            _ => false,
        };
        let Some(at) = operands.iter().position(is_text) else { return };
        let Operand::Symbol { symbol, .. } = operands[at] else { return };
        let text = &func.symbol_data(symbol).name;
        let pick = |n: usize| operands.get(if n < at { n } else { n + 1 });
        let mut rest = &text[..];
        while let Some(dollar) = rest.find('$') {
            self.out.push(&rest[..dollar]);
            rest = &rest[dollar + 1..];
            if let Some(after) = rest.strip_prefix('$') {
                self.out.push("$");
                rest = after;
                continue;
            }
            let braced = rest.starts_with('{');
            let digits = if braced { &rest[1..] } else { rest };
            let len = digits.bytes().take_while(u8::is_ascii_digit).count();
            if len == 0 {
                self.out.push("$");
                continue;
            }
            if let Some(operand) = digits[..len].parse().ok().and_then(pick) {
                self.operand(operand, 0);
            }
            rest = &digits[len..];
            if braced {
                rest = rest.strip_prefix('}').unwrap_or(rest);
            }
        }
        self.out.push(rest);
        self.out.push("\n");
    }
}

fn suffix(desc: &InstrDesc) -> &'static str {
    desc.mnemonic.find('.').map_or("", |dot| &desc.mnemonic[dot..])
}

fn first_vreg(operands: &[Operand]) -> VReg {
    operands
        .first()
        .and_then(Operand::as_reg)
        .and_then(|r| r.reg.as_virtual())
        .unwrap_or_else(|| VReg::from_u32(0))
}
