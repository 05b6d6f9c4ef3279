use super::*;

#[test]
fn a_whole_description() {
    let launch = Launch::parse_line(
        "--kernel k --grid 4,2 --block=64 --shared 100 --tolerance 1e-5 --arg x=buf:f32x256:random:1:-1:1 \
         --arg i32:-5 --arg {i8:1;{i16:0x102;f64:2.5};null} --arg bytes:00ff7A --arg local:40 --arg buf:u8x4:values:1,2 --arg local:8",
    )
    .unwrap();
    assert_eq!((launch.grid, launch.block), ([4, 2, 1], [64, 1, 1]));
    assert_eq!(launch.tolerance, Some(1e-5));
    assert_eq!(launch.dynamic_shared(), 384);
    let params = launch.parameters(&[0x1000, 0x2000], 0x400).unwrap();
    assert_eq!(params[0], 0x1000u64.to_le_bytes());
    assert_eq!(params[1], (-5i32).to_le_bytes());
    let mut expected = vec![1, 0, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0];
    expected.extend(2.5f64.to_le_bytes());
    expected.extend([0; 8]);
    assert_eq!(params[2], expected);
    assert_eq!(params[3], [0, 255, 0x7a]);
    assert_eq!(params[4], (0x400u64 + 128).to_le_bytes());
    assert_eq!(params[5], 0x2000u64.to_le_bytes());
    assert_eq!(params[6], (0x400u64 + 256).to_le_bytes());
    let data = launch.materialise().unwrap();
    assert_eq!(data[0].name, "x");
    assert_eq!(data[1].display(8), "arg1: u8[4] = 1 2 0 0");
    assert!((0..256).all(|i| f32::from_bits(data[0].element(i) as u32).abs() <= 1.0));
}

#[test]
fn two_arguments_may_point_into_one_buffer() {
    let line =
        "--kernel k --arg same:x:16 --arg x=buf:i32x8:zeros --arg same:x --arg {i32:1;same:x}";
    let launch = Launch::parse_line(line).unwrap();
    assert_eq!(launch.materialise().unwrap().len(), 1);
    let params = launch.parameters(&[0x1000], 0).unwrap();
    let pointer = |address: u64| address.to_le_bytes().to_vec();
    assert_eq!(params[..3], [pointer(0x1010), pointer(0x1000), pointer(0x1000)]);
    assert_eq!(params[3][8..], 0x1000u64.to_le_bytes());
    assert!(Launch::parse_line("--kernel k --arg same:y").unwrap().parameters(&[], 0).is_err());
    assert!(Arg::parse("same:x:-1").is_err());
}

#[test]
fn generators() {
    let make = |text: &str| match Arg::parse(text).unwrap() {
        Arg::Buffer(b) => b.materialise(0).unwrap(),
        other => panic!("{other:?}"),
    };
    assert_eq!(make("buf:i32x4:iota:5:-2").display(9), "arg0: i32[4] = 5 3 1 -1");
    assert_eq!(make("buf:f16x3:iota:0:0.5").display(2), "arg0: f16[3] = 0 0.5 ...");
    assert_eq!(make("buf:bf16x2:fill:-inf").display(9), "arg0: bf16[2] = -inf -inf");
    // The first two outputs of splitmix64 for seed 1234567, as published with the generator.
    assert_eq!(
        make("buf:u64x2:random:1234567").display(9),
        "arg0: u64[2] = 6457827717110365317 3203168211198807973"
    );
    let dice = make("buf:i16x1000:random:3:-1:1");
    for v in [-1i64, 0, 1] {
        assert!((0..1000).any(|i| dice.element(i) as u16 as i16 == v as i16));
    }
    assert!((0..1000).all(|i| (-1..=1).contains(&(dice.element(i) as u16 as i16))));
    let rows = make("buf:i32x1000:rising:3:0:4");
    assert_eq!(rows.element(0), 0);
    let steps: Vec<u64> = (1..1000).map(|i| rows.element(i) - rows.element(i - 1)).collect();
    assert!((0..=4).all(|step| steps.contains(&step)) && steps.iter().all(|&s| s <= 4));
}

#[test]
fn bad_descriptions_are_refused() {
    for text in [
        "f32",
        "f33:1",
        "i8:256",
        "u8:-129",
        "i32:1.5",
        "buf:f32:zeros",
        "buf:f32x4:ones",
        "buf:i32x1:values:1,2",
        "{i32:1",
        "{i32:1}}",
        "bytes:abc",
        "bytes:zz",
        "local:-1",
        "buf:i32x2:random:1:5:2",
        "buf:i32x2:rising:1",
        "=buf:i32x2:zeros",
        "é:é",
        "",
    ] {
        assert!(Arg::parse(text).is_err(), "{text}");
    }
    let deep = "{".repeat(100) + &"}".repeat(100);
    assert!(Arg::parse(&deep).is_err());
    for line in [
        "--grid 1",
        "--kernel k --grid 0",
        "--kernel k --block 33,32",
        "--kernel k extra",
        "--kernel",
    ] {
        assert!(Launch::parse_line(line).is_err(), "{line}");
    }
}

#[test]
fn comments_hold_launches() {
    let source = "// run: --kernel a --arg i32:1\n  ; run: --kernel b\nint x; // not run: this\n/// run: --kernel c\n";
    let launches = Launch::from_comments(source).unwrap();
    assert_eq!(launches.iter().map(|l| l.kernel.as_str()).collect::<Vec<_>>(), ["a", "b", "c"]);
    let fault = Launch::from_comments("\n// run: --kernel a --arg q:1").unwrap_err();
    assert_eq!(fault.place().line, Some(2));
}

#[test]
fn differences() {
    let outcome = |values: &[f32]| Outcome {
        buffers: vec![BufferData {
            name: "y".to_owned(),
            ty: ValueType::F32,
            bytes: values.iter().flat_map(|v| v.to_le_bytes()).collect(),
            undefined: Vec::new(),
        }],
        ..Outcome::default()
    };
    let a = outcome(&[1.0, 2.0, f32::NAN]);
    assert_eq!(first_difference(&a, &outcome(&[1.0, 2.0, -f32::NAN]), None), None);
    let d = first_difference(&a, &outcome(&[1.0, 2.001, 4.0]), None).unwrap();
    assert_eq!(d.to_string(), "y[1]: 2 and 2.001 (2 elements differ)");
    let d = first_difference(&a, &outcome(&[1.0, 2.001, 4.0]), Some(1e-3)).unwrap();
    assert_eq!(d.to_string(), "y[2]: NaN and 4");
    assert!(first_difference(&a, &outcome(&[1.0]), None).unwrap().index.is_none());
    // An element without a defined value is equal to anything, whichever side it is on.
    let mut partial = outcome(&[1.0, 7.0, f32::NAN]);
    partial.buffers[0].undefined = vec![5];
    assert_eq!(first_difference(&a, &partial, None), None);
    assert_eq!(first_difference(&partial, &a, None), None);
    partial.buffers[0].undefined = vec![3, 8];
    let d = first_difference(&partial, &a, None).unwrap();
    assert_eq!(d.to_string(), "y[1]: 7 and 2");
}
