//! Copies of boxes of tensors by tensor maps: PTX ISA, "Tensors" and "cp.async.bulk.tensor".

use super::super::inst::*;
use super::super::types::Ty;
use super::transfer::{Piece, Plan, Source};
use super::warp::Group;
use super::{Core, lanes};
use crate::fault::{Fault, Result};
use crate::memory::{Space, check_aligned};
use crate::tensor_map::{ElementType, MAP_ALIGN, MAP_BYTES, MOST_DIMENSIONS, TensorMap};

/// Alignment of a box in shared memory.
const BOX_ALIGN: u64 = 128;
/// Rows of `.tile::gather4` and `.tile::scatter4`.
const ROWS: usize = 4;

impl Core<'_, '_> {
    /// The pieces of a lane's copy of a box.
    pub(super) fn plan_tensor(
        &mut self,
        lane: usize,
        tensor: &TensorCopy,
        reduce: Option<BulkReduce>,
    ) -> Result<Plan> {
        let map = self.tensor_map(lane, &tensor.map)?;
        let coordinates: Vec<i64> = tensor
            .coordinates
            .iter()
            .map(|&c| Ok(i64::from(self.read_lane(c, lane)? as u32 as i32)))
            .collect::<Result<_>>()?;
        let (space, shared) = self.absolute_of(lane, &tensor.shared)?;
        check_aligned(shared, BOX_ALIGN)?;
        if tensor.dimensions != map.rank {
            return Err(Fault::undefined(format!(
                "a copy of {} dimensions by a tensor map of {}",
                tensor.dimensions, map.rank
            )));
        }
        let boxes = boxes(&map, &coordinates, tensor.rows)?;
        let mut plan = Plan::default();
        let mut place = shared;
        for (start, counts) in boxes {
            let rows = Rows { map: &map, start, counts, shared: (space, place) };
            rows.add(tensor.store, &mut plan.pieces);
            let bytes = counts.iter().product::<u64>() * map.element.bytes();
            plan.told += bytes;
            place += bytes;
        }
        plan.reduce = reduce.map(|r| {
            let ty = type_of(map.element);
            (AtomOp::of_name(r.name, ty), ty.bytes())
        });
        Ok(plan)
    }

    fn tensor_map(&mut self, lane: usize, addr: &Addr) -> Result<TensorMap> {
        let address = self.read_lane(addr.base, lane)?.wrapping_add(addr.offset as u64);
        check_aligned(address, MAP_ALIGN)?;
        TensorMap::read(self.bytes_at(lane, addr.space, address, MAP_BYTES as u64)?)
    }

    /// `tensormap.replace`
    pub(super) fn replace_field(
        &mut self,
        g: &Group,
        replace: &ReplaceField,
        active: u32,
    ) -> Result<()> {
        let addresses = self.addresses(g, &replace.addr, active)?;
        let values = self.read(g, replace.value, active)?;
        for lane in lanes(active) {
            self.w.fault_lane = lane as u32;
            check_aligned(addresses[lane], MAP_ALIGN)?;
            let (at, size) = replace.place;
            let address = addresses[lane].wrapping_add(at as u64);
            let bytes = values[lane].to_le_bytes();
            self.store_at(lane, replace.addr.space, address, &bytes[..size])?;
        }
        Ok(())
    }

    /// `tensormap.cp_fenceproxy`: the warp copies a map, and then releases it.
    pub(super) fn copy_map(&mut self, g: &Group, copy: &CopyMap, active: u32) -> Result<()> {
        let (to, from) =
            (self.addresses(g, &copy.to, active)?, self.addresses(g, &copy.from, active)?);
        let lane = active.trailing_zeros() as usize;
        self.w.fault_lane = lane as u32;
        if lanes(active).any(|l| to[l] != to[lane] || from[l] != from[lane]) {
            return Err(Fault::undefined("lanes do not agree on the tensor map that they copy"));
        }
        check_aligned(to[lane], BOX_ALIGN)?;
        check_aligned(from[lane], BOX_ALIGN)?;
        let bytes = self.bytes_at(lane, copy.from.space, from[lane], MAP_BYTES as u64)?.to_vec();
        let bytes = self.load_bytes_weak(lane, copy.from.space, from[lane], bytes)?;
        self.store_unaligned(lane, (copy.to.space, to[lane]), &bytes)?;
        self.meet_lanes(active);
        let fence = Fence { sc: false, acquire: false, release: true, scope: copy.scope };
        self.fence(fence, active);
        Ok(())
    }
}

/// First places of boxes in the tensor, and their elements by dimension.
type Boxes = Vec<([i64; MOST_DIMENSIONS], [u64; MOST_DIMENSIONS])>;

/// The boxes of a copy: one, or one of each row that is gathered.
fn boxes(map: &TensorMap, coordinates: &[i64], rows: bool) -> Result<Boxes> {
    let mut start = [0; MOST_DIMENSIONS];
    if rows {
        // The column, and four rows ("tile::gather4 mode").
        let [column, rows @ ..] = coordinates else {
            return Err(Fault::input("a copy without coordinates"));
        };
        if rows.len() != ROWS || map.rank != 2 || map.box_dims[1] != 1 {
            return Err(Fault::undefined("this tensor map of a copy of four rows"));
        }
        let counts = map.counts();
        return Ok(rows.iter().map(|&row| ([*column, row, 0, 0, 0], counts)).collect());
    }
    if coordinates.len() != map.rank {
        return Err(Fault::undefined("as many coordinates as the tensor has no dimensions"));
    }
    start[..coordinates.len()].copy_from_slice(coordinates);
    Ok(vec![(start, map.counts())])
}

/// The type of elements in reductions.
fn type_of(element: ElementType) -> Ty {
    match element {
        ElementType::Unsigned(bits) => Ty::U(bits),
        ElementType::Signed(bits) => Ty::S(bits),
        ElementType::Float(format) => Ty::F(format),
    }
}

/// A box and its place in shared memory.
struct Rows<'m> {
    map: &'m TensorMap,
    start: [i64; MOST_DIMENSIONS],
    counts: [u64; MOST_DIMENSIONS],
    shared: (Space, u64),
}

impl Rows<'_> {
    /// Adds the pieces of all rows.
    fn add(&self, store: bool, pieces: &mut Vec<Piece>) {
        let bytes = self.counts[0] * self.map.element.bytes();
        let rows: u64 = self.counts[1..].iter().product();
        for n in 0..rows {
            let place = self.shared.1 + n * bytes;
            self.add_row(self.row(n), place, store, pieces);
        }
    }

    /// Address of element 0 of the tensor's row, if the row is inside of the tensor.
    fn row(&self, mut n: u64) -> Option<u64> {
        let mut address = self.map.address;
        for d in 1..self.map.rank {
            let index = n % self.counts[d];
            n /= self.counts[d];
            let at = self.start[d] + (index * self.map.steps[d]) as i64;
            let at = u64::try_from(at).ok().filter(|&at| at < self.map.dims[d])?;
            address = address.wrapping_add(at.wrapping_mul(self.map.strides[d]));
        }
        Some(address)
    }

    fn add_row(&self, row: Option<u64>, place: u64, store: bool, pieces: &mut Vec<Piece>) {
        let size = self.map.element.bytes();
        let count = self.counts[0] as i64;
        // Elements of the row that are inside of the tensor.
        let dim = self.map.dims[0] as i64;
        let low = (-self.start[0]).clamp(0, count);
        let high = (dim - self.start[0]).clamp(low, count);
        let (low, high) = if row.is_some() { (low as u64, high as u64) } else { (0, 0) };
        let first = row.map(|row| row.wrapping_add((self.start[0] as u64).wrapping_mul(size)));
        for (from, to, inside) in [(0, low, false), (low, high, true), (high, count as u64, false)]
        {
            let source = first.filter(|_| inside);
            if source.is_some() || !store {
                self.add_run((from * size, to * size), source, place, store, pieces);
            }
        }
    }

    /// Adds bytes of a row, in parts that swizzling leaves together.
    fn add_run(
        &self,
        (mut at, end): (u64, u64),
        row: Option<u64>,
        place: u64,
        store: bool,
        pieces: &mut Vec<Piece>,
    ) {
        while at < end {
            let next = if self.map.swizzle == 16 { end } else { ((at / 16 + 1) * 16).min(end) };
            let shared = (self.shared.0, self.map.swizzled(place + at));
            let global = row.map(|row| row.wrapping_add(at));
            let piece = match global {
                Some(global) if store => Piece {
                    to: (Space::Global, global),
                    from: Source::Memory(shared.0, shared.1),
                    size: next - at,
                },
                Some(global) => Piece {
                    to: shared,
                    from: Source::Memory(Space::Global, global),
                    size: next - at,
                },
                None => Piece { to: shared, from: Source::Fill(self.map.fill), size: next - at },
            };
            pieces.push(piece);
            at = next;
        }
    }
}
