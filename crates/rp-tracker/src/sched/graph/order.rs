//! Orders of a region's nodes.

use cranelift_entity::EntityRef;

use super::node::Node;

/// Nodes in the order in which they are to run.
pub type Order = Vec<Node>;

/// Returns the place of each node in an order.
pub(in crate::sched) fn places(order: &[Node]) -> Vec<u32> {
    let mut places = vec![0; order.len()];
    for (place, node) in order.iter().enumerate() {
        places[node.index()] = place as u32;
    }
    places
}
