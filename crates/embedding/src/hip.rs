//! Launching a code object through AMD's HIP runtime, which is loaded at run time: a build needs none.
//!
//! Facts: the functions' signatures and numbers are those of `hip_runtime_api.h` (HIP 5 and 6).

use std::ffi::{CString, c_char, c_int, c_uint, c_void};
use std::fmt;
use std::ptr;

use libloading::{Library, Symbol};

/// Names of the runtime's library.
const NAMES: [&str; 3] = ["libamdhip64.so", "libamdhip64.so.6", "libamdhip64.so.5"];

/// Keys and the end of the list with which arguments are handed over as one block.
const BUFFER_POINTER: usize = 1;
const BUFFER_SIZE: usize = 2;
const LIST_END: usize = 3;

const TO_DEVICE: c_int = 1;
const TO_HOST: c_int = 2;

/// Why nothing was launched.
#[derive(Debug)]
pub enum HipError {
    /// There is no runtime on this machine.
    NoRuntime(libloading::Error),
    /// A call failed: what, and the runtime's number.
    Call(&'static str, c_int),
    /// The runtime lacks a function.
    Missing(libloading::Error),
    /// A name with a zero byte.
    Name,
}

impl fmt::Display for HipError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoRuntime(error) => write!(f, "no HIP runtime on this machine ({error})"),
            Self::Call(what, number) => write!(f, "HIP: {what} failed with error {number}"),
            Self::Missing(error) => {
                write!(f, "the HIP runtime is not one of version 5 or 6: {error}")
            }
            Self::Name => f.write_str("a kernel's name has no zero bytes"),
        }
    }
}

impl std::error::Error for HipError {}

/// The runtime.
pub struct Hip {
    library: Library,
}

type Status = c_int;

/// `hipModuleLaunchKernel`: the function, sizes of grid and block, dynamic shared memory, stream, arguments, extra.
type LaunchFunction = unsafe extern "C" fn(
    *mut c_void,
    c_uint,
    c_uint,
    c_uint,
    c_uint,
    c_uint,
    c_uint,
    c_uint,
    *mut c_void,
    *mut *mut c_void,
    *mut *mut c_void,
) -> Status;

impl Hip {
    /// Loads the runtime.
    ///
    /// # Errors
    /// If there is none.
    pub fn load() -> Result<Self, HipError> {
        let mut last = None;
        for name in NAMES {
            // SAFETY: the runtime's initialisers are those of any program that links it.
            match unsafe { Library::new(name) } {
                Ok(library) => return Ok(Self { library }),
                Err(error) => last = Some(error),
            }
        }
        Err(HipError::NoRuntime(last.expect("a name was tried")))
    }

    fn function<T>(&self, name: &str) -> Result<Symbol<'_, T>, HipError> {
        // SAFETY: each use gives the signature that the runtime's header has for the name.
        unsafe { self.library.get(name.as_bytes()) }.map_err(HipError::Missing)
    }

    /// Launches a kernel of a code object over `items` work-items, in work-groups of `group`, on device 0. Its only arguments are
    /// a buffer, given and brought back in `data`, and the number of work-items.
    ///
    /// # Errors
    /// The runtime refuses the code object or the launch.
    pub fn run(
        &self,
        code_object: &[u8],
        kernel: &str,
        items: u32,
        group: u32,
        data: &mut [u8],
    ) -> Result<(), HipError> {
        let name = CString::new(kernel).map_err(|_| HipError::Name)?;
        let malloc =
            self.function::<unsafe extern "C" fn(*mut *mut c_void, usize) -> Status>("hipMalloc")?;
        let free = self.function::<unsafe extern "C" fn(*mut c_void) -> Status>("hipFree")?;
        let copy = self
            .function::<unsafe extern "C" fn(*mut c_void, *const c_void, usize, c_int) -> Status>(
                "hipMemcpy",
            )?;
        let load = self
            .function::<unsafe extern "C" fn(*mut *mut c_void, *const c_void) -> Status>(
                "hipModuleLoadData",
            )?;
        let unload =
            self.function::<unsafe extern "C" fn(*mut c_void) -> Status>("hipModuleUnload")?;
        let get = self.function::<unsafe extern "C" fn(
            *mut *mut c_void,
            *mut c_void,
            *const c_char,
        ) -> Status>("hipModuleGetFunction")?;
        let launch = self.function::<LaunchFunction>("hipModuleLaunchKernel")?;
        let wait = self.function::<unsafe extern "C" fn() -> Status>("hipDeviceSynchronize")?;

        let (mut module, mut function, mut buffer) =
            (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
        // SAFETY: all pointers are to places of this function that live until the runtime was waited for; sizes are theirs.
        unsafe {
            check("hipModuleLoadData", load(&raw mut module, code_object.as_ptr().cast()))?;
            check("hipModuleGetFunction", get(&raw mut function, module, name.as_ptr()))?;
            check("hipMalloc", malloc(&raw mut buffer, data.len()))?;
            check("hipMemcpy", copy(buffer, data.as_ptr().cast(), data.len(), TO_DEVICE))?;
            let mut block = [0u8; 16];
            block[..8].copy_from_slice(&(buffer as usize as u64).to_le_bytes());
            block[8..12].copy_from_slice(&items.to_le_bytes());
            let mut size = block.len();
            let mut extra: [*mut c_void; 5] = [
                BUFFER_POINTER as *mut c_void,
                block.as_mut_ptr().cast(),
                BUFFER_SIZE as *mut c_void,
                (&raw mut size).cast(),
                LIST_END as *mut c_void,
            ];
            let groups = items.div_ceil(group);
            let (stream, no_list) = (ptr::null_mut(), ptr::null_mut());
            let extra = extra.as_mut_ptr();
            let status = launch(function, groups, 1, 1, group, 1, 1, 0, stream, no_list, extra);
            check("hipModuleLaunchKernel", status)?;
            check("hipDeviceSynchronize", wait())?;
            check("hipMemcpy", copy(data.as_mut_ptr().cast(), buffer, data.len(), TO_HOST))?;
            check("hipFree", free(buffer))?;
            check("hipModuleUnload", unload(module))
        }
    }
}

fn check(what: &'static str, status: Status) -> Result<(), HipError> {
    if status == 0 { Ok(()) } else { Err(HipError::Call(what, status)) }
}
