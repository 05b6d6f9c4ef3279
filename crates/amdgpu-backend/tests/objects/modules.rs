//! Modules with what the corpus has not: aggregates by reference, preloaded arguments, all hidden arguments, local
//! memory of every kind, variables, calls.

/// Name and text.
pub(crate) const MODULES: &[(&str, &str)] = &[
    ("arguments", ARGUMENTS),
    ("inputs", INPUTS),
    ("local", LOCAL),
    ("variables", VARIABLES),
    ("opencl", OPENCL),
];

const ARGUMENTS: &str = r#"
target triple = "amdgcn-amd-amdhsa"
%S = type { i32, [3 x i8], double }
define amdgpu_kernel void @a(i8 %a, ptr addrspace(4) byref(%S) align 16 %s, i8 %c) #0 { ret void }
define amdgpu_kernel void @b(i8 %a, <3 x float> %v, i16 %c, i128 %w, ptr %flat, ptr addrspace(3) align 8 %l) #0 { ret void }
define amdgpu_kernel void @c(i8 %a, i16 %b, i1 %e) #0 { ret void }
define amdgpu_kernel void @d() #0 { ret void }
define amdgpu_kernel void @e(i8 inreg %a, i8 inreg %b, i64 inreg %c, i32 inreg %d, <2 x float> inreg %k, i64 inreg %f, double inreg %g, i64 inreg %h) #0 { ret void }
define amdgpu_kernel void @f(i32 inreg %a, %S inreg %b, i64 inreg %c) #0 { ret void }
define amdgpu_kernel void @g(i32 inreg %a, i32 %b, i64 inreg %c) #0 { ret void }
define amdgpu_kernel void @h(ptr addrspace(1) noalias readonly %p, ptr addrspace(1) noalias writeonly %q, ptr addrspace(4) %r) #0 { ret void }
attributes #0 = { "amdgpu-no-implicitarg-ptr" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-flat-scratch-init" }
"#;

const INPUTS: &str = r#"
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @plain(ptr addrspace(1) %p) { store i32 1, ptr addrspace(1) %p
  ret void }
define amdgpu_kernel void @none() { ret void }
define amdgpu_kernel void @required() #0 !reqd_work_group_size !1 { ret void }
define amdgpu_kernel void @sizes() #1 !reqd_work_group_size !2 !work_group_size_hint !1 !vec_type_hint !3 { ret void }
define amdgpu_kernel void @hidden() #2 { ret void }
define amdgpu_kernel void @modes() #3 { ret void }
define amdgpu_kernel void @flushed() #4 { ret void }
define protected amdgpu_kernel void @stack(i32 %a) #5 { %x = alloca [4 x i32], addrspace(5)
  store volatile i32 %a, ptr addrspace(5) %x
  ret void }
define hidden amdgpu_kernel void @calls(i32 %a) #5 { call void @ext()
  ret void }
define internal void @leaf() noinline { %x = alloca [4 x i32], addrspace(5)
  store volatile i32 1, ptr addrspace(5) %x
  ret void }
define amdgpu_kernel void @calls_leaf(i32 %a) #5 { call void @leaf()
  ret void }
declare void @ext()
attributes #0 = { "amdgpu-no-workitem-id-z" "amdgpu-max-num-workgroups"="12,0,4294967295" }
attributes #1 = { "amdgpu-no-implicitarg-ptr" "amdgpu-flat-work-group-size"="1,128" "uniform-work-group-size"="true" "amdgpu-no-workitem-id-y" "amdgpu-waves-per-eu"="2,4" }
attributes #2 = { "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-queue-ptr" }
attributes #3 = { "amdgpu-implicitarg-num-bytes"="256" "amdgpu-ieee"="false" "amdgpu-dx10-clamp"="false" "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
attributes #4 = { "denormal-fp-math"="preserve-sign,ieee" "denormal-fp-math-f32"="ieee,preserve-sign" }
attributes #5 = { "amdgpu-no-implicitarg-ptr" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" }
!1 = !{i32 16, i32 4, i32 1}
!2 = !{i32 64, i32 1, i32 1}
!3 = !{<4 x i32> undef, i32 0}
!llvm.module.flags = !{!4}
!4 = !{i32 1, !"amdhsa_code_object_version", i32 500}
"#;

const LOCAL: &str = r#"
target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [5 x i8] poison, align 1
@b = internal addrspace(3) global i32 poison, align 4
@c = internal addrspace(3) global [100 x i32] poison, align 4
@d = external addrspace(3) global [0 x double], align 8
@e = internal addrspace(3) global [3 x i16] poison, align 2
define internal void @f(i32 %x) noinline { store volatile i32 %x, ptr addrspace(3) @b
  ret void }
define amdgpu_kernel void @k() #0 { store volatile i8 1, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @a, i32 2)
  store volatile i16 1, ptr addrspace(3) @e
  ret void }
define amdgpu_kernel void @l() #0 { store volatile i32 1, ptr addrspace(3) @c
  store volatile double 1.0, ptr addrspace(3) @d
  ret void }
define amdgpu_kernel void @m() #0 { call void @f(i32 1)
  store volatile i32 1, ptr addrspace(3) @c
  ret void }
define amdgpu_kernel void @n() { store volatile double 1.0, ptr addrspace(3) @d
  ret void }
attributes #0 = { "amdgpu-no-implicitarg-ptr" "amdgpu-no-heap-ptr" }
"#;

const VARIABLES: &str = r#"
target triple = "amdgcn-amd-amdhsa"
@g = external addrspace(1) global i32
@c = internal addrspace(4) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@v = internal addrspace(1) global i32 5
@pub = addrspace(1) global [10 x i32] zeroinitializer, align 16
@hid = hidden addrspace(1) global ptr addrspace(1) @v
@ptrs = protected addrspace(1) constant [3 x ptr] [ptr @f, ptr addrspacecast (ptr addrspace(1) getelementptr (i32, ptr addrspace(1) @pub, i32 3) to ptr), ptr null]
@mixed = addrspace(1) global { i8, i64, <3 x i1>, ptr addrspace(1), [3 x half] } { i8 1, i64 -2, <3 x i1> <i1 1, i1 0, i1 1>, ptr addrspace(1) @pub, [3 x half] [half 0xH3C00, half 0xHC000, half 0xH0001] }
@text = internal addrspace(4) constant [6 x i8] c"hello\00"
define void @f() { ret void }
define internal void @f2() noinline { %x = alloca i32, addrspace(5)
store volatile i32 1, ptr addrspace(5) %x
ret void }
define weak void @fw() { ret void }
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %i) {
 call void @f()
 call void @f2()
 call void @fw()
 %q = getelementptr i32, ptr addrspace(4) @c, i32 %i
 %x = load i32, ptr addrspace(4) %q
 %t = getelementptr i8, ptr addrspace(4) @text, i32 %i
 %b = load i8, ptr addrspace(4) %t
 store volatile i8 %b, ptr addrspace(1) %p
 %y = load i32, ptr addrspace(1) @g
 %z = load i32, ptr addrspace(1) @v
 %zz = load i32, ptr addrspace(1) @pub
 %u = load ptr addrspace(1), ptr addrspace(1) @hid
 store i32 %x, ptr addrspace(1) %u
 %s = add i32 %x, %y
 %s2 = add i32 %s, %z
 %s3 = add i32 %s2, %zz
 store i32 %s3, ptr addrspace(1) %p
 ret void }
"#;

const OPENCL: &str = r#"
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(4) %img, i32 %s, ptr addrspace(3) %scratch, <4 x float> %f) #0 !kernel_arg_addr_space !1 !kernel_arg_access_qual !2 !kernel_arg_type !3 !kernel_arg_base_type !4 !kernel_arg_type_qual !5 !kernel_arg_name !6 { ret void }
attributes #0 = { "amdgpu-no-hostcall-ptr" }
!opencl.ocl.version = !{!0}
!llvm.printf.fmts = !{!7, !8}
!0 = !{i32 2, i32 0}
!1 = !{i32 1, i32 1, i32 0, i32 3, i32 0}
!2 = !{!"none", !"read_only", !"none", !"none", !"none"}
!3 = !{!"int*", !"image2d_t", !"sampler_t", !"float*", !"float4"}
!4 = !{!"int*", !"image2d_t", !"sampler_t", !"float*", !"float __attribute__((ext_vector_type(4)))"}
!5 = !{!"restrict const volatile", !"", !"", !"", !""}
!6 = !{!"input", !"picture", !"how", !"", !"colour"}
!7 = !{!"1:1:4:%d\5Cn"}
!8 = !{!"2:2:4:8:%d: %s\5Cn"}
"#;
