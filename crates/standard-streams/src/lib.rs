//! Whether a program was started without standard output.
//!
//! Rust's runtime opens `/dev/null` for standard streams that are closed, before `main` begins. A program that writes its result
//! to standard output would then lose it and report success. The state of the stream is therefore read earlier, by a function
//! that the loader calls. On other systems than Linux the stream counts as open.

/// Whether standard output was closed when the program started.
pub fn stdout_was_closed() -> bool {
    start::stdout_was_closed()
}

#[cfg(target_os = "linux")]
mod start {
    use std::ffi::c_int;
    use std::sync::atomic::{AtomicBool, Ordering};

    static CLOSED: AtomicBool = AtomicBool::new(false);

    pub(crate) fn stdout_was_closed() -> bool {
        CLOSED.load(Ordering::Relaxed)
    }

    // SAFETY: the declaration is that of the C library's header.
    unsafe extern "C" {
        fn fcntl(fd: c_int, command: c_int, ...) -> c_int;
    }

    /// `F_GETFD` of `fcntl.h`.
    const GET_FLAGS: c_int = 1;

    extern "C" fn look() {
        // SAFETY: asking for the flags of a descriptor changes nothing and takes no further argument; an answer below zero says
        // that it is not open.
        let answer = unsafe { fcntl(1, GET_FLAGS) };
        CLOSED.store(answer < 0, Ordering::Relaxed);
    }

    // SAFETY: the loader calls the functions of this section once, before `main`; `look` uses nothing that the runtime sets up.
    #[used]
    #[unsafe(link_section = ".init_array")]
    static LOOK: extern "C" fn() = look;
}

#[cfg(not(target_os = "linux"))]
mod start {
    pub(crate) fn stdout_was_closed() -> bool {
        false
    }
}
