//! Runs a launch description on an NVIDIA GPU through the CUDA driver, which is loaded at run time.
//!
//! This is the third means of running a kernel beside the interpreter and the simulator, and the only crate
//! of Lanelift that calls C. It is not in the compile path. Where there is no driver, [`run`] says so.

use cudarc::driver::{DriverError, result, sys};
use gpu_sim::launch::{Arg, BufferData, Launch, Outcome, Statistics};
use std::ffi::{CString, c_void};
use std::sync::{Mutex, PoisonError};

/// Why a launch failed, as a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error(String);

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Error {}

fn failed(what: &str) -> impl Fn(DriverError) -> Error + '_ {
    move |error| Error(format!("CUDA: {what}: {error:?}"))
}

/// Whether a CUDA driver can be loaded.
pub fn is_available() -> bool {
    // SAFETY: only opens the library by name and closes it again.
    unsafe { sys::is_culib_present() }
}

/// Loads PTX, launches the kernel on device 0 and waits for it.
///
/// # Errors
/// If there is no driver or device, the driver does not accept the PTX, an argument does not fit, or
/// the kernel fails.
pub fn run(ptx: &str, launch: &Launch) -> Result<Outcome, Error> {
    if has_local(&launch.args) {
        return Err(Error(
            "OpenCL local arguments cannot be passed through the CUDA driver".into(),
        ));
    }
    if !is_available() {
        return Err(Error(
            "no CUDA driver on this machine; use --device sim or --device interp".into(),
        ));
    }
    let mut kept = CONTEXT.lock().unwrap_or_else(PoisonError::into_inner);
    let context = match kept.take() {
        Some(context) => context,
        None => Context::new()?,
    };
    context.make_current()?;
    let outcome = run_in_context(ptx, launch)?;
    *kept = Some(context);
    Ok(outcome)
}

/// The context of earlier runs, as to make one takes longer than most kernels run. One in which something failed is not used again:
/// every later call in it may give the same error.
static CONTEXT: Mutex<Option<Context>> = Mutex::new(None);

/// The primary context of device 0, held until this is dropped.
struct Context {
    device: sys::CUdevice,
    context: sys::CUcontext,
}

// SAFETY: the driver allows a context in any thread that makes it the current one.
unsafe impl Send for Context {}

impl Context {
    fn new() -> Result<Context, Error> {
        result::init().map_err(failed("cannot start the driver"))?;
        let device = result::device::get(0).map_err(failed("no device"))?;
        // SAFETY: the device was just returned by the driver.
        let context = unsafe { result::primary_ctx::retain(device) };
        Ok(Context { device, context: context.map_err(failed("no context"))? })
    }

    fn make_current(&self) -> Result<(), Error> {
        // SAFETY: the context is retained until `self` is dropped.
        unsafe { result::ctx::set_current(self.context) }.map_err(failed("no context"))
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        // SAFETY: matches the `retain` of `new`; all memory and modules of a run are freed by their guards.
        let _ = unsafe { result::primary_ctx::release(self.device) };
    }
}

/// Whether an argument points into dynamic shared memory. No launch can have one: only the driver knows where that
/// memory begins.
pub fn has_local(args: &[Arg]) -> bool {
    args.iter().any(|arg| match arg {
        Arg::Local(_) => true,
        Arg::Struct(members) => has_local(members),
        _ => false,
    })
}

fn c_string(text: &str, what: &str) -> Result<CString, Error> {
    CString::new(text).map_err(|_| Error(format!("{what} contains a NUL byte")))
}

fn run_in_context(ptx: &str, launch: &Launch) -> Result<Outcome, Error> {
    let image = c_string(ptx, "the PTX")?;
    let module = Module::load(&image)?;
    let function = module.function(&launch.kernel)?;
    let mut buffers = launch.materialise().map_err(|e| Error(e.to_string()))?;
    let memory: Vec<Memory> = buffers.iter().map(Memory::of_buffer).collect::<Result<_, _>>()?;
    let addresses: Vec<u64> = memory.iter().map(|m| m.0).collect();
    let mut parameters = launch.parameters(&addresses, 0).map_err(|e| Error(e.to_string()))?;
    let mut pointers: Vec<*mut c_void> =
        parameters.iter_mut().map(|p| p.as_mut_ptr().cast()).collect();
    let shared = u32::try_from(launch.dynamic_shared())
        .map_err(|_| Error("too much shared memory".into()))?;
    if shared > ALWAYS_ALLOWED {
        allow_shared(function, shared)?;
    }
    let [grid, block] = [launch.grid, launch.block].map(|[x, y, z]| (x, y, z));
    // SAFETY: the function belongs to a loaded module; each pointer is to the bytes of one argument,
    // alive until the synchronisation below. That there are as many, of the sizes, as the kernel has
    // parameters is for the caller of the command to say, as with any launch.
    unsafe {
        result::launch_kernel(function, grid, block, shared, std::ptr::null_mut(), &mut pointers)
    }
    .map_err(failed("launch"))?;
    result::ctx::synchronize().map_err(failed("the kernel"))?;
    for (buffer, memory) in buffers.iter_mut().zip(&memory) {
        // SAFETY: the allocation has at least the buffer's length.
        unsafe { result::memcpy_dtoh_sync(&mut buffer.bytes, memory.0) }
            .map_err(failed("copy from the device"))?;
    }
    Ok(Outcome { buffers, output: String::new(), statistics: Statistics::default() })
}

/// Bytes of shared memory that a block may have without asking.
const ALWAYS_ALLOWED: u32 = 48 << 10;

/// Allows a kernel more dynamic shared memory than every device has.
fn allow_shared(function: sys::CUfunction, bytes: u32) -> Result<(), Error> {
    let attribute = sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES;
    let bytes = i32::try_from(bytes).map_err(|_| Error("too much shared memory".into()))?;
    // SAFETY: the function belongs to a loaded module.
    unsafe { result::function::set_function_attribute(function, attribute, bytes) }
        .map_err(failed("too much shared memory"))
}

struct Module(sys::CUmodule);

impl Module {
    fn load(image: &CString) -> Result<Module, Error> {
        // SAFETY: the image is text closed by a NUL.
        let module = unsafe { result::module::load_data(image.as_ptr().cast()) };
        module.map(Module).map_err(failed("the driver does not accept the PTX"))
    }

    fn function(&self, name: &str) -> Result<sys::CUfunction, Error> {
        let text = c_string(name, "the kernel's name")?;
        // SAFETY: the module is loaded until `self` is dropped.
        unsafe { result::module::get_function(self.0, text) }
            .map_err(failed(&format!("kernel '{name}'")))
    }
}

impl Drop for Module {
    fn drop(&mut self) {
        // SAFETY: loaded by `load` and unloaded only here.
        let _ = unsafe { result::module::unload(self.0) };
    }
}

/// Memory of the device, freed when dropped.
struct Memory(sys::CUdeviceptr);

impl Memory {
    fn of_buffer(buffer: &BufferData) -> Result<Memory, Error> {
        // SAFETY: plain allocation; at least one byte.
        let memory = unsafe { result::malloc_sync(buffer.bytes.len().max(1)) }.map(Memory);
        let memory = memory.map_err(failed("out of memory"))?;
        // SAFETY: the allocation has the buffer's length.
        unsafe { result::memcpy_htod_sync(memory.0, &buffer.bytes) }
            .map_err(failed("copy to the device"))?;
        Ok(memory)
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        // SAFETY: allocated by `of_buffer` and freed only here.
        let _ = unsafe { result::free_sync(self.0) };
    }
}
