//! Remarks on finished kernels: pressure, live registers, moves into payloads, spills; and their code line by line.

use intel_backend::target::device::Device;
use intel_backend::{Options, compile_with};
use ir::listing::{LinePlace, Listing};
use ir::pass::PassCx;
use ir::remarks::{REMARKS_OPTION, Remarks, Topic};

/// The remarks of the only kernel of a module, the texts of its instructions, and its listing.
fn remarks(text: &str, device: &str, simd: u8) -> (Remarks, Vec<String>, Listing) {
    let text = format!("target triple = \"spir64-unknown-unknown\"\n{text}");
    let module = llvm_reader::parse_with_origins("k.ll", text.as_bytes()).expect("a module");
    let mut cx = PassCx::new();
    cx.set_option(REMARKS_OPTION, "true");
    let options = Options::new(Device::by_name(device).expect("a device")).with_simd(simd);
    let output = compile_with(module, &options, &mut cx).expect("a kernel");
    let mut all: Vec<Remarks> = cx.take_records();
    let mut listings: Vec<Listing> = cx.take_records();
    assert_eq!((all.len(), listings.len()), (1, 1));
    let (found, listing) = (all.remove(0), listings.remove(0));
    let function = &listing.functions[0];
    assert_eq!(
        function.size,
        output.compiled[0].code.len() as u64,
        "the lines are all of the code"
    );
    let mut end = 0;
    for line in &function.lines {
        let LinePlace::Bytes { offset, size } = line.place else { panic!("bytes") };
        assert_eq!(offset, end, "one line behind the other");
        end = offset + u64::from(size);
    }
    let texts = pass_tests::remarks::instructions(&found, function);
    (found, texts, listing)
}

/// A kernel that loads so many values, and stores them again in the other order.
fn many(count: usize) -> String {
    let mut body = String::from("  %i = call spir_func i64 @_Z13get_global_idj(i32 0)\n");
    for n in 0..count {
        body.push_str(&format!(
            "  %j{n} = add i64 %i, {}\n  %p{n} = getelementptr i32, ptr addrspace(1) %p, i64 %j{n}\n  \
             %v{n} = load volatile i32, ptr addrspace(1) %p{n}\n",
            n * 64
        ));
    }
    for n in (0..count).rev() {
        body.push_str(&format!("  store volatile i32 %v{n}, ptr addrspace(1) %p{n}\n"));
    }
    format!(
        "define spir_kernel void @k(ptr addrspace(1) %p) {{\n{body}  ret void\n}}\n\
         declare spir_func i64 @_Z13get_global_idj(i32)\n"
    )
}

#[test]
fn code_knows_the_lines_of_the_ir() {
    for device in ["bdw", "skl", "tgl", "dg2"] {
        let (_, texts, listing) = remarks(&many(2), device, 16);
        let lines: Vec<_> = listing.functions[0].instructions().collect();
        // The first volatile load is the sixth line of the text, with the triple.
        let of_load = lines.iter().filter(|line| line.origin == Some(6));
        assert!(of_load.clone().any(|line| line.text.contains("send")), "{device}: {texts:?}");
    }
}

#[test]
fn spills_and_what_reads_them_back_are_told() {
    let (found, texts, _) = remarks(&many(90), "skl", 16);
    let spills: Vec<_> = found.notes.iter().filter(|n| n.topic == Topic::Spill).collect();
    let (stores, loads): (Vec<_>, Vec<_>) =
        spills.into_iter().partition(|n| n.text.starts_with("spills"));
    assert!(!stores.is_empty() && !loads.is_empty());
    for load in loads {
        assert!(texts[load.at as usize].contains("send"), "{load:?}");
        assert!(!load.because.is_empty(), "{load:?}");
        assert!(load.because.iter().all(|n| stores.iter().any(|s| s.at == *n)), "{load:?}");
    }
    let general = &found.kinds[0];
    assert!(general.live.iter().any(|&live| live > 128), "the need is that before spilling");
}

#[test]
fn moves_into_payloads_name_their_message() {
    // A constant is stored: it has to be put into the message.
    let text = "define spir_kernel void @k(ptr addrspace(1) %p) {\n  \
        %i = call spir_func i64 @_Z13get_global_idj(i32 0)\n  \
        %q = getelementptr i32, ptr addrspace(1) %p, i64 %i\n  store i32 7, ptr addrspace(1) %q\n  ret void\n}\n\
        declare spir_func i64 @_Z13get_global_idj(i32)\n";
    let (found, texts, _) = remarks(text, "skl", 8);
    let moves: Vec<_> = found.notes.iter().filter(|n| n.topic == Topic::Payload).collect();
    let constant = moves.iter().find(|note| note.text.contains("(constant)"));
    let constant = constant.unwrap_or_else(|| panic!("{moves:?}\n{texts:?}"));
    assert!(texts[constant.at as usize].starts_with("mov"), "{texts:?}");
    assert!(
        constant.because.iter().any(|&n| texts[n as usize].contains("send")),
        "{constant:?} {texts:?}"
    );
}
