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

declare float @llvm.fma.f32(float, float, float)
declare float @llvm.fmuladd.f32(float, float, float)
declare float @llvm.fabs.f32(float)
declare half @llvm.fabs.f16(half)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
declare <2 x float> @llvm.fma.v2f32(<2 x float>, <2 x float>, <2 x float>)
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
