; Loops over a table in a parameter whose index wraps in its type on the path.
; run: --kernel walk1 --grid 1 --block 1 --arg {i8:-117;i8:-80;i8:-43;i8:-6;i8:31;i8:68;i8:105;i8:-114;i8:-77;i8:-40;i8:-3;i8:34;i8:71;i8:108;i8:-111;i8:-74;i8:-37;i8:0;i8:37;i8:74;i8:111;i8:-108;i8:-71;i8:-34;i8:3;i8:40;i8:77;i8:114;i8:-105;i8:-68;i8:-31;i8:6;i8:43;i8:80;i8:117;i8:-102;i8:-65;i8:-28;i8:9;i8:46;i8:83;i8:120;i8:-99;i8:-62;i8:-25;i8:12;i8:49;i8:86;i8:123;i8:-96;i8:-59;i8:-22;i8:15;i8:52;i8:89;i8:126;i8:-93;i8:-56;i8:-19;i8:18;i8:55;i8:92;i8:-127;i8:-90} --arg out=buf:u8x32:zeros --arg i32:60 --arg i32:20
; run: --kernel walk2 --grid 1 --block 1 --arg {i8:-117;i8:-80;i8:-43;i8:-6;i8:31;i8:68;i8:105;i8:-114;i8:-77;i8:-40;i8:-3;i8:34;i8:71;i8:108;i8:-111;i8:-74;i8:-37;i8:0;i8:37;i8:74;i8:111;i8:-108;i8:-71;i8:-34;i8:3;i8:40;i8:77;i8:114;i8:-105;i8:-68;i8:-31;i8:6;i8:43;i8:80;i8:117;i8:-102;i8:-65;i8:-28;i8:9;i8:46;i8:83;i8:120;i8:-99;i8:-62;i8:-25;i8:12;i8:49;i8:86;i8:123;i8:-96;i8:-59;i8:-22;i8:15;i8:52;i8:89;i8:126;i8:-93;i8:-56;i8:-19;i8:18;i8:55;i8:92;i8:-127;i8:-90} --arg out=buf:u8x32:zeros --arg i32:60 --arg i32:20
; run: --kernel walk3 --grid 1 --block 1 --arg {i8:-117;i8:-80;i8:-43;i8:-6;i8:31;i8:68;i8:105;i8:-114;i8:-77;i8:-40;i8:-3;i8:34;i8:71;i8:108;i8:-111;i8:-74;i8:-37;i8:0;i8:37;i8:74;i8:111;i8:-108;i8:-71;i8:-34;i8:3;i8:40;i8:77;i8:114;i8:-105;i8:-68;i8:-31;i8:6;i8:43;i8:80;i8:117;i8:-102;i8:-65;i8:-28;i8:9;i8:46;i8:83;i8:120;i8:-99;i8:-62;i8:-25;i8:12;i8:49;i8:86;i8:123;i8:-96;i8:-59;i8:-22;i8:15;i8:52;i8:89;i8:126;i8:-93;i8:-56;i8:-19;i8:18;i8:55;i8:92;i8:-127;i8:-90} --arg out=buf:u8x32:zeros --arg i32:60 --arg i32:20
; run: --kernel walk4 --grid 1 --block 1 --arg {i8:-117;i8:-80;i8:-43;i8:-6;i8:31;i8:68;i8:105;i8:-114;i8:-77;i8:-40;i8:-3;i8:34;i8:71;i8:108;i8:-111;i8:-74;i8:-37;i8:0;i8:37;i8:74;i8:111;i8:-108;i8:-71;i8:-34;i8:3;i8:40;i8:77;i8:114;i8:-105;i8:-68;i8:-31;i8:6;i8:43;i8:80;i8:117;i8:-102;i8:-65;i8:-28;i8:9;i8:46;i8:83;i8:120;i8:-99;i8:-62;i8:-25;i8:12;i8:49;i8:86;i8:123;i8:-96;i8:-59;i8:-22;i8:15;i8:52;i8:89;i8:126;i8:-93;i8:-56;i8:-19;i8:18;i8:55;i8:92;i8:-127;i8:-90} --arg out=buf:u8x32:zeros --arg i32:5 --arg i32:20
; run: --kernel walk5 --grid 1 --block 1 --arg {i8:-117;i8:-80;i8:-43;i8:-6;i8:31;i8:68;i8:105;i8:-114;i8:-77;i8:-40;i8:-3;i8:34;i8:71;i8:108;i8:-111;i8:-74;i8:-37;i8:0;i8:37;i8:74;i8:111;i8:-108;i8:-71;i8:-34;i8:3;i8:40;i8:77;i8:114;i8:-105;i8:-68;i8:-31;i8:6;i8:43;i8:80;i8:117;i8:-102;i8:-65;i8:-28;i8:9;i8:46;i8:83;i8:120;i8:-99;i8:-62;i8:-25;i8:12;i8:49;i8:86;i8:123;i8:-96;i8:-59;i8:-22;i8:15;i8:52;i8:89;i8:126;i8:-93;i8:-56;i8:-19;i8:18;i8:55;i8:92;i8:-127;i8:-90} --arg out=buf:u8x32:zeros --arg i32:40 --arg i32:20
; run: --kernel walk6 --grid 1 --block 1 --arg {i8:-117;i8:-80;i8:-43;i8:-6;i8:31;i8:68;i8:105;i8:-114;i8:-77;i8:-40;i8:-3;i8:34;i8:71;i8:108;i8:-111;i8:-74;i8:-37;i8:0;i8:37;i8:74;i8:111;i8:-108;i8:-71;i8:-34;i8:3;i8:40;i8:77;i8:114;i8:-105;i8:-68;i8:-31;i8:6;i8:43;i8:80;i8:117;i8:-102;i8:-65;i8:-28;i8:9;i8:46;i8:83;i8:120;i8:-99;i8:-62;i8:-25;i8:12;i8:49;i8:86;i8:123;i8:-96;i8:-59;i8:-22;i8:15;i8:52;i8:89;i8:126;i8:-93;i8:-56;i8:-19;i8:18;i8:55;i8:92;i8:-127;i8:-90} --arg out=buf:u8x32:zeros --arg i32:1 --arg i32:20
; run: --kernel walk7 --grid 1 --block 1 --arg {i8:-117;i8:-80;i8:-43;i8:-6;i8:31;i8:68;i8:105;i8:-114;i8:-77;i8:-40;i8:-3;i8:34;i8:71;i8:108;i8:-111;i8:-74;i8:-37;i8:0;i8:37;i8:74;i8:111;i8:-108;i8:-71;i8:-34;i8:3;i8:40;i8:77;i8:114;i8:-105;i8:-68;i8:-31;i8:6;i8:43;i8:80;i8:117;i8:-102;i8:-65;i8:-28;i8:9;i8:46;i8:83;i8:120;i8:-99;i8:-62;i8:-25;i8:12;i8:49;i8:86;i8:123;i8:-96;i8:-59;i8:-22;i8:15;i8:52;i8:89;i8:126;i8:-93;i8:-56;i8:-19;i8:18;i8:55;i8:92;i8:-127;i8:-90} --arg out=buf:u8x32:zeros --arg i32:12 --arg i32:20
; run: --kernel walk8 --grid 1 --block 1 --arg {i8:-117;i8:-80;i8:-43;i8:-6;i8:31;i8:68;i8:105;i8:-114;i8:-77;i8:-40;i8:-3;i8:34;i8:71;i8:108;i8:-111;i8:-74;i8:-37;i8:0;i8:37;i8:74;i8:111;i8:-108;i8:-71;i8:-34;i8:3;i8:40;i8:77;i8:114;i8:-105;i8:-68;i8:-31;i8:6;i8:43;i8:80;i8:117;i8:-102;i8:-65;i8:-28;i8:9;i8:46;i8:83;i8:120;i8:-99;i8:-62;i8:-25;i8:12;i8:49;i8:86;i8:123;i8:-96;i8:-59;i8:-22;i8:15;i8:52;i8:89;i8:126;i8:-93;i8:-56;i8:-19;i8:18;i8:55;i8:92;i8:-127;i8:-90} --arg out=buf:u8x32:zeros --arg i32:12 --arg i32:20
; run: --kernel walk9 --grid 1 --block 1 --arg {i8:-117;i8:-80;i8:-43;i8:-6;i8:31;i8:68;i8:105;i8:-114;i8:-77;i8:-40;i8:-3;i8:34;i8:71;i8:108;i8:-111;i8:-74;i8:-37;i8:0;i8:37;i8:74;i8:111;i8:-108;i8:-71;i8:-34;i8:3;i8:40;i8:77;i8:114;i8:-105;i8:-68;i8:-31;i8:6;i8:43;i8:80;i8:117;i8:-102;i8:-65;i8:-28;i8:9;i8:46;i8:83;i8:120;i8:-99;i8:-62;i8:-25;i8:12;i8:49;i8:86;i8:123;i8:-96;i8:-59;i8:-22;i8:15;i8:52;i8:89;i8:126;i8:-93;i8:-56;i8:-19;i8:18;i8:55;i8:92;i8:-127;i8:-90} --arg out=buf:u8x32:zeros --arg i32:12 --arg i32:20
; run: --kernel walk10 --grid 1 --block 1 --arg {i8:-117;i8:-80;i8:-43;i8:-6;i8:31;i8:68;i8:105;i8:-114;i8:-77;i8:-40;i8:-3;i8:34;i8:71;i8:108;i8:-111;i8:-74;i8:-37;i8:0;i8:37;i8:74;i8:111;i8:-108;i8:-71;i8:-34;i8:3;i8:40;i8:77;i8:114;i8:-105;i8:-68;i8:-31;i8:6;i8:43;i8:80;i8:117;i8:-102;i8:-65;i8:-28;i8:9;i8:46;i8:83;i8:120;i8:-99;i8:-62;i8:-25;i8:12;i8:49;i8:86;i8:123;i8:-96;i8:-59;i8:-22;i8:15;i8:52;i8:89;i8:126;i8:-93;i8:-56;i8:-19;i8:18;i8:55;i8:92;i8:-127;i8:-90} --arg out=buf:u8x32:zeros --arg i32:28 --arg i32:20
; run: --kernel walk11 --grid 1 --block 1 --arg {i8:-117;i8:-80;i8:-43;i8:-6;i8:31;i8:68;i8:105;i8:-114;i8:-77;i8:-40;i8:-3;i8:34;i8:71;i8:108;i8:-111;i8:-74;i8:-37;i8:0;i8:37;i8:74;i8:111;i8:-108;i8:-71;i8:-34;i8:3;i8:40;i8:77;i8:114;i8:-105;i8:-68;i8:-31;i8:6;i8:43;i8:80;i8:117;i8:-102;i8:-65;i8:-28;i8:9;i8:46;i8:83;i8:120;i8:-99;i8:-62;i8:-25;i8:12;i8:49;i8:86;i8:123;i8:-96;i8:-59;i8:-22;i8:15;i8:52;i8:89;i8:126;i8:-93;i8:-56;i8:-19;i8:18;i8:55;i8:92;i8:-127;i8:-90} --arg out=buf:u8x32:zeros --arg i32:28 --arg i32:20
; run: --kernel walk12 --grid 1 --block 1 --arg {i8:-117;i8:-80;i8:-43;i8:-6;i8:31;i8:68;i8:105;i8:-114;i8:-77;i8:-40;i8:-3;i8:34;i8:71;i8:108;i8:-111;i8:-74;i8:-37;i8:0;i8:37;i8:74;i8:111;i8:-108;i8:-71;i8:-34;i8:3;i8:40;i8:77;i8:114;i8:-105;i8:-68;i8:-31;i8:6;i8:43;i8:80;i8:117;i8:-102;i8:-65;i8:-28;i8:9;i8:46;i8:83;i8:120;i8:-99;i8:-62;i8:-25;i8:12;i8:49;i8:86;i8:123;i8:-96;i8:-59;i8:-22;i8:15;i8:52;i8:89;i8:126;i8:-93;i8:-56;i8:-19;i8:18;i8:55;i8:92;i8:-127;i8:-90} --arg out=buf:u8x32:zeros --arg i32:28 --arg i32:20
; run: --kernel walk13 --grid 1 --block 1 --arg {i8:-117;i8:-80;i8:-43;i8:-6;i8:31;i8:68;i8:105;i8:-114;i8:-77;i8:-40;i8:-3;i8:34;i8:71;i8:108;i8:-111;i8:-74;i8:-37;i8:0;i8:37;i8:74;i8:111;i8:-108;i8:-71;i8:-34;i8:3;i8:40;i8:77;i8:114;i8:-105;i8:-68;i8:-31;i8:6;i8:43;i8:80;i8:117;i8:-102;i8:-65;i8:-28;i8:9;i8:46;i8:83;i8:120;i8:-99;i8:-62;i8:-25;i8:12;i8:49;i8:86;i8:123;i8:-96;i8:-59;i8:-22;i8:15;i8:52;i8:89;i8:126;i8:-93;i8:-56;i8:-19;i8:18;i8:55;i8:92;i8:-127;i8:-90} --arg out=buf:u8x32:zeros --arg i32:5 --arg i32:20
; run: --kernel walk14 --grid 1 --block 1 --arg {i8:-117;i8:-80;i8:-43;i8:-6;i8:31;i8:68;i8:105;i8:-114;i8:-77;i8:-40;i8:-3;i8:34;i8:71;i8:108;i8:-111;i8:-74;i8:-37;i8:0;i8:37;i8:74;i8:111;i8:-108;i8:-71;i8:-34;i8:3;i8:40;i8:77;i8:114;i8:-105;i8:-68;i8:-31;i8:6;i8:43;i8:80;i8:117;i8:-102;i8:-65;i8:-28;i8:9;i8:46;i8:83;i8:120;i8:-99;i8:-62;i8:-25;i8:12;i8:49;i8:86;i8:123;i8:-96;i8:-59;i8:-22;i8:15;i8:52;i8:89;i8:126;i8:-93;i8:-56;i8:-19;i8:18;i8:55;i8:92;i8:-127;i8:-90} --arg out=buf:u8x32:zeros --arg i32:40 --arg i32:20
; run: --kernel walk15 --grid 1 --block 1 --arg {i8:-117;i8:-80;i8:-43;i8:-6;i8:31;i8:68;i8:105;i8:-114;i8:-77;i8:-40;i8:-3;i8:34;i8:71;i8:108;i8:-111;i8:-74;i8:-37;i8:0;i8:37;i8:74;i8:111;i8:-108;i8:-71;i8:-34;i8:3;i8:40;i8:77;i8:114;i8:-105;i8:-68;i8:-31;i8:6;i8:43;i8:80;i8:117;i8:-102;i8:-65;i8:-28;i8:9;i8:46;i8:83;i8:120;i8:-99;i8:-62;i8:-25;i8:12;i8:49;i8:86;i8:123;i8:-96;i8:-59;i8:-22;i8:15;i8:52;i8:89;i8:126;i8:-93;i8:-56;i8:-19;i8:18;i8:55;i8:92;i8:-127;i8:-90} --arg out=buf:u8x32:zeros --arg i32:1 --arg i32:20
; run: --kernel walk16 --grid 1 --block 1 --arg {i8:-117;i8:-80;i8:-43;i8:-6;i8:31;i8:68;i8:105;i8:-114;i8:-77;i8:-40;i8:-3;i8:34;i8:71;i8:108;i8:-111;i8:-74;i8:-37;i8:0;i8:37;i8:74;i8:111;i8:-108;i8:-71;i8:-34;i8:3;i8:40;i8:77;i8:114;i8:-105;i8:-68;i8:-31;i8:6;i8:43;i8:80;i8:117;i8:-102;i8:-65;i8:-28;i8:9;i8:46;i8:83;i8:120;i8:-99;i8:-62;i8:-25;i8:12;i8:49;i8:86;i8:123;i8:-96;i8:-59;i8:-22;i8:15;i8:52;i8:89;i8:126;i8:-93;i8:-56;i8:-19;i8:18;i8:55;i8:92;i8:-127;i8:-90} --arg out=buf:u8x32:zeros --arg i32:5 --arg i32:20
; run: --kernel walk17 --grid 1 --block 1 --arg {i8:-117;i8:-80;i8:-43;i8:-6;i8:31;i8:68;i8:105;i8:-114;i8:-77;i8:-40;i8:-3;i8:34;i8:71;i8:108;i8:-111;i8:-74;i8:-37;i8:0;i8:37;i8:74;i8:111;i8:-108;i8:-71;i8:-34;i8:3;i8:40;i8:77;i8:114;i8:-105;i8:-68;i8:-31;i8:6;i8:43;i8:80;i8:117;i8:-102;i8:-65;i8:-28;i8:9;i8:46;i8:83;i8:120;i8:-99;i8:-62;i8:-25;i8:12;i8:49;i8:86;i8:123;i8:-96;i8:-59;i8:-22;i8:15;i8:52;i8:89;i8:126;i8:-93;i8:-56;i8:-19;i8:18;i8:55;i8:92;i8:-127;i8:-90} --arg out=buf:u8x32:zeros --arg i32:40 --arg i32:20
; run: --kernel walk18 --grid 1 --block 1 --arg {i8:-117;i8:-80;i8:-43;i8:-6;i8:31;i8:68;i8:105;i8:-114;i8:-77;i8:-40;i8:-3;i8:34;i8:71;i8:108;i8:-111;i8:-74;i8:-37;i8:0;i8:37;i8:74;i8:111;i8:-108;i8:-71;i8:-34;i8:3;i8:40;i8:77;i8:114;i8:-105;i8:-68;i8:-31;i8:6;i8:43;i8:80;i8:117;i8:-102;i8:-65;i8:-28;i8:9;i8:46;i8:83;i8:120;i8:-99;i8:-62;i8:-25;i8:12;i8:49;i8:86;i8:123;i8:-96;i8:-59;i8:-22;i8:15;i8:52;i8:89;i8:126;i8:-93;i8:-56;i8:-19;i8:18;i8:55;i8:92;i8:-127;i8:-90} --arg out=buf:u8x32:zeros --arg i32:1 --arg i32:20
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; An index of 6 bits, zext, in steps of 1.
define ptx_kernel void @walk1(ptr byval([64 x i8]) align 1 %s, ptr addrspace(1) %out, i32 %first, i32 %n) {
entry:
  %start = trunc i32 %first to i6
  %base = getelementptr inbounds i8, ptr %s, i64 32
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %i = phi i6 [ %start, %entry ], [ %i1, %loop ]
  %z = zext i6 %i to i64
  %g = getelementptr inbounds i8, ptr %s, i64 %z
  %v = load i8, ptr %g, align 1
  %q = getelementptr inbounds i8, ptr addrspace(1) %out, i32 %k
  store i8 %v, ptr addrspace(1) %q, align 1
  %i1 = add i6 %i, 1
  %k1 = add i32 %k, 1
  %c = icmp ult i32 %k1, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

; An index of 6 bits, zext, in steps of -1.
define ptx_kernel void @walk2(ptr byval([64 x i8]) align 1 %s, ptr addrspace(1) %out, i32 %first, i32 %n) {
entry:
  %start = trunc i32 %first to i6
  %base = getelementptr inbounds i8, ptr %s, i64 32
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %i = phi i6 [ %start, %entry ], [ %i1, %loop ]
  %z = zext i6 %i to i64
  %g = getelementptr inbounds i8, ptr %s, i64 %z
  %v = load i8, ptr %g, align 1
  %q = getelementptr inbounds i8, ptr addrspace(1) %out, i32 %k
  store i8 %v, ptr addrspace(1) %q, align 1
  %i1 = add i6 %i, -1
  %k1 = add i32 %k, 1
  %c = icmp ult i32 %k1, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

; An index of 6 bits, zext, in steps of 3.
define ptx_kernel void @walk3(ptr byval([64 x i8]) align 1 %s, ptr addrspace(1) %out, i32 %first, i32 %n) {
entry:
  %start = trunc i32 %first to i6
  %base = getelementptr inbounds i8, ptr %s, i64 32
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %i = phi i6 [ %start, %entry ], [ %i1, %loop ]
  %z = zext i6 %i to i64
  %g = getelementptr inbounds i8, ptr %s, i64 %z
  %v = load i8, ptr %g, align 1
  %q = getelementptr inbounds i8, ptr addrspace(1) %out, i32 %k
  store i8 %v, ptr addrspace(1) %q, align 1
  %i1 = add i6 %i, 3
  %k1 = add i32 %k, 1
  %c = icmp ult i32 %k1, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

; An index of 8 bits, zext, in steps of 1.
define ptx_kernel void @walk4(ptr byval([64 x i8]) align 1 %s, ptr addrspace(1) %out, i32 %first, i32 %n) {
entry:
  %start = trunc i32 %first to i8
  %base = getelementptr inbounds i8, ptr %s, i64 32
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %i = phi i8 [ %start, %entry ], [ %i1, %loop ]
  %z = zext i8 %i to i64
  %g = getelementptr inbounds i8, ptr %s, i64 %z
  %v = load i8, ptr %g, align 1
  %q = getelementptr inbounds i8, ptr addrspace(1) %out, i32 %k
  store i8 %v, ptr addrspace(1) %q, align 1
  %i1 = add i8 %i, 1
  %k1 = add i32 %k, 1
  %c = icmp ult i32 %k1, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

; An index of 8 bits, zext, in steps of -1.
define ptx_kernel void @walk5(ptr byval([64 x i8]) align 1 %s, ptr addrspace(1) %out, i32 %first, i32 %n) {
entry:
  %start = trunc i32 %first to i8
  %base = getelementptr inbounds i8, ptr %s, i64 32
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %i = phi i8 [ %start, %entry ], [ %i1, %loop ]
  %z = zext i8 %i to i64
  %g = getelementptr inbounds i8, ptr %s, i64 %z
  %v = load i8, ptr %g, align 1
  %q = getelementptr inbounds i8, ptr addrspace(1) %out, i32 %k
  store i8 %v, ptr addrspace(1) %q, align 1
  %i1 = add i8 %i, -1
  %k1 = add i32 %k, 1
  %c = icmp ult i32 %k1, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

; An index of 8 bits, zext, in steps of 3.
define ptx_kernel void @walk6(ptr byval([64 x i8]) align 1 %s, ptr addrspace(1) %out, i32 %first, i32 %n) {
entry:
  %start = trunc i32 %first to i8
  %base = getelementptr inbounds i8, ptr %s, i64 32
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %i = phi i8 [ %start, %entry ], [ %i1, %loop ]
  %z = zext i8 %i to i64
  %g = getelementptr inbounds i8, ptr %s, i64 %z
  %v = load i8, ptr %g, align 1
  %q = getelementptr inbounds i8, ptr addrspace(1) %out, i32 %k
  store i8 %v, ptr addrspace(1) %q, align 1
  %i1 = add i8 %i, 3
  %k1 = add i32 %k, 1
  %c = icmp ult i32 %k1, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

; An index of 5 bits, sext, in steps of 1.
define ptx_kernel void @walk7(ptr byval([64 x i8]) align 1 %s, ptr addrspace(1) %out, i32 %first, i32 %n) {
entry:
  %start = trunc i32 %first to i5
  %base = getelementptr inbounds i8, ptr %s, i64 32
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %i = phi i5 [ %start, %entry ], [ %i1, %loop ]
  %z = sext i5 %i to i64
  %g = getelementptr inbounds i8, ptr %base, i64 %z
  %v = load i8, ptr %g, align 1
  %q = getelementptr inbounds i8, ptr addrspace(1) %out, i32 %k
  store i8 %v, ptr addrspace(1) %q, align 1
  %i1 = add i5 %i, 1
  %k1 = add i32 %k, 1
  %c = icmp ult i32 %k1, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

; An index of 5 bits, sext, in steps of -1.
define ptx_kernel void @walk8(ptr byval([64 x i8]) align 1 %s, ptr addrspace(1) %out, i32 %first, i32 %n) {
entry:
  %start = trunc i32 %first to i5
  %base = getelementptr inbounds i8, ptr %s, i64 32
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %i = phi i5 [ %start, %entry ], [ %i1, %loop ]
  %z = sext i5 %i to i64
  %g = getelementptr inbounds i8, ptr %base, i64 %z
  %v = load i8, ptr %g, align 1
  %q = getelementptr inbounds i8, ptr addrspace(1) %out, i32 %k
  store i8 %v, ptr addrspace(1) %q, align 1
  %i1 = add i5 %i, -1
  %k1 = add i32 %k, 1
  %c = icmp ult i32 %k1, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

; An index of 5 bits, sext, in steps of 3.
define ptx_kernel void @walk9(ptr byval([64 x i8]) align 1 %s, ptr addrspace(1) %out, i32 %first, i32 %n) {
entry:
  %start = trunc i32 %first to i5
  %base = getelementptr inbounds i8, ptr %s, i64 32
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %i = phi i5 [ %start, %entry ], [ %i1, %loop ]
  %z = sext i5 %i to i64
  %g = getelementptr inbounds i8, ptr %base, i64 %z
  %v = load i8, ptr %g, align 1
  %q = getelementptr inbounds i8, ptr addrspace(1) %out, i32 %k
  store i8 %v, ptr addrspace(1) %q, align 1
  %i1 = add i5 %i, 3
  %k1 = add i32 %k, 1
  %c = icmp ult i32 %k1, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

; An index of 6 bits, sext, in steps of 1.
define ptx_kernel void @walk10(ptr byval([64 x i8]) align 1 %s, ptr addrspace(1) %out, i32 %first, i32 %n) {
entry:
  %start = trunc i32 %first to i6
  %base = getelementptr inbounds i8, ptr %s, i64 32
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %i = phi i6 [ %start, %entry ], [ %i1, %loop ]
  %z = sext i6 %i to i64
  %g = getelementptr inbounds i8, ptr %base, i64 %z
  %v = load i8, ptr %g, align 1
  %q = getelementptr inbounds i8, ptr addrspace(1) %out, i32 %k
  store i8 %v, ptr addrspace(1) %q, align 1
  %i1 = add i6 %i, 1
  %k1 = add i32 %k, 1
  %c = icmp ult i32 %k1, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

; An index of 6 bits, sext, in steps of -1.
define ptx_kernel void @walk11(ptr byval([64 x i8]) align 1 %s, ptr addrspace(1) %out, i32 %first, i32 %n) {
entry:
  %start = trunc i32 %first to i6
  %base = getelementptr inbounds i8, ptr %s, i64 32
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %i = phi i6 [ %start, %entry ], [ %i1, %loop ]
  %z = sext i6 %i to i64
  %g = getelementptr inbounds i8, ptr %base, i64 %z
  %v = load i8, ptr %g, align 1
  %q = getelementptr inbounds i8, ptr addrspace(1) %out, i32 %k
  store i8 %v, ptr addrspace(1) %q, align 1
  %i1 = add i6 %i, -1
  %k1 = add i32 %k, 1
  %c = icmp ult i32 %k1, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

; An index of 6 bits, sext, in steps of 3.
define ptx_kernel void @walk12(ptr byval([64 x i8]) align 1 %s, ptr addrspace(1) %out, i32 %first, i32 %n) {
entry:
  %start = trunc i32 %first to i6
  %base = getelementptr inbounds i8, ptr %s, i64 32
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %i = phi i6 [ %start, %entry ], [ %i1, %loop ]
  %z = sext i6 %i to i64
  %g = getelementptr inbounds i8, ptr %base, i64 %z
  %v = load i8, ptr %g, align 1
  %q = getelementptr inbounds i8, ptr addrspace(1) %out, i32 %k
  store i8 %v, ptr addrspace(1) %q, align 1
  %i1 = add i6 %i, 3
  %k1 = add i32 %k, 1
  %c = icmp ult i32 %k1, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

; An index of 16 bits, zext, in steps of 1.
define ptx_kernel void @walk13(ptr byval([64 x i8]) align 1 %s, ptr addrspace(1) %out, i32 %first, i32 %n) {
entry:
  %start = trunc i32 %first to i16
  %base = getelementptr inbounds i8, ptr %s, i64 32
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %i = phi i16 [ %start, %entry ], [ %i1, %loop ]
  %z = zext i16 %i to i64
  %g = getelementptr inbounds i8, ptr %s, i64 %z
  %v = load i8, ptr %g, align 1
  %q = getelementptr inbounds i8, ptr addrspace(1) %out, i32 %k
  store i8 %v, ptr addrspace(1) %q, align 1
  %i1 = add i16 %i, 1
  %k1 = add i32 %k, 1
  %c = icmp ult i32 %k1, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

; An index of 16 bits, zext, in steps of -1.
define ptx_kernel void @walk14(ptr byval([64 x i8]) align 1 %s, ptr addrspace(1) %out, i32 %first, i32 %n) {
entry:
  %start = trunc i32 %first to i16
  %base = getelementptr inbounds i8, ptr %s, i64 32
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %i = phi i16 [ %start, %entry ], [ %i1, %loop ]
  %z = zext i16 %i to i64
  %g = getelementptr inbounds i8, ptr %s, i64 %z
  %v = load i8, ptr %g, align 1
  %q = getelementptr inbounds i8, ptr addrspace(1) %out, i32 %k
  store i8 %v, ptr addrspace(1) %q, align 1
  %i1 = add i16 %i, -1
  %k1 = add i32 %k, 1
  %c = icmp ult i32 %k1, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

; An index of 16 bits, zext, in steps of 3.
define ptx_kernel void @walk15(ptr byval([64 x i8]) align 1 %s, ptr addrspace(1) %out, i32 %first, i32 %n) {
entry:
  %start = trunc i32 %first to i16
  %base = getelementptr inbounds i8, ptr %s, i64 32
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %i = phi i16 [ %start, %entry ], [ %i1, %loop ]
  %z = zext i16 %i to i64
  %g = getelementptr inbounds i8, ptr %s, i64 %z
  %v = load i8, ptr %g, align 1
  %q = getelementptr inbounds i8, ptr addrspace(1) %out, i32 %k
  store i8 %v, ptr addrspace(1) %q, align 1
  %i1 = add i16 %i, 3
  %k1 = add i32 %k, 1
  %c = icmp ult i32 %k1, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

; An index of 32 bits, zext, in steps of 1.
define ptx_kernel void @walk16(ptr byval([64 x i8]) align 1 %s, ptr addrspace(1) %out, i32 %first, i32 %n) {
entry:
  %start = add i32 %first, 0
  %base = getelementptr inbounds i8, ptr %s, i64 32
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %i = phi i32 [ %start, %entry ], [ %i1, %loop ]
  %z = zext i32 %i to i64
  %g = getelementptr inbounds i8, ptr %s, i64 %z
  %v = load i8, ptr %g, align 1
  %q = getelementptr inbounds i8, ptr addrspace(1) %out, i32 %k
  store i8 %v, ptr addrspace(1) %q, align 1
  %i1 = add i32 %i, 1
  %k1 = add i32 %k, 1
  %c = icmp ult i32 %k1, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

; An index of 32 bits, zext, in steps of -1.
define ptx_kernel void @walk17(ptr byval([64 x i8]) align 1 %s, ptr addrspace(1) %out, i32 %first, i32 %n) {
entry:
  %start = add i32 %first, 0
  %base = getelementptr inbounds i8, ptr %s, i64 32
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %i = phi i32 [ %start, %entry ], [ %i1, %loop ]
  %z = zext i32 %i to i64
  %g = getelementptr inbounds i8, ptr %s, i64 %z
  %v = load i8, ptr %g, align 1
  %q = getelementptr inbounds i8, ptr addrspace(1) %out, i32 %k
  store i8 %v, ptr addrspace(1) %q, align 1
  %i1 = add i32 %i, -1
  %k1 = add i32 %k, 1
  %c = icmp ult i32 %k1, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

; An index of 32 bits, zext, in steps of 3.
define ptx_kernel void @walk18(ptr byval([64 x i8]) align 1 %s, ptr addrspace(1) %out, i32 %first, i32 %n) {
entry:
  %start = add i32 %first, 0
  %base = getelementptr inbounds i8, ptr %s, i64 32
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %i = phi i32 [ %start, %entry ], [ %i1, %loop ]
  %z = zext i32 %i to i64
  %g = getelementptr inbounds i8, ptr %s, i64 %z
  %v = load i8, ptr %g, align 1
  %q = getelementptr inbounds i8, ptr addrspace(1) %out, i32 %k
  store i8 %v, ptr addrspace(1) %q, align 1
  %i1 = add i32 %i, 3
  %k1 = add i32 %k, 1
  %c = icmp ult i32 %k1, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}
