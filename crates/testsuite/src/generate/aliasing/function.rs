//! Device functions that take pointers, and calls of them.

use super::callee::{Callee, Effects, Param};
use super::pointer::{Pointer, Space, arena};
use super::writer::{Value, Writer};
use crate::generate::{Choices, Target};
use std::fmt::Write;

/// Writes a function.
pub(super) fn write(
    text: &mut String,
    choices: &mut Choices,
    target: Target,
    callees: &[Callee],
    has: (bool, bool),
) -> Callee {
    let name = format!("f{}", callees.len());
    let (has_local, has_stack) = has;
    let mut spaces = vec![Space::Global, Space::Generic];
    spaces.extend(has_local.then_some(Space::Local));
    spaces.extend(has_stack.then_some(Space::Stack));
    let count = 1 + choices.below(4);
    let mut params = Vec::new();
    for n in 0..count {
        let space = *choices.pick(&spaces);
        let class = Pointer {
            high: *choices.pick(&[16, 32]),
            align: *choices.pick(&[4, 1, 8, 16]),
            uniform: false,
            ..Pointer::base(&format!("%p{n}"), space, arena::PARAM << n)
        };
        let writes = !choices.chance(1, 4);
        params.push(Param { class, writes, noalias: choices.chance(1, 4) });
    }
    let mut writer = Writer::new(choices, target, callees, false);
    for param in &params {
        writer.pointers.push(param.class.clone());
        writer.readable |= param.class.arenas;
        writer.writable |= if param.writes { param.class.arenas } else { 0 };
        writer.distinct |= if param.noalias { param.class.arenas } else { 0 };
    }
    writer.values.push(Value { name: "%x".into(), uniform: false });
    writer.values.push(Value { name: "%y".into(), uniform: false });
    if has_stack && writer.choices.chance(1, 3) {
        writer.stack(arena::STACK);
    }
    writer.statements(8, 1);
    let returns = if writer.choices.chance(1, 4) {
        writer.pick_pointer(|_, p| p.arenas & !arena::PARAMS == 0 && p.high <= 48)
    } else {
        None
    };
    let ret = match &returns {
        Some(pointer) => format!("{} {}", writer.pointer_type(pointer), pointer.name),
        None => format!("i32 {}", writer.sum),
    };
    let effects = writer.effects;
    let body = writer.finish();
    let (result, _) = ret.rsplit_once(' ').unwrap_or(("i32", ""));
    let inline = *choices.pick(&["noinline", "", "alwaysinline"]);
    let attributes = attributes(choices, effects);
    let mut list: Vec<String> = Vec::new();
    for param in &params {
        let mut words = param.class.space.pointer(target).to_owned();
        if param.noalias {
            words.push_str(" noalias");
        }
        if !param.writes && choices.chance(1, 2) {
            words.push_str(" readonly");
        }
        if returns.is_none() && choices.chance(1, 2) {
            words.push_str(" nocapture");
        }
        let _ = write!(words, " {}", param.class.name);
        list.push(words);
    }
    let _ = writeln!(
        text,
        "define internal {}{result} @{name}({}, i32 %x, i32 %y) {inline}{attributes}{} {{\n{body}  ret {ret}\n}}\n",
        target.convention(),
        list.join(", "),
        target.attributes(),
    );
    Callee { name, params, returns, effects }
}

/// Some true facts of a function's effects.
fn attributes(choices: &mut Choices, effects: Effects) -> String {
    if effects.orders || !choices.chance(1, 2) {
        return String::new();
    }
    let access = match (effects.reads, effects.writes) {
        (false, false) => "none",
        (true, false) => "read",
        (false, true) => "write",
        (true, true) => "readwrite",
    };
    let memory = match access {
        "none" => String::new(),
        access if effects.others => format!(" memory({access})"),
        access => format!(" memory(argmem: {access})"),
    };
    format!(" nounwind nosync{memory}")
}

impl Writer<'_> {
    /// A variable of the stack as an arena, filled.
    pub(super) fn stack(&mut self, arenas: u32) {
        let name = self.alloca("[64 x i8]", 16);
        let pointer = Pointer { uniform: false, ..Pointer::base(&name, Space::Stack, arenas) };
        self.readable |= arenas;
        self.writable |= arenas;
        self.distinct |= arenas;
        self.fill(Space::Stack, &name);
        self.pointers.push(pointer);
    }

    /// Fills an arena at an address: as one, or word by word.
    pub(super) fn fill(&mut self, space: Space, name: &str) {
        let (p, suffix) = (space.pointer(self.target), space.suffix(self.target));
        if self.choices.chance(1, 2) {
            let v = self.value().name;
            for n in 0..16 {
                let at = self.define(&format!("getelementptr inbounds i32, {p} {name}, i32 {n}"));
                let word = self.define(&format!("xor i32 {v}, {}", n * 0x0102_0304));
                self.line(&format!("store i32 {word}, {p} {at}, align 4"));
            }
        } else {
            self.line(&format!(
                "call void @llvm.memset.{suffix}.i64({p} align 16 {name}, i8 7, i64 64, i1 false)"
            ));
        }
    }

    /// Calls a function with pointers for which what it says of its parameters is true.
    pub(super) fn call(&mut self) {
        if self.callees.is_empty() || self.flow.loops > 1 {
            return self.store();
        }
        let callees = self.callees;
        let callee = self.choices.pick(callees);
        let mut given: Vec<Pointer> = Vec::new();
        for param in &callee.params {
            let (earlier, params) = (given.clone(), &callee.params);
            let argument = self.pick_pointer(|this, p| {
                let class = Pointer { arenas: p.arenas, ..param.class.clone() };
                let reads = p.arenas & !this.readable == 0;
                let writes = p.arenas & !this.writable == 0 || !param.writes;
                let apart = earlier.iter().zip(params).all(|(other, theirs)| {
                    !(theirs.noalias || param.noalias) || this.are_distinct(other.arenas, p.arenas)
                });
                reads && writes && apart && p.is_within(&class)
            });
            let Some(argument) = argument else { return };
            given.push(argument);
        }
        // Atomics are not for the stack, and a function does not know what it was given.
        if callee.effects.orders && given.iter().any(|p| p.arenas & arena::STACKS != 0) {
            return;
        }
        let mut words: Vec<String> =
            given.iter().map(|p| format!("{} {}", self.pointer_type(p), p.name)).collect();
        for _ in 0..2 {
            words.push(format!("i32 {}", self.value().name));
        }
        let result = match &callee.returns {
            Some(pointer) => self.pointer_type(pointer),
            None => "i32",
        };
        let convention = self.target.convention();
        let text = format!("call {convention}{result} @{}({})", callee.name, words.join(", "));
        let name = self.define(&text);
        self.effects = self.effects.and(callee.effects);
        for pointer in &given {
            self.effects.others |= pointer.arenas & !(arena::PARAMS | arena::STACKS) != 0;
        }
        match &callee.returns {
            None => {
                self.add_to_sum(&name);
                self.values.push(Value { name, uniform: self.alone });
            }
            Some(class) => {
                let mut arenas = 0;
                for (n, pointer) in given.iter().enumerate() {
                    arenas |=
                        if class.arenas & arena::PARAM << n != 0 { pointer.arenas } else { 0 };
                }
                let uniform = self.alone;
                self.pointers.push(Pointer { name, arenas, uniform, ..class.clone() });
            }
        }
    }
}
