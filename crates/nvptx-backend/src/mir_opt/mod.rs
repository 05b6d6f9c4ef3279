//! Machine passes after selection.

pub(crate) mod coalesce;
pub(crate) mod remat;
