//! Lanelift's C interface. `include/lanelift.h` is its description, for those who use it; a test compiles a C program against
//! that and runs it.
//!
//! Each function here is a thin layer: pointers become references, a panic becomes an error, strings get their zero
//! bytes. All else is in [`driver`]. This is the only crate of the compile path with `unsafe` in it.

use std::ffi::{CStr, CString, c_char, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr;
use std::sync::LazyLock;

use driver::ir::diagnostic::Diagnostic;
use driver::ir::kernel::{self, KernelDescription};
use driver::{OPTIONS, Options, Target, compile};

/// Value of an unknown figure.
const UNKNOWN: u64 = u64::MAX;

/// Options (`lanelift_options`).
pub struct LaneliftOptions(Options);

/// A compiled module (`lanelift_output`).
pub struct LaneliftOutput {
    /// With a zero byte at the end.
    bytes: Vec<u8>,
    asm: CString,
    target: CString,
    processor: CString,
    warnings: CString,
    kernels: Vec<LaneliftKernel>,
}

/// A kernel (`lanelift_kernel`).
pub struct LaneliftKernel {
    description: KernelDescription,
    name: CString,
    arguments: Vec<[CString; 3]>,
}

/// An error (`lanelift_error`).
pub struct LaneliftError {
    message: CString,
    text: CString,
    file: CString,
    line: u32,
    column: u32,
}

/// An argument of a kernel (`lanelift_argument`).
#[repr(C)]
pub struct LaneliftArgument {
    name: *const c_char,
    kind: *const c_char,
    memory: *const c_char,
    index: i64,
    offset: u64,
    size: u64,
    align: u64,
    source_offset: u64,
    binding: i64,
}

/// A text as C has it: up to its first zero byte.
fn c_string(text: &str) -> CString {
    let end = text.find('\0').unwrap_or(text.len());
    CString::new(&text[..end]).unwrap_or_default()
}

impl From<Diagnostic> for LaneliftError {
    fn from(diagnostic: Diagnostic) -> Self {
        let place = diagnostic.location.as_ref();
        Self {
            message: c_string(&diagnostic.message),
            text: c_string(&diagnostic.to_string()),
            file: c_string(place.map_or("", |place| &place.file)),
            line: place.map_or(0, |place| place.line),
            column: place.map_or(0, |place| place.column),
        }
    }
}

impl From<driver::Output> for LaneliftOutput {
    fn from(output: driver::Output) -> Self {
        let mut bytes = output.bytes;
        bytes.push(0);
        Self {
            bytes,
            asm: c_string(&output.asm),
            target: c_string(output.target.name()),
            processor: c_string(&output.processor),
            warnings: c_string(&output.warnings.to_string()),
            kernels: output.kernels.into_iter().map(LaneliftKernel::from).collect(),
        }
    }
}

impl From<KernelDescription> for LaneliftKernel {
    fn from(description: KernelDescription) -> Self {
        let texts = |argument: &kernel::Argument| {
            let memory = argument.kind.memory().map_or("", kernel::Memory::name);
            [&argument.name, argument.kind.name(), memory].map(c_string)
        };
        Self {
            name: c_string(&description.name),
            arguments: description.arguments.iter().map(texts).collect(),
            description,
        }
    }
}

/// Does something that may fail, or even panic. Says through `error` how it went.
///
/// # Safety
/// `error` is null or may be written.
unsafe fn guarded<T>(
    error: *mut *mut LaneliftError,
    work: impl FnOnce() -> Result<T, Diagnostic>,
) -> Option<T> {
    // Nothing that the work leaves half done is seen by anyone afterwards: what it makes is dropped with it.
    let done = catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let what = panic.downcast_ref::<String>().map(String::as_str);
        let what = what.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic");
        Err(Diagnostic::error(format!("internal error: {what}"))
            .with_note("this is a defect of Lanelift; please report it with the input"))
    });
    let (value, found) = match done {
        Ok(value) => (Some(value), ptr::null_mut()),
        Err(diagnostic) => (None, Box::into_raw(Box::new(LaneliftError::from(diagnostic)))),
    };
    if !error.is_null() {
        // SAFETY: the caller says that it may be written.
        unsafe { error.write(found) };
    } else if !found.is_null() {
        // SAFETY: it was made above and has no other owner.
        drop(unsafe { Box::from_raw(found) });
    }
    value
}

/// A C string as text.
///
/// # Safety
/// `text` is a C string that lives as long as the caller says.
unsafe fn text<'a>(text: *const c_char, what: &str) -> Result<&'a str, Diagnostic> {
    // SAFETY: as the caller has it.
    let text = unsafe { CStr::from_ptr(text) };
    text.to_str().map_err(|_| Diagnostic::error(format!("{what} is not UTF-8")))
}

/// The version of the library.
#[unsafe(no_mangle)]
pub extern "C" fn lanelift_version() -> *const c_char {
    concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast()
}

/// New options.
#[unsafe(no_mangle)]
pub extern "C" fn lanelift_options_new() -> *mut LaneliftOptions {
    Box::into_raw(Box::new(LaneliftOptions(Options::new())))
}

/// Defines the function that frees a handle.
macro_rules! free {
    ($name:ident, $handle:ty) => {
        /// Frees a handle.
        ///
        /// # Safety
        /// The handle is null, or was given by this library and not freed before.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(handle: *mut $handle) {
            if !handle.is_null() {
                // SAFETY: it was made by `Box::into_raw` and is the caller's.
                drop(unsafe { Box::from_raw(handle) });
            }
        }
    };
}

free!(lanelift_options_free, LaneliftOptions);
free!(lanelift_output_free, LaneliftOutput);
free!(lanelift_error_free, LaneliftError);

/// Sets an option.
///
/// # Safety
/// As the header has it: a handle, two C strings, and a place for an error or null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lanelift_options_set(
    options: *mut LaneliftOptions,
    name: *const c_char,
    value: *const c_char,
    error: *mut *mut LaneliftError,
) -> bool {
    // SAFETY: the caller's.
    unsafe {
        guarded(error, || {
            let (name, value) =
                (text(name, "an option's name")?, text(value, "an option's value")?);
            (*options).0.set(name, value)
        })
        .is_some()
    }
}

/// A target that was built in, with its texts for C.
struct Targets {
    name: CString,
    processors: Vec<CString>,
    features: Vec<[CString; 2]>,
}

/// The options' names and descriptions.
static OPTION_TEXTS: LazyLock<Vec<[CString; 2]>> =
    LazyLock::new(|| OPTIONS.iter().map(|o| [o.name, o.about].map(c_string)).collect());

/// The targets that were built in.
static TARGETS: LazyLock<Vec<Targets>> = LazyLock::new(|| {
    let texts = |target: Target| Targets {
        name: c_string(target.name()),
        processors: target.processors().iter().map(|p| c_string(&p.name)).collect(),
        features: target
            .features()
            .iter()
            .map(|feature| [&feature.name, &feature.about].map(|text| c_string(text)))
            .collect(),
    };
    Target::available().map(texts).collect()
});

/// A text that lives as long as the program; null for none.
fn forever(text: Option<&'static CString>) -> *const c_char {
    text.map_or(ptr::null(), |text| text.as_ptr())
}

/// The name of an option by its number; null after the last.
#[unsafe(no_mangle)]
pub extern "C" fn lanelift_option_name(number: usize) -> *const c_char {
    forever(OPTION_TEXTS.get(number).map(|texts| &texts[0]))
}

/// The description of an option by its number; null after the last.
#[unsafe(no_mangle)]
pub extern "C" fn lanelift_option_about(number: usize) -> *const c_char {
    forever(OPTION_TEXTS.get(number).map(|texts| &texts[1]))
}

/// The name of a target by its number; null after the last.
#[unsafe(no_mangle)]
pub extern "C" fn lanelift_target_name(number: usize) -> *const c_char {
    forever(TARGETS.get(number).map(|target| &target.name))
}

/// A target that was built in, by its name.
///
/// # Safety
/// `name` is a C string.
unsafe fn target_of(name: *const c_char) -> Option<&'static Targets> {
    // SAFETY: the caller's.
    let name = unsafe { CStr::from_ptr(name) };
    TARGETS.iter().find(|target| *target.name == *name)
}

/// Defines functions that give texts of a target by their numbers.
macro_rules! target_texts {
    ($($name:ident: |$target:ident, $number:ident| $text:expr;)*) => {$(
        /// A text of a target by its number; null after the last.
        ///
        /// # Safety
        /// `target` is a C string.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(target: *const c_char, number: usize) -> *const c_char {
            // SAFETY: the caller's.
            let found = unsafe { target_of(target) };
            let text = |$target: &'static Targets, $number: usize| $text;
            forever(found.and_then(|found| text(found, number)))
        }
    )*};
}

target_texts! {
    lanelift_processor_name: |target, number| target.processors.get(number);
    lanelift_feature_name: |target, number| target.features.get(number).map(|texts| &texts[0]);
    lanelift_feature_about: |target, number| target.features.get(number).map(|texts| &texts[1]);
}

/// Compiles LLVM IR.
///
/// # Safety
/// As the header has it: a C string, so many bytes, options or null, and a place for an error or null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lanelift_compile(
    name: *const c_char,
    source: *const c_void,
    size: usize,
    options: *const LaneliftOptions,
    error: *mut *mut LaneliftError,
) -> *mut LaneliftOutput {
    // SAFETY: the caller's; no bytes may be at null.
    let output = unsafe {
        guarded(error, || {
            let name = text(name, "the name")?;
            let source: &[u8] =
                if size == 0 { &[] } else { std::slice::from_raw_parts(source.cast(), size) };
            let default = Options::new();
            let options = options.as_ref().map_or(&default, |options| &options.0);
            compile(name, source, options).map(LaneliftOutput::from)
        })
    };
    output.map_or(ptr::null_mut(), |output| Box::into_raw(Box::new(output)))
}

/// Defines functions that give a string of a handle.
macro_rules! strings {
    ($($name:ident: $handle:ty, $field:ident;)*) => {$(
        /// A string of a handle, which lives as long as that.
        ///
        /// # Safety
        /// The handle was given by this library and is not freed.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(handle: *const $handle) -> *const c_char {
            // SAFETY: the caller's.
            unsafe { (*handle).$field.as_ptr() }
        }
    )*};
}

strings! {
    lanelift_output_asm: LaneliftOutput, asm;
    lanelift_output_target: LaneliftOutput, target;
    lanelift_output_processor: LaneliftOutput, processor;
    lanelift_output_warnings: LaneliftOutput, warnings;
    lanelift_kernel_name: LaneliftKernel, name;
    lanelift_error_message: LaneliftError, message;
    lanelift_error_text: LaneliftError, text;
    lanelift_error_file: LaneliftError, file;
}

/// Returns the form that a runtime loads.
///
/// # Safety
/// As the header has it: a handle, and a place for a number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lanelift_output_bytes(
    output: *const LaneliftOutput,
    size: *mut usize,
) -> *const u8 {
    // SAFETY: the caller's.
    unsafe {
        let bytes = &(*output).bytes;
        size.write(bytes.len() - 1);
        bytes.as_ptr()
    }
}

/// Returns the number of kernels.
///
/// # Safety
/// The handle was given by this library and is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lanelift_output_kernel_count(output: *const LaneliftOutput) -> usize {
    // SAFETY: the caller's.
    let output = unsafe { &*output };
    output.kernels.len()
}

/// A kernel by its number.
///
/// # Safety
/// The handle was given by this library and is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lanelift_output_kernel(
    output: *const LaneliftOutput,
    number: usize,
) -> *const LaneliftKernel {
    // SAFETY: the caller's.
    let kernels = unsafe { &(*output).kernels };
    kernels.get(number).map_or(ptr::null(), ptr::from_ref)
}

/// A figure of a kernel, by the numbers of the header.
///
/// # Safety
/// The handle was given by this library and is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lanelift_kernel_property(
    kernel: *const LaneliftKernel,
    property: u32,
) -> u64 {
    // SAFETY: the caller's.
    let found = unsafe { &(*kernel).description };
    let group = |n: usize| found.required_work_group.map_or(UNKNOWN, |size| size[n].into());
    match property {
        0 => found.argument_bytes,
        1 => found.argument_align,
        2 => found.wave_size.into(),
        3 => found.occupancy.map_or(UNKNOWN, |occupancy| occupancy.waves.into()),
        4 => found.occupancy.map_or(UNKNOWN, |occupancy| occupancy.max_waves.into()),
        5 => found.shared_bytes,
        6 => found.dynamic_shared.into(),
        7 => found.scratch_bytes,
        8 => found.dynamic_scratch.into(),
        9 => group(0),
        10 => group(1),
        11 => group(2),
        12 => found.max_work_group.map_or(UNKNOWN, u64::from),
        13 => found.code_bytes.unwrap_or(UNKNOWN),
        _ => UNKNOWN,
    }
}

/// Registers of a file.
///
/// # Safety
/// As the header has it: a handle, a C string, and places for two numbers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lanelift_kernel_registers(
    kernel: *const LaneliftKernel,
    file: *const c_char,
    count: *mut u32,
    spilled: *mut u32,
) -> bool {
    // SAFETY: the caller's.
    unsafe {
        let Ok(file) = text(file, "") else { return false };
        let Some(registers) = (*kernel).description.registers(file) else { return false };
        count.write(registers.count);
        spilled.write(registers.spilled);
    }
    true
}

/// Returns the number of a kernel's arguments.
///
/// # Safety
/// The handle was given by this library and is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lanelift_kernel_argument_count(kernel: *const LaneliftKernel) -> usize {
    // SAFETY: the caller's.
    let kernel = unsafe { &*kernel };
    kernel.arguments.len()
}

/// An argument by its number.
///
/// # Safety
/// As the header has it: a handle, and a place for the argument.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lanelift_kernel_argument(
    kernel: *const LaneliftKernel,
    number: usize,
    argument: *mut LaneliftArgument,
) -> bool {
    // SAFETY: the caller's.
    let kernel = unsafe { &*kernel };
    let found = kernel.arguments.get(number).zip(kernel.description.arguments.get(number));
    let Some(([name, kind, memory], found)) = found else { return false };
    let argument_found = LaneliftArgument {
        name: name.as_ptr(),
        kind: kind.as_ptr(),
        memory: memory.as_ptr(),
        index: found.index.map_or(-1, i64::from),
        offset: found.offset,
        size: found.size,
        align: found.align,
        source_offset: found.source_offset,
        binding: found.binding.map_or(-1, i64::from),
    };
    // SAFETY: the caller's.
    unsafe { argument.write(argument_found) };
    true
}

/// The line of an error.
///
/// # Safety
/// The handle was given by this library and is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lanelift_error_line(error: *const LaneliftError) -> u32 {
    // SAFETY: the caller's.
    unsafe { (*error).line }
}

/// The column of an error.
///
/// # Safety
/// The handle was given by this library and is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lanelift_error_column(error: *const LaneliftError) -> u32 {
    // SAFETY: the caller's.
    unsafe { (*error).column }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn panics_stay_inside() {
        let mut error = ptr::null_mut();
        // SAFETY: the error's place is there, and what is found there is freed once.
        unsafe {
            let value: Option<()> = guarded(&raw mut error, || panic!("a defect"));
            assert!(value.is_none() && !error.is_null());
            let message = CStr::from_ptr(lanelift_error_message(error)).to_str();
            assert_eq!(message, Ok("internal error: a defect"));
            lanelift_error_free(error);
            // Without a place for it, it is dropped.
            let value: Option<()> = guarded(ptr::null_mut(), || panic!("a defect"));
            assert!(value.is_none());
        }
    }
}
