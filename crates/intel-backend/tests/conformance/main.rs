//! Every row of the instruction table, on every generation that `iga64` knows, with random legal operands:
//!
//! * our assembly assembles to our bytes;
//! * what `iga64` makes of our bytes as text assembles to the same bytes.
//!
//! Without `iga64` (Debian's `libigc-tools`) the test says so and passes; with `CI` set it fails.
//! `LANELIFT_CONFORMANCE=N` tries N instructions of each row (30), `LANELIFT_CONFORMANCE_SHOW=N` prints the first N failures.

mod operands;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use intel_backend::emit::asm::{assembly, assembly_inst};
use intel_backend::emit::encode::{Targets, compacted, encode, encode_inst};
use intel_backend::target::device::{DEVICES, Device};
use intel_backend::target::eu::{InstData, Op, parse, verify};
use judges::{Iga, Judge};
use operands::Random;

fn setting(name: &str, default: usize) -> usize {
    std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(default)
}

/// An instruction with what we make of it.
struct Sample {
    data: InstData,
    text: String,
    bytes: Vec<u8>,
}

/// The bytes of an instruction whose targets are so far away.
fn bytes(device: &Device, data: &InstData, targets: Targets) -> Option<Vec<u8>> {
    let full = encode_inst(device, data, targets).ok()?;
    let short = compacted(device, full).map(|short| short.to_le_bytes().to_vec());
    Some(short.unwrap_or_else(|| full.to_le_bytes().to_vec()))
}

/// Instructions of a row that the verifier and the encoder accept.
fn samples(device: &'static Device, op: Op, count: usize, random: &mut Random) -> Vec<Sample> {
    let mut found = Vec::new();
    let mut back = 0;
    for _ in 0..count * 40 {
        if found.len() == count {
            break;
        }
        let Some(data) = operands::instruction(device, op, random) else { continue };
        // Branches go to a label in front of the first sample.
        let Some(bytes) = bytes(device, &data, Targets { jip: back, uip: back }) else {
            continue;
        };
        back -= bytes.len() as i32;
        let text = assembly_inst(device, &data);
        found.push(Sample { text, data, bytes });
    }
    found
}

/// Returns the error in one sample, alone; `None` if there is none.
fn judge(iga: &Iga, device: &Device, mut sample: Sample) -> Option<String> {
    if let Some(bytes) = bytes(device, &sample.data, Targets::default()) {
        sample.bytes = bytes;
    }
    let hex = |bytes: &[u8]| {
        bytes.iter().rev().fold(String::new(), |mut out, b| {
            let _ = write!(out, "{b:02x}");
            out
        })
    };
    let label = format!("L0:\n{}\n", sample.text);
    match iga.assemble(&label) {
        Err(message) => return Some(format!("{}\n  {message}", sample.text)),
        Ok(bytes) if bytes != sample.bytes => {
            return Some(format!(
                "{}\n  ours {}\n  iga  {}",
                sample.text,
                hex(&sample.bytes),
                hex(&bytes)
            ));
        }
        Ok(_) => {}
    }
    let text = match iga.disassemble(&sample.bytes) {
        Err(message) => return Some(format!("{}\n  disassembly: {message}", sample.text)),
        Ok(text) => text,
    };
    match iga.assemble(&text) {
        Ok(bytes) if bytes == sample.bytes => None,
        Ok(bytes) => Some(format!(
            "{}\n  back as {text}\n  ours {}\n  iga  {}",
            sample.text,
            hex(&sample.bytes),
            hex(&bytes)
        )),
        Err(message) => Some(format!("{}\n  back as {text}\n  {message}", sample.text)),
    }
}

/// All samples at once; one by one only if that fails.
fn all_agree(iga: &Iga, samples: &[Sample]) -> bool {
    let text: String = std::iter::once("L0:\n".to_owned())
        .chain(samples.iter().map(|s| format!("{}\n", s.text)))
        .collect();
    let bytes: Vec<u8> = samples.iter().flat_map(|s| s.bytes.clone()).collect();
    iga.assemble(&text).is_ok_and(|assembled| assembled == bytes)
        && iga
            .disassemble(&bytes)
            .and_then(|text| iga.assemble(&text))
            .is_ok_and(|back| back == bytes)
}

#[test]
fn every_row_round_trips() {
    if Judge::Iga.need().is_none() {
        return;
    }
    let count = setting("LANELIFT_CONFORMANCE", 30);
    let mut show = setting("LANELIFT_CONFORMANCE_SHOW", 10);
    let mut totals = BTreeMap::new();
    let mut failures = 0;
    for device in &DEVICES {
        let Some(iga) = device.iga.and_then(Iga::need) else { continue };
        let mut random = Random::new(0x1cf0 + device.name.len() as u64);
        for &op in Op::ALL {
            if op.is_pseudo() || !op.exists_on(device.generation) {
                continue;
            }
            let samples = samples(device, op, count, &mut random);
            assert!(!samples.is_empty(), "no instruction '{}' on {}", op.name(), device.name);
            *totals.entry(device.name).or_insert(0) += samples.len();
            if all_agree(&iga, &samples) {
                continue;
            }
            for sample in samples {
                if let Some(message) = judge(&iga, device, sample) {
                    failures += 1;
                    if show > 0 {
                        show -= 1;
                        println!("{}: {message}", device.name);
                    }
                }
            }
        }
    }
    println!("instructions tried: {totals:?}, failures: {failures}");
    assert_eq!(failures, 0);
}

/// Control flow of every kind, as functions with labels: our bytes are those of our assembly.
#[test]
fn branches_go_where_their_labels_are() {
    let text = "\
b0:
  cmp (16|M0) (lt)f0.0 null:d r2:d 10:d
  (f0.0) if (16|M0) b1 b2
b3:
  add (16|M0) r4:d r2:d 1:d
  else (16|M0) b2 b2
b1:
  add (16|M0) r4:d r2:d 2:d
b2:
  endif (16|M0) b4
b15:
  (f0.0) if (16|M0) b16 b17
b18:
  else.b (16|M0) b19 b17
b16:
  add (16|M0) r4:d r2:d 2:d
b19:
  nop (1|M0)
b17:
  endif (16|M0) b4
b4:
  cmp (16|M0) (gt)f0.1 null:d r4:d 100:d
  (f0.1) break (16|M0) b5 b6
b5:
  (~f0.1) cont (16|M0) b6 b6
b6:
  (f0.0) while (16|M0) b4
b7:
  (f0.0) goto (16|M0) b8 b9
b10:
  (~f0.1) goto.b (16|M0) b8 b4
b8:
  join (16|M0) b9
  (f1.0) halt (16|M0) b9 b9
b9:
  join (16|M0) b11
b11:
  (W&f0.0) jmpi (1|M0) b4
b12:
  (W) jmpi (1|M0) b13
b14:
  nop (1|M0)
b13:
  mov (8|M0) r127:ud r0:ud
  (W) jmpi (1|M0) b0
";
    for device in &DEVICES {
        let Some(iga) = device.iga.and_then(Iga::need) else { continue };
        let text = format!("function k device={} stage=allocated\n{text}", device.name);
        let func = &parse("k", &text).unwrap()[0];
        verify(func).unwrap();
        let bytes = encode(func).unwrap().bytes;
        assert_eq!(iga.assemble(&assembly(func).unwrap()), Ok(bytes.clone()), "{}", device.name);
        let back = iga.disassemble(&bytes).unwrap();
        assert_eq!(iga.assemble(&back), Ok(bytes), "{}", device.name);
    }
}
