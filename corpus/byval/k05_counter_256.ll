; k05_counter_256: kernel, 256-byte byval, one field counted up (s.n++), the array read dynamically
; run: --kernel k --grid 1 --block 1 --arg {{i32:1;i32:4;i32:7;i32:10;i32:13;i32:16;i32:19;i32:22;i32:25;i32:28;i32:31;i32:34;i32:37;i32:40;i32:43;i32:46;i32:49;i32:52;i32:55;i32:58;i32:61;i32:64;i32:67;i32:70;i32:73;i32:76;i32:79;i32:82;i32:85;i32:88;i32:91;i32:94;i32:97;i32:100;i32:103;i32:106;i32:109;i32:112;i32:115;i32:118;i32:121;i32:124;i32:127;i32:130;i32:133;i32:136;i32:139;i32:142;i32:145;i32:148;i32:151;i32:154;i32:157;i32:160;i32:163;i32:166;i32:169;i32:172;i32:175;i32:178};i32:8;i32:9;null} --arg o=buf:i32x32:zeros --arg i32:0
; run: --kernel k --grid 1 --block 1 --arg {{i32:1;i32:4;i32:7;i32:10;i32:13;i32:16;i32:19;i32:22;i32:25;i32:28;i32:31;i32:34;i32:37;i32:40;i32:43;i32:46;i32:49;i32:52;i32:55;i32:58;i32:61;i32:64;i32:67;i32:70;i32:73;i32:76;i32:79;i32:82;i32:85;i32:88;i32:91;i32:94;i32:97;i32:100;i32:103;i32:106;i32:109;i32:112;i32:115;i32:118;i32:121;i32:124;i32:127;i32:130;i32:133;i32:136;i32:139;i32:142;i32:145;i32:148;i32:151;i32:154;i32:157;i32:160;i32:163;i32:166;i32:169;i32:172;i32:175;i32:178};i32:8;i32:9;null} --arg o=buf:i32x32:zeros --arg i32:59
; run: --kernel k --grid 1 --block 1 --arg {{i32:1;i32:4;i32:7;i32:10;i32:13;i32:16;i32:19;i32:22;i32:25;i32:28;i32:31;i32:34;i32:37;i32:40;i32:43;i32:46;i32:49;i32:52;i32:55;i32:58;i32:61;i32:64;i32:67;i32:70;i32:73;i32:76;i32:79;i32:82;i32:85;i32:88;i32:91;i32:94;i32:97;i32:100;i32:103;i32:106;i32:109;i32:112;i32:115;i32:118;i32:121;i32:124;i32:127;i32:130;i32:133;i32:136;i32:139;i32:142;i32:145;i32:148;i32:151;i32:154;i32:157;i32:160;i32:163;i32:166;i32:169;i32:172;i32:175;i32:178};i32:8;i32:9;null} --arg o=buf:i32x32:zeros --arg i32:3
target triple = "nvptx64-nvidia-cuda"
%struct.B = type { [60 x i32], i32, i32, ptr }

define ptx_kernel void @k(ptr byval(%struct.B) align 8 %s, ptr %o, i32 %i) {
  %n = getelementptr inbounds %struct.B, ptr %s, i64 0, i32 1
  %v = load i32, ptr %n, align 4
  %v1 = add i32 %v, 1
  store i32 %v1, ptr %n, align 4
  %i64 = zext i32 %i to i64
  %p = getelementptr inbounds [60 x i32], ptr %s, i64 0, i64 %i64
  %w = load i32, ptr %p, align 4
  %x = load i32, ptr %n, align 4
  %r = add i32 %w, %x
  store i32 %r, ptr %o, align 4
  ret void
}
