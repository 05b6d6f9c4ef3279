//! Every module of a folder, compiled for several GPUs and assembled by `ptxas`:
//! `cargo xtask conformance [--dir DIR] [--cpus sm_75,sm_90]`.

use std::path::PathBuf;
use std::process::ExitCode;
use testsuite::judges::{self, Judge};
use testsuite::{corpus, parallel, pipeline};

fn value_after(args: &[String], name: &str) -> Option<String> {
    let at = args.iter().position(|a| a == name)?;
    args.get(at + 1).cloned()
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let Some(ptxas) = Judge::Ptxas.path() else {
        eprintln!("conformance: needs ptxas ({})", Judge::Ptxas.package());
        return ExitCode::FAILURE;
    };
    let dir = value_after(&args, "--dir")
        .map_or_else(|| corpus::root().join("corpus/ll/nvptx64"), PathBuf::from);
    let cpus = value_after(&args, "--cpus").unwrap_or_else(|| "sm_75,sm_80,sm_90,sm_100".into());
    let files = match corpus::ll_files(&dir) {
        Ok(files) => files,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    let work: Vec<(PathBuf, String)> = cpus
        .split(',')
        .flat_map(|cpu| files.iter().map(move |f| (f.clone(), cpu.to_owned())))
        .collect();
    let results = parallel::map(&work, |(file, cpu)| -> Result<(), String> {
        let text = std::fs::read(file).map_err(|e| e.to_string())?;
        let ptx = pipeline::compile(pipeline::read(&file.display().to_string(), &text)?, cpu)?;
        judges::assemble(ptxas, &ptx, cpu, true).map(drop)
    });
    let mut failed = 0;
    for ((file, cpu), result) in work.iter().zip(results) {
        if let Err(message) = result {
            failed += 1;
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            println!("{name} for {cpu}: {}", message.lines().next().unwrap_or(""));
        }
    }
    println!("{} of {} accepted", work.len() - failed, work.len());
    ExitCode::from(u8::from(failed > 0))
}
