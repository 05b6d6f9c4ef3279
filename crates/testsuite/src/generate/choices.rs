//! The choices that make a generated program, and shrinking them.
//!
//! The generator asks for small numbers; the numbers that it was given are the whole identity of the program. A
//! failing program is made smaller by making its choices fewer and smaller (the idea of Hypothesis,
//! MacIver & Donaldson, "Test-Case Reduction via Test-Case Generation", ECOOP 2020): no operation on
//! programs is needed, and each result is valid by construction.

/// A source of choices: new ones from a seed, or old ones again.
#[derive(Clone, Debug)]
pub struct Choices {
    state: u64,
    replay: Option<Vec<u32>>,
    made: Vec<u32>,
}

impl Choices {
    /// New choices from a seed.
    pub fn from_seed(seed: u64) -> Choices {
        Choices { state: seed, replay: None, made: Vec::new() }
    }

    /// These choices again; when they run out, 0.
    pub fn replay(choices: Vec<u32>) -> Choices {
        Choices { state: 0, replay: Some(choices), made: Vec::new() }
    }

    /// Returns the choices so far.
    pub fn made(&self) -> &[u32] {
        &self.made
    }

    /// A number below `n`. 0 stands for the simplest alternative.
    pub fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0);
        let raw = match &self.replay {
            Some(list) => list.get(self.made.len()).copied().unwrap_or(0).min(n - 1),
            None => (splitmix64(&mut self.state) % u64::from(n)) as u32,
        };
        self.made.push(raw);
        raw
    }

    /// True in `n` of `of` cases.
    pub fn chance(&mut self, n: u32, of: u32) -> bool {
        self.below(of) >= of - n
    }

    /// One of `items`; the first is the simplest.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len() as u32) as usize]
    }
}

fn splitmix64(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Makes `choices` smaller while `fails` holds of them: first whole stretches are left out, then
/// single choices are lowered. `fails` is asked at most `limit` times.
pub fn shrink(
    mut choices: Vec<u32>,
    limit: usize,
    mut fails: impl FnMut(&[u32]) -> bool,
) -> Vec<u32> {
    let mut asked = 0;
    let mut attempt = |candidate: &[u32]| {
        asked += 1;
        asked <= limit && fails(candidate)
    };
    let mut progress = true;
    while progress {
        progress = false;
        let mut length = choices.len() / 2;
        while length > 0 {
            let mut at = 0;
            while at + length <= choices.len() {
                let mut shorter = choices.clone();
                shorter.drain(at..at + length);
                if attempt(&shorter) {
                    choices = shorter;
                    progress = true;
                } else {
                    at += length;
                }
            }
            length /= 2;
        }
        for at in 0..choices.len() {
            for lower in [0, choices[at] / 2, choices[at].saturating_sub(1)] {
                if lower < choices[at] {
                    let old = std::mem::replace(&mut choices[at], lower);
                    if attempt(&choices) {
                        progress = true;
                    } else {
                        choices[at] = old;
                    }
                }
            }
        }
    }
    choices
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_choices_make_the_same_numbers() {
        let mut a = Choices::from_seed(7);
        let drawn: Vec<u32> = (1..50).map(|n| a.below(n)).collect();
        let mut b = Choices::replay(a.made().to_vec());
        assert_eq!(drawn, (1..50).map(|n| b.below(n)).collect::<Vec<_>>());
    }

    #[test]
    fn shrinking_finds_the_one_choice_that_matters() {
        let start: Vec<u32> = (0..200).collect();
        let small = shrink(start, 10_000, |c| c.iter().any(|&n| n >= 50));
        assert_eq!(small, [50]);
    }
}
