//! Zebins before Intel's own judges: `ocloc validate` decodes them, and the OpenCL runtime loads them and lays out a launch.
//!
//! The runtime has a mode in which it writes what the hardware would read to a file (AUB) in place of a GPU. Nothing is executed;
//! but the thread payload of the launch is in the file, and must be what the kernel's description says.

mod host;

use intel_backend::abi::kernel::{Argument, ArgumentKind, Kernel, PointerSpace};
use intel_backend::emit::encode::encode;
use intel_backend::emit::zebin;
use intel_backend::target::device::{Device, Generation};
use intel_backend::target::eu::parse;
use judges::{Judge, validate_zebin};

/// Devices with a zebin.
const DEVICES: [&str; 4] = ["bdw", "skl", "tgl", "dg2"];

/// Instructions that end the thread.
fn code(device: &'static Device) -> Vec<u8> {
    let swsb = match device.generation {
        Generation::Gen12p1 => ", @1",
        Generation::Gen12p5 => ", A@1",
        _ => "",
    };
    let text = format!(
        "function end device={} simd=16 stage=allocated\n\
         b0:\n  \
           (W) mov (8|M0) r127.0<1>:ud r0.0<8;8,1>:ud\n  \
           (W) send (8|M0) null:ud r127:ud {{sfid 7, mlen 1, desc 0x10, EOT{}}}\n",
        device.name, swsb
    );
    let functions = parse("end", &text).unwrap_or_else(|e| panic!("{e}"));
    encode(&functions[0]).unwrap_or_else(|e| panic!("{e}")).bytes
}

fn argument(kind: ArgumentKind, offset: u32, size: u32) -> Argument {
    Argument { kind, offset, size }
}

/// A kernel with an argument of every kind.
fn kernel(name: &str, simd: u8) -> Kernel {
    use ArgumentKind as Kind;
    Kernel {
        arguments: vec![
            argument(Kind::GlobalIdOffset, 0, 12),
            argument(Kind::LocalSize, 12, 12),
            argument(Kind::EnqueuedLocalSize, 32, 12),
            argument(Kind::WorkDimensions, 44, 4),
            argument(Kind::GlobalSize, 48, 12),
            argument(Kind::ByValue { index: 2, source_offset: 0 }, 60, 4),
            argument(Kind::ByPointer { index: 0, space: PointerSpace::Global }, 64, 8),
            argument(Kind::ByPointer { index: 1, space: PointerSpace::Constant }, 72, 8),
            argument(Kind::GroupCount, 80, 12),
            argument(Kind::LocalPointer { index: 3, align: 16 }, 92, 4),
            argument(Kind::LocalPointer { index: 4, align: 16 }, 96, 4),
            argument(Kind::ByValue { index: 5, source_offset: 8 }, 104, 8),
            argument(Kind::ByValue { index: 5, source_offset: 0 }, 112, 8),
            argument(Kind::BufferOffset { index: 0 }, 120, 4),
            argument(Kind::BufferOffset { index: 1 }, 124, 4),
        ],
        surfaces: vec![1, 0],
        slm_bytes: 48,
        barriers: 1,
        scratch_bytes: 1500,
        ..Kernel::new(name, simd)
    }
}

fn arguments() -> [&'static str; 6] {
    // The last one: a structure of 16 bytes in two pieces.
    [
        "svm:4096+256",
        "svm:64",
        "value:0000803f",
        "local:256",
        "local:64",
        "value:00112233445566778877665544332211",
    ]
}

#[test]
fn ocloc_accepts_what_is_written() {
    let Some(ocloc) = Judge::Ocloc.need() else { return };
    for device in DEVICES {
        let device = Device::by_name(device).unwrap();
        let code = code(device);
        let mut small = Kernel { required_work_group: Some([16, 2, 1]), ..Kernel::new("b", 8) };
        small.local_ids = false;
        // Characters of mangled names of several languages.
        let kernels = [kernel("a", 16), small, kernel("_ZN1k.llvm.7$u20$x17hE", 32)];
        let list: Vec<(&Kernel, &[u8])> = kernels.iter().map(|k| (k, &code[..])).collect();
        let zebin = zebin::write(device, &list).unwrap();
        let (valid, said) = validate_zebin(ocloc, &zebin);
        assert!(valid && said.contains("Binary contains 3 kernels"), "{}: {said}", device.name);
        let complaints: Vec<&str> =
            said.lines().filter(|line| line.contains("DeviceBinaryFormat")).collect();
        let expected = ["DeviceBinaryFormat::Zebin : Ignoring symbol table"];
        assert_eq!(complaints, expected, "{}", device.name);
        // The judge looks: a kernel without its section is an error.
        let mut spoilt = zebin.clone();
        let at = zebin.windows(8).position(|window| window == b".text.a\0").unwrap();
        spoilt[at..at + 5].copy_from_slice(b".none");
        assert!(!validate_zebin(ocloc, &spoilt).0, "{}", device.name);
    }
}

/// Returns the cross-thread data: 16 bytes of an argument are a mark that occurs once.
fn cross_thread_data<'a>(dump: &'a [u8], mark: &[u8], offset: usize) -> &'a [u8] {
    let found: Vec<usize> = dump
        .windows(mark.len())
        .enumerate()
        .filter(|(_, window)| *window == mark)
        .map(|(at, _)| at)
        .collect();
    assert_eq!(found.len(), 1, "the mark is once in the dump");
    &dump[found[0] - offset..]
}

fn words<const N: usize>(bytes: &[u8], at: usize) -> [u32; N] {
    core::array::from_fn(|n| {
        let at = at + 4 * n;
        u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap())
    })
}

fn quad(bytes: &[u8], at: usize) -> u64 {
    let [low, high] = words(bytes, at);
    u64::from(high) << 32 | u64::from(low)
}

#[test]
fn the_runtime_lays_out_the_payload_as_described() {
    let Some(host) = host::host() else { return };
    // The runtime's names; several products of a generation take the same file.
    for (device, products) in
        [("bdw", &["bdw"][..]), ("skl", &["skl", "kbl"]), ("tgl", &["tgllp", "dg1"])]
    {
        let device = Device::by_name(device).unwrap();
        for (product, simd) in products.iter().flat_map(|&p| [8u8, 16, 32].map(|simd| (p, simd))) {
            let kernel = kernel("payload", simd);
            let zebin = zebin::write(device, &[(&kernel, &code(device))]).unwrap();
            let sizes = [[48, 6, 2], [24, 3, 1]];
            let launch = host::launch(host, product, &zebin, "payload", sizes, &arguments());
            assert!(launch.ok && launch.steps.contains("finish"), "{product}: {}", launch.steps);
            let mark = 0x1122_3344_5566_7788u64.to_le_bytes();
            let data = cross_thread_data(&launch.dump, &mark, 104);
            assert_eq!(words(data, 0), [0, 0, 0], "global id offset");
            assert_eq!(words(data, 12), [24, 3, 1], "local size");
            assert_eq!(words(data, 32), [24, 3, 1], "enqueued local size");
            assert_eq!(words(data, 44), [3], "work dimensions");
            assert_eq!(words(data, 48), [48, 6, 2], "global size");
            assert_eq!(words(data, 60), [0x3f80_0000], "value");
            assert_eq!(quad(data, 64), launch.address(0), "pointer");
            assert_eq!(quad(data, 72), launch.address(1), "constant pointer");
            assert_eq!(words(data, 80), [2, 2, 2], "group count");
            assert_eq!(words(data, 92), [0, 256], "places of local parameters, without slm_bytes");
            assert_eq!(quad(data, 112), 0x7766_5544_3322_1100, "first half of the structure");
            // Surfaces are the whole of what pointers point into.
            assert_eq!(words(data, 120), [256, 0], "where the pointers lie in their surfaces");
            check_local_ids(&kernel, &data[kernel.cross_thread_bytes() as usize..], [24, 3, 1]);
        }
    }
}

/// Local ids come thread by thread, three arrays of whole registers each, x fastest.
fn check_local_ids(kernel: &Kernel, data: &[u8], local: [u32; 3]) {
    let simd = u32::from(kernel.simd);
    let items: u32 = local.iter().product();
    for item in 0..items {
        let [thread, lane] = [item / simd, item % simd];
        let id = [item % local[0], item / local[0] % local[1], item / (local[0] * local[1])];
        for (dimension, &expected) in id.iter().enumerate() {
            let at = thread * kernel.per_thread_bytes()
                + dimension as u32 * kernel.local_id_bytes()
                + 2 * lane;
            let at = at as usize;
            let found = u16::from_le_bytes([data[at], data[at + 1]]);
            assert_eq!(
                u32::from(found),
                expected,
                "SIMD{simd}, item {item}, dimension {dimension}"
            );
        }
    }
}

/// A kernel with an image of every shape, samplers, and all numbers about them.
fn kernel_of_images(simd: u8) -> Kernel {
    use intel_backend::abi::kernel::{
        Addressing, ImageAccess, ImageArgument, ImageNumber, ImageShape, Sampler, SamplerNumber,
    };
    let shapes = [
        (ImageShape::D1, ImageAccess::Read),
        (ImageShape::Buffer, ImageAccess::Read),
        (ImageShape::D1Array, ImageAccess::Write),
        (ImageShape::D2, ImageAccess::Read),
        (ImageShape::D2Array, ImageAccess::Both),
        (ImageShape::D3, ImageAccess::Read),
    ];
    let images = shapes.into_iter().zip(0..);
    let images =
        images.map(|((shape, access), index)| ImageArgument { index, shape, access }).collect();
    let mut arguments = vec![argument(ArgumentKind::ByValue { index: 8, source_offset: 0 }, 0, 8)];
    let numbers = [
        (5, ImageNumber::Width),
        (5, ImageNumber::Height),
        (5, ImageNumber::Depth),
        (4, ImageNumber::ArraySize),
        (3, ImageNumber::ChannelDataType),
        (3, ImageNumber::ChannelOrder),
        (1, ImageNumber::Width),
    ];
    for (n, (index, number)) in (0..).zip(numbers) {
        arguments.push(argument(ArgumentKind::Image { index, number }, 8 + 4 * n, 4));
    }
    let numbers = [
        (6, SamplerNumber::Address),
        (6, SamplerNumber::Normalized),
        (6, SamplerNumber::Snaps),
        (7, SamplerNumber::Address),
        (7, SamplerNumber::Normalized),
        (7, SamplerNumber::Snaps),
    ];
    for (n, (index, number)) in (0..).zip(numbers) {
        arguments.push(argument(ArgumentKind::Sampler { index, number }, 36 + 4 * n, 4));
    }
    let constant = |addressing, linear| Sampler::Constant { addressing, linear, normalized: true };
    let samplers = vec![
        Sampler::Argument(6),
        Sampler::Argument(7),
        constant(Addressing::Mirror, true),
        constant(Addressing::None, false),
    ];
    Kernel { arguments, images, samplers, ..Kernel::new("images", simd) }
}

#[test]
fn the_runtime_takes_images_and_samplers() {
    if let Some(ocloc) = Judge::Ocloc.need() {
        for device in DEVICES {
            let device = Device::by_name(device).unwrap();
            let kernel = kernel_of_images(16);
            let zebin = zebin::write(device, &[(&kernel, &code(device))]).unwrap();
            let (valid, said) = validate_zebin(ocloc, &zebin);
            let complaints = said.lines().filter(|line| line.contains("DeviceBinaryFormat"));
            assert!(valid && complaints.count() == 1, "{}: {said}", device.name);
        }
    }
    let Some(host) = host::host() else { return };
    for (device, product) in [("bdw", "bdw"), ("skl", "skl"), ("tgl", "tgllp")] {
        let device = Device::by_name(device).unwrap();
        let kernel = kernel_of_images(16);
        let zebin = zebin::write(device, &[(&kernel, &code(device))]).unwrap();
        let arguments = [
            "image:1d,50,1,1",
            "image:1dbuffer,70,1,1",
            "image:1darray,50,1,3",
            "image:2d,64,32,1",
            "image:2darray,64,32,5",
            "image:3d,16,12,7",
            // With a border and no filter; mirrored, by coordinates from 0 to 1.
            "sampler:0,1132,1140",
            "sampler:1,1134,1141",
            "value:8877665544332211",
        ];
        let launch = host::launch(host, product, &zebin, "images", [[16, 1, 1]; 2], &arguments);
        assert!(launch.ok && launch.steps.contains("finish"), "{product}: {}", launch.steps);
        let mark = 0x1122_3344_5566_7788u64.to_le_bytes();
        let data = cross_thread_data(&launch.dump, &mark, 0);
        // `CL_FLOAT` and `CL_RGBA`.
        assert_eq!(words(data, 8), [16, 12, 7, 5, 0x10de, 0x10b5, 70], "{product}: images");
        assert_eq!(words(data, 36), [1, 0, u32::MAX, 4, 8, 0], "{product}: samplers");
    }
}

#[test]
fn the_runtime_refuses_another_device() {
    let Some(host) = host::host() else { return };
    let skl = Device::by_name("skl").unwrap();
    let kernel = Kernel::new("k", 16);
    let zebin = zebin::write(skl, &[(&kernel, &code(skl))]).unwrap();
    let sizes = [[16, 1, 1]; 2];
    assert!(host::launch(host, "skl", &zebin, "k", sizes, &[]).ok);
    for other in ["bdw", "tgllp"] {
        let launch = host::launch(host, other, &zebin, "k", sizes, &[]);
        assert!(!launch.ok, "{other}: {}", launch.steps);
    }
}
