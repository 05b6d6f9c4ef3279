//! Frame layout: offsets for the objects of a stack, by rules that are data.

use ir::machine::{Frame, FrameKind, FrameSlot};

use crate::convention::StackRules;

/// Assigns offsets to the objects of one stack (by [`FrameObject::stack`](ir::machine::FrameObject::stack)). Returns
/// the bytes that they take, a multiple of the stack's alignment.
///
/// The largest alignment comes first, so that no padding is needed between; among equals the order is that of creation.
/// Offsets count from the frame's start in the direction of growth: with a stack that grows down they are negative.
/// Fixed objects keep theirs; objects of variable size get none.
pub fn lay_out(frame: &mut Frame, stack: &str, rules: &StackRules) -> u64 {
    let mut slots: Vec<FrameSlot> = frame
        .objects
        .iter()
        .filter(|(_, o)| {
            !o.dead && o.stack == stack && matches!(o.kind, FrameKind::Local | FrameKind::Spill)
        })
        .map(|(slot, _)| slot)
        .collect();
    slots.sort_by_key(|&slot| core::cmp::Reverse(frame.objects[slot].align));
    let mut at: u64 = 0;
    for slot in slots {
        let object = &mut frame.objects[slot];
        at = at.next_multiple_of(object.align.max(1));
        let end = at + object.size;
        object.offset = Some(if rules.grows_up { at as i64 } else { -(end as i64) });
        if !rules.grows_up {
            // The object's start must be aligned, and that is its far end.
            let begin = end.next_multiple_of(object.align.max(1));
            object.offset = Some(-(begin as i64));
            at = begin;
        } else {
            at = end;
        }
    }
    at.next_multiple_of(u64::from(rules.align.max(1)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ir::machine::FrameObject;

    fn frame() -> Frame {
        let mut frame = Frame::default();
        for (kind, size, align) in [
            (FrameKind::Spill, 4, 4),
            (FrameKind::Local, 24, 16),
            (FrameKind::Fixed, 8, 8),
            (FrameKind::Spill, 12, 4),
            (FrameKind::Local, 8, 8),
        ] {
            frame.add(FrameObject::new(kind, size, align));
        }
        frame.add(FrameObject { stack: "sgpr-spill", ..FrameObject::new(FrameKind::Spill, 4, 4) });
        frame
    }

    #[test]
    fn objects_are_laid_out_in_the_direction_of_growth() {
        let rules = StackRules { align: 16, slot: 4, grows_up: true, scale: 1 };
        let offsets = |frame: &Frame| frame.objects.values().map(|o| o.offset).collect::<Vec<_>>();
        let mut up = frame();
        assert_eq!(lay_out(&mut up, "", &rules), 48);
        assert_eq!(offsets(&up), [Some(32), Some(0), None, Some(36), Some(24), None]);
        assert_eq!(lay_out(&mut up, "sgpr-spill", &rules), 16);
        assert_eq!(offsets(&up)[5], Some(0));
        let mut down = frame();
        assert_eq!(lay_out(&mut down, "", &StackRules { grows_up: false, ..rules }), 64);
        assert_eq!(offsets(&down), [Some(-44), Some(-32), None, Some(-56), Some(-40), None]);
    }
}
