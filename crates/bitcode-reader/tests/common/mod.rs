//! The text of a module without what says nothing: modules that are the same have the same text here, from each
//! reader.
//!
//! Metadata are numbered in the order in which a walk over the module meets them (as LLVM's printer does it), not in
//! the order in which they were read; definitions of structs are sorted by name.

use ir::map::Map;
use ir::ssa::{Attachments, Md, MdData, MdFieldValue, MdOperand, Module};

/// The text of `module`.
pub(crate) fn text(module: &Module) -> String {
    let printed = ir::ssa::print::module_to_string(&renumbered(module));
    let is_struct = |line: &&str| line.starts_with('%') && line.contains(" = type ");
    let mut structs: Vec<&str> = printed.lines().filter(is_struct).collect();
    structs.sort_unstable();
    let rest = printed.lines().filter(|line| !is_struct(line));
    structs.into_iter().chain(rest).flat_map(|line| [line, "\n"]).collect()
}

/// The first line in which two texts differ.
pub(crate) fn difference(ours: &str, theirs: &str) -> Option<String> {
    let mut lines = ours.lines().zip(theirs.lines()).enumerate();
    if let Some((n, (a, b))) = lines.find(|(_, (a, b))| a != b) {
        return Some(format!("line {}:\n  ours:   {a}\n  theirs: {b}", n + 1));
    }
    let (a, b) = (ours.lines().count(), theirs.lines().count());
    (a != b).then(|| format!("{a} lines against {b}"))
}

/// Metadata in the order in which they are met.
#[derive(Default)]
struct Walk {
    order: Vec<Md>,
    met: Map<Md, Md>,
    stack: Vec<Md>,
}

impl Walk {
    /// Meets a node, and what it is made of before anything else.
    fn meet(&mut self, module: &Module, md: Md) {
        self.stack.push(md);
        while let Some(md) = self.stack.pop() {
            if self.met.contains_key(&md) {
                continue;
            }
            self.met.insert(md, Md::from_u32(self.order.len() as u32));
            self.order.push(md);
            let first = self.stack.len();
            match &module.cx.metadata.nodes[md] {
                MdData::Tuple { elems, .. } => self.stack.extend(elems.iter().flatten()),
                MdData::Node { fields, .. } => {
                    for field in fields {
                        if let MdFieldValue::Md(Some(md)) = field.value {
                            self.stack.push(md);
                        }
                    }
                }
                _ => {}
            }
            self.stack[first..].reverse();
        }
    }

    fn meet_list(&mut self, module: &Module, list: Attachments) {
        for &(_, md) in module.cx.metadata.attachments(list) {
            self.meet(module, md);
        }
    }
}

/// `module` with its metadata in the order in which they are met.
fn renumbered(module: &Module) -> Module {
    let mut walk = Walk::default();
    for data in module.cx.globals.values().filter(|g| g.function().is_none()) {
        walk.meet_list(module, data.metadata);
    }
    for (_, nodes) in &module.cx.metadata.named {
        nodes.iter().for_each(|&md| walk.meet(module, md));
    }
    for (global, data) in module.cx.globals.iter().filter(|g| g.1.function().is_some()) {
        walk.meet_list(module, data.metadata);
        let Some(body) = module.body(global) else { continue };
        for &block in body.block_order() {
            for &param in body.block_params(block) {
                if let Some(info) = body.param_info.get(&param) {
                    info.debug_loc.expand().into_iter().for_each(|md| walk.meet(module, md));
                    walk.meet_list(module, info.metadata);
                }
            }
            for inst in body.block_insts(block) {
                let data = &body.insts[inst];
                data.kind.for_each_value(body, |value| {
                    if let ir::ssa::ValueKind::Metadata(id) = value.kind()
                        && let MdOperand::Node(md) = body.md_operands[id]
                    {
                        walk.meet(module, md);
                    }
                });
                data.debug_loc.expand().into_iter().for_each(|md| walk.meet(module, md));
                walk.meet_list(module, data.metadata);
            }
        }
    }
    let mut new = module.clone();
    let of = |md: Md| walk.met[&md];
    new.cx.metadata.nodes = Default::default();
    for &md in &walk.order {
        let mut data = module.cx.metadata.nodes[md].clone();
        match &mut data {
            MdData::Tuple { elems, .. } => elems.iter_mut().flatten().for_each(|md| *md = of(*md)),
            MdData::Node { fields, .. } => {
                for field in fields {
                    if let MdFieldValue::Md(Some(md)) = &mut field.value {
                        *md = of(*md);
                    }
                }
            }
            _ => {}
        }
        new.cx.metadata.nodes.push(data);
    }
    for (_, nodes) in &mut new.cx.metadata.named {
        nodes.iter_mut().for_each(|md| *md = of(*md));
    }
    let list = |metadata: &mut ir::ssa::Metadata, old: Attachments| {
        let moved: Vec<_> =
            module.cx.metadata.attachments(old).iter().map(|&(kind, md)| (kind, of(md))).collect();
        metadata.attach(&moved)
    };
    for data in new.cx.globals.values_mut() {
        data.metadata = list(&mut new.cx.metadata, data.metadata);
    }
    for body in new.bodies.values_mut() {
        for operand in body.md_operands.values_mut() {
            if let MdOperand::Node(md) = operand
                && let Some(&moved) = walk.met.get(md)
            {
                *md = moved;
            }
        }
        for data in body.insts.values_mut() {
            data.metadata = list(&mut new.cx.metadata, data.metadata);
            data.debug_loc = data.debug_loc.expand().map(of).into();
        }
        let infos: Vec<_> = body.param_info.iter().map(|(&local, &info)| (local, info)).collect();
        for (local, mut info) in infos {
            info.metadata = list(&mut new.cx.metadata, info.metadata);
            info.debug_loc = info.debug_loc.expand().map(of).into();
            body.param_info.insert(local, info);
        }
    }
    new
}
