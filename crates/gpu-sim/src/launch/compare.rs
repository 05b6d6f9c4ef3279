//! Comparing the results of two runs.

use super::{BufferData, Outcome};
use crate::float::widen;
use std::fmt;

/// First difference of two results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Name of the buffer.
    pub buffer: String,
    /// Index of the element, `None` when the shapes differ.
    pub index: Option<usize>,
    /// The element in the first result.
    pub left: String,
    /// The element in the second result.
    pub right: String,
    /// Number of elements of this buffer that differ.
    pub count: usize,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.index {
            Some(i) => {
                write!(f, "{}[{i}]: {} and {}", self.buffer, self.left, self.right)?;
                if self.count > 1 {
                    write!(f, " ({} elements differ)", self.count)?;
                }
                Ok(())
            }
            None => write!(f, "{}: {} and {}", self.buffer, self.left, self.right),
        }
    }
}

/// The first difference of two outcomes, buffers in order. NaNs of any payload are equal to each other,
/// and an element that has no defined value is equal to anything;
/// with a tolerance, floats whose difference is at most that part of the greater magnitude are equal too.
pub fn first_difference(a: &Outcome, b: &Outcome, tolerance: Option<f64>) -> Option<Difference> {
    compare_buffers(&a.buffers, &b.buffers, tolerance)
}

/// Like [`first_difference`] for bare buffers.
pub fn compare_buffers(
    a: &[BufferData],
    b: &[BufferData],
    tolerance: Option<f64>,
) -> Option<Difference> {
    if a.len() != b.len() {
        let text = |n: usize| format!("{n} buffers");
        return Some(Difference {
            buffer: "results".to_owned(),
            index: None,
            left: text(a.len()),
            right: text(b.len()),
            count: 0,
        });
    }
    a.iter().zip(b).find_map(|(a, b)| compare(a, b, tolerance))
}

fn compare(a: &BufferData, b: &BufferData, tolerance: Option<f64>) -> Option<Difference> {
    if a.ty != b.ty || a.bytes.len() != b.bytes.len() {
        let shape = |d: &BufferData| format!("{}[{}]", d.ty.name(), d.count());
        return Some(Difference {
            buffer: a.name.clone(),
            index: None,
            left: shape(a),
            right: shape(b),
            count: 0,
        });
    }
    if a.bytes == b.bytes {
        return None;
    }
    let equal = |i: &usize| {
        let (x, y) = (a.element(*i), b.element(*i));
        if x == y || a.is_undefined(*i) || b.is_undefined(*i) {
            return true;
        }
        let Some(f) = a.ty.float() else { return false };
        if f.is_nan(x) && f.is_nan(y) {
            return true;
        }
        let (x, y) = (widen(f, x), widen(f, y));
        tolerance.is_some_and(|t| x == y || (x - y).abs() <= t * x.abs().max(y.abs()))
    };
    let mut differing = (0..a.count()).filter(|i| !equal(i));
    let first = differing.next()?;
    Some(Difference {
        buffer: a.name.clone(),
        index: Some(first),
        left: a.display_element(first),
        right: b.display_element(first),
        count: 1 + differing.count(),
    })
}
