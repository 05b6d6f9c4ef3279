//! The start of a kernel on gen12.5, where a thread loads its payload itself: afterwards registers are as
//! [`crate::abi::kernel`] has them everywhere else.
//!
//! The driver leaves in memory, at `r0.0` without its lower six bits (an offset in the heap of binding 0xfd), what of the cross-thread data does not come
//! with the thread, then the local ids of one thread of the work-group after the other; the thread's number is in the lower byte
//! of `r0.2`. They are read by aligned blocks of 2, 4 or 8 owords, whose header has the offset in its third doubleword. A thread whose local ids the
//! hardware made starts after the part that loads them. (What IGC 22.43 writes for acm-g10.)
//!
//! It is put in front of a function that is allocated and has its scoreboard, and waits for all that it began: what follows
//! knows nothing of it. Its first part is written in full and filled up with `nop`, since its size is part of the kernel's
//! description and entries are aligned.

use crate::abi::kernel::Kernel;
use crate::target::device::GRF_BYTES;
use crate::target::device::INST_BYTES;
use crate::target::eu::{
    Base, Block, Control, Dst, EuFunction, Extra, InstData, Op, Options, Send, Src, Swsb, SyncFn,
    Token, Type,
};

/// The data port that reads blocks.
const DATA_PORT_0: u8 = 10;
/// Aligned reads of blocks of owords by offsets of the heap that is not coherent.
const READ_BLOCK: u32 = 1 << 14 | 0xfd;
/// The header of the messages: no value of a kernel that has messages is in the last register.
const HEADER: u8 = 127;
/// Entries begin at lines of the instruction cache.
const ENTRY_ALIGN: u32 = 64;
/// Bits of `r0.0` with the place of the data.
const PLACE: u64 = 0xffff_ffc0;
/// Numbers of pipes in [`Swsb::distance`].
const ALL_PIPES: u8 = 1;
const INTEGERS: u8 = 3;

/// Puts in front of a kernel's function what loads the rest of its payload, if anything does not come with the thread.
pub fn add(func: &mut EuFunction, kernel: &mut Kernel) {
    if kernel.inline_bytes == 0 {
        return;
    }
    let mut code = Writer { insts: Vec::new(), tokens: 0 };
    let rest = kernel.cross_thread_bytes() - kernel.inline_bytes;
    let local_ids = kernel.per_thread_bytes();
    if local_ids > 0 {
        code.load_local_ids(rest, local_ids);
        while !code.bytes().is_multiple_of(ENTRY_ALIGN) {
            code.push(InstData::new(Op::Nop, Control::new(1), Dst::null(Type::UD), &[]));
        }
        kernel.entry_with_ids = code.bytes();
    }
    if rest > 0 {
        code.header();
        code.blocks(kernel.cross_thread_grf() as u8 + 1, rest);
    }
    code.wait();
    let block = func.blocks.push(Default::default());
    func.layout.insert(0, block);
    place(func, block, code.insts);
}

fn place(func: &mut EuFunction, block: Block, insts: Vec<InstData>) {
    for data in insts {
        func.push(block, data);
    }
}

/// The instructions so far.
struct Writer {
    insts: Vec<InstData>,
    /// Tokens taken so far, from 0 on and round.
    tokens: u8,
}

/// A doubleword of a register.
fn dword(register: u8, index: u32) -> Dst {
    Dst { offset: 4 * index, ..Dst::new(Base::Grf(register), Type::UD) }
}

fn source(place: Dst) -> Src {
    Src::scalar(place.base, place.ty).advanced(place.offset)
}

fn distance(pipe: u8, count: u8) -> Swsb {
    Swsb { distance: Some((pipe, count)), token: None }
}

impl Writer {
    fn bytes(&self) -> u32 {
        self.insts.len() as u32 * INST_BYTES
    }

    fn push(&mut self, data: InstData) {
        let options = data.options.union(Options::NO_COMPACT);
        self.insts.push(InstData { options, ..data });
    }

    fn one(&mut self, op: Op, dst: Dst, srcs: &[Src], swsb: Swsb) {
        self.push(InstData { swsb, ..InstData::new(op, Control::all(1), dst, srcs) });
    }

    /// The header of a read from the beginning of the data.
    fn header(&mut self) {
        let zero = InstData::mov(Control::all(8), dword(HEADER, 0), Src::ud(0));
        let swsb = self.read_by_last();
        self.push(InstData { swsb, ..zero });
        let srcs = [source(dword(0, 0)), Src::imm(Type::UD, PLACE)];
        self.one(Op::And, dword(HEADER, 2), &srcs, Swsb::default());
    }

    /// Waits until the last message has read the header.
    fn read_by_last(&self) -> Swsb {
        let last = self.tokens.checked_sub(1).map(|last| (Token::Src, last % 16));
        Swsb { distance: None, token: last }
    }

    /// Loads the local ids of this thread, which follow `rest` bytes and the ids of the threads before. The inline data
    /// in their place moves after them.
    fn load_local_ids(&mut self, rest: u32, bytes: u32) {
        self.header();
        let word = |place: Dst| Dst { ty: Type::UW, ..place };
        let number = word(dword(HEADER, 0));
        let srcs = [source(word(dword(0, 2))), Src::imm(Type::UW, 0xff)];
        self.one(Op::And, number, &srcs, Swsb::default());
        let place = dword(HEADER, 2);
        let srcs = [source(place), Src::imm(Type::UW, rest.into())];
        self.one(Op::Add, place, &srcs, distance(INTEGERS, 2));
        let srcs = [source(place), source(number), Src::imm(Type::UW, bytes.into())];
        self.one(Op::Mad, place, &srcs, distance(INTEGERS, 1));
        let inline = Src::packed(Base::Grf(1), Type::UD, 8);
        let behind = dword((1 + bytes / GRF_BYTES) as u8, 0);
        self.push(InstData::mov(Control::all(8), behind, inline));
        self.blocks(1, bytes);
    }

    /// Reads whole registers from where the header says.
    fn blocks(&mut self, first: u8, bytes: u32) {
        /// The largest block in bytes.
        const MOST: u32 = 128;
        let mut at = 0;
        while at < bytes {
            let size = 1 << (bytes - at).min(MOST).ilog2();
            self.read(first + (at / GRF_BYTES) as u8, size);
            at += size;
            if at < bytes {
                let place = dword(HEADER, 2);
                let srcs = [source(place), Src::imm(Type::UW, size.into())];
                let swsb = self.read_by_last();
                self.one(Op::Add, place, &srcs, swsb);
            }
        }
    }

    fn read(&mut self, first: u8, bytes: u32) {
        // 2, 4 or 8 owords are the numbers 2, 3 and 4.
        let number = (bytes / GRF_BYTES * 2).ilog2() + 1;
        let desc = READ_BLOCK | number << 8;
        let send = Send {
            rlen: (bytes / GRF_BYTES) as u8,
            header: true,
            reads: true,
            ..Send::new(DATA_PORT_0, desc)
        };
        let srcs = [Src::packed(Base::Grf(HEADER), Type::UD, 8)];
        let data = InstData::new(Op::Send, Control::all(8), dword(first, 0), &srcs);
        let swsb =
            Swsb { distance: Some((ALL_PIPES, 1)), token: Some((Token::Set, self.tokens % 16)) };
        self.tokens += 1;
        self.push(InstData { extra: Extra::Send(Box::new(send)), swsb, ..data });
    }

    /// Waits for everything.
    fn wait(&mut self) {
        for (function, swsb) in
            [(SyncFn::Nop, distance(ALL_PIPES, 1)), (SyncFn::AllWr, Swsb::default())]
        {
            let null = [Src::null(Type::UD)];
            let data = InstData::new(Op::Sync, Control::new(1), Dst::null(Type::UD), &null);
            self.push(InstData { extra: Extra::Sync(function), swsb, ..data });
        }
    }
}
