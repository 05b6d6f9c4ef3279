//! Occupancy: how many waves run at a pressure.
//!
//! A *resource* is something that waves share: the scalar file, the vector file. A wave's demand
//! on it is a function of the pressure; how many waves fit follows from the demand, by granules or
//! by steps. All of it is data that a backend hands in for a generation and wave size.

use super::model::RegPressure;

/// The demand of a wave for a resource, from its pressure by kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Demand {
    /// The kinds' registers together.
    Sum(&'static [usize]),
    /// The registers of some kinds together, or those of others if they are more: two files that are
    /// allocated alike.
    Larger(&'static [usize], &'static [usize]),
    /// One file for two kinds: the first part is rounded up where the second part starts.
    Unified {
        /// The kind of the first part.
        first: usize,
        /// The kind of the second part.
        second: usize,
        /// A kind that may be in either; counted with the first.
        either: usize,
        /// The alignment of the second part's start.
        align: u32,
    },
}

impl Demand {
    /// The demand of a pressure.
    pub fn of(self, pressure: &RegPressure) -> u32 {
        let sum = |kinds: &[usize]| kinds.iter().map(|&kind| pressure.count(kind)).sum::<u32>();
        match self {
            Self::Sum(kinds) => sum(kinds),
            Self::Larger(some, others) => sum(some).max(sum(others)),
            Self::Unified { first, second, either, align } => {
                let arch = pressure.count(first) + pressure.count(either);
                match pressure.count(second) {
                    0 => arch,
                    acc => arch.next_multiple_of(align.max(1)) + acc,
                }
            }
        }
    }
}

/// The number of waves that run for a demand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waves {
    /// Any demand leaves the number as it is.
    Unlimited,
    /// `total` registers are shared, a wave gets them by whole granules.
    Granules {
        /// The registers of a granule.
        granule: u32,
        /// The registers in all.
        total: u32,
    },
    /// Pairs of a demand and the waves from it on; the first starts at 0.
    Steps(&'static [(u32, u32)]),
}

impl Waves {
    /// The waves for a demand, at most `max` and at least one: a wave that needs more than there
    /// is will spill, and runs alone.
    pub fn of(self, demand: u32, max: u32) -> u32 {
        let waves = match self {
            Self::Unlimited => max,
            Self::Granules { granule, total } => {
                if demand == 0 {
                    max
                } else {
                    total / demand.next_multiple_of(granule.max(1))
                }
            }
            Self::Steps(steps) => {
                let reached = steps.iter().take_while(|(first, _)| *first <= demand).last();
                reached.map_or(max, |&(_, waves)| waves)
            }
        };
        waves.clamp(1, max)
    }

    /// The largest demand with which `waves` run; `None` if any demand does, or none.
    pub fn largest_demand(self, waves: u32) -> Option<u32> {
        match self {
            Self::Unlimited => None,
            Self::Granules { granule, total } => {
                let granule = granule.max(1);
                Some(total / waves.max(1) / granule * granule)
            }
            Self::Steps(steps) => {
                let first_below = steps.iter().find(|(_, have)| *have < waves)?;
                Some(first_below.0.saturating_sub(1))
            }
        }
    }
}

/// Something that waves share.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Resource {
    /// The demand of a wave.
    pub demand: Demand,
    /// The number of waves that it allows.
    pub waves: Waves,
}

/// Occupancy of a generation and wave size.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OccupancyModel {
    /// The most waves that run, whatever registers they need.
    pub max_waves: u32,
    /// The resources that waves share.
    pub resources: Vec<Resource>,
}

impl OccupancyModel {
    /// The waves that a pressure lets run.
    pub fn occupancy(&self, pressure: &RegPressure) -> u32 {
        let waves = self.resources.iter().map(|r| self.waves(r, pressure));
        waves.min().unwrap_or(self.max_waves)
    }

    fn waves(&self, resource: &Resource, pressure: &RegPressure) -> u32 {
        resource.waves.of(resource.demand.of(pressure), self.max_waves)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Demands at which occupancy drops, as measured: `(waves, first count)`.
    type Measured = &'static [(u32, u32)];

    const GFX900: Measured = &[
        (10, 1),
        (9, 25),
        (8, 29),
        (7, 33),
        (6, 37),
        (5, 41),
        (4, 49),
        (3, 65),
        (2, 85),
        (1, 129),
    ];
    const GFX90A: Measured =
        &[(8, 1), (7, 65), (6, 73), (5, 81), (4, 97), (3, 129), (2, 169), (1, 257)];
    const GFX1010_W32: Measured = &[
        (20, 1),
        (18, 49),
        (16, 57),
        (14, 65),
        (12, 73),
        (11, 81),
        (10, 89),
        (9, 97),
        (8, 113),
        (7, 129),
        (6, 145),
        (5, 169),
        (4, 201),
    ];
    const GFX1030_W32: Measured =
        &[(16, 1), (12, 65), (10, 81), (9, 97), (8, 113), (7, 129), (6, 145), (5, 161), (4, 193)];
    const GFX1030_W64: Measured = &[
        (16, 1),
        (12, 33),
        (10, 41),
        (9, 49),
        (8, 57),
        (7, 65),
        (6, 73),
        (5, 81),
        (4, 97),
        (3, 129),
        (2, 169),
    ];
    const GFX1100_W32: Measured =
        &[(16, 1), (12, 97), (10, 121), (9, 145), (8, 169), (7, 193), (6, 217), (5, 241)];
    const GFX1100_W64: Measured = &[
        (16, 1),
        (12, 49),
        (10, 61),
        (9, 73),
        (8, 85),
        (7, 97),
        (6, 109),
        (5, 121),
        (4, 145),
        (3, 193),
        (2, 253),
    ];

    #[test]
    fn granules_give_the_measured_steps_of_every_generation() {
        for (name, granule, total, max, up_to, measured) in [
            ("gfx900", 4, 256, 10, 256, GFX900),
            ("gfx90a", 8, 512, 8, 512, GFX90A),
            ("gfx1010 wave32", 8, 1024, 20, 256, GFX1010_W32),
            ("gfx1030 wave32", 16, 1024, 16, 256, GFX1030_W32),
            ("gfx1030 wave64", 8, 512, 16, 256, GFX1030_W64),
            ("gfx1100 wave32", 24, 1536, 16, 256, GFX1100_W32),
            ("gfx1100 wave64", 12, 768, 16, 256, GFX1100_W64),
        ] {
            let waves = Waves::Granules { granule, total };
            let mut drops: Vec<(u32, u32)> = Vec::new();
            for count in 1..=up_to {
                let now = waves.of(count, max);
                if drops.last().is_none_or(|last| last.0 != now) {
                    drops.push((now, count));
                }
            }
            assert_eq!(drops, measured, "{name}");
            for (place, &(wanted, _)) in measured.iter().enumerate() {
                let expected = measured.get(place + 1).map(|next| next.1 - 1);
                if let Some(expected) = expected {
                    assert_eq!(waves.largest_demand(wanted), Some(expected), "{name} {wanted}");
                }
            }
        }
    }

    #[test]
    fn steps_are_looked_up() {
        // Scalar registers of gfx8 and gfx9.
        let sgprs = Waves::Steps(&[(0, 10), (81, 9), (89, 8), (101, 7)]);
        let found: Vec<u32> = [0, 80, 81, 88, 89, 100, 101, 102].map(|n| sgprs.of(n, 10)).to_vec();
        assert_eq!(found, [10, 10, 9, 9, 8, 8, 7, 7]);
        assert_eq!(sgprs.largest_demand(9), Some(88));
        assert_eq!(sgprs.largest_demand(7), None);
        assert_eq!(Waves::Unlimited.of(500, 16), 16);
    }

    const SGPR: usize = 0;
    const VGPR: usize = 1;
    const AGPR: usize = 2;
    const AVGPR: usize = 3;
    const UNIFIED: Demand = Demand::Unified { first: VGPR, second: AGPR, either: AVGPR, align: 4 };

    fn gfx90a() -> OccupancyModel {
        OccupancyModel {
            max_waves: 8,
            resources: vec![
                Resource { demand: Demand::Sum(&[SGPR]), waves: Waves::Steps(&[(0, 8), (101, 7)]) },
                Resource { demand: UNIFIED, waves: Waves::Granules { granule: 8, total: 512 } },
            ],
        }
    }

    fn pressure(sgpr: u32, vgpr: u32, agpr: u32) -> RegPressure {
        RegPressure::NONE.with_count(SGPR, sgpr).with_count(VGPR, vgpr).with_count(AGPR, agpr)
    }

    #[test]
    fn a_unified_file_rounds_where_the_second_part_begins() {
        let model = gfx90a();
        assert_eq!(UNIFIED.of(&pressure(0, 61, 0)), 61);
        assert_eq!(UNIFIED.of(&pressure(0, 61, 64)), 128);
        assert_eq!(model.occupancy(&pressure(10, 64, 64)), 4);
        assert_eq!(model.occupancy(&pressure(10, 65, 64)), 3);
    }
}
