//! Making programs, and clang's IR of them.

use judges::{Judge, Scratch, Verdict, run};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Our header, kernel and main function for Csmith's programs, by the names that they have in a scratch folder.
const FILES: [(&str, &str); 3] = [
    ("csmith.h", include_str!("csmith.h")),
    ("kernel.c", include_str!("kernel.c")),
    ("native.c", include_str!("native.c")),
];

/// Time for Csmith and for clang.
const TOOL_TIME: Duration = Duration::from_secs(30);
/// Time that a program may take on this machine; about one of four never ends.
const NATIVE_TIME: Duration = Duration::from_secs(1);

/// Family of GPUs that clang compiles programs for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    /// AMD's GPUs, of no generation.
    Amdgcn,
    /// NVIDIA's.
    Nvptx,
}

impl Family {
    /// Returns its triple.
    pub fn triple(self) -> &'static str {
        match self {
            Family::Amdgcn => "amdgcn-amd-amdhsa",
            Family::Nvptx => "nvptx64-nvidia-cuda",
        }
    }
}

/// A program that ends, with its answer.
#[derive(Clone, Debug)]
pub struct Program {
    /// The seed that Csmith made it of.
    pub seed: u64,
    /// The C source.
    pub source: String,
    /// The checksum on this machine.
    pub checksum: u32,
}

impl Program {
    /// Whether the kernel has work-items that do not run the program.
    pub fn masked(&self) -> bool {
        self.seed % 3 == 2
    }

    /// Returns the words of the kernel's launch.
    pub fn launch(&self) -> Vec<String> {
        let block = if self.masked() { "40" } else { "1" };
        let words = ["--kernel", "k", "--block", block, "--arg", "out=buf:u32x1:zeros"];
        words.map(str::to_owned).to_vec()
    }
}

/// Csmith and clang.
#[derive(Clone, Debug)]
pub struct Tools {
    csmith: &'static Path,
    clang: &'static Path,
    headers: PathBuf,
}

impl Tools {
    /// Returns both, if they are there; none means that the test is to be skipped.
    ///
    /// # Panics
    /// With `CI=true`, where one is missing.
    pub fn need() -> Option<Tools> {
        let (csmith, clang) = (Judge::Csmith.need()?, Judge::Clang.need()?);
        let headers = csmith.ancestors().nth(2)?.join("include/csmith");
        let found = headers.join("safe_math.h").is_file().then_some(headers);
        let headers = judges::need(found, "Csmith's headers (Debian's libcsmith-dev)")?;
        Some(Tools { csmith, clang, headers })
    }

    /// Returns the program of a seed; none if it takes too long, or if making it does.
    ///
    /// Structures are not packed: a pointer to a member of a packed one is not aligned for its type.
    ///
    /// # Errors
    /// The message of clang.
    pub fn program(&self, seed: u64) -> Result<Option<Program>, String> {
        let scratch = self.scratch("");
        let output = scratch.file("program.c");
        let seed_word = seed.to_string();
        let mut words = vec!["--seed", &seed_word, "--no-argc", "--no-packed-struct"];
        // No floats: Csmith lets pointers to them and to integers point to the same memory, against C's rules.
        words.extend(["--max-funcs", "5", "--max-block-depth", "4", "--concise"]);
        let mut words: Vec<OsString> = words.into_iter().map(OsString::from).collect();
        words.extend(["--output".into(), output.clone().into()]);
        // It writes a file into the folder that it runs in.
        let mut command = judges::limited(self.csmith);
        command.current_dir(scratch.path()).args(words);
        if !judges::run_command(command, TOOL_TIME).ok {
            return Ok(None);
        }
        let source = std::fs::read_to_string(&output).map_err(|e| e.to_string())?;
        let binary = scratch.file("native");
        let made =
            self.clang(&scratch, "native.c", &["-O1", "-o"], &[binary.clone().into_os_string()]);
        if !made.ok {
            return Err(made.messages());
        }
        let native = run(&binary, [] as [&str; 0], NATIVE_TIME);
        let checksum = native.ok.then(|| native.messages().trim().parse().ok()).flatten();
        Ok(checksum.map(|checksum| Program { seed, source, checksum }))
    }

    /// Returns clang's IR of a program's kernel.
    ///
    /// # Errors
    /// The message of clang.
    pub fn ir(&self, program: &Program, family: Family, level: u8) -> Result<String, String> {
        let scratch = self.scratch(&program.source);
        let level = format!("-O{level}");
        let target = format!("--target={}", family.triple());
        let mut words = vec![&level, &target, "-S", "-emit-llvm", "-ffreestanding", "-nogpulib"];
        if program.masked() {
            words.push("-DMASKED");
        }
        words.push("-o");
        let output = scratch.file("kernel.ll");
        let made = self.clang(&scratch, "kernel.c", &words, &[output.clone().into_os_string()]);
        if !made.ok {
            return Err(made.messages());
        }
        std::fs::read_to_string(output).map_err(|e| e.to_string())
    }

    /// Compiles one of our files, with the program beside it.
    fn clang(&self, scratch: &Scratch, file: &str, words: &[&str], more: &[OsString]) -> Verdict {
        let mut all: Vec<OsString> = vec!["-w".into(), "-I".into()];
        all.extend([self.headers.clone().into_os_string(), scratch.file(file).into()]);
        all.extend(words.iter().map(OsString::from));
        all.extend_from_slice(more);
        run(self.clang, all, TOOL_TIME)
    }

    fn scratch(&self, source: &str) -> Scratch {
        let scratch = Scratch::new("csmith");
        for (name, text) in FILES {
            scratch.write(name, text);
        }
        scratch.write("program.c", source);
        scratch
    }
}
