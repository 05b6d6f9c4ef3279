; Constructs that need expansion or special selection, a kernel for each, with the launches that compare them.
target triple = "amdgcn-amd-amdhsa"

; run: --kernel mul_i16 --block 32 --arg buf:u8x64:random:11 --arg buf:u8x64:random:12 --arg out=buf:u8x64:zeros
; run: --kernel mul_i16 --block 32 --arg buf:u8x64:random:12:0:9 --arg buf:u8x64:random:13:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @mul_i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%a = bitcast i16 %l0 to i16
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%l1 = load i16, ptr addrspace(1) %g1
%b = bitcast i16 %l1 to i16
%r = mul i16 %a, %b
%rb = bitcast i16 %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel lshr_i16 --block 32 --arg buf:u8x64:random:11 --arg buf:u8x64:random:12 --arg out=buf:u8x64:zeros
; run: --kernel lshr_i16 --block 32 --arg buf:u8x64:random:12:0:9 --arg buf:u8x64:random:13:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @lshr_i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%a = bitcast i16 %l0 to i16
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%l1 = load i16, ptr addrspace(1) %g1
%b = bitcast i16 %l1 to i16
%s = urem i16 %b, 16
%r = lshr i16 %a, %s
%rb = bitcast i16 %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel ashr_i16 --block 32 --arg buf:u8x64:random:11 --arg buf:u8x64:random:12 --arg out=buf:u8x64:zeros
; run: --kernel ashr_i16 --block 32 --arg buf:u8x64:random:12:0:9 --arg buf:u8x64:random:13:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @ashr_i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%a = bitcast i16 %l0 to i16
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%l1 = load i16, ptr addrspace(1) %g1
%b = bitcast i16 %l1 to i16
%s = urem i16 %b, 16
%r = ashr i16 %a, %s
%rb = bitcast i16 %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel udiv_i16 --block 32 --arg buf:u8x64:random:11 --arg buf:u8x64:random:12 --arg out=buf:u8x64:zeros
; run: --kernel udiv_i16 --block 32 --arg buf:u8x64:random:12:0:9 --arg buf:u8x64:random:13:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @udiv_i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%a = bitcast i16 %l0 to i16
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%l1 = load i16, ptr addrspace(1) %g1
%b = bitcast i16 %l1 to i16
%z = and i16 %b, 32767
%s = or i16 %z, 1
%r = udiv i16 %a, %s
%rb = bitcast i16 %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel srem_i16 --block 32 --arg buf:u8x64:random:11 --arg buf:u8x64:random:12 --arg out=buf:u8x64:zeros
; run: --kernel srem_i16 --block 32 --arg buf:u8x64:random:12:0:9 --arg buf:u8x64:random:13:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @srem_i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%a = bitcast i16 %l0 to i16
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%l1 = load i16, ptr addrspace(1) %g1
%b = bitcast i16 %l1 to i16
%z = and i16 %b, 32767
%s = or i16 %z, 1
%r = srem i16 %a, %s
%rb = bitcast i16 %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel uadd_sat_i16 --block 32 --arg buf:u8x64:random:11 --arg buf:u8x64:random:12 --arg out=buf:u8x64:zeros
; run: --kernel uadd_sat_i16 --block 32 --arg buf:u8x64:random:12:0:9 --arg buf:u8x64:random:13:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @uadd_sat_i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%a = bitcast i16 %l0 to i16
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%l1 = load i16, ptr addrspace(1) %g1
%b = bitcast i16 %l1 to i16
%r = call i16 @llvm.uadd.sat.i16(i16 %a, i16 %b)
%rb = bitcast i16 %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel ssub_sat_i16 --block 32 --arg buf:u8x64:random:11 --arg buf:u8x64:random:12 --arg out=buf:u8x64:zeros
; run: --kernel ssub_sat_i16 --block 32 --arg buf:u8x64:random:12:0:9 --arg buf:u8x64:random:13:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @ssub_sat_i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%a = bitcast i16 %l0 to i16
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%l1 = load i16, ptr addrspace(1) %g1
%b = bitcast i16 %l1 to i16
%r = call i16 @llvm.ssub.sat.i16(i16 %a, i16 %b)
%rb = bitcast i16 %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel smax_i16 --block 32 --arg buf:u8x64:random:11 --arg buf:u8x64:random:12 --arg out=buf:u8x64:zeros
; run: --kernel smax_i16 --block 32 --arg buf:u8x64:random:12:0:9 --arg buf:u8x64:random:13:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @smax_i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%a = bitcast i16 %l0 to i16
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%l1 = load i16, ptr addrspace(1) %g1
%b = bitcast i16 %l1 to i16
%r = call i16 @llvm.smax.i16(i16 %a, i16 %b)
%rb = bitcast i16 %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel ctpop_i16 --block 32 --arg buf:u8x64:random:11 --arg out=buf:u8x64:zeros
; run: --kernel ctpop_i16 --block 32 --arg buf:u8x64:random:12:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @ctpop_i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%a = bitcast i16 %l0 to i16
%r = call i16 @llvm.ctpop.i16(i16 %a)
%rb = bitcast i16 %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel bitreverse_i16 --block 32 --arg buf:u8x64:random:11 --arg out=buf:u8x64:zeros
; run: --kernel bitreverse_i16 --block 32 --arg buf:u8x64:random:12:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @bitreverse_i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%a = bitcast i16 %l0 to i16
%r = call i16 @llvm.bitreverse.i16(i16 %a)
%rb = bitcast i16 %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel bswap_i16 --block 32 --arg buf:u8x64:random:11 --arg out=buf:u8x64:zeros
; run: --kernel bswap_i16 --block 32 --arg buf:u8x64:random:12:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @bswap_i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%a = bitcast i16 %l0 to i16
%r = call i16 @llvm.bswap.i16(i16 %a)
%rb = bitcast i16 %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel ctlz_i16 --block 32 --arg buf:u8x64:random:11 --arg out=buf:u8x64:zeros
; run: --kernel ctlz_i16 --block 32 --arg buf:u8x64:random:12:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @ctlz_i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%a = bitcast i16 %l0 to i16
%r = call i16 @llvm.ctlz.i16(i16 %a, i1 false)
%rb = bitcast i16 %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel cttz_i16 --block 32 --arg buf:u8x64:random:11 --arg out=buf:u8x64:zeros
; run: --kernel cttz_i16 --block 32 --arg buf:u8x64:random:12:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @cttz_i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%a = bitcast i16 %l0 to i16
%r = call i16 @llvm.cttz.i16(i16 %a, i1 false)
%rb = bitcast i16 %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel abs_i16 --block 32 --arg buf:u8x64:random:11 --arg out=buf:u8x64:zeros
; run: --kernel abs_i16 --block 32 --arg buf:u8x64:random:12:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @abs_i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%a = bitcast i16 %l0 to i16
%r = call i16 @llvm.abs.i16(i16 %a, i1 false)
%rb = bitcast i16 %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fshl_i16 --block 32 --arg buf:u8x64:random:11 --arg buf:u8x64:random:12 --arg buf:u8x64:random:13 --arg out=buf:u8x64:zeros
; run: --kernel fshl_i16 --block 32 --arg buf:u8x64:random:12:0:9 --arg buf:u8x64:random:13:0:9 --arg buf:u8x64:random:14:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @fshl_i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%a = bitcast i16 %l0 to i16
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%l1 = load i16, ptr addrspace(1) %g1
%b = bitcast i16 %l1 to i16
%g2 = getelementptr i16, ptr addrspace(1) %p2, i32 %tid
%l2 = load i16, ptr addrspace(1) %g2
%c = bitcast i16 %l2 to i16
%r = call i16 @llvm.fshl.i16(i16 %a, i16 %b, i16 %c)
%rb = bitcast i16 %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fshrc_i16 --block 32 --arg buf:u8x64:random:11 --arg buf:u8x64:random:12 --arg out=buf:u8x64:zeros
; run: --kernel fshrc_i16 --block 32 --arg buf:u8x64:random:12:0:9 --arg buf:u8x64:random:13:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @fshrc_i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%a = bitcast i16 %l0 to i16
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%l1 = load i16, ptr addrspace(1) %g1
%b = bitcast i16 %l1 to i16
%r = call i16 @llvm.fshr.i16(i16 %a, i16 %b, i16 5)
%rb = bitcast i16 %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel ucmp_i16 --block 32 --arg buf:u8x64:random:11 --arg buf:u8x64:random:12 --arg out=buf:u8x64:zeros
; run: --kernel ucmp_i16 --block 32 --arg buf:u8x64:random:12:0:9 --arg buf:u8x64:random:13:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @ucmp_i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%a = bitcast i16 %l0 to i16
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%l1 = load i16, ptr addrspace(1) %g1
%b = bitcast i16 %l1 to i16
%r = call i16 @llvm.ucmp.i16.i16(i16 %a, i16 %b)
%rb = bitcast i16 %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel sadd_o_i16 --block 32 --arg buf:u8x64:random:11 --arg buf:u8x64:random:12 --arg out=buf:u8x64:zeros
; run: --kernel sadd_o_i16 --block 32 --arg buf:u8x64:random:12:0:9 --arg buf:u8x64:random:13:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @sadd_o_i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%a = bitcast i16 %l0 to i16
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%l1 = load i16, ptr addrspace(1) %g1
%b = bitcast i16 %l1 to i16
%p = call {i16, i1} @llvm.sadd.with.overflow.i16(i16 %a, i16 %b)
%v = extractvalue {i16, i1} %p, 0
%o = extractvalue {i16, i1} %p, 1
%e = sext i1 %o to i16
%r = xor i16 %v, %e
%rb = bitcast i16 %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel umul_o_i16 --block 32 --arg buf:u8x64:random:11 --arg buf:u8x64:random:12 --arg out=buf:u8x64:zeros
; run: --kernel umul_o_i16 --block 32 --arg buf:u8x64:random:12:0:9 --arg buf:u8x64:random:13:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @umul_o_i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%a = bitcast i16 %l0 to i16
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%l1 = load i16, ptr addrspace(1) %g1
%b = bitcast i16 %l1 to i16
%p = call {i16, i1} @llvm.umul.with.overflow.i16(i16 %a, i16 %b)
%v = extractvalue {i16, i1} %p, 0
%o = extractvalue {i16, i1} %p, 1
%e = sext i1 %o to i16
%r = xor i16 %v, %e
%rb = bitcast i16 %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel smul_o_i16 --block 32 --arg buf:u8x64:random:11 --arg buf:u8x64:random:12 --arg out=buf:u8x64:zeros
; run: --kernel smul_o_i16 --block 32 --arg buf:u8x64:random:12:0:9 --arg buf:u8x64:random:13:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @smul_o_i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%a = bitcast i16 %l0 to i16
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%l1 = load i16, ptr addrspace(1) %g1
%b = bitcast i16 %l1 to i16
%p = call {i16, i1} @llvm.smul.with.overflow.i16(i16 %a, i16 %b)
%v = extractvalue {i16, i1} %p, 0
%o = extractvalue {i16, i1} %p, 1
%e = sext i1 %o to i16
%r = xor i16 %v, %e
%rb = bitcast i16 %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel icmpultz_i16 --block 32 --arg buf:u8x64:random:11 --arg buf:u8x64:random:12 --arg out=buf:u8x64:zeros
; run: --kernel icmpultz_i16 --block 32 --arg buf:u8x64:random:12:0:9 --arg buf:u8x64:random:13:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @icmpultz_i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%a = bitcast i16 %l0 to i16
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%l1 = load i16, ptr addrspace(1) %g1
%b = bitcast i16 %l1 to i16
%c = icmp ult i16 %a, %b
%r = zext i1 %c to i16
%rb = bitcast i16 %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel icmpslt_i16 --block 32 --arg buf:u8x64:random:11 --arg buf:u8x64:random:12 --arg out=buf:u8x64:zeros
; run: --kernel icmpslt_i16 --block 32 --arg buf:u8x64:random:12:0:9 --arg buf:u8x64:random:13:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @icmpslt_i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%a = bitcast i16 %l0 to i16
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%l1 = load i16, ptr addrspace(1) %g1
%b = bitcast i16 %l1 to i16
%c = icmp slt i16 %a, %b
%r = select i1 %c, i16 %b, i16 %a
%rb = bitcast i16 %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel mul_i64 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel mul_i64 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @mul_i64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%a = bitcast i64 %l0 to i64
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%b = bitcast i64 %l1 to i64
%r = mul i64 %a, %b
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel lshr_i64 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel lshr_i64 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @lshr_i64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%a = bitcast i64 %l0 to i64
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%b = bitcast i64 %l1 to i64
%s = urem i64 %b, 64
%r = lshr i64 %a, %s
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel ashr_i64 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel ashr_i64 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @ashr_i64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%a = bitcast i64 %l0 to i64
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%b = bitcast i64 %l1 to i64
%s = urem i64 %b, 64
%r = ashr i64 %a, %s
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel udiv_i64 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel udiv_i64 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @udiv_i64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%a = bitcast i64 %l0 to i64
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%b = bitcast i64 %l1 to i64
%z = and i64 %b, 9223372036854775807
%s = or i64 %z, 1
%r = udiv i64 %a, %s
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel srem_i64 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel srem_i64 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @srem_i64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%a = bitcast i64 %l0 to i64
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%b = bitcast i64 %l1 to i64
%z = and i64 %b, 9223372036854775807
%s = or i64 %z, 1
%r = srem i64 %a, %s
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel uadd_sat_i64 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel uadd_sat_i64 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @uadd_sat_i64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%a = bitcast i64 %l0 to i64
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%b = bitcast i64 %l1 to i64
%r = call i64 @llvm.uadd.sat.i64(i64 %a, i64 %b)
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel ssub_sat_i64 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel ssub_sat_i64 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @ssub_sat_i64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%a = bitcast i64 %l0 to i64
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%b = bitcast i64 %l1 to i64
%r = call i64 @llvm.ssub.sat.i64(i64 %a, i64 %b)
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel smax_i64 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel smax_i64 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @smax_i64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%a = bitcast i64 %l0 to i64
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%b = bitcast i64 %l1 to i64
%r = call i64 @llvm.smax.i64(i64 %a, i64 %b)
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel ctpop_i64 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x64:zeros
; run: --kernel ctpop_i64 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @ctpop_i64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%a = bitcast i64 %l0 to i64
%r = call i64 @llvm.ctpop.i64(i64 %a)
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel bitreverse_i64 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x64:zeros
; run: --kernel bitreverse_i64 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @bitreverse_i64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%a = bitcast i64 %l0 to i64
%r = call i64 @llvm.bitreverse.i64(i64 %a)
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel bswap_i64 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x64:zeros
; run: --kernel bswap_i64 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @bswap_i64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%a = bitcast i64 %l0 to i64
%r = call i64 @llvm.bswap.i64(i64 %a)
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel ctlz_i64 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x64:zeros
; run: --kernel ctlz_i64 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @ctlz_i64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%a = bitcast i64 %l0 to i64
%r = call i64 @llvm.ctlz.i64(i64 %a, i1 false)
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel cttz_i64 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x64:zeros
; run: --kernel cttz_i64 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @cttz_i64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%a = bitcast i64 %l0 to i64
%r = call i64 @llvm.cttz.i64(i64 %a, i1 false)
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel abs_i64 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x64:zeros
; run: --kernel abs_i64 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @abs_i64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%a = bitcast i64 %l0 to i64
%r = call i64 @llvm.abs.i64(i64 %a, i1 false)
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fshl_i64 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg buf:u32x64:random:13 --arg out=buf:u32x64:zeros
; run: --kernel fshl_i64 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg buf:u32x64:random:14:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @fshl_i64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%a = bitcast i64 %l0 to i64
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%b = bitcast i64 %l1 to i64
%g2 = getelementptr i64, ptr addrspace(1) %p2, i32 %tid
%l2 = load i64, ptr addrspace(1) %g2
%c = bitcast i64 %l2 to i64
%r = call i64 @llvm.fshl.i64(i64 %a, i64 %b, i64 %c)
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fshrc_i64 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel fshrc_i64 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @fshrc_i64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%a = bitcast i64 %l0 to i64
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%b = bitcast i64 %l1 to i64
%r = call i64 @llvm.fshr.i64(i64 %a, i64 %b, i64 5)
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel ucmp_i64 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel ucmp_i64 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @ucmp_i64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%a = bitcast i64 %l0 to i64
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%b = bitcast i64 %l1 to i64
%r = call i64 @llvm.ucmp.i64.i64(i64 %a, i64 %b)
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel sadd_o_i64 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel sadd_o_i64 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @sadd_o_i64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%a = bitcast i64 %l0 to i64
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%b = bitcast i64 %l1 to i64
%p = call {i64, i1} @llvm.sadd.with.overflow.i64(i64 %a, i64 %b)
%v = extractvalue {i64, i1} %p, 0
%o = extractvalue {i64, i1} %p, 1
%e = sext i1 %o to i64
%r = xor i64 %v, %e
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel umul_o_i64 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel umul_o_i64 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @umul_o_i64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%a = bitcast i64 %l0 to i64
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%b = bitcast i64 %l1 to i64
%p = call {i64, i1} @llvm.umul.with.overflow.i64(i64 %a, i64 %b)
%v = extractvalue {i64, i1} %p, 0
%o = extractvalue {i64, i1} %p, 1
%e = sext i1 %o to i64
%r = xor i64 %v, %e
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel smul_o_i64 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel smul_o_i64 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @smul_o_i64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%a = bitcast i64 %l0 to i64
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%b = bitcast i64 %l1 to i64
%p = call {i64, i1} @llvm.smul.with.overflow.i64(i64 %a, i64 %b)
%v = extractvalue {i64, i1} %p, 0
%o = extractvalue {i64, i1} %p, 1
%e = sext i1 %o to i64
%r = xor i64 %v, %e
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel icmpultz_i64 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel icmpultz_i64 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @icmpultz_i64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%a = bitcast i64 %l0 to i64
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%b = bitcast i64 %l1 to i64
%c = icmp ult i64 %a, %b
%r = zext i1 %c to i64
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel icmpslt_i64 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel icmpslt_i64 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @icmpslt_i64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%a = bitcast i64 %l0 to i64
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%b = bitcast i64 %l1 to i64
%c = icmp slt i64 %a, %b
%r = select i1 %c, i64 %b, i64 %a
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel mul_i128 --block 32 --arg buf:u32x128:random:11 --arg buf:u32x128:random:12 --arg out=buf:u32x128:zeros
; run: --kernel mul_i128 --block 32 --arg buf:u32x128:random:12:0:9 --arg buf:u32x128:random:13:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @mul_i128(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%a = bitcast i128 %l0 to i128
%g1 = getelementptr i128, ptr addrspace(1) %p1, i32 %tid
%l1 = load i128, ptr addrspace(1) %g1
%b = bitcast i128 %l1 to i128
%r = mul i128 %a, %b
%rb = bitcast i128 %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel lshr_i128 --block 32 --arg buf:u32x128:random:11 --arg buf:u32x128:random:12 --arg out=buf:u32x128:zeros
; run: --kernel lshr_i128 --block 32 --arg buf:u32x128:random:12:0:9 --arg buf:u32x128:random:13:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @lshr_i128(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%a = bitcast i128 %l0 to i128
%g1 = getelementptr i128, ptr addrspace(1) %p1, i32 %tid
%l1 = load i128, ptr addrspace(1) %g1
%b = bitcast i128 %l1 to i128
%s = urem i128 %b, 128
%r = lshr i128 %a, %s
%rb = bitcast i128 %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel ashr_i128 --block 32 --arg buf:u32x128:random:11 --arg buf:u32x128:random:12 --arg out=buf:u32x128:zeros
; run: --kernel ashr_i128 --block 32 --arg buf:u32x128:random:12:0:9 --arg buf:u32x128:random:13:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @ashr_i128(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%a = bitcast i128 %l0 to i128
%g1 = getelementptr i128, ptr addrspace(1) %p1, i32 %tid
%l1 = load i128, ptr addrspace(1) %g1
%b = bitcast i128 %l1 to i128
%s = urem i128 %b, 128
%r = ashr i128 %a, %s
%rb = bitcast i128 %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel udiv_i128 --block 32 --arg buf:u32x128:random:11 --arg buf:u32x128:random:12 --arg out=buf:u32x128:zeros
; run: --kernel udiv_i128 --block 32 --arg buf:u32x128:random:12:0:9 --arg buf:u32x128:random:13:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @udiv_i128(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%a = bitcast i128 %l0 to i128
%g1 = getelementptr i128, ptr addrspace(1) %p1, i32 %tid
%l1 = load i128, ptr addrspace(1) %g1
%b = bitcast i128 %l1 to i128
%z = and i128 %b, 170141183460469231731687303715884105727
%s = or i128 %z, 1
%r = udiv i128 %a, %s
%rb = bitcast i128 %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel srem_i128 --block 32 --arg buf:u32x128:random:11 --arg buf:u32x128:random:12 --arg out=buf:u32x128:zeros
; run: --kernel srem_i128 --block 32 --arg buf:u32x128:random:12:0:9 --arg buf:u32x128:random:13:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @srem_i128(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%a = bitcast i128 %l0 to i128
%g1 = getelementptr i128, ptr addrspace(1) %p1, i32 %tid
%l1 = load i128, ptr addrspace(1) %g1
%b = bitcast i128 %l1 to i128
%z = and i128 %b, 170141183460469231731687303715884105727
%s = or i128 %z, 1
%r = srem i128 %a, %s
%rb = bitcast i128 %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel uadd_sat_i128 --block 32 --arg buf:u32x128:random:11 --arg buf:u32x128:random:12 --arg out=buf:u32x128:zeros
; run: --kernel uadd_sat_i128 --block 32 --arg buf:u32x128:random:12:0:9 --arg buf:u32x128:random:13:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @uadd_sat_i128(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%a = bitcast i128 %l0 to i128
%g1 = getelementptr i128, ptr addrspace(1) %p1, i32 %tid
%l1 = load i128, ptr addrspace(1) %g1
%b = bitcast i128 %l1 to i128
%r = call i128 @llvm.uadd.sat.i128(i128 %a, i128 %b)
%rb = bitcast i128 %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel ssub_sat_i128 --block 32 --arg buf:u32x128:random:11 --arg buf:u32x128:random:12 --arg out=buf:u32x128:zeros
; run: --kernel ssub_sat_i128 --block 32 --arg buf:u32x128:random:12:0:9 --arg buf:u32x128:random:13:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @ssub_sat_i128(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%a = bitcast i128 %l0 to i128
%g1 = getelementptr i128, ptr addrspace(1) %p1, i32 %tid
%l1 = load i128, ptr addrspace(1) %g1
%b = bitcast i128 %l1 to i128
%r = call i128 @llvm.ssub.sat.i128(i128 %a, i128 %b)
%rb = bitcast i128 %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel smax_i128 --block 32 --arg buf:u32x128:random:11 --arg buf:u32x128:random:12 --arg out=buf:u32x128:zeros
; run: --kernel smax_i128 --block 32 --arg buf:u32x128:random:12:0:9 --arg buf:u32x128:random:13:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @smax_i128(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%a = bitcast i128 %l0 to i128
%g1 = getelementptr i128, ptr addrspace(1) %p1, i32 %tid
%l1 = load i128, ptr addrspace(1) %g1
%b = bitcast i128 %l1 to i128
%r = call i128 @llvm.smax.i128(i128 %a, i128 %b)
%rb = bitcast i128 %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel ctpop_i128 --block 32 --arg buf:u32x128:random:11 --arg out=buf:u32x128:zeros
; run: --kernel ctpop_i128 --block 32 --arg buf:u32x128:random:12:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @ctpop_i128(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%a = bitcast i128 %l0 to i128
%r = call i128 @llvm.ctpop.i128(i128 %a)
%rb = bitcast i128 %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel bitreverse_i128 --block 32 --arg buf:u32x128:random:11 --arg out=buf:u32x128:zeros
; run: --kernel bitreverse_i128 --block 32 --arg buf:u32x128:random:12:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @bitreverse_i128(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%a = bitcast i128 %l0 to i128
%r = call i128 @llvm.bitreverse.i128(i128 %a)
%rb = bitcast i128 %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel bswap_i128 --block 32 --arg buf:u32x128:random:11 --arg out=buf:u32x128:zeros
; run: --kernel bswap_i128 --block 32 --arg buf:u32x128:random:12:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @bswap_i128(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%a = bitcast i128 %l0 to i128
%r = call i128 @llvm.bswap.i128(i128 %a)
%rb = bitcast i128 %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel ctlz_i128 --block 32 --arg buf:u32x128:random:11 --arg out=buf:u32x128:zeros
; run: --kernel ctlz_i128 --block 32 --arg buf:u32x128:random:12:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @ctlz_i128(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%a = bitcast i128 %l0 to i128
%r = call i128 @llvm.ctlz.i128(i128 %a, i1 false)
%rb = bitcast i128 %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel cttz_i128 --block 32 --arg buf:u32x128:random:11 --arg out=buf:u32x128:zeros
; run: --kernel cttz_i128 --block 32 --arg buf:u32x128:random:12:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @cttz_i128(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%a = bitcast i128 %l0 to i128
%r = call i128 @llvm.cttz.i128(i128 %a, i1 false)
%rb = bitcast i128 %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel abs_i128 --block 32 --arg buf:u32x128:random:11 --arg out=buf:u32x128:zeros
; run: --kernel abs_i128 --block 32 --arg buf:u32x128:random:12:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @abs_i128(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%a = bitcast i128 %l0 to i128
%r = call i128 @llvm.abs.i128(i128 %a, i1 false)
%rb = bitcast i128 %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fshl_i128 --block 32 --arg buf:u32x128:random:11 --arg buf:u32x128:random:12 --arg buf:u32x128:random:13 --arg out=buf:u32x128:zeros
; run: --kernel fshl_i128 --block 32 --arg buf:u32x128:random:12:0:9 --arg buf:u32x128:random:13:0:9 --arg buf:u32x128:random:14:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @fshl_i128(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%a = bitcast i128 %l0 to i128
%g1 = getelementptr i128, ptr addrspace(1) %p1, i32 %tid
%l1 = load i128, ptr addrspace(1) %g1
%b = bitcast i128 %l1 to i128
%g2 = getelementptr i128, ptr addrspace(1) %p2, i32 %tid
%l2 = load i128, ptr addrspace(1) %g2
%c = bitcast i128 %l2 to i128
%r = call i128 @llvm.fshl.i128(i128 %a, i128 %b, i128 %c)
%rb = bitcast i128 %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fshrc_i128 --block 32 --arg buf:u32x128:random:11 --arg buf:u32x128:random:12 --arg out=buf:u32x128:zeros
; run: --kernel fshrc_i128 --block 32 --arg buf:u32x128:random:12:0:9 --arg buf:u32x128:random:13:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @fshrc_i128(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%a = bitcast i128 %l0 to i128
%g1 = getelementptr i128, ptr addrspace(1) %p1, i32 %tid
%l1 = load i128, ptr addrspace(1) %g1
%b = bitcast i128 %l1 to i128
%r = call i128 @llvm.fshr.i128(i128 %a, i128 %b, i128 5)
%rb = bitcast i128 %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel sadd_o_i128 --block 32 --arg buf:u32x128:random:11 --arg buf:u32x128:random:12 --arg out=buf:u32x128:zeros
; run: --kernel sadd_o_i128 --block 32 --arg buf:u32x128:random:12:0:9 --arg buf:u32x128:random:13:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @sadd_o_i128(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%a = bitcast i128 %l0 to i128
%g1 = getelementptr i128, ptr addrspace(1) %p1, i32 %tid
%l1 = load i128, ptr addrspace(1) %g1
%b = bitcast i128 %l1 to i128
%p = call {i128, i1} @llvm.sadd.with.overflow.i128(i128 %a, i128 %b)
%v = extractvalue {i128, i1} %p, 0
%o = extractvalue {i128, i1} %p, 1
%e = sext i1 %o to i128
%r = xor i128 %v, %e
%rb = bitcast i128 %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel umul_o_i128 --block 32 --arg buf:u32x128:random:11 --arg buf:u32x128:random:12 --arg out=buf:u32x128:zeros
; run: --kernel umul_o_i128 --block 32 --arg buf:u32x128:random:12:0:9 --arg buf:u32x128:random:13:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @umul_o_i128(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%a = bitcast i128 %l0 to i128
%g1 = getelementptr i128, ptr addrspace(1) %p1, i32 %tid
%l1 = load i128, ptr addrspace(1) %g1
%b = bitcast i128 %l1 to i128
%p = call {i128, i1} @llvm.umul.with.overflow.i128(i128 %a, i128 %b)
%v = extractvalue {i128, i1} %p, 0
%o = extractvalue {i128, i1} %p, 1
%e = sext i1 %o to i128
%r = xor i128 %v, %e
%rb = bitcast i128 %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel smul_o_i128 --block 32 --arg buf:u32x128:random:11 --arg buf:u32x128:random:12 --arg out=buf:u32x128:zeros
; run: --kernel smul_o_i128 --block 32 --arg buf:u32x128:random:12:0:9 --arg buf:u32x128:random:13:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @smul_o_i128(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%a = bitcast i128 %l0 to i128
%g1 = getelementptr i128, ptr addrspace(1) %p1, i32 %tid
%l1 = load i128, ptr addrspace(1) %g1
%b = bitcast i128 %l1 to i128
%p = call {i128, i1} @llvm.smul.with.overflow.i128(i128 %a, i128 %b)
%v = extractvalue {i128, i1} %p, 0
%o = extractvalue {i128, i1} %p, 1
%e = sext i1 %o to i128
%r = xor i128 %v, %e
%rb = bitcast i128 %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel icmpultz_i128 --block 32 --arg buf:u32x128:random:11 --arg buf:u32x128:random:12 --arg out=buf:u32x128:zeros
; run: --kernel icmpultz_i128 --block 32 --arg buf:u32x128:random:12:0:9 --arg buf:u32x128:random:13:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @icmpultz_i128(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%a = bitcast i128 %l0 to i128
%g1 = getelementptr i128, ptr addrspace(1) %p1, i32 %tid
%l1 = load i128, ptr addrspace(1) %g1
%b = bitcast i128 %l1 to i128
%c = icmp ult i128 %a, %b
%r = zext i1 %c to i128
%rb = bitcast i128 %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel icmpslt_i128 --block 32 --arg buf:u32x128:random:11 --arg buf:u32x128:random:12 --arg out=buf:u32x128:zeros
; run: --kernel icmpslt_i128 --block 32 --arg buf:u32x128:random:12:0:9 --arg buf:u32x128:random:13:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @icmpslt_i128(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%a = bitcast i128 %l0 to i128
%g1 = getelementptr i128, ptr addrspace(1) %p1, i32 %tid
%l1 = load i128, ptr addrspace(1) %g1
%b = bitcast i128 %l1 to i128
%c = icmp slt i128 %a, %b
%r = select i1 %c, i128 %b, i128 %a
%rb = bitcast i128 %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel mul_i33 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel mul_i33 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @mul_i33(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i33
%a = bitcast i33 %t0 to i33
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i33
%b = bitcast i33 %t1 to i33
%r = mul i33 %a, %b
%rb = bitcast i33 %r to i33
%rz = zext i33 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel lshr_i33 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel lshr_i33 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @lshr_i33(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i33
%a = bitcast i33 %t0 to i33
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i33
%b = bitcast i33 %t1 to i33
%s = urem i33 %b, 33
%r = lshr i33 %a, %s
%rb = bitcast i33 %r to i33
%rz = zext i33 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel ashr_i33 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel ashr_i33 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @ashr_i33(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i33
%a = bitcast i33 %t0 to i33
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i33
%b = bitcast i33 %t1 to i33
%s = urem i33 %b, 33
%r = ashr i33 %a, %s
%rb = bitcast i33 %r to i33
%rz = zext i33 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel udiv_i33 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel udiv_i33 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @udiv_i33(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i33
%a = bitcast i33 %t0 to i33
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i33
%b = bitcast i33 %t1 to i33
%z = and i33 %b, 4294967295
%s = or i33 %z, 1
%r = udiv i33 %a, %s
%rb = bitcast i33 %r to i33
%rz = zext i33 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel srem_i33 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel srem_i33 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @srem_i33(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i33
%a = bitcast i33 %t0 to i33
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i33
%b = bitcast i33 %t1 to i33
%z = and i33 %b, 4294967295
%s = or i33 %z, 1
%r = srem i33 %a, %s
%rb = bitcast i33 %r to i33
%rz = zext i33 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel uadd_sat_i33 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel uadd_sat_i33 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @uadd_sat_i33(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i33
%a = bitcast i33 %t0 to i33
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i33
%b = bitcast i33 %t1 to i33
%r = call i33 @llvm.uadd.sat.i33(i33 %a, i33 %b)
%rb = bitcast i33 %r to i33
%rz = zext i33 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel ssub_sat_i33 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel ssub_sat_i33 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @ssub_sat_i33(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i33
%a = bitcast i33 %t0 to i33
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i33
%b = bitcast i33 %t1 to i33
%r = call i33 @llvm.ssub.sat.i33(i33 %a, i33 %b)
%rb = bitcast i33 %r to i33
%rz = zext i33 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel smax_i33 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel smax_i33 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @smax_i33(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i33
%a = bitcast i33 %t0 to i33
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i33
%b = bitcast i33 %t1 to i33
%r = call i33 @llvm.smax.i33(i33 %a, i33 %b)
%rb = bitcast i33 %r to i33
%rz = zext i33 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel ctpop_i33 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x64:zeros
; run: --kernel ctpop_i33 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @ctpop_i33(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i33
%a = bitcast i33 %t0 to i33
%r = call i33 @llvm.ctpop.i33(i33 %a)
%rb = bitcast i33 %r to i33
%rz = zext i33 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel bitreverse_i33 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x64:zeros
; run: --kernel bitreverse_i33 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @bitreverse_i33(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i33
%a = bitcast i33 %t0 to i33
%r = call i33 @llvm.bitreverse.i33(i33 %a)
%rb = bitcast i33 %r to i33
%rz = zext i33 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel ctlz_i33 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x64:zeros
; run: --kernel ctlz_i33 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @ctlz_i33(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i33
%a = bitcast i33 %t0 to i33
%r = call i33 @llvm.ctlz.i33(i33 %a, i1 false)
%rb = bitcast i33 %r to i33
%rz = zext i33 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel cttz_i33 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x64:zeros
; run: --kernel cttz_i33 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @cttz_i33(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i33
%a = bitcast i33 %t0 to i33
%r = call i33 @llvm.cttz.i33(i33 %a, i1 false)
%rb = bitcast i33 %r to i33
%rz = zext i33 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel abs_i33 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x64:zeros
; run: --kernel abs_i33 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @abs_i33(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i33
%a = bitcast i33 %t0 to i33
%r = call i33 @llvm.abs.i33(i33 %a, i1 false)
%rb = bitcast i33 %r to i33
%rz = zext i33 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel fshl_i33 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg buf:u32x64:random:13 --arg out=buf:u32x64:zeros
; run: --kernel fshl_i33 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg buf:u32x64:random:14:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @fshl_i33(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i33
%a = bitcast i33 %t0 to i33
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i33
%b = bitcast i33 %t1 to i33
%g2 = getelementptr i64, ptr addrspace(1) %p2, i32 %tid
%l2 = load i64, ptr addrspace(1) %g2
%t2 = trunc i64 %l2 to i33
%c = bitcast i33 %t2 to i33
%r = call i33 @llvm.fshl.i33(i33 %a, i33 %b, i33 %c)
%rb = bitcast i33 %r to i33
%rz = zext i33 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel fshrc_i33 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel fshrc_i33 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @fshrc_i33(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i33
%a = bitcast i33 %t0 to i33
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i33
%b = bitcast i33 %t1 to i33
%r = call i33 @llvm.fshr.i33(i33 %a, i33 %b, i33 5)
%rb = bitcast i33 %r to i33
%rz = zext i33 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel ucmp_i33 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel ucmp_i33 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @ucmp_i33(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i33
%a = bitcast i33 %t0 to i33
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i33
%b = bitcast i33 %t1 to i33
%r = call i33 @llvm.ucmp.i33.i33(i33 %a, i33 %b)
%rb = bitcast i33 %r to i33
%rz = zext i33 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel sadd_o_i33 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel sadd_o_i33 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @sadd_o_i33(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i33
%a = bitcast i33 %t0 to i33
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i33
%b = bitcast i33 %t1 to i33
%p = call {i33, i1} @llvm.sadd.with.overflow.i33(i33 %a, i33 %b)
%v = extractvalue {i33, i1} %p, 0
%o = extractvalue {i33, i1} %p, 1
%e = sext i1 %o to i33
%r = xor i33 %v, %e
%rb = bitcast i33 %r to i33
%rz = zext i33 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel umul_o_i33 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel umul_o_i33 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @umul_o_i33(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i33
%a = bitcast i33 %t0 to i33
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i33
%b = bitcast i33 %t1 to i33
%p = call {i33, i1} @llvm.umul.with.overflow.i33(i33 %a, i33 %b)
%v = extractvalue {i33, i1} %p, 0
%o = extractvalue {i33, i1} %p, 1
%e = sext i1 %o to i33
%r = xor i33 %v, %e
%rb = bitcast i33 %r to i33
%rz = zext i33 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel smul_o_i33 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel smul_o_i33 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @smul_o_i33(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i33
%a = bitcast i33 %t0 to i33
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i33
%b = bitcast i33 %t1 to i33
%p = call {i33, i1} @llvm.smul.with.overflow.i33(i33 %a, i33 %b)
%v = extractvalue {i33, i1} %p, 0
%o = extractvalue {i33, i1} %p, 1
%e = sext i1 %o to i33
%r = xor i33 %v, %e
%rb = bitcast i33 %r to i33
%rz = zext i33 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel icmpultz_i33 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel icmpultz_i33 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @icmpultz_i33(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i33
%a = bitcast i33 %t0 to i33
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i33
%b = bitcast i33 %t1 to i33
%c = icmp ult i33 %a, %b
%r = zext i1 %c to i33
%rb = bitcast i33 %r to i33
%rz = zext i33 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel icmpslt_i33 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel icmpslt_i33 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @icmpslt_i33(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i33
%a = bitcast i33 %t0 to i33
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i33
%b = bitcast i33 %t1 to i33
%c = icmp slt i33 %a, %b
%r = select i1 %c, i33 %b, i33 %a
%rb = bitcast i33 %r to i33
%rz = zext i33 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel mul_v2xi16 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel mul_v2xi16 --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @mul_v2xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%a = bitcast i32 %l0 to <2 x i16>
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%l1 = load i32, ptr addrspace(1) %g1
%b = bitcast i32 %l1 to <2 x i16>
%r = mul <2 x i16> %a, %b
%rb = bitcast <2 x i16> %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel lshr_v2xi16 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel lshr_v2xi16 --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @lshr_v2xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%a = bitcast i32 %l0 to <2 x i16>
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%l1 = load i32, ptr addrspace(1) %g1
%b = bitcast i32 %l1 to <2 x i16>
%s = urem <2 x i16> %b, <i16 16, i16 16>
%r = lshr <2 x i16> %a, %s
%rb = bitcast <2 x i16> %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel ashr_v2xi16 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel ashr_v2xi16 --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @ashr_v2xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%a = bitcast i32 %l0 to <2 x i16>
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%l1 = load i32, ptr addrspace(1) %g1
%b = bitcast i32 %l1 to <2 x i16>
%s = urem <2 x i16> %b, <i16 16, i16 16>
%r = ashr <2 x i16> %a, %s
%rb = bitcast <2 x i16> %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel udiv_v2xi16 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel udiv_v2xi16 --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @udiv_v2xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%a = bitcast i32 %l0 to <2 x i16>
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%l1 = load i32, ptr addrspace(1) %g1
%b = bitcast i32 %l1 to <2 x i16>
%z = and <2 x i16> %b, <i16 32767, i16 32767>
%s = or <2 x i16> %z, <i16 1, i16 1>
%r = udiv <2 x i16> %a, %s
%rb = bitcast <2 x i16> %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel srem_v2xi16 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel srem_v2xi16 --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @srem_v2xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%a = bitcast i32 %l0 to <2 x i16>
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%l1 = load i32, ptr addrspace(1) %g1
%b = bitcast i32 %l1 to <2 x i16>
%z = and <2 x i16> %b, <i16 32767, i16 32767>
%s = or <2 x i16> %z, <i16 1, i16 1>
%r = srem <2 x i16> %a, %s
%rb = bitcast <2 x i16> %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel uadd_sat_v2xi16 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel uadd_sat_v2xi16 --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @uadd_sat_v2xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%a = bitcast i32 %l0 to <2 x i16>
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%l1 = load i32, ptr addrspace(1) %g1
%b = bitcast i32 %l1 to <2 x i16>
%r = call <2 x i16> @llvm.uadd.sat.v2i16(<2 x i16> %a, <2 x i16> %b)
%rb = bitcast <2 x i16> %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel ssub_sat_v2xi16 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel ssub_sat_v2xi16 --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @ssub_sat_v2xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%a = bitcast i32 %l0 to <2 x i16>
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%l1 = load i32, ptr addrspace(1) %g1
%b = bitcast i32 %l1 to <2 x i16>
%r = call <2 x i16> @llvm.ssub.sat.v2i16(<2 x i16> %a, <2 x i16> %b)
%rb = bitcast <2 x i16> %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel smax_v2xi16 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel smax_v2xi16 --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @smax_v2xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%a = bitcast i32 %l0 to <2 x i16>
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%l1 = load i32, ptr addrspace(1) %g1
%b = bitcast i32 %l1 to <2 x i16>
%r = call <2 x i16> @llvm.smax.v2i16(<2 x i16> %a, <2 x i16> %b)
%rb = bitcast <2 x i16> %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel ctpop_v2xi16 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel ctpop_v2xi16 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @ctpop_v2xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%a = bitcast i32 %l0 to <2 x i16>
%r = call <2 x i16> @llvm.ctpop.v2i16(<2 x i16> %a)
%rb = bitcast <2 x i16> %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel bitreverse_v2xi16 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel bitreverse_v2xi16 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @bitreverse_v2xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%a = bitcast i32 %l0 to <2 x i16>
%r = call <2 x i16> @llvm.bitreverse.v2i16(<2 x i16> %a)
%rb = bitcast <2 x i16> %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel bswap_v2xi16 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel bswap_v2xi16 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @bswap_v2xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%a = bitcast i32 %l0 to <2 x i16>
%r = call <2 x i16> @llvm.bswap.v2i16(<2 x i16> %a)
%rb = bitcast <2 x i16> %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel ctlz_v2xi16 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel ctlz_v2xi16 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @ctlz_v2xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%a = bitcast i32 %l0 to <2 x i16>
%r = call <2 x i16> @llvm.ctlz.v2i16(<2 x i16> %a, i1 false)
%rb = bitcast <2 x i16> %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel cttz_v2xi16 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel cttz_v2xi16 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @cttz_v2xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%a = bitcast i32 %l0 to <2 x i16>
%r = call <2 x i16> @llvm.cttz.v2i16(<2 x i16> %a, i1 false)
%rb = bitcast <2 x i16> %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel abs_v2xi16 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel abs_v2xi16 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @abs_v2xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%a = bitcast i32 %l0 to <2 x i16>
%r = call <2 x i16> @llvm.abs.v2i16(<2 x i16> %a, i1 false)
%rb = bitcast <2 x i16> %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fshl_v2xi16 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg out=buf:u32x32:zeros
; run: --kernel fshl_v2xi16 --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg buf:u32x32:random:14:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @fshl_v2xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%a = bitcast i32 %l0 to <2 x i16>
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%l1 = load i32, ptr addrspace(1) %g1
%b = bitcast i32 %l1 to <2 x i16>
%g2 = getelementptr i32, ptr addrspace(1) %p2, i32 %tid
%l2 = load i32, ptr addrspace(1) %g2
%c = bitcast i32 %l2 to <2 x i16>
%r = call <2 x i16> @llvm.fshl.v2i16(<2 x i16> %a, <2 x i16> %b, <2 x i16> %c)
%rb = bitcast <2 x i16> %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fshrc_v2xi16 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel fshrc_v2xi16 --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @fshrc_v2xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%a = bitcast i32 %l0 to <2 x i16>
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%l1 = load i32, ptr addrspace(1) %g1
%b = bitcast i32 %l1 to <2 x i16>
%r = call <2 x i16> @llvm.fshr.v2i16(<2 x i16> %a, <2 x i16> %b, <2 x i16> <i16 5, i16 5>)
%rb = bitcast <2 x i16> %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel ucmp_v2xi16 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel ucmp_v2xi16 --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @ucmp_v2xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%a = bitcast i32 %l0 to <2 x i16>
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%l1 = load i32, ptr addrspace(1) %g1
%b = bitcast i32 %l1 to <2 x i16>
%r = call <2 x i16> @llvm.ucmp.v2i16.v2i16(<2 x i16> %a, <2 x i16> %b)
%rb = bitcast <2 x i16> %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel sadd_o_v2xi16 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel sadd_o_v2xi16 --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @sadd_o_v2xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%a = bitcast i32 %l0 to <2 x i16>
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%l1 = load i32, ptr addrspace(1) %g1
%b = bitcast i32 %l1 to <2 x i16>
%p = call {<2 x i16>, <2 x i1>} @llvm.sadd.with.overflow.v2i16(<2 x i16> %a, <2 x i16> %b)
%v = extractvalue {<2 x i16>, <2 x i1>} %p, 0
%o = extractvalue {<2 x i16>, <2 x i1>} %p, 1
%e = sext <2 x i1> %o to <2 x i16>
%r = xor <2 x i16> %v, %e
%rb = bitcast <2 x i16> %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel umul_o_v2xi16 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel umul_o_v2xi16 --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @umul_o_v2xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%a = bitcast i32 %l0 to <2 x i16>
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%l1 = load i32, ptr addrspace(1) %g1
%b = bitcast i32 %l1 to <2 x i16>
%p = call {<2 x i16>, <2 x i1>} @llvm.umul.with.overflow.v2i16(<2 x i16> %a, <2 x i16> %b)
%v = extractvalue {<2 x i16>, <2 x i1>} %p, 0
%o = extractvalue {<2 x i16>, <2 x i1>} %p, 1
%e = sext <2 x i1> %o to <2 x i16>
%r = xor <2 x i16> %v, %e
%rb = bitcast <2 x i16> %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel smul_o_v2xi16 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel smul_o_v2xi16 --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @smul_o_v2xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%a = bitcast i32 %l0 to <2 x i16>
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%l1 = load i32, ptr addrspace(1) %g1
%b = bitcast i32 %l1 to <2 x i16>
%p = call {<2 x i16>, <2 x i1>} @llvm.smul.with.overflow.v2i16(<2 x i16> %a, <2 x i16> %b)
%v = extractvalue {<2 x i16>, <2 x i1>} %p, 0
%o = extractvalue {<2 x i16>, <2 x i1>} %p, 1
%e = sext <2 x i1> %o to <2 x i16>
%r = xor <2 x i16> %v, %e
%rb = bitcast <2 x i16> %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel icmpultz_v2xi16 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel icmpultz_v2xi16 --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @icmpultz_v2xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%a = bitcast i32 %l0 to <2 x i16>
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%l1 = load i32, ptr addrspace(1) %g1
%b = bitcast i32 %l1 to <2 x i16>
%c = icmp ult <2 x i16> %a, %b
%r = zext <2 x i1> %c to <2 x i16>
%rb = bitcast <2 x i16> %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel icmpslt_v2xi16 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel icmpslt_v2xi16 --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @icmpslt_v2xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%a = bitcast i32 %l0 to <2 x i16>
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%l1 = load i32, ptr addrspace(1) %g1
%b = bitcast i32 %l1 to <2 x i16>
%c = icmp slt <2 x i16> %a, %b
%r = select <2 x i1> %c, <2 x i16> %b, <2 x i16> %a
%rb = bitcast <2 x i16> %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel mul_v3xi16 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel mul_v3xi16 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @mul_v3xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%a = bitcast i48 %t0 to <3 x i16>
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i48
%b = bitcast i48 %t1 to <3 x i16>
%r = mul <3 x i16> %a, %b
%rb = bitcast <3 x i16> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel lshr_v3xi16 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel lshr_v3xi16 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @lshr_v3xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%a = bitcast i48 %t0 to <3 x i16>
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i48
%b = bitcast i48 %t1 to <3 x i16>
%s = urem <3 x i16> %b, <i16 16, i16 16, i16 16>
%r = lshr <3 x i16> %a, %s
%rb = bitcast <3 x i16> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel ashr_v3xi16 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel ashr_v3xi16 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @ashr_v3xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%a = bitcast i48 %t0 to <3 x i16>
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i48
%b = bitcast i48 %t1 to <3 x i16>
%s = urem <3 x i16> %b, <i16 16, i16 16, i16 16>
%r = ashr <3 x i16> %a, %s
%rb = bitcast <3 x i16> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel udiv_v3xi16 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel udiv_v3xi16 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @udiv_v3xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%a = bitcast i48 %t0 to <3 x i16>
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i48
%b = bitcast i48 %t1 to <3 x i16>
%z = and <3 x i16> %b, <i16 32767, i16 32767, i16 32767>
%s = or <3 x i16> %z, <i16 1, i16 1, i16 1>
%r = udiv <3 x i16> %a, %s
%rb = bitcast <3 x i16> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel srem_v3xi16 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel srem_v3xi16 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @srem_v3xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%a = bitcast i48 %t0 to <3 x i16>
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i48
%b = bitcast i48 %t1 to <3 x i16>
%z = and <3 x i16> %b, <i16 32767, i16 32767, i16 32767>
%s = or <3 x i16> %z, <i16 1, i16 1, i16 1>
%r = srem <3 x i16> %a, %s
%rb = bitcast <3 x i16> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel uadd_sat_v3xi16 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel uadd_sat_v3xi16 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @uadd_sat_v3xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%a = bitcast i48 %t0 to <3 x i16>
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i48
%b = bitcast i48 %t1 to <3 x i16>
%r = call <3 x i16> @llvm.uadd.sat.v3i16(<3 x i16> %a, <3 x i16> %b)
%rb = bitcast <3 x i16> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel ssub_sat_v3xi16 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel ssub_sat_v3xi16 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @ssub_sat_v3xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%a = bitcast i48 %t0 to <3 x i16>
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i48
%b = bitcast i48 %t1 to <3 x i16>
%r = call <3 x i16> @llvm.ssub.sat.v3i16(<3 x i16> %a, <3 x i16> %b)
%rb = bitcast <3 x i16> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel smax_v3xi16 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel smax_v3xi16 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @smax_v3xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%a = bitcast i48 %t0 to <3 x i16>
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i48
%b = bitcast i48 %t1 to <3 x i16>
%r = call <3 x i16> @llvm.smax.v3i16(<3 x i16> %a, <3 x i16> %b)
%rb = bitcast <3 x i16> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel ctpop_v3xi16 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x64:zeros
; run: --kernel ctpop_v3xi16 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @ctpop_v3xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%a = bitcast i48 %t0 to <3 x i16>
%r = call <3 x i16> @llvm.ctpop.v3i16(<3 x i16> %a)
%rb = bitcast <3 x i16> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel bitreverse_v3xi16 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x64:zeros
; run: --kernel bitreverse_v3xi16 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @bitreverse_v3xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%a = bitcast i48 %t0 to <3 x i16>
%r = call <3 x i16> @llvm.bitreverse.v3i16(<3 x i16> %a)
%rb = bitcast <3 x i16> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel bswap_v3xi16 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x64:zeros
; run: --kernel bswap_v3xi16 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @bswap_v3xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%a = bitcast i48 %t0 to <3 x i16>
%r = call <3 x i16> @llvm.bswap.v3i16(<3 x i16> %a)
%rb = bitcast <3 x i16> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel ctlz_v3xi16 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x64:zeros
; run: --kernel ctlz_v3xi16 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @ctlz_v3xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%a = bitcast i48 %t0 to <3 x i16>
%r = call <3 x i16> @llvm.ctlz.v3i16(<3 x i16> %a, i1 false)
%rb = bitcast <3 x i16> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel cttz_v3xi16 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x64:zeros
; run: --kernel cttz_v3xi16 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @cttz_v3xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%a = bitcast i48 %t0 to <3 x i16>
%r = call <3 x i16> @llvm.cttz.v3i16(<3 x i16> %a, i1 false)
%rb = bitcast <3 x i16> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel abs_v3xi16 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x64:zeros
; run: --kernel abs_v3xi16 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @abs_v3xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%a = bitcast i48 %t0 to <3 x i16>
%r = call <3 x i16> @llvm.abs.v3i16(<3 x i16> %a, i1 false)
%rb = bitcast <3 x i16> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel fshl_v3xi16 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg buf:u32x64:random:13 --arg out=buf:u32x64:zeros
; run: --kernel fshl_v3xi16 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg buf:u32x64:random:14:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @fshl_v3xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%a = bitcast i48 %t0 to <3 x i16>
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i48
%b = bitcast i48 %t1 to <3 x i16>
%g2 = getelementptr i64, ptr addrspace(1) %p2, i32 %tid
%l2 = load i64, ptr addrspace(1) %g2
%t2 = trunc i64 %l2 to i48
%c = bitcast i48 %t2 to <3 x i16>
%r = call <3 x i16> @llvm.fshl.v3i16(<3 x i16> %a, <3 x i16> %b, <3 x i16> %c)
%rb = bitcast <3 x i16> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel fshrc_v3xi16 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel fshrc_v3xi16 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @fshrc_v3xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%a = bitcast i48 %t0 to <3 x i16>
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i48
%b = bitcast i48 %t1 to <3 x i16>
%r = call <3 x i16> @llvm.fshr.v3i16(<3 x i16> %a, <3 x i16> %b, <3 x i16> <i16 5, i16 5, i16 5>)
%rb = bitcast <3 x i16> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel ucmp_v3xi16 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel ucmp_v3xi16 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @ucmp_v3xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%a = bitcast i48 %t0 to <3 x i16>
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i48
%b = bitcast i48 %t1 to <3 x i16>
%r = call <3 x i16> @llvm.ucmp.v3i16.v3i16(<3 x i16> %a, <3 x i16> %b)
%rb = bitcast <3 x i16> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel sadd_o_v3xi16 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel sadd_o_v3xi16 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @sadd_o_v3xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%a = bitcast i48 %t0 to <3 x i16>
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i48
%b = bitcast i48 %t1 to <3 x i16>
%p = call {<3 x i16>, <3 x i1>} @llvm.sadd.with.overflow.v3i16(<3 x i16> %a, <3 x i16> %b)
%v = extractvalue {<3 x i16>, <3 x i1>} %p, 0
%o = extractvalue {<3 x i16>, <3 x i1>} %p, 1
%e = sext <3 x i1> %o to <3 x i16>
%r = xor <3 x i16> %v, %e
%rb = bitcast <3 x i16> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel umul_o_v3xi16 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel umul_o_v3xi16 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @umul_o_v3xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%a = bitcast i48 %t0 to <3 x i16>
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i48
%b = bitcast i48 %t1 to <3 x i16>
%p = call {<3 x i16>, <3 x i1>} @llvm.umul.with.overflow.v3i16(<3 x i16> %a, <3 x i16> %b)
%v = extractvalue {<3 x i16>, <3 x i1>} %p, 0
%o = extractvalue {<3 x i16>, <3 x i1>} %p, 1
%e = sext <3 x i1> %o to <3 x i16>
%r = xor <3 x i16> %v, %e
%rb = bitcast <3 x i16> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel smul_o_v3xi16 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel smul_o_v3xi16 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @smul_o_v3xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%a = bitcast i48 %t0 to <3 x i16>
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i48
%b = bitcast i48 %t1 to <3 x i16>
%p = call {<3 x i16>, <3 x i1>} @llvm.smul.with.overflow.v3i16(<3 x i16> %a, <3 x i16> %b)
%v = extractvalue {<3 x i16>, <3 x i1>} %p, 0
%o = extractvalue {<3 x i16>, <3 x i1>} %p, 1
%e = sext <3 x i1> %o to <3 x i16>
%r = xor <3 x i16> %v, %e
%rb = bitcast <3 x i16> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel icmpultz_v3xi16 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel icmpultz_v3xi16 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @icmpultz_v3xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%a = bitcast i48 %t0 to <3 x i16>
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i48
%b = bitcast i48 %t1 to <3 x i16>
%c = icmp ult <3 x i16> %a, %b
%r = zext <3 x i1> %c to <3 x i16>
%rb = bitcast <3 x i16> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel icmpslt_v3xi16 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel icmpslt_v3xi16 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @icmpslt_v3xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%a = bitcast i48 %t0 to <3 x i16>
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i48
%b = bitcast i48 %t1 to <3 x i16>
%c = icmp slt <3 x i16> %a, %b
%r = select <3 x i1> %c, <3 x i16> %b, <3 x i16> %a
%rb = bitcast <3 x i16> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel trunc_i24_i1 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u8x32:zeros
; run: --kernel trunc_i24_i1 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u8x32:zeros
define amdgpu_kernel void @trunc_i24_i1(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%t0 = trunc i32 %l0 to i24
%a = bitcast i24 %t0 to i24
%r = trunc i24 %a to i1
%rb = bitcast i1 %r to i1
%rz = zext i1 %rb to i8
%go = getelementptr i8, ptr addrspace(1) %out, i32 %tid
store i8 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel trunc_i24_i8 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u8x32:zeros
; run: --kernel trunc_i24_i8 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u8x32:zeros
define amdgpu_kernel void @trunc_i24_i8(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%t0 = trunc i32 %l0 to i24
%a = bitcast i24 %t0 to i24
%r = trunc i24 %a to i8
%rb = bitcast i8 %r to i8
%go = getelementptr i8, ptr addrspace(1) %out, i32 %tid
store i8 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel trunc_i24_i16 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u8x64:zeros
; run: --kernel trunc_i24_i16 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @trunc_i24_i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%t0 = trunc i32 %l0 to i24
%a = bitcast i24 %t0 to i24
%r = trunc i24 %a to i16
%rb = bitcast i16 %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel zext_i24_i32 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel zext_i24_i32 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @zext_i24_i32(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%t0 = trunc i32 %l0 to i24
%a = bitcast i24 %t0 to i24
%r = zext i24 %a to i32
%rb = bitcast i32 %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel sext_i24_i32 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel sext_i24_i32 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @sext_i24_i32(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%t0 = trunc i32 %l0 to i24
%a = bitcast i24 %t0 to i24
%r = sext i24 %a to i32
%rb = bitcast i32 %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel zext_i24_i33 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x64:zeros
; run: --kernel zext_i24_i33 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @zext_i24_i33(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%t0 = trunc i32 %l0 to i24
%a = bitcast i24 %t0 to i24
%r = zext i24 %a to i33
%rb = bitcast i33 %r to i33
%rz = zext i33 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel sext_i24_i33 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x64:zeros
; run: --kernel sext_i24_i33 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @sext_i24_i33(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%t0 = trunc i32 %l0 to i24
%a = bitcast i24 %t0 to i24
%r = sext i24 %a to i33
%rb = bitcast i33 %r to i33
%rz = zext i33 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel zext_i24_i48 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x64:zeros
; run: --kernel zext_i24_i48 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @zext_i24_i48(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%t0 = trunc i32 %l0 to i24
%a = bitcast i24 %t0 to i24
%r = zext i24 %a to i48
%rb = bitcast i48 %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel sext_i24_i48 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x64:zeros
; run: --kernel sext_i24_i48 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @sext_i24_i48(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%t0 = trunc i32 %l0 to i24
%a = bitcast i24 %t0 to i24
%r = sext i24 %a to i48
%rb = bitcast i48 %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel zext_i24_i64 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x64:zeros
; run: --kernel zext_i24_i64 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @zext_i24_i64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%t0 = trunc i32 %l0 to i24
%a = bitcast i24 %t0 to i24
%r = zext i24 %a to i64
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel sext_i24_i64 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x64:zeros
; run: --kernel sext_i24_i64 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @sext_i24_i64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%t0 = trunc i32 %l0 to i24
%a = bitcast i24 %t0 to i24
%r = sext i24 %a to i64
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel zext_i24_i96 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x128:zeros
; run: --kernel zext_i24_i96 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @zext_i24_i96(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%t0 = trunc i32 %l0 to i24
%a = bitcast i24 %t0 to i24
%r = zext i24 %a to i96
%rb = bitcast i96 %r to i96
%rz = zext i96 %rb to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel sext_i24_i96 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x128:zeros
; run: --kernel sext_i24_i96 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @sext_i24_i96(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%t0 = trunc i32 %l0 to i24
%a = bitcast i24 %t0 to i24
%r = sext i24 %a to i96
%rb = bitcast i96 %r to i96
%rz = zext i96 %rb to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel zext_i24_i128 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x128:zeros
; run: --kernel zext_i24_i128 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @zext_i24_i128(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%t0 = trunc i32 %l0 to i24
%a = bitcast i24 %t0 to i24
%r = zext i24 %a to i128
%rb = bitcast i128 %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel sext_i24_i128 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x128:zeros
; run: --kernel sext_i24_i128 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @sext_i24_i128(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%t0 = trunc i32 %l0 to i24
%a = bitcast i24 %t0 to i24
%r = sext i24 %a to i128
%rb = bitcast i128 %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel trunc_i33_i1 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u8x32:zeros
; run: --kernel trunc_i33_i1 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u8x32:zeros
define amdgpu_kernel void @trunc_i33_i1(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i33
%a = bitcast i33 %t0 to i33
%r = trunc i33 %a to i1
%rb = bitcast i1 %r to i1
%rz = zext i1 %rb to i8
%go = getelementptr i8, ptr addrspace(1) %out, i32 %tid
store i8 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel trunc_i33_i8 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u8x32:zeros
; run: --kernel trunc_i33_i8 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u8x32:zeros
define amdgpu_kernel void @trunc_i33_i8(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i33
%a = bitcast i33 %t0 to i33
%r = trunc i33 %a to i8
%rb = bitcast i8 %r to i8
%go = getelementptr i8, ptr addrspace(1) %out, i32 %tid
store i8 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel trunc_i33_i16 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u8x64:zeros
; run: --kernel trunc_i33_i16 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @trunc_i33_i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i33
%a = bitcast i33 %t0 to i33
%r = trunc i33 %a to i16
%rb = bitcast i16 %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel trunc_i33_i24 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x32:zeros
; run: --kernel trunc_i33_i24 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @trunc_i33_i24(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i33
%a = bitcast i33 %t0 to i33
%r = trunc i33 %a to i24
%rb = bitcast i24 %r to i24
%rz = zext i24 %rb to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel trunc_i33_i32 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x32:zeros
; run: --kernel trunc_i33_i32 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @trunc_i33_i32(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i33
%a = bitcast i33 %t0 to i33
%r = trunc i33 %a to i32
%rb = bitcast i32 %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel zext_i33_i48 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x64:zeros
; run: --kernel zext_i33_i48 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @zext_i33_i48(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i33
%a = bitcast i33 %t0 to i33
%r = zext i33 %a to i48
%rb = bitcast i48 %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel sext_i33_i48 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x64:zeros
; run: --kernel sext_i33_i48 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @sext_i33_i48(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i33
%a = bitcast i33 %t0 to i33
%r = sext i33 %a to i48
%rb = bitcast i48 %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel zext_i33_i64 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x64:zeros
; run: --kernel zext_i33_i64 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @zext_i33_i64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i33
%a = bitcast i33 %t0 to i33
%r = zext i33 %a to i64
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel sext_i33_i64 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x64:zeros
; run: --kernel sext_i33_i64 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @sext_i33_i64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i33
%a = bitcast i33 %t0 to i33
%r = sext i33 %a to i64
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel zext_i33_i96 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x128:zeros
; run: --kernel zext_i33_i96 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @zext_i33_i96(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i33
%a = bitcast i33 %t0 to i33
%r = zext i33 %a to i96
%rb = bitcast i96 %r to i96
%rz = zext i96 %rb to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel sext_i33_i96 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x128:zeros
; run: --kernel sext_i33_i96 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @sext_i33_i96(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i33
%a = bitcast i33 %t0 to i33
%r = sext i33 %a to i96
%rb = bitcast i96 %r to i96
%rz = zext i96 %rb to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel zext_i33_i128 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x128:zeros
; run: --kernel zext_i33_i128 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @zext_i33_i128(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i33
%a = bitcast i33 %t0 to i33
%r = zext i33 %a to i128
%rb = bitcast i128 %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel sext_i33_i128 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x128:zeros
; run: --kernel sext_i33_i128 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @sext_i33_i128(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i33
%a = bitcast i33 %t0 to i33
%r = sext i33 %a to i128
%rb = bitcast i128 %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel trunc_i48_i1 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u8x32:zeros
; run: --kernel trunc_i48_i1 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u8x32:zeros
define amdgpu_kernel void @trunc_i48_i1(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%a = bitcast i48 %t0 to i48
%r = trunc i48 %a to i1
%rb = bitcast i1 %r to i1
%rz = zext i1 %rb to i8
%go = getelementptr i8, ptr addrspace(1) %out, i32 %tid
store i8 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel trunc_i48_i8 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u8x32:zeros
; run: --kernel trunc_i48_i8 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u8x32:zeros
define amdgpu_kernel void @trunc_i48_i8(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%a = bitcast i48 %t0 to i48
%r = trunc i48 %a to i8
%rb = bitcast i8 %r to i8
%go = getelementptr i8, ptr addrspace(1) %out, i32 %tid
store i8 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel trunc_i48_i16 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u8x64:zeros
; run: --kernel trunc_i48_i16 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @trunc_i48_i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%a = bitcast i48 %t0 to i48
%r = trunc i48 %a to i16
%rb = bitcast i16 %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel trunc_i48_i24 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x32:zeros
; run: --kernel trunc_i48_i24 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @trunc_i48_i24(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%a = bitcast i48 %t0 to i48
%r = trunc i48 %a to i24
%rb = bitcast i24 %r to i24
%rz = zext i24 %rb to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel trunc_i48_i32 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x32:zeros
; run: --kernel trunc_i48_i32 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @trunc_i48_i32(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%a = bitcast i48 %t0 to i48
%r = trunc i48 %a to i32
%rb = bitcast i32 %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel trunc_i48_i33 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x64:zeros
; run: --kernel trunc_i48_i33 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @trunc_i48_i33(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%a = bitcast i48 %t0 to i48
%r = trunc i48 %a to i33
%rb = bitcast i33 %r to i33
%rz = zext i33 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel zext_i48_i64 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x64:zeros
; run: --kernel zext_i48_i64 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @zext_i48_i64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%a = bitcast i48 %t0 to i48
%r = zext i48 %a to i64
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel sext_i48_i64 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x64:zeros
; run: --kernel sext_i48_i64 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @sext_i48_i64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%a = bitcast i48 %t0 to i48
%r = sext i48 %a to i64
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel zext_i48_i96 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x128:zeros
; run: --kernel zext_i48_i96 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @zext_i48_i96(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%a = bitcast i48 %t0 to i48
%r = zext i48 %a to i96
%rb = bitcast i96 %r to i96
%rz = zext i96 %rb to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel sext_i48_i96 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x128:zeros
; run: --kernel sext_i48_i96 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @sext_i48_i96(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%a = bitcast i48 %t0 to i48
%r = sext i48 %a to i96
%rb = bitcast i96 %r to i96
%rz = zext i96 %rb to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel zext_i48_i128 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x128:zeros
; run: --kernel zext_i48_i128 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @zext_i48_i128(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%a = bitcast i48 %t0 to i48
%r = zext i48 %a to i128
%rb = bitcast i128 %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel sext_i48_i128 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x128:zeros
; run: --kernel sext_i48_i128 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @sext_i48_i128(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%a = bitcast i48 %t0 to i48
%r = sext i48 %a to i128
%rb = bitcast i128 %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel trunc_i96_i1 --block 32 --arg buf:u32x128:random:11 --arg out=buf:u8x32:zeros
; run: --kernel trunc_i96_i1 --block 32 --arg buf:u32x128:random:12:0:9 --arg out=buf:u8x32:zeros
define amdgpu_kernel void @trunc_i96_i1(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%t0 = trunc i128 %l0 to i96
%a = bitcast i96 %t0 to i96
%r = trunc i96 %a to i1
%rb = bitcast i1 %r to i1
%rz = zext i1 %rb to i8
%go = getelementptr i8, ptr addrspace(1) %out, i32 %tid
store i8 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel trunc_i96_i8 --block 32 --arg buf:u32x128:random:11 --arg out=buf:u8x32:zeros
; run: --kernel trunc_i96_i8 --block 32 --arg buf:u32x128:random:12:0:9 --arg out=buf:u8x32:zeros
define amdgpu_kernel void @trunc_i96_i8(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%t0 = trunc i128 %l0 to i96
%a = bitcast i96 %t0 to i96
%r = trunc i96 %a to i8
%rb = bitcast i8 %r to i8
%go = getelementptr i8, ptr addrspace(1) %out, i32 %tid
store i8 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel trunc_i96_i16 --block 32 --arg buf:u32x128:random:11 --arg out=buf:u8x64:zeros
; run: --kernel trunc_i96_i16 --block 32 --arg buf:u32x128:random:12:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @trunc_i96_i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%t0 = trunc i128 %l0 to i96
%a = bitcast i96 %t0 to i96
%r = trunc i96 %a to i16
%rb = bitcast i16 %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel trunc_i96_i24 --block 32 --arg buf:u32x128:random:11 --arg out=buf:u32x32:zeros
; run: --kernel trunc_i96_i24 --block 32 --arg buf:u32x128:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @trunc_i96_i24(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%t0 = trunc i128 %l0 to i96
%a = bitcast i96 %t0 to i96
%r = trunc i96 %a to i24
%rb = bitcast i24 %r to i24
%rz = zext i24 %rb to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel trunc_i96_i32 --block 32 --arg buf:u32x128:random:11 --arg out=buf:u32x32:zeros
; run: --kernel trunc_i96_i32 --block 32 --arg buf:u32x128:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @trunc_i96_i32(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%t0 = trunc i128 %l0 to i96
%a = bitcast i96 %t0 to i96
%r = trunc i96 %a to i32
%rb = bitcast i32 %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel trunc_i96_i33 --block 32 --arg buf:u32x128:random:11 --arg out=buf:u32x64:zeros
; run: --kernel trunc_i96_i33 --block 32 --arg buf:u32x128:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @trunc_i96_i33(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%t0 = trunc i128 %l0 to i96
%a = bitcast i96 %t0 to i96
%r = trunc i96 %a to i33
%rb = bitcast i33 %r to i33
%rz = zext i33 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel trunc_i96_i48 --block 32 --arg buf:u32x128:random:11 --arg out=buf:u32x64:zeros
; run: --kernel trunc_i96_i48 --block 32 --arg buf:u32x128:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @trunc_i96_i48(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%t0 = trunc i128 %l0 to i96
%a = bitcast i96 %t0 to i96
%r = trunc i96 %a to i48
%rb = bitcast i48 %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel trunc_i96_i64 --block 32 --arg buf:u32x128:random:11 --arg out=buf:u32x64:zeros
; run: --kernel trunc_i96_i64 --block 32 --arg buf:u32x128:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @trunc_i96_i64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%t0 = trunc i128 %l0 to i96
%a = bitcast i96 %t0 to i96
%r = trunc i96 %a to i64
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel zext_i96_i128 --block 32 --arg buf:u32x128:random:11 --arg out=buf:u32x128:zeros
; run: --kernel zext_i96_i128 --block 32 --arg buf:u32x128:random:12:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @zext_i96_i128(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%t0 = trunc i128 %l0 to i96
%a = bitcast i96 %t0 to i96
%r = zext i96 %a to i128
%rb = bitcast i128 %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel sext_i96_i128 --block 32 --arg buf:u32x128:random:11 --arg out=buf:u32x128:zeros
; run: --kernel sext_i96_i128 --block 32 --arg buf:u32x128:random:12:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @sext_i96_i128(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%t0 = trunc i128 %l0 to i96
%a = bitcast i96 %t0 to i96
%r = sext i96 %a to i128
%rb = bitcast i128 %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fadd_half --block 32 --arg buf:f16x32:random:11:-100:100 --arg buf:f16x32:random:12:-100:100 --arg out=buf:f16x32:zeros
; run: --kernel fadd_half --block 32 --arg buf:f16x32:random:12:-2:2 --arg buf:f16x32:random:13:-2:2 --arg out=buf:f16x32:zeros
define amdgpu_kernel void @fadd_half(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to half
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%l1 = load i16, ptr addrspace(1) %g1
%y = bitcast i16 %l1 to half
%r = fadd half %x, %y
%rb = bitcast half %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fdiv_half --block 32 --arg buf:f16x32:random:11:-100:100 --arg buf:f16x32:random:12:-100:100 --arg out=buf:f16x32:zeros
; run: --kernel fdiv_half --block 32 --arg buf:f16x32:random:12:-2:2 --arg buf:f16x32:random:13:-2:2 --arg out=buf:f16x32:zeros
define amdgpu_kernel void @fdiv_half(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to half
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%l1 = load i16, ptr addrspace(1) %g1
%y = bitcast i16 %l1 to half
%r = fdiv half %x, %y
%rb = bitcast half %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel frem_half --block 32 --arg buf:f16x32:random:11:-100:100 --arg buf:f16x32:random:12:-100:100 --arg out=buf:f16x32:zeros
; run: --kernel frem_half --block 32 --arg buf:f16x32:random:12:-2:2 --arg buf:f16x32:random:13:-2:2 --arg out=buf:f16x32:zeros
define amdgpu_kernel void @frem_half(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to half
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%l1 = load i16, ptr addrspace(1) %g1
%y = bitcast i16 %l1 to half
%r = frem half %x, %y
%rb = bitcast half %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel floor_half --block 32 --arg buf:f16x32:random:11:-100:100 --arg out=buf:f16x32:zeros
; run: --kernel floor_half --block 32 --arg buf:f16x32:random:12:-2:2 --arg out=buf:f16x32:zeros
define amdgpu_kernel void @floor_half(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to half
%r = call half @llvm.floor.f16(half %x)
%rb = bitcast half %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel rint_half --block 32 --arg buf:f16x32:random:11:-100:100 --arg out=buf:f16x32:zeros
; run: --kernel rint_half --block 32 --arg buf:f16x32:random:12:-2:2 --arg out=buf:f16x32:zeros
define amdgpu_kernel void @rint_half(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to half
%r = call half @llvm.rint.f16(half %x)
%rb = bitcast half %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel round_half --block 32 --arg buf:f16x32:random:11:-100:100 --arg out=buf:f16x32:zeros
; run: --kernel round_half --block 32 --arg buf:f16x32:random:12:-2:2 --arg out=buf:f16x32:zeros
define amdgpu_kernel void @round_half(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to half
%r = call half @llvm.round.f16(half %x)
%rb = bitcast half %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel copysign_half --block 32 --arg buf:f16x32:random:11:-100:100 --arg buf:f16x32:random:12:-100:100 --arg out=buf:f16x32:zeros
; run: --kernel copysign_half --block 32 --arg buf:f16x32:random:12:-2:2 --arg buf:f16x32:random:13:-2:2 --arg out=buf:f16x32:zeros
define amdgpu_kernel void @copysign_half(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to half
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%l1 = load i16, ptr addrspace(1) %g1
%y = bitcast i16 %l1 to half
%r = call half @llvm.copysign.f16(half %x, half %y)
%rb = bitcast half %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel maxnum_half --block 32 --arg buf:f16x32:random:11:-100:100 --arg buf:f16x32:random:12:-100:100 --arg out=buf:f16x32:zeros
; run: --kernel maxnum_half --block 32 --arg buf:f16x32:random:12:-2:2 --arg buf:f16x32:random:13:-2:2 --arg out=buf:f16x32:zeros
define amdgpu_kernel void @maxnum_half(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to half
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%l1 = load i16, ptr addrspace(1) %g1
%y = bitcast i16 %l1 to half
%r = call half @llvm.maxnum.f16(half %x, half %y)
%rb = bitcast half %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel minimum_half --block 32 --arg buf:f16x32:random:11:-100:100 --arg buf:f16x32:random:12:-100:100 --arg out=buf:f16x32:zeros
; run: --kernel minimum_half --block 32 --arg buf:f16x32:random:12:-2:2 --arg buf:f16x32:random:13:-2:2 --arg out=buf:f16x32:zeros
define amdgpu_kernel void @minimum_half(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to half
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%l1 = load i16, ptr addrspace(1) %g1
%y = bitcast i16 %l1 to half
%r = call half @llvm.minimum.f16(half %x, half %y)
%rb = bitcast half %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fma_half --block 32 --arg buf:f16x32:random:11:-100:100 --arg buf:f16x32:random:12:-100:100 --arg buf:f16x32:random:13:-100:100 --arg out=buf:f16x32:zeros
; run: --kernel fma_half --block 32 --arg buf:f16x32:random:12:-2:2 --arg buf:f16x32:random:13:-2:2 --arg buf:f16x32:random:14:-2:2 --arg out=buf:f16x32:zeros
define amdgpu_kernel void @fma_half(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to half
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%l1 = load i16, ptr addrspace(1) %g1
%y = bitcast i16 %l1 to half
%g2 = getelementptr i16, ptr addrspace(1) %p2, i32 %tid
%l2 = load i16, ptr addrspace(1) %g2
%z = bitcast i16 %l2 to half
%r = call half @llvm.fma.f16(half %x, half %y, half %z)
%rb = bitcast half %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel ldexp_half --block 32 --arg buf:f16x32:random:11:-100:100 --arg buf:u32x32:random:12 --arg out=buf:f16x32:zeros
; run: --kernel ldexp_half --block 32 --arg buf:f16x32:random:12:-2:2 --arg buf:u32x32:random:13:0:9 --arg out=buf:f16x32:zeros
define amdgpu_kernel void @ldexp_half(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to half
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%l1 = load i32, ptr addrspace(1) %g1
%b = bitcast i32 %l1 to i32
%r = call half @llvm.ldexp.f16.i32(half %x, i32 %b)
%rb = bitcast half %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel frexpm_half --block 32 --arg buf:f16x32:random:11:-100:100 --arg out=buf:f16x32:zeros
; run: --kernel frexpm_half --block 32 --arg buf:f16x32:random:12:-2:2 --arg out=buf:f16x32:zeros
define amdgpu_kernel void @frexpm_half(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to half
%p = call {half, i32} @llvm.frexp.f16.i32(half %x)
%r = extractvalue {half, i32} %p, 0
%rb = bitcast half %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel frexpe_half --block 32 --arg buf:f16x32:random:11:-100:100 --arg out=buf:u32x32:zeros
; run: --kernel frexpe_half --block 32 --arg buf:f16x32:random:12:-2:2 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @frexpe_half(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to half
%p = call {half, i32} @llvm.frexp.f16.i32(half %x)
%r = extractvalue {half, i32} %p, 1
%rb = bitcast i32 %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fcmpogt_half --block 32 --arg buf:f16x32:random:11:-100:100 --arg buf:f16x32:random:12:-100:100 --arg out=buf:f16x32:zeros
; run: --kernel fcmpogt_half --block 32 --arg buf:f16x32:random:12:-2:2 --arg buf:f16x32:random:13:-2:2 --arg out=buf:f16x32:zeros
define amdgpu_kernel void @fcmpogt_half(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to half
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%l1 = load i16, ptr addrspace(1) %g1
%y = bitcast i16 %l1 to half
%c = fcmp ogt half %x, %y
%r = select i1 %c, half %y, half %x
%rb = bitcast half %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fcmpueq_half --block 32 --arg buf:f16x32:random:11:-100:100 --arg buf:f16x32:random:12:-100:100 --arg out=buf:f16x32:zeros
; run: --kernel fcmpueq_half --block 32 --arg buf:f16x32:random:12:-2:2 --arg buf:f16x32:random:13:-2:2 --arg out=buf:f16x32:zeros
define amdgpu_kernel void @fcmpueq_half(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to half
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%l1 = load i16, ptr addrspace(1) %g1
%y = bitcast i16 %l1 to half
%c = fcmp ueq half %x, %y
%r = select i1 %c, half %y, half %x
%rb = bitcast half %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel isclass_half --block 32 --arg buf:f16x32:random:11:-100:100 --arg out=buf:u32x32:zeros
; run: --kernel isclass_half --block 32 --arg buf:f16x32:random:12:-2:2 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @isclass_half(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to half
%c = call i1 @llvm.is.fpclass.f16(half %x, i32 3)
%r = zext i1 %c to i32
%rb = bitcast i32 %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel sitofp_i1_half --block 32 --arg buf:u8x32:random:11 --arg out=buf:f16x32:zeros
; run: --kernel sitofp_i1_half --block 32 --arg buf:u8x32:random:12:0:9 --arg out=buf:f16x32:zeros
define amdgpu_kernel void @sitofp_i1_half(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i8, ptr addrspace(1) %p0, i32 %tid
%l0 = load i8, ptr addrspace(1) %g0
%t0 = trunc i8 %l0 to i1
%a = bitcast i1 %t0 to i1
%r = sitofp i1 %a to half
%rb = bitcast half %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel uitofp_i1_half --block 32 --arg buf:u8x32:random:11 --arg out=buf:f16x32:zeros
; run: --kernel uitofp_i1_half --block 32 --arg buf:u8x32:random:12:0:9 --arg out=buf:f16x32:zeros
define amdgpu_kernel void @uitofp_i1_half(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i8, ptr addrspace(1) %p0, i32 %tid
%l0 = load i8, ptr addrspace(1) %g0
%t0 = trunc i8 %l0 to i1
%a = bitcast i1 %t0 to i1
%r = uitofp i1 %a to half
%rb = bitcast half %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fptosi_i8_half --block 32 --arg buf:f16x32:random:11:-100:100 --arg out=buf:u8x32:zeros
; run: --kernel fptosi_i8_half --block 32 --arg buf:f16x32:random:12:-2:2 --arg out=buf:u8x32:zeros
define amdgpu_kernel void @fptosi_i8_half(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to half
%r = fptosi half %x to i8
%rb = bitcast i8 %r to i8
%go = getelementptr i8, ptr addrspace(1) %out, i32 %tid
store i8 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fptosisat_i8_half --block 32 --arg buf:f16x32:random:11:-100:100 --arg out=buf:u8x32:zeros
; run: --kernel fptosisat_i8_half --block 32 --arg buf:f16x32:random:12:-2:2 --arg out=buf:u8x32:zeros
define amdgpu_kernel void @fptosisat_i8_half(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to half
%r = call i8 @llvm.fptosi.sat.i8.f16(half %x)
%rb = bitcast i8 %r to i8
%go = getelementptr i8, ptr addrspace(1) %out, i32 %tid
store i8 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fptouisat_i8_half --block 32 --arg buf:f16x32:random:11:-100:100 --arg out=buf:u8x32:zeros
; run: --kernel fptouisat_i8_half --block 32 --arg buf:f16x32:random:12:-2:2 --arg out=buf:u8x32:zeros
define amdgpu_kernel void @fptouisat_i8_half(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to half
%r = call i8 @llvm.fptoui.sat.i8.f16(half %x)
%rb = bitcast i8 %r to i8
%go = getelementptr i8, ptr addrspace(1) %out, i32 %tid
store i8 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel sitofp_i64_half --block 32 --arg buf:u32x64:random:11 --arg out=buf:f16x32:zeros
; run: --kernel sitofp_i64_half --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:f16x32:zeros
define amdgpu_kernel void @sitofp_i64_half(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%a = bitcast i64 %l0 to i64
%r = sitofp i64 %a to half
%rb = bitcast half %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel uitofp_i64_half --block 32 --arg buf:u32x64:random:11 --arg out=buf:f16x32:zeros
; run: --kernel uitofp_i64_half --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:f16x32:zeros
define amdgpu_kernel void @uitofp_i64_half(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%a = bitcast i64 %l0 to i64
%r = uitofp i64 %a to half
%rb = bitcast half %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fptosi_i64_half --block 32 --arg buf:f16x32:random:11:-100:100 --arg out=buf:u32x64:zeros
; run: --kernel fptosi_i64_half --block 32 --arg buf:f16x32:random:12:-2:2 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @fptosi_i64_half(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to half
%r = fptosi half %x to i64
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fptosisat_i64_half --block 32 --arg buf:f16x32:random:11:-100:100 --arg out=buf:u32x64:zeros
; run: --kernel fptosisat_i64_half --block 32 --arg buf:f16x32:random:12:-2:2 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @fptosisat_i64_half(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to half
%r = call i64 @llvm.fptosi.sat.i64.f16(half %x)
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fptouisat_i64_half --block 32 --arg buf:f16x32:random:11:-100:100 --arg out=buf:u32x64:zeros
; run: --kernel fptouisat_i64_half --block 32 --arg buf:f16x32:random:12:-2:2 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @fptouisat_i64_half(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to half
%r = call i64 @llvm.fptoui.sat.i64.f16(half %x)
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel sitofp_i128_half --block 32 --arg buf:u32x128:random:11 --arg out=buf:f16x32:zeros
; run: --kernel sitofp_i128_half --block 32 --arg buf:u32x128:random:12:0:9 --arg out=buf:f16x32:zeros
define amdgpu_kernel void @sitofp_i128_half(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%a = bitcast i128 %l0 to i128
%r = sitofp i128 %a to half
%rb = bitcast half %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel uitofp_i128_half --block 32 --arg buf:u32x128:random:11 --arg out=buf:f16x32:zeros
; run: --kernel uitofp_i128_half --block 32 --arg buf:u32x128:random:12:0:9 --arg out=buf:f16x32:zeros
define amdgpu_kernel void @uitofp_i128_half(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%a = bitcast i128 %l0 to i128
%r = uitofp i128 %a to half
%rb = bitcast half %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel sitofp_i1_float --block 32 --arg buf:u8x32:random:11 --arg out=buf:f32x32:zeros
; run: --kernel sitofp_i1_float --block 32 --arg buf:u8x32:random:12:0:9 --arg out=buf:f32x32:zeros
define amdgpu_kernel void @sitofp_i1_float(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i8, ptr addrspace(1) %p0, i32 %tid
%l0 = load i8, ptr addrspace(1) %g0
%t0 = trunc i8 %l0 to i1
%a = bitcast i1 %t0 to i1
%r = sitofp i1 %a to float
%rb = bitcast float %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel uitofp_i1_float --block 32 --arg buf:u8x32:random:11 --arg out=buf:f32x32:zeros
; run: --kernel uitofp_i1_float --block 32 --arg buf:u8x32:random:12:0:9 --arg out=buf:f32x32:zeros
define amdgpu_kernel void @uitofp_i1_float(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i8, ptr addrspace(1) %p0, i32 %tid
%l0 = load i8, ptr addrspace(1) %g0
%t0 = trunc i8 %l0 to i1
%a = bitcast i1 %t0 to i1
%r = uitofp i1 %a to float
%rb = bitcast float %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fptosi_i8_float --block 32 --arg buf:f32x32:random:11:-100:100 --arg out=buf:u8x32:zeros
; run: --kernel fptosi_i8_float --block 32 --arg buf:f32x32:random:12:-2:2 --arg out=buf:u8x32:zeros
define amdgpu_kernel void @fptosi_i8_float(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%x = bitcast i32 %l0 to float
%r = fptosi float %x to i8
%rb = bitcast i8 %r to i8
%go = getelementptr i8, ptr addrspace(1) %out, i32 %tid
store i8 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fptosisat_i8_float --block 32 --arg buf:f32x32:random:11:-100:100 --arg out=buf:u8x32:zeros
; run: --kernel fptosisat_i8_float --block 32 --arg buf:f32x32:random:12:-2:2 --arg out=buf:u8x32:zeros
define amdgpu_kernel void @fptosisat_i8_float(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%x = bitcast i32 %l0 to float
%r = call i8 @llvm.fptosi.sat.i8.f32(float %x)
%rb = bitcast i8 %r to i8
%go = getelementptr i8, ptr addrspace(1) %out, i32 %tid
store i8 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fptouisat_i8_float --block 32 --arg buf:f32x32:random:11:-100:100 --arg out=buf:u8x32:zeros
; run: --kernel fptouisat_i8_float --block 32 --arg buf:f32x32:random:12:-2:2 --arg out=buf:u8x32:zeros
define amdgpu_kernel void @fptouisat_i8_float(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%x = bitcast i32 %l0 to float
%r = call i8 @llvm.fptoui.sat.i8.f32(float %x)
%rb = bitcast i8 %r to i8
%go = getelementptr i8, ptr addrspace(1) %out, i32 %tid
store i8 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel sitofp_i64_float --block 32 --arg buf:u32x64:random:11 --arg out=buf:f32x32:zeros
; run: --kernel sitofp_i64_float --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:f32x32:zeros
define amdgpu_kernel void @sitofp_i64_float(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%a = bitcast i64 %l0 to i64
%r = sitofp i64 %a to float
%rb = bitcast float %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel uitofp_i64_float --block 32 --arg buf:u32x64:random:11 --arg out=buf:f32x32:zeros
; run: --kernel uitofp_i64_float --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:f32x32:zeros
define amdgpu_kernel void @uitofp_i64_float(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%a = bitcast i64 %l0 to i64
%r = uitofp i64 %a to float
%rb = bitcast float %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fptosi_i64_float --block 32 --arg buf:f32x32:random:11:-100:100 --arg out=buf:u32x64:zeros
; run: --kernel fptosi_i64_float --block 32 --arg buf:f32x32:random:12:-2:2 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @fptosi_i64_float(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%x = bitcast i32 %l0 to float
%r = fptosi float %x to i64
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fptosisat_i64_float --block 32 --arg buf:f32x32:random:11:-100:100 --arg out=buf:u32x64:zeros
; run: --kernel fptosisat_i64_float --block 32 --arg buf:f32x32:random:12:-2:2 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @fptosisat_i64_float(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%x = bitcast i32 %l0 to float
%r = call i64 @llvm.fptosi.sat.i64.f32(float %x)
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fptouisat_i64_float --block 32 --arg buf:f32x32:random:11:-100:100 --arg out=buf:u32x64:zeros
; run: --kernel fptouisat_i64_float --block 32 --arg buf:f32x32:random:12:-2:2 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @fptouisat_i64_float(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%x = bitcast i32 %l0 to float
%r = call i64 @llvm.fptoui.sat.i64.f32(float %x)
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel sitofp_i128_float --block 32 --arg buf:u32x128:random:11 --arg out=buf:f32x32:zeros
; run: --kernel sitofp_i128_float --block 32 --arg buf:u32x128:random:12:0:9 --arg out=buf:f32x32:zeros
define amdgpu_kernel void @sitofp_i128_float(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%a = bitcast i128 %l0 to i128
%r = sitofp i128 %a to float
%rb = bitcast float %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel uitofp_i128_float --block 32 --arg buf:u32x128:random:11 --arg out=buf:f32x32:zeros
; run: --kernel uitofp_i128_float --block 32 --arg buf:u32x128:random:12:0:9 --arg out=buf:f32x32:zeros
define amdgpu_kernel void @uitofp_i128_float(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%a = bitcast i128 %l0 to i128
%r = uitofp i128 %a to float
%rb = bitcast float %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fadd_double --block 32 --arg buf:f64x32:random:11:-100:100 --arg buf:f64x32:random:12:-100:100 --arg out=buf:f64x32:zeros
; run: --kernel fadd_double --block 32 --arg buf:f64x32:random:12:-2:2 --arg buf:f64x32:random:13:-2:2 --arg out=buf:f64x32:zeros
define amdgpu_kernel void @fadd_double(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to double
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%y = bitcast i64 %l1 to double
%r = fadd double %x, %y
%rb = bitcast double %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fdiv_double --block 32 --arg buf:f64x32:random:11:-100:100 --arg buf:f64x32:random:12:-100:100 --arg out=buf:f64x32:zeros
; run: --kernel fdiv_double --block 32 --arg buf:f64x32:random:12:-2:2 --arg buf:f64x32:random:13:-2:2 --arg out=buf:f64x32:zeros
define amdgpu_kernel void @fdiv_double(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to double
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%y = bitcast i64 %l1 to double
%r = fdiv double %x, %y
%rb = bitcast double %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel frem_double --block 32 --arg buf:f64x32:random:11:-100:100 --arg buf:f64x32:random:12:-100:100 --arg out=buf:f64x32:zeros
; run: --kernel frem_double --block 32 --arg buf:f64x32:random:12:-2:2 --arg buf:f64x32:random:13:-2:2 --arg out=buf:f64x32:zeros
define amdgpu_kernel void @frem_double(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to double
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%y = bitcast i64 %l1 to double
%r = frem double %x, %y
%rb = bitcast double %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel floor_double --block 32 --arg buf:f64x32:random:11:-100:100 --arg out=buf:f64x32:zeros
; run: --kernel floor_double --block 32 --arg buf:f64x32:random:12:-2:2 --arg out=buf:f64x32:zeros
define amdgpu_kernel void @floor_double(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to double
%r = call double @llvm.floor.f64(double %x)
%rb = bitcast double %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel rint_double --block 32 --arg buf:f64x32:random:11:-100:100 --arg out=buf:f64x32:zeros
; run: --kernel rint_double --block 32 --arg buf:f64x32:random:12:-2:2 --arg out=buf:f64x32:zeros
define amdgpu_kernel void @rint_double(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to double
%r = call double @llvm.rint.f64(double %x)
%rb = bitcast double %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel round_double --block 32 --arg buf:f64x32:random:11:-100:100 --arg out=buf:f64x32:zeros
; run: --kernel round_double --block 32 --arg buf:f64x32:random:12:-2:2 --arg out=buf:f64x32:zeros
define amdgpu_kernel void @round_double(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to double
%r = call double @llvm.round.f64(double %x)
%rb = bitcast double %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel copysign_double --block 32 --arg buf:f64x32:random:11:-100:100 --arg buf:f64x32:random:12:-100:100 --arg out=buf:f64x32:zeros
; run: --kernel copysign_double --block 32 --arg buf:f64x32:random:12:-2:2 --arg buf:f64x32:random:13:-2:2 --arg out=buf:f64x32:zeros
define amdgpu_kernel void @copysign_double(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to double
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%y = bitcast i64 %l1 to double
%r = call double @llvm.copysign.f64(double %x, double %y)
%rb = bitcast double %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel maxnum_double --block 32 --arg buf:f64x32:random:11:-100:100 --arg buf:f64x32:random:12:-100:100 --arg out=buf:f64x32:zeros
; run: --kernel maxnum_double --block 32 --arg buf:f64x32:random:12:-2:2 --arg buf:f64x32:random:13:-2:2 --arg out=buf:f64x32:zeros
define amdgpu_kernel void @maxnum_double(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to double
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%y = bitcast i64 %l1 to double
%r = call double @llvm.maxnum.f64(double %x, double %y)
%rb = bitcast double %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel minimum_double --block 32 --arg buf:f64x32:random:11:-100:100 --arg buf:f64x32:random:12:-100:100 --arg out=buf:f64x32:zeros
; run: --kernel minimum_double --block 32 --arg buf:f64x32:random:12:-2:2 --arg buf:f64x32:random:13:-2:2 --arg out=buf:f64x32:zeros
define amdgpu_kernel void @minimum_double(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to double
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%y = bitcast i64 %l1 to double
%r = call double @llvm.minimum.f64(double %x, double %y)
%rb = bitcast double %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fma_double --block 32 --arg buf:f64x32:random:11:-100:100 --arg buf:f64x32:random:12:-100:100 --arg buf:f64x32:random:13:-100:100 --arg out=buf:f64x32:zeros
; run: --kernel fma_double --block 32 --arg buf:f64x32:random:12:-2:2 --arg buf:f64x32:random:13:-2:2 --arg buf:f64x32:random:14:-2:2 --arg out=buf:f64x32:zeros
define amdgpu_kernel void @fma_double(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to double
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%y = bitcast i64 %l1 to double
%g2 = getelementptr i64, ptr addrspace(1) %p2, i32 %tid
%l2 = load i64, ptr addrspace(1) %g2
%z = bitcast i64 %l2 to double
%r = call double @llvm.fma.f64(double %x, double %y, double %z)
%rb = bitcast double %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel ldexp_double --block 32 --arg buf:f64x32:random:11:-100:100 --arg buf:u32x32:random:12 --arg out=buf:f64x32:zeros
; run: --kernel ldexp_double --block 32 --arg buf:f64x32:random:12:-2:2 --arg buf:u32x32:random:13:0:9 --arg out=buf:f64x32:zeros
define amdgpu_kernel void @ldexp_double(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to double
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%l1 = load i32, ptr addrspace(1) %g1
%b = bitcast i32 %l1 to i32
%r = call double @llvm.ldexp.f64.i32(double %x, i32 %b)
%rb = bitcast double %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel frexpm_double --block 32 --arg buf:f64x32:random:11:-100:100 --arg out=buf:f64x32:zeros
; run: --kernel frexpm_double --block 32 --arg buf:f64x32:random:12:-2:2 --arg out=buf:f64x32:zeros
define amdgpu_kernel void @frexpm_double(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to double
%p = call {double, i32} @llvm.frexp.f64.i32(double %x)
%r = extractvalue {double, i32} %p, 0
%rb = bitcast double %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel frexpe_double --block 32 --arg buf:f64x32:random:11:-100:100 --arg out=buf:u32x32:zeros
; run: --kernel frexpe_double --block 32 --arg buf:f64x32:random:12:-2:2 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @frexpe_double(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to double
%p = call {double, i32} @llvm.frexp.f64.i32(double %x)
%r = extractvalue {double, i32} %p, 1
%rb = bitcast i32 %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fcmpogt_double --block 32 --arg buf:f64x32:random:11:-100:100 --arg buf:f64x32:random:12:-100:100 --arg out=buf:f64x32:zeros
; run: --kernel fcmpogt_double --block 32 --arg buf:f64x32:random:12:-2:2 --arg buf:f64x32:random:13:-2:2 --arg out=buf:f64x32:zeros
define amdgpu_kernel void @fcmpogt_double(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to double
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%y = bitcast i64 %l1 to double
%c = fcmp ogt double %x, %y
%r = select i1 %c, double %y, double %x
%rb = bitcast double %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fcmpueq_double --block 32 --arg buf:f64x32:random:11:-100:100 --arg buf:f64x32:random:12:-100:100 --arg out=buf:f64x32:zeros
; run: --kernel fcmpueq_double --block 32 --arg buf:f64x32:random:12:-2:2 --arg buf:f64x32:random:13:-2:2 --arg out=buf:f64x32:zeros
define amdgpu_kernel void @fcmpueq_double(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to double
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%y = bitcast i64 %l1 to double
%c = fcmp ueq double %x, %y
%r = select i1 %c, double %y, double %x
%rb = bitcast double %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel isclass_double --block 32 --arg buf:f64x32:random:11:-100:100 --arg out=buf:u32x32:zeros
; run: --kernel isclass_double --block 32 --arg buf:f64x32:random:12:-2:2 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @isclass_double(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to double
%c = call i1 @llvm.is.fpclass.f64(double %x, i32 3)
%r = zext i1 %c to i32
%rb = bitcast i32 %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel sitofp_i1_double --block 32 --arg buf:u8x32:random:11 --arg out=buf:f64x32:zeros
; run: --kernel sitofp_i1_double --block 32 --arg buf:u8x32:random:12:0:9 --arg out=buf:f64x32:zeros
define amdgpu_kernel void @sitofp_i1_double(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i8, ptr addrspace(1) %p0, i32 %tid
%l0 = load i8, ptr addrspace(1) %g0
%t0 = trunc i8 %l0 to i1
%a = bitcast i1 %t0 to i1
%r = sitofp i1 %a to double
%rb = bitcast double %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel uitofp_i1_double --block 32 --arg buf:u8x32:random:11 --arg out=buf:f64x32:zeros
; run: --kernel uitofp_i1_double --block 32 --arg buf:u8x32:random:12:0:9 --arg out=buf:f64x32:zeros
define amdgpu_kernel void @uitofp_i1_double(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i8, ptr addrspace(1) %p0, i32 %tid
%l0 = load i8, ptr addrspace(1) %g0
%t0 = trunc i8 %l0 to i1
%a = bitcast i1 %t0 to i1
%r = uitofp i1 %a to double
%rb = bitcast double %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fptosi_i8_double --block 32 --arg buf:f64x32:random:11:-100:100 --arg out=buf:u8x32:zeros
; run: --kernel fptosi_i8_double --block 32 --arg buf:f64x32:random:12:-2:2 --arg out=buf:u8x32:zeros
define amdgpu_kernel void @fptosi_i8_double(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to double
%r = fptosi double %x to i8
%rb = bitcast i8 %r to i8
%go = getelementptr i8, ptr addrspace(1) %out, i32 %tid
store i8 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fptosisat_i8_double --block 32 --arg buf:f64x32:random:11:-100:100 --arg out=buf:u8x32:zeros
; run: --kernel fptosisat_i8_double --block 32 --arg buf:f64x32:random:12:-2:2 --arg out=buf:u8x32:zeros
define amdgpu_kernel void @fptosisat_i8_double(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to double
%r = call i8 @llvm.fptosi.sat.i8.f64(double %x)
%rb = bitcast i8 %r to i8
%go = getelementptr i8, ptr addrspace(1) %out, i32 %tid
store i8 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fptouisat_i8_double --block 32 --arg buf:f64x32:random:11:-100:100 --arg out=buf:u8x32:zeros
; run: --kernel fptouisat_i8_double --block 32 --arg buf:f64x32:random:12:-2:2 --arg out=buf:u8x32:zeros
define amdgpu_kernel void @fptouisat_i8_double(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to double
%r = call i8 @llvm.fptoui.sat.i8.f64(double %x)
%rb = bitcast i8 %r to i8
%go = getelementptr i8, ptr addrspace(1) %out, i32 %tid
store i8 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel sitofp_i64_double --block 32 --arg buf:u32x64:random:11 --arg out=buf:f64x32:zeros
; run: --kernel sitofp_i64_double --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:f64x32:zeros
define amdgpu_kernel void @sitofp_i64_double(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%a = bitcast i64 %l0 to i64
%r = sitofp i64 %a to double
%rb = bitcast double %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel uitofp_i64_double --block 32 --arg buf:u32x64:random:11 --arg out=buf:f64x32:zeros
; run: --kernel uitofp_i64_double --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:f64x32:zeros
define amdgpu_kernel void @uitofp_i64_double(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%a = bitcast i64 %l0 to i64
%r = uitofp i64 %a to double
%rb = bitcast double %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fptosi_i64_double --block 32 --arg buf:f64x32:random:11:-100:100 --arg out=buf:u32x64:zeros
; run: --kernel fptosi_i64_double --block 32 --arg buf:f64x32:random:12:-2:2 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @fptosi_i64_double(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to double
%r = fptosi double %x to i64
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fptosisat_i64_double --block 32 --arg buf:f64x32:random:11:-100:100 --arg out=buf:u32x64:zeros
; run: --kernel fptosisat_i64_double --block 32 --arg buf:f64x32:random:12:-2:2 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @fptosisat_i64_double(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to double
%r = call i64 @llvm.fptosi.sat.i64.f64(double %x)
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fptouisat_i64_double --block 32 --arg buf:f64x32:random:11:-100:100 --arg out=buf:u32x64:zeros
; run: --kernel fptouisat_i64_double --block 32 --arg buf:f64x32:random:12:-2:2 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @fptouisat_i64_double(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to double
%r = call i64 @llvm.fptoui.sat.i64.f64(double %x)
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel sitofp_i128_double --block 32 --arg buf:u32x128:random:11 --arg out=buf:f64x32:zeros
; run: --kernel sitofp_i128_double --block 32 --arg buf:u32x128:random:12:0:9 --arg out=buf:f64x32:zeros
define amdgpu_kernel void @sitofp_i128_double(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%a = bitcast i128 %l0 to i128
%r = sitofp i128 %a to double
%rb = bitcast double %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel uitofp_i128_double --block 32 --arg buf:u32x128:random:11 --arg out=buf:f64x32:zeros
; run: --kernel uitofp_i128_double --block 32 --arg buf:u32x128:random:12:0:9 --arg out=buf:f64x32:zeros
define amdgpu_kernel void @uitofp_i128_double(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%a = bitcast i128 %l0 to i128
%r = uitofp i128 %a to double
%rb = bitcast double %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fadd_bfloat --block 32 --arg buf:u16x32:random:11:15000:17000 --arg buf:u16x32:random:12:15000:17000 --arg out=buf:u8x64:zeros
; run: --kernel fadd_bfloat --block 32 --arg buf:u16x32:random:12:15000:17000 --arg buf:u16x32:random:13:15000:17000 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @fadd_bfloat(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to bfloat
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%l1 = load i16, ptr addrspace(1) %g1
%y = bitcast i16 %l1 to bfloat
%r = fadd bfloat %x, %y
%rb = bitcast bfloat %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fdiv_bfloat --block 32 --arg buf:u16x32:random:11:15000:17000 --arg buf:u16x32:random:12:15000:17000 --arg out=buf:u8x64:zeros
; run: --kernel fdiv_bfloat --block 32 --arg buf:u16x32:random:12:15000:17000 --arg buf:u16x32:random:13:15000:17000 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @fdiv_bfloat(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to bfloat
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%l1 = load i16, ptr addrspace(1) %g1
%y = bitcast i16 %l1 to bfloat
%r = fdiv bfloat %x, %y
%rb = bitcast bfloat %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel floor_bfloat --block 32 --arg buf:u16x32:random:11:15000:17000 --arg out=buf:u8x64:zeros
; run: --kernel floor_bfloat --block 32 --arg buf:u16x32:random:12:15000:17000 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @floor_bfloat(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to bfloat
%r = call bfloat @llvm.floor.bf16(bfloat %x)
%rb = bitcast bfloat %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel rint_bfloat --block 32 --arg buf:u16x32:random:11:15000:17000 --arg out=buf:u8x64:zeros
; run: --kernel rint_bfloat --block 32 --arg buf:u16x32:random:12:15000:17000 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @rint_bfloat(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to bfloat
%r = call bfloat @llvm.rint.bf16(bfloat %x)
%rb = bitcast bfloat %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel round_bfloat --block 32 --arg buf:u16x32:random:11:15000:17000 --arg out=buf:u8x64:zeros
; run: --kernel round_bfloat --block 32 --arg buf:u16x32:random:12:15000:17000 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @round_bfloat(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to bfloat
%r = call bfloat @llvm.round.bf16(bfloat %x)
%rb = bitcast bfloat %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel copysign_bfloat --block 32 --arg buf:u16x32:random:11:15000:17000 --arg buf:u16x32:random:12:15000:17000 --arg out=buf:u8x64:zeros
; run: --kernel copysign_bfloat --block 32 --arg buf:u16x32:random:12:15000:17000 --arg buf:u16x32:random:13:15000:17000 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @copysign_bfloat(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to bfloat
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%l1 = load i16, ptr addrspace(1) %g1
%y = bitcast i16 %l1 to bfloat
%r = call bfloat @llvm.copysign.bf16(bfloat %x, bfloat %y)
%rb = bitcast bfloat %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel maxnum_bfloat --block 32 --arg buf:u16x32:random:11:15000:17000 --arg buf:u16x32:random:12:15000:17000 --arg out=buf:u8x64:zeros
; run: --kernel maxnum_bfloat --block 32 --arg buf:u16x32:random:12:15000:17000 --arg buf:u16x32:random:13:15000:17000 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @maxnum_bfloat(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to bfloat
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%l1 = load i16, ptr addrspace(1) %g1
%y = bitcast i16 %l1 to bfloat
%r = call bfloat @llvm.maxnum.bf16(bfloat %x, bfloat %y)
%rb = bitcast bfloat %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel minimum_bfloat --block 32 --arg buf:u16x32:random:11:15000:17000 --arg buf:u16x32:random:12:15000:17000 --arg out=buf:u8x64:zeros
; run: --kernel minimum_bfloat --block 32 --arg buf:u16x32:random:12:15000:17000 --arg buf:u16x32:random:13:15000:17000 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @minimum_bfloat(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to bfloat
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%l1 = load i16, ptr addrspace(1) %g1
%y = bitcast i16 %l1 to bfloat
%r = call bfloat @llvm.minimum.bf16(bfloat %x, bfloat %y)
%rb = bitcast bfloat %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fma_bfloat --block 32 --arg buf:u16x32:random:11:15000:17000 --arg buf:u16x32:random:12:15000:17000 --arg buf:u16x32:random:13:15000:17000 --arg out=buf:u8x64:zeros
; run: --kernel fma_bfloat --block 32 --arg buf:u16x32:random:12:15000:17000 --arg buf:u16x32:random:13:15000:17000 --arg buf:u16x32:random:14:15000:17000 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @fma_bfloat(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to bfloat
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%l1 = load i16, ptr addrspace(1) %g1
%y = bitcast i16 %l1 to bfloat
%g2 = getelementptr i16, ptr addrspace(1) %p2, i32 %tid
%l2 = load i16, ptr addrspace(1) %g2
%z = bitcast i16 %l2 to bfloat
%r = call bfloat @llvm.fma.bf16(bfloat %x, bfloat %y, bfloat %z)
%rb = bitcast bfloat %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel ldexp_bfloat --block 32 --arg buf:u16x32:random:11:15000:17000 --arg buf:u32x32:random:12 --arg out=buf:u8x64:zeros
; run: --kernel ldexp_bfloat --block 32 --arg buf:u16x32:random:12:15000:17000 --arg buf:u32x32:random:13:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @ldexp_bfloat(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to bfloat
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%l1 = load i32, ptr addrspace(1) %g1
%b = bitcast i32 %l1 to i32
%r = call bfloat @llvm.ldexp.bf16.i32(bfloat %x, i32 %b)
%rb = bitcast bfloat %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel frexpm_bfloat --block 32 --arg buf:u16x32:random:11:15000:17000 --arg out=buf:u8x64:zeros
; run: --kernel frexpm_bfloat --block 32 --arg buf:u16x32:random:12:15000:17000 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @frexpm_bfloat(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to bfloat
%p = call {bfloat, i32} @llvm.frexp.bf16.i32(bfloat %x)
%r = extractvalue {bfloat, i32} %p, 0
%rb = bitcast bfloat %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel frexpe_bfloat --block 32 --arg buf:u16x32:random:11:15000:17000 --arg out=buf:u32x32:zeros
; run: --kernel frexpe_bfloat --block 32 --arg buf:u16x32:random:12:15000:17000 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @frexpe_bfloat(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to bfloat
%p = call {bfloat, i32} @llvm.frexp.bf16.i32(bfloat %x)
%r = extractvalue {bfloat, i32} %p, 1
%rb = bitcast i32 %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fcmpogt_bfloat --block 32 --arg buf:u16x32:random:11:15000:17000 --arg buf:u16x32:random:12:15000:17000 --arg out=buf:u8x64:zeros
; run: --kernel fcmpogt_bfloat --block 32 --arg buf:u16x32:random:12:15000:17000 --arg buf:u16x32:random:13:15000:17000 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @fcmpogt_bfloat(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to bfloat
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%l1 = load i16, ptr addrspace(1) %g1
%y = bitcast i16 %l1 to bfloat
%c = fcmp ogt bfloat %x, %y
%r = select i1 %c, bfloat %y, bfloat %x
%rb = bitcast bfloat %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fcmpueq_bfloat --block 32 --arg buf:u16x32:random:11:15000:17000 --arg buf:u16x32:random:12:15000:17000 --arg out=buf:u8x64:zeros
; run: --kernel fcmpueq_bfloat --block 32 --arg buf:u16x32:random:12:15000:17000 --arg buf:u16x32:random:13:15000:17000 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @fcmpueq_bfloat(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to bfloat
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%l1 = load i16, ptr addrspace(1) %g1
%y = bitcast i16 %l1 to bfloat
%c = fcmp ueq bfloat %x, %y
%r = select i1 %c, bfloat %y, bfloat %x
%rb = bitcast bfloat %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel isclass_bfloat --block 32 --arg buf:u16x32:random:11:15000:17000 --arg out=buf:u32x32:zeros
; run: --kernel isclass_bfloat --block 32 --arg buf:u16x32:random:12:15000:17000 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @isclass_bfloat(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to bfloat
%c = call i1 @llvm.is.fpclass.bf16(bfloat %x, i32 3)
%r = zext i1 %c to i32
%rb = bitcast i32 %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel sitofp_i1_bfloat --block 32 --arg buf:u8x32:random:11 --arg out=buf:u8x64:zeros
; run: --kernel sitofp_i1_bfloat --block 32 --arg buf:u8x32:random:12:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @sitofp_i1_bfloat(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i8, ptr addrspace(1) %p0, i32 %tid
%l0 = load i8, ptr addrspace(1) %g0
%t0 = trunc i8 %l0 to i1
%a = bitcast i1 %t0 to i1
%r = sitofp i1 %a to bfloat
%rb = bitcast bfloat %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel uitofp_i1_bfloat --block 32 --arg buf:u8x32:random:11 --arg out=buf:u8x64:zeros
; run: --kernel uitofp_i1_bfloat --block 32 --arg buf:u8x32:random:12:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @uitofp_i1_bfloat(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i8, ptr addrspace(1) %p0, i32 %tid
%l0 = load i8, ptr addrspace(1) %g0
%t0 = trunc i8 %l0 to i1
%a = bitcast i1 %t0 to i1
%r = uitofp i1 %a to bfloat
%rb = bitcast bfloat %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel sitofp_i64_bfloat --block 32 --arg buf:u32x64:random:11 --arg out=buf:u8x64:zeros
; run: --kernel sitofp_i64_bfloat --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @sitofp_i64_bfloat(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%a = bitcast i64 %l0 to i64
%r = sitofp i64 %a to bfloat
%rb = bitcast bfloat %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel uitofp_i64_bfloat --block 32 --arg buf:u32x64:random:11 --arg out=buf:u8x64:zeros
; run: --kernel uitofp_i64_bfloat --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @uitofp_i64_bfloat(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%a = bitcast i64 %l0 to i64
%r = uitofp i64 %a to bfloat
%rb = bitcast bfloat %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel sitofp_i128_bfloat --block 32 --arg buf:u32x128:random:11 --arg out=buf:u8x64:zeros
; run: --kernel sitofp_i128_bfloat --block 32 --arg buf:u32x128:random:12:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @sitofp_i128_bfloat(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%a = bitcast i128 %l0 to i128
%r = sitofp i128 %a to bfloat
%rb = bitcast bfloat %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel uitofp_i128_bfloat --block 32 --arg buf:u32x128:random:11 --arg out=buf:u8x64:zeros
; run: --kernel uitofp_i128_bfloat --block 32 --arg buf:u32x128:random:12:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @uitofp_i128_bfloat(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%a = bitcast i128 %l0 to i128
%r = uitofp i128 %a to bfloat
%rb = bitcast bfloat %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel sitofp_i1_v2xhalf --block 32 --arg buf:u8x32:random:11 --arg out=buf:f16x64:zeros
; run: --kernel sitofp_i1_v2xhalf --block 32 --arg buf:u8x32:random:12:0:9 --arg out=buf:f16x64:zeros
define amdgpu_kernel void @sitofp_i1_v2xhalf(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i8, ptr addrspace(1) %p0, i32 %tid
%l0 = load i8, ptr addrspace(1) %g0
%t0 = trunc i8 %l0 to i2
%a = bitcast i2 %t0 to <2 x i1>
%r = sitofp <2 x i1> %a to <2 x half>
%rb = bitcast <2 x half> %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel uitofp_i1_v2xhalf --block 32 --arg buf:u8x32:random:11 --arg out=buf:f16x64:zeros
; run: --kernel uitofp_i1_v2xhalf --block 32 --arg buf:u8x32:random:12:0:9 --arg out=buf:f16x64:zeros
define amdgpu_kernel void @uitofp_i1_v2xhalf(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i8, ptr addrspace(1) %p0, i32 %tid
%l0 = load i8, ptr addrspace(1) %g0
%t0 = trunc i8 %l0 to i2
%a = bitcast i2 %t0 to <2 x i1>
%r = uitofp <2 x i1> %a to <2 x half>
%rb = bitcast <2 x half> %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel sitofp_i64_v2xhalf --block 32 --arg buf:u32x128:random:11 --arg out=buf:f16x64:zeros
; run: --kernel sitofp_i64_v2xhalf --block 32 --arg buf:u32x128:random:12:0:9 --arg out=buf:f16x64:zeros
define amdgpu_kernel void @sitofp_i64_v2xhalf(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%a = bitcast i128 %l0 to <2 x i64>
%r = sitofp <2 x i64> %a to <2 x half>
%rb = bitcast <2 x half> %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel uitofp_i64_v2xhalf --block 32 --arg buf:u32x128:random:11 --arg out=buf:f16x64:zeros
; run: --kernel uitofp_i64_v2xhalf --block 32 --arg buf:u32x128:random:12:0:9 --arg out=buf:f16x64:zeros
define amdgpu_kernel void @uitofp_i64_v2xhalf(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%a = bitcast i128 %l0 to <2 x i64>
%r = uitofp <2 x i64> %a to <2 x half>
%rb = bitcast <2 x half> %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel sitofp_i128_v2xhalf --block 32 --arg buf:u32x256:random:11 --arg out=buf:f16x64:zeros
; run: --kernel sitofp_i128_v2xhalf --block 32 --arg buf:u32x256:random:12:0:9 --arg out=buf:f16x64:zeros
define amdgpu_kernel void @sitofp_i128_v2xhalf(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i256, ptr addrspace(1) %p0, i32 %tid
%l0 = load i256, ptr addrspace(1) %g0
%a = bitcast i256 %l0 to <2 x i128>
%r = sitofp <2 x i128> %a to <2 x half>
%rb = bitcast <2 x half> %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel uitofp_i128_v2xhalf --block 32 --arg buf:u32x256:random:11 --arg out=buf:f16x64:zeros
; run: --kernel uitofp_i128_v2xhalf --block 32 --arg buf:u32x256:random:12:0:9 --arg out=buf:f16x64:zeros
define amdgpu_kernel void @uitofp_i128_v2xhalf(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i256, ptr addrspace(1) %p0, i32 %tid
%l0 = load i256, ptr addrspace(1) %g0
%a = bitcast i256 %l0 to <2 x i128>
%r = uitofp <2 x i128> %a to <2 x half>
%rb = bitcast <2 x half> %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fadd_v3xhalf --block 32 --arg buf:f16x128:random:11:-100:100 --arg buf:f16x128:random:12:-100:100 --arg out=buf:f16x128:zeros
; run: --kernel fadd_v3xhalf --block 32 --arg buf:f16x128:random:12:-2:2 --arg buf:f16x128:random:13:-2:2 --arg out=buf:f16x128:zeros
define amdgpu_kernel void @fadd_v3xhalf(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%x = bitcast i48 %t0 to <3 x half>
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i48
%y = bitcast i48 %t1 to <3 x half>
%r = fadd <3 x half> %x, %y
%rb = bitcast <3 x half> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel fdiv_v3xhalf --block 32 --arg buf:f16x128:random:11:-100:100 --arg buf:f16x128:random:12:-100:100 --arg out=buf:f16x128:zeros
; run: --kernel fdiv_v3xhalf --block 32 --arg buf:f16x128:random:12:-2:2 --arg buf:f16x128:random:13:-2:2 --arg out=buf:f16x128:zeros
define amdgpu_kernel void @fdiv_v3xhalf(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%x = bitcast i48 %t0 to <3 x half>
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i48
%y = bitcast i48 %t1 to <3 x half>
%r = fdiv <3 x half> %x, %y
%rb = bitcast <3 x half> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel frem_v3xhalf --block 32 --arg buf:f16x128:random:11:-100:100 --arg buf:f16x128:random:12:-100:100 --arg out=buf:f16x128:zeros
; run: --kernel frem_v3xhalf --block 32 --arg buf:f16x128:random:12:-2:2 --arg buf:f16x128:random:13:-2:2 --arg out=buf:f16x128:zeros
define amdgpu_kernel void @frem_v3xhalf(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%x = bitcast i48 %t0 to <3 x half>
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i48
%y = bitcast i48 %t1 to <3 x half>
%r = frem <3 x half> %x, %y
%rb = bitcast <3 x half> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel floor_v3xhalf --block 32 --arg buf:f16x128:random:11:-100:100 --arg out=buf:f16x128:zeros
; run: --kernel floor_v3xhalf --block 32 --arg buf:f16x128:random:12:-2:2 --arg out=buf:f16x128:zeros
define amdgpu_kernel void @floor_v3xhalf(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%x = bitcast i48 %t0 to <3 x half>
%r = call <3 x half> @llvm.floor.v3f16(<3 x half> %x)
%rb = bitcast <3 x half> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel rint_v3xhalf --block 32 --arg buf:f16x128:random:11:-100:100 --arg out=buf:f16x128:zeros
; run: --kernel rint_v3xhalf --block 32 --arg buf:f16x128:random:12:-2:2 --arg out=buf:f16x128:zeros
define amdgpu_kernel void @rint_v3xhalf(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%x = bitcast i48 %t0 to <3 x half>
%r = call <3 x half> @llvm.rint.v3f16(<3 x half> %x)
%rb = bitcast <3 x half> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel round_v3xhalf --block 32 --arg buf:f16x128:random:11:-100:100 --arg out=buf:f16x128:zeros
; run: --kernel round_v3xhalf --block 32 --arg buf:f16x128:random:12:-2:2 --arg out=buf:f16x128:zeros
define amdgpu_kernel void @round_v3xhalf(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%x = bitcast i48 %t0 to <3 x half>
%r = call <3 x half> @llvm.round.v3f16(<3 x half> %x)
%rb = bitcast <3 x half> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel copysign_v3xhalf --block 32 --arg buf:f16x128:random:11:-100:100 --arg buf:f16x128:random:12:-100:100 --arg out=buf:f16x128:zeros
; run: --kernel copysign_v3xhalf --block 32 --arg buf:f16x128:random:12:-2:2 --arg buf:f16x128:random:13:-2:2 --arg out=buf:f16x128:zeros
define amdgpu_kernel void @copysign_v3xhalf(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%x = bitcast i48 %t0 to <3 x half>
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i48
%y = bitcast i48 %t1 to <3 x half>
%r = call <3 x half> @llvm.copysign.v3f16(<3 x half> %x, <3 x half> %y)
%rb = bitcast <3 x half> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel maxnum_v3xhalf --block 32 --arg buf:f16x128:random:11:-100:100 --arg buf:f16x128:random:12:-100:100 --arg out=buf:f16x128:zeros
; run: --kernel maxnum_v3xhalf --block 32 --arg buf:f16x128:random:12:-2:2 --arg buf:f16x128:random:13:-2:2 --arg out=buf:f16x128:zeros
define amdgpu_kernel void @maxnum_v3xhalf(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%x = bitcast i48 %t0 to <3 x half>
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i48
%y = bitcast i48 %t1 to <3 x half>
%r = call <3 x half> @llvm.maxnum.v3f16(<3 x half> %x, <3 x half> %y)
%rb = bitcast <3 x half> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel minimum_v3xhalf --block 32 --arg buf:f16x128:random:11:-100:100 --arg buf:f16x128:random:12:-100:100 --arg out=buf:f16x128:zeros
; run: --kernel minimum_v3xhalf --block 32 --arg buf:f16x128:random:12:-2:2 --arg buf:f16x128:random:13:-2:2 --arg out=buf:f16x128:zeros
define amdgpu_kernel void @minimum_v3xhalf(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%x = bitcast i48 %t0 to <3 x half>
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i48
%y = bitcast i48 %t1 to <3 x half>
%r = call <3 x half> @llvm.minimum.v3f16(<3 x half> %x, <3 x half> %y)
%rb = bitcast <3 x half> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel fma_v3xhalf --block 32 --arg buf:f16x128:random:11:-100:100 --arg buf:f16x128:random:12:-100:100 --arg buf:f16x128:random:13:-100:100 --arg out=buf:f16x128:zeros
; run: --kernel fma_v3xhalf --block 32 --arg buf:f16x128:random:12:-2:2 --arg buf:f16x128:random:13:-2:2 --arg buf:f16x128:random:14:-2:2 --arg out=buf:f16x128:zeros
define amdgpu_kernel void @fma_v3xhalf(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%x = bitcast i48 %t0 to <3 x half>
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i48
%y = bitcast i48 %t1 to <3 x half>
%g2 = getelementptr i64, ptr addrspace(1) %p2, i32 %tid
%l2 = load i64, ptr addrspace(1) %g2
%t2 = trunc i64 %l2 to i48
%z = bitcast i48 %t2 to <3 x half>
%r = call <3 x half> @llvm.fma.v3f16(<3 x half> %x, <3 x half> %y, <3 x half> %z)
%rb = bitcast <3 x half> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel ldexp_v3xhalf --block 32 --arg buf:f16x128:random:11:-100:100 --arg buf:u32x128:random:12 --arg out=buf:f16x128:zeros
; run: --kernel ldexp_v3xhalf --block 32 --arg buf:f16x128:random:12:-2:2 --arg buf:u32x128:random:13:0:9 --arg out=buf:f16x128:zeros
define amdgpu_kernel void @ldexp_v3xhalf(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%x = bitcast i48 %t0 to <3 x half>
%g1 = getelementptr i128, ptr addrspace(1) %p1, i32 %tid
%l1 = load i128, ptr addrspace(1) %g1
%t1 = trunc i128 %l1 to i96
%b = bitcast i96 %t1 to <3 x i32>
%r = call <3 x half> @llvm.ldexp.v3f16.v3i32(<3 x half> %x, <3 x i32> %b)
%rb = bitcast <3 x half> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel frexpm_v3xhalf --block 32 --arg buf:f16x128:random:11:-100:100 --arg out=buf:f16x128:zeros
; run: --kernel frexpm_v3xhalf --block 32 --arg buf:f16x128:random:12:-2:2 --arg out=buf:f16x128:zeros
define amdgpu_kernel void @frexpm_v3xhalf(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%x = bitcast i48 %t0 to <3 x half>
%p = call {<3 x half>, <3 x i32>} @llvm.frexp.v3f16.v3i32(<3 x half> %x)
%r = extractvalue {<3 x half>, <3 x i32>} %p, 0
%rb = bitcast <3 x half> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel frexpe_v3xhalf --block 32 --arg buf:f16x128:random:11:-100:100 --arg out=buf:u32x128:zeros
; run: --kernel frexpe_v3xhalf --block 32 --arg buf:f16x128:random:12:-2:2 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @frexpe_v3xhalf(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%x = bitcast i48 %t0 to <3 x half>
%p = call {<3 x half>, <3 x i32>} @llvm.frexp.v3f16.v3i32(<3 x half> %x)
%r = extractvalue {<3 x half>, <3 x i32>} %p, 1
%rb = bitcast <3 x i32> %r to i96
%rz = zext i96 %rb to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel fcmpogt_v3xhalf --block 32 --arg buf:f16x128:random:11:-100:100 --arg buf:f16x128:random:12:-100:100 --arg out=buf:f16x128:zeros
; run: --kernel fcmpogt_v3xhalf --block 32 --arg buf:f16x128:random:12:-2:2 --arg buf:f16x128:random:13:-2:2 --arg out=buf:f16x128:zeros
define amdgpu_kernel void @fcmpogt_v3xhalf(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%x = bitcast i48 %t0 to <3 x half>
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i48
%y = bitcast i48 %t1 to <3 x half>
%c = fcmp ogt <3 x half> %x, %y
%r = select <3 x i1> %c, <3 x half> %y, <3 x half> %x
%rb = bitcast <3 x half> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel fcmpueq_v3xhalf --block 32 --arg buf:f16x128:random:11:-100:100 --arg buf:f16x128:random:12:-100:100 --arg out=buf:f16x128:zeros
; run: --kernel fcmpueq_v3xhalf --block 32 --arg buf:f16x128:random:12:-2:2 --arg buf:f16x128:random:13:-2:2 --arg out=buf:f16x128:zeros
define amdgpu_kernel void @fcmpueq_v3xhalf(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%x = bitcast i48 %t0 to <3 x half>
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%l1 = load i64, ptr addrspace(1) %g1
%t1 = trunc i64 %l1 to i48
%y = bitcast i48 %t1 to <3 x half>
%c = fcmp ueq <3 x half> %x, %y
%r = select <3 x i1> %c, <3 x half> %y, <3 x half> %x
%rb = bitcast <3 x half> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel isclass_v3xhalf --block 32 --arg buf:f16x128:random:11:-100:100 --arg out=buf:u32x128:zeros
; run: --kernel isclass_v3xhalf --block 32 --arg buf:f16x128:random:12:-2:2 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @isclass_v3xhalf(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%x = bitcast i48 %t0 to <3 x half>
%c = call <3 x i1> @llvm.is.fpclass.v3f16(<3 x half> %x, i32 3)
%r = zext <3 x i1> %c to <3 x i32>
%rb = bitcast <3 x i32> %r to i96
%rz = zext i96 %rb to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel fptosi_i8_v2xfloat --block 32 --arg buf:f32x64:random:11:-100:100 --arg out=buf:u8x64:zeros
; run: --kernel fptosi_i8_v2xfloat --block 32 --arg buf:f32x64:random:12:-2:2 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @fptosi_i8_v2xfloat(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to <2 x float>
%r = fptosi <2 x float> %x to <2 x i8>
%rb = bitcast <2 x i8> %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fptosisat_i8_v2xfloat --block 32 --arg buf:f32x64:random:11:-100:100 --arg out=buf:u8x64:zeros
; run: --kernel fptosisat_i8_v2xfloat --block 32 --arg buf:f32x64:random:12:-2:2 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @fptosisat_i8_v2xfloat(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to <2 x float>
%r = call <2 x i8> @llvm.fptosi.sat.v2i8.v2f32(<2 x float> %x)
%rb = bitcast <2 x i8> %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fptouisat_i8_v2xfloat --block 32 --arg buf:f32x64:random:11:-100:100 --arg out=buf:u8x64:zeros
; run: --kernel fptouisat_i8_v2xfloat --block 32 --arg buf:f32x64:random:12:-2:2 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @fptouisat_i8_v2xfloat(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to <2 x float>
%r = call <2 x i8> @llvm.fptoui.sat.v2i8.v2f32(<2 x float> %x)
%rb = bitcast <2 x i8> %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fptosi_i64_v2xfloat --block 32 --arg buf:f32x64:random:11:-100:100 --arg out=buf:u32x128:zeros
; run: --kernel fptosi_i64_v2xfloat --block 32 --arg buf:f32x64:random:12:-2:2 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @fptosi_i64_v2xfloat(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to <2 x float>
%r = fptosi <2 x float> %x to <2 x i64>
%rb = bitcast <2 x i64> %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fptosisat_i64_v2xfloat --block 32 --arg buf:f32x64:random:11:-100:100 --arg out=buf:u32x128:zeros
; run: --kernel fptosisat_i64_v2xfloat --block 32 --arg buf:f32x64:random:12:-2:2 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @fptosisat_i64_v2xfloat(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to <2 x float>
%r = call <2 x i64> @llvm.fptosi.sat.v2i64.v2f32(<2 x float> %x)
%rb = bitcast <2 x i64> %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fptouisat_i64_v2xfloat --block 32 --arg buf:f32x64:random:11:-100:100 --arg out=buf:u32x128:zeros
; run: --kernel fptouisat_i64_v2xfloat --block 32 --arg buf:f32x64:random:12:-2:2 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @fptouisat_i64_v2xfloat(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to <2 x float>
%r = call <2 x i64> @llvm.fptoui.sat.v2i64.v2f32(<2 x float> %x)
%rb = bitcast <2 x i64> %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel ee_v4xi8 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u8x32:zeros
; run: --kernel ee_v4xi8 --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u8x32:zeros
define amdgpu_kernel void @ee_v4xi8(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%x = bitcast i32 %l0 to <4 x i8>
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%l1 = load i32, ptr addrspace(1) %g1
%b = bitcast i32 %l1 to i32
%i = urem i32 %b, 4
%r = extractelement <4 x i8> %x, i32 %i
%rb = bitcast i8 %r to i8
%go = getelementptr i8, ptr addrspace(1) %out, i32 %tid
store i8 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel ie_v4xi8 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg buf:u8x32:random:13 --arg out=buf:u32x32:zeros
; run: --kernel ie_v4xi8 --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg buf:u8x32:random:14:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @ie_v4xi8(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%x = bitcast i32 %l0 to <4 x i8>
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%l1 = load i32, ptr addrspace(1) %g1
%b = bitcast i32 %l1 to i32
%g2 = getelementptr i8, ptr addrspace(1) %p2, i32 %tid
%l2 = load i8, ptr addrspace(1) %g2
%y = bitcast i8 %l2 to i8
%i = urem i32 %b, 4
%r = insertelement <4 x i8> %x, i8 %y, i32 %i
%rb = bitcast <4 x i8> %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel shuf_v4xi8 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel shuf_v4xi8 --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @shuf_v4xi8(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%x = bitcast i32 %l0 to <4 x i8>
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%l1 = load i32, ptr addrspace(1) %g1
%y = bitcast i32 %l1 to <4 x i8>
%r = shufflevector <4 x i8> %x, <4 x i8> %y, <4 x i32> <i32 7, i32 4, i32 1, i32 6>
%rb = bitcast <4 x i8> %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel redmul_v8xi8 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u8x32:zeros
; run: --kernel redmul_v8xi8 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u8x32:zeros
define amdgpu_kernel void @redmul_v8xi8(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to <8 x i8>
%r = call i8 @llvm.vector.reduce.mul.v8i8(<8 x i8> %x)
%rb = bitcast i8 %r to i8
%go = getelementptr i8, ptr addrspace(1) %out, i32 %tid
store i8 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel redxor_v8xi8 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u8x32:zeros
; run: --kernel redxor_v8xi8 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u8x32:zeros
define amdgpu_kernel void @redxor_v8xi8(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to <8 x i8>
%r = call i8 @llvm.vector.reduce.xor.v8i8(<8 x i8> %x)
%rb = bitcast i8 %r to i8
%go = getelementptr i8, ptr addrspace(1) %out, i32 %tid
store i8 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel redsmax_v8xi8 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u8x32:zeros
; run: --kernel redsmax_v8xi8 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u8x32:zeros
define amdgpu_kernel void @redsmax_v8xi8(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to <8 x i8>
%r = call i8 @llvm.vector.reduce.smax.v8i8(<8 x i8> %x)
%rb = bitcast i8 %r to i8
%go = getelementptr i8, ptr addrspace(1) %out, i32 %tid
store i8 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel redmul_v4xi16 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u8x64:zeros
; run: --kernel redmul_v4xi16 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @redmul_v4xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to <4 x i16>
%r = call i16 @llvm.vector.reduce.mul.v4i16(<4 x i16> %x)
%rb = bitcast i16 %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel redxor_v4xi16 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u8x64:zeros
; run: --kernel redxor_v4xi16 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @redxor_v4xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to <4 x i16>
%r = call i16 @llvm.vector.reduce.xor.v4i16(<4 x i16> %x)
%rb = bitcast i16 %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel redsmax_v4xi16 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u8x64:zeros
; run: --kernel redsmax_v4xi16 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @redsmax_v4xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to <4 x i16>
%r = call i16 @llvm.vector.reduce.smax.v4i16(<4 x i16> %x)
%rb = bitcast i16 %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel ee_v8xi16 --block 32 --arg buf:u32x128:random:11 --arg buf:u32x32:random:12 --arg out=buf:u8x64:zeros
; run: --kernel ee_v8xi16 --block 32 --arg buf:u32x128:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @ee_v8xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%x = bitcast i128 %l0 to <8 x i16>
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%l1 = load i32, ptr addrspace(1) %g1
%b = bitcast i32 %l1 to i32
%i = urem i32 %b, 8
%r = extractelement <8 x i16> %x, i32 %i
%rb = bitcast i16 %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel ie_v8xi16 --block 32 --arg buf:u32x128:random:11 --arg buf:u32x32:random:12 --arg buf:u8x64:random:13 --arg out=buf:u32x128:zeros
; run: --kernel ie_v8xi16 --block 32 --arg buf:u32x128:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg buf:u8x64:random:14:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @ie_v8xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%x = bitcast i128 %l0 to <8 x i16>
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%l1 = load i32, ptr addrspace(1) %g1
%b = bitcast i32 %l1 to i32
%g2 = getelementptr i16, ptr addrspace(1) %p2, i32 %tid
%l2 = load i16, ptr addrspace(1) %g2
%y = bitcast i16 %l2 to i16
%i = urem i32 %b, 8
%r = insertelement <8 x i16> %x, i16 %y, i32 %i
%rb = bitcast <8 x i16> %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel shuf_v8xi16 --block 32 --arg buf:u32x128:random:11 --arg buf:u32x128:random:12 --arg out=buf:u32x128:zeros
; run: --kernel shuf_v8xi16 --block 32 --arg buf:u32x128:random:12:0:9 --arg buf:u32x128:random:13:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @shuf_v8xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%x = bitcast i128 %l0 to <8 x i16>
%g1 = getelementptr i128, ptr addrspace(1) %p1, i32 %tid
%l1 = load i128, ptr addrspace(1) %g1
%y = bitcast i128 %l1 to <8 x i16>
%r = shufflevector <8 x i16> %x, <8 x i16> %y, <8 x i32> <i32 15, i32 12, i32 9, i32 6, i32 3, i32 0, i32 13, i32 10>
%rb = bitcast <8 x i16> %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel redmul_v4xi32 --block 32 --arg buf:u32x128:random:11 --arg out=buf:u32x32:zeros
; run: --kernel redmul_v4xi32 --block 32 --arg buf:u32x128:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @redmul_v4xi32(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%x = bitcast i128 %l0 to <4 x i32>
%r = call i32 @llvm.vector.reduce.mul.v4i32(<4 x i32> %x)
%rb = bitcast i32 %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel redxor_v4xi32 --block 32 --arg buf:u32x128:random:11 --arg out=buf:u32x32:zeros
; run: --kernel redxor_v4xi32 --block 32 --arg buf:u32x128:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @redxor_v4xi32(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%x = bitcast i128 %l0 to <4 x i32>
%r = call i32 @llvm.vector.reduce.xor.v4i32(<4 x i32> %x)
%rb = bitcast i32 %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel redsmax_v4xi32 --block 32 --arg buf:u32x128:random:11 --arg out=buf:u32x32:zeros
; run: --kernel redsmax_v4xi32 --block 32 --arg buf:u32x128:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @redsmax_v4xi32(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%x = bitcast i128 %l0 to <4 x i32>
%r = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %x)
%rb = bitcast i32 %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel ee_v4xi64 --block 32 --arg buf:u32x256:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x64:zeros
; run: --kernel ee_v4xi64 --block 32 --arg buf:u32x256:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @ee_v4xi64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i256, ptr addrspace(1) %p0, i32 %tid
%l0 = load i256, ptr addrspace(1) %g0
%x = bitcast i256 %l0 to <4 x i64>
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%l1 = load i32, ptr addrspace(1) %g1
%b = bitcast i32 %l1 to i32
%i = urem i32 %b, 4
%r = extractelement <4 x i64> %x, i32 %i
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel ie_v4xi64 --block 32 --arg buf:u32x256:random:11 --arg buf:u32x32:random:12 --arg buf:u32x64:random:13 --arg out=buf:u32x256:zeros
; run: --kernel ie_v4xi64 --block 32 --arg buf:u32x256:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg buf:u32x64:random:14:0:9 --arg out=buf:u32x256:zeros
define amdgpu_kernel void @ie_v4xi64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i256, ptr addrspace(1) %p0, i32 %tid
%l0 = load i256, ptr addrspace(1) %g0
%x = bitcast i256 %l0 to <4 x i64>
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%l1 = load i32, ptr addrspace(1) %g1
%b = bitcast i32 %l1 to i32
%g2 = getelementptr i64, ptr addrspace(1) %p2, i32 %tid
%l2 = load i64, ptr addrspace(1) %g2
%y = bitcast i64 %l2 to i64
%i = urem i32 %b, 4
%r = insertelement <4 x i64> %x, i64 %y, i32 %i
%rb = bitcast <4 x i64> %r to i256
%go = getelementptr i256, ptr addrspace(1) %out, i32 %tid
store i256 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel shuf_v4xi64 --block 32 --arg buf:u32x256:random:11 --arg buf:u32x256:random:12 --arg out=buf:u32x256:zeros
; run: --kernel shuf_v4xi64 --block 32 --arg buf:u32x256:random:12:0:9 --arg buf:u32x256:random:13:0:9 --arg out=buf:u32x256:zeros
define amdgpu_kernel void @shuf_v4xi64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i256, ptr addrspace(1) %p0, i32 %tid
%l0 = load i256, ptr addrspace(1) %g0
%x = bitcast i256 %l0 to <4 x i64>
%g1 = getelementptr i256, ptr addrspace(1) %p1, i32 %tid
%l1 = load i256, ptr addrspace(1) %g1
%y = bitcast i256 %l1 to <4 x i64>
%r = shufflevector <4 x i64> %x, <4 x i64> %y, <4 x i32> <i32 7, i32 4, i32 1, i32 6>
%rb = bitcast <4 x i64> %r to i256
%go = getelementptr i256, ptr addrspace(1) %out, i32 %tid
store i256 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel ee_v2xi128 --block 32 --arg buf:u32x256:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x128:zeros
; run: --kernel ee_v2xi128 --block 32 --arg buf:u32x256:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @ee_v2xi128(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i256, ptr addrspace(1) %p0, i32 %tid
%l0 = load i256, ptr addrspace(1) %g0
%x = bitcast i256 %l0 to <2 x i128>
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%l1 = load i32, ptr addrspace(1) %g1
%b = bitcast i32 %l1 to i32
%i = urem i32 %b, 2
%r = extractelement <2 x i128> %x, i32 %i
%rb = bitcast i128 %r to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel ie_v2xi128 --block 32 --arg buf:u32x256:random:11 --arg buf:u32x32:random:12 --arg buf:u32x128:random:13 --arg out=buf:u32x256:zeros
; run: --kernel ie_v2xi128 --block 32 --arg buf:u32x256:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg buf:u32x128:random:14:0:9 --arg out=buf:u32x256:zeros
define amdgpu_kernel void @ie_v2xi128(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i256, ptr addrspace(1) %p0, i32 %tid
%l0 = load i256, ptr addrspace(1) %g0
%x = bitcast i256 %l0 to <2 x i128>
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%l1 = load i32, ptr addrspace(1) %g1
%b = bitcast i32 %l1 to i32
%g2 = getelementptr i128, ptr addrspace(1) %p2, i32 %tid
%l2 = load i128, ptr addrspace(1) %g2
%y = bitcast i128 %l2 to i128
%i = urem i32 %b, 2
%r = insertelement <2 x i128> %x, i128 %y, i32 %i
%rb = bitcast <2 x i128> %r to i256
%go = getelementptr i256, ptr addrspace(1) %out, i32 %tid
store i256 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel shuf_v2xi128 --block 32 --arg buf:u32x256:random:11 --arg buf:u32x256:random:12 --arg out=buf:u32x256:zeros
; run: --kernel shuf_v2xi128 --block 32 --arg buf:u32x256:random:12:0:9 --arg buf:u32x256:random:13:0:9 --arg out=buf:u32x256:zeros
define amdgpu_kernel void @shuf_v2xi128(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i256, ptr addrspace(1) %p0, i32 %tid
%l0 = load i256, ptr addrspace(1) %g0
%x = bitcast i256 %l0 to <2 x i128>
%g1 = getelementptr i256, ptr addrspace(1) %p1, i32 %tid
%l1 = load i256, ptr addrspace(1) %g1
%y = bitcast i256 %l1 to <2 x i128>
%r = shufflevector <2 x i128> %x, <2 x i128> %y, <2 x i32> <i32 3, i32 0>
%rb = bitcast <2 x i128> %r to i256
%go = getelementptr i256, ptr addrspace(1) %out, i32 %tid
store i256 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel ee_v5xi16 --block 32 --arg buf:u32x128:random:11 --arg buf:u32x32:random:12 --arg out=buf:u8x64:zeros
; run: --kernel ee_v5xi16 --block 32 --arg buf:u32x128:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @ee_v5xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%t0 = trunc i128 %l0 to i80
%x = bitcast i80 %t0 to <5 x i16>
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%l1 = load i32, ptr addrspace(1) %g1
%b = bitcast i32 %l1 to i32
%i = urem i32 %b, 5
%r = extractelement <5 x i16> %x, i32 %i
%rb = bitcast i16 %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel ie_v5xi16 --block 32 --arg buf:u32x128:random:11 --arg buf:u32x32:random:12 --arg buf:u8x64:random:13 --arg out=buf:u32x128:zeros
; run: --kernel ie_v5xi16 --block 32 --arg buf:u32x128:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg buf:u8x64:random:14:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @ie_v5xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%t0 = trunc i128 %l0 to i80
%x = bitcast i80 %t0 to <5 x i16>
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%l1 = load i32, ptr addrspace(1) %g1
%b = bitcast i32 %l1 to i32
%g2 = getelementptr i16, ptr addrspace(1) %p2, i32 %tid
%l2 = load i16, ptr addrspace(1) %g2
%y = bitcast i16 %l2 to i16
%i = urem i32 %b, 5
%r = insertelement <5 x i16> %x, i16 %y, i32 %i
%rb = bitcast <5 x i16> %r to i80
%rz = zext i80 %rb to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel shuf_v5xi16 --block 32 --arg buf:u32x128:random:11 --arg buf:u32x128:random:12 --arg out=buf:u32x128:zeros
; run: --kernel shuf_v5xi16 --block 32 --arg buf:u32x128:random:12:0:9 --arg buf:u32x128:random:13:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @shuf_v5xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i128, ptr addrspace(1) %p0, i32 %tid
%l0 = load i128, ptr addrspace(1) %g0
%t0 = trunc i128 %l0 to i80
%x = bitcast i80 %t0 to <5 x i16>
%g1 = getelementptr i128, ptr addrspace(1) %p1, i32 %tid
%l1 = load i128, ptr addrspace(1) %g1
%t1 = trunc i128 %l1 to i80
%y = bitcast i80 %t1 to <5 x i16>
%r = shufflevector <5 x i16> %x, <5 x i16> %y, <5 x i32> <i32 9, i32 6, i32 3, i32 0, i32 7>
%rb = bitcast <5 x i16> %r to i80
%rz = zext i80 %rb to i128
%go = getelementptr i128, ptr addrspace(1) %out, i32 %tid
store i128 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel bits_8 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u8x32:zeros
; run: --kernel bits_8 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u8x32:zeros
define amdgpu_kernel void @bits_8(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to <8 x i8>
%q = icmp sgt <8 x i8> %x, zeroinitializer
%r = bitcast <8 x i1> %q to i8
%rb = bitcast i8 %r to i8
%go = getelementptr i8, ptr addrspace(1) %out, i32 %tid
store i8 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel ee1_8 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel ee1_8 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @ee1_8(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to <8 x i8>
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%l1 = load i32, ptr addrspace(1) %g1
%b = bitcast i32 %l1 to i32
%q = icmp sgt <8 x i8> %x, zeroinitializer
%i = urem i32 %b, 8
%e = extractelement <8 x i1> %q, i32 %i
%r = zext i1 %e to i32
%rb = bitcast i32 %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fptrunc_float_half --block 32 --arg buf:f32x32:random:11:-100:100 --arg out=buf:f16x32:zeros
; run: --kernel fptrunc_float_half --block 32 --arg buf:f32x32:random:12:-2:2 --arg out=buf:f16x32:zeros
define amdgpu_kernel void @fptrunc_float_half(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%x = bitcast i32 %l0 to float
%r = fptrunc float %x to half
%rb = bitcast half %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fptrunc_double_half --block 32 --arg buf:f64x32:random:11:-100:100 --arg out=buf:f16x32:zeros
; run: --kernel fptrunc_double_half --block 32 --arg buf:f64x32:random:12:-2:2 --arg out=buf:f16x32:zeros
define amdgpu_kernel void @fptrunc_double_half(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to double
%r = fptrunc double %x to half
%rb = bitcast half %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fpext_bfloat_float --block 32 --arg buf:u16x32:random:11:15000:17000 --arg out=buf:f32x32:zeros
; run: --kernel fpext_bfloat_float --block 32 --arg buf:u16x32:random:12:15000:17000 --arg out=buf:f32x32:zeros
define amdgpu_kernel void @fpext_bfloat_float(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to bfloat
%r = fpext bfloat %x to float
%rb = bitcast float %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fptrunc_float_bfloat --block 32 --arg buf:f32x32:random:11:-100:100 --arg out=buf:u8x64:zeros
; run: --kernel fptrunc_float_bfloat --block 32 --arg buf:f32x32:random:12:-2:2 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @fptrunc_float_bfloat(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%x = bitcast i32 %l0 to float
%r = fptrunc float %x to bfloat
%rb = bitcast bfloat %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fpext_bfloat_double --block 32 --arg buf:u16x32:random:11:15000:17000 --arg out=buf:f64x32:zeros
; run: --kernel fpext_bfloat_double --block 32 --arg buf:u16x32:random:12:15000:17000 --arg out=buf:f64x32:zeros
define amdgpu_kernel void @fpext_bfloat_double(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%l0 = load i16, ptr addrspace(1) %g0
%x = bitcast i16 %l0 to bfloat
%r = fpext bfloat %x to double
%rb = bitcast double %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fptrunc_double_bfloat --block 32 --arg buf:f64x32:random:11:-100:100 --arg out=buf:u8x64:zeros
; run: --kernel fptrunc_double_bfloat --block 32 --arg buf:f64x32:random:12:-2:2 --arg out=buf:u8x64:zeros
define amdgpu_kernel void @fptrunc_double_bfloat(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to double
%r = fptrunc double %x to bfloat
%rb = bitcast bfloat %r to i16
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel fptrunc_double_float --block 32 --arg buf:f64x32:random:11:-100:100 --arg out=buf:f32x32:zeros
; run: --kernel fptrunc_double_float --block 32 --arg buf:f64x32:random:12:-2:2 --arg out=buf:f32x32:zeros
define amdgpu_kernel void @fptrunc_double_float(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to double
%r = fptrunc double %x to float
%rb = bitcast float %r to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel bc_v8xi8_i64 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x64:zeros
; run: --kernel bc_v8xi8_i64 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @bc_v8xi8_i64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%x = bitcast i64 %l0 to <8 x i8>
%r = bitcast <8 x i8> %x to i64
%rb = bitcast i64 %r to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rb, ptr addrspace(1) %go
ret void
}

; run: --kernel bc_v3xi8_i24 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel bc_v3xi8_i24 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @bc_v3xi8_i24(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%t0 = trunc i32 %l0 to i24
%x = bitcast i24 %t0 to <3 x i8>
%r = bitcast <3 x i8> %x to i24
%rb = bitcast i24 %r to i24
%rz = zext i24 %rb to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel bc_i24_v3xi8 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel bc_i24_v3xi8 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @bc_i24_v3xi8(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%l0 = load i32, ptr addrspace(1) %g0
%t0 = trunc i32 %l0 to i24
%x = bitcast i24 %t0 to i24
%r = bitcast i24 %x to <3 x i8>
%rb = bitcast <3 x i8> %r to i24
%rz = zext i24 %rb to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel bc_v3xi16_i48 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x64:zeros
; run: --kernel bc_v3xi16_i48 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @bc_v3xi16_i48(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%x = bitcast i48 %t0 to <3 x i16>
%r = bitcast <3 x i16> %x to i48
%rb = bitcast i48 %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

; run: --kernel bc_v6xi8_v3xi16 --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x64:zeros
; run: --kernel bc_v6xi8_v3xi16 --block 32 --arg buf:u32x64:random:12:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @bc_v6xi8_v3xi16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%l0 = load i64, ptr addrspace(1) %g0
%t0 = trunc i64 %l0 to i48
%x = bitcast i48 %t0 to <6 x i8>
%r = bitcast <6 x i8> %x to <3 x i16>
%rb = bitcast <3 x i16> %r to i48
%rz = zext i48 %rb to i64
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %rz, ptr addrspace(1) %go
ret void
}

declare <2 x i16> @llvm.abs.v2i16(<2 x i16>, i1)
declare <2 x i16> @llvm.bitreverse.v2i16(<2 x i16>)
declare <2 x i16> @llvm.bswap.v2i16(<2 x i16>)
declare <2 x i16> @llvm.ctlz.v2i16(<2 x i16>, i1)
declare <2 x i16> @llvm.ctpop.v2i16(<2 x i16>)
declare <2 x i16> @llvm.cttz.v2i16(<2 x i16>, i1)
declare <2 x i16> @llvm.fshl.v2i16(<2 x i16>, <2 x i16>, <2 x i16>)
declare <2 x i16> @llvm.fshr.v2i16(<2 x i16>, <2 x i16>, <2 x i16>)
declare <2 x i16> @llvm.smax.v2i16(<2 x i16>, <2 x i16>)
declare <2 x i16> @llvm.ssub.sat.v2i16(<2 x i16>, <2 x i16>)
declare <2 x i16> @llvm.uadd.sat.v2i16(<2 x i16>, <2 x i16>)
declare <2 x i16> @llvm.ucmp.v2i16.v2i16(<2 x i16>, <2 x i16>)
declare <2 x i64> @llvm.fptosi.sat.v2i64.v2f32(<2 x float>)
declare <2 x i64> @llvm.fptoui.sat.v2i64.v2f32(<2 x float>)
declare <2 x i8> @llvm.fptosi.sat.v2i8.v2f32(<2 x float>)
declare <2 x i8> @llvm.fptoui.sat.v2i8.v2f32(<2 x float>)
declare <3 x half> @llvm.copysign.v3f16(<3 x half>, <3 x half>)
declare <3 x half> @llvm.floor.v3f16(<3 x half>)
declare <3 x half> @llvm.fma.v3f16(<3 x half>, <3 x half>, <3 x half>)
declare <3 x half> @llvm.ldexp.v3f16.v3i32(<3 x half>, <3 x i32>)
declare <3 x half> @llvm.maxnum.v3f16(<3 x half>, <3 x half>)
declare <3 x half> @llvm.minimum.v3f16(<3 x half>, <3 x half>)
declare <3 x half> @llvm.rint.v3f16(<3 x half>)
declare <3 x half> @llvm.round.v3f16(<3 x half>)
declare <3 x i16> @llvm.abs.v3i16(<3 x i16>, i1)
declare <3 x i16> @llvm.bitreverse.v3i16(<3 x i16>)
declare <3 x i16> @llvm.bswap.v3i16(<3 x i16>)
declare <3 x i16> @llvm.ctlz.v3i16(<3 x i16>, i1)
declare <3 x i16> @llvm.ctpop.v3i16(<3 x i16>)
declare <3 x i16> @llvm.cttz.v3i16(<3 x i16>, i1)
declare <3 x i16> @llvm.fshl.v3i16(<3 x i16>, <3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.fshr.v3i16(<3 x i16>, <3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.smax.v3i16(<3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.ssub.sat.v3i16(<3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.uadd.sat.v3i16(<3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.ucmp.v3i16.v3i16(<3 x i16>, <3 x i16>)
declare <3 x i1> @llvm.is.fpclass.v3f16(<3 x half>, i32)
declare bfloat @llvm.copysign.bf16(bfloat, bfloat)
declare bfloat @llvm.floor.bf16(bfloat)
declare bfloat @llvm.fma.bf16(bfloat, bfloat, bfloat)
declare bfloat @llvm.ldexp.bf16.i32(bfloat, i32)
declare bfloat @llvm.maxnum.bf16(bfloat, bfloat)
declare bfloat @llvm.minimum.bf16(bfloat, bfloat)
declare bfloat @llvm.rint.bf16(bfloat)
declare bfloat @llvm.round.bf16(bfloat)
declare double @llvm.copysign.f64(double, double)
declare double @llvm.floor.f64(double)
declare double @llvm.fma.f64(double, double, double)
declare double @llvm.ldexp.f64.i32(double, i32)
declare double @llvm.maxnum.f64(double, double)
declare double @llvm.minimum.f64(double, double)
declare double @llvm.rint.f64(double)
declare double @llvm.round.f64(double)
declare half @llvm.copysign.f16(half, half)
declare half @llvm.floor.f16(half)
declare half @llvm.fma.f16(half, half, half)
declare half @llvm.ldexp.f16.i32(half, i32)
declare half @llvm.maxnum.f16(half, half)
declare half @llvm.minimum.f16(half, half)
declare half @llvm.rint.f16(half)
declare half @llvm.round.f16(half)
declare i1 @llvm.is.fpclass.bf16(bfloat, i32)
declare i1 @llvm.is.fpclass.f16(half, i32)
declare i1 @llvm.is.fpclass.f64(double, i32)
declare i128 @llvm.abs.i128(i128, i1)
declare i128 @llvm.bitreverse.i128(i128)
declare i128 @llvm.bswap.i128(i128)
declare i128 @llvm.ctlz.i128(i128, i1)
declare i128 @llvm.ctpop.i128(i128)
declare i128 @llvm.cttz.i128(i128, i1)
declare i128 @llvm.fshl.i128(i128, i128, i128)
declare i128 @llvm.fshr.i128(i128, i128, i128)
declare i128 @llvm.smax.i128(i128, i128)
declare i128 @llvm.ssub.sat.i128(i128, i128)
declare i128 @llvm.uadd.sat.i128(i128, i128)
declare i16 @llvm.abs.i16(i16, i1)
declare i16 @llvm.bitreverse.i16(i16)
declare i16 @llvm.bswap.i16(i16)
declare i16 @llvm.ctlz.i16(i16, i1)
declare i16 @llvm.ctpop.i16(i16)
declare i16 @llvm.cttz.i16(i16, i1)
declare i16 @llvm.fshl.i16(i16, i16, i16)
declare i16 @llvm.fshr.i16(i16, i16, i16)
declare i16 @llvm.smax.i16(i16, i16)
declare i16 @llvm.ssub.sat.i16(i16, i16)
declare i16 @llvm.uadd.sat.i16(i16, i16)
declare i16 @llvm.ucmp.i16.i16(i16, i16)
declare i16 @llvm.vector.reduce.mul.v4i16(<4 x i16>)
declare i16 @llvm.vector.reduce.smax.v4i16(<4 x i16>)
declare i16 @llvm.vector.reduce.xor.v4i16(<4 x i16>)
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.vector.reduce.mul.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.smax.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.xor.v4i32(<4 x i32>)
declare i33 @llvm.abs.i33(i33, i1)
declare i33 @llvm.bitreverse.i33(i33)
declare i33 @llvm.ctlz.i33(i33, i1)
declare i33 @llvm.ctpop.i33(i33)
declare i33 @llvm.cttz.i33(i33, i1)
declare i33 @llvm.fshl.i33(i33, i33, i33)
declare i33 @llvm.fshr.i33(i33, i33, i33)
declare i33 @llvm.smax.i33(i33, i33)
declare i33 @llvm.ssub.sat.i33(i33, i33)
declare i33 @llvm.uadd.sat.i33(i33, i33)
declare i33 @llvm.ucmp.i33.i33(i33, i33)
declare i64 @llvm.abs.i64(i64, i1)
declare i64 @llvm.bitreverse.i64(i64)
declare i64 @llvm.bswap.i64(i64)
declare i64 @llvm.ctlz.i64(i64, i1)
declare i64 @llvm.ctpop.i64(i64)
declare i64 @llvm.cttz.i64(i64, i1)
declare i64 @llvm.fptosi.sat.i64.f16(half)
declare i64 @llvm.fptosi.sat.i64.f32(float)
declare i64 @llvm.fptosi.sat.i64.f64(double)
declare i64 @llvm.fptoui.sat.i64.f16(half)
declare i64 @llvm.fptoui.sat.i64.f32(float)
declare i64 @llvm.fptoui.sat.i64.f64(double)
declare i64 @llvm.fshl.i64(i64, i64, i64)
declare i64 @llvm.fshr.i64(i64, i64, i64)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.ssub.sat.i64(i64, i64)
declare i64 @llvm.uadd.sat.i64(i64, i64)
declare i64 @llvm.ucmp.i64.i64(i64, i64)
declare i8 @llvm.fptosi.sat.i8.f16(half)
declare i8 @llvm.fptosi.sat.i8.f32(float)
declare i8 @llvm.fptosi.sat.i8.f64(double)
declare i8 @llvm.fptoui.sat.i8.f16(half)
declare i8 @llvm.fptoui.sat.i8.f32(float)
declare i8 @llvm.fptoui.sat.i8.f64(double)
declare i8 @llvm.vector.reduce.mul.v8i8(<8 x i8>)
declare i8 @llvm.vector.reduce.smax.v8i8(<8 x i8>)
declare i8 @llvm.vector.reduce.xor.v8i8(<8 x i8>)
declare {<2 x i16>, <2 x i1>} @llvm.sadd.with.overflow.v2i16(<2 x i16>, <2 x i16>)
declare {<2 x i16>, <2 x i1>} @llvm.smul.with.overflow.v2i16(<2 x i16>, <2 x i16>)
declare {<2 x i16>, <2 x i1>} @llvm.umul.with.overflow.v2i16(<2 x i16>, <2 x i16>)
declare {<3 x half>, <3 x i32>} @llvm.frexp.v3f16.v3i32(<3 x half>)
declare {<3 x i16>, <3 x i1>} @llvm.sadd.with.overflow.v3i16(<3 x i16>, <3 x i16>)
declare {<3 x i16>, <3 x i1>} @llvm.smul.with.overflow.v3i16(<3 x i16>, <3 x i16>)
declare {<3 x i16>, <3 x i1>} @llvm.umul.with.overflow.v3i16(<3 x i16>, <3 x i16>)
declare {bfloat, i32} @llvm.frexp.bf16.i32(bfloat)
declare {double, i32} @llvm.frexp.f64.i32(double)
declare {half, i32} @llvm.frexp.f16.i32(half)
declare {i128, i1} @llvm.sadd.with.overflow.i128(i128, i128)
declare {i128, i1} @llvm.smul.with.overflow.i128(i128, i128)
declare {i128, i1} @llvm.umul.with.overflow.i128(i128, i128)
declare {i16, i1} @llvm.sadd.with.overflow.i16(i16, i16)
declare {i16, i1} @llvm.smul.with.overflow.i16(i16, i16)
declare {i16, i1} @llvm.umul.with.overflow.i16(i16, i16)
declare {i33, i1} @llvm.sadd.with.overflow.i33(i33, i33)
declare {i33, i1} @llvm.smul.with.overflow.i33(i33, i33)
declare {i33, i1} @llvm.umul.with.overflow.i33(i33, i33)
declare {i64, i1} @llvm.sadd.with.overflow.i64(i64, i64)
declare {i64, i1} @llvm.smul.with.overflow.i64(i64, i64)
declare {i64, i1} @llvm.umul.with.overflow.i64(i64, i64)
attributes #0 = { "target-cpu"="gfx1100" "amdgpu-flat-work-group-size"="1,256" }
