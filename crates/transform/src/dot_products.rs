//! Dot products: sums of products of bytes by the instruction that adds four of them.
//!
//! A sum of 32-bit integers is taken apart into its terms. A term that multiplies two extended bytes is a product; four with
//! bytes of the same dwords, else of at most two dwords a side, become one instruction, whose factors are those dwords or
//! permutations of them. Three of the same dwords get zero as the fourth. What remains is added as before.

use ir::map::Map;
use ir::ssa::{
    BinaryOp, Body, Builder, CastOp, Context, InsertPoint, Inst, InstKind, Local, Type, Uses,
    Value, ValueMap,
};
use smallvec::SmallVec;

/// The target's instructions.
pub trait DotProducts {
    /// Whether an instruction multiplies bytes with these signs and adds four products to a sum, modulo 2^32.
    fn has(&self, signed: [bool; 2]) -> bool;

    /// Builds it.
    fn build(
        &self,
        b: &mut Builder<'_>,
        signed: [bool; 2],
        factors: [Value; 2],
        sum: Value,
    ) -> Value;

    /// Builds the dword of four bytes of two dwords; those of the second have the numbers 4 to 7.
    fn permute(&self, b: &mut Builder<'_>, words: [Value; 2], bytes: [u8; 4]) -> Value;
}

const WORD: Type = Type::int(32);
const BYTE: Type = Type::int(8);

/// A dword: an integer, or a part of a vector of bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Word {
    value: Value,
    number: u32,
}

/// A byte of a dword.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Byte {
    word: Word,
    at: u8,
}

/// A product of two bytes, each with or without a sign.
#[derive(Clone, Copy, Debug)]
struct Product {
    signed: [bool; 2],
    bytes: [Byte; 2],
    /// The term that it is.
    term: Value,
}

impl Product {
    fn words(&self) -> [Word; 2] {
        [self.bytes[0].word, self.bytes[1].word]
    }
}

/// Runs the pass on a body. The number of instructions formed.
pub fn run(body: &mut Body, cx: &mut Context, target: &dyn DotProducts) -> u64 {
    // Most functions extend no bytes.
    if !body.all_insts().any(|inst| extends_byte(body, cx, inst)) {
        return 0;
    }
    let finder = Finder { body, cx, uses: Uses::of(body), target };
    let of = |inst: Inst| finder.is_root(inst).then(|| finder.sum(inst)).flatten();
    let sums: Vec<Sum> = body.all_insts().filter_map(of).collect();
    let mut replaced = ValueMap::new();
    for sum in &sums {
        let mut b = Builder::new(body, cx, InsertPoint::Before(sum.root));
        let value = sum.build(&mut b, target);
        replaced[sum.result] = Some(value).into();
    }
    if !sums.is_empty() {
        body.rewrite(&replaced);
    }
    sums.iter().map(|sum| sum.groups.len() as u64).sum()
}

/// A sum with products that become dot products.
struct Sum {
    root: Inst,
    result: Local,
    groups: Vec<Group>,
    /// The other terms.
    terms: Vec<Value>,
}

/// Whether an instruction may extend a byte.
fn extends_byte(body: &Body, cx: &Context, inst: Inst) -> bool {
    let number = |value: Value| cx.consts.as_uint(value.constant()?);
    match body.insts[inst].kind {
        InstKind::Cast { op: CastOp::SExt | CastOp::ZExt, value, .. } => {
            body.value_type(value, cx) == BYTE
        }
        InstKind::Binary { op: BinaryOp::And, args, .. } => number(args[1]) == Some(255),
        InstKind::Binary { op: BinaryOp::LShr | BinaryOp::AShr, args, .. } => {
            number(args[1]) == Some(24)
        }
        _ => false,
    }
}

struct Finder<'a> {
    body: &'a Body,
    cx: &'a Context,
    uses: Uses,
    target: &'a dyn DotProducts,
}

impl Finder<'_> {
    fn addends(&self, inst: Inst) -> Option<[Value; 2]> {
        match self.body.insts[inst].kind {
            InstKind::Binary { op: BinaryOp::Add, args, .. }
                if self.body.value_type(args[0], self.cx) == WORD =>
            {
                Some(args)
            }
            _ => None,
        }
    }

    /// The addition of the same block whose only use is to be read by `user`.
    fn inner(&self, user: Inst, value: Value) -> Option<Inst> {
        let inst = self.body.def_inst(value)?;
        self.addends(inst)?;
        let same_block = self.body.inst_block(inst) == self.body.inst_block(user);
        (same_block && self.is_read_once(value)).then_some(inst)
    }

    fn is_read_once(&self, value: Value) -> bool {
        value.local().is_some_and(|local| self.uses.of_local(local).len() == 1)
    }

    /// Whether an instruction is an addition that is no term of another one.
    fn is_root(&self, inst: Inst) -> bool {
        let Some(result) = self.body.result(inst) else { return false };
        self.addends(inst).is_some()
            && match *self.uses.of_local(result) {
                [] => false,
                [user] => {
                    self.addends(user).is_none() || self.inner(user, result.into()) != Some(inst)
                }
                _ => true,
            }
    }

    /// The terms of a sum, in the order in which it is written.
    fn terms(&self, root: Inst) -> Vec<Value> {
        let mut terms = Vec::new();
        let mut work = vec![root];
        while let Some(inst) = work.pop() {
            for value in self.addends(inst).expect("an addition") {
                match self.inner(inst, value) {
                    Some(inner) => work.push(inner),
                    None => terms.push(value),
                }
            }
        }
        terms.reverse();
        terms
    }

    /// The sum that an addition is, if it has products for an instruction.
    fn sum(&self, root: Inst) -> Option<Sum> {
        const LEAST: usize = 3;
        let mut products = Vec::new();
        let mut others = Vec::new();
        for term in self.terms(root) {
            match self.product(term) {
                Some(product) => products.push(product),
                None => others.push(term),
            }
        }
        if products.len() < LEAST {
            return None;
        }
        let (groups, rest) = groups(products);
        others.extend(rest.iter().map(|product| product.term));
        let result = self.body.result(root)?;
        (!groups.is_empty()).then_some(Sum { root, result, groups, terms: others })
    }

    /// The product of two bytes that a term is, if nothing else reads it.
    fn product(&self, term: Value) -> Option<Product> {
        let factors = self.factors(term)?;
        let bytes = [self.extended(factors[0])?, self.extended(factors[1])?];
        let signed = [bytes[0].0, bytes[1].0];
        let product = |signed, bytes| Product { signed, bytes, term };
        let [a, b] = [bytes[0].1, bytes[1].1];
        // One order of the factors for all products of the same dwords.
        let key = |byte: Byte| (byte.word.value, byte.word.number);
        if signed[0] == signed[1] {
            let bytes = if key(a) <= key(b) { [a, b] } else { [b, a] };
            return self.target.has(signed).then(|| product(signed, bytes));
        }
        let (signed, bytes) = if self.target.has(signed) {
            (signed, [a, b])
        } else {
            ([signed[1], signed[0]], [b, a])
        };
        self.target.has(signed).then(|| product(signed, bytes))
    }

    /// The factors of a product that only its sum reads. One of 16 bits is as good where that holds the whole product.
    fn factors(&self, term: Value) -> Option<[Value; 2]> {
        let body = self.body;
        match *body.def_kind(term)? {
            InstKind::Binary { op: BinaryOp::Mul, args, .. } => {
                self.is_read_once(term).then_some(args)
            }
            InstKind::Cast { op, value, .. } => {
                let InstKind::Binary { op: BinaryOp::Mul, args, .. } = *body.def_kind(value)?
                else {
                    return None;
                };
                let short = body.value_type(value, self.cx) == Type::int(16);
                let signed = op == CastOp::SExt;
                let same = |arg| self.extended(arg).is_some_and(|(s, _)| s == signed);
                let extends = matches!(op, CastOp::SExt | CastOp::ZExt);
                (short && extends && self.is_read_once(value) && args.into_iter().all(same))
                    .then_some(args)
            }
            _ => None,
        }
    }

    /// The byte that is extended, and whether with its sign.
    fn extended(&self, value: Value) -> Option<(bool, Byte)> {
        match *self.body.def_kind(value)? {
            InstKind::Cast { op, value: byte, .. }
                if self.body.value_type(byte, self.cx) == BYTE =>
            {
                let signed = match op {
                    CastOp::SExt => true,
                    CastOp::ZExt => false,
                    _ => return None,
                };
                self.byte(byte).map(|byte| (signed, byte))
            }
            InstKind::Binary { op, args: [word, number], .. }
                if self.body.value_type(value, self.cx) == WORD =>
            {
                match (op, self.number(number)?) {
                    (BinaryOp::And, 255) => Some((false, self.shifted(word))),
                    (BinaryOp::LShr, 24) => Some((false, Byte { word: whole(word), at: 3 })),
                    (BinaryOp::AShr, 24) => {
                        // From a byte that was shifted to the top.
                        let (word, at) = match self.shift(word, &[BinaryOp::Shl]) {
                            Some((word, by)) => (word, 3 - by),
                            None => (word, 3),
                        };
                        Some((true, Byte { word: whole(word), at }))
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn number(&self, value: Value) -> Option<u128> {
        self.cx.consts.as_uint(value.constant()?)
    }

    /// The dword that is shifted by whole bytes, and their number.
    fn shift(&self, value: Value, ops: &[BinaryOp]) -> Option<(Value, u8)> {
        match *self.body.def_kind(value)? {
            InstKind::Binary { op, args: [word, by], .. } if ops.contains(&op) => {
                let by = self.number(by).filter(|by| matches!(by, 8 | 16 | 24))?;
                Some((word, by as u8 / 8))
            }
            _ => None,
        }
    }

    /// The lowest byte of a dword, where it comes from.
    fn shifted(&self, value: Value) -> Byte {
        let (word, at) = self.shift(value, &[BinaryOp::LShr, BinaryOp::AShr]).unwrap_or((value, 0));
        Byte { word: whole(word), at }
    }

    fn byte(&self, byte: Value) -> Option<Byte> {
        match *self.body.def_kind(byte)? {
            InstKind::ExtractElement { args: [vector, index] } => {
                let ty = self.body.value_type(vector, self.cx);
                let (_, lanes) = self.cx.types.vector_parts(ty)?;
                let index = u32::try_from(self.number(index)?).ok().filter(|&n| n < lanes)?;
                let word = Word { value: vector, number: index / 4 };
                lanes.is_multiple_of(4).then_some(Byte { word, at: (index % 4) as u8 })
            }
            InstKind::Cast { op: CastOp::Trunc, value, .. }
                if self.body.value_type(value, self.cx) == WORD =>
            {
                Some(self.shifted(value))
            }
            _ => None,
        }
    }
}

/// An integer as a dword.
fn whole(value: Value) -> Word {
    Word { value, number: 0 }
}

/// Products that become one instruction.
type Group = SmallVec<[Product; 4]>;

/// Puts products into groups; what is in none comes last.
fn groups(products: Vec<Product>) -> (Vec<Group>, Vec<Product>) {
    let mut same: Map<([bool; 2], [Word; 2]), Vec<Product>> = Map::default();
    let mut order = Vec::new();
    for product in products {
        let key = (product.signed, product.words());
        let list = same.entry(key).or_default();
        if list.is_empty() {
            order.push(key);
        }
        list.push(product);
    }
    let mut found: Vec<Group> = Vec::new();
    let mut rest: Map<[bool; 2], Vec<Product>> = Map::default();
    for key in order {
        let mut list = same.swap_remove(&key).unwrap_or_default();
        list.sort_by_key(|product| product.bytes[0].at);
        for chunk in list.chunks(4) {
            match chunk.len() {
                3.. => found.push(chunk.into()),
                _ => rest.entry(key.0).or_default().extend_from_slice(chunk),
            }
        }
    }
    let mut left = Vec::new();
    for (_, list) in rest {
        for chunk in list.chunks(4) {
            let few = |side| words_of(chunk, side).len() <= 2;
            if chunk.len() == 4 && few(0) && few(1) {
                found.push(chunk.into());
            } else {
                left.extend_from_slice(chunk);
            }
        }
    }
    (found, left)
}

/// The dwords of one factor of each product.
fn words_of(products: &[Product], side: usize) -> SmallVec<[Word; 4]> {
    let mut words = SmallVec::new();
    for product in products {
        let word = product.bytes[side].word;
        if !words.contains(&word) {
            words.push(word);
        }
    }
    words
}

impl Sum {
    fn build(&self, b: &mut Builder<'_>, target: &dyn DotProducts) -> Value {
        let mut terms = self.terms.iter().copied();
        let first = terms.next().unwrap_or_else(|| b.int(WORD, 0));
        let mut sum = terms.fold(first, |sum, term| b.add(sum, term));
        for group in &self.groups {
            let factors = [0, 1].map(|side| factor(b, target, group, side));
            sum = target.build(b, group[0].signed, factors, sum);
        }
        sum
    }
}

/// Builds the dword of one factor of each product of a group; the fourth byte is zero where there is no product for it.
fn factor(b: &mut Builder<'_>, target: &dyn DotProducts, group: &Group, side: usize) -> Value {
    let words = words_of(group, side);
    let mut values: SmallVec<[Value; 2]> =
        words.iter().map(|&word| dword(b, group, side, word)).collect();
    let mut bytes = [4; 4];
    for (place, product) in bytes.iter_mut().zip(group) {
        let byte = product.bytes[side];
        let word = words.iter().position(|&word| word == byte.word).expect("a word of the group");
        *place = byte.at + 4 * word as u8;
    }
    if bytes == [0, 1, 2, 3] {
        return values[0];
    }
    // One factor zero is enough.
    if group.len() < 4 && side == 1 {
        bytes[3] = bytes[2];
    }
    if values.len() == 1 {
        values.push(b.int(WORD, 0));
    }
    target.permute(b, [values[0], values[1]], bytes)
}

fn dword(b: &mut Builder<'_>, group: &Group, side: usize, word: Word) -> Value {
    let ty = b.ty(word.value);
    if ty == WORD {
        return word.value;
    }
    // Bytes that no product reads may be poison, which would be the whole dword's.
    let mut read = [false; 4];
    for byte in group.iter().map(|product| product.bytes[side]).filter(|byte| byte.word == word) {
        read[usize::from(byte.at)] = true;
    }
    let lanes = b.cx.types.lanes(ty) / 4;
    let whole = lanes == 1 && read == [true; 4];
    let vector = if whole { word.value } else { b.freeze(word.value) };
    if lanes == 1 {
        return b.cast(CastOp::BitCast, vector, WORD);
    }
    let dwords = b.cx.types.vector(WORD, lanes);
    let dwords = b.cast(CastOp::BitCast, vector, dwords);
    b.extract(dwords, word.number)
}
