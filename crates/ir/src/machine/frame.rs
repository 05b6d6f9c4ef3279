//! Data of a function besides code: objects on its stack, a constant pool, symbols.

use cranelift_entity::PrimaryMap;

use super::operand::FrameSlot;

/// Origin of a frame object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FrameKind {
    /// A variable of the function.
    Local,
    /// Made by the register allocator.
    Spill,
    /// An argument or another object at a fixed place, relative to the incoming stack pointer.
    Fixed,
    /// Its size is known at run time only.
    Variable,
}

/// An object on the stack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FrameObject {
    /// The variable's name; may be empty.
    pub name: String,
    /// Its origin.
    pub kind: FrameKind,
    /// The size in bytes.
    pub size: u64,
    /// The alignment in bytes: a power of two.
    pub align: u64,
    /// The offset in the frame, once it is known.
    pub offset: Option<i64>,
    /// The target's kind of stack (`sgpr-spill`); empty for the usual one.
    pub stack: &'static str,
    /// Whether the function never writes it.
    pub immutable: bool,
    /// Whether it was removed since.
    pub dead: bool,
    /// Fields of the text that nothing here models, as they stand there.
    pub more: String,
}

impl FrameObject {
    /// An object of the usual stack.
    pub fn new(kind: FrameKind, size: u64, align: u64) -> Self {
        Self {
            name: String::new(),
            kind,
            size,
            align,
            offset: None,
            stack: "",
            immutable: false,
            dead: false,
            more: String::new(),
        }
    }

    /// The same object with a name.
    #[must_use]
    pub fn named(self, name: impl Into<String>) -> Self {
        Self { name: name.into(), ..self }
    }

    /// The same object at an offset.
    #[must_use]
    pub fn at(self, offset: i64) -> Self {
        Self { offset: Some(offset), ..self }
    }
}

/// A function's frame.
#[derive(Clone, Default, Debug)]
pub struct Frame {
    /// The objects, in the order in which they were made.
    pub objects: PrimaryMap<FrameSlot, FrameObject>,
    /// The size in bytes, once it is known.
    pub size: u64,
    /// The largest alignment that an object needs.
    pub max_align: u64,
    /// The function calls others.
    pub has_calls: bool,
    /// The frame's address is taken by an intrinsic.
    pub address_taken: bool,
    /// The bytes for outgoing stack arguments.
    pub max_call_frame_size: Option<u64>,
    /// Fields of the text that nothing here models: whole lines.
    pub more: String,
}

impl Frame {
    /// Adds an object.
    pub fn add(&mut self, object: FrameObject) -> FrameSlot {
        self.max_align = self.max_align.max(object.align);
        self.objects.push(object)
    }

    /// Whether an object's size is known at run time only.
    pub fn has_variable_objects(&self) -> bool {
        self.objects.values().any(|o| o.kind == FrameKind::Variable && !o.dead)
    }
}

/// An entry of the constant pool.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ConstEntry {
    /// The value in LLVM IR text (`<4 x i32> <…>`); empty if it came from bytes.
    pub text: String,
    /// The bytes, in the target's order.
    pub bytes: Vec<u8>,
    /// The alignment in bytes.
    pub align: u64,
}

/// Kind of the thing that a symbol names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SymbolKind {
    /// A function or variable of the module (`@x`).
    Global,
    /// A name that the linker knows (`&x`).
    External,
    /// A value of the IR (`%ir.x`).
    Value,
    /// A block of the IR (`%ir-block.x`).
    IrBlock,
    /// A label of the assembly (`<mcsymbol x>`).
    Label,
    /// A parameter of the function, where those have names in the assembly.
    Param,
    /// Text: inline assembly, an intrinsic's or a memory kind's name.
    Text,
    /// Text that is printed as it stands: a metadata node written in place, a frame description.
    Verbatim,
}

/// A symbol: what it names, and the name.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SymbolData {
    /// Kind of the named thing.
    pub kind: SymbolKind,
    /// The name, unescaped.
    pub name: String,
}
