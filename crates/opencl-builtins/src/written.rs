//! Functions whose bodies are written for the type that a module declares them with, as text of LLVM IR.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use ir::ssa::{Context, GlobalData, TypeKind};

/// A definition in the making.
pub(crate) struct Written {
    /// The definition so far.
    pub(crate) text: String,
    /// Declarations and variables that it needs, a line each.
    pub(crate) needs: BTreeSet<String>,
}

impl Written {
    /// Begins the definition of a declared function, whose parameters are called `%p0`, `%p1` and so on.
    pub(crate) fn begin(cx: &Context, data: &GlobalData) -> Option<Self> {
        let TypeKind::Function { ret, params, .. } = cx.types.kind(data.ty) else { return None };
        let show = |ty| cx.types.display(ty).to_string();
        let list: Vec<String> =
            params.iter().enumerate().map(|(n, &ty)| format!("{} %p{n}", show(ty))).collect();
        let (ret, name, list) = (show(ret), &data.name, list.join(", "));
        let text = format!("define spir_func {ret} @{name}({list}) {{\n");
        Some(Self { text, needs: BTreeSet::new() })
    }

    /// Adds a line.
    pub(crate) fn line(&mut self, line: impl AsRef<str>) {
        let _ = writeln!(self.text, "{}", line.as_ref());
    }

    /// Says what a line mentions: a declaration or a variable.
    pub(crate) fn needs(&mut self, declaration: impl Into<String>) {
        self.needs.insert(declaration.into());
    }

    /// Adds the last line.
    pub(crate) fn end(&mut self, line: &str) {
        self.line(line);
        self.line("}");
    }

    /// The number of the work-item in its work-group, `%linear`, and how many there are, `%items`, of an integer type.
    pub(crate) fn linear_id(&mut self, int: &str) {
        self.line("entry:");
        for function in ["_Z12get_local_idj", "_Z14get_local_sizej"] {
            self.needs(format!("declare spir_func i64 @{function}(i32) nounwind memory(none)"));
        }
        for (d, name) in ["x", "y", "z"].into_iter().enumerate() {
            let _ = writeln!(
                self.text,
                "  %id.{name}.long = call spir_func i64 @_Z12get_local_idj(i32 {d})\n  \
                 %size.{name}.long = call spir_func i64 @_Z14get_local_sizej(i32 {d})"
            );
            for what in ["id", "size"] {
                let _ = match int {
                    "i64" => {
                        writeln!(self.text, "  %{what}.{name} = freeze i64 %{what}.{name}.long")
                    }
                    _ => writeln!(
                        self.text,
                        "  %{what}.{name} = trunc i64 %{what}.{name}.long to {int}"
                    ),
                };
            }
        }
        let _ = writeln!(
            self.text,
            "  %rows = mul {int} %id.z, %size.y\n  %row = add {int} %rows, %id.y\n  \
             %before = mul {int} %row, %size.x\n  %linear = add {int} %before, %id.x\n  \
             %area = mul {int} %size.x, %size.y\n  %items = mul {int} %area, %size.z"
        );
    }
}
