//! Globals: variables, functions, aliases and ifuncs, and comdats.
//!
//! Their records come before the constants that they are made of, and in another order than the text
//! has them: variables, functions, aliases, ifuncs. They are collected, made in the order of the text
//! (functions last) when the first other block needs them, and completed at the end of the module.

use crate::state::{RawGlobal, Reader, Result};
use ir::map::Map;
use ir::ssa::{
    Align, CallConv, Comdat, Const, ConstData, DllStorage, FuncBody, FunctionData, Global,
    GlobalData, GlobalKind, Intrinsic, Linkage, Symbol, ThreadLocal, Type, UnnamedAddr, Value,
    Variable, Visibility,
};

/// Codes of records.
const VARIABLE: u32 = 7;
const FUNCTION: u32 = 8;
const ALIAS: u32 = 14;

impl Reader<'_> {
    pub(crate) fn global_record(&mut self, code: u32, ops: &[u64]) -> Result<()> {
        if self.globals.made {
            return Err(self.error("a global after what globals are used for"));
        }
        let least = match code {
            VARIABLE => 8,
            FUNCTION => 10,
            _ => 6,
        };
        if ops.len() < least {
            return Err(self.error("a global lacks a part"));
        }
        let place = self.place;
        self.globals.list.push(RawGlobal { code, ops: ops.into(), place, global: None });
        Ok(())
    }

    /// A name in the string table, by the first two numbers of a record.
    fn name(&mut self, ops: &[u64]) -> Result<String> {
        let range = |n: usize| usize::try_from(ops.get(n).copied().unwrap_or(0)).ok();
        let bytes = range(0)
            .zip(range(1))
            .and_then(|(start, len)| self.strtab.get(start..start.checked_add(len)?));
        let bytes = bytes.ok_or_else(|| self.error("a name beyond the string table"))?;
        self.spend(bytes.len())?;
        match std::str::from_utf8(bytes) {
            Ok(name) => Ok(name.to_owned()),
            Err(_) => Err(self.error("a name that is not UTF-8 is not supported")),
        }
    }

    /// A symbol for a name in the string table; none if it is empty.
    fn optional_name(&mut self, raw: &RawGlobal, n: usize) -> Result<Option<Symbol>> {
        if raw.op(n + 1) == 0 {
            return Ok(None);
        }
        let name = self.name(&raw.ops[n..])?;
        Ok(Some(self.m.cx.symbols.intern(&name)))
    }

    pub(crate) fn comdat_record(&mut self, ops: &[u64]) -> Result<()> {
        let name = self.name(ops)?;
        let kind = match ops.get(2) {
            Some(1) => "any",
            Some(2) => "exactmatch",
            Some(3) => "largest",
            Some(4) => "nodeduplicate",
            Some(5) => "samesize",
            _ => return Err(self.error("a comdat of an unknown kind")),
        };
        let kind = self.m.cx.symbols.intern(kind);
        self.m.cx.comdats.push(Comdat { name: name.into(), kind });
        Ok(())
    }

    /// An alignment: 0 for none, or its binary logarithm plus one.
    pub(crate) fn align(&self, encoded: u64) -> Result<Option<Align>> {
        match encoded {
            0 => Ok(None),
            1..=33 => Ok(Some(Align::from_log2(encoded as u8 - 1))),
            _ => Err(self.error("an alignment of more than 4294967296")),
        }
    }

    /// Makes the globals, if it is not done.
    pub(crate) fn make_globals(&mut self) -> Result<()> {
        if std::mem::replace(&mut self.globals.made, true) {
            return Ok(());
        }
        let mut list = std::mem::take(&mut self.globals.list);
        for functions in [false, true] {
            for raw in list.iter_mut().filter(|raw| (raw.code == FUNCTION) == functions) {
                let place = std::mem::replace(&mut self.place, raw.place);
                let name = self.name(&raw.ops)?;
                if !name.is_empty() && self.m.cx.find_global(&name).is_some() {
                    return Err(self.error(format_args!("two globals are named '@{name}'")));
                }
                let data = match raw.code {
                    VARIABLE => self.variable(raw, &name)?,
                    FUNCTION => self.function(raw, &name)?,
                    _ => self.alias(raw, &name)?,
                };
                let body = data.function().and_then(|f| f.body.expand());
                let global = self.m.cx.add_global(data);
                raw.global = Some(global);
                if let Some(body) = body {
                    self.globals.bodies.push_back((global, body));
                }
                self.place = place;
            }
        }
        for raw in &list {
            if let Some(global) = raw.global {
                let address = self.m.cx.global_address(global);
                self.values.push(address.into());
            }
        }
        self.globals.list = list;
        Ok(())
    }

    fn space(&self, space: u64) -> Result<u32> {
        match u32::try_from(space) {
            Ok(space) if space < 1 << 24 => Ok(space),
            _ => Err(self.error("an address space of more than 24 bits")),
        }
    }

    fn variable(&mut self, raw: &RawGlobal, name: &str) -> Result<GlobalData> {
        let flags = raw.op(3);
        if flags & 2 == 0 {
            return Err(self.unsupported("a variable as LLVM 3.6 and older write it"));
        }
        let ty = self.ty(raw.op(2))?;
        let mut variable = Variable {
            constant: flags & 1 != 0,
            externally_initialized: raw.op(11) != 0,
            ..Variable::default()
        };
        let words = [
            "no_sanitize_address",
            "no_sanitize_hwaddress",
            "sanitize_memtag",
            "sanitize_address_dyninit",
        ];
        for (n, word) in words.into_iter().enumerate() {
            if raw.op(18) >> n & 1 != 0 {
                variable.sanitizer.push(self.m.cx.symbols.intern(word));
            }
        }
        let models = ["tiny", "small", "kernel", "medium", "large"];
        variable.code_model = match raw.op(19) {
            0 => None,
            n @ 1..=5 => Some(self.m.cx.symbols.intern(models[n as usize - 1])),
            _ => return Err(self.error("an unknown code model")),
        };
        variable.attrs = self.attributes(raw.op(14), 0)?.function;
        let mut data = GlobalData::new(name, ty, GlobalKind::Variable(variable));
        data.address_space = self.space(flags >> 2)?;
        self.linkage(&mut data, raw.op(5))?;
        // Where it is only declared, the text says so.
        if raw.op(4) == 0 && data.linkage == Linkage::External {
            data.linkage = Linkage::ExternalKeyword;
        }
        data.align = self.align(raw.op(6))?;
        data.section = self.listed(&self.globals.sections, raw.op(7), "section")?;
        self.visibility(&mut data, raw.op(8))?;
        self.thread_local(&mut data, raw.op(9))?;
        self.unnamed_addr(&mut data, raw.op(10))?;
        self.dll_storage(&mut data, raw.op(12))?;
        self.comdat(&mut data, raw.op(13))?;
        dso_local(&mut data, raw.op(15));
        data.partition = self.optional_name(raw, 16)?;
        Ok(data)
    }

    fn function(&mut self, raw: &RawGlobal, name: &str) -> Result<GlobalData> {
        let ty = self.ty(raw.op(2))?;
        let Some(params) = self.m.cx.types.signature(ty).map(|s| s.1.len()) else {
            return Err(self.error("a function of another type than a function's"));
        };
        self.spend(params)?;
        let cc = match u16::try_from(raw.op(3)) {
            Ok(cc) if cc < 1024 => CallConv(cc),
            _ => return Err(self.error("no such calling convention")),
        };
        let attributes = self.attributes(raw.op(6), params)?;
        let mut function = FunctionData {
            cc,
            ret_attrs: attributes.ret,
            param_attrs: attributes.params,
            attrs: attributes.function,
            intrinsic: Intrinsic::from_name(name),
            ..FunctionData::default()
        };
        function.gc = self.listed(&self.globals.collectors, raw.op(10), "collector")?;
        if raw.op(4) == 0 {
            function.body = Some(self.m.bodies.push(ir::ssa::Body::default())).into();
        }
        let kind = GlobalKind::Function(Box::new(function));
        let mut data = GlobalData::new(name, ty, kind);
        self.linkage(&mut data, raw.op(5))?;
        data.align = self.align(raw.op(7))?;
        data.section = self.listed(&self.globals.sections, raw.op(8), "section")?;
        self.visibility(&mut data, raw.op(9))?;
        self.unnamed_addr(&mut data, raw.op(11))?;
        self.dll_storage(&mut data, raw.op(13))?;
        self.comdat(&mut data, raw.op(14))?;
        dso_local(&mut data, raw.op(17));
        data.address_space = self.space(raw.op(18))?;
        data.partition = self.optional_name(raw, 19)?;
        Ok(data)
    }

    /// An alias or ifunc; what it stands for comes later.
    fn alias(&mut self, raw: &RawGlobal, name: &str) -> Result<GlobalData> {
        let ty = self.ty(raw.op(2))?;
        let space = self.space(raw.op(3))?;
        let target = self.m.cx.consts.zero(Type::ptr(space));
        let is_alias = raw.code == ALIAS;
        let kind = if is_alias { GlobalKind::Alias(target) } else { GlobalKind::IFunc(target) };
        let mut data = GlobalData::new(name, ty, kind);
        data.address_space = space;
        self.linkage(&mut data, raw.op(5))?;
        self.visibility(&mut data, raw.op(6))?;
        if is_alias {
            self.dll_storage(&mut data, raw.op(7))?;
            self.thread_local(&mut data, raw.op(8))?;
            self.unnamed_addr(&mut data, raw.op(9))?;
        }
        let rest = if is_alias { 10 } else { 7 };
        dso_local(&mut data, raw.op(rest));
        data.partition = self.optional_name(raw, rest + 1)?;
        Ok(data)
    }

    /// Element `number` of a list, from 1; 0 is none.
    fn listed(&self, list: &[Symbol], number: u64, what: &str) -> Result<Option<Symbol>> {
        let Some(index) = number.checked_sub(1) else { return Ok(None) };
        match usize::try_from(index).ok().and_then(|n| list.get(n)) {
            Some(&symbol) => Ok(Some(symbol)),
            None => Err(self.error(format_args!("there is no such {what}"))),
        }
    }

    fn linkage(&self, data: &mut GlobalData, code: u64) -> Result<()> {
        data.linkage = match code {
            0 | 5 | 6 | 15 => Linkage::External,
            1 | 16 => Linkage::Weak,
            2 => Linkage::Appending,
            3 => Linkage::Internal,
            4 | 18 => Linkage::LinkOnce,
            7 => Linkage::ExternWeak,
            8 => Linkage::Common,
            9 | 13 | 14 => Linkage::Private,
            10 | 17 => Linkage::WeakOdr,
            11 | 19 => Linkage::LinkOnceOdr,
            12 => Linkage::AvailableExternally,
            _ => return Err(self.error("an unknown linkage")),
        };
        Ok(())
    }

    fn visibility(&self, data: &mut GlobalData, code: u64) -> Result<()> {
        data.visibility = match code {
            0 => Visibility::Default,
            1 => Visibility::Hidden,
            2 => Visibility::Protected,
            _ => return Err(self.error("an unknown visibility")),
        };
        Ok(())
    }

    fn thread_local(&self, data: &mut GlobalData, code: u64) -> Result<()> {
        data.thread_local = match code {
            0 => ThreadLocal::None,
            1 => ThreadLocal::GeneralDynamic,
            2 => ThreadLocal::LocalDynamic,
            3 => ThreadLocal::InitialExec,
            4 => ThreadLocal::LocalExec,
            _ => return Err(self.error("an unknown thread-local model")),
        };
        Ok(())
    }

    fn unnamed_addr(&self, data: &mut GlobalData, code: u64) -> Result<()> {
        data.unnamed_addr = match code {
            0 => UnnamedAddr::Significant,
            1 => UnnamedAddr::Global,
            2 => UnnamedAddr::Local,
            _ => return Err(self.error("an unknown kind of unnamed_addr")),
        };
        Ok(())
    }

    fn dll_storage(&self, data: &mut GlobalData, code: u64) -> Result<()> {
        data.dll_storage = match code {
            0 => DllStorage::None,
            1 => DllStorage::Import,
            2 => DllStorage::Export,
            _ => return Err(self.error("an unknown DLL storage class")),
        };
        Ok(())
    }

    fn comdat(&self, data: &mut GlobalData, number: u64) -> Result<()> {
        let Some(index) = number.checked_sub(1) else { return Ok(()) };
        if index >= self.m.cx.comdats.len() as u64 {
            return Err(self.error("there is no such comdat"));
        }
        data.comdat = Some(index as u32);
        Ok(())
    }

    /// The function whose body comes next.
    pub(crate) fn next_body(&mut self) -> Result<(Global, FuncBody)> {
        let next = self.globals.bodies.pop_front();
        next.ok_or_else(|| self.error("a body for no function"))
    }

    pub(crate) fn check_functions(&self) -> Result<()> {
        match self.globals.bodies.front() {
            None => Ok(()),
            Some(&(global, _)) => {
                let name = &self.m.cx.globals[global].name;
                Err(self.error(format_args!("'@{name}' is defined, but has no body")))
            }
        }
    }

    fn module_constant(&self, number: u64) -> Result<Const> {
        let value = usize::try_from(number).ok().and_then(|n| self.values.get(n));
        match value.and_then(|v: &Value| v.constant()) {
            Some(c) => Ok(c),
            None => Err(self.error("there is no such constant")),
        }
    }

    /// A constant by its number plus one; 0 is none.
    fn optional_constant(&self, number: u64) -> Result<Option<Const>> {
        number.checked_sub(1).map(|n| self.module_constant(n)).transpose()
    }

    /// Completes globals with the constants that they are made of, and their metadata.
    pub(crate) fn complete_globals(&mut self) -> Result<()> {
        let list = std::mem::take(&mut self.globals.list);
        for raw in &list {
            self.place = raw.place;
            let Some(global) = raw.global else { continue };
            match raw.code {
                VARIABLE => {
                    let initializer = self.optional_constant(raw.op(4))?;
                    if let Some(v) = self.m.cx.globals[global].variable_mut() {
                        v.initializer = initializer;
                    }
                }
                FUNCTION => {
                    let prologue = self.optional_constant(raw.op(12))?;
                    let prefix = self.optional_constant(raw.op(15))?;
                    let personality = self.optional_constant(raw.op(16))?;
                    if let Some(f) = self.m.cx.globals[global].function_mut() {
                        (f.prologue, f.prefix, f.personality) = (prologue, prefix, personality);
                    }
                }
                _ => {
                    let target = self.module_constant(raw.op(4))?;
                    if !self.m.cx.consts.ty(target).is_ptr() {
                        return Err(self.error("an alias needs a pointer"));
                    }
                    let data = &mut self.m.cx.globals[global];
                    data.kind = match data.kind {
                        GlobalKind::Alias(_) => GlobalKind::Alias(target),
                        _ => GlobalKind::IFunc(target),
                    };
                }
            }
        }
        for (number, attached) in
            std::mem::take(&mut self.globals.attached).sorted_unstable_by(|a, _, b, _| a.cmp(b))
        {
            let global = list.get(number as usize).and_then(|raw| raw.global);
            let Some(global) = global else {
                return Err(self.error("metadata attached to no global"));
            };
            let attachments = self.m.cx.metadata.attach(&attached);
            self.m.cx.globals[global].metadata = attachments;
        }
        self.order_comdats();
        Ok(())
    }

    /// Puts comdats into the order in which globals name them, as the text has it. Those that none names go.
    fn order_comdats(&mut self) {
        let cx = &mut self.m.cx;
        let mut places: Map<u32, u32> = Map::default();
        let mut order = Vec::new();
        // As in the text: those of functions first.
        for functions in [true, false] {
            for data in cx.globals.values_mut() {
                if let Some(old) = data.comdat.filter(|_| functions == is_function(&data.kind)) {
                    let next = order.len() as u32;
                    let new = *places.entry(old).or_insert_with(|| next);
                    if new == next {
                        order.push(old);
                    }
                    data.comdat = Some(new);
                }
            }
        }
        let comdats = std::mem::take(&mut cx.comdats);
        cx.comdats = order.into_iter().map(|n| comdats[n as usize].clone()).collect();
    }

    /// Checks that the blocks whose addresses are taken exist, now that all bodies are known.
    pub(crate) fn check_block_addresses(&self) -> Result<()> {
        if !self.constants.block_addresses {
            return Ok(());
        }
        for (_, data) in self.m.cx.consts.iter() {
            let ConstData::BlockAddress { function, block, .. } = data else { continue };
            let known = self.m.body(*function).is_some_and(|b| b.blocks.is_valid(*block));
            if !known || block.as_u32() == 0 {
                return Err(self.error("the address of a block that does not exist"));
            }
        }
        Ok(())
    }
}

fn is_function(kind: &GlobalKind) -> bool {
    matches!(kind, GlobalKind::Function(_))
}

/// Sets `dso_local`, except for symbols for which it is implied: those that are local or have another visibility.
fn dso_local(data: &mut GlobalData, flag: u64) {
    let implicit = data.linkage.is_local()
        || (data.visibility != Visibility::Default && data.linkage != Linkage::ExternWeak);
    data.dso_local = (flag != 0 && !implicit).then_some(true);
}
