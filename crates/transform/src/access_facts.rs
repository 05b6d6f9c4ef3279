//! Alias facts of the IR about memory accesses, for machine functions ([`AliasFacts`]): the objects that a pointer can
//! point into, a place counted from a base, scopes and types.
//!
//! Selection records them with each memory operand that it makes; [`adopt`] does so for machine functions read from a
//! text, whose operands name values and metadata of the IR in front of them. So both sources have the same facts.
//!
//! A pointer's objects are found by following it back through arithmetic, casts, selects and block parameters. A path
//! that does not end at an object, a parameter or a load can be anything.

use std::cell::LazyCell;

use ir::machine::{
    AliasBase, AliasClassData, AliasFacts, AliasTable, MachineFunction, MemValue, Root, Scope,
    Symbol as MachineSymbol, SymbolKind, TypeTag,
};
use ir::map::Map;
use ir::ssa::{
    Attachments, Body, ConstData, Context, Global, GlobalKind, InstKind, Local, LocalDef, Md,
    MdData, Module, Value, ValueMap, print, sym,
};
use smallvec::SmallVec;

use crate::address::{LinearAddress, Summand};
use crate::analysis::alias::{self, AliasInfo};
use crate::analysis::location;

/// Values that are followed from one pointer at most, and objects that it is worth to remember.
const MOST_VALUES: usize = 16;
const MOST_ROOTS: usize = 4;

/// Metadata that says how an access lies to others: its type, the scopes that it is in, those that it is not in.
pub type AliasMetadata = [Option<Md>; 3];

type Roots = SmallVec<[Root; 2]>;

/// Facts about a function's accesses.
#[derive(Debug)]
pub struct AccessFacts<'a> {
    body: &'a Body,
    cx: &'a Context,
    info: AliasInfo,
    roots: Map<Value, Roots>,
    bases: Map<(Value, SmallVec<[Summand; 2]>), AliasBase>,
    /// Incoming values of pointer parameters of blocks, if they were asked for.
    incoming: Option<Map<Local, SmallVec<[Value; 4]>>>,
}

impl<'a> AccessFacts<'a> {
    /// Looks at the body of `global` once.
    pub fn new(body: &'a Body, cx: &'a Context, global: Global) -> Self {
        let info = AliasInfo::of(body, cx, global);
        Self { body, cx, info, roots: Map::default(), bases: Map::default(), incoming: None }
    }

    /// Returns the facts of an access through a pointer of an instruction with these attachments, if it is not
    /// atomic.
    pub fn of(
        &mut self,
        table: &mut AliasTable,
        pointer: Value,
        attachments: Attachments,
    ) -> AliasFacts {
        let metadata = self.metadata_of(attachments);
        self.with_metadata(table, Some(pointer), metadata)
    }

    /// Returns the facts of an access somewhere in the object of a pointer, if that is known.
    pub fn of_object(
        &mut self,
        table: &mut AliasTable,
        pointer: Option<Value>,
        attachments: Attachments,
    ) -> AliasFacts {
        let metadata = self.metadata_of(attachments);
        let facts = self.with_metadata(table, pointer, metadata);
        AliasFacts { class: facts.class, ..AliasFacts::default() }
    }

    /// Whether nothing, neither the function nor another thread, writes the memory of a pointer while the function runs.
    pub fn never_changes(&self, pointer: Value) -> bool {
        let location = location::of_access(self.body, self.cx, &ValueMap::new(), pointer, None);
        self.info.never_changes(self.cx, &location)
    }

    fn metadata_of(&self, attachments: Attachments) -> AliasMetadata {
        [sym::TBAA, sym::ALIAS_SCOPE, sym::NOALIAS]
            .map(|kind| self.cx.md_attachment(attachments, kind))
    }

    fn with_metadata(
        &mut self,
        table: &mut AliasTable,
        pointer: Option<Value>,
        [tag, scopes, outside]: AliasMetadata,
    ) -> AliasFacts {
        let mut facts = AliasFacts::default();
        let mut data = AliasClassData {
            roots: Roots::new(),
            scopes: scopes.and_then(|list| scope_list(self.cx, list)).unwrap_or_default(),
            outside: outside.and_then(|list| scope_list(self.cx, list)).unwrap_or_default(),
            tag: tag.and_then(|tag| type_tag(self.cx, table, tag)),
        };
        if let Some(pointer) = pointer {
            data.roots = self.roots_of(pointer);
            let LinearAddress { base, terms, offset } =
                LinearAddress::of(self.body, self.cx, pointer);
            let known = self.bases.entry((base, terms)).or_insert_with(|| table.new_base());
            facts.base = Some(*known).into();
            facts.offset = offset;
        }
        facts.class = table.class(data);
        facts
    }

    fn roots_of(&mut self, pointer: Value) -> Roots {
        if let Some(known) = self.roots.get(&pointer) {
            return known.clone();
        }
        let mut found = self.follow(pointer).unwrap_or_default();
        found.sort_unstable();
        found.dedup();
        self.roots.insert(pointer, found.clone());
        found
    }

    /// All that a pointer can be derived from; none if that can be anything.
    fn follow(&mut self, pointer: Value) -> Option<Roots> {
        let (body, cx) = (self.body, self.cx);
        let none = ValueMap::new();
        let mut values: SmallVec<[Value; MOST_VALUES]> = smallvec::smallvec![pointer];
        let mut roots = Roots::new();
        let mut at = 0;
        while let Some(&value) = values.get(at) {
            at += 1;
            let root = location::of_access(body, cx, &none, value, None).root;
            let mut follow = |next: Value| {
                if !values.contains(&next) {
                    values.push(next);
                }
            };
            match root {
                location::Root::Alloca(inst) if self.info.is_private(root) => {
                    roots.push(Root::Private(inst.as_u32()));
                }
                location::Root::Alloca(inst) => roots.push(Root::Variable(inst.as_u32())),
                location::Root::Global(global) => match cx.globals[global].kind {
                    GlobalKind::Variable(_) => {
                        let object = if alias::is_launch_sized(cx, global) {
                            self.launch_sized()
                        } else {
                            global
                        };
                        roots.push(Root::Global(object.as_u32()));
                    }
                    _ => return None,
                },
                location::Root::Param(number) if self.info.own_memory(cx, number) => {
                    let escapes = self.info.is_captured_param(number);
                    roots.push(Root::Own { number, escapes });
                }
                location::Root::Param(number) => roots.push(Root::Given(number)),
                location::Root::Unknown(value) => {
                    let Some(local) = value.local() else {
                        // Undefined values point to nothing, nor does the null pointer where it is no address.
                        match cx.consts[value.constant()?] {
                            ConstData::Zero(ty) if ty.address_space() == Some(0) => continue,
                            ConstData::Undef(_) | ConstData::Poison(_) => continue,
                            _ => return None,
                        }
                    };
                    match body.locals[local].def {
                        LocalDef::Param(..) => {
                            self.incoming(local)?.iter().copied().for_each(&mut follow);
                        }
                        LocalDef::Inst(inst) => match &body.insts[inst].kind {
                            InstKind::Select { args, .. } => {
                                args[1..].iter().copied().for_each(&mut follow);
                            }
                            InstKind::Load { .. } => roots.push(Root::Other(local.as_u32())),
                            _ => return None,
                        },
                    }
                }
            }
            if values.len() > MOST_VALUES || roots.len() > MOST_ROOTS {
                return None;
            }
        }
        Some(roots)
    }

    /// The variable that stands for all whose size the launch says: they are one object.
    fn launch_sized(&self) -> Global {
        let mut all = self.cx.globals.keys();
        all.find(|&global| alias::is_launch_sized(self.cx, global)).expect("one was found")
    }

    /// Returns the incoming values of a parameter of a block.
    fn incoming(&mut self, param: Local) -> Option<&[Value]> {
        let body = self.body;
        let found = self.incoming.get_or_insert_with(|| {
            let mut found: Map<Local, SmallVec<[Value; 4]>> = Map::default();
            for &block in body.block_order() {
                let Some(end) = body.terminator(block) else { continue };
                body.insts[end].kind.for_each_target(body, |target| {
                    let args = body.list(target.args).iter();
                    for (&param, &arg) in body.block_params(target.block).iter().zip(args) {
                        if body.locals[param].ty.is_ptr() {
                            found.entry(param).or_default().push(arg);
                        }
                    }
                });
            }
            found
        });
        Some(found.get(&param)?)
    }
}

/// The scopes of a list; none if it is no such list.
fn scope_list(cx: &Context, list: Md) -> Option<Box<[Scope]>> {
    let domain =
        |scope: Md| Some((cx.metadata.tuple(scope).get(1).copied()??.as_u32(), scope.as_u32()));
    cx.metadata.tuple(list).iter().map(|scope| domain((*scope)?)).collect()
}

/// The type and offset that an access's `!tbaa` says; the types get into the table.
fn type_tag(cx: &Context, table: &mut AliasTable, tag: Md) -> Option<TypeTag> {
    let &[Some(base), Some(access), Some(offset), ..] = cx.metadata.tuple(tag) else {
        return None;
    };
    define_type(cx, table, base)?;
    define_type(cx, table, access)?;
    let (base, access) = (base.as_u32(), access.as_u32());
    Some(TypeTag { base, access, offset: number(cx, offset)? })
}

fn number(cx: &Context, md: Md) -> Option<u64> {
    u64::try_from(cx.consts.as_uint(cx.metadata.value(md)?)?).ok()
}

/// Puts a type with all that it consists of into the table; none if some of it is not what types are.
fn define_type(cx: &Context, table: &mut AliasTable, ty: Md) -> Option<()> {
    let mut open = vec![ty];
    while let Some(ty) = open.pop() {
        if table.has_type(ty.as_u32()) {
            continue;
        }
        let MdData::Tuple { elems, .. } = &cx.metadata.nodes[ty] else { return None };
        let mut fields: Vec<(u64, u32)> = Vec::new();
        if let [name, rest @ ..] = &**elems
            && !rest.is_empty()
        {
            // In the newer format the parent comes first.
            cx.metadata.string((*name)?)?;
            for field in rest.chunks(2) {
                // A scalar's parent type may come without an offset.
                let at = match field {
                    [_, at] => number(cx, (*at)?)?,
                    _ if rest.len() == 1 => 0,
                    _ => return None,
                };
                let field = field[0]?;
                fields.push((at, field.as_u32()));
                open.push(field);
            }
            if !fields.is_sorted_by_key(|field| field.0) {
                return None;
            }
        }
        table.define_type(ty.as_u32(), fields.into());
    }
    Some(())
}

/// Notes what the IR says of the accesses of a machine function that was read with it.
pub fn adopt(func: &mut MachineFunction, module: &Module) {
    let Some(global) = module.cx.find_global(&func.name) else { return };
    let Some(body) = module.body(global) else { return };
    if body.block_order().is_empty() {
        return;
    }
    let names = print::locals_by_name(body);
    let addresses: Map<Global, Value> = module
        .cx
        .consts
        .iter()
        .filter_map(|(c, _)| Some((module.cx.consts.as_global(c)?, c.into())))
        .collect();
    let expressions = LazyCell::new(|| print::pointer_expressions_by_text(&module.cx));
    let mut facts = AccessFacts::new(body, &module.cx, global);
    let mut table = std::mem::take(&mut func.alias);
    let found: Vec<AliasFacts> = func
        .mem_ops
        .values()
        .map(|memory| {
            let pointer = match memory.value {
                MemValue::Ir(symbol) => {
                    let data = func.symbol_data(symbol);
                    match data.kind {
                        SymbolKind::Value => names.get(data.name.as_str()).map(|&l| l.into()),
                        SymbolKind::Verbatim => {
                            let text = data.name.trim_matches('`');
                            expressions.get(text).map(|&c| c.into())
                        }
                        _ => None,
                    }
                }
                MemValue::Symbol(symbol) => {
                    global_of(func, module, symbol).and_then(|g| addresses.get(&g).copied())
                }
                _ => None,
            };
            let node = |place: usize| {
                Some(*module.cx.metadata.numbered.get(memory.metadata[place]? as usize)?)
            };
            let metadata = [node(0), node(1), node(2)];
            facts.with_metadata(&mut table, pointer, metadata).moved(memory.offset)
        })
        .collect();
    func.mem_ops.values_mut().zip(found).for_each(|(memory, known)| memory.alias = known);
    func.alias = table;
}

fn global_of(func: &MachineFunction, module: &Module, symbol: MachineSymbol) -> Option<Global> {
    let data = func.symbol_data(symbol);
    let is_name = data.kind == SymbolKind::Global;
    is_name.then(|| module.cx.find_global(&data.name)).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the accesses of a body through pointers of the given names may touch the same bytes: by class, or by place.
    fn apart(text: &str, names: [&str; 2]) -> bool {
        let module = llvm_reader::parse("test.ll", text.as_bytes()).expect("it is read");
        let global = module.cx.find_global("f").expect("a function");
        let body = module.body(global).expect("a body");
        let mut facts = AccessFacts::new(body, &module.cx, global);
        let mut table = AliasTable::default();
        let found = names.map(|name| {
            let mut all = body.all_insts();
            let (pointer, metadata) = all
                .find_map(|inst| {
                    let data = &body.insts[inst];
                    let (InstKind::Load { ptr, .. } | InstKind::Store { ptr, .. }) = data.kind
                    else {
                        return None;
                    };
                    let mine = match ptr.local() {
                        Some(local) => body.local_name(local) == Some(name),
                        None => print::value_to_string(&module.cx, body, ptr) == name,
                    };
                    mine.then_some((ptr, data.metadata))
                })
                .expect("an access");
            facts.of(&mut table, pointer, metadata)
        });
        let [a, b] = found;
        let by_class = matches!((a.class.expand(), b.class.expand()), (Some(a), Some(b)) if table.are_apart(a, b));
        by_class || a.base.is_some() && a.base == b.base && (a.offset - b.offset).abs() >= 4
    }

    #[test]
    fn parameters_that_nothing_else_points_to() {
        let text = "define void @f(ptr noalias %a, ptr %b, ptr %c, ptr %d) {
            %p = load ptr, ptr %d
            store i32 0, ptr %a
            store i32 0, ptr %b
            store i32 0, ptr %c
            store i32 0, ptr %p
            ret void
        }";
        assert!(apart(text, ["a", "b"]));
        assert!(apart(text, ["a", "p"]), "no pointer derived from it is in memory");
        assert!(!apart(text, ["b", "c"]) && !apart(text, ["b", "p"]));
        let kept =
            text.replace("store i32 0, ptr %b", "store ptr %a, ptr %b\n store i32 0, ptr %b");
        assert!(!apart(&kept, ["a", "p"]), "now it may be");
        assert!(apart(&kept, ["a", "c"]));
    }

    #[test]
    fn variables_and_globals() {
        let text = "@g = addrspace(1) global i32 0
            @h = addrspace(1) global [4 x i32] zeroinitializer
            declare void @keep(ptr)
            define void @f(ptr %a, i64 %i) {
            %mine = alloca [8 x i32]
            %known = alloca i32
            call void @keep(ptr %known)
            %p = load ptr, ptr %a
            %at = getelementptr i32, ptr %mine, i64 %i
            store i32 0, ptr %at
            store i32 0, ptr %known
            store i32 0, ptr %p
            store i32 0, ptr %a
            store i32 0, ptr addrspace(1) @g
            store i32 0, ptr addrspace(1) @h
            ret void
        }";
        for other in ["p", "known", "a", "@g"] {
            assert!(apart(text, ["at", other]), "{other}");
        }
        assert!(apart(text, ["known", "a"]) && !apart(text, ["known", "p"]));
        assert!(apart(text, ["@g", "@h"]) && !apart(text, ["@g", "a"]));
    }

    #[test]
    fn what_flows_together_is_each_of_it() {
        let text =
            "define void @f(ptr noalias %a, ptr noalias %b, ptr noalias %c, i1 %which, i64 %i) {
            entry:
            %s = select i1 %which, ptr %a, ptr %b
            br label %loop
            loop:
            %p = phi ptr [ %a, %entry ], [ %next, %loop ]
            %next = getelementptr i8, ptr %p, i64 4
            %behind = getelementptr i8, ptr %p, i64 8
            %far = getelementptr i32, ptr %p, i64 %i
            store i32 0, ptr %p
            store i32 0, ptr %s
            store i32 0, ptr %b
            store i32 0, ptr %c
            store i32 0, ptr %behind
            store i32 0, ptr %far
            br i1 %which, label %loop, label %end
            end:
            ret void
        }";
        assert!(apart(text, ["p", "b"]) && apart(text, ["p", "c"]) && apart(text, ["s", "c"]));
        assert!(!apart(text, ["s", "b"]) && !apart(text, ["s", "p"]));
        assert!(apart(text, ["p", "behind"]), "eight bytes from each other");
        assert!(!apart(text, ["p", "far"]));
    }

    #[test]
    fn types_and_scopes_of_clang() {
        let text = "define void @f(ptr %a, ptr %b, ptr %c, ptr %d, ptr %e) {
            store i32 0, ptr %a, !tbaa !0
            store float 0.0, ptr %b, !tbaa !4
            store i32 0, ptr %c, !tbaa !6
            store i32 0, ptr %d, !alias.scope !10, !noalias !12
            store i32 0, ptr %e, !alias.scope !12, !noalias !10
            ret void
        }
        !0 = !{!1, !1, i64 0}
        !1 = !{!\"int\", !2, i64 0}
        !2 = !{!\"omnipotent char\", !3, i64 0}
        !3 = !{!\"Simple C/C++ TBAA\"}
        !4 = !{!5, !5, i64 0}
        !5 = !{!\"float\", !2, i64 0}
        !6 = !{!7, !1, i64 4}
        !7 = !{!\"pair\", !5, i64 0, !1, i64 4}
        !10 = !{!11}
        !11 = distinct !{!11, !14}
        !12 = !{!13}
        !13 = distinct !{!13, !14}
        !14 = distinct !{!14}";
        assert!(apart(text, ["a", "b"]) && apart(text, ["b", "c"]));
        assert!(!apart(text, ["a", "c"]), "the field may be the int");
        assert!(apart(text, ["d", "e"]));
        assert!(!apart(text, ["a", "d"]));
        // In the newer format a type begins with its parent.
        let newer = text.replace("!{!\"int\", !2, i64 0}", "!{!2, i64 4, !\"int\"}");
        assert!(!apart(&newer, ["a", "b"]));
    }
}
