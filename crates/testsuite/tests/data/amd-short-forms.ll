; Instructions that do several things at once, a kernel for each, with the launches that compare them.
target triple = "amdgcn-amd-amdhsa"

; run: --kernel unit_minnum_f32 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel unit_minnum_f32 --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @unit_minnum_f32(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr float, ptr addrspace(1) %p0, i32 %tid
%a = load float, ptr addrspace(1) %g0
%g1 = getelementptr float, ptr addrspace(1) %p1, i32 %tid
%b = load float, ptr addrspace(1) %g1
%x = fmul float %a, %b
%m = call float @llvm.maxnum.f32(float %x, float 0.000000e+00)
%r = call float @llvm.minnum.f32(float %m, float 1.000000e+00)
%go = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %go
ret void
}

; run: --kernel middle_minnum --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel middle_minnum --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @middle_minnum(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr float, ptr addrspace(1) %p0, i32 %tid
%a = load float, ptr addrspace(1) %g0
%g1 = getelementptr float, ptr addrspace(1) %p1, i32 %tid
%b = load float, ptr addrspace(1) %g1
%x = fadd float %a, %b
%m = call float @llvm.maxnum.f32(float %x, float -2.500000e+00)
%r = call float @llvm.minnum.f32(float %m, float 7.250000e+00)
%go = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %go
ret void
}

; run: --kernel middle_of_nan_minnum --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel middle_of_nan_minnum --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @middle_of_nan_minnum(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr float, ptr addrspace(1) %p0, i32 %tid
%a = load float, ptr addrspace(1) %g0
%bits = bitcast float %a to i32
%nan = or i32 %bits, 2139095040
%y = bitcast i32 %nan to float
%x = fadd float %y, 1.000000e+00
%m = call float @llvm.maxnum.f32(float %x, float -2.500000e+00)
%r = call float @llvm.minnum.f32(float %m, float 7.250000e+00)
%go = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %go
ret void
}

; run: --kernel unit_of_nan_minnum --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel unit_of_nan_minnum --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @unit_of_nan_minnum(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr float, ptr addrspace(1) %p0, i32 %tid
%a = load float, ptr addrspace(1) %g0
%bits = bitcast float %a to i32
%nan = or i32 %bits, 2139095040
%y = bitcast i32 %nan to float
%x = fadd float %y, 1.000000e+00
%m = call float @llvm.maxnum.f32(float %x, float 0.000000e+00)
%r = call float @llvm.minnum.f32(float %m, float 1.000000e+00)
%go = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %go
ret void
}

; run: --kernel unit_of_zero_minnum --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel unit_of_zero_minnum --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @unit_of_zero_minnum(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr float, ptr addrspace(1) %p0, i32 %tid
%a = load float, ptr addrspace(1) %g0
%z = fmul float %a, 0.000000e+00
%x = fneg float %z
%y = fadd float %x, -0.000000e+00
%m = call float @llvm.maxnum.f32(float %y, float 0.000000e+00)
%r = call float @llvm.minnum.f32(float %m, float 1.000000e+00)
%go = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %go
ret void
}

; run: --kernel unit_minimumnum_f32 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel unit_minimumnum_f32 --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @unit_minimumnum_f32(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr float, ptr addrspace(1) %p0, i32 %tid
%a = load float, ptr addrspace(1) %g0
%g1 = getelementptr float, ptr addrspace(1) %p1, i32 %tid
%b = load float, ptr addrspace(1) %g1
%x = fmul float %a, %b
%m = call float @llvm.maximumnum.f32(float %x, float 0.000000e+00)
%r = call float @llvm.minimumnum.f32(float %m, float 1.000000e+00)
%go = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %go
ret void
}

; run: --kernel middle_minimumnum --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel middle_minimumnum --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @middle_minimumnum(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr float, ptr addrspace(1) %p0, i32 %tid
%a = load float, ptr addrspace(1) %g0
%g1 = getelementptr float, ptr addrspace(1) %p1, i32 %tid
%b = load float, ptr addrspace(1) %g1
%x = fadd float %a, %b
%m = call float @llvm.maximumnum.f32(float %x, float -2.500000e+00)
%r = call float @llvm.minimumnum.f32(float %m, float 7.250000e+00)
%go = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %go
ret void
}

; run: --kernel middle_of_nan_minimumnum --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel middle_of_nan_minimumnum --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @middle_of_nan_minimumnum(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr float, ptr addrspace(1) %p0, i32 %tid
%a = load float, ptr addrspace(1) %g0
%bits = bitcast float %a to i32
%nan = or i32 %bits, 2139095040
%y = bitcast i32 %nan to float
%x = fadd float %y, 1.000000e+00
%m = call float @llvm.maximumnum.f32(float %x, float -2.500000e+00)
%r = call float @llvm.minimumnum.f32(float %m, float 7.250000e+00)
%go = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %go
ret void
}

; run: --kernel unit_of_nan_minimumnum --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel unit_of_nan_minimumnum --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @unit_of_nan_minimumnum(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr float, ptr addrspace(1) %p0, i32 %tid
%a = load float, ptr addrspace(1) %g0
%bits = bitcast float %a to i32
%nan = or i32 %bits, 2139095040
%y = bitcast i32 %nan to float
%x = fadd float %y, 1.000000e+00
%m = call float @llvm.maximumnum.f32(float %x, float 0.000000e+00)
%r = call float @llvm.minimumnum.f32(float %m, float 1.000000e+00)
%go = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %go
ret void
}

; run: --kernel unit_of_zero_minimumnum --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel unit_of_zero_minimumnum --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @unit_of_zero_minimumnum(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr float, ptr addrspace(1) %p0, i32 %tid
%a = load float, ptr addrspace(1) %g0
%z = fmul float %a, 0.000000e+00
%x = fneg float %z
%y = fadd float %x, -0.000000e+00
%m = call float @llvm.maximumnum.f32(float %y, float 0.000000e+00)
%r = call float @llvm.minimumnum.f32(float %m, float 1.000000e+00)
%go = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quiet_f32 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel quiet_f32 --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quiet_f32(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr float, ptr addrspace(1) %p0, i32 %tid
%a = load float, ptr addrspace(1) %g0
%g1 = getelementptr float, ptr addrspace(1) %p1, i32 %tid
%b = load float, ptr addrspace(1) %g1
%x = fadd float %a, %b
%y = fsub float %a, %b
%r = call float @llvm.minimumnum.f32(float %x, float %y)
%go = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %go
ret void
}

; run: --kernel signalling_f32 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel signalling_f32 --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @signalling_f32(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr float, ptr addrspace(1) %p0, i32 %tid
%a = load float, ptr addrspace(1) %g0
%g1 = getelementptr float, ptr addrspace(1) %p1, i32 %tid
%b = load float, ptr addrspace(1) %g1
%r = call float @llvm.maximumnum.f32(float %a, float %b)
%go = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %go
ret void
}

; run: --kernel unit_minnum_f64 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel unit_minnum_f64 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @unit_minnum_f64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr double, ptr addrspace(1) %p0, i32 %tid
%a = load double, ptr addrspace(1) %g0
%g1 = getelementptr double, ptr addrspace(1) %p1, i32 %tid
%b = load double, ptr addrspace(1) %g1
%x = fmul double %a, %b
%m = call double @llvm.maxnum.f64(double %x, double 0.000000e+00)
%r = call double @llvm.minnum.f64(double %m, double 1.000000e+00)
%go = getelementptr double, ptr addrspace(1) %out, i32 %tid
store double %r, ptr addrspace(1) %go
ret void
}

; run: --kernel unit_minimumnum_f64 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel unit_minimumnum_f64 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @unit_minimumnum_f64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr double, ptr addrspace(1) %p0, i32 %tid
%a = load double, ptr addrspace(1) %g0
%g1 = getelementptr double, ptr addrspace(1) %p1, i32 %tid
%b = load double, ptr addrspace(1) %g1
%x = fmul double %a, %b
%m = call double @llvm.maximumnum.f64(double %x, double 0.000000e+00)
%r = call double @llvm.minimumnum.f64(double %m, double 1.000000e+00)
%go = getelementptr double, ptr addrspace(1) %out, i32 %tid
store double %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quiet_f64 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel quiet_f64 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @quiet_f64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr double, ptr addrspace(1) %p0, i32 %tid
%a = load double, ptr addrspace(1) %g0
%g1 = getelementptr double, ptr addrspace(1) %p1, i32 %tid
%b = load double, ptr addrspace(1) %g1
%x = fadd double %a, %b
%y = fsub double %a, %b
%r = call double @llvm.minimumnum.f64(double %x, double %y)
%go = getelementptr double, ptr addrspace(1) %out, i32 %tid
store double %r, ptr addrspace(1) %go
ret void
}

; run: --kernel signalling_f64 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel signalling_f64 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @signalling_f64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr double, ptr addrspace(1) %p0, i32 %tid
%a = load double, ptr addrspace(1) %g0
%g1 = getelementptr double, ptr addrspace(1) %p1, i32 %tid
%b = load double, ptr addrspace(1) %g1
%r = call double @llvm.maximumnum.f64(double %a, double %b)
%go = getelementptr double, ptr addrspace(1) %out, i32 %tid
store double %r, ptr addrspace(1) %go
ret void
}

; run: --kernel unit_minnum_f16 --block 32 --arg buf:u32x16:random:11 --arg buf:u32x16:random:12 --arg out=buf:u32x16:zeros
; run: --kernel unit_minnum_f16 --block 32 --arg buf:u32x16:random:12:0:9 --arg buf:u32x16:random:13:0:9 --arg out=buf:u32x16:zeros
define amdgpu_kernel void @unit_minnum_f16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr half, ptr addrspace(1) %p0, i32 %tid
%a = load half, ptr addrspace(1) %g0
%g1 = getelementptr half, ptr addrspace(1) %p1, i32 %tid
%b = load half, ptr addrspace(1) %g1
%x = fmul half %a, %b
%m = call half @llvm.maxnum.f16(half %x, half 0xH0000)
%r = call half @llvm.minnum.f16(half %m, half 0xH3C00)
%go = getelementptr half, ptr addrspace(1) %out, i32 %tid
store half %r, ptr addrspace(1) %go
ret void
}

; run: --kernel unit_minimumnum_f16 --block 32 --arg buf:u32x16:random:11 --arg buf:u32x16:random:12 --arg out=buf:u32x16:zeros
; run: --kernel unit_minimumnum_f16 --block 32 --arg buf:u32x16:random:12:0:9 --arg buf:u32x16:random:13:0:9 --arg out=buf:u32x16:zeros
define amdgpu_kernel void @unit_minimumnum_f16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr half, ptr addrspace(1) %p0, i32 %tid
%a = load half, ptr addrspace(1) %g0
%g1 = getelementptr half, ptr addrspace(1) %p1, i32 %tid
%b = load half, ptr addrspace(1) %g1
%x = fmul half %a, %b
%m = call half @llvm.maximumnum.f16(half %x, half 0xH0000)
%r = call half @llvm.minimumnum.f16(half %m, half 0xH3C00)
%go = getelementptr half, ptr addrspace(1) %out, i32 %tid
store half %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quiet_f16 --block 32 --arg buf:u32x16:random:11 --arg buf:u32x16:random:12 --arg out=buf:u32x16:zeros
; run: --kernel quiet_f16 --block 32 --arg buf:u32x16:random:12:0:9 --arg buf:u32x16:random:13:0:9 --arg out=buf:u32x16:zeros
define amdgpu_kernel void @quiet_f16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr half, ptr addrspace(1) %p0, i32 %tid
%a = load half, ptr addrspace(1) %g0
%g1 = getelementptr half, ptr addrspace(1) %p1, i32 %tid
%b = load half, ptr addrspace(1) %g1
%x = fadd half %a, %b
%y = fsub half %a, %b
%r = call half @llvm.minimumnum.f16(half %x, half %y)
%go = getelementptr half, ptr addrspace(1) %out, i32 %tid
store half %r, ptr addrspace(1) %go
ret void
}

; run: --kernel signalling_f16 --block 32 --arg buf:u32x16:random:11 --arg buf:u32x16:random:12 --arg out=buf:u32x16:zeros
; run: --kernel signalling_f16 --block 32 --arg buf:u32x16:random:12:0:9 --arg buf:u32x16:random:13:0:9 --arg out=buf:u32x16:zeros
define amdgpu_kernel void @signalling_f16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr half, ptr addrspace(1) %p0, i32 %tid
%a = load half, ptr addrspace(1) %g0
%g1 = getelementptr half, ptr addrspace(1) %p1, i32 %tid
%b = load half, ptr addrspace(1) %g1
%r = call half @llvm.maximumnum.f16(half %a, half %b)
%go = getelementptr half, ptr addrspace(1) %out, i32 %tid
store half %r, ptr addrspace(1) %go
ret void
}

; run: --kernel unit_vector --block 32 --arg buf:u32x128:random:11 --arg buf:u32x128:random:12 --arg out=buf:u32x128:zeros
; run: --kernel unit_vector --block 32 --arg buf:u32x128:random:12:0:9 --arg buf:u32x128:random:13:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @unit_vector(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <3 x float>, ptr addrspace(1) %p0, i32 %tid
%a = load <3 x float>, ptr addrspace(1) %g0
%g1 = getelementptr <3 x float>, ptr addrspace(1) %p1, i32 %tid
%b = load <3 x float>, ptr addrspace(1) %g1
%x = fmul <3 x float> %a, %b
%m = call <3 x float> @llvm.maximumnum.v3f32(<3 x float> %x, <3 x float> zeroinitializer)
%r = call <3 x float> @llvm.minimumnum.v3f32(<3 x float> %m, <3 x float> splat (float 1.000000e+00))
%go = getelementptr <3 x float>, ptr addrspace(1) %out, i32 %tid
store <3 x float> %r, ptr addrspace(1) %go
ret void
}

; run: --kernel mul16_signed --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel mul16_signed --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @mul16_signed(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%as = trunc i32 %a to i16
%bs = trunc i32 %b to i16
%x = sext i16 %as to i32
%y = sext i16 %bs to i32
%r = mul i32 %x, %y
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel mad16_signed --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel mad16_signed --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @mad16_signed(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%as = trunc i32 %a to i16
%bs = lshr i32 %b, 16
%bt = trunc i32 %bs to i16
%x = sext i16 %as to i32
%y = sext i16 %bt to i32
%m = mul i32 %x, %y
%r = add i32 %m, %b
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel mul16_constant_signed --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel mul16_constant_signed --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @mul16_constant_signed(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%as = trunc i32 %a to i16
%x = sext i16 %as to i32
%m = mul i32 %x, -32768
%n = mul i32 %x, 181
%r = xor i32 %m, %n
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel mul16_unsigned --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel mul16_unsigned --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @mul16_unsigned(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%as = trunc i32 %a to i16
%bs = trunc i32 %b to i16
%x = zext i16 %as to i32
%y = zext i16 %bs to i32
%r = mul i32 %x, %y
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel mad16_unsigned --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel mad16_unsigned --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @mad16_unsigned(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%as = trunc i32 %a to i16
%bs = lshr i32 %b, 16
%bt = trunc i32 %bs to i16
%x = zext i16 %as to i32
%y = zext i16 %bt to i32
%m = mul i32 %x, %y
%r = add i32 %m, %b
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel mul16_constant_unsigned --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel mul16_constant_unsigned --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @mul16_constant_unsigned(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%as = trunc i32 %a to i16
%x = zext i16 %as to i32
%m = mul i32 %x, 65535
%n = mul i32 %x, 181
%r = xor i32 %m, %n
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel mul24_signed --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel mul24_signed --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @mul24_signed(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%x = ashr i32 %a, 8
%y = ashr i32 %b, 9
%r = mul i32 %x, %y
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel mad24_signed --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel mad24_signed --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @mad24_signed(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%x = ashr i32 %a, 8
%y = ashr i32 %b, 20
%m = mul i32 %x, %y
%r = add i32 %a, %m
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel sadd_sat_v4i16 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel sadd_sat_v4i16 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @sadd_sat_v4i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <4 x i16>, ptr addrspace(1) %p0, i32 %tid
%a = load <4 x i16>, ptr addrspace(1) %g0
%g1 = getelementptr <4 x i16>, ptr addrspace(1) %p1, i32 %tid
%b = load <4 x i16>, ptr addrspace(1) %g1
%r = call <4 x i16> @llvm.sadd.sat.v4i16(<4 x i16> %a, <4 x i16> %b)
%go = getelementptr <4 x i16>, ptr addrspace(1) %out, i32 %tid
store <4 x i16> %r, ptr addrspace(1) %go
ret void
}

; run: --kernel sadd_sat_v3i16 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel sadd_sat_v3i16 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @sadd_sat_v3i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <3 x i16>, ptr addrspace(1) %p0, i32 %tid
%a = load <3 x i16>, ptr addrspace(1) %g0
%g1 = getelementptr <3 x i16>, ptr addrspace(1) %p1, i32 %tid
%b = load <3 x i16>, ptr addrspace(1) %g1
%r = call <3 x i16> @llvm.sadd.sat.v3i16(<3 x i16> %a, <3 x i16> %b)
%go = getelementptr <3 x i16>, ptr addrspace(1) %out, i32 %tid
store <3 x i16> %r, ptr addrspace(1) %go
ret void
}

; run: --kernel sadd_sat_i16 --block 32 --arg buf:u32x16:random:11 --arg buf:u32x16:random:12 --arg out=buf:u32x16:zeros
; run: --kernel sadd_sat_i16 --block 32 --arg buf:u32x16:random:12:0:9 --arg buf:u32x16:random:13:0:9 --arg out=buf:u32x16:zeros
define amdgpu_kernel void @sadd_sat_i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%a = load i16, ptr addrspace(1) %g0
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%b = load i16, ptr addrspace(1) %g1
%r = call i16 @llvm.sadd.sat.i16(i16 %a, i16 %b)
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel ssub_sat_v4i16 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel ssub_sat_v4i16 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @ssub_sat_v4i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <4 x i16>, ptr addrspace(1) %p0, i32 %tid
%a = load <4 x i16>, ptr addrspace(1) %g0
%g1 = getelementptr <4 x i16>, ptr addrspace(1) %p1, i32 %tid
%b = load <4 x i16>, ptr addrspace(1) %g1
%r = call <4 x i16> @llvm.ssub.sat.v4i16(<4 x i16> %a, <4 x i16> %b)
%go = getelementptr <4 x i16>, ptr addrspace(1) %out, i32 %tid
store <4 x i16> %r, ptr addrspace(1) %go
ret void
}

; run: --kernel ssub_sat_v3i16 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel ssub_sat_v3i16 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @ssub_sat_v3i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <3 x i16>, ptr addrspace(1) %p0, i32 %tid
%a = load <3 x i16>, ptr addrspace(1) %g0
%g1 = getelementptr <3 x i16>, ptr addrspace(1) %p1, i32 %tid
%b = load <3 x i16>, ptr addrspace(1) %g1
%r = call <3 x i16> @llvm.ssub.sat.v3i16(<3 x i16> %a, <3 x i16> %b)
%go = getelementptr <3 x i16>, ptr addrspace(1) %out, i32 %tid
store <3 x i16> %r, ptr addrspace(1) %go
ret void
}

; run: --kernel ssub_sat_i16 --block 32 --arg buf:u32x16:random:11 --arg buf:u32x16:random:12 --arg out=buf:u32x16:zeros
; run: --kernel ssub_sat_i16 --block 32 --arg buf:u32x16:random:12:0:9 --arg buf:u32x16:random:13:0:9 --arg out=buf:u32x16:zeros
define amdgpu_kernel void @ssub_sat_i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%a = load i16, ptr addrspace(1) %g0
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%b = load i16, ptr addrspace(1) %g1
%r = call i16 @llvm.ssub.sat.i16(i16 %a, i16 %b)
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel uadd_sat_v4i16 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel uadd_sat_v4i16 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @uadd_sat_v4i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <4 x i16>, ptr addrspace(1) %p0, i32 %tid
%a = load <4 x i16>, ptr addrspace(1) %g0
%g1 = getelementptr <4 x i16>, ptr addrspace(1) %p1, i32 %tid
%b = load <4 x i16>, ptr addrspace(1) %g1
%r = call <4 x i16> @llvm.uadd.sat.v4i16(<4 x i16> %a, <4 x i16> %b)
%go = getelementptr <4 x i16>, ptr addrspace(1) %out, i32 %tid
store <4 x i16> %r, ptr addrspace(1) %go
ret void
}

; run: --kernel uadd_sat_v3i16 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel uadd_sat_v3i16 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @uadd_sat_v3i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <3 x i16>, ptr addrspace(1) %p0, i32 %tid
%a = load <3 x i16>, ptr addrspace(1) %g0
%g1 = getelementptr <3 x i16>, ptr addrspace(1) %p1, i32 %tid
%b = load <3 x i16>, ptr addrspace(1) %g1
%r = call <3 x i16> @llvm.uadd.sat.v3i16(<3 x i16> %a, <3 x i16> %b)
%go = getelementptr <3 x i16>, ptr addrspace(1) %out, i32 %tid
store <3 x i16> %r, ptr addrspace(1) %go
ret void
}

; run: --kernel uadd_sat_i16 --block 32 --arg buf:u32x16:random:11 --arg buf:u32x16:random:12 --arg out=buf:u32x16:zeros
; run: --kernel uadd_sat_i16 --block 32 --arg buf:u32x16:random:12:0:9 --arg buf:u32x16:random:13:0:9 --arg out=buf:u32x16:zeros
define amdgpu_kernel void @uadd_sat_i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%a = load i16, ptr addrspace(1) %g0
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%b = load i16, ptr addrspace(1) %g1
%r = call i16 @llvm.uadd.sat.i16(i16 %a, i16 %b)
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel usub_sat_v4i16 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel usub_sat_v4i16 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @usub_sat_v4i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <4 x i16>, ptr addrspace(1) %p0, i32 %tid
%a = load <4 x i16>, ptr addrspace(1) %g0
%g1 = getelementptr <4 x i16>, ptr addrspace(1) %p1, i32 %tid
%b = load <4 x i16>, ptr addrspace(1) %g1
%r = call <4 x i16> @llvm.usub.sat.v4i16(<4 x i16> %a, <4 x i16> %b)
%go = getelementptr <4 x i16>, ptr addrspace(1) %out, i32 %tid
store <4 x i16> %r, ptr addrspace(1) %go
ret void
}

; run: --kernel usub_sat_v3i16 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel usub_sat_v3i16 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @usub_sat_v3i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <3 x i16>, ptr addrspace(1) %p0, i32 %tid
%a = load <3 x i16>, ptr addrspace(1) %g0
%g1 = getelementptr <3 x i16>, ptr addrspace(1) %p1, i32 %tid
%b = load <3 x i16>, ptr addrspace(1) %g1
%r = call <3 x i16> @llvm.usub.sat.v3i16(<3 x i16> %a, <3 x i16> %b)
%go = getelementptr <3 x i16>, ptr addrspace(1) %out, i32 %tid
store <3 x i16> %r, ptr addrspace(1) %go
ret void
}

; run: --kernel usub_sat_i16 --block 32 --arg buf:u32x16:random:11 --arg buf:u32x16:random:12 --arg out=buf:u32x16:zeros
; run: --kernel usub_sat_i16 --block 32 --arg buf:u32x16:random:12:0:9 --arg buf:u32x16:random:13:0:9 --arg out=buf:u32x16:zeros
define amdgpu_kernel void @usub_sat_i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%a = load i16, ptr addrspace(1) %g0
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%b = load i16, ptr addrspace(1) %g1
%r = call i16 @llvm.usub.sat.i16(i16 %a, i16 %b)
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel wide_element --block 32 --arg buf:u32x512:random:11 --arg buf:u32x512:random:12 --arg out=buf:u32x512:zeros
; run: --kernel wide_element --block 32 --arg buf:u32x512:random:12:0:9 --arg buf:u32x512:random:13:0:9 --arg out=buf:u32x512:zeros
define amdgpu_kernel void @wide_element(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <4 x i128>, ptr addrspace(1) %p0, i32 %tid
%a = load <4 x i128>, ptr addrspace(1) %g0
%g1 = getelementptr <4 x i128>, ptr addrspace(1) %p1, i32 %tid
%b = load <4 x i128>, ptr addrspace(1) %g1
%list = bitcast <4 x i128> %b to <16 x i32>
%first = extractelement <16 x i32> %list, i32 3
%at = and i32 %first, 3
%to = xor i32 %at, 2
%x = extractelement <4 x i128> %a, i32 %at
%y = add i128 %x, 1
%r = insertelement <4 x i128> %a, i128 %y, i32 %to
%go = getelementptr <4 x i128>, ptr addrspace(1) %out, i32 %tid
store <4 x i128> %r, ptr addrspace(1) %go
ret void
}

; run: --kernel bit_0_eq_first --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel bit_0_eq_first --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @bit_0_eq_first(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%m = and i32 %a, 1
%c = icmp eq i32 %m, 0
%r = select i1 %c, i32 0, i32 %b
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel bit_0_eq_second --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel bit_0_eq_second --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @bit_0_eq_second(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%m = and i32 %a, 1
%c = icmp eq i32 %m, 0
%r = select i1 %c, i32 %b, i32 0
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel bit_0_ne_first --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel bit_0_ne_first --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @bit_0_ne_first(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%m = and i32 %a, 1
%c = icmp ne i32 %m, 0
%r = select i1 %c, i32 0, i32 %b
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel bit_0_ne_second --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel bit_0_ne_second --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @bit_0_ne_second(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%m = and i32 %a, 1
%c = icmp ne i32 %m, 0
%r = select i1 %c, i32 %b, i32 0
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel bit_5_eq_first --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel bit_5_eq_first --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @bit_5_eq_first(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%m = and i32 %a, 32
%c = icmp eq i32 %m, 0
%r = select i1 %c, i32 0, i32 %b
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel bit_5_eq_second --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel bit_5_eq_second --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @bit_5_eq_second(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%m = and i32 %a, 32
%c = icmp eq i32 %m, 0
%r = select i1 %c, i32 %b, i32 0
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel bit_5_ne_first --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel bit_5_ne_first --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @bit_5_ne_first(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%m = and i32 %a, 32
%c = icmp ne i32 %m, 0
%r = select i1 %c, i32 0, i32 %b
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel bit_5_ne_second --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel bit_5_ne_second --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @bit_5_ne_second(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%m = and i32 %a, 32
%c = icmp ne i32 %m, 0
%r = select i1 %c, i32 %b, i32 0
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel bit_31_eq_first --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel bit_31_eq_first --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @bit_31_eq_first(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%m = and i32 %a, -2147483648
%c = icmp eq i32 %m, 0
%r = select i1 %c, i32 0, i32 %b
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel bit_31_eq_second --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel bit_31_eq_second --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @bit_31_eq_second(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%m = and i32 %a, -2147483648
%c = icmp eq i32 %m, 0
%r = select i1 %c, i32 %b, i32 0
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel bit_31_ne_first --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel bit_31_ne_first --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @bit_31_ne_first(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%m = and i32 %a, -2147483648
%c = icmp ne i32 %m, 0
%r = select i1 %c, i32 0, i32 %b
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel bit_31_ne_second --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel bit_31_ne_second --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @bit_31_ne_second(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%m = and i32 %a, -2147483648
%c = icmp ne i32 %m, 0
%r = select i1 %c, i32 %b, i32 0
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel bit_uniform --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros --arg i32:10
; run: --kernel bit_uniform --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros --arg i32:10
define amdgpu_kernel void @bit_uniform(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out, i32 %n) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%m = and i32 %n, 8
%c = icmp eq i32 %m, 0
%x = select i1 %c, i32 0, i32 %a
%o = and i32 %n, 16
%d = icmp eq i32 %o, 0
%y = select i1 %d, i32 0, i32 %b
%r = or i32 %x, %y
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel bytes_together --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel bytes_together --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @bytes_together(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <4 x i8>, ptr addrspace(1) %p0, i32 %tid
%a = load <4 x i8>, ptr addrspace(1) %g0
%g1 = getelementptr <4 x i8>, ptr addrspace(1) %p1, i32 %tid
%b = load <4 x i8>, ptr addrspace(1) %g1
%s = add <4 x i8> %a, %b
%t = lshr <4 x i8> %s, <i8 1, i8 2, i8 3, i8 4>
%u = mul <4 x i8> %t, %b
%r = shufflevector <4 x i8> %s, <4 x i8> %u, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
%go = getelementptr <4 x i8>, ptr addrspace(1) %out, i32 %tid
store <4 x i8> %r, ptr addrspace(1) %go
ret void
}

; run: --kernel bytes_moved --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel bytes_moved --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @bytes_moved(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <4 x i8>, ptr addrspace(1) %p0, i32 %tid
%a = load <4 x i8>, ptr addrspace(1) %g0
%g1 = getelementptr <4 x i8>, ptr addrspace(1) %p1, i32 %tid
%b = load <4 x i8>, ptr addrspace(1) %g1
%r = shufflevector <4 x i8> %a, <4 x i8> %b, <4 x i32> <i32 3, i32 0, i32 6, i32 1>
%go = getelementptr <4 x i8>, ptr addrspace(1) %out, i32 %tid
store <4 x i8> %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quotient_i8_3 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel quotient_i8_3 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quotient_i8_3(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%n = trunc i32 %a to i8
%q = udiv i8 %n, 3
%m = urem i8 %n, 3
%x = zext i8 %q to i32
%y = zext i8 %m to i32
%z = shl i32 %y, 16
%r = or i32 %x, %z
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quotient_i8_7 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel quotient_i8_7 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quotient_i8_7(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%n = trunc i32 %a to i8
%q = udiv i8 %n, 7
%m = urem i8 %n, 7
%x = zext i8 %q to i32
%y = zext i8 %m to i32
%z = shl i32 %y, 16
%r = or i32 %x, %z
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quotient_i8_10 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel quotient_i8_10 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quotient_i8_10(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%n = trunc i32 %a to i8
%q = udiv i8 %n, 10
%m = urem i8 %n, 10
%x = zext i8 %q to i32
%y = zext i8 %m to i32
%z = shl i32 %y, 16
%r = or i32 %x, %z
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quotient_i8_31 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel quotient_i8_31 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quotient_i8_31(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%n = trunc i32 %a to i8
%q = udiv i8 %n, 31
%m = urem i8 %n, 31
%x = zext i8 %q to i32
%y = zext i8 %m to i32
%z = shl i32 %y, 16
%r = or i32 %x, %z
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quotient_i8_63 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel quotient_i8_63 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quotient_i8_63(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%n = trunc i32 %a to i8
%q = udiv i8 %n, 63
%m = urem i8 %n, 63
%x = zext i8 %q to i32
%y = zext i8 %m to i32
%z = shl i32 %y, 16
%r = or i32 %x, %z
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quotient_i8_100 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel quotient_i8_100 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quotient_i8_100(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%n = trunc i32 %a to i8
%q = udiv i8 %n, 100
%m = urem i8 %n, 100
%x = zext i8 %q to i32
%y = zext i8 %m to i32
%z = shl i32 %y, 16
%r = or i32 %x, %z
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quotient_i8_255 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel quotient_i8_255 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quotient_i8_255(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%n = trunc i32 %a to i8
%q = udiv i8 %n, -1
%m = urem i8 %n, -1
%x = zext i8 %q to i32
%y = zext i8 %m to i32
%z = shl i32 %y, 16
%r = or i32 %x, %z
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quotient_i16_3 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel quotient_i16_3 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quotient_i16_3(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%n = trunc i32 %a to i16
%q = udiv i16 %n, 3
%m = urem i16 %n, 3
%x = zext i16 %q to i32
%y = zext i16 %m to i32
%z = shl i32 %y, 16
%r = or i32 %x, %z
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quotient_i16_7 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel quotient_i16_7 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quotient_i16_7(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%n = trunc i32 %a to i16
%q = udiv i16 %n, 7
%m = urem i16 %n, 7
%x = zext i16 %q to i32
%y = zext i16 %m to i32
%z = shl i32 %y, 16
%r = or i32 %x, %z
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quotient_i16_10 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel quotient_i16_10 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quotient_i16_10(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%n = trunc i32 %a to i16
%q = udiv i16 %n, 10
%m = urem i16 %n, 10
%x = zext i16 %q to i32
%y = zext i16 %m to i32
%z = shl i32 %y, 16
%r = or i32 %x, %z
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quotient_i16_31 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel quotient_i16_31 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quotient_i16_31(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%n = trunc i32 %a to i16
%q = udiv i16 %n, 31
%m = urem i16 %n, 31
%x = zext i16 %q to i32
%y = zext i16 %m to i32
%z = shl i32 %y, 16
%r = or i32 %x, %z
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quotient_i16_63 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel quotient_i16_63 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quotient_i16_63(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%n = trunc i32 %a to i16
%q = udiv i16 %n, 63
%m = urem i16 %n, 63
%x = zext i16 %q to i32
%y = zext i16 %m to i32
%z = shl i32 %y, 16
%r = or i32 %x, %z
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quotient_i16_100 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel quotient_i16_100 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quotient_i16_100(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%n = trunc i32 %a to i16
%q = udiv i16 %n, 100
%m = urem i16 %n, 100
%x = zext i16 %q to i32
%y = zext i16 %m to i32
%z = shl i32 %y, 16
%r = or i32 %x, %z
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quotient_i16_255 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel quotient_i16_255 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quotient_i16_255(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%n = trunc i32 %a to i16
%q = udiv i16 %n, 255
%m = urem i16 %n, 255
%x = zext i16 %q to i32
%y = zext i16 %m to i32
%z = shl i32 %y, 16
%r = or i32 %x, %z
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quotient_i16_641 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel quotient_i16_641 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quotient_i16_641(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%n = trunc i32 %a to i16
%q = udiv i16 %n, 641
%m = urem i16 %n, 641
%x = zext i16 %q to i32
%y = zext i16 %m to i32
%z = shl i32 %y, 16
%r = or i32 %x, %z
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quotient_i16_1000 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel quotient_i16_1000 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quotient_i16_1000(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%n = trunc i32 %a to i16
%q = udiv i16 %n, 1000
%m = urem i16 %n, 1000
%x = zext i16 %q to i32
%y = zext i16 %m to i32
%z = shl i32 %y, 16
%r = or i32 %x, %z
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quotient_i16_65535 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel quotient_i16_65535 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quotient_i16_65535(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%n = trunc i32 %a to i16
%q = udiv i16 %n, -1
%m = urem i16 %n, -1
%x = zext i16 %q to i32
%y = zext i16 %m to i32
%z = shl i32 %y, 16
%r = or i32 %x, %z
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel fnv --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel fnv --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @fnv(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%a = load i64, ptr addrspace(1) %g0
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%b = load i64, ptr addrspace(1) %g1
%h = trunc i64 %a to i8
%x = zext i8 %h to i64
%m = mul i64 %x, 1099511628211
%y = xor i64 %m, %b
%r = mul i64 %y, 1099511628211
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel upper_dword --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel upper_dword --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @upper_dword(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%x = zext i32 %a to i64
%y = zext i32 %b to i64
%m = mul i64 %x, 6364136223846793005
%s = add i64 %m, %y
%h = lshr i64 %s, 33
%r = trunc i64 %h to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel neighbours --block 32 --arg buf:u32x96:random:5 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @neighbours(ptr addrspace(1) noalias readonly %in, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%w0 = sext i32 %tid to i64
%g0 = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %w0
%a = load i32, ptr addrspace(1) %g0
%i1 = add i32 %tid, 32
%w1 = sext i32 %i1 to i64
%g1 = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %w1
%b = load i32, ptr addrspace(1) %g1
%i2 = add i32 %tid, 64
%w2 = zext nneg i32 %i2 to i64
%g2 = getelementptr i32, ptr addrspace(1) %in, i64 %w2
%c = load i32, ptr addrspace(1) %g2
%x = sub i32 %a, %b
%r = xor i32 %x, %c
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

@byte_pool = internal addrspace(3) global [576 x i8] poison, align 1

; run: --kernel mix_halves --block 32 --arg buf:f16x128:random:3:-2:2 --arg buf:f32x64:random:5:-3:3 --arg f32:1.75 --arg out=buf:f32x32:zeros
define amdgpu_kernel void @mix_halves(ptr addrspace(1) noalias readonly %h, ptr addrspace(1) noalias readonly %f, float %s, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%ph = getelementptr <4 x half>, ptr addrspace(1) %h, i32 %tid
%v = load <4 x half>, ptr addrspace(1) %ph
%pf = getelementptr <2 x float>, ptr addrspace(1) %f, i32 %tid
%g = load <2 x float>, ptr addrspace(1) %pf
%g0 = extractelement <2 x float> %g, i32 0
%g1 = extractelement <2 x float> %g, i32 1
%h0 = extractelement <4 x half> %v, i32 0
%w0 = fpext half %h0 to float
%h1 = extractelement <4 x half> %v, i32 1
%w1 = fpext half %h1 to float
%h2 = extractelement <4 x half> %v, i32 2
%w2 = fpext half %h2 to float
%h3 = extractelement <4 x half> %v, i32 3
%w3 = fpext half %h3 to float
%r = call float @llvm.fma.f32(float %w0, float %w1, float %g0)
%po = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %po
ret void
}

; run: --kernel mix_upper_sum --block 32 --arg buf:f16x128:random:3:-2:2 --arg buf:f32x64:random:5:-3:3 --arg f32:1.75 --arg out=buf:f32x32:zeros
define amdgpu_kernel void @mix_upper_sum(ptr addrspace(1) noalias readonly %h, ptr addrspace(1) noalias readonly %f, float %s, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%ph = getelementptr <4 x half>, ptr addrspace(1) %h, i32 %tid
%v = load <4 x half>, ptr addrspace(1) %ph
%pf = getelementptr <2 x float>, ptr addrspace(1) %f, i32 %tid
%g = load <2 x float>, ptr addrspace(1) %pf
%g0 = extractelement <2 x float> %g, i32 0
%g1 = extractelement <2 x float> %g, i32 1
%h0 = extractelement <4 x half> %v, i32 0
%w0 = fpext half %h0 to float
%h1 = extractelement <4 x half> %v, i32 1
%w1 = fpext half %h1 to float
%h2 = extractelement <4 x half> %v, i32 2
%w2 = fpext half %h2 to float
%h3 = extractelement <4 x half> %v, i32 3
%w3 = fpext half %h3 to float
%r = call float @llvm.fma.f32(float %g0, float %g1, float %w3)
%po = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %po
ret void
}

; run: --kernel mix_scalar --block 32 --arg buf:f16x128:random:3:-2:2 --arg buf:f32x64:random:5:-3:3 --arg f32:1.75 --arg out=buf:f32x32:zeros
define amdgpu_kernel void @mix_scalar(ptr addrspace(1) noalias readonly %h, ptr addrspace(1) noalias readonly %f, float %s, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%ph = getelementptr <4 x half>, ptr addrspace(1) %h, i32 %tid
%v = load <4 x half>, ptr addrspace(1) %ph
%pf = getelementptr <2 x float>, ptr addrspace(1) %f, i32 %tid
%g = load <2 x float>, ptr addrspace(1) %pf
%g0 = extractelement <2 x float> %g, i32 0
%g1 = extractelement <2 x float> %g, i32 1
%h0 = extractelement <4 x half> %v, i32 0
%w0 = fpext half %h0 to float
%h1 = extractelement <4 x half> %v, i32 1
%w1 = fpext half %h1 to float
%h2 = extractelement <4 x half> %v, i32 2
%w2 = fpext half %h2 to float
%h3 = extractelement <4 x half> %v, i32 3
%w3 = fpext half %h3 to float
%a = call float @llvm.fmuladd.f32(float %w2, float %s, float %g0)
%r = call float @llvm.fma.f32(float %s, float %w1, float %a)
%po = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %po
ret void
}

; run: --kernel mix_signs --block 32 --arg buf:f16x128:random:3:-2:2 --arg buf:f32x64:random:5:-3:3 --arg f32:1.75 --arg out=buf:f32x32:zeros
define amdgpu_kernel void @mix_signs(ptr addrspace(1) noalias readonly %h, ptr addrspace(1) noalias readonly %f, float %s, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%ph = getelementptr <4 x half>, ptr addrspace(1) %h, i32 %tid
%v = load <4 x half>, ptr addrspace(1) %ph
%pf = getelementptr <2 x float>, ptr addrspace(1) %f, i32 %tid
%g = load <2 x float>, ptr addrspace(1) %pf
%g0 = extractelement <2 x float> %g, i32 0
%g1 = extractelement <2 x float> %g, i32 1
%h0 = extractelement <4 x half> %v, i32 0
%w0 = fpext half %h0 to float
%h1 = extractelement <4 x half> %v, i32 1
%w1 = fpext half %h1 to float
%h2 = extractelement <4 x half> %v, i32 2
%w2 = fpext half %h2 to float
%h3 = extractelement <4 x half> %v, i32 3
%w3 = fpext half %h3 to float
%n1 = fneg float %w1
%b2 = call float @llvm.fabs.f32(float %w2)
%n2 = fneg float %b2
%r = call float @llvm.fma.f32(float %n1, float %n2, float %g1)
%po = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %po
ret void
}

; run: --kernel mix_half_signs --block 32 --arg buf:f16x128:random:3:-2:2 --arg buf:f32x64:random:5:-3:3 --arg f32:1.75 --arg out=buf:f32x32:zeros
define amdgpu_kernel void @mix_half_signs(ptr addrspace(1) noalias readonly %h, ptr addrspace(1) noalias readonly %f, float %s, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%ph = getelementptr <4 x half>, ptr addrspace(1) %h, i32 %tid
%v = load <4 x half>, ptr addrspace(1) %ph
%pf = getelementptr <2 x float>, ptr addrspace(1) %f, i32 %tid
%g = load <2 x float>, ptr addrspace(1) %pf
%g0 = extractelement <2 x float> %g, i32 0
%g1 = extractelement <2 x float> %g, i32 1
%h0 = extractelement <4 x half> %v, i32 0
%w0 = fpext half %h0 to float
%h1 = extractelement <4 x half> %v, i32 1
%w1 = fpext half %h1 to float
%h2 = extractelement <4 x half> %v, i32 2
%w2 = fpext half %h2 to float
%h3 = extractelement <4 x half> %v, i32 3
%w3 = fpext half %h3 to float
%nh = fneg half %h1
%wn = fpext half %nh to float
%bh = call half @llvm.fabs.f16(half %h3)
%wb = fpext half %bh to float
%r = call float @llvm.fma.f32(float %wn, float %wb, float %g0)
%po = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %po
ret void
}

; run: --kernel mix_constant --block 32 --arg buf:f16x128:random:3:-2:2 --arg buf:f32x64:random:5:-3:3 --arg f32:1.75 --arg out=buf:f32x32:zeros
define amdgpu_kernel void @mix_constant(ptr addrspace(1) noalias readonly %h, ptr addrspace(1) noalias readonly %f, float %s, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%ph = getelementptr <4 x half>, ptr addrspace(1) %h, i32 %tid
%v = load <4 x half>, ptr addrspace(1) %ph
%pf = getelementptr <2 x float>, ptr addrspace(1) %f, i32 %tid
%g = load <2 x float>, ptr addrspace(1) %pf
%g0 = extractelement <2 x float> %g, i32 0
%g1 = extractelement <2 x float> %g, i32 1
%h0 = extractelement <4 x half> %v, i32 0
%w0 = fpext half %h0 to float
%h1 = extractelement <4 x half> %v, i32 1
%w1 = fpext half %h1 to float
%h2 = extractelement <4 x half> %v, i32 2
%w2 = fpext half %h2 to float
%h3 = extractelement <4 x half> %v, i32 3
%w3 = fpext half %h3 to float
%r = call float @llvm.fma.f32(float %w1, float %w2, float 1.0)
%po = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %po
ret void
}

; run: --kernel mix_literal --block 32 --arg buf:f16x128:random:3:-2:2 --arg buf:f32x64:random:5:-3:3 --arg f32:1.75 --arg out=buf:f32x32:zeros
define amdgpu_kernel void @mix_literal(ptr addrspace(1) noalias readonly %h, ptr addrspace(1) noalias readonly %f, float %s, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%ph = getelementptr <4 x half>, ptr addrspace(1) %h, i32 %tid
%v = load <4 x half>, ptr addrspace(1) %ph
%pf = getelementptr <2 x float>, ptr addrspace(1) %f, i32 %tid
%g = load <2 x float>, ptr addrspace(1) %pf
%g0 = extractelement <2 x float> %g, i32 0
%g1 = extractelement <2 x float> %g, i32 1
%h0 = extractelement <4 x half> %v, i32 0
%w0 = fpext half %h0 to float
%h1 = extractelement <4 x half> %v, i32 1
%w1 = fpext half %h1 to float
%h2 = extractelement <4 x half> %v, i32 2
%w2 = fpext half %h2 to float
%h3 = extractelement <4 x half> %v, i32 3
%w3 = fpext half %h3 to float
%a = call float @llvm.fma.f32(float %w1, float %w0, float 3.125)
%r = call float @llvm.fma.f32(float %a, float -2.0, float %w3)
%po = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %po
ret void
}

; run: --kernel mix_contracted --block 32 --arg buf:f16x128:random:3:-2:2 --arg buf:f32x64:random:5:-3:3 --arg f32:1.75 --arg out=buf:f32x32:zeros
define amdgpu_kernel void @mix_contracted(ptr addrspace(1) noalias readonly %h, ptr addrspace(1) noalias readonly %f, float %s, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%ph = getelementptr <4 x half>, ptr addrspace(1) %h, i32 %tid
%v = load <4 x half>, ptr addrspace(1) %ph
%pf = getelementptr <2 x float>, ptr addrspace(1) %f, i32 %tid
%g = load <2 x float>, ptr addrspace(1) %pf
%g0 = extractelement <2 x float> %g, i32 0
%g1 = extractelement <2 x float> %g, i32 1
%h0 = extractelement <4 x half> %v, i32 0
%w0 = fpext half %h0 to float
%h1 = extractelement <4 x half> %v, i32 1
%w1 = fpext half %h1 to float
%h2 = extractelement <4 x half> %v, i32 2
%w2 = fpext half %h2 to float
%h3 = extractelement <4 x half> %v, i32 3
%w3 = fpext half %h3 to float
%p = fmul contract float %w0, %w3
%q = fmul contract float %w1, %g0
%a = fadd contract float %p, %g1
%b = fsub contract float %a, %q
%p2 = fmul contract float %w2, %g1
%r = fsub contract float %p2, %b
%po = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %po
ret void
}

; run: --kernel mix_vector --block 32 --arg buf:f16x128:random:3:-2:2 --arg buf:f32x64:random:5:-3:3 --arg f32:1.75 --arg out=buf:f32x32:zeros
define amdgpu_kernel void @mix_vector(ptr addrspace(1) noalias readonly %h, ptr addrspace(1) noalias readonly %f, float %s, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%ph = getelementptr <4 x half>, ptr addrspace(1) %h, i32 %tid
%v = load <4 x half>, ptr addrspace(1) %ph
%pf = getelementptr <2 x float>, ptr addrspace(1) %f, i32 %tid
%g = load <2 x float>, ptr addrspace(1) %pf
%g0 = extractelement <2 x float> %g, i32 0
%g1 = extractelement <2 x float> %g, i32 1
%h0 = extractelement <4 x half> %v, i32 0
%w0 = fpext half %h0 to float
%h1 = extractelement <4 x half> %v, i32 1
%w1 = fpext half %h1 to float
%h2 = extractelement <4 x half> %v, i32 2
%w2 = fpext half %h2 to float
%h3 = extractelement <4 x half> %v, i32 3
%w3 = fpext half %h3 to float
%w = fpext <4 x half> %v to <4 x float>
%m = call <4 x float> @llvm.fma.v4f32(<4 x float> %w, <4 x float> %w, <4 x float> <float 1.0, float 0.0, float -2.0, float 0.5>)
%m0 = extractelement <4 x float> %m, i32 0
%m1 = extractelement <4 x float> %m, i32 1
%m2 = extractelement <4 x float> %m, i32 2
%m3 = extractelement <4 x float> %m, i32 3
%s0 = fadd float %m0, %m1
%s1 = fsub float %m2, %m3
%r = fmul float %s0, %s1
%po = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %po
ret void
}

; run: --kernel mix_of_kernel_argument --block 32 --arg buf:f16x128:random:3:-2:2 --arg buf:f32x64:random:5:-3:3 --arg f32:1.75 --arg out=buf:f32x32:zeros
define amdgpu_kernel void @mix_of_kernel_argument(ptr addrspace(1) noalias readonly %h, ptr addrspace(1) noalias readonly %f, float %s, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%ph = getelementptr <4 x half>, ptr addrspace(1) %h, i32 %tid
%v = load <4 x half>, ptr addrspace(1) %ph
%pf = getelementptr <2 x float>, ptr addrspace(1) %f, i32 %tid
%g = load <2 x float>, ptr addrspace(1) %pf
%g0 = extractelement <2 x float> %g, i32 0
%g1 = extractelement <2 x float> %g, i32 1
%h0 = extractelement <4 x half> %v, i32 0
%w0 = fpext half %h0 to float
%h1 = extractelement <4 x half> %v, i32 1
%w1 = fpext half %h1 to float
%h2 = extractelement <4 x half> %v, i32 2
%w2 = fpext half %h2 to float
%h3 = extractelement <4 x half> %v, i32 3
%w3 = fpext half %h3 to float
%sh = fptrunc float %s to half
%ws = fpext half %sh to float
%r = call float @llvm.fma.f32(float %ws, float %w1, float %ws)
%po = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %po
ret void
}

; run: --kernel pairs_in_order --block 32 --arg buf:f32x256:random:5:-3:3 --arg f32:1.75 --arg out=buf:f32x64:zeros
define amdgpu_kernel void @pairs_in_order(ptr addrspace(1) noalias readonly %in, float %s, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%pf = getelementptr <8 x float>, ptr addrspace(1) %in, i32 %tid
%lo = load <4 x float>, ptr addrspace(1) %pf
%ph = getelementptr i8, ptr addrspace(1) %pf, i32 16
%hi = load <4 x float>, ptr addrspace(1) %ph
%a = shufflevector <4 x float> %lo, <4 x float> %hi, <2 x i32> <i32 0, i32 1>
%b = shufflevector <4 x float> %hi, <4 x float> %lo, <2 x i32> <i32 2, i32 3>
%c = shufflevector <4 x float> %lo, <4 x float> %lo, <2 x i32> <i32 0, i32 1>
%r = call <2 x float> @llvm.fma.v2f32(<2 x float> %a, <2 x float> %b, <2 x float> %c)
%po = getelementptr <2 x float>, ptr addrspace(1) %out, i32 %tid
store <2 x float> %r, ptr addrspace(1) %po
ret void
}

; run: --kernel pairs_exchanged --block 32 --arg buf:f32x256:random:5:-3:3 --arg f32:1.75 --arg out=buf:f32x64:zeros
define amdgpu_kernel void @pairs_exchanged(ptr addrspace(1) noalias readonly %in, float %s, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%pf = getelementptr <8 x float>, ptr addrspace(1) %in, i32 %tid
%lo = load <4 x float>, ptr addrspace(1) %pf
%ph = getelementptr i8, ptr addrspace(1) %pf, i32 16
%hi = load <4 x float>, ptr addrspace(1) %ph
%a = shufflevector <4 x float> %lo, <4 x float> %hi, <2 x i32> <i32 1, i32 0>
%b = shufflevector <4 x float> %hi, <4 x float> %lo, <2 x i32> <i32 3, i32 2>
%c = shufflevector <4 x float> %lo, <4 x float> %lo, <2 x i32> <i32 0, i32 1>
%r = call <2 x float> @llvm.fma.v2f32(<2 x float> %a, <2 x float> %b, <2 x float> %c)
%po = getelementptr <2 x float>, ptr addrspace(1) %out, i32 %tid
store <2 x float> %r, ptr addrspace(1) %po
ret void
}

; run: --kernel pairs_of_one --block 32 --arg buf:f32x256:random:5:-3:3 --arg f32:1.75 --arg out=buf:f32x64:zeros
define amdgpu_kernel void @pairs_of_one(ptr addrspace(1) noalias readonly %in, float %s, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%pf = getelementptr <8 x float>, ptr addrspace(1) %in, i32 %tid
%lo = load <4 x float>, ptr addrspace(1) %pf
%ph = getelementptr i8, ptr addrspace(1) %pf, i32 16
%hi = load <4 x float>, ptr addrspace(1) %ph
%a = shufflevector <4 x float> %lo, <4 x float> %hi, <2 x i32> <i32 0, i32 0>
%b = shufflevector <4 x float> %hi, <4 x float> %lo, <2 x i32> <i32 1, i32 1>
%c = shufflevector <4 x float> %lo, <4 x float> %lo, <2 x i32> <i32 3, i32 3>
%r = call <2 x float> @llvm.fma.v2f32(<2 x float> %a, <2 x float> %b, <2 x float> %c)
%po = getelementptr <2 x float>, ptr addrspace(1) %out, i32 %tid
store <2 x float> %r, ptr addrspace(1) %po
ret void
}

; run: --kernel pairs_apart --block 32 --arg buf:f32x256:random:5:-3:3 --arg f32:1.75 --arg out=buf:f32x64:zeros
define amdgpu_kernel void @pairs_apart(ptr addrspace(1) noalias readonly %in, float %s, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%pf = getelementptr <8 x float>, ptr addrspace(1) %in, i32 %tid
%lo = load <4 x float>, ptr addrspace(1) %pf
%ph = getelementptr i8, ptr addrspace(1) %pf, i32 16
%hi = load <4 x float>, ptr addrspace(1) %ph
%a = shufflevector <4 x float> %lo, <4 x float> %hi, <2 x i32> <i32 0, i32 2>
%b = shufflevector <4 x float> %hi, <4 x float> %lo, <2 x i32> <i32 1, i32 2>
%c = shufflevector <4 x float> %lo, <4 x float> %lo, <2 x i32> <i32 3, i32 0>
%r = call <2 x float> @llvm.fma.v2f32(<2 x float> %a, <2 x float> %b, <2 x float> %c)
%po = getelementptr <2 x float>, ptr addrspace(1) %out, i32 %tid
store <2 x float> %r, ptr addrspace(1) %po
ret void
}

; run: --kernel pairs_of_two --block 32 --arg buf:f32x256:random:5:-3:3 --arg f32:1.75 --arg out=buf:f32x64:zeros
define amdgpu_kernel void @pairs_of_two(ptr addrspace(1) noalias readonly %in, float %s, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%pf = getelementptr <8 x float>, ptr addrspace(1) %in, i32 %tid
%lo = load <4 x float>, ptr addrspace(1) %pf
%ph = getelementptr i8, ptr addrspace(1) %pf, i32 16
%hi = load <4 x float>, ptr addrspace(1) %ph
%a = shufflevector <4 x float> %lo, <4 x float> %hi, <2 x i32> <i32 1, i32 4>
%b = shufflevector <4 x float> %hi, <4 x float> %lo, <2 x i32> <i32 5, i32 4>
%c = shufflevector <4 x float> %lo, <4 x float> %lo, <2 x i32> <i32 7, i32 7>
%r = call <2 x float> @llvm.fma.v2f32(<2 x float> %a, <2 x float> %b, <2 x float> %c)
%po = getelementptr <2 x float>, ptr addrspace(1) %out, i32 %tid
store <2 x float> %r, ptr addrspace(1) %po
ret void
}

; run: --kernel pairs_unknown --block 32 --arg buf:f32x256:random:5:-3:3 --arg f32:1.75 --arg out=buf:f32x64:zeros
define amdgpu_kernel void @pairs_unknown(ptr addrspace(1) noalias readonly %in, float %s, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%pf = getelementptr <8 x float>, ptr addrspace(1) %in, i32 %tid
%lo = load <4 x float>, ptr addrspace(1) %pf
%ph = getelementptr i8, ptr addrspace(1) %pf, i32 16
%hi = load <4 x float>, ptr addrspace(1) %ph
%a = shufflevector <4 x float> %lo, <4 x float> %hi, <2 x i32> <i32 poison, i32 1>
%b = shufflevector <4 x float> %hi, <4 x float> %lo, <2 x i32> <i32 3, i32 poison>
%c = shufflevector <4 x float> %lo, <4 x float> %lo, <2 x i32> <i32 poison, i32 2>
%u = call <2 x float> @llvm.fma.v2f32(<2 x float> %a, <2 x float> %b, <2 x float> %c)
%u1 = extractelement <2 x float> %c, i32 1
%r = insertelement <2 x float> zeroinitializer, float %u1, i32 0
%po = getelementptr <2 x float>, ptr addrspace(1) %out, i32 %tid
store <2 x float> %r, ptr addrspace(1) %po
ret void
}

; run: --kernel pairs_of_scalar --block 32 --arg buf:f32x256:random:5:-3:3 --arg f32:1.75 --arg out=buf:f32x64:zeros
define amdgpu_kernel void @pairs_of_scalar(ptr addrspace(1) noalias readonly %in, float %s, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%pf = getelementptr <8 x float>, ptr addrspace(1) %in, i32 %tid
%lo = load <4 x float>, ptr addrspace(1) %pf
%ph = getelementptr i8, ptr addrspace(1) %pf, i32 16
%hi = load <4 x float>, ptr addrspace(1) %ph
%a = shufflevector <4 x float> %lo, <4 x float> %hi, <2 x i32> <i32 2, i32 3>
%i = insertelement <2 x float> poison, float %s, i32 0
%b = shufflevector <2 x float> %i, <2 x float> poison, <2 x i32> zeroinitializer
%c = shufflevector <4 x float> %hi, <4 x float> %lo, <2 x i32> <i32 1, i32 1>
%nc = fneg <2 x float> %c
%r = call <2 x float> @llvm.fma.v2f32(<2 x float> %a, <2 x float> %b, <2 x float> %nc)
%po = getelementptr <2 x float>, ptr addrspace(1) %out, i32 %tid
store <2 x float> %r, ptr addrspace(1) %po
ret void
}

; run: --kernel pairs_put_together --block 32 --arg buf:f32x256:random:5:-3:3 --arg f32:1.75 --arg out=buf:f32x64:zeros
define amdgpu_kernel void @pairs_put_together(ptr addrspace(1) noalias readonly %in, float %s, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%pf = getelementptr <8 x float>, ptr addrspace(1) %in, i32 %tid
%lo = load <4 x float>, ptr addrspace(1) %pf
%ph = getelementptr i8, ptr addrspace(1) %pf, i32 16
%hi = load <4 x float>, ptr addrspace(1) %ph
%e0 = extractelement <4 x float> %lo, i32 2
%e1 = extractelement <4 x float> %lo, i32 3
%i0 = insertelement <2 x float> poison, float %e0, i32 0
%a = insertelement <2 x float> %i0, float %e1, i32 1
%j0 = insertelement <2 x float> poison, float %e1, i32 0
%b = insertelement <2 x float> %j0, float %e1, i32 1
%c = shufflevector <4 x float> %hi, <4 x float> %hi, <2 x i32> <i32 3, i32 2>
%r = call <2 x float> @llvm.fma.v2f32(<2 x float> %a, <2 x float> %b, <2 x float> %c)
%po = getelementptr <2 x float>, ptr addrspace(1) %out, i32 %tid
store <2 x float> %r, ptr addrspace(1) %po
ret void
}

; run: --kernel mad_vectors --block 32 --arg buf:u32x96:random:5 --arg i32:7777777 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @mad_vectors(ptr addrspace(1) noalias readonly %in, i32 %s, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%o0 = add i32 %tid, 0
%p0 = getelementptr i32, ptr addrspace(1) %in, i32 %o0
%x0 = load i32, ptr addrspace(1) %p0
%o1 = add i32 %tid, 32
%p1 = getelementptr i32, ptr addrspace(1) %in, i32 %o1
%x1 = load i32, ptr addrspace(1) %p1
%o2 = add i32 %tid, 64
%p2 = getelementptr i32, ptr addrspace(1) %in, i32 %o2
%x2 = load i32, ptr addrspace(1) %p2
%m = mul i32 %x0, %x1
%r = add i32 %m, %x2
%po = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel mad_scalar_sum --block 32 --arg buf:u32x96:random:5 --arg i32:7777777 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @mad_scalar_sum(ptr addrspace(1) noalias readonly %in, i32 %s, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%o0 = add i32 %tid, 0
%p0 = getelementptr i32, ptr addrspace(1) %in, i32 %o0
%x0 = load i32, ptr addrspace(1) %p0
%o1 = add i32 %tid, 32
%p1 = getelementptr i32, ptr addrspace(1) %in, i32 %o1
%x1 = load i32, ptr addrspace(1) %p1
%o2 = add i32 %tid, 64
%p2 = getelementptr i32, ptr addrspace(1) %in, i32 %o2
%x2 = load i32, ptr addrspace(1) %p2
%m = mul i32 %x0, %x1
%r = add i32 %s, %m
%po = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel mad_scalar_factor --block 32 --arg buf:u32x96:random:5 --arg i32:7777777 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @mad_scalar_factor(ptr addrspace(1) noalias readonly %in, i32 %s, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%o0 = add i32 %tid, 0
%p0 = getelementptr i32, ptr addrspace(1) %in, i32 %o0
%x0 = load i32, ptr addrspace(1) %p0
%o1 = add i32 %tid, 32
%p1 = getelementptr i32, ptr addrspace(1) %in, i32 %o1
%x1 = load i32, ptr addrspace(1) %p1
%o2 = add i32 %tid, 64
%p2 = getelementptr i32, ptr addrspace(1) %in, i32 %o2
%x2 = load i32, ptr addrspace(1) %p2
%m = mul i32 %s, %x1
%r = add i32 %m, %x0
%po = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel mad_scalars --block 32 --arg buf:u32x96:random:5 --arg i32:7777777 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @mad_scalars(ptr addrspace(1) noalias readonly %in, i32 %s, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%o0 = add i32 %tid, 0
%p0 = getelementptr i32, ptr addrspace(1) %in, i32 %o0
%x0 = load i32, ptr addrspace(1) %p0
%o1 = add i32 %tid, 32
%p1 = getelementptr i32, ptr addrspace(1) %in, i32 %o1
%x1 = load i32, ptr addrspace(1) %p1
%o2 = add i32 %tid, 64
%p2 = getelementptr i32, ptr addrspace(1) %in, i32 %o2
%x2 = load i32, ptr addrspace(1) %p2
%m = mul i32 %s, %x1
%r = add i32 %m, %s
%po = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel mad_constants --block 32 --arg buf:u32x96:random:5 --arg i32:7777777 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @mad_constants(ptr addrspace(1) noalias readonly %in, i32 %s, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%o0 = add i32 %tid, 0
%p0 = getelementptr i32, ptr addrspace(1) %in, i32 %o0
%x0 = load i32, ptr addrspace(1) %p0
%o1 = add i32 %tid, 32
%p1 = getelementptr i32, ptr addrspace(1) %in, i32 %o1
%x1 = load i32, ptr addrspace(1) %p1
%o2 = add i32 %tid, 64
%p2 = getelementptr i32, ptr addrspace(1) %in, i32 %o2
%x2 = load i32, ptr addrspace(1) %p2
%m = mul i32 %x0, 77777
%a = add i32 %m, -16
%n = mul i32 %a, %x1
%b = add i32 %n, 123456
%q = mul i32 %b, %x2
%c = add i32 %q, -77
%t = mul i32 %c, %x0
%r = add i32 %t, 64
%po = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel mad_chain --block 32 --arg buf:u32x96:random:5 --arg i32:7777777 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @mad_chain(ptr addrspace(1) noalias readonly %in, i32 %s, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%o0 = add i32 %tid, 0
%p0 = getelementptr i32, ptr addrspace(1) %in, i32 %o0
%x0 = load i32, ptr addrspace(1) %p0
%o1 = add i32 %tid, 32
%p1 = getelementptr i32, ptr addrspace(1) %in, i32 %o1
%x1 = load i32, ptr addrspace(1) %p1
%o2 = add i32 %tid, 64
%p2 = getelementptr i32, ptr addrspace(1) %in, i32 %o2
%x2 = load i32, ptr addrspace(1) %p2
%m = mul i32 %x0, %x1
%a = add i32 %m, %x2
%n = mul i32 %a, %x1
%b = add i32 %n, %a
%q = mul i32 %b, %b
%r = add i32 %b, %q
%po = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel mad_kept --block 32 --arg buf:u32x96:random:5 --arg i32:7777777 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @mad_kept(ptr addrspace(1) noalias readonly %in, i32 %s, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%o0 = add i32 %tid, 0
%p0 = getelementptr i32, ptr addrspace(1) %in, i32 %o0
%x0 = load i32, ptr addrspace(1) %p0
%o1 = add i32 %tid, 32
%p1 = getelementptr i32, ptr addrspace(1) %in, i32 %o1
%x1 = load i32, ptr addrspace(1) %p1
%o2 = add i32 %tid, 64
%p2 = getelementptr i32, ptr addrspace(1) %in, i32 %o2
%x2 = load i32, ptr addrspace(1) %p2
%m = mul i32 %x0, %x1
%a = add i32 %m, %x2
%r = xor i32 %a, %m
%po = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel private_bytes --block 32 --arg i32:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @private_bytes(i32 %s, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%a = alloca [32 x i8], align 1, addrspace(5)
%q0 = getelementptr i8, ptr addrspace(5) %a, i32 0
store i8 -128, ptr addrspace(5) %q0, align 1
%q1 = getelementptr i8, ptr addrspace(5) %a, i32 1
store i8 -121, ptr addrspace(5) %q1, align 1
%q2 = getelementptr i8, ptr addrspace(5) %a, i32 2
store i8 -114, ptr addrspace(5) %q2, align 1
%q3 = getelementptr i8, ptr addrspace(5) %a, i32 3
store i8 -107, ptr addrspace(5) %q3, align 1
%q4 = getelementptr i8, ptr addrspace(5) %a, i32 4
store i8 -100, ptr addrspace(5) %q4, align 1
%q5 = getelementptr i8, ptr addrspace(5) %a, i32 5
store i8 -93, ptr addrspace(5) %q5, align 1
%q6 = getelementptr i8, ptr addrspace(5) %a, i32 6
store i8 -86, ptr addrspace(5) %q6, align 1
%q7 = getelementptr i8, ptr addrspace(5) %a, i32 7
store i8 -79, ptr addrspace(5) %q7, align 1
%q8 = getelementptr i8, ptr addrspace(5) %a, i32 8
store i8 -72, ptr addrspace(5) %q8, align 1
%q9 = getelementptr i8, ptr addrspace(5) %a, i32 9
store i8 -65, ptr addrspace(5) %q9, align 1
%q10 = getelementptr i8, ptr addrspace(5) %a, i32 10
store i8 -58, ptr addrspace(5) %q10, align 1
%q11 = getelementptr i8, ptr addrspace(5) %a, i32 11
store i8 -51, ptr addrspace(5) %q11, align 1
%q12 = getelementptr i8, ptr addrspace(5) %a, i32 12
store i8 -44, ptr addrspace(5) %q12, align 1
%q13 = getelementptr i8, ptr addrspace(5) %a, i32 13
store i8 -37, ptr addrspace(5) %q13, align 1
%q14 = getelementptr i8, ptr addrspace(5) %a, i32 14
store i8 -30, ptr addrspace(5) %q14, align 1
%q15 = getelementptr i8, ptr addrspace(5) %a, i32 15
store i8 -23, ptr addrspace(5) %q15, align 1
%q16 = getelementptr i8, ptr addrspace(5) %a, i32 16
store i8 -16, ptr addrspace(5) %q16, align 1
%q17 = getelementptr i8, ptr addrspace(5) %a, i32 17
store i8 -9, ptr addrspace(5) %q17, align 1
%q18 = getelementptr i8, ptr addrspace(5) %a, i32 18
store i8 -2, ptr addrspace(5) %q18, align 1
%q19 = getelementptr i8, ptr addrspace(5) %a, i32 19
store i8 5, ptr addrspace(5) %q19, align 1
%q20 = getelementptr i8, ptr addrspace(5) %a, i32 20
store i8 12, ptr addrspace(5) %q20, align 1
%q21 = getelementptr i8, ptr addrspace(5) %a, i32 21
store i8 19, ptr addrspace(5) %q21, align 1
%q22 = getelementptr i8, ptr addrspace(5) %a, i32 22
store i8 26, ptr addrspace(5) %q22, align 1
%q23 = getelementptr i8, ptr addrspace(5) %a, i32 23
store i8 33, ptr addrspace(5) %q23, align 1
%q24 = getelementptr i8, ptr addrspace(5) %a, i32 24
store i8 40, ptr addrspace(5) %q24, align 1
%q25 = getelementptr i8, ptr addrspace(5) %a, i32 25
store i8 47, ptr addrspace(5) %q25, align 1
%q26 = getelementptr i8, ptr addrspace(5) %a, i32 26
store i8 54, ptr addrspace(5) %q26, align 1
%q27 = getelementptr i8, ptr addrspace(5) %a, i32 27
store i8 61, ptr addrspace(5) %q27, align 1
%q28 = getelementptr i8, ptr addrspace(5) %a, i32 28
store i8 68, ptr addrspace(5) %q28, align 1
%q29 = getelementptr i8, ptr addrspace(5) %a, i32 29
store i8 75, ptr addrspace(5) %q29, align 1
%q30 = getelementptr i8, ptr addrspace(5) %a, i32 30
store i8 82, ptr addrspace(5) %q30, align 1
%q31 = getelementptr i8, ptr addrspace(5) %a, i32 31
store i8 89, ptr addrspace(5) %q31, align 1
%i = and i32 %tid, 31
%pi = getelementptr i8, ptr addrspace(5) %a, i32 %i
%j = and i32 %s, 31
%pj = getelementptr i8, ptr addrspace(5) %a, i32 %j
%x = load i8, ptr addrspace(5) %pi, align 1
%y = load i8, ptr addrspace(5) %pj, align 1
%xw = zext i8 %x to i32
%yw = sext i8 %y to i32
%r = mul i32 %xw, %yw
%po = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel shared_bytes --block 32 --arg i32:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @shared_bytes(i32 %s, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%t8 = trunc i32 %tid to i8
%base = mul i32 %tid, 17
%p = getelementptr i8, ptr addrspace(3) @byte_pool, i32 %base
store <8 x i8> <i8 1, i8 2, i8 3, i8 4, i8 -5, i8 6, i8 7, i8 8>, ptr addrspace(3) %p, align 1
%p8 = getelementptr i8, ptr addrspace(3) %p, i32 8
store i32 %s, ptr addrspace(3) %p8, align 1
%p12 = getelementptr i8, ptr addrspace(3) %p, i32 12
store i32 %tid, ptr addrspace(3) %p12, align 1
%p16 = getelementptr i8, ptr addrspace(3) %p, i32 16
store i8 %t8, ptr addrspace(3) %p16, align 1
%p5 = getelementptr i8, ptr addrspace(3) %p, i32 5
%x = load i32, ptr addrspace(3) %p5, align 1
%p7 = getelementptr i8, ptr addrspace(3) %p, i32 7
%y = load i64, ptr addrspace(3) %p7, align 1
%p1 = getelementptr i8, ptr addrspace(3) %p, i32 1
%z = load <4 x i32>, ptr addrspace(3) %p1, align 1
%y0 = trunc i64 %y to i32
%y1 = lshr i64 %y, 32
%y2 = trunc i64 %y1 to i32
%z0 = extractelement <4 x i32> %z, i32 0
%z3 = extractelement <4 x i32> %z, i32 3
%a = xor i32 %x, %y0
%b = mul i32 %y2, %z0
%c = add i32 %a, %b
%r = xor i32 %c, %z3
%po = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel choice_xor --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg out=buf:u32x32:zeros
; run: --kernel choice_xor --block 32 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg buf:u32x32:random:14 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @choice_xor(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%g2 = getelementptr i32, ptr addrspace(1) %p2, i32 %tid
%c = load i32, ptr addrspace(1) %g2
%x = and i32 %a, %b
%n = xor i32 %a, -1
%y = and i32 %n, %c
%r = xor i32 %x, %y
%po = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel choice_or --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg out=buf:u32x32:zeros
; run: --kernel choice_or --block 32 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg buf:u32x32:random:14 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @choice_or(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%g2 = getelementptr i32, ptr addrspace(1) %p2, i32 %tid
%c = load i32, ptr addrspace(1) %g2
%x = and i32 %b, %a
%n = xor i32 %a, -1
%y = and i32 %c, %n
%r = or disjoint i32 %y, %x
%po = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel choice_mask --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg out=buf:u32x32:zeros
; run: --kernel choice_mask --block 32 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg buf:u32x32:random:14 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @choice_mask(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%g2 = getelementptr i32, ptr addrspace(1) %p2, i32 %tid
%c = load i32, ptr addrspace(1) %g2
%x = xor i32 %c, %b
%y = and i32 %x, %a
%r = xor i32 %c, %y
%po = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel majority_xor --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg out=buf:u32x32:zeros
; run: --kernel majority_xor --block 32 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg buf:u32x32:random:14 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @majority_xor(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%g2 = getelementptr i32, ptr addrspace(1) %p2, i32 %tid
%c = load i32, ptr addrspace(1) %g2
%x = and i32 %a, %b
%y = and i32 %a, %c
%z = and i32 %b, %c
%v = xor i32 %x, %y
%r = xor i32 %v, %z
%po = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel majority_or --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg out=buf:u32x32:zeros
; run: --kernel majority_or --block 32 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg buf:u32x32:random:14 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @majority_or(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%g2 = getelementptr i32, ptr addrspace(1) %p2, i32 %tid
%c = load i32, ptr addrspace(1) %g2
%x = and i32 %a, %b
%y = or i32 %a, %b
%z = and i32 %y, %c
%r = or i32 %x, %z
%po = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel md5_fourth --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg out=buf:u32x32:zeros
; run: --kernel md5_fourth --block 32 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg buf:u32x32:random:14 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @md5_fourth(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%g2 = getelementptr i32, ptr addrspace(1) %p2, i32 %tid
%c = load i32, ptr addrspace(1) %g2
%n = xor i32 %c, -1
%x = or i32 %n, %a
%r = xor i32 %x, %b
%po = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel chi --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg out=buf:u32x32:zeros
; run: --kernel chi --block 32 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg buf:u32x32:random:14 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @chi(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%g2 = getelementptr i32, ptr addrspace(1) %p2, i32 %tid
%c = load i32, ptr addrspace(1) %g2
%n = xor i32 %b, -1
%x = and i32 %n, %c
%r = xor i32 %x, %a
%po = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel equal_bits --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg out=buf:u32x32:zeros
; run: --kernel equal_bits --block 32 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg buf:u32x32:random:14 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @equal_bits(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%g2 = getelementptr i32, ptr addrspace(1) %p2, i32 %tid
%c = load i32, ptr addrspace(1) %g2
%x = xor i32 %a, %b
%r = xor i32 %x, -1
%po = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel neither --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg out=buf:u32x32:zeros
; run: --kernel neither --block 32 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg buf:u32x32:random:14 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @neither(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%g2 = getelementptr i32, ptr addrspace(1) %p2, i32 %tid
%c = load i32, ptr addrspace(1) %g2
%x = or i32 %a, %b
%y = xor i32 %x, -1
%r = and i32 %y, %c
%po = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel choice_xor_long --block 32 --arg buf:u64x32:random:11 --arg buf:u64x32:random:12 --arg buf:u64x32:random:13 --arg out=buf:u64x32:zeros
; run: --kernel choice_xor_long --block 32 --arg buf:u64x32:random:12 --arg buf:u64x32:random:13 --arg buf:u64x32:random:14 --arg out=buf:u64x32:zeros
define amdgpu_kernel void @choice_xor_long(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%a = load i64, ptr addrspace(1) %g0
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%b = load i64, ptr addrspace(1) %g1
%g2 = getelementptr i64, ptr addrspace(1) %p2, i32 %tid
%c = load i64, ptr addrspace(1) %g2
%x = and i64 %a, %b
%n = xor i64 %a, -1
%y = and i64 %n, %c
%r = xor i64 %x, %y
%po = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel choice_or_long --block 32 --arg buf:u64x32:random:11 --arg buf:u64x32:random:12 --arg buf:u64x32:random:13 --arg out=buf:u64x32:zeros
; run: --kernel choice_or_long --block 32 --arg buf:u64x32:random:12 --arg buf:u64x32:random:13 --arg buf:u64x32:random:14 --arg out=buf:u64x32:zeros
define amdgpu_kernel void @choice_or_long(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%a = load i64, ptr addrspace(1) %g0
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%b = load i64, ptr addrspace(1) %g1
%g2 = getelementptr i64, ptr addrspace(1) %p2, i32 %tid
%c = load i64, ptr addrspace(1) %g2
%x = and i64 %b, %a
%n = xor i64 %a, -1
%y = and i64 %c, %n
%r = or disjoint i64 %y, %x
%po = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel choice_mask_long --block 32 --arg buf:u64x32:random:11 --arg buf:u64x32:random:12 --arg buf:u64x32:random:13 --arg out=buf:u64x32:zeros
; run: --kernel choice_mask_long --block 32 --arg buf:u64x32:random:12 --arg buf:u64x32:random:13 --arg buf:u64x32:random:14 --arg out=buf:u64x32:zeros
define amdgpu_kernel void @choice_mask_long(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%a = load i64, ptr addrspace(1) %g0
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%b = load i64, ptr addrspace(1) %g1
%g2 = getelementptr i64, ptr addrspace(1) %p2, i32 %tid
%c = load i64, ptr addrspace(1) %g2
%x = xor i64 %c, %b
%y = and i64 %x, %a
%r = xor i64 %c, %y
%po = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel majority_xor_long --block 32 --arg buf:u64x32:random:11 --arg buf:u64x32:random:12 --arg buf:u64x32:random:13 --arg out=buf:u64x32:zeros
; run: --kernel majority_xor_long --block 32 --arg buf:u64x32:random:12 --arg buf:u64x32:random:13 --arg buf:u64x32:random:14 --arg out=buf:u64x32:zeros
define amdgpu_kernel void @majority_xor_long(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%a = load i64, ptr addrspace(1) %g0
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%b = load i64, ptr addrspace(1) %g1
%g2 = getelementptr i64, ptr addrspace(1) %p2, i32 %tid
%c = load i64, ptr addrspace(1) %g2
%x = and i64 %a, %b
%y = and i64 %a, %c
%z = and i64 %b, %c
%v = xor i64 %x, %y
%r = xor i64 %v, %z
%po = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel majority_or_long --block 32 --arg buf:u64x32:random:11 --arg buf:u64x32:random:12 --arg buf:u64x32:random:13 --arg out=buf:u64x32:zeros
; run: --kernel majority_or_long --block 32 --arg buf:u64x32:random:12 --arg buf:u64x32:random:13 --arg buf:u64x32:random:14 --arg out=buf:u64x32:zeros
define amdgpu_kernel void @majority_or_long(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%a = load i64, ptr addrspace(1) %g0
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%b = load i64, ptr addrspace(1) %g1
%g2 = getelementptr i64, ptr addrspace(1) %p2, i32 %tid
%c = load i64, ptr addrspace(1) %g2
%x = and i64 %a, %b
%y = or i64 %a, %b
%z = and i64 %y, %c
%r = or i64 %x, %z
%po = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel md5_fourth_long --block 32 --arg buf:u64x32:random:11 --arg buf:u64x32:random:12 --arg buf:u64x32:random:13 --arg out=buf:u64x32:zeros
; run: --kernel md5_fourth_long --block 32 --arg buf:u64x32:random:12 --arg buf:u64x32:random:13 --arg buf:u64x32:random:14 --arg out=buf:u64x32:zeros
define amdgpu_kernel void @md5_fourth_long(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%a = load i64, ptr addrspace(1) %g0
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%b = load i64, ptr addrspace(1) %g1
%g2 = getelementptr i64, ptr addrspace(1) %p2, i32 %tid
%c = load i64, ptr addrspace(1) %g2
%n = xor i64 %c, -1
%x = or i64 %n, %a
%r = xor i64 %x, %b
%po = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel chi_long --block 32 --arg buf:u64x32:random:11 --arg buf:u64x32:random:12 --arg buf:u64x32:random:13 --arg out=buf:u64x32:zeros
; run: --kernel chi_long --block 32 --arg buf:u64x32:random:12 --arg buf:u64x32:random:13 --arg buf:u64x32:random:14 --arg out=buf:u64x32:zeros
define amdgpu_kernel void @chi_long(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%a = load i64, ptr addrspace(1) %g0
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%b = load i64, ptr addrspace(1) %g1
%g2 = getelementptr i64, ptr addrspace(1) %p2, i32 %tid
%c = load i64, ptr addrspace(1) %g2
%n = xor i64 %b, -1
%x = and i64 %n, %c
%r = xor i64 %x, %a
%po = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel equal_bits_long --block 32 --arg buf:u64x32:random:11 --arg buf:u64x32:random:12 --arg buf:u64x32:random:13 --arg out=buf:u64x32:zeros
; run: --kernel equal_bits_long --block 32 --arg buf:u64x32:random:12 --arg buf:u64x32:random:13 --arg buf:u64x32:random:14 --arg out=buf:u64x32:zeros
define amdgpu_kernel void @equal_bits_long(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%a = load i64, ptr addrspace(1) %g0
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%b = load i64, ptr addrspace(1) %g1
%g2 = getelementptr i64, ptr addrspace(1) %p2, i32 %tid
%c = load i64, ptr addrspace(1) %g2
%x = xor i64 %a, %b
%r = xor i64 %x, -1
%po = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel neither_long --block 32 --arg buf:u64x32:random:11 --arg buf:u64x32:random:12 --arg buf:u64x32:random:13 --arg out=buf:u64x32:zeros
; run: --kernel neither_long --block 32 --arg buf:u64x32:random:12 --arg buf:u64x32:random:13 --arg buf:u64x32:random:14 --arg out=buf:u64x32:zeros
define amdgpu_kernel void @neither_long(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%a = load i64, ptr addrspace(1) %g0
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%b = load i64, ptr addrspace(1) %g1
%g2 = getelementptr i64, ptr addrspace(1) %p2, i32 %tid
%c = load i64, ptr addrspace(1) %g2
%x = or i64 %a, %b
%y = xor i64 %x, -1
%r = and i64 %y, %c
%po = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel choice_xor_pairs --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg out=buf:u32x32:zeros
; run: --kernel choice_xor_pairs --block 32 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg buf:u32x32:random:14 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @choice_xor_pairs(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <2 x i16>, ptr addrspace(1) %p0, i32 %tid
%a = load <2 x i16>, ptr addrspace(1) %g0
%g1 = getelementptr <2 x i16>, ptr addrspace(1) %p1, i32 %tid
%b = load <2 x i16>, ptr addrspace(1) %g1
%g2 = getelementptr <2 x i16>, ptr addrspace(1) %p2, i32 %tid
%c = load <2 x i16>, ptr addrspace(1) %g2
%x = and <2 x i16> %a, %b
%n = xor <2 x i16> %a, <i16 -1, i16 -1>
%y = and <2 x i16> %n, %c
%r = xor <2 x i16> %x, %y
%po = getelementptr <2 x i16>, ptr addrspace(1) %out, i32 %tid
store <2 x i16> %r, ptr addrspace(1) %po
ret void
}

; run: --kernel choice_or_pairs --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg out=buf:u32x32:zeros
; run: --kernel choice_or_pairs --block 32 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg buf:u32x32:random:14 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @choice_or_pairs(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <2 x i16>, ptr addrspace(1) %p0, i32 %tid
%a = load <2 x i16>, ptr addrspace(1) %g0
%g1 = getelementptr <2 x i16>, ptr addrspace(1) %p1, i32 %tid
%b = load <2 x i16>, ptr addrspace(1) %g1
%g2 = getelementptr <2 x i16>, ptr addrspace(1) %p2, i32 %tid
%c = load <2 x i16>, ptr addrspace(1) %g2
%x = and <2 x i16> %b, %a
%n = xor <2 x i16> %a, <i16 -1, i16 -1>
%y = and <2 x i16> %c, %n
%r = or disjoint <2 x i16> %y, %x
%po = getelementptr <2 x i16>, ptr addrspace(1) %out, i32 %tid
store <2 x i16> %r, ptr addrspace(1) %po
ret void
}

; run: --kernel choice_mask_pairs --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg out=buf:u32x32:zeros
; run: --kernel choice_mask_pairs --block 32 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg buf:u32x32:random:14 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @choice_mask_pairs(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <2 x i16>, ptr addrspace(1) %p0, i32 %tid
%a = load <2 x i16>, ptr addrspace(1) %g0
%g1 = getelementptr <2 x i16>, ptr addrspace(1) %p1, i32 %tid
%b = load <2 x i16>, ptr addrspace(1) %g1
%g2 = getelementptr <2 x i16>, ptr addrspace(1) %p2, i32 %tid
%c = load <2 x i16>, ptr addrspace(1) %g2
%x = xor <2 x i16> %c, %b
%y = and <2 x i16> %x, %a
%r = xor <2 x i16> %c, %y
%po = getelementptr <2 x i16>, ptr addrspace(1) %out, i32 %tid
store <2 x i16> %r, ptr addrspace(1) %po
ret void
}

; run: --kernel majority_xor_pairs --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg out=buf:u32x32:zeros
; run: --kernel majority_xor_pairs --block 32 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg buf:u32x32:random:14 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @majority_xor_pairs(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <2 x i16>, ptr addrspace(1) %p0, i32 %tid
%a = load <2 x i16>, ptr addrspace(1) %g0
%g1 = getelementptr <2 x i16>, ptr addrspace(1) %p1, i32 %tid
%b = load <2 x i16>, ptr addrspace(1) %g1
%g2 = getelementptr <2 x i16>, ptr addrspace(1) %p2, i32 %tid
%c = load <2 x i16>, ptr addrspace(1) %g2
%x = and <2 x i16> %a, %b
%y = and <2 x i16> %a, %c
%z = and <2 x i16> %b, %c
%v = xor <2 x i16> %x, %y
%r = xor <2 x i16> %v, %z
%po = getelementptr <2 x i16>, ptr addrspace(1) %out, i32 %tid
store <2 x i16> %r, ptr addrspace(1) %po
ret void
}

; run: --kernel majority_or_pairs --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg out=buf:u32x32:zeros
; run: --kernel majority_or_pairs --block 32 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg buf:u32x32:random:14 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @majority_or_pairs(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <2 x i16>, ptr addrspace(1) %p0, i32 %tid
%a = load <2 x i16>, ptr addrspace(1) %g0
%g1 = getelementptr <2 x i16>, ptr addrspace(1) %p1, i32 %tid
%b = load <2 x i16>, ptr addrspace(1) %g1
%g2 = getelementptr <2 x i16>, ptr addrspace(1) %p2, i32 %tid
%c = load <2 x i16>, ptr addrspace(1) %g2
%x = and <2 x i16> %a, %b
%y = or <2 x i16> %a, %b
%z = and <2 x i16> %y, %c
%r = or <2 x i16> %x, %z
%po = getelementptr <2 x i16>, ptr addrspace(1) %out, i32 %tid
store <2 x i16> %r, ptr addrspace(1) %po
ret void
}

; run: --kernel md5_fourth_pairs --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg out=buf:u32x32:zeros
; run: --kernel md5_fourth_pairs --block 32 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg buf:u32x32:random:14 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @md5_fourth_pairs(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <2 x i16>, ptr addrspace(1) %p0, i32 %tid
%a = load <2 x i16>, ptr addrspace(1) %g0
%g1 = getelementptr <2 x i16>, ptr addrspace(1) %p1, i32 %tid
%b = load <2 x i16>, ptr addrspace(1) %g1
%g2 = getelementptr <2 x i16>, ptr addrspace(1) %p2, i32 %tid
%c = load <2 x i16>, ptr addrspace(1) %g2
%n = xor <2 x i16> %c, <i16 -1, i16 -1>
%x = or <2 x i16> %n, %a
%r = xor <2 x i16> %x, %b
%po = getelementptr <2 x i16>, ptr addrspace(1) %out, i32 %tid
store <2 x i16> %r, ptr addrspace(1) %po
ret void
}

; run: --kernel chi_pairs --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg out=buf:u32x32:zeros
; run: --kernel chi_pairs --block 32 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg buf:u32x32:random:14 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @chi_pairs(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <2 x i16>, ptr addrspace(1) %p0, i32 %tid
%a = load <2 x i16>, ptr addrspace(1) %g0
%g1 = getelementptr <2 x i16>, ptr addrspace(1) %p1, i32 %tid
%b = load <2 x i16>, ptr addrspace(1) %g1
%g2 = getelementptr <2 x i16>, ptr addrspace(1) %p2, i32 %tid
%c = load <2 x i16>, ptr addrspace(1) %g2
%n = xor <2 x i16> %b, <i16 -1, i16 -1>
%x = and <2 x i16> %n, %c
%r = xor <2 x i16> %x, %a
%po = getelementptr <2 x i16>, ptr addrspace(1) %out, i32 %tid
store <2 x i16> %r, ptr addrspace(1) %po
ret void
}

; run: --kernel equal_bits_pairs --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg out=buf:u32x32:zeros
; run: --kernel equal_bits_pairs --block 32 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg buf:u32x32:random:14 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @equal_bits_pairs(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <2 x i16>, ptr addrspace(1) %p0, i32 %tid
%a = load <2 x i16>, ptr addrspace(1) %g0
%g1 = getelementptr <2 x i16>, ptr addrspace(1) %p1, i32 %tid
%b = load <2 x i16>, ptr addrspace(1) %g1
%g2 = getelementptr <2 x i16>, ptr addrspace(1) %p2, i32 %tid
%c = load <2 x i16>, ptr addrspace(1) %g2
%x = xor <2 x i16> %a, %b
%r = xor <2 x i16> %x, <i16 -1, i16 -1>
%po = getelementptr <2 x i16>, ptr addrspace(1) %out, i32 %tid
store <2 x i16> %r, ptr addrspace(1) %po
ret void
}

; run: --kernel neither_pairs --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg out=buf:u32x32:zeros
; run: --kernel neither_pairs --block 32 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg buf:u32x32:random:14 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @neither_pairs(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <2 x i16>, ptr addrspace(1) %p0, i32 %tid
%a = load <2 x i16>, ptr addrspace(1) %g0
%g1 = getelementptr <2 x i16>, ptr addrspace(1) %p1, i32 %tid
%b = load <2 x i16>, ptr addrspace(1) %g1
%g2 = getelementptr <2 x i16>, ptr addrspace(1) %p2, i32 %tid
%c = load <2 x i16>, ptr addrspace(1) %g2
%x = or <2 x i16> %a, %b
%y = xor <2 x i16> %x, <i16 -1, i16 -1>
%r = and <2 x i16> %y, %c
%po = getelementptr <2 x i16>, ptr addrspace(1) %out, i32 %tid
store <2 x i16> %r, ptr addrspace(1) %po
ret void
}

; run: --kernel uniform_choice_xor --block 32 --arg u32:3273488333 --arg u32:2786956368 --arg u32:505375073 --arg out=buf:u32x32:zeros
; run: --kernel uniform_choice_xor --block 32 --arg u32:2009271892 --arg u32:1088058176 --arg u32:3284479268 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @uniform_choice_xor(i32 %a, i32 %b, i32 %c, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%x = and i32 %a, %b
%n = xor i32 %a, -1
%y = and i32 %n, %c
%r = xor i32 %x, %y
%po = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel uniform_majority_or --block 32 --arg u32:3273488333 --arg u32:2786956368 --arg u32:505375073 --arg out=buf:u32x32:zeros
; run: --kernel uniform_majority_or --block 32 --arg u32:2009271892 --arg u32:1088058176 --arg u32:3284479268 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @uniform_majority_or(i32 %a, i32 %b, i32 %c, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%x = and i32 %a, %b
%y = or i32 %a, %b
%z = and i32 %y, %c
%r = or i32 %x, %z
%po = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel uniform_md5_fourth --block 32 --arg u32:3273488333 --arg u32:2786956368 --arg u32:505375073 --arg out=buf:u32x32:zeros
; run: --kernel uniform_md5_fourth --block 32 --arg u32:2009271892 --arg u32:1088058176 --arg u32:3284479268 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @uniform_md5_fourth(i32 %a, i32 %b, i32 %c, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%n = xor i32 %c, -1
%x = or i32 %n, %a
%r = xor i32 %x, %b
%po = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel uniform_equal_bits --block 32 --arg u32:3273488333 --arg u32:2786956368 --arg u32:505375073 --arg out=buf:u32x32:zeros
; run: --kernel uniform_equal_bits --block 32 --arg u32:2009271892 --arg u32:1088058176 --arg u32:3284479268 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @uniform_equal_bits(i32 %a, i32 %b, i32 %c, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%x = xor i32 %a, %b
%r = xor i32 %x, -1
%po = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel uniform_neither --block 32 --arg u32:3273488333 --arg u32:2786956368 --arg u32:505375073 --arg out=buf:u32x32:zeros
; run: --kernel uniform_neither --block 32 --arg u32:2009271892 --arg u32:1088058176 --arg u32:3284479268 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @uniform_neither(i32 %a, i32 %b, i32 %c, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%x = or i32 %a, %b
%y = xor i32 %x, -1
%r = and i32 %y, %c
%po = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel uniform_chi --block 32 --arg u32:3273488333 --arg u32:2786956368 --arg u32:505375073 --arg out=buf:u32x32:zeros
; run: --kernel uniform_chi --block 32 --arg u32:2009271892 --arg u32:1088058176 --arg u32:3284479268 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @uniform_chi(i32 %a, i32 %b, i32 %c, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%n = xor i32 %b, -1
%x = and i32 %n, %c
%r = xor i32 %x, %a
%po = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel uniform_choice_xor_long --block 32 --arg u64:6463807208296380365 --arg u64:14429453142101693520 --arg u64:12632789743476631905 --arg out=buf:u64x32:zeros
; run: --kernel uniform_choice_xor_long --block 32 --arg u64:5374449311440637524 --arg u64:15741221609565483840 --arg u64:13781225174701780260 --arg out=buf:u64x32:zeros
define amdgpu_kernel void @uniform_choice_xor_long(i64 %a, i64 %b, i64 %c, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%x = and i64 %a, %b
%n = xor i64 %a, -1
%y = and i64 %n, %c
%r = xor i64 %x, %y
%po = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel uniform_majority_or_long --block 32 --arg u64:6463807208296380365 --arg u64:14429453142101693520 --arg u64:12632789743476631905 --arg out=buf:u64x32:zeros
; run: --kernel uniform_majority_or_long --block 32 --arg u64:5374449311440637524 --arg u64:15741221609565483840 --arg u64:13781225174701780260 --arg out=buf:u64x32:zeros
define amdgpu_kernel void @uniform_majority_or_long(i64 %a, i64 %b, i64 %c, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%x = and i64 %a, %b
%y = or i64 %a, %b
%z = and i64 %y, %c
%r = or i64 %x, %z
%po = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel uniform_md5_fourth_long --block 32 --arg u64:6463807208296380365 --arg u64:14429453142101693520 --arg u64:12632789743476631905 --arg out=buf:u64x32:zeros
; run: --kernel uniform_md5_fourth_long --block 32 --arg u64:5374449311440637524 --arg u64:15741221609565483840 --arg u64:13781225174701780260 --arg out=buf:u64x32:zeros
define amdgpu_kernel void @uniform_md5_fourth_long(i64 %a, i64 %b, i64 %c, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%n = xor i64 %c, -1
%x = or i64 %n, %a
%r = xor i64 %x, %b
%po = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel uniform_equal_bits_long --block 32 --arg u64:6463807208296380365 --arg u64:14429453142101693520 --arg u64:12632789743476631905 --arg out=buf:u64x32:zeros
; run: --kernel uniform_equal_bits_long --block 32 --arg u64:5374449311440637524 --arg u64:15741221609565483840 --arg u64:13781225174701780260 --arg out=buf:u64x32:zeros
define amdgpu_kernel void @uniform_equal_bits_long(i64 %a, i64 %b, i64 %c, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%x = xor i64 %a, %b
%r = xor i64 %x, -1
%po = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel uniform_neither_long --block 32 --arg u64:6463807208296380365 --arg u64:14429453142101693520 --arg u64:12632789743476631905 --arg out=buf:u64x32:zeros
; run: --kernel uniform_neither_long --block 32 --arg u64:5374449311440637524 --arg u64:15741221609565483840 --arg u64:13781225174701780260 --arg out=buf:u64x32:zeros
define amdgpu_kernel void @uniform_neither_long(i64 %a, i64 %b, i64 %c, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%x = or i64 %a, %b
%y = xor i64 %x, -1
%r = and i64 %y, %c
%po = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel uniform_chi_long --block 32 --arg u64:6463807208296380365 --arg u64:14429453142101693520 --arg u64:12632789743476631905 --arg out=buf:u64x32:zeros
; run: --kernel uniform_chi_long --block 32 --arg u64:5374449311440637524 --arg u64:15741221609565483840 --arg u64:13781225174701780260 --arg out=buf:u64x32:zeros
define amdgpu_kernel void @uniform_chi_long(i64 %a, i64 %b, i64 %c, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%n = xor i64 %b, -1
%x = and i64 %n, %c
%r = xor i64 %x, %a
%po = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel choice_of_shared --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg out=buf:u32x32:zeros
; run: --kernel choice_of_shared --block 32 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg buf:u32x32:random:14 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @choice_of_shared(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%g2 = getelementptr i32, ptr addrspace(1) %p2, i32 %tid
%c = load i32, ptr addrspace(1) %g2
%x = and i32 %a, %b
%n = xor i32 %a, -1
%y = and i32 %n, %c
%z = or i32 %x, %y
%w = mul i32 %n, %z
%r = xor i32 %w, %b
%po = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel choice_of_constants --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg out=buf:u32x32:zeros
; run: --kernel choice_of_constants --block 32 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg buf:u32x32:random:14 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @choice_of_constants(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%g2 = getelementptr i32, ptr addrspace(1) %p2, i32 %tid
%c = load i32, ptr addrspace(1) %g2
%x = and i32 %a, 1431655765
%y = and i32 %b, -1431655766
%z = or disjoint i32 %x, %y
%r = add i32 %z, %c
%po = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel choice_of_long_constants --block 32 --arg buf:u64x32:random:11 --arg buf:u64x32:random:12 --arg out=buf:u64x32:zeros
; run: --kernel choice_of_long_constants --block 32 --arg buf:u64x32:random:12 --arg buf:u64x32:random:13 --arg out=buf:u64x32:zeros
define amdgpu_kernel void @choice_of_long_constants(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%a = load i64, ptr addrspace(1) %g0
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%b = load i64, ptr addrspace(1) %g1
%x = and i64 %a, 1311768464867721216
%y = and i64 %b, -1311768464867721217
%r = or disjoint i64 %x, %y
%po = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel half_constants --block 32 --arg buf:u64x32:random:11 --arg buf:u64x32:random:12 --arg out=buf:u64x32:zeros
; run: --kernel half_constants --block 32 --arg buf:u64x32:random:12 --arg buf:u64x32:random:13 --arg out=buf:u64x32:zeros
define amdgpu_kernel void @half_constants(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%a = load i64, ptr addrspace(1) %g0
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%b = load i64, ptr addrspace(1) %g1
%x = and i64 %a, 4294967295
%n = xor i64 %b, -1
%y = and i64 %n, -4294967296
%r = or disjoint i64 %x, %y
%po = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel sum_of_bits --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg out=buf:u32x32:zeros
; run: --kernel sum_of_bits --block 32 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg buf:u32x32:random:14 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @sum_of_bits(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%g2 = getelementptr i32, ptr addrspace(1) %p2, i32 %tid
%c = load i32, ptr addrspace(1) %g2
%x = xor i32 %a, %b
%r = add i32 %c, %x
%po = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel sum_of_choice --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg out=buf:u32x32:zeros
; run: --kernel sum_of_choice --block 32 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg buf:u32x32:random:14 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @sum_of_choice(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%g2 = getelementptr i32, ptr addrspace(1) %p2, i32 %tid
%c = load i32, ptr addrspace(1) %g2
%x = xor i32 %c, %b
%y = and i32 %x, %a
%z = xor i32 %c, %y
%r = add i32 %z, %a
%po = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %po
ret void
}

; run: --kernel choice_of_choices --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg out=buf:u32x32:zeros
; run: --kernel choice_of_choices --block 32 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg buf:u32x32:random:14 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @choice_of_choices(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%g2 = getelementptr i32, ptr addrspace(1) %p2, i32 %tid
%c = load i32, ptr addrspace(1) %g2
%x = xor i32 %c, %b
%y = and i32 %x, %a
%z = xor i32 %c, %y
%n = xor i32 %z, -1
%k = and i32 %z, %b
%l = and i32 %n, %a
%r = or i32 %k, %l
%po = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %po
ret void
}

@far = internal addrspace(3) global [2048 x i32] poison, align 8

; run: --kernel pairs_far_away --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @pairs_far_away(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%turn = xor i32 %tid, 5
%w0 = add i32 %a, 0
%sp0 = getelementptr [2048 x i32], ptr addrspace(3) @far, i32 0, i32 %tid
%s0 = getelementptr i32, ptr addrspace(3) %sp0, i32 300
store i32 %w0, ptr addrspace(3) %s0, align 4
%w1 = add i32 %a, 77
%sp1 = getelementptr [2048 x i32], ptr addrspace(3) @far, i32 0, i32 %tid
%s1 = getelementptr i32, ptr addrspace(3) %sp1, i32 341
store i32 %w1, ptr addrspace(3) %s1, align 4
%w2 = add i32 %a, 154
%sp2 = getelementptr [2048 x i32], ptr addrspace(3) @far, i32 0, i32 %tid
%s2 = getelementptr i32, ptr addrspace(3) %sp2, i32 382
store i32 %w2, ptr addrspace(3) %s2, align 4
%w3 = add i32 %a, 231
%sp3 = getelementptr [2048 x i32], ptr addrspace(3) @far, i32 0, i32 %tid
%s3 = getelementptr i32, ptr addrspace(3) %sp3, i32 423
store i32 %w3, ptr addrspace(3) %s3, align 4
%w4 = add i32 %a, 308
%sp4 = getelementptr [2048 x i32], ptr addrspace(3) @far, i32 0, i32 %tid
%s4 = getelementptr i32, ptr addrspace(3) %sp4, i32 464
store i32 %w4, ptr addrspace(3) %s4, align 4
%w5 = add i32 %a, 385
%sp5 = getelementptr [2048 x i32], ptr addrspace(3) @far, i32 0, i32 %tid
%s5 = getelementptr i32, ptr addrspace(3) %sp5, i32 1185
store i32 %w5, ptr addrspace(3) %s5, align 4
%w6 = add i32 %a, 462
%sp6 = getelementptr [2048 x i32], ptr addrspace(3) @far, i32 0, i32 %tid
%s6 = getelementptr i32, ptr addrspace(3) %sp6, i32 1226
store i32 %w6, ptr addrspace(3) %s6, align 4
%w7 = add i32 %a, 539
%sp7 = getelementptr [2048 x i32], ptr addrspace(3) @far, i32 0, i32 %tid
%s7 = getelementptr i32, ptr addrspace(3) %sp7, i32 1267
store i32 %w7, ptr addrspace(3) %s7, align 4
%w8 = add i32 %a, 616
%sp8 = getelementptr [2048 x i32], ptr addrspace(3) @far, i32 0, i32 %tid
%s8 = getelementptr i32, ptr addrspace(3) %sp8, i32 1308
store i32 %w8, ptr addrspace(3) %s8, align 4
%w9 = add i32 %a, 693
%sp9 = getelementptr [2048 x i32], ptr addrspace(3) @far, i32 0, i32 %tid
%s9 = getelementptr i32, ptr addrspace(3) %sp9, i32 799
store i32 %w9, ptr addrspace(3) %s9, align 4
%w10 = add i32 %a, 770
%sp10 = getelementptr [2048 x i32], ptr addrspace(3) @far, i32 0, i32 %tid
%s10 = getelementptr i32, ptr addrspace(3) %sp10, i32 833
store i32 %w10, ptr addrspace(3) %s10, align 4
%w11 = add i32 %a, 847
%sp11 = getelementptr [2048 x i32], ptr addrspace(3) @far, i32 0, i32 %tid
%s11 = getelementptr i32, ptr addrspace(3) %sp11, i32 866
store i32 %w11, ptr addrspace(3) %s11, align 4
%w12 = add i32 %a, 924
%sp12 = getelementptr [2048 x i32], ptr addrspace(3) @far, i32 0, i32 %tid
%s12 = getelementptr i32, ptr addrspace(3) %sp12, i32 901
store i32 %w12, ptr addrspace(3) %s12, align 4
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%lp0 = getelementptr [2048 x i32], ptr addrspace(3) @far, i32 0, i32 %turn
%l0 = getelementptr i32, ptr addrspace(3) %lp0, i32 300
%v0 = load i32, ptr addrspace(3) %l0, align 4
%m0 = mul i32 0, 31
%q0 = add i32 %m0, %v0
%lp1 = getelementptr [2048 x i32], ptr addrspace(3) @far, i32 0, i32 %turn
%l1 = getelementptr i32, ptr addrspace(3) %lp1, i32 341
%v1 = load i32, ptr addrspace(3) %l1, align 4
%m1 = mul i32 %q0, 31
%q1 = add i32 %m1, %v1
%lp2 = getelementptr [2048 x i32], ptr addrspace(3) @far, i32 0, i32 %turn
%l2 = getelementptr i32, ptr addrspace(3) %lp2, i32 382
%v2 = load i32, ptr addrspace(3) %l2, align 4
%m2 = mul i32 %q1, 31
%q2 = add i32 %m2, %v2
%lp3 = getelementptr [2048 x i32], ptr addrspace(3) @far, i32 0, i32 %turn
%l3 = getelementptr i32, ptr addrspace(3) %lp3, i32 423
%v3 = load i32, ptr addrspace(3) %l3, align 4
%m3 = mul i32 %q2, 31
%q3 = add i32 %m3, %v3
%lp4 = getelementptr [2048 x i32], ptr addrspace(3) @far, i32 0, i32 %turn
%l4 = getelementptr i32, ptr addrspace(3) %lp4, i32 464
%v4 = load i32, ptr addrspace(3) %l4, align 4
%m4 = mul i32 %q3, 31
%q4 = add i32 %m4, %v4
%lp5 = getelementptr [2048 x i32], ptr addrspace(3) @far, i32 0, i32 %turn
%l5 = getelementptr i32, ptr addrspace(3) %lp5, i32 1185
%v5 = load i32, ptr addrspace(3) %l5, align 4
%m5 = mul i32 %q4, 31
%q5 = add i32 %m5, %v5
%lp6 = getelementptr [2048 x i32], ptr addrspace(3) @far, i32 0, i32 %turn
%l6 = getelementptr i32, ptr addrspace(3) %lp6, i32 1226
%v6 = load i32, ptr addrspace(3) %l6, align 4
%m6 = mul i32 %q5, 31
%q6 = add i32 %m6, %v6
%lp7 = getelementptr [2048 x i32], ptr addrspace(3) @far, i32 0, i32 %turn
%l7 = getelementptr i32, ptr addrspace(3) %lp7, i32 1267
%v7 = load i32, ptr addrspace(3) %l7, align 4
%m7 = mul i32 %q6, 31
%q7 = add i32 %m7, %v7
%lp8 = getelementptr [2048 x i32], ptr addrspace(3) @far, i32 0, i32 %turn
%l8 = getelementptr i32, ptr addrspace(3) %lp8, i32 1308
%v8 = load i32, ptr addrspace(3) %l8, align 4
%m8 = mul i32 %q7, 31
%q8 = add i32 %m8, %v8
%lp9 = getelementptr [2048 x i32], ptr addrspace(3) @far, i32 0, i32 %turn
%l9 = getelementptr i32, ptr addrspace(3) %lp9, i32 799
%v9 = load i32, ptr addrspace(3) %l9, align 4
%m9 = mul i32 %q8, 31
%q9 = add i32 %m9, %v9
%lp10 = getelementptr [2048 x i32], ptr addrspace(3) @far, i32 0, i32 %turn
%l10 = getelementptr i32, ptr addrspace(3) %lp10, i32 833
%v10 = load i32, ptr addrspace(3) %l10, align 4
%m10 = mul i32 %q9, 31
%q10 = add i32 %m10, %v10
%lp11 = getelementptr [2048 x i32], ptr addrspace(3) @far, i32 0, i32 %turn
%l11 = getelementptr i32, ptr addrspace(3) %lp11, i32 866
%v11 = load i32, ptr addrspace(3) %l11, align 4
%m11 = mul i32 %q10, 31
%q11 = add i32 %m11, %v11
%lp12 = getelementptr [2048 x i32], ptr addrspace(3) @far, i32 0, i32 %turn
%l12 = getelementptr i32, ptr addrspace(3) %lp12, i32 901
%v12 = load i32, ptr addrspace(3) %l12, align 4
%m12 = mul i32 %q11, 31
%q12 = add i32 %m12, %v12
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %q12, ptr addrspace(1) %go
ret void
}

; run: --kernel indexed_words --block 32 --arg buf:u32x512:random:11 --arg buf:u32x32:random:12 --arg u32:0 --arg out=buf:u32x32:zeros
; run: --kernel indexed_words --block 32 --arg buf:u32x512:random:11 --arg buf:u32x32:random:12 --arg u32:3 --arg out=buf:u32x32:zeros
; run: --kernel indexed_words --block 32 --arg buf:u32x512:random:11 --arg buf:u32x32:random:12 --arg u32:15 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @indexed_words(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %k, ptr addrspace(1) noalias %out) #0 {
entry:
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <16 x i32>, ptr addrspace(1) %p0, i32 %tid
%v = load <16 x i32>, ptr addrspace(1) %g0, align 4
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%x = load i32, ptr addrspace(1) %g1
%r = extractelement <16 x i32> %v, i32 %k
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel indexed_words_24 --block 32 --arg buf:u32x1024:random:11 --arg buf:u32x32:random:12 --arg u32:0 --arg out=buf:u32x32:zeros
; run: --kernel indexed_words_24 --block 32 --arg buf:u32x1024:random:11 --arg buf:u32x32:random:12 --arg u32:3 --arg out=buf:u32x32:zeros
; run: --kernel indexed_words_24 --block 32 --arg buf:u32x1024:random:11 --arg buf:u32x32:random:12 --arg u32:23 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @indexed_words_24(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %k, ptr addrspace(1) noalias %out) #0 {
entry:
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <24 x i32>, ptr addrspace(1) %p0, i32 %tid
%v = load <24 x i32>, ptr addrspace(1) %g0, align 4
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%x = load i32, ptr addrspace(1) %g1
%r = extractelement <24 x i32> %v, i32 %k
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel indexed_words_11 --block 32 --arg buf:u32x512:random:11 --arg buf:u32x32:random:12 --arg u32:0 --arg out=buf:u32x32:zeros
; run: --kernel indexed_words_11 --block 32 --arg buf:u32x512:random:11 --arg buf:u32x32:random:12 --arg u32:3 --arg out=buf:u32x32:zeros
; run: --kernel indexed_words_11 --block 32 --arg buf:u32x512:random:11 --arg buf:u32x32:random:12 --arg u32:10 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @indexed_words_11(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %k, ptr addrspace(1) noalias %out) #0 {
entry:
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <11 x i32>, ptr addrspace(1) %p0, i32 %tid
%v = load <11 x i32>, ptr addrspace(1) %g0, align 4
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%x = load i32, ptr addrspace(1) %g1
%r = extractelement <11 x i32> %v, i32 %k
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel indexed_floats --block 32 --arg buf:u32x1024:random:11 --arg buf:u32x32:random:12 --arg u32:0 --arg out=buf:u32x32:zeros
; run: --kernel indexed_floats --block 32 --arg buf:u32x1024:random:11 --arg buf:u32x32:random:12 --arg u32:3 --arg out=buf:u32x32:zeros
; run: --kernel indexed_floats --block 32 --arg buf:u32x1024:random:11 --arg buf:u32x32:random:12 --arg u32:31 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @indexed_floats(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %k, ptr addrspace(1) noalias %out) #0 {
entry:
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <32 x float>, ptr addrspace(1) %p0, i32 %tid
%v = load <32 x float>, ptr addrspace(1) %g0, align 4
%g1 = getelementptr float, ptr addrspace(1) %p1, i32 %tid
%x = load float, ptr addrspace(1) %g1
%r = extractelement <32 x float> %v, i32 %k
%go = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %go
ret void
}

; run: --kernel indexed_longs --block 32 --arg buf:u64x512:random:11 --arg buf:u64x32:random:12 --arg u32:0 --arg out=buf:u64x32:zeros
; run: --kernel indexed_longs --block 32 --arg buf:u64x512:random:11 --arg buf:u64x32:random:12 --arg u32:3 --arg out=buf:u64x32:zeros
; run: --kernel indexed_longs --block 32 --arg buf:u64x512:random:11 --arg buf:u64x32:random:12 --arg u32:15 --arg out=buf:u64x32:zeros
define amdgpu_kernel void @indexed_longs(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %k, ptr addrspace(1) noalias %out) #0 {
entry:
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <16 x i64>, ptr addrspace(1) %p0, i32 %tid
%v = load <16 x i64>, ptr addrspace(1) %g0, align 8
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%x = load i64, ptr addrspace(1) %g1
%r = extractelement <16 x i64> %v, i32 %k
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel indexed_doubles --block 32 --arg buf:u64x256:random:11 --arg buf:u64x32:random:12 --arg u32:0 --arg out=buf:u64x32:zeros
; run: --kernel indexed_doubles --block 32 --arg buf:u64x256:random:11 --arg buf:u64x32:random:12 --arg u32:3 --arg out=buf:u64x32:zeros
; run: --kernel indexed_doubles --block 32 --arg buf:u64x256:random:11 --arg buf:u64x32:random:12 --arg u32:7 --arg out=buf:u64x32:zeros
define amdgpu_kernel void @indexed_doubles(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %k, ptr addrspace(1) noalias %out) #0 {
entry:
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <8 x double>, ptr addrspace(1) %p0, i32 %tid
%v = load <8 x double>, ptr addrspace(1) %g0, align 8
%g1 = getelementptr double, ptr addrspace(1) %p1, i32 %tid
%x = load double, ptr addrspace(1) %g1
%r = extractelement <8 x double> %v, i32 %k
%go = getelementptr double, ptr addrspace(1) %out, i32 %tid
store double %r, ptr addrspace(1) %go
ret void
}

; run: --kernel indexed_bytes --block 32 --arg buf:u8x512:random:11 --arg buf:u8x32:random:12 --arg u32:0 --arg out=buf:u8x32:zeros
; run: --kernel indexed_bytes --block 32 --arg buf:u8x512:random:11 --arg buf:u8x32:random:12 --arg u32:3 --arg out=buf:u8x32:zeros
; run: --kernel indexed_bytes --block 32 --arg buf:u8x512:random:11 --arg buf:u8x32:random:12 --arg u32:15 --arg out=buf:u8x32:zeros
define amdgpu_kernel void @indexed_bytes(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %k, ptr addrspace(1) noalias %out) #0 {
entry:
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <16 x i8>, ptr addrspace(1) %p0, i32 %tid
%v = load <16 x i8>, ptr addrspace(1) %g0, align 1
%g1 = getelementptr i8, ptr addrspace(1) %p1, i32 %tid
%x = load i8, ptr addrspace(1) %g1
%r = extractelement <16 x i8> %v, i32 %k
%go = getelementptr i8, ptr addrspace(1) %out, i32 %tid
store i8 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel indexed_halves --block 32 --arg buf:u16x1024:random:11 --arg buf:u16x32:random:12 --arg u32:0 --arg out=buf:u16x32:zeros
; run: --kernel indexed_halves --block 32 --arg buf:u16x1024:random:11 --arg buf:u16x32:random:12 --arg u32:3 --arg out=buf:u16x32:zeros
; run: --kernel indexed_halves --block 32 --arg buf:u16x1024:random:11 --arg buf:u16x32:random:12 --arg u32:31 --arg out=buf:u16x32:zeros
define amdgpu_kernel void @indexed_halves(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %k, ptr addrspace(1) noalias %out) #0 {
entry:
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <32 x half>, ptr addrspace(1) %p0, i32 %tid
%v = load <32 x half>, ptr addrspace(1) %g0, align 2
%g1 = getelementptr half, ptr addrspace(1) %p1, i32 %tid
%x = load half, ptr addrspace(1) %g1
%r = extractelement <32 x half> %v, i32 %k
%go = getelementptr half, ptr addrspace(1) %out, i32 %tid
store half %r, ptr addrspace(1) %go
ret void
}

; run: --kernel indexed_shorts --block 32 --arg buf:u16x512:random:11 --arg buf:u16x32:random:12 --arg u32:0 --arg out=buf:u16x32:zeros
; run: --kernel indexed_shorts --block 32 --arg buf:u16x512:random:11 --arg buf:u16x32:random:12 --arg u32:3 --arg out=buf:u16x32:zeros
; run: --kernel indexed_shorts --block 32 --arg buf:u16x512:random:11 --arg buf:u16x32:random:12 --arg u32:15 --arg out=buf:u16x32:zeros
define amdgpu_kernel void @indexed_shorts(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %k, ptr addrspace(1) noalias %out) #0 {
entry:
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <16 x i16>, ptr addrspace(1) %p0, i32 %tid
%v = load <16 x i16>, ptr addrspace(1) %g0, align 2
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%x = load i16, ptr addrspace(1) %g1
%r = extractelement <16 x i16> %v, i32 %k
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel indexed_by_memory --block 32 --arg buf:u64x512:random:11 --arg buf:u64x32:random:12 --arg buf:u8x64:random:5:0:15 --arg out=buf:u64x32:zeros
; run: --kernel indexed_by_memory --block 32 --arg buf:u64x512:random:11 --arg buf:u64x32:random:12 --arg buf:u8x64:random:8:0:15 --arg out=buf:u64x32:zeros
; run: --kernel indexed_by_memory --block 32 --arg buf:u64x512:random:11 --arg buf:u64x32:random:12 --arg buf:u8x64:random:20:0:15 --arg out=buf:u64x32:zeros
define amdgpu_kernel void @indexed_by_memory(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %where, ptr addrspace(1) noalias %out) #0 {
entry:
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <16 x i64>, ptr addrspace(1) %p0, i32 %tid
%v = load <16 x i64>, ptr addrspace(1) %g0, align 8
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%x = load i64, ptr addrspace(1) %g1
%kb = load i8, ptr addrspace(1) %where
%k = zext i8 %kb to i32
%r = extractelement <16 x i64> %v, i32 %k
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel written_words --block 32 --arg buf:u32x512:random:11 --arg buf:u32x32:random:12 --arg u32:0 --arg out=buf:u32x32:zeros
; run: --kernel written_words --block 32 --arg buf:u32x512:random:11 --arg buf:u32x32:random:12 --arg u32:3 --arg out=buf:u32x32:zeros
; run: --kernel written_words --block 32 --arg buf:u32x512:random:11 --arg buf:u32x32:random:12 --arg u32:15 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @written_words(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %k, ptr addrspace(1) noalias %out) #0 {
entry:
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <16 x i32>, ptr addrspace(1) %p0, i32 %tid
%v = load <16 x i32>, ptr addrspace(1) %g0, align 4
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%x = load i32, ptr addrspace(1) %g1
%w = insertelement <16 x i32> %v, i32 %x, i32 %k
%r0 = extractelement <16 x i32> %w, i32 3
%r1 = extractelement <16 x i32> %w, i32 0
%r2 = extractelement <16 x i32> %v, i32 %k
%ra = sub i32 %r0, %r1
%r = xor i32 %ra, %r2
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel written_words_13 --block 32 --arg buf:u32x512:random:11 --arg buf:u32x32:random:12 --arg u32:0 --arg out=buf:u32x32:zeros
; run: --kernel written_words_13 --block 32 --arg buf:u32x512:random:11 --arg buf:u32x32:random:12 --arg u32:3 --arg out=buf:u32x32:zeros
; run: --kernel written_words_13 --block 32 --arg buf:u32x512:random:11 --arg buf:u32x32:random:12 --arg u32:12 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @written_words_13(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %k, ptr addrspace(1) noalias %out) #0 {
entry:
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <13 x i32>, ptr addrspace(1) %p0, i32 %tid
%v = load <13 x i32>, ptr addrspace(1) %g0, align 4
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%x = load i32, ptr addrspace(1) %g1
%w = insertelement <13 x i32> %v, i32 %x, i32 %k
%r0 = extractelement <13 x i32> %w, i32 3
%r1 = extractelement <13 x i32> %w, i32 0
%r2 = extractelement <13 x i32> %v, i32 %k
%ra = sub i32 %r0, %r1
%r = xor i32 %ra, %r2
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel written_longs --block 32 --arg buf:u64x512:random:11 --arg buf:u64x32:random:12 --arg u32:0 --arg out=buf:u64x32:zeros
; run: --kernel written_longs --block 32 --arg buf:u64x512:random:11 --arg buf:u64x32:random:12 --arg u32:3 --arg out=buf:u64x32:zeros
; run: --kernel written_longs --block 32 --arg buf:u64x512:random:11 --arg buf:u64x32:random:12 --arg u32:15 --arg out=buf:u64x32:zeros
define amdgpu_kernel void @written_longs(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %k, ptr addrspace(1) noalias %out) #0 {
entry:
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <16 x i64>, ptr addrspace(1) %p0, i32 %tid
%v = load <16 x i64>, ptr addrspace(1) %g0, align 8
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%x = load i64, ptr addrspace(1) %g1
%w = insertelement <16 x i64> %v, i64 %x, i32 %k
%r0 = extractelement <16 x i64> %w, i32 3
%r1 = extractelement <16 x i64> %w, i32 0
%r2 = extractelement <16 x i64> %v, i32 %k
%ra = sub i64 %r0, %r1
%r = xor i64 %ra, %r2
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel written_bytes --block 32 --arg buf:u8x512:random:11 --arg buf:u8x32:random:12 --arg u32:0 --arg out=buf:u8x32:zeros
; run: --kernel written_bytes --block 32 --arg buf:u8x512:random:11 --arg buf:u8x32:random:12 --arg u32:3 --arg out=buf:u8x32:zeros
; run: --kernel written_bytes --block 32 --arg buf:u8x512:random:11 --arg buf:u8x32:random:12 --arg u32:15 --arg out=buf:u8x32:zeros
define amdgpu_kernel void @written_bytes(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %k, ptr addrspace(1) noalias %out) #0 {
entry:
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <16 x i8>, ptr addrspace(1) %p0, i32 %tid
%v = load <16 x i8>, ptr addrspace(1) %g0, align 1
%g1 = getelementptr i8, ptr addrspace(1) %p1, i32 %tid
%x = load i8, ptr addrspace(1) %g1
%w = insertelement <16 x i8> %v, i8 %x, i32 %k
%r0 = extractelement <16 x i8> %w, i32 3
%r1 = extractelement <16 x i8> %w, i32 0
%r2 = extractelement <16 x i8> %v, i32 %k
%ra = sub i8 %r0, %r1
%r = xor i8 %ra, %r2
%go = getelementptr i8, ptr addrspace(1) %out, i32 %tid
store i8 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel written_by_memory --block 32 --arg buf:u32x512:random:11 --arg buf:u32x32:random:12 --arg buf:u8x64:random:5:0:15 --arg out=buf:u32x32:zeros
; run: --kernel written_by_memory --block 32 --arg buf:u32x512:random:11 --arg buf:u32x32:random:12 --arg buf:u8x64:random:8:0:15 --arg out=buf:u32x32:zeros
; run: --kernel written_by_memory --block 32 --arg buf:u32x512:random:11 --arg buf:u32x32:random:12 --arg buf:u8x64:random:20:0:15 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @written_by_memory(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %where, ptr addrspace(1) noalias %out) #0 {
entry:
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <16 x i32>, ptr addrspace(1) %p0, i32 %tid
%v = load <16 x i32>, ptr addrspace(1) %g0, align 4
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%x = load i32, ptr addrspace(1) %g1
%kb = load i8, ptr addrspace(1) %where
%k = zext i8 %kb to i32
%w = insertelement <16 x i32> %v, i32 %x, i32 %k
%r0 = extractelement <16 x i32> %w, i32 3
%r1 = extractelement <16 x i32> %w, i32 0
%r2 = extractelement <16 x i32> %v, i32 %k
%ra = sub i32 %r0, %r1
%r = xor i32 %ra, %r2
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel written_in_branch --block 32 --arg buf:u32x512:random:11 --arg buf:u32x32:random:12 --arg u32:0 --arg out=buf:u32x32:zeros
; run: --kernel written_in_branch --block 32 --arg buf:u32x512:random:11 --arg buf:u32x32:random:12 --arg u32:3 --arg out=buf:u32x32:zeros
; run: --kernel written_in_branch --block 32 --arg buf:u32x512:random:11 --arg buf:u32x32:random:12 --arg u32:15 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @written_in_branch(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %k, ptr addrspace(1) noalias %out) #0 {
entry:
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <16 x i32>, ptr addrspace(1) %p0, i32 %tid
%v = load <16 x i32>, ptr addrspace(1) %g0, align 4
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%x = load i32, ptr addrspace(1) %g1
%odd = and i32 %tid, 1
%is = icmp eq i32 %odd, 0
br i1 %is, label %yes, label %done
yes:
%w = insertelement <16 x i32> %v, i32 %x, i32 %k
br label %done
done:
%w2 = phi <16 x i32> [ %v, %entry ], [ %w, %yes ]
%r0 = extractelement <16 x i32> %w2, i32 3
%k2 = sub i32 15, %k
%r1 = extractelement <16 x i32> %w2, i32 %k2
%r = xor i32 %r0, %r1
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel written_longs_in_branch --block 32 --arg buf:u64x256:random:11 --arg buf:u64x32:random:12 --arg u32:0 --arg out=buf:u64x32:zeros
; run: --kernel written_longs_in_branch --block 32 --arg buf:u64x256:random:11 --arg buf:u64x32:random:12 --arg u32:3 --arg out=buf:u64x32:zeros
; run: --kernel written_longs_in_branch --block 32 --arg buf:u64x256:random:11 --arg buf:u64x32:random:12 --arg u32:7 --arg out=buf:u64x32:zeros
define amdgpu_kernel void @written_longs_in_branch(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %k, ptr addrspace(1) noalias %out) #0 {
entry:
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <8 x i64>, ptr addrspace(1) %p0, i32 %tid
%v = load <8 x i64>, ptr addrspace(1) %g0, align 8
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%x = load i64, ptr addrspace(1) %g1
%odd = and i32 %tid, 1
%is = icmp eq i32 %odd, 0
br i1 %is, label %yes, label %done
yes:
%w = insertelement <8 x i64> %v, i64 %x, i32 %k
br label %done
done:
%w2 = phi <8 x i64> [ %v, %entry ], [ %w, %yes ]
%r0 = extractelement <8 x i64> %w2, i32 3
%k2 = sub i32 7, %k
%r1 = extractelement <8 x i64> %w2, i32 %k2
%r = xor i64 %r0, %r1
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel written_in_loop --block 32 --arg buf:u32x512:random:11 --arg buf:u32x32:random:12 --arg u32:0 --arg out=buf:u32x32:zeros
; run: --kernel written_in_loop --block 32 --arg buf:u32x512:random:11 --arg buf:u32x32:random:12 --arg u32:3 --arg out=buf:u32x32:zeros
; run: --kernel written_in_loop --block 32 --arg buf:u32x512:random:11 --arg buf:u32x32:random:12 --arg u32:15 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @written_in_loop(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %k, ptr addrspace(1) noalias %out) #0 {
entry:
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <16 x i32>, ptr addrspace(1) %p0, i32 %tid
%v = load <16 x i32>, ptr addrspace(1) %g0, align 4
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%x = load i32, ptr addrspace(1) %g1
br label %loop
loop:
%i = phi i32 [ 0, %entry ], [ %i1, %loop ]
%w = phi <16 x i32> [ %v, %entry ], [ %w2, %loop ]
%at = and i32 %i, 15
%kk = add i32 %i, %k
%at2 = and i32 %kk, 15
%e = extractelement <16 x i32> %w, i32 %at
%f = extractelement <16 x i32> %w, i32 %at2
%sum = add i32 %e, %f
%mix = xor i32 %sum, %x
%w2 = insertelement <16 x i32> %w, i32 %mix, i32 %at2
%i1 = add i32 %i, 1
%more = icmp ult i32 %i1, 25
br i1 %more, label %loop, label %done
done:
%r0 = extractelement <16 x i32> %w2, i32 2
%r1 = extractelement <16 x i32> %w2, i32 15
%r = add i32 %r0, %r1
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel written_longs_in_loop --block 32 --arg buf:u64x512:random:11 --arg buf:u64x32:random:12 --arg u32:0 --arg out=buf:u64x32:zeros
; run: --kernel written_longs_in_loop --block 32 --arg buf:u64x512:random:11 --arg buf:u64x32:random:12 --arg u32:3 --arg out=buf:u64x32:zeros
; run: --kernel written_longs_in_loop --block 32 --arg buf:u64x512:random:11 --arg buf:u64x32:random:12 --arg u32:15 --arg out=buf:u64x32:zeros
define amdgpu_kernel void @written_longs_in_loop(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %k, ptr addrspace(1) noalias %out) #0 {
entry:
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <16 x i64>, ptr addrspace(1) %p0, i32 %tid
%v = load <16 x i64>, ptr addrspace(1) %g0, align 8
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%x = load i64, ptr addrspace(1) %g1
br label %loop
loop:
%i = phi i32 [ 0, %entry ], [ %i1, %loop ]
%w = phi <16 x i64> [ %v, %entry ], [ %w2, %loop ]
%at = and i32 %i, 15
%kk = add i32 %i, %k
%at2 = and i32 %kk, 15
%e = extractelement <16 x i64> %w, i32 %at
%f = extractelement <16 x i64> %w, i32 %at2
%sum = add i64 %e, %f
%mix = xor i64 %sum, %x
%w2 = insertelement <16 x i64> %w, i64 %mix, i32 %at2
%i1 = add i32 %i, 1
%more = icmp ult i32 %i1, 25
br i1 %more, label %loop, label %done
done:
%r0 = extractelement <16 x i64> %w2, i32 2
%r1 = extractelement <16 x i64> %w2, i32 15
%r = add i64 %r0, %r1
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel written_floatless_loop --block 32 --arg buf:u32x1024:random:11 --arg buf:u32x32:random:12 --arg u32:0 --arg out=buf:u32x32:zeros
; run: --kernel written_floatless_loop --block 32 --arg buf:u32x1024:random:11 --arg buf:u32x32:random:12 --arg u32:3 --arg out=buf:u32x32:zeros
; run: --kernel written_floatless_loop --block 32 --arg buf:u32x1024:random:11 --arg buf:u32x32:random:12 --arg u32:31 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @written_floatless_loop(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %k, ptr addrspace(1) noalias %out) #0 {
entry:
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <32 x i32>, ptr addrspace(1) %p0, i32 %tid
%v = load <32 x i32>, ptr addrspace(1) %g0, align 4
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%x = load i32, ptr addrspace(1) %g1
br label %loop
loop:
%i = phi i32 [ 0, %entry ], [ %i1, %loop ]
%w = phi <32 x i32> [ %v, %entry ], [ %w2, %loop ]
%at = and i32 %i, 31
%kk = add i32 %i, %k
%at2 = and i32 %kk, 31
%e = extractelement <32 x i32> %w, i32 %at
%f = extractelement <32 x i32> %w, i32 %at2
%sum = add i32 %e, %f
%mix = xor i32 %sum, %x
%w2 = insertelement <32 x i32> %w, i32 %mix, i32 %at2
%i1 = add i32 %i, 1
%more = icmp ult i32 %i1, 25
br i1 %more, label %loop, label %done
done:
%r0 = extractelement <32 x i32> %w2, i32 2
%r1 = extractelement <32 x i32> %w2, i32 31
%r = add i32 %r0, %r1
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

@near_a = internal addrspace(3) global [40 x i32] poison, align 16
@near_b = internal addrspace(3) global [33 x [9 x i32]] poison, align 16
@near_c = internal addrspace(3) global [64 x i64] poison, align 16

; run: --kernel variables_at_one_index --block 32 --arg buf:u32x64:random:11 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @variables_at_one_index(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %g0, i32 32
%b = load i32, ptr addrspace(1) %g1
%wa = getelementptr [40 x i32], ptr addrspace(3) @near_a, i32 0, i32 %tid
store i32 %a, ptr addrspace(3) %wa
%wb0 = getelementptr [33 x [9 x i32]], ptr addrspace(3) @near_b, i32 0, i32 %tid
%wb = getelementptr [9 x i32], ptr addrspace(3) %wb0, i32 0, i32 4
store i32 %b, ptr addrspace(3) %wb
%col = and i32 %tid, 3
%wb2 = getelementptr [9 x i32], ptr addrspace(3) %wb0, i32 0, i32 %col
store i32 %tid, ptr addrspace(3) %wb2
%wc = getelementptr [64 x i64], ptr addrspace(3) @near_c, i32 0, i32 %tid
%l = zext i32 %a to i64
store i64 %l, ptr addrspace(3) %wc
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%less = sub i32 31, %tid
%ra0 = getelementptr [40 x i32], ptr addrspace(3) @near_a, i32 0, i32 %less
%ra = load i32, ptr addrspace(3) %ra0
%before = add i32 %less, -31
%rb0 = getelementptr [33 x [9 x i32]], ptr addrspace(3) @near_b, i32 0, i32 %before
%rb1 = getelementptr i8, ptr addrspace(3) %rb0, i32 1132
%rb = load i32, ptr addrspace(3) %rb1
%rc0 = getelementptr [64 x i64], ptr addrspace(3) @near_c, i32 0, i32 %less
%old = atomicrmw add ptr addrspace(3) %rc0, i64 5 syncscope("workgroup") monotonic
%rc1 = load i64, ptr addrspace(3) %rc0
%rc = trunc i64 %rc1 to i32
%s0 = mul i32 %ra, 3
%s1 = xor i32 %s0, %rb
%s2 = mul i32 %s1, 5
%r = add i32 %s2, %rc
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel variable_by_pointer --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @variable_by_pointer(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
entry:
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%wa = getelementptr [40 x i32], ptr addrspace(3) @near_a, i32 0, i32 %tid
%wb = getelementptr [33 x [9 x i32]], ptr addrspace(3) @near_b, i32 0, i32 %tid, i32 5
store i32 %a, ptr addrspace(3) %wa
store i32 %tid, ptr addrspace(3) %wb
%bit = and i32 %a, 1
%is = icmp eq i32 %bit, 0
%which = select i1 %is, ptr addrspace(3) %wa, ptr addrspace(3) %wb
%v = load i32, ptr addrspace(3) %which
%number = ptrtoint ptr addrspace(3) %wb to i32
%base = ptrtoint ptr addrspace(3) @near_b to i32
%off = sub i32 %number, %base
br label %loop
loop:
%i = phi i32 [ 0, %entry ], [ %i1, %loop ]
%p = phi ptr addrspace(3) [ %wa, %entry ], [ %p1, %loop ]
%sum = phi i32 [ %v, %entry ], [ %sum1, %loop ]
%x = load i32, ptr addrspace(3) %p
%sum1 = add i32 %sum, %x
%p1 = getelementptr i32, ptr addrspace(3) %p, i32 0
%i1 = add i32 %i, 1
%more = icmp ult i32 %i1, 3
br i1 %more, label %loop, label %done
done:
%r = add i32 %sum1, %off
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel part_of_xor_0 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg u32:2863311621 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @part_of_xor_0(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %u, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%xs = lshr i32 %a, 0
%x = and i32 %xs, 255
%r = xor i32 %x, %b
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel part_of_xor_1 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg u32:2863311621 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @part_of_xor_1(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %u, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%ys = lshr i32 %b, 8
%y = and i32 %ys, 255
%r = xor i32 %a, %y
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel part_of_add_2 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg u32:2863311621 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @part_of_add_2(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %u, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%xs = lshr i32 %a, 16
%x = and i32 %xs, 255
%ys = lshr i32 %b, 24
%y = and i32 %ys, 255
%r = add i32 %x, %y
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel part_of_sub_3 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg u32:2863311621 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @part_of_sub_3(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %u, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%xs = shl i32 %a, 16
%x = ashr i32 %xs, 16
%ys = lshr i32 %b, 16
%y = and i32 %ys, 65535
%r = sub i32 %x, %y
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel part_of_sub_4 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg u32:2863311621 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @part_of_sub_4(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %u, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%ys = shl i32 %b, 16
%y = ashr i32 %ys, 24
%r = sub i32 %a, %y
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel part_of_mul_5 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg u32:2863311621 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @part_of_mul_5(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %u, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%xs = lshr i32 %a, 0
%x = and i32 %xs, 65535
%ys = lshr i32 %b, 8
%y = and i32 %ys, 255
%r = mul i32 %x, %y
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel part_of_mul_6 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg u32:2863311621 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @part_of_mul_6(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %u, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%xs = shl i32 %a, 8
%x = ashr i32 %xs, 24
%ys = shl i32 %b, 0
%y = ashr i32 %ys, 24
%r = mul i32 %x, %y
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel part_of_umin_7 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg u32:2863311621 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @part_of_umin_7(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %u, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%xs = lshr i32 %a, 8
%x = and i32 %xs, 255
%r = call i32 @llvm.umin.i32(i32 %x, i32 %b)
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel part_of_smax_8 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg u32:2863311621 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @part_of_smax_8(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %u, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%xs = shl i32 %a, 0
%x = ashr i32 %xs, 16
%ys = shl i32 %b, 24
%y = ashr i32 %ys, 24
%r = call i32 @llvm.smax.i32(i32 %x, i32 %y)
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel part_of_smin_9 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg u32:2863311621 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @part_of_smin_9(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %u, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%ys = shl i32 %b, 0
%y = ashr i32 %ys, 24
%r = call i32 @llvm.smin.i32(i32 %a, i32 %y)
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel part_of_umax_10 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg u32:2863311621 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @part_of_umax_10(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %u, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%xs = lshr i32 %a, 0
%x = and i32 %xs, 255
%ys = lshr i32 %b, 0
%y = and i32 %ys, 65535
%r = call i32 @llvm.umax.i32(i32 %x, i32 %y)
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel part_of_and_11 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg u32:2863311621 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @part_of_and_11(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %u, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%xs = shl i32 %a, 0
%x = ashr i32 %xs, 16
%r = and i32 %x, %b
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel part_of_or_12 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg u32:2863311621 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @part_of_or_12(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %u, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%ys = shl i32 %b, 24
%y = ashr i32 %ys, 24
%r = or i32 %a, %y
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel part_of_shl_13 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg u32:2863311621 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @part_of_shl_13(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %u, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%xs = lshr i32 %a, 8
%x = and i32 %xs, 255
%yt = lshr i32 %b, 8
%yu = and i32 %yt, 31
%y = and i32 %yu, 31
%r = shl i32 %x, %y
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel part_of_lshr_14 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg u32:2863311621 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @part_of_lshr_14(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %u, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%yt = lshr i32 %b, 8
%yu = and i32 %yt, 255
%y = and i32 %yu, 31
%r = lshr i32 %a, %y
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel part_of_xor_15 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg u32:2863311621 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @part_of_xor_15(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %u, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%ys = shl i32 %b, 16
%y = ashr i32 %ys, 24
%r = xor i32 %u, %y
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel part_of_sub_16 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg u32:2863311621 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @part_of_sub_16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, i32 %u, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%xs = lshr i32 %a, 16
%x = and i32 %xs, 255
%r = sub i32 %x, %u
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel part_of_many --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @part_of_many(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%a0 = and i32 %a, 255
%a1s = lshr i32 %a, 8
%a1 = and i32 %a1s, 255
%b0 = and i32 %b, 255
%b1s = lshr i32 %b, 8
%b1 = and i32 %b1s, 255
%h0 = call i32 @llvm.umax.i32(i32 %a0, i32 %b0)
%l0 = call i32 @llvm.umin.i32(i32 %a0, i32 %b0)
%d0 = sub i32 %h0, %l0
%h1 = call i32 @llvm.umax.i32(i32 %a1, i32 %b1)
%l1 = call i32 @llvm.umin.i32(i32 %a1, i32 %b1)
%d1 = sub i32 %h1, %l1
%d2 = mul i32 %d0, %d1
%f = uitofp i32 %a0 to float
%m = fmul float %f, 0x3FF8000000000000
%fb = bitcast float %m to i32
%r0 = xor i32 %d2, %fb
%t = call i32 @llvm.fshl.i32(i32 %a1, i32 %r0, i32 7)
%r = add i32 %t, %r0
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel minnum_of_three_f32_0 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg out=buf:u32x32:zeros
; run: --kernel minnum_of_three_f32_0 --block 32 --arg buf:u32x32:random:11:0:9 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @minnum_of_three_f32_0(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr float, ptr addrspace(1) %p0, i32 %tid
%a0 = load float, ptr addrspace(1) %g0
%a = fadd float %a0, 1.0
%g1 = getelementptr float, ptr addrspace(1) %p1, i32 %tid
%b0 = load float, ptr addrspace(1) %g1
%b = fadd float %b0, 1.0
%g2 = getelementptr float, ptr addrspace(1) %p2, i32 %tid
%c0 = load float, ptr addrspace(1) %g2
%c = fadd float %c0, 1.0
%x = call float @llvm.minnum.f32(float %a, float %b)
%r = call float @llvm.minnum.f32(float %x, float %c)
%go = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %go
ret void
}

; run: --kernel minnum_of_three_f32_1 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg out=buf:u32x32:zeros
; run: --kernel minnum_of_three_f32_1 --block 32 --arg buf:u32x32:random:11:0:9 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @minnum_of_three_f32_1(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr float, ptr addrspace(1) %p0, i32 %tid
%a0 = load float, ptr addrspace(1) %g0
%a = fadd float %a0, 1.0
%g1 = getelementptr float, ptr addrspace(1) %p1, i32 %tid
%b0 = load float, ptr addrspace(1) %g1
%b = fadd float %b0, 1.0
%g2 = getelementptr float, ptr addrspace(1) %p2, i32 %tid
%c0 = load float, ptr addrspace(1) %g2
%c = fadd float %c0, 1.0
%x = call float @llvm.minnum.f32(float %a, float %b)
%r = call float @llvm.minnum.f32(float %c, float %x)
%go = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %go
ret void
}

; run: --kernel minnum_of_three_f16_0 --block 32 --arg buf:u16x32:random:11 --arg buf:u16x32:random:12 --arg buf:u16x32:random:13 --arg out=buf:u16x32:zeros
; run: --kernel minnum_of_three_f16_0 --block 32 --arg buf:u16x32:random:11:0:9 --arg buf:u16x32:random:12:0:9 --arg buf:u16x32:random:13:0:9 --arg out=buf:u16x32:zeros
define amdgpu_kernel void @minnum_of_three_f16_0(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr half, ptr addrspace(1) %p0, i32 %tid
%a0 = load half, ptr addrspace(1) %g0
%a = fadd half %a0, 1.0
%g1 = getelementptr half, ptr addrspace(1) %p1, i32 %tid
%b0 = load half, ptr addrspace(1) %g1
%b = fadd half %b0, 1.0
%g2 = getelementptr half, ptr addrspace(1) %p2, i32 %tid
%c0 = load half, ptr addrspace(1) %g2
%c = fadd half %c0, 1.0
%x = call half @llvm.minnum.f16(half %a, half %b)
%r = call half @llvm.minnum.f16(half %x, half %c)
%go = getelementptr half, ptr addrspace(1) %out, i32 %tid
store half %r, ptr addrspace(1) %go
ret void
}

; run: --kernel minnum_of_three_f16_1 --block 32 --arg buf:u16x32:random:11 --arg buf:u16x32:random:12 --arg buf:u16x32:random:13 --arg out=buf:u16x32:zeros
; run: --kernel minnum_of_three_f16_1 --block 32 --arg buf:u16x32:random:11:0:9 --arg buf:u16x32:random:12:0:9 --arg buf:u16x32:random:13:0:9 --arg out=buf:u16x32:zeros
define amdgpu_kernel void @minnum_of_three_f16_1(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr half, ptr addrspace(1) %p0, i32 %tid
%a0 = load half, ptr addrspace(1) %g0
%a = fadd half %a0, 1.0
%g1 = getelementptr half, ptr addrspace(1) %p1, i32 %tid
%b0 = load half, ptr addrspace(1) %g1
%b = fadd half %b0, 1.0
%g2 = getelementptr half, ptr addrspace(1) %p2, i32 %tid
%c0 = load half, ptr addrspace(1) %g2
%c = fadd half %c0, 1.0
%x = call half @llvm.minnum.f16(half %a, half %b)
%r = call half @llvm.minnum.f16(half %c, half %x)
%go = getelementptr half, ptr addrspace(1) %out, i32 %tid
store half %r, ptr addrspace(1) %go
ret void
}

; run: --kernel maxnum_of_three_f32_0 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg out=buf:u32x32:zeros
; run: --kernel maxnum_of_three_f32_0 --block 32 --arg buf:u32x32:random:11:0:9 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @maxnum_of_three_f32_0(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr float, ptr addrspace(1) %p0, i32 %tid
%a0 = load float, ptr addrspace(1) %g0
%a = fadd float %a0, 1.0
%g1 = getelementptr float, ptr addrspace(1) %p1, i32 %tid
%b0 = load float, ptr addrspace(1) %g1
%b = fadd float %b0, 1.0
%g2 = getelementptr float, ptr addrspace(1) %p2, i32 %tid
%c0 = load float, ptr addrspace(1) %g2
%c = fadd float %c0, 1.0
%x = call float @llvm.maxnum.f32(float %a, float %b)
%r = call float @llvm.maxnum.f32(float %x, float %c)
%go = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %go
ret void
}

; run: --kernel maxnum_of_three_f32_1 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg buf:u32x32:random:13 --arg out=buf:u32x32:zeros
; run: --kernel maxnum_of_three_f32_1 --block 32 --arg buf:u32x32:random:11:0:9 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @maxnum_of_three_f32_1(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr float, ptr addrspace(1) %p0, i32 %tid
%a0 = load float, ptr addrspace(1) %g0
%a = fadd float %a0, 1.0
%g1 = getelementptr float, ptr addrspace(1) %p1, i32 %tid
%b0 = load float, ptr addrspace(1) %g1
%b = fadd float %b0, 1.0
%g2 = getelementptr float, ptr addrspace(1) %p2, i32 %tid
%c0 = load float, ptr addrspace(1) %g2
%c = fadd float %c0, 1.0
%x = call float @llvm.maxnum.f32(float %a, float %b)
%r = call float @llvm.maxnum.f32(float %c, float %x)
%go = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %go
ret void
}

; run: --kernel maxnum_of_three_f16_0 --block 32 --arg buf:u16x32:random:11 --arg buf:u16x32:random:12 --arg buf:u16x32:random:13 --arg out=buf:u16x32:zeros
; run: --kernel maxnum_of_three_f16_0 --block 32 --arg buf:u16x32:random:11:0:9 --arg buf:u16x32:random:12:0:9 --arg buf:u16x32:random:13:0:9 --arg out=buf:u16x32:zeros
define amdgpu_kernel void @maxnum_of_three_f16_0(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr half, ptr addrspace(1) %p0, i32 %tid
%a0 = load half, ptr addrspace(1) %g0
%a = fadd half %a0, 1.0
%g1 = getelementptr half, ptr addrspace(1) %p1, i32 %tid
%b0 = load half, ptr addrspace(1) %g1
%b = fadd half %b0, 1.0
%g2 = getelementptr half, ptr addrspace(1) %p2, i32 %tid
%c0 = load half, ptr addrspace(1) %g2
%c = fadd half %c0, 1.0
%x = call half @llvm.maxnum.f16(half %a, half %b)
%r = call half @llvm.maxnum.f16(half %x, half %c)
%go = getelementptr half, ptr addrspace(1) %out, i32 %tid
store half %r, ptr addrspace(1) %go
ret void
}

; run: --kernel maxnum_of_three_f16_1 --block 32 --arg buf:u16x32:random:11 --arg buf:u16x32:random:12 --arg buf:u16x32:random:13 --arg out=buf:u16x32:zeros
; run: --kernel maxnum_of_three_f16_1 --block 32 --arg buf:u16x32:random:11:0:9 --arg buf:u16x32:random:12:0:9 --arg buf:u16x32:random:13:0:9 --arg out=buf:u16x32:zeros
define amdgpu_kernel void @maxnum_of_three_f16_1(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr half, ptr addrspace(1) %p0, i32 %tid
%a0 = load half, ptr addrspace(1) %g0
%a = fadd half %a0, 1.0
%g1 = getelementptr half, ptr addrspace(1) %p1, i32 %tid
%b0 = load half, ptr addrspace(1) %g1
%b = fadd half %b0, 1.0
%g2 = getelementptr half, ptr addrspace(1) %p2, i32 %tid
%c0 = load half, ptr addrspace(1) %g2
%c = fadd half %c0, 1.0
%x = call half @llvm.maxnum.f16(half %a, half %b)
%r = call half @llvm.maxnum.f16(half %c, half %x)
%go = getelementptr half, ptr addrspace(1) %out, i32 %tid
store half %r, ptr addrspace(1) %go
ret void
}

; run: --kernel long_product_of_short --block 32 --arg buf:u16x32:random:11 --arg buf:u32x32:random:12 --arg buf:u64x32:random:13 --arg out=buf:u64x32:zeros
define amdgpu_kernel void @long_product_of_short(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%a = load i16, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%g2 = getelementptr i64, ptr addrspace(1) %p2, i32 %tid
%c = load i64, ptr addrspace(1) %g2
%x = sext i16 %a to i64
%y = sext i32 %b to i64
%m = mul i64 %x, %y
%r = add i64 %m, %c
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel long_product_of_bytes --block 32 --arg buf:u8x32:random:11 --arg buf:u16x32:random:12 --arg buf:u64x32:random:13 --arg out=buf:u64x32:zeros
define amdgpu_kernel void @long_product_of_bytes(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i8, ptr addrspace(1) %p0, i32 %tid
%a = load i8, ptr addrspace(1) %g0
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%b = load i16, ptr addrspace(1) %g1
%g2 = getelementptr i64, ptr addrspace(1) %p2, i32 %tid
%c = load i64, ptr addrspace(1) %g2
%x = zext i8 %a to i64
%y = zext i16 %b to i64
%m = mul i64 %x, %y
%r = add i64 %m, %c
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel long_product_of_byte --block 32 --arg buf:u8x32:random:11 --arg buf:u32x32:random:12 --arg buf:u64x32:random:13 --arg out=buf:u64x32:zeros
define amdgpu_kernel void @long_product_of_byte(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias readonly %p2, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i8, ptr addrspace(1) %p0, i32 %tid
%a = load i8, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%g2 = getelementptr i64, ptr addrspace(1) %p2, i32 %tid
%c = load i64, ptr addrspace(1) %g2
%x = sext i8 %a to i64
%y = sext i32 %b to i64
%m = mul i64 %x, %y
%r = add i64 %m, %c
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel halves_extended --block 32 --arg buf:u64x32:random:11 --arg buf:u64x32:random:12 --arg out=buf:u64x32:zeros
define amdgpu_kernel void @halves_extended(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%a = load i64, ptr addrspace(1) %g0
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%b = load i64, ptr addrspace(1) %g1
%s = add i64 %a, %b
%h = shl i64 %s, 32
%i = ashr exact i64 %h, 32
%z = lshr exact i64 %h, 32
%q = mul i64 %s, %a
%m = and i64 %q, 1048575
%n = and i64 %q, 4294967295
%p = mul i64 %i, %m
%u = xor i64 %p, %z
%r = sub i64 %u, %n
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel functions_of_bits --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x512:zeros
define amdgpu_kernel void @functions_of_bits(ptr addrspace(1) noalias readonly %p, ptr addrspace(1) noalias readonly %q, ptr addrspace(1) noalias %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(1) %p, i32 %id
  %pb = getelementptr i32, ptr addrspace(1) %q, i32 %id
  %po = getelementptr <16 x i32>, ptr addrspace(1) %out, i32 %id
  %a = load i32, ptr addrspace(1) %pa
  %b = load i32, ptr addrspace(1) %pb
  %c = mul i32 %a, %b
  %i0 = and i32 %a, %b
  %o0 = and i32 %i0, %c
  %v0 = insertelement <16 x i32> poison, i32 %o0, i32 0
  %i1 = and i32 %b, %c
  %o1 = and i32 %a, %i1
  %v1 = insertelement <16 x i32> %v0, i32 %o1, i32 1
  %i2 = or i32 %a, %c
  %o2 = and i32 %i2, %b
  %v2 = insertelement <16 x i32> %v1, i32 %o2, i32 2
  %i3 = or i32 %a, %b
  %o3 = and i32 %c, %i3
  %v3 = insertelement <16 x i32> %v2, i32 %o3, i32 3
  %i4 = xor i32 %b, %c
  %o4 = and i32 %i4, -1
  %v4 = insertelement <16 x i32> %v3, i32 %o4, i32 4
  %i5 = xor i32 %a, %c
  %o5 = and i32 %b, %i5
  %v5 = insertelement <16 x i32> %v4, i32 %o5, i32 5
  %i6 = and i32 %a, %b
  %o6 = or i32 %i6, %c
  %v6 = insertelement <16 x i32> %v5, i32 %o6, i32 6
  %i7 = and i32 %b, %c
  %o7 = or i32 %a, %i7
  %v7 = insertelement <16 x i32> %v6, i32 %o7, i32 7
  %i8 = or i32 %a, %c
  %o8 = or i32 %i8, %b
  %v8 = insertelement <16 x i32> %v7, i32 %o8, i32 8
  %i9 = or i32 %a, %b
  %o9 = or i32 1044480, %i9
  %v9 = insertelement <16 x i32> %v8, i32 %o9, i32 9
  %i10 = xor i32 %b, %c
  %o10 = or i32 %i10, %a
  %v10 = insertelement <16 x i32> %v9, i32 %o10, i32 10
  %i11 = xor i32 %a, %c
  %o11 = or i32 %b, %i11
  %v11 = insertelement <16 x i32> %v10, i32 %o11, i32 11
  %i12 = and i32 %a, %b
  %o12 = xor i32 %i12, %c
  %v12 = insertelement <16 x i32> %v11, i32 %o12, i32 12
  %i13 = and i32 %b, %c
  %o13 = xor i32 %a, %i13
  %v13 = insertelement <16 x i32> %v12, i32 %o13, i32 13
  %i14 = or i32 %a, %c
  %o14 = xor i32 %i14, 7
  %v14 = insertelement <16 x i32> %v13, i32 %o14, i32 14
  %i15 = or i32 %a, %b
  %o15 = xor i32 %c, %i15
  %v15 = insertelement <16 x i32> %v14, i32 %o15, i32 15
  store <16 x i32> %v15, ptr addrspace(1) %po
  ret void
}

; run: --kernel signs_of_pairs --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x256:zeros
; run: --kernel signs_of_pairs --block 32 --arg buf:u8x128:random:12:0:60 --arg buf:u8x128:random:13:0:60 --arg out=buf:u32x256:zeros
define amdgpu_kernel void @signs_of_pairs(ptr addrspace(1) noalias readonly %p, ptr addrspace(1) noalias readonly %q, ptr addrspace(1) noalias %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr <2 x half>, ptr addrspace(1) %p, i32 %id
  %pb = getelementptr <2 x half>, ptr addrspace(1) %q, i32 %id
  %po = getelementptr <16 x half>, ptr addrspace(1) %out, i32 %id
  %a = load <2 x half>, ptr addrspace(1) %pa
  %b = load <2 x half>, ptr addrspace(1) %pb
  %m = fneg <2 x half> %a
  %n = fneg <2 x half> %b
  %r0 = fsub <2 x half> %a, %b
  %r1 = fsub <2 x half> %m, %b
  %r2 = fadd <2 x half> %a, %n
  %r3 = fmul <2 x half> %m, %n
  %r4 = call <2 x half> @llvm.fma.v2f16(<2 x half> %m, <2 x half> %b, <2 x half> %a)
  %r5 = call <2 x half> @llvm.fma.v2f16(<2 x half> %a, <2 x half> %b, <2 x half> %n)
  %r6 = fsub <2 x half> <half 1.0, half 2.0>, %a
  %r7 = fsub <2 x half> %b, <half 1.0, half 1.0>
  %s0 = shufflevector <2 x half> %r0, <2 x half> %r1, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %s1 = shufflevector <2 x half> %r2, <2 x half> %r3, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %s2 = shufflevector <2 x half> %r4, <2 x half> %r5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %s3 = shufflevector <2 x half> %r6, <2 x half> %r7, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %w = fsub <4 x half> %s0, %s1
  %t0 = shufflevector <4 x half> %s0, <4 x half> %w, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t1 = shufflevector <4 x half> %s2, <4 x half> %s3, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t = shufflevector <8 x half> %t0, <8 x half> %t1, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  store <16 x half> %t, ptr addrspace(1) %po
  ret void
}

declare <2 x half> @llvm.fma.v2f16(<2 x half>, <2 x half>, <2 x half>)

declare float @llvm.fma.f32(float, float, float)
declare float @llvm.fmuladd.f32(float, float, float)
declare float @llvm.fabs.f32(float)
declare half @llvm.fabs.f16(half)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
declare <2 x float> @llvm.fma.v2f32(<2 x float>, <2 x float>, <2 x float>)
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.amdgcn.workitem.id.x()
declare <3 x float> @llvm.maximumnum.v3f32(<3 x float>, <3 x float>)
declare <3 x float> @llvm.minimumnum.v3f32(<3 x float>, <3 x float>)
declare <3 x i16> @llvm.sadd.sat.v3i16(<3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.ssub.sat.v3i16(<3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.uadd.sat.v3i16(<3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.usub.sat.v3i16(<3 x i16>, <3 x i16>)
declare <4 x i16> @llvm.sadd.sat.v4i16(<4 x i16>, <4 x i16>)
declare <4 x i16> @llvm.ssub.sat.v4i16(<4 x i16>, <4 x i16>)
declare <4 x i16> @llvm.uadd.sat.v4i16(<4 x i16>, <4 x i16>)
declare <4 x i16> @llvm.usub.sat.v4i16(<4 x i16>, <4 x i16>)
declare double @llvm.maximumnum.f64(double, double)
declare double @llvm.maxnum.f64(double, double)
declare double @llvm.minimumnum.f64(double, double)
declare double @llvm.minnum.f64(double, double)
declare float @llvm.maximumnum.f32(float, float)
declare float @llvm.maxnum.f32(float, float)
declare float @llvm.minimumnum.f32(float, float)
declare float @llvm.minnum.f32(float, float)
declare half @llvm.maximumnum.f16(half, half)
declare half @llvm.maxnum.f16(half, half)
declare half @llvm.minimumnum.f16(half, half)
declare half @llvm.minnum.f16(half, half)
declare i16 @llvm.sadd.sat.i16(i16, i16)
declare i16 @llvm.ssub.sat.i16(i16, i16)
declare i16 @llvm.uadd.sat.i16(i16, i16)
declare i16 @llvm.usub.sat.i16(i16, i16)
attributes #0 = { "target-cpu"="gfx1100" "amdgpu-flat-work-group-size"="1,256" }

; Numbers of up to 18 bits are divided by floats.
; run: --kernel short_division --grid 64 --block 256 --arg buf:u16x16384:random:1 --arg buf:u16x16384:random:7 --arg out=buf:u32x131072:zeros
; run: --kernel short_division --grid 64 --block 256 --arg buf:u16x16384:random:2 --arg buf:u16x16384:random:8 --arg out=buf:u32x131072:zeros
; run: --kernel short_division --grid 64 --block 256 --arg buf:u16x16384:random:3 --arg buf:u16x16384:random:4:1:300 --arg out=buf:u32x131072:zeros
define amdgpu_kernel void @short_division(ptr addrspace(1) %p, ptr addrspace(1) %q, ptr addrspace(1) %out) "amdgpu-flat-work-group-size"="256,256" {
%t0 = call i32 @llvm.amdgcn.workitem.id.x()
%group = call i32 @llvm.amdgcn.workgroup.id.x()
%first = shl i32 %group, 8
%t = or i32 %first, %t0
%a = getelementptr i16, ptr addrspace(1) %p, i32 %t
%b = getelementptr i16, ptr addrspace(1) %q, i32 %t
%x = load i16, ptr addrspace(1) %a
%y0 = load i16, ptr addrspace(1) %b
%y1 = icmp eq i16 %y0, -1
%y2 = icmp eq i16 %y0, 0
%y3 = or i1 %y1, %y2
%y = select i1 %y3, i16 3, i16 %y0
%r0 = sdiv i16 %x, %y
%e0 = zext i16 %r0 to i32
%i0 = mul i32 %t, 8
%j0 = add i32 %i0, 0
%o0 = getelementptr i32, ptr addrspace(1) %out, i32 %j0
store i32 %e0, ptr addrspace(1) %o0
%r1 = srem i16 %x, %y
%e1 = zext i16 %r1 to i32
%i1 = mul i32 %t, 8
%j1 = add i32 %i1, 1
%o1 = getelementptr i32, ptr addrspace(1) %out, i32 %j1
store i32 %e1, ptr addrspace(1) %o1
%r2 = udiv i16 %x, %y
%e2 = zext i16 %r2 to i32
%i2 = mul i32 %t, 8
%j2 = add i32 %i2, 2
%o2 = getelementptr i32, ptr addrspace(1) %out, i32 %j2
store i32 %e2, ptr addrspace(1) %o2
%r3 = urem i16 %x, %y
%e3 = zext i16 %r3 to i32
%i3 = mul i32 %t, 8
%j3 = add i32 %i3, 3
%o3 = getelementptr i32, ptr addrspace(1) %out, i32 %j3
store i32 %e3, ptr addrspace(1) %o3
%xsext = sext i16 %x to i32
%ysext = sext i16 %y to i32
%r4 = sdiv i32 %xsext, %ysext
%e4 = add i32 %r4, 1
%i4 = mul i32 %t, 8
%j4 = add i32 %i4, 4
%o4 = getelementptr i32, ptr addrspace(1) %out, i32 %j4
store i32 %e4, ptr addrspace(1) %o4
%r5 = srem i32 %xsext, %ysext
%e5 = add i32 %r5, 1
%i5 = mul i32 %t, 8
%j5 = add i32 %i5, 5
%o5 = getelementptr i32, ptr addrspace(1) %out, i32 %j5
store i32 %e5, ptr addrspace(1) %o5
%xzext = zext i16 %x to i32
%yzext = zext i16 %y to i32
%r6 = udiv i32 %xzext, %yzext
%e6 = add i32 %r6, 1
%i6 = mul i32 %t, 8
%j6 = add i32 %i6, 6
%o6 = getelementptr i32, ptr addrspace(1) %out, i32 %j6
store i32 %e6, ptr addrspace(1) %o6
%r7 = urem i32 %xzext, %yzext
%e7 = add i32 %r7, 1
%i7 = mul i32 %t, 8
%j7 = add i32 %i7, 7
%o7 = getelementptr i32, ptr addrspace(1) %out, i32 %j7
store i32 %e7, ptr addrspace(1) %o7
ret void
}
declare i32 @llvm.amdgcn.workgroup.id.x()
