//! Launch bounds of kernels: attributes and annotations about blocks, clusters and registers.

use ir::ssa::{Context, Global, sym};

use crate::target::annotations::annotations;

/// Known bounds of a kernel's launches. A list is empty if nothing is said.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct LaunchBounds {
    /// The most threads of a block, by dimension.
    pub maxntid: Vec<u32>,
    /// The threads of every block, by dimension.
    pub reqntid: Vec<u32>,
    /// The blocks of a cluster, by dimension.
    pub cluster: Vec<u32>,
    /// The blocks that are to fit a multiprocessor.
    pub minctasm: Vec<u32>,
    /// The most registers of a thread.
    pub maxnreg: Vec<u32>,
    /// The most blocks of a cluster.
    pub rank: Vec<u32>,
}

impl LaunchBounds {
    /// Reads a function's.
    pub(crate) fn of(cx: &Context, global: Global) -> Self {
        let Some(function) = cx.function(global) else { return Self::default() };
        let numbers = |key| -> Vec<u32> {
            cx.attrs
                .string(function.attrs, key)
                .map(|text| text.split(',').filter_map(|n| n.trim().parse().ok()).collect())
                .unwrap_or_default()
        };
        let mut bounds = Self {
            maxntid: numbers(sym::NVVM_MAXNTID),
            reqntid: numbers(sym::NVVM_REQNTID),
            cluster: numbers(sym::NVVM_CLUSTER_DIM),
            minctasm: numbers(sym::NVVM_MINCTASM),
            maxnreg: numbers(sym::NVVM_MAXNREG),
            rank: numbers(sym::NVVM_MAXCLUSTERRANK),
        };
        for (what, key, value) in annotations(cx) {
            if what == global {
                bounds.annotate(key, value as u32);
            }
        }
        bounds
    }

    fn annotate(&mut self, key: &str, value: u32) {
        let (list, n) = match key {
            "maxntidx" => (&mut self.maxntid, 0),
            "maxntidy" => (&mut self.maxntid, 1),
            "maxntidz" => (&mut self.maxntid, 2),
            "reqntidx" => (&mut self.reqntid, 0),
            "reqntidy" => (&mut self.reqntid, 1),
            "reqntidz" => (&mut self.reqntid, 2),
            "cluster_dim_x" => (&mut self.cluster, 0),
            "cluster_dim_y" => (&mut self.cluster, 1),
            "cluster_dim_z" => (&mut self.cluster, 2),
            "minctasm" => (&mut self.minctasm, 0),
            "maxnreg" => (&mut self.maxnreg, 0),
            "maxclusterrank" | "cluster_max_blocks" => (&mut self.rank, 0),
            _ => return,
        };
        if list.len() <= n {
            list.resize(n + 1, 1);
        }
        list[n] = value;
    }

    /// The threads of the largest block, if that is known.
    pub(crate) fn threads(&self) -> Option<u32> {
        let list = if self.reqntid.is_empty() { &self.maxntid } else { &self.reqntid };
        let product = list.iter().fold(1u32, |product, &n| product.saturating_mul(n));
        (!list.is_empty()).then_some(product)
    }
}
