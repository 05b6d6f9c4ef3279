//! Occupancy: how many waves run at a pressure, and which of two pressures is better.
//!
//! A *resource* is something that waves share: the scalar file, the vector file. A wave's demand
//! on it is a function of the pressure; how many waves fit follows from the demand, by granules or
//! by steps. All of it is data that a backend hands in for a generation and wave size.

use core::cmp::Ordering;

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
    /// The name, as in reports (`VGPR`).
    pub name: &'static str,
    /// The demand of a wave.
    pub demand: Demand,
    /// The number of waves that it allows.
    pub waves: Waves,
    /// The kinds whose tuples weigh.
    pub tuples: &'static [usize],
}

/// A demand that cannot be met without spilling to memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExcessLimit {
    /// The demand.
    pub demand: Demand,
    /// The most that there is.
    pub limit: u32,
}

/// A demand whose excess is spilled to lanes of vector registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LaneSpill {
    /// The demand and the most that there is.
    pub excess: ExcessLimit,
    /// The lanes of one vector register.
    pub lanes: u32,
}

/// Occupancy of a generation and wave size.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OccupancyModel {
    /// The most waves that run, whatever registers they need.
    pub max_waves: u32,
    /// The resources that waves share. The last one decides where no other binds.
    pub resources: Vec<Resource>,
    /// The demands that spill to memory beyond their limits.
    pub excess: Vec<ExcessLimit>,
    /// The demand that spills to lanes beyond its limit.
    pub lane_spill: Option<LaneSpill>,
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

    /// The most registers of a resource, by its name, with which `waves` run.
    pub fn limit(&self, resource: &str, waves: u32) -> Option<u32> {
        self.resources.iter().find(|r| r.name == resource)?.waves.largest_demand(waves)
    }

    /// Registers beyond the limits: (those that go to memory, those that go to lanes). Lanes cost
    /// vector registers, which count with the first.
    pub fn excess(&self, pressure: &RegPressure) -> (u32, u32) {
        let over =
            |e: &ExcessLimit, more: u32| (e.demand.of(pressure) + more).saturating_sub(e.limit);
        let to_lanes = self.lane_spill.as_ref().map_or(0, |spill| over(&spill.excess, 0));
        let lanes = self.lane_spill.map_or(1, |spill| spill.lanes.max(1));
        let needed = to_lanes.div_ceil(lanes);
        (self.excess.iter().map(|e| over(e, needed)).sum(), to_lanes)
    }

    /// Compares two pressures; the better one is `Less`, given that no more than `cap` waves can run for other
    /// reasons. In this order: more waves; less excess; a later resource binding, as that is where
    /// waves are lost last; less tuple weight and then fewer registers, beginning with the resource
    /// that binds. A total order: only equal pressures compare equal.
    pub fn compare(&self, a: &RegPressure, b: &RegPressure, cap: u32) -> Ordering {
        let waves = |p: &RegPressure| self.occupancy(p).min(cap);
        let by_waves = waves(b).cmp(&waves(a));
        by_waves.then_with(|| self.excess(a).cmp(&self.excess(b))).then_with(|| {
            let (of_a, of_b) = (self.binding(a, cap), self.binding(b, cap));
            of_a.cmp(&of_b)
                .then_with(|| self.compare_beginning_with(of_a, a, b))
                .then_with(|| a.cmp(b))
        })
    }

    /// By tuples, then by demands; resource `first` before the others, those from the last on.
    fn compare_beginning_with(&self, first: usize, a: &RegPressure, b: &RegPressure) -> Ordering {
        let others = (0..self.resources.len()).rev().filter(|&r| r != first);
        let order: Vec<&Resource> =
            core::iter::once(first).chain(others).filter_map(|r| self.resources.get(r)).collect();
        let by_tuples = order.iter().map(|r| r.tuple_weight(a).cmp(&r.tuple_weight(b)));
        let by_demand = order.iter().map(|r| r.demand.of(a).cmp(&r.demand.of(b)));
        by_tuples.chain(by_demand).fold(Ordering::Equal, Ordering::then)
    }

    /// Whether `a` is better than `b`.
    pub fn less(&self, a: &RegPressure, b: &RegPressure, cap: u32) -> bool {
        self.compare(a, b, cap) == Ordering::Less
    }

    /// The resource that lets the fewest waves run, if fewer than the cap; the last if none or several do.
    fn binding(&self, pressure: &RegPressure, cap: u32) -> usize {
        let waves = |r: &Resource| self.waves(r, pressure).min(cap);
        let fewest = self.resources.iter().map(waves).min().unwrap_or(cap);
        let last = self.resources.len().saturating_sub(1);
        self.resources.iter().rposition(|r| waves(r) == fewest).unwrap_or(last)
    }
}

impl Resource {
    /// The weight of the tuples in it.
    fn tuple_weight(&self, pressure: &RegPressure) -> u32 {
        self.tuples.iter().map(|&kind| pressure.tuple_weight(kind)).sum()
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
                Resource {
                    name: "SGPR",
                    demand: Demand::Sum(&[SGPR]),
                    waves: Waves::Steps(&[(0, 8), (101, 7)]),
                    tuples: &[SGPR],
                },
                Resource {
                    name: "VGPR",
                    demand: UNIFIED,
                    waves: Waves::Granules { granule: 8, total: 512 },
                    tuples: &[VGPR, AGPR, AVGPR],
                },
            ],
            excess: vec![
                ExcessLimit { demand: UNIFIED, limit: 512 },
                ExcessLimit { demand: Demand::Sum(&[VGPR]), limit: 256 },
                ExcessLimit { demand: Demand::Sum(&[AGPR]), limit: 256 },
            ],
            lane_spill: Some(LaneSpill {
                excess: ExcessLimit { demand: Demand::Sum(&[SGPR]), limit: 102 },
                lanes: 64,
            }),
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
        assert_eq!(model.limit("VGPR", 4), Some(128));
    }

    #[test]
    fn more_waves_come_first_then_excess_then_tuples() {
        let model = gfx90a();
        let (small, large) = (pressure(20, 64, 0), pressure(20, 65, 0));
        assert!(model.less(&small, &large, 8) && !model.less(&large, &small, 8));
        // With seven waves at most, both are as good; fewer registers win.
        assert!(model.less(&small, &large, 7));
        // Tuples weigh more than registers where waves are equal.
        let with_tuples = pressure(20, 40, 0).with_tuple_weight(VGPR, 8);
        assert!(model.less(&pressure(20, 60, 0), &with_tuples, 8));
        // Sixty-five scalars too many take two vector registers.
        assert_eq!(model.excess(&pressure(167, 256, 0)), (2, 65));
        assert!(model.less(&pressure(102, 300, 0), &pressure(102, 301, 0), 8));
        assert_eq!(model.compare(&small, &small, 8), Ordering::Equal);
    }

    #[test]
    fn scalars_decide_where_they_bind_both() {
        let model = gfx90a();
        let (a, b) = (pressure(101, 60, 0), pressure(102, 50, 0));
        assert!(model.less(&a, &b, 8), "both are limited by scalars");
        let (a, b) = (pressure(60, 60, 0), pressure(70, 50, 0));
        assert!(model.less(&b, &a, 8), "neither is limited: vectors decide");
    }

    /// Pressures around the steps, the limits and each other.
    fn any_pressure(
        u: &mut arbtest::arbitrary::Unstructured<'_>,
    ) -> arbtest::arbitrary::Result<RegPressure> {
        let near = |u: &mut arbtest::arbitrary::Unstructured<'_>, steps: &[u32]| {
            Ok(u.choose(steps)? + u.int_in_range(0..=3)?)
        };
        let counts = [
            near(u, &[0, 79, 99, 101, 165])?,
            near(u, &[0, 63, 127, 255, 300])?,
            near(u, &[0, 1, 64, 255])?,
        ];
        let weights = [u.int_in_range(0..=2)?, u.int_in_range(0..=2)?, u.int_in_range(0..=2)?];
        let weight = |p: RegPressure, kind: usize| p.with_tuple_weight(kind, weights[kind]);
        let [s, v, a] = counts;
        Ok((0..3).fold(pressure(s, v, a), weight))
    }

    #[test]
    fn the_comparison_is_a_total_order() {
        let model = gfx90a();
        arbtest::arbtest(|u| {
            let cap = u.int_in_range(1..=8)?;
            let [a, b, c] = [any_pressure(u)?, any_pressure(u)?, any_pressure(u)?];
            let compare = |x, y| model.compare(x, y, cap);
            assert_eq!(compare(&a, &b), compare(&b, &a).reverse(), "{a:?} {b:?}");
            assert_eq!(compare(&a, &b) == Ordering::Equal, a == b, "{a:?} {b:?}");
            if compare(&a, &b).is_le() && compare(&b, &c).is_le() {
                assert!(compare(&a, &c).is_le(), "{a:?} {b:?} {c:?} with {cap} waves");
            }
            let waves = |p: &RegPressure| model.occupancy(p).min(cap);
            if waves(&a) > waves(&b) {
                assert!(model.less(&a, &b, cap), "more waves come first");
            }
            Ok(())
        });
    }
}
