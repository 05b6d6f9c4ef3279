
define dso_local i64 @_Z12get_local_idj(i32 %0) local_unnamed_addr {
  switch i32 %0, label %6 [
    i32 0, label %2
    i32 1, label %4
  ]

2:
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %10

4:
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  br label %10

6:
  %7 = icmp eq i32 %0, 2
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %9 = select i1 %7, i32 %8, i32 0
  br label %10

10:
  %11 = phi i32 [ %3, %2 ], [ %5, %4 ], [ %9, %6 ]
  %12 = zext nneg i32 %11 to i64
  ret i64 %12
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z()

define dso_local i64 @_Z12get_group_idj(i32 %0) local_unnamed_addr {
  switch i32 %0, label %6 [
    i32 0, label %2
    i32 1, label %4
  ]

2:
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  br label %10

4:
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  br label %10

6:
  %7 = icmp eq i32 %0, 2
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %9 = select i1 %7, i32 %8, i32 0
  br label %10

10:
  %11 = phi i32 [ %3, %2 ], [ %5, %4 ], [ %9, %6 ]
  %12 = zext nneg i32 %11 to i64
  ret i64 %12
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()

define dso_local i64 @_Z14get_local_sizej(i32 %0) local_unnamed_addr {
  switch i32 %0, label %6 [
    i32 0, label %2
    i32 1, label %4
  ]

2:
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %10

4:
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %10

6:
  %7 = icmp eq i32 %0, 2
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %9 = select i1 %7, i32 %8, i32 1
  br label %10

10:
  %11 = phi i32 [ %3, %2 ], [ %5, %4 ], [ %9, %6 ]
  %12 = zext nneg i32 %11 to i64
  ret i64 %12
}

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z()

define dso_local i64 @_Z23get_enqueued_local_sizej(i32 %0) local_unnamed_addr {
  switch i32 %0, label %6 [
    i32 0, label %2
    i32 1, label %4
  ]

2:
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %10

4:
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %10

6:
  %7 = icmp eq i32 %0, 2
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %9 = select i1 %7, i32 %8, i32 1
  br label %10

10:
  %11 = phi i32 [ %3, %2 ], [ %5, %4 ], [ %9, %6 ]
  %12 = zext nneg i32 %11 to i64
  ret i64 %12
}

define dso_local i64 @_Z14get_num_groupsj(i32 %0) local_unnamed_addr {
  switch i32 %0, label %6 [
    i32 0, label %2
    i32 1, label %4
  ]

2:
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %10

4:
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  br label %10

6:
  %7 = icmp eq i32 %0, 2
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  %9 = select i1 %7, i32 %8, i32 1
  br label %10

10:
  %11 = phi i32 [ %3, %2 ], [ %5, %4 ], [ %9, %6 ]
  %12 = zext nneg i32 %11 to i64
  ret i64 %12
}

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()

define dso_local i64 @_Z17get_global_offsetj(i32 %0) local_unnamed_addr {
  ret i64 0
}

define dso_local i64 @_Z15get_global_sizej(i32 %0) local_unnamed_addr {
  switch i32 %0, label %6 [
    i32 0, label %2
    i32 1, label %4
  ]

2:
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %10

4:
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  br label %10

6:
  %7 = icmp eq i32 %0, 2
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  %9 = select i1 %7, i32 %8, i32 1
  br label %10

10:
  %11 = phi i32 [ %3, %2 ], [ %5, %4 ], [ %9, %6 ]
  switch i32 %0, label %16 [
    i32 0, label %12
    i32 1, label %14
  ]

12:
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %20

14:
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %20

16:
  %17 = icmp eq i32 %0, 2
  %18 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %19 = select i1 %17, i32 %18, i32 1
  br label %20

20:
  %21 = phi i32 [ %13, %12 ], [ %15, %14 ], [ %19, %16 ]
  %22 = zext nneg i32 %11 to i64
  %23 = zext nneg i32 %21 to i64
  %24 = mul nuw nsw i64 %23, %22
  ret i64 %24
}

define dso_local i64 @_Z13get_global_idj(i32 %0) local_unnamed_addr {
  switch i32 %0, label %6 [
    i32 0, label %2
    i32 1, label %4
  ]

2:
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  br label %10

4:
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  br label %10

6:
  %7 = icmp eq i32 %0, 2
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %9 = select i1 %7, i32 %8, i32 0
  br label %10

10:
  %11 = phi i32 [ %3, %2 ], [ %5, %4 ], [ %9, %6 ]
  switch i32 %0, label %16 [
    i32 0, label %12
    i32 1, label %14
  ]

12:
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %20

14:
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %20

16:
  %17 = icmp eq i32 %0, 2
  %18 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %19 = select i1 %17, i32 %18, i32 1
  br label %20

20:
  %21 = phi i32 [ %13, %12 ], [ %15, %14 ], [ %19, %16 ]
  switch i32 %0, label %26 [
    i32 0, label %22
    i32 1, label %24
  ]

22:
  %23 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %30

24:
  %25 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  br label %30

26:
  %27 = icmp eq i32 %0, 2
  %28 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %29 = select i1 %27, i32 %28, i32 0
  br label %30

30:
  %31 = phi i32 [ %23, %22 ], [ %25, %24 ], [ %29, %26 ]
  %32 = zext nneg i32 %11 to i64
  %33 = zext nneg i32 %21 to i64
  %34 = mul nuw nsw i64 %33, %32
  %35 = zext nneg i32 %31 to i64
  %36 = add nuw nsw i64 %34, %35
  ret i64 %36
}

define dso_local i32 @_Z12get_work_dimv() local_unnamed_addr {
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %3 = mul nuw nsw i32 %2, %1
  %4 = icmp samesign ugt i32 %3, 1
  br i1 %4, label %11, label %5

5:
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %8 = mul nuw nsw i32 %7, %6
  %9 = icmp samesign ugt i32 %8, 1
  %10 = select i1 %9, i32 2, i32 1
  br label %11

11:
  %12 = phi i32 [ %10, %5 ], [ 3, %0 ]
  ret i32 %12
}

define dso_local void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 %0, i32 %1, i32 %2) local_unnamed_addr {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %10, label %5

5:
  switch i32 %2, label %10 [
    i32 1, label %6
    i32 2, label %7
    i32 3, label %8
    i32 4, label %9
  ]

6:
  tail call void @llvm.nvvm.membar.cta()
  br label %10

7:
  tail call void @llvm.nvvm.membar.gl()
  br label %10

8:
  tail call void @llvm.nvvm.membar.sys()
  br label %10

9:
  tail call void @llvm.nvvm.membar.cta()
  br label %10

10:
  ret void
}

declare void @llvm.nvvm.membar.cta()

declare void @llvm.nvvm.membar.gl()

declare void @llvm.nvvm.membar.sys()

define dso_local void @_Z9mem_fencej(i32 %0) local_unnamed_addr {
  tail call void @llvm.nvvm.membar.cta()
  ret void
}

define dso_local void @_Z14read_mem_fencej(i32 %0) local_unnamed_addr {
  tail call void @llvm.nvvm.membar.cta()
  ret void
}

define dso_local void @_Z15write_mem_fencej(i32 %0) local_unnamed_addr {
  tail call void @llvm.nvvm.membar.cta()
  ret void
}

define dso_local void @_Z7barrierj(i32 %0) local_unnamed_addr {
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

define dso_local void @_Z18work_group_barrierj(i32 %0) local_unnamed_addr {
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

define dso_local void @_Z18work_group_barrierj12memory_scope(i32 %0, i32 %1) local_unnamed_addr {
  switch i32 %1, label %5 [
    i32 2, label %3
    i32 3, label %4
  ]

3:
  tail call void @llvm.nvvm.membar.gl()
  br label %5

4:
  tail call void @llvm.nvvm.membar.sys()
  br label %5

5:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

define dso_local i32 @_Z22get_sub_group_local_idv() local_unnamed_addr {
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  ret i32 %1
}

declare i32 @llvm.nvvm.read.ptx.sreg.laneid()

define dso_local i32 @_Z22get_max_sub_group_sizev() local_unnamed_addr {
  ret i32 32
}

define dso_local float @_Z11native_exp2f(float %0) local_unnamed_addr {
  %2 = tail call float @llvm.nvvm.ex2.approx.f32(float %0)
  ret float %2
}

declare float @llvm.nvvm.ex2.approx.f32(float)

define dso_local float @_Z11native_log2f(float %0) local_unnamed_addr {
  %2 = tail call float @llvm.nvvm.lg2.approx.f(float %0)
  ret float %2
}

declare float @llvm.nvvm.lg2.approx.f(float)

define dso_local float @_Z10native_sinf(float %0) local_unnamed_addr {
  %2 = tail call float @llvm.nvvm.sin.approx.f(float %0)
  ret float %2
}

declare float @llvm.nvvm.sin.approx.f(float)

define dso_local float @_Z10native_cosf(float %0) local_unnamed_addr {
  %2 = tail call float @llvm.nvvm.cos.approx.f(float %0)
  ret float %2
}

declare float @llvm.nvvm.cos.approx.f(float)

define dso_local float @_Z12native_rsqrtf(float %0) local_unnamed_addr {
  %2 = tail call float @llvm.nvvm.rsqrt.approx.f(float %0)
  ret float %2
}

declare float @llvm.nvvm.rsqrt.approx.f(float)

define dso_local float @_Z11native_powrff(float %0, float %1) local_unnamed_addr {
  %3 = tail call float @llvm.nvvm.lg2.approx.f(float %0)
  %4 = fmul float %1, %3
  %5 = tail call float @llvm.nvvm.ex2.approx.f32(float %4)
  ret float %5
}

