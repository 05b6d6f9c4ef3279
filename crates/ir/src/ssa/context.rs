//! Globals, and the context that functions share.

use super::attributes::{AttrSet, AttrTable};
use super::constants::{ConstData, ConstTable};
use super::data_layout::DataLayout;
use super::entities::{Attachments, Const, FuncBody, Global, Md};
use super::instructions::Value;
use super::intrinsics::Intrinsic;
use super::metadata::Metadata;
use super::operators::{Align, CallConv, CastOp};
use super::symbol::{Symbol, SymbolTable};
use super::types::{FloatKind, StructLayout, Type, TypeKind, TypeTable};
use crate::map::{Map, Set};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{PrimaryMap, SecondaryMap};

crate::named_enum! {
    /// Linkage.
    #[derive(Default)]
    pub enum Linkage {
        #[default]
        External = "",
        Private = "private",
        Internal = "internal",
        AvailableExternally = "available_externally",
        LinkOnce = "linkonce",
        LinkOnceOdr = "linkonce_odr",
        Weak = "weak",
        WeakOdr = "weak_odr",
        Common = "common",
        Appending = "appending",
        ExternWeak = "extern_weak",
        ExternalKeyword = "external",
    }
}

impl Linkage {
    /// Whether nothing outside the module can refer to it.
    pub fn is_local(self) -> bool {
        matches!(self, Linkage::Private | Linkage::Internal)
    }

    /// Whether the definition at hand may be replaced by a different one at link time, so that
    /// nothing may be concluded from it.
    pub fn is_interposable(self) -> bool {
        matches!(self, Linkage::LinkOnce | Linkage::Weak | Linkage::Common | Linkage::ExternWeak)
    }

    /// Whether it may be dropped when nothing uses it.
    pub fn is_discardable(self) -> bool {
        matches!(
            self,
            Linkage::Private
                | Linkage::Internal
                | Linkage::LinkOnce
                | Linkage::LinkOnceOdr
                | Linkage::AvailableExternally
        )
    }
}

crate::named_enum! {
    /// Visibility.
    #[derive(Default)]
    pub enum Visibility {
        #[default]
        Default = "",
        Hidden = "hidden",
        Protected = "protected",
    }
}

crate::named_enum! {
    /// DLL storage class.
    #[derive(Default)]
    pub enum DllStorage {
        #[default]
        None = "",
        Import = "dllimport",
        Export = "dllexport",
    }
}

crate::named_enum! {
    /// Whether the address matters.
    #[derive(Default)]
    pub enum UnnamedAddr {
        #[default]
        Significant = "",
        Local = "local_unnamed_addr",
        Global = "unnamed_addr",
    }
}

crate::named_enum! {
    /// Thread-local model.
    #[derive(Default)]
    pub enum ThreadLocal {
        #[default]
        None = "",
        GeneralDynamic = "thread_local",
        LocalDynamic = "thread_local(localdynamic)",
        InitialExec = "thread_local(initialexec)",
        LocalExec = "thread_local(localexec)",
    }
}

/// Data of a global variable.
#[derive(Clone, Debug, Default)]
pub struct Variable {
    /// Initial value; none for a declaration.
    pub initializer: Option<Const>,
    /// `constant` rather than `global`.
    pub constant: bool,
    /// `externally_initialized`
    pub externally_initialized: bool,
    /// `code_model "…"`
    pub code_model: Option<Symbol>,
    /// Attributes.
    pub attrs: AttrSet,
    /// `no_sanitize_address` and kin, as written.
    pub sanitizer: Vec<Symbol>,
}

/// Data of a function.
#[derive(Clone, Debug)]
pub struct FunctionData {
    /// Calling convention.
    pub cc: CallConv,
    /// Attributes of the returned value.
    pub ret_attrs: AttrSet,
    /// Attributes of each parameter; missing ones are empty.
    pub param_attrs: Vec<AttrSet>,
    /// Function attributes.
    pub attrs: AttrSet,
    /// `gc "…"`
    pub gc: Option<Symbol>,
    /// `prefix`
    pub prefix: Option<Const>,
    /// `prologue`
    pub prologue: Option<Const>,
    /// `personality`
    pub personality: Option<Const>,
    /// The body; none for a declaration.
    pub body: PackedOption<FuncBody>,
    /// The LLVM intrinsic that it is, by its name.
    pub intrinsic: Intrinsic,
}

impl Default for FunctionData {
    fn default() -> Self {
        FunctionData {
            cc: CallConv::C,
            ret_attrs: AttrSet::EMPTY,
            param_attrs: Vec::new(),
            attrs: AttrSet::EMPTY,
            gc: None,
            prefix: None,
            prologue: None,
            personality: None,
            body: None.into(),
            intrinsic: Intrinsic::None,
        }
    }
}

impl FunctionData {
    /// Attributes of parameter `n`.
    pub fn param_attrs(&self, n: usize) -> AttrSet {
        self.param_attrs.get(n).copied().unwrap_or_default()
    }
}

/// Kind of a global.
#[derive(Clone, Debug)]
pub enum GlobalKind {
    /// A variable
    Variable(Variable),
    /// A function
    Function(Box<FunctionData>),
    /// An alias of a constant
    Alias(Const),
    /// An indirect function and its resolver
    IFunc(Const),
}

/// A global and what all kinds have in common.
#[derive(Clone, Debug)]
pub struct GlobalData {
    /// Name without the `@`; empty for numbered ones.
    pub name: Box<str>,
    /// Type of what is there: a variable's value, a function's type.
    pub ty: Type,
    /// Address space.
    pub address_space: u32,
    /// Linkage.
    pub linkage: Linkage,
    /// Visibility.
    pub visibility: Visibility,
    /// `dso_local` (`Some(true)`), `dso_preemptable` (`Some(false)`).
    pub dso_local: Option<bool>,
    /// DLL storage class.
    pub dll_storage: DllStorage,
    /// Thread-local model.
    pub thread_local: ThreadLocal,
    /// Whether the address matters.
    pub unnamed_addr: UnnamedAddr,
    /// `section "…"`
    pub section: Option<Symbol>,
    /// `partition "…"`
    pub partition: Option<Symbol>,
    /// `comdat($name)`, by index into [`Context::comdats`].
    pub comdat: Option<u32>,
    /// `align`
    pub align: Option<Align>,
    /// Attached metadata.
    pub metadata: Attachments,
    /// Its kind.
    pub kind: GlobalKind,
}

impl GlobalData {
    /// Whether references always mean the definition in the same linked object: what LLVM's
    /// `shouldAssumeDSOLocal` returns for ELF.
    pub fn is_dso_local(&self) -> bool {
        self.linkage.is_local()
            || self.visibility != Visibility::Default
            || self.dso_local == Some(true)
    }

    /// A global of this kind with everything else at its default.
    pub fn new(name: &str, ty: Type, kind: GlobalKind) -> GlobalData {
        GlobalData {
            name: name.into(),
            ty,
            address_space: 0,
            linkage: Linkage::External,
            visibility: Visibility::Default,
            dso_local: None,
            dll_storage: DllStorage::None,
            thread_local: ThreadLocal::None,
            unnamed_addr: UnnamedAddr::Significant,
            section: None,
            partition: None,
            comdat: None,
            align: None,
            metadata: Attachments::default(),
            kind,
        }
    }

    /// The function part, if it is one.
    #[inline]
    pub fn function(&self) -> Option<&FunctionData> {
        match &self.kind {
            GlobalKind::Function(f) => Some(f),
            _ => None,
        }
    }

    /// The function part, if it is one.
    pub fn function_mut(&mut self) -> Option<&mut FunctionData> {
        match &mut self.kind {
            GlobalKind::Function(f) => Some(f),
            _ => None,
        }
    }

    /// The variable part, if it is one.
    pub fn variable(&self) -> Option<&Variable> {
        match &self.kind {
            GlobalKind::Variable(v) => Some(v),
            _ => None,
        }
    }

    /// The variable part, if it is one.
    pub fn variable_mut(&mut self) -> Option<&mut Variable> {
        match &mut self.kind {
            GlobalKind::Variable(v) => Some(v),
            _ => None,
        }
    }

    /// Whether it is only declared here.
    pub fn is_declaration(&self) -> bool {
        match &self.kind {
            GlobalKind::Variable(v) => v.initializer.is_none(),
            GlobalKind::Function(f) => f.body.is_none(),
            GlobalKind::Alias(_) | GlobalKind::IFunc(_) => false,
        }
    }
}

/// A comdat and its selection kind (`any`, `largest` …).
#[derive(Clone, Debug)]
pub struct Comdat {
    /// Name without the `$`.
    pub name: Box<str>,
    /// Selection kind
    pub kind: Symbol,
}

/// Data that the functions of a module share.
#[derive(Clone, Debug, Default)]
pub struct Context {
    /// Interned strings.
    pub symbols: SymbolTable,
    /// Types.
    pub types: TypeTable,
    /// Constants.
    pub consts: ConstTable,
    /// Attribute sets.
    pub attrs: AttrTable,
    /// Metadata.
    pub metadata: Metadata,
    /// All globals, in the order of the text.
    pub globals: PrimaryMap<Global, GlobalData>,
    /// Comdats.
    pub comdats: Vec<Comdat>,
    data_layout: DataLayout,
    names: Map<Box<str>, Global>,
}

impl Context {
    /// The data layout.
    #[inline]
    pub fn data_layout(&self) -> &DataLayout {
        &self.data_layout
    }

    /// Puts the data layout.
    pub fn set_data_layout(&mut self, layout: DataLayout) {
        self.data_layout = layout;
        self.types.forget_layouts();
    }

    /// Adds a global. Its name must be new (check with [`Context::find_global`]).
    pub fn add_global(&mut self, data: GlobalData) -> Global {
        let name = data.name.clone();
        let global = self.globals.push(data);
        if !name.is_empty() {
            self.names.insert(name, global);
        }
        global
    }

    /// The global `@name`.
    pub fn find_global(&self, name: &str) -> Option<Global> {
        self.names.get(name).copied()
    }

    /// Renames `global`.
    pub fn rename_global(&mut self, global: Global, name: &str) {
        self.names.swap_remove(&*self.globals[global].name);
        self.globals[global].name = name.into();
        self.names.insert(name.into(), global);
    }

    /// Puts the globals into this order, which must name each once. Constants are rewritten; handles
    /// held elsewhere become invalid.
    pub fn reorder_globals(&mut self, order: &[Global]) {
        debug_assert_eq!(order.len(), self.globals.len());
        let mut new = SecondaryMap::with_capacity(order.len());
        let mut old: Vec<Option<GlobalData>> =
            std::mem::take(&mut self.globals).into_iter().map(|(_, data)| Some(data)).collect();
        for &global in order {
            if let Some(data) = old[global.as_u32() as usize].take() {
                new[global] = self.globals.push(data).as_u32();
            }
        }
        self.names = Map::default();
        for (global, data) in &self.globals {
            if !data.name.is_empty() {
                self.names.insert(data.name.clone(), global);
            }
        }
        self.consts.update(|data| match data {
            ConstData::Global { global, .. }
            | ConstData::Wrapped { global, .. }
            | ConstData::BlockAddress { function: global, .. } => {
                *global = Global::from_u32(new[*global]);
            }
            _ => {}
        });
    }

    /// Keeps only the globals for which `keep` holds, in their order. Constants are rewritten (those of
    /// globals that are gone become `undef`); handles held elsewhere become invalid.
    pub fn retain_globals(&mut self, mut keep: impl FnMut(Global) -> bool) {
        let mut new: SecondaryMap<Global, u32> = SecondaryMap::with_capacity(self.globals.len());
        let old = std::mem::take(&mut self.globals);
        let gone = old.len() as u32;
        for (global, data) in old {
            new[global] = if keep(global) { self.globals.push(data).as_u32() } else { gone };
        }
        if self.globals.len() as u32 == gone {
            return;
        }
        self.names = Map::default();
        for (global, data) in &self.globals {
            if !data.name.is_empty() {
                self.names.insert(data.name.clone(), global);
            }
        }
        // Constants that name a dead global can only be part of constants without uses.
        self.consts.update(|data| match data {
            ConstData::Global { ty, global }
            | ConstData::Wrapped { ty, global, .. }
            | ConstData::BlockAddress { ty, function: global, .. } => {
                let at = new[*global];
                if at == gone {
                    *data = ConstData::Undef(*ty);
                } else {
                    *global = Global::from_u32(at);
                }
            }
            _ => {}
        });
    }

    /// The function part of `global`.
    #[inline]
    pub fn function(&self, global: Global) -> Option<&FunctionData> {
        self.globals[global].function()
    }

    /// A name for a new global that nothing has yet: `base`, `base.1`, `base.2` …
    pub fn unused_name(&self, base: &str) -> String {
        if self.find_global(base).is_none() {
            return base.to_owned();
        }
        (1u32..)
            .map(|n| format!("{base}.{n}"))
            .find(|n| self.find_global(n).is_none())
            .expect("a number is free")
    }

    /// The intrinsic declaration `name` of type `ty`, made if there is none. Its attributes are left
    /// empty; what an intrinsic does is known by [`Intrinsic`].
    pub fn intrinsic(&mut self, name: &str, ret: Type, params: &[Type]) -> Global {
        if let Some(global) = self.find_global(name) {
            return global;
        }
        let ty = self.types.function(ret, params, false);
        let function =
            FunctionData { intrinsic: Intrinsic::from_name(name), ..FunctionData::default() };
        self.add_global(GlobalData::new(name, ty, GlobalKind::Function(Box::new(function))))
    }

    /// Returns whether a variable begins with given values: zeros or others. Memory of a workgroup or a lane, which comes to be
    /// when a kernel runs, cannot.
    pub fn has_initial_values(&self, global: Global) -> bool {
        let initializer = self.globals[global].variable().and_then(|v| v.initializer);
        let nothing =
            |c: Const| matches!(self.consts[c], ConstData::Undef(_) | ConstData::Poison(_));
        initializer.is_some_and(|c| !nothing(c))
    }

    /// Globals whose address is part of another constant or of an initialiser: in an aggregate, an
    /// expression, an alias. (A constant that nothing uses any more counts as well.)
    pub fn globals_in_constants(&self) -> Set<Global> {
        let mut found = Set::default();
        for (c, data) in self.consts.iter() {
            self.consts.for_each_child(c, |child| found.extend(self.consts.as_global(child)));
            if let ConstData::BlockAddress { function: global, .. }
            | ConstData::Wrapped { global, .. } = data
            {
                found.insert(*global);
            }
        }
        let mut note = |c: Const| found.extend(self.consts.as_global(c));
        for data in self.globals.values() {
            match &data.kind {
                GlobalKind::Variable(v) => v.initializer.into_iter().for_each(&mut note),
                GlobalKind::Function(f) => {
                    [f.prefix, f.prologue, f.personality].into_iter().flatten().for_each(&mut note);
                }
                GlobalKind::Alias(c) | GlobalKind::IFunc(c) => note(*c),
            }
        }
        found
    }

    /// The address of `global` as a constant.
    pub fn global_address(&mut self, global: Global) -> Const {
        let ty = Type::ptr(self.globals[global].address_space);
        self.consts.intern(ConstData::Global { ty, global })
    }

    /// The function that `callee` calls directly.
    #[inline]
    pub fn direct_callee(&self, callee: Value) -> Option<Global> {
        let global = self.consts.as_global(callee.constant()?)?;
        matches!(self.globals[global].kind, GlobalKind::Function(_)).then_some(global)
    }

    /// The intrinsic that `callee` is.
    #[inline]
    pub fn intrinsic_of(&self, callee: Value) -> Intrinsic {
        self.direct_callee(callee)
            .and_then(|g| self.function(g))
            .map_or(Intrinsic::None, |f| f.intrinsic)
    }

    /// Size of `ty` in memory, bytes; 0 for unsized types.
    #[inline]
    pub fn alloc_size(&self, ty: Type) -> u64 {
        self.data_layout.alloc_size(&self.types, ty).unwrap_or(0)
    }

    /// Bytes that a store of `ty` may write; 0 for unsized types.
    pub fn store_size(&self, ty: Type) -> u64 {
        self.data_layout.store_size(&self.types, ty).unwrap_or(0)
    }

    /// Bits of `ty` without padding; 0 for unsized types.
    pub fn bits(&self, ty: Type) -> u64 {
        self.data_layout.size_in_bits(&self.types, ty).unwrap_or(0)
    }

    /// ABI alignment of `ty`.
    #[inline]
    pub fn abi_align(&self, ty: Type) -> Align {
        Align::new(self.data_layout.abi_align(&self.types, ty)).unwrap_or_default()
    }

    /// Layout of a struct.
    pub fn struct_layout(&self, ty: Type) -> Option<&StructLayout> {
        self.data_layout.struct_layout(&self.types, ty)
    }

    /// Byte offset and type of element `n` of an array, struct or vector.
    pub fn element_at(&self, ty: Type, n: u64) -> Option<(u64, Type)> {
        let elem = self.types.element(ty, n)?;
        match self.struct_layout(ty) {
            Some(layout) => Some((layout.offsets[usize::try_from(n).ok()?], elem)),
            None => Some((n.checked_mul(self.alloc_size(elem))?, elem)),
        }
    }

    /// Type of a `getelementptr` over operands of these types, the pointer first; `indices` are the values
    /// after it.
    ///
    /// # Errors
    /// Names the fault, and the type that has it, if it is one.
    pub fn gep_type(
        &mut self,
        source: Type,
        operands: &[Type],
        indices: &[Value],
    ) -> Result<Type, (&'static str, Option<Type>)> {
        let types = &self.types;
        let Some((&base, index_types)) = operands.split_first() else {
            return Err(("expected a pointer", None));
        };
        if !types.scalar(base).is_ptr() {
            return Err(("expected a pointer", Some(base)));
        }
        let mut shape = base;
        let mut ty = source;
        for (n, (&index_ty, &index)) in index_types.iter().zip(indices).enumerate() {
            if !types.scalar(index_ty).is_int() {
                return Err(("an index must be an integer", Some(index_ty)));
            }
            if index_ty.is_vector() {
                if !shape.is_vector() {
                    shape = index_ty;
                } else if types.vector_parts(shape).map(|p| p.1)
                    != types.vector_parts(index_ty).map(|p| p.1)
                {
                    return Err(("vectors of different lengths", None));
                }
            }
            if n == 0 {
                continue;
            }
            let elem = match types.kind(ty) {
                TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => Some(elem),
                TypeKind::Struct { .. } if types.scalar(index_ty) != Type::I32 => {
                    return Err(("a struct's index must be an i32", Some(index_ty)));
                }
                TypeKind::Struct { .. } => {
                    let field = index.constant().and_then(|c| match &self.consts[c] {
                        ConstData::Int { value, .. } => u64::try_from(*value).ok(),
                        ConstData::Zero(_) => Some(0),
                        ConstData::Aggregate { elems, .. } => {
                            let first = *elems.first()?;
                            let same = elems.iter().all(|&e| e == first);
                            self.consts.as_uint(first).filter(|_| same).map(|v| v as u64)
                        }
                        _ => None,
                    });
                    field.and_then(|n| types.element(ty, n))
                }
                _ => None,
            };
            ty = elem.ok_or(("no such element in the type", Some(ty)))?;
        }
        if shape.is_vector() && !base.is_vector() {
            return Ok(self.types.with_shape_of(base, shape));
        }
        Ok(base)
    }

    /// The integer type of the index width of pointers into `space`.
    pub fn index_type(&self, space: u32) -> Type {
        Type::int(self.data_layout.pointer(space).index_bits)
    }

    /// Whether `op` converts values of type `from` to type `to` (LLVM LangRef, "Conversion
    /// Operations"). Both must be scalars or vectors of one length, except for `bitcast`.
    pub fn cast_is_valid(&self, op: CastOp, from: Type, to: Type) -> bool {
        let types = &self.types;
        let shape = |ty| match types.kind(ty) {
            TypeKind::Vector { lanes, scalable, .. } => Some((lanes, scalable)),
            _ => None,
        };
        let (a, b) = (types.scalar(from), types.scalar(to));
        let same_shape = shape(from) == shape(to);
        let int_bits = |ty: Type| ty.int_width();
        let float_bits = |ty: Type| ty.float_kind().map(FloatKind::bits);
        match op {
            CastOp::Trunc => same_shape && int_bits(a).zip(int_bits(b)).is_some_and(|(a, b)| a > b),
            CastOp::ZExt | CastOp::SExt => {
                same_shape && int_bits(a).zip(int_bits(b)).is_some_and(|(a, b)| a < b)
            }
            CastOp::FpTrunc => {
                same_shape && float_bits(a).zip(float_bits(b)).is_some_and(|(a, b)| a > b)
            }
            CastOp::FpExt => {
                same_shape && float_bits(a).zip(float_bits(b)).is_some_and(|(a, b)| a < b)
            }
            CastOp::FpToUi | CastOp::FpToSi => same_shape && a.is_float() && b.is_int(),
            CastOp::UiToFp | CastOp::SiToFp => same_shape && a.is_int() && b.is_float(),
            CastOp::PtrToInt | CastOp::PtrToAddr => same_shape && a.is_ptr() && b.is_int(),
            CastOp::IntToPtr => same_shape && a.is_int() && b.is_ptr(),
            CastOp::AddrSpaceCast => same_shape && a.is_ptr() && b.is_ptr() && a != b,
            CastOp::BitCast => {
                let first_class = |ty: Type| ty.is_int() || ty.is_float() || ty.is_ptr();
                if !first_class(a) || !first_class(b) {
                    return false;
                }
                if a.is_ptr() || b.is_ptr() {
                    // The same pointers; a vector of one and a scalar may be exchanged.
                    return a == b && types.lanes(from) == types.lanes(to);
                }
                let scalable = |ty| shape(ty).is_some_and(|s| s.1);
                let bits = |ty: Type, scalar: Type| {
                    let scalar = scalar.int_width().or(float_bits(scalar)).unwrap_or(0);
                    u64::from(scalar) * u64::from(types.lanes(ty))
                };
                scalable(from) == scalable(to) && bits(from, a) == bits(to, b)
            }
        }
    }

    /// The node of `!name` attached to something as `kind`.
    pub fn md_attachment(&self, list: Attachments, kind: Symbol) -> Option<Md> {
        self.metadata.attachment(list, kind)
    }
}
