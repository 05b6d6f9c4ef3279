//! A selected function as text, with what the rest of the output needs of it.

use cranelift_entity::SecondaryMap;
use ir::diagnostic::Diagnostic;
use ir::machine::MachineFunction;
use ir::ssa::{Context, Global};

use crate::abi::module_env::ModuleEnv;
use crate::emit::text::Text;
use crate::emit::{DebugDirectives, Emitter};
use crate::info::kernel_info::Need;
use crate::info::listing::Listed;
use crate::mir_opt::remat;
use crate::options::Options;

/// The functions of a module that are emitted so far.
pub(crate) struct EmittedFunctions<'a> {
    /// The text of their bodies.
    pub(crate) text: Text,
    /// Debug information, if the module asks for it.
    pub(crate) debug: Option<DebugDirectives<'a>>,
    /// Needs of each function.
    pub(crate) needs: SecondaryMap<Global, Need>,
    /// Data for the listing, if one is asked for.
    pub(crate) listed: Option<Vec<Listed>>,
}

impl<'a> EmittedFunctions<'a> {
    /// None yet.
    pub(crate) fn new(cx: &'a Context, env: &ModuleEnv, options: &Options) -> Self {
        Self {
            text: Text::with_capacity(1 << 14),
            debug: DebugDirectives::of(cx, env.ptx_version()),
            needs: SecondaryMap::new(),
            listed: options.listing.then(Vec::new),
        }
    }

    /// Adds a finished function, the module's `number`th. `live` is the number of its live registers, if a pass counted them.
    ///
    /// # Errors
    /// A construct that cannot be expressed.
    #[expect(clippy::too_many_arguments, reason = "one caller, in the order of the data")]
    pub(crate) fn add(
        &mut self,
        cx: &Context,
        env: &mut ModuleEnv,
        options: &Options,
        global: Global,
        func: MachineFunction,
        number: u32,
        live: Option<u32>,
    ) -> Result<(), Diagnostic> {
        let mut marks = Vec::new();
        let numbers = Emitter::function(
            &mut self.text,
            cx,
            env,
            options,
            self.debug.as_mut(),
            global,
            &func,
            number,
            self.listed.is_some().then_some(&mut marks),
        )?;
        self.needs[global] = Need {
            stack: func.frame.size,
            // Without optimisation registers are not what a kernel is short of.
            live: match live {
                None if options.opt_level > 0 => remat::live(&func),
                live => live.unwrap_or(0),
            },
        };
        if let Some(listed) = &mut self.listed {
            listed.push(Listed { global, func, marks, numbers });
        }
        Ok(())
    }
}
