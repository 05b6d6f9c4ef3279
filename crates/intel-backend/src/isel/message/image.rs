//! Messages about images: to the sampler for reading, to data port 1 for writing.
//!
//! | message | function | type | registers of the payload |
//! |---|---|---|---|
//! | load | sampler | 26, before gen9 7 | coordinates; type 7 has a level of detail, 0, after the first |
//! | sample | sampler | 24; on gen8 and gen12.5 2 | coordinates; type 2 has a level of detail, 0, in front |
//! | typed write (SIMD8) | data port 1 | 13 | coordinates, four channels of the texel |
//!
//! A descriptor of the sampler has the binding in bits 7:0, the sampler in 11:8, the type in 16:12, and the channels in 18:17 (1: 8, 2: 16); the
//! answer is four channels of the texel. One of a typed write has the binding in bits 7:0, channels that are left out in 11:8, 1 in 13:12 (the
//! lower 8 channels of the mask), the type in 18:14. On gen9 messages to the sampler have a header, `r0` with nothing in its third
//! doubleword; on gen8 typed writes have one, all zero but for the last doubleword, the mask of pixels. Images that a kernel reads after it has written
//! them need two messages in between: a fence that empties the data port's cache of them, and one by which the sampler forgets what it has. (All as
//! IGC 22.43 writes it.)

use super::{Kind, Select};
use crate::isel::Pieces;
use crate::isel::piece::Piece;
use crate::target::device::{GRF_BYTES, Generation};
use crate::target::eu::{Base, Control, Dst, Extra, InstData, Op, Region, Send, Src, Type};
use smallvec::SmallVec;

/// The sampler.
const SAMPLER: u8 = 2;
/// Data port 0, for the fence.
const DATA_PORT_0: u8 = 10;
/// Data port 1, for typed writes.
const DATA_PORT_1: u8 = 12;
/// Typed memory on gen12.5.
const TYPED: u8 = 13;

/// By which the sampler forgets what it has read.
const FORGET: u32 = 0x7f000;

/// Header of a payload.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Header {
    /// The thread's, with nothing in the third doubleword.
    Thread,
    /// Zeros, and all pixels in the last doubleword.
    Pixels,
}

/// A message about images on a device.
#[derive(Clone, Copy, Debug)]
struct Form {
    kind: Kind,
    front: Option<Header>,
    /// Before which coordinate there is a level of detail.
    level: Option<usize>,
}

/// Operation on an image.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::isel) enum ImageAction {
    /// Reads a texel.
    Load,
    /// Asks a sampler, by its number.
    Sample(u8),
}

/// The message that reads an image.
fn reading(generation: Generation, action: ImageAction, binding: u8, channels: u8) -> Form {
    let (ty, level) = match (action, generation) {
        (ImageAction::Load, Generation::Gen8) => (7, Some(1)),
        (ImageAction::Load, _) => (26, None),
        (ImageAction::Sample(_), Generation::Gen8 | Generation::Gen12p5) => (2, Some(0)),
        (ImageAction::Sample(_), _) => (24, None),
    };
    let sampler = if let ImageAction::Sample(number) = action { number } else { 0 };
    let channels = if channels == 16 { 2 } else { 1 };
    let desc = u32::from(binding) | u32::from(sampler) << 8 | ty << 12 | channels << 17;
    let front = (generation == Generation::Gen9).then_some(Header::Thread);
    Form { kind: Kind { sfid: SAMPLER, desc, ..Kind::default() }, front, level }
}

/// The message that writes an image.
fn writing(generation: Generation, binding: u8) -> Form {
    let desc = u32::from(binding) | 1 << 12 | 13 << 14;
    let front = (generation == Generation::Gen8).then_some(Header::Pixels);
    Form { kind: Kind { sfid: DATA_PORT_1, desc, ..Kind::default() }, front, level: None }
}

impl Select<'_> {
    /// Reads an image at coordinates of 32 bits: the four channels of a texel.
    pub(in crate::isel) fn read_image(
        &mut self,
        action: ImageAction,
        binding: u8,
        coordinates: &[Piece],
    ) -> Pieces {
        let exec = self.simd.min(16);
        let groups: Vec<Control> = (0..self.simd / exec)
            .map(|n| Control { group: n * exec, ..Control::new(exec) })
            .collect();
        let form = reading(self.device.generation, action, binding, exec);
        let mut values: SmallVec<[Piece; 4]> = coordinates.into();
        if let Some(at) = form.level.filter(|&at| at <= values.len()) {
            // A row in a buffer has one coordinate and nothing else.
            if at == 0 || values.len() > 1 {
                values.insert(at, Piece::Imm(0));
            }
        }
        self.answers(&groups, 4, 4, false, |select, control, dst| {
            let payload: SmallVec<[Src; 8]> = values
                .iter()
                .map(|piece| piece.channels(control.group).src(Type::UD, control.exec))
                .collect();
            let send = Send { element: 4, reads: true, ..form.kind.send() };
            let rlen = u32::from(control.exec) * 16 / GRF_BYTES;
            select.image_message(form, control, &payload, dst, Send { rlen: rlen as u8, ..send });
        })
    }

    /// Writes a texel of an image.
    pub(in crate::isel) fn write_image(
        &mut self,
        binding: u8,
        coordinates: &[Piece],
        texel: &[Piece],
    ) {
        let form = writing(self.device.generation, binding);
        for first in (0..self.simd).step_by(8) {
            let control = Control { group: first, ..Control::new(8) };
            let values = coordinates.iter().chain(texel);
            let payload: SmallVec<[Src; 8]> =
                values.map(|piece| piece.channels(first).src(Type::UD, 8)).collect();
            let send = Send { writes: true, ..form.kind.send() };
            self.image_message(form, control, &payload, Dst::null(Type::UD), send);
        }
    }

    fn image_message(
        &mut self,
        form: Form,
        control: Control,
        payload: &[Src],
        dst: Dst,
        send: Send,
    ) {
        let (source, bytes) = match form.front {
            None => self.collect(control, payload),
            Some(header) => {
                let header = Src::packed(self.image_header(header), Type::UD, 8);
                let bytes = GRF_BYTES * (1 + payload.len() as u32 * u32::from(control.exec) / 8);
                let base = self.func.add_grfs(bytes);
                let mut srcs: SmallVec<[Src; 8]> = SmallVec::from_elem(header, 1);
                srcs.extend_from_slice(payload);
                self.push(InstData::load_payload(control, Dst::new(base, Type::UD), 1, &srcs));
                (Src::packed(base, Type::UD, control.exec), bytes)
            }
        };
        let mut data = InstData::new(Op::Send, control, dst, &[source]);
        let mlen = bytes.div_ceil(GRF_BYTES) as u8;
        let message = Send { mlen, header: form.front.is_some(), ..send };
        data.extra = Extra::Send(Box::new(message));
        self.push(data);
    }

    /// The header of messages about images: all of a kernel have one.
    fn image_header(&mut self, header: Header) -> Base {
        if let Some(found) = self.entry.image_headers[header as usize] {
            return found;
        }
        let base = self.func.add_grfs(GRF_BYTES);
        let whole = Dst::new(base, Type::UD);
        let (source, at, word) = match header {
            Header::Thread => (Src::reg(Base::Grf(0), Type::UD, Region::packed(8, 4)), 2, 0),
            Header::Pixels => (Src::ud(0), 7, 0xffff),
        };
        self.push(InstData::mov(Control::all(8), whole, source));
        self.push(InstData::mov(Control::all(1), whole.advanced(4 * at), Src::ud(word)));
        base
    }

    /// Makes the headers that messages about images will need, at the beginning of the kernel.
    pub(in crate::isel) fn make_image_headers(&mut self, reads: bool, writes: bool) {
        let generation = self.device.generation;
        let forms = [
            reads.then(|| reading(generation, ImageAction::Load, 0, 8)),
            writes.then(|| writing(generation, 0)),
        ];
        for header in forms.into_iter().flatten().filter_map(|form| form.front) {
            let base = self.image_header(header);
            self.entry.image_headers[header as usize] = Some(base);
        }
    }

    /// Lets what was written to images be read.
    pub(in crate::isel) fn fence_images(&mut self) {
        let (sfid, desc, header) = match self.device.generation {
            Generation::Gen12p5 => (TYPED, 0x0151f, false),
            Generation::Gen12p1 => (DATA_PORT_0, 0x1e100, true),
            _ => (DATA_PORT_0, 0x1f000, true),
        };
        self.fence_of(Kind { sfid, desc, header, ..Kind::default() });
        self.fence_of(Kind { sfid: SAMPLER, desc: FORGET, header: true, ..Kind::default() });
    }
}
