//! Plain command lines: a file to compile and the options that every build system passes.
//!
//! Setting up `clap`'s description of all commands costs as much as compiling a small kernel. Words
//! that are all of the plain forms are therefore read here, to the same result; at the first word of
//! another form (and so at every mistake) the whole line is left to `clap`.

use crate::args::{CompileArgs, FileType, ObserveArgs, TargetArgs};
use crate::cache::CacheArgs;
use crate::debug::DebugArgs;
use crate::depfile::DepArgs;
use crate::limits::LimitArgs;
use crate::remarks::RemarkArgs;
use crate::session::BatchArgs;
use crate::stages::StageArgs;
use crate::words::is_dropped_alone;
use driver::{Emit, Word as _};
use std::ffi::OsString;
use std::path::PathBuf;

/// Parses a plain command line, without the program's name; returns None if it is not plain.
pub(crate) fn parse(words: &[OsString]) -> Option<CompileArgs> {
    let mut plain = Plain::default();
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match word.to_str()? {
            "-o" => {
                let file = words.next()?.to_str().filter(|f| *f == "-" || !f.starts_with('-'))?;
                set(&mut plain.output, PathBuf::from(file))?;
            }
            "-MD" if !plain.dep.md => plain.dep.md = true,
            "-MF" => {
                let file = words.next()?.to_str().filter(|f| !f.starts_with('-'))?;
                set(&mut plain.dep.mf, PathBuf::from(file))?;
            }
            "opt" | "run" | "bisect" | "reduce" | "check" | "link" | "completions" | "man"
            | "serve" | "help" | "" => return None,
            option if option.starts_with('-') && option != "-" => plain.option(option)?,
            file => plain.inputs.push(PathBuf::from(file)),
        }
    }
    Some(CompileArgs {
        inputs: plain.inputs,
        output: plain.output,
        filetype: plain.filetype,
        emit: plain.emit,
        kernel: Vec::new(),
        target: TargetArgs {
            opt_level: plain.opt_level.unwrap_or_else(|| "3".into()),
            ..plain.target
        },
        observe: ObserveArgs::default(),
        report: None,
        limits: LimitArgs::default(),
        remarks: RemarkArgs::default(),
        stages: StageArgs::default(),
        debug: DebugArgs::default(),
        batch: BatchArgs::default(),
        dep: plain.dep,
        cache: plain.cache,
        json: None,
        list_passes: false,
        version: false,
    })
}

#[derive(Default)]
struct Plain {
    inputs: Vec<PathBuf>,
    output: Option<PathBuf>,
    filetype: Option<FileType>,
    emit: Option<Emit>,
    opt_level: Option<String>,
    target: TargetArgs,
    dep: DepArgs,
    cache: CacheArgs,
}

impl Plain {
    fn option(&mut self, word: &str) -> Option<()> {
        if is_dropped_alone(word) {
            return Some(());
        }
        if let Some(level) = word.strip_prefix("-O") {
            let plain = matches!(level, "0" | "1" | "2" | "3");
            return plain.then(|| set(&mut self.opt_level, level.to_owned()))?;
        }
        let (name, value) = word.trim_start_matches('-').split_once('=')?;
        let dashes = word.len() - name.len() - 1 - value.len();
        if dashes > 2 || value.is_empty() {
            return None;
        }
        match name {
            "mcpu" | "mattr" if value.contains("help") => None,
            "mcpu" => set(&mut self.target.mcpu, value.to_owned()),
            "mtriple" => set(&mut self.target.mtriple, value.to_owned()),
            "cache-dir" => set(&mut self.cache.cache_dir, PathBuf::from(value)),
            "march" | "target" => set(&mut self.target.march, value.to_owned()),
            "mattr" if self.target.mattr.is_empty() => {
                self.target.mattr = value.split(',').map(str::to_owned).collect();
                Some(())
            }
            "emit" if self.filetype.is_none() => set(&mut self.emit, Emit::by_name(value)?),
            "filetype" if self.emit.is_none() => {
                let filetype = match value {
                    "asm" => FileType::Asm,
                    "obj" => FileType::Obj,
                    "null" => FileType::Null,
                    _ => return None,
                };
                set(&mut self.filetype, filetype)
            }
            _ => None,
        }
    }
}

/// Sets what is not set yet. An option given twice is a mistake, and not plain.
fn set<T>(place: &mut Option<T>, value: T) -> Option<()> {
    place.is_none().then(|| *place = Some(value))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    fn words(line: &str) -> Vec<OsString> {
        line.split_whitespace().map(OsString::from).collect()
    }

    #[test]
    fn plain_lines_mean_what_they_mean_to_clap() {
        for line in [
            "",
            "-",
            "a.ll",
            "a.ll -mcpu=sm_90 -o a.ptx",
            "--mcpu=sm_90 -O0 -o - a.ll",
            "-march=nvptx64 --mtriple=nvptx64-nvidia-cuda -mattr=+ptx78,-x -filetype=null -O2 a.ll",
            "-mattr=-x --filetype=asm",
            "-filetype=obj",
            "--emit=hsaco -mcpu=gfx1100 -o k.hsaco k.ll",
            "k.ll --target=intel -mcpu=skl -o k.zebin",
            "-relocation-model=pic -function-sections a.ll",
            "-MD -MF k.d --cache-dir=c a.ll b.ll",
        ] {
            let whole = format!("lanelift {line}");
            let clap = crate::words::parse(words(&whole)).unwrap();
            assert!(clap.command.is_none());
            assert_eq!(parse(&words(line)), Some(clap.compile), "{line}");
        }
    }

    #[test]
    fn subcommands_are_left_to_clap() {
        for command in crate::args::Cli::command().get_subcommands() {
            assert_eq!(parse(&words(command.get_name())), None, "{}", command.get_name());
        }
    }

    #[test]
    fn other_lines_are_left_to_clap() {
        for line in [
            "-MD -MD a.ll",
            "-MF",
            "-MF -o",
            "-MFk.d",
            "opt --passes=sroa a.ll",
            "run a.ll",
            "help",
            "--help",
            "-V",
            "-mcpu sm_90",
            "-mcpu=",
            "-mcpu=a -mcpu=b",
            "---mcpu=sm_90",
            "-O",
            "-O9",
            "-Os",
            "-O3 -O3",
            "-o",
            "-o -O3",
            "-oa.ptx",
            "-o a -o b",
            "-filetype=elf",
            "-filetype=obj --emit=obj",
            "link a.o -o b",
            "--time-passes a.ll",
            "--",
        ] {
            assert_eq!(parse(&words(line)), None, "{line}");
        }
    }
}
