; s03_arrays_in_structs: a variable index into an array of structures within a structure, written and read
; run: --kernel k --grid 1 --block 1 --arg {i32:7;{{i16:1;i8:2;u8:0};{i16:3;i8:4;u8:0};{i16:5;i8:6;u8:0}};i64:9} --arg o=buf:i32x16:zeros --arg i32:0
; run: --kernel k --grid 1 --block 1 --arg {i32:7;{{i16:1;i8:2;u8:0};{i16:3;i8:4;u8:0};{i16:5;i8:6;u8:0}};i64:9} --arg o=buf:i32x16:zeros --arg i32:2
target triple = "nvptx64-nvidia-cuda"

%struct.I = type { i16, i8, i8 }
%struct.N = type { i32, [3 x %struct.I], i64 }
define ptx_kernel void @k(ptr byval(%struct.N) align 8 %s, ptr %o, i32 %i) {
  %i64 = sext i32 %i to i64
  %ph = getelementptr inbounds %struct.N, ptr %s, i64 0, i32 1, i64 %i64, i32 0
  %pb = getelementptr inbounds %struct.N, ptr %s, i64 0, i32 1, i64 %i64, i32 1
  %h = load i16, ptr %ph, align 4
  %b = load i8, ptr %pb, align 2
  %p2 = getelementptr inbounds %struct.N, ptr %s, i64 0, i32 1, i64 2, i32 0
  store i16 100, ptr %p2, align 4
  %h2 = load i16, ptr %ph, align 4
  %b1 = sext i8 %b to i32
  %h1 = sext i16 %h to i32
  %h3 = sext i16 %h2 to i32
  store i32 %b1, ptr %o, align 4
  %o1 = getelementptr i32, ptr %o, i64 1
  store i32 %h1, ptr %o1, align 4
  %o2 = getelementptr i32, ptr %o, i64 2
  store i32 %h3, ptr %o2, align 4
  ret void
}
