//! `--cache-dir`: outputs by what they are made of.
//!
//! An output is a function of the input's bytes, the options and the build of the command ([`identity`](crate::identity)).
//! A digest (BLAKE3) of these is the key, and the file of that name in the folder holds the output, the warnings and
//! the summary. Any number of processes, on any number of machines, may use one folder:
//!
//! * an entry is written under another name and renamed, so that a reader finds it whole or not at all;
//! * an entry begins with the digest of its contents, which a reader checks, so that a damaged one is a miss;
//! * two that write the same entry write the same bytes.
//!
//! `--cache-limit` bounds the folder. The file `added` grows by one byte for each KiB that is stored: an append is
//! atomic, so its length counts without a lock. A process that finds that a sixteenth of the limit was added
//! since the last sweep takes the lock and removes the entries that were not used for the longest time.

use crate::args::{CompileArgs, FloatArgs, TargetArgs};
use crate::identity::build_identity;
use crate::limits::LimitArgs;
use crate::summary::{Message, ModuleSummary};
use clap::Args;
use driver::{LinkBuiltins, ModePlacement};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// Options of the cache.
#[derive(Args, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct CacheArgs {
    /// Keep outputs in this folder, and reuse them [default: $LANELIFT_CACHE_DIR, else none]
    #[arg(long, value_name = "DIR", help_heading = "Build systems")]
    pub(crate) cache_dir: Option<PathBuf>,
    /// Remove the least recently used outputs if the folder has more than this: bytes, or with K, M, G [default: 5G]
    #[arg(long, value_name = "SIZE", value_parser = size, help_heading = "Build systems")]
    pub(crate) cache_limit: Option<u64>,
    /// Print the key of each input and compile nothing
    #[arg(long, help_heading = "Build systems")]
    pub(crate) print_cache_key: bool,
}

/// The limit where none is given: 5 GiB.
const DEFAULT_LIMIT: u64 = 5 << 30;

/// A number of bytes; K, M and G are powers of 1024.
fn size(text: &str) -> Result<u64, String> {
    let bad = || format!("'{text}' is no size: a number of bytes, or with K, M or G behind it");
    let digits = text.trim_end_matches(['K', 'M', 'G', 'k', 'm', 'g']);
    let shift = match &text[digits.len()..] {
        "" => 0,
        "K" | "k" => 10,
        "M" | "m" => 20,
        "G" | "g" => 30,
        _ => return Err(bad()),
    };
    let number: u64 = digits.parse().map_err(|_| bad())?;
    number.checked_shl(shift).filter(|n| n >> shift == number).ok_or_else(bad)
}

/// Digest of the inputs of an output.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Key(blake3::Hash);

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.to_hex())
    }
}

/// Digests fields so that no two lists of fields are the same bytes.
struct Fields(blake3::Hasher);

impl Fields {
    fn put(&mut self, name: &str, value: &[u8]) {
        for part in [name.as_bytes(), value] {
            self.0.update(&(part.len() as u64).to_le_bytes());
            self.0.update(part);
        }
    }

    fn option(&mut self, name: &str, value: Option<&str>) {
        if let Some(value) = value {
            self.put(name, value.as_bytes());
        }
    }
}

impl Key {
    /// The key of an input with these options. Fields of the structures are taken apart by name, so that a new option
    /// cannot be forgotten here.
    pub(crate) fn new(args: &CompileArgs, name: &str, text: &[u8]) -> Key {
        let mut fields = Fields(blake3::Hasher::new());
        fields.put("build", build_identity());
        compile_fields(&mut fields, args);
        if name_matters(text) {
            fields.put("name", name.as_bytes());
        }
        fields.put("input", text);
        Key(fields.0.finalize())
    }
}

/// Whether the input's name is part of the output: where the module does not say itself what it was made of.
fn name_matters(text: &[u8]) -> bool {
    const WORD: &[u8] = b"source_filename";
    !text.split(|&b| b == b'\n').take(HEAD_LINES).any(|line| line.starts_with(WORD))
}

/// Lines at the beginning of a module among which the name of its source stands, as all writers have it.
const HEAD_LINES: usize = 16;

fn compile_fields(fields: &mut Fields, args: &CompileArgs) {
    let CompileArgs {
        // Paths of files, and options for other output, are no part of an output.
        inputs: _,
        output,
        observe: _,
        report: _,
        list_passes: _,
        // The output of a part of a run is not kept.
        stages: _,
        version: _,
        batch: _,
        dep: _,
        cache: _,
        json: _,
        remarks: _,
        filetype,
        emit,
        kernel,
        target,
        limits,
        debug,
    } = args;
    if debug.show_mc_encoding {
        fields.put("show-mc-encoding", &[]);
    }
    match (filetype, emit) {
        (None, None) => {
            let ending = output.as_deref().and_then(Path::extension);
            fields.option("ending", ending.map(|e| e.to_string_lossy()).as_deref());
        }
        (filetype, emit) => fields.put("kind", format!("{filetype:?} {emit:?}").as_bytes()),
    }
    kernel.iter().for_each(|name| fields.put("kernel", name.as_bytes()));
    // A kernel that a condition denies has no output, and what conditions warn of is kept with it.
    let LimitArgs { deny, warn, warn_spills } = limits;
    deny.iter().for_each(|condition| fields.put("deny", condition.to_string().as_bytes()));
    warn.iter().for_each(|condition| fields.put("warn", condition.to_string().as_bytes()));
    if *warn_spills {
        fields.put("warn-spills", &[]);
    }
    target_fields(fields, target);
}

fn target_fields(fields: &mut Fields, target: &TargetArgs) {
    let TargetArgs {
        mcpu,
        mtriple,
        march,
        mattr,
        opt_level,
        float,
        link_builtins,
        mode_placement,
        amdgpu_print_rp_downward: _,
        sched,
        amdhsa_code_object_version,
    } = target;
    fields.option("mcpu", mcpu.as_deref());
    fields.option("mtriple", mtriple.as_deref());
    fields.option("march", march.as_deref());
    mattr.iter().for_each(|feature| fields.put("mattr", feature.as_bytes()));
    fields.put("O", opt_level.as_bytes());
    let link = link_builtins.unwrap_or(LinkBuiltins::Auto);
    fields.put("link-builtins", format!("{link:?}").as_bytes());
    let placement = mode_placement.unwrap_or(ModePlacement::Sparse);
    fields.put("mode-placement", format!("{placement:?}").as_bytes());
    fields.option("sched", *sched);
    let version = amdhsa_code_object_version.map(|n| n.to_string());
    fields.option("amdhsa-code-object-version", version.as_deref());
    let FloatArgs {
        fp_contract,
        denormal_fp_math,
        denormal_fp_math_f32,
        nvptx_fma_level,
        nvptx_prec_divf32,
        nvptx_prec_sqrtf32,
    } = float;
    fields.option("fp-contract", fp_contract.map(|c| format!("{c:?}")).as_deref());
    fields.option("denormal-fp-math", denormal_fp_math.as_deref());
    fields.option("denormal-fp-math-f32", denormal_fp_math_f32.as_deref());
    fields.option("nvptx-fma-level", nvptx_fma_level.map(|n| n.to_string()).as_deref());
    fields.option("nvptx-prec-divf32", nvptx_prec_divf32.map(|n| n.to_string()).as_deref());
    fields.option("nvptx-prec-sqrtf32", nvptx_prec_sqrtf32.map(|n| n.to_string()).as_deref());
}

/// Cached result of a compiled module.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Entry {
    /// Data in front of the output.
    pub(crate) head: EntryHead,
    /// The output, if there is one.
    pub(crate) output: Vec<u8>,
}

/// Cached data besides the output.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
pub(crate) struct EntryHead {
    /// The input's name, in the places of warnings.
    pub(crate) input: String,
    /// Whether there is an output.
    pub(crate) has_output: bool,
    /// The ending of a file for it.
    pub(crate) ending: String,
    /// Warnings.
    pub(crate) diagnostics: Vec<Message>,
    /// Summary of the module.
    pub(crate) summary: ModuleSummary,
}

/// The first bytes of an entry: what it is and the version of its form.
const MAGIC: &[u8] = b"lanelift cache 1\n";

impl Entry {
    fn to_bytes(&self, key: &Key) -> io::Result<Vec<u8>> {
        let head = serde_json::to_vec(&self.head)?;
        let mut contents = key.0.as_bytes().to_vec();
        contents.extend((head.len() as u64).to_le_bytes());
        contents.extend(head);
        contents.extend(&self.output);
        let digest = blake3::hash(&contents);
        Ok([MAGIC, digest.as_bytes(), &contents].concat())
    }

    /// Nothing, if the bytes are not what was written for this key.
    fn of_bytes(bytes: &[u8], key: &Key) -> Option<Entry> {
        let (digest, contents) = bytes.strip_prefix(MAGIC)?.split_at_checked(blake3::OUT_LEN)?;
        if blake3::hash(contents).as_bytes() != digest {
            return None;
        }
        let rest = contents.strip_prefix(key.0.as_bytes())?;
        let (length, rest) = rest.split_first_chunk::<8>()?;
        let length = usize::try_from(u64::from_le_bytes(*length)).ok()?;
        let (head, output) = rest.split_at_checked(length)?;
        Some(Entry { head: serde_json::from_slice(head).ok()?, output: output.to_vec() })
    }
}

/// A folder of entries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Cache {
    folder: PathBuf,
    limit: u64,
}

/// Names of files that are no entries.
const ADDED: &str = "added";
const LOCK: &str = "lock";

/// After this time a file that is still being written belongs to a process that is gone.
const ABANDONED: Duration = Duration::from_secs(3600);

impl Cache {
    /// The cache that the options, or else the environment, name.
    pub(crate) fn open(args: &CacheArgs) -> Option<Cache> {
        let environment = || std::env::var_os("LANELIFT_CACHE_DIR").filter(|dir| !dir.is_empty());
        let folder = args.cache_dir.clone().or_else(|| environment().map(PathBuf::from))?;
        Some(Cache { folder, limit: args.cache_limit.unwrap_or(DEFAULT_LIMIT) })
    }

    /// Path of an entry: 256 folders, so that none grows too long to search.
    fn path(&self, key: &Key) -> PathBuf {
        let name = key.to_string();
        self.folder.join(&name[..2]).join(&name[2..])
    }

    /// The entry of a key, if it is there and whole.
    pub(crate) fn load(&self, key: &Key) -> Option<Entry> {
        let path = self.path(key);
        let bytes = fs::read(&path).ok()?;
        let entry = Entry::of_bytes(&bytes, key)?;
        // Marked as used now. If that fails, the entry may go earlier; nothing else happens.
        if let Ok(file) = File::options().write(true).open(&path) {
            let _ = file.set_modified(SystemTime::now());
        }
        Some(entry)
    }

    /// Keeps an entry, and the limit.
    ///
    /// # Errors
    /// The folder cannot be written.
    pub(crate) fn store(&self, key: &Key, entry: &Entry) -> io::Result<()> {
        let path = self.path(key);
        let folder = path.parent().unwrap_or(&self.folder);
        fs::create_dir_all(folder)?;
        let bytes = entry.to_bytes(key)?;
        let mut file = temporary(folder)?;
        file.write_all(&bytes)?;
        file.persist(&path).map_err(|e| e.error)?;
        self.count(bytes.len() as u64)
    }

    /// Notes that so many bytes were added, and sweeps if that makes a sixteenth of the limit.
    fn count(&self, bytes: u64) -> io::Result<()> {
        let added = self.folder.join(ADDED);
        let mut file = OpenOptions::new().append(true).create(true).open(&added)?;
        let kib = bytes.div_ceil(1024);
        file.write_all(&vec![b'.'; usize::try_from(kib).unwrap_or(usize::MAX)])?;
        if file.metadata()?.len() < self.limit / 1024 / 16 {
            return Ok(());
        }
        let lock = File::create(self.folder.join(LOCK))?;
        if lock.try_lock().is_err() {
            // Another one sweeps.
            return Ok(());
        }
        file.set_len(0)?;
        self.sweep()
    }

    /// Removes entries, those first that were not used for the longest time, until the limit will be kept for a while.
    fn sweep(&self) -> io::Result<()> {
        let now = SystemTime::now();
        let mut entries = Vec::new();
        for folder in fs::read_dir(&self.folder)? {
            let Ok(files) = fs::read_dir(folder?.path()) else { continue };
            for file in files {
                let file = file?;
                // Another process may have removed it meanwhile.
                let Ok(data) = file.metadata() else { continue };
                let used = data.modified().unwrap_or(SystemTime::UNIX_EPOCH);
                let unfinished = file.file_name().as_encoded_bytes().starts_with(b".");
                if !unfinished {
                    entries.push((used, data.len(), file.path()));
                } else if now.duration_since(used).is_ok_and(|age| age > ABANDONED) {
                    let _ = fs::remove_file(file.path());
                }
            }
        }
        entries.sort();
        let mut total: u64 = entries.iter().map(|entry| entry.1).sum();
        let wanted = self.limit - self.limit / 16;
        for (_, bytes, path) in entries {
            if total <= wanted {
                break;
            }
            if fs::remove_file(path).is_ok() {
                total -= bytes;
            }
        }
        Ok(())
    }
}

/// A file that takes another name when it is whole, with the rights that a file of this user has.
fn temporary(folder: &Path) -> io::Result<tempfile::NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder.tempfile_in(folder)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::Cli;
    use clap::Parser;

    fn args(line: &str) -> CompileArgs {
        let words = crate::words::with_double_dashes(line.split_whitespace().map(Into::into));
        Cli::try_parse_from(words).unwrap().compile
    }

    fn entry(output: &[u8]) -> Entry {
        let head = EntryHead {
            input: "k.ll".into(),
            has_output: true,
            ending: "ptx".into(),
            diagnostics: Vec::new(),
            summary: ModuleSummary::default(),
        };
        Entry { head, output: output.to_vec() }
    }

    fn cache(folder: &Path, limit: u64) -> Cache {
        Cache { folder: folder.to_owned(), limit }
    }

    fn key_of(text: &str) -> Key {
        Key::new(&args("lanelift"), "k.ll", text.as_bytes())
    }

    #[test]
    fn keys_differ_where_outputs_may() {
        let text = b"source_filename = \"a.cl\"\n";
        let key = |line: &str| Key::new(&args(line), "k.ll", text);
        let plain = key("lanelift -mcpu=gfx1100");
        for same in [
            "lanelift --mcpu=gfx1100 k.ll -j 3 --time-passes",
            "lanelift -mcpu=gfx1100 -O3 -o other",
            "lanelift -mcpu=gfx1100 -MD -MF x --json --cache-limit=3M",
        ] {
            assert_eq!(key(same), plain, "{same}");
        }
        for other in [
            "lanelift -mcpu=gfx1030",
            "lanelift -mcpu=gfx1100 -O2",
            "lanelift -mcpu=gfx1100 -mattr=+cumode",
            "lanelift -mcpu=gfx1100 -o k.hsaco",
            "lanelift -mcpu=gfx1100 --emit=asm",
            "lanelift -mcpu=gfx1100 --kernel=f",
            "lanelift -mcpu=gfx1100 --sched=ilp",
            "lanelift -mcpu=gfx1100 -fp-contract=fast",
        ] {
            assert_ne!(key(other), plain, "{other}");
        }
        assert_ne!(key_of("a"), key_of("b"));
        // The name stands in the output only where the module has no name of its source.
        let line = args("lanelift");
        assert_eq!(Key::new(&line, "a", text), Key::new(&line, "b", text));
        assert_ne!(Key::new(&line, "a", b""), Key::new(&line, "b", b""));
    }

    #[test]
    fn what_is_stored_is_loaded_and_what_is_damaged_is_not() {
        let folder = tempfile::tempdir().unwrap();
        let cache = cache(&folder.path().join("new"), DEFAULT_LIMIT);
        let (key, other) = (key_of("a"), key_of("b"));
        assert_eq!(cache.load(&key), None);
        cache.store(&key, &entry(b"code")).unwrap();
        assert_eq!(cache.load(&key), Some(entry(b"code")));
        assert_eq!(cache.load(&other), None);
        let path = cache.path(&key);
        let whole = fs::read(&path).unwrap();
        for n in 0..whole.len() {
            let mut damaged = whole.clone();
            damaged[n] ^= 1;
            fs::write(&path, &damaged).unwrap();
            assert_eq!(cache.load(&key), None, "byte {n}");
            fs::write(&path, &whole[..n]).unwrap();
            assert_eq!(cache.load(&key), None, "the first {n} bytes");
        }
        // An entry under another key's name is no entry.
        fs::create_dir_all(cache.path(&other).parent().unwrap()).unwrap();
        fs::write(cache.path(&other), &whole).unwrap();
        assert_eq!(cache.load(&other), None);
        cache.store(&other, &entry(b"more")).unwrap();
        assert_eq!(cache.load(&other), Some(entry(b"more")));
    }

    #[test]
    fn the_limit_removes_what_was_not_used_longest() {
        let folder = tempfile::tempdir().unwrap();
        let cache = cache(folder.path(), 64 << 10);
        let keys: Vec<Key> = (0..8).map(|n| key_of(&format!("{n}"))).collect();
        let age = |key: &Key, hours: u64| {
            let time = SystemTime::now() - Duration::from_secs(hours * 3600);
            File::options().write(true).open(cache.path(key)).unwrap().set_modified(time).unwrap();
        };
        for (n, key) in keys.iter().enumerate() {
            cache.store(key, &entry(&vec![n as u8; 7 << 10])).unwrap();
            age(key, 10 - n as u64);
        }
        // Eight of more than 7 KiB are less than the 60 that a sweep leaves; the oldest one is used, a ninth is too much.
        assert!(cache.load(&keys[0]).is_some());
        let ninth = key_of("ninth");
        cache.store(&ninth, &entry(&[8; 7 << 10])).unwrap();
        assert!(cache.load(&keys[0]).is_some() && cache.load(&ninth).is_some());
        assert!(cache.load(&keys[1]).is_none() && cache.load(&keys[2]).is_some());
        // Files of processes that are gone are removed; files that may still be written stay.
        let old = folder.path().join("00").join(".old");
        fs::create_dir_all(old.parent().unwrap()).unwrap();
        let fresh = old.with_file_name(".fresh");
        fs::write(&old, "x").unwrap();
        fs::write(&fresh, "x").unwrap();
        let time = SystemTime::now() - 2 * ABANDONED;
        File::options().write(true).open(&old).unwrap().set_modified(time).unwrap();
        cache.sweep().unwrap();
        assert!(!old.exists() && fresh.exists());
    }

    #[test]
    fn sizes() {
        assert_eq!(size("17"), Ok(17));
        assert_eq!(size("2K"), Ok(2048));
        assert_eq!(size("3g"), Ok(3 << 30));
        for bad in ["", "K", "1KK", "1T", "-1", "99999999999G"] {
            assert!(size(bad).is_err(), "{bad}");
        }
    }
}
