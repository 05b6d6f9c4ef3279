
define hidden i32 @_Z12get_work_dimv() local_unnamed_addr {
  %1 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %2 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 64
  %3 = load i16, ptr addrspace(4) %2, align 4
  %4 = zext i16 %3 to i32
  ret i32 %4
}

declare align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()

define hidden i64 @_Z12get_local_idj(i32 %0) local_unnamed_addr {
  switch i32 %0, label %6 [
    i32 0, label %2
    i32 1, label %4
  ]

2:
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  br label %10

4:
  %5 = tail call i32 @llvm.amdgcn.workitem.id.y()
  br label %10

6:
  %7 = icmp eq i32 %0, 2
  %8 = tail call i32 @llvm.amdgcn.workitem.id.z()
  %9 = select i1 %7, i32 %8, i32 0
  br label %10

10:
  %11 = phi i32 [ %3, %2 ], [ %5, %4 ], [ %9, %6 ]
  %12 = zext nneg i32 %11 to i64
  ret i64 %12
}

declare i32 @llvm.amdgcn.workitem.id.x()

declare i32 @llvm.amdgcn.workitem.id.y()

declare i32 @llvm.amdgcn.workitem.id.z()

define hidden i64 @_Z12get_group_idj(i32 %0) local_unnamed_addr {
  switch i32 %0, label %6 [
    i32 0, label %2
    i32 1, label %4
  ]

2:
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  br label %10

4:
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  br label %10

6:
  %7 = icmp eq i32 %0, 2
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.z()
  %9 = select i1 %7, i32 %8, i32 0
  br label %10

10:
  %11 = phi i32 [ %3, %2 ], [ %5, %4 ], [ %9, %6 ]
  %12 = zext i32 %11 to i64
  ret i64 %12
}

declare i32 @llvm.amdgcn.workgroup.id.x()

declare i32 @llvm.amdgcn.workgroup.id.y()

declare i32 @llvm.amdgcn.workgroup.id.z()

define hidden i64 @_Z23get_enqueued_local_sizej(i32 %0) local_unnamed_addr {
  %2 = icmp ult i32 %0, 3
  br i1 %2, label %3, label %10

3:
  %4 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12
  %6 = zext nneg i32 %0 to i64
  %7 = getelementptr inbounds nuw i16, ptr addrspace(4) %5, i64 %6
  %8 = load i16, ptr addrspace(4) %7, align 2
  %9 = zext i16 %8 to i64
  br label %10

10:
  %11 = phi i64 [ %9, %3 ], [ 1, %1 ]
  ret i64 %11
}

define hidden i64 @_Z14get_local_sizej(i32 %0) local_unnamed_addr {
  %2 = icmp ugt i32 %0, 2
  br i1 %2, label %24, label %3

3:
  switch i32 %0, label %8 [
    i32 0, label %4
    i32 1, label %6
  ]

4:
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  br label %12

6:
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  br label %12

8:
  %9 = icmp eq i32 %0, 2
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.z()
  %11 = select i1 %9, i32 %10, i32 0
  br label %12

12:
  %13 = phi i32 [ %5, %4 ], [ %7, %6 ], [ %11, %8 ]
  %14 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %15 = zext nneg i32 %0 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspace(4) %14, i64 %15
  %17 = load i32, ptr addrspace(4) %16, align 4
  %18 = icmp ugt i32 %17, %13
  %19 = select i1 %18, i64 12, i64 18
  %20 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 %19
  %21 = getelementptr inbounds nuw i16, ptr addrspace(4) %20, i64 %15
  %22 = load i16, ptr addrspace(4) %21, align 2
  %23 = zext i16 %22 to i64
  br label %24

24:
  %25 = phi i64 [ %23, %12 ], [ 1, %1 ]
  ret i64 %25
}

define hidden i64 @_Z14get_num_groupsj(i32 %0) local_unnamed_addr {
  %2 = icmp ult i32 %0, 3
  br i1 %2, label %3, label %15

3:
  %4 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %5 = zext nneg i32 %0 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(4) %4, i64 %5
  %7 = load i32, ptr addrspace(4) %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 18
  %9 = getelementptr inbounds nuw i16, ptr addrspace(4) %8, i64 %5
  %10 = load i16, ptr addrspace(4) %9, align 2
  %11 = icmp ne i16 %10, 0
  %12 = zext i1 %11 to i32
  %13 = add i32 %7, %12
  %14 = zext i32 %13 to i64
  br label %15

15:
  %16 = phi i64 [ %14, %3 ], [ 1, %1 ]
  ret i64 %16
}

define hidden i64 @_Z15get_global_sizej(i32 %0) local_unnamed_addr {
  %2 = icmp ult i32 %0, 3
  br i1 %2, label %3, label %19

3:
  %4 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %5 = zext nneg i32 %0 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(4) %4, i64 %5
  %7 = load i32, ptr addrspace(4) %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12
  %9 = getelementptr inbounds nuw i16, ptr addrspace(4) %8, i64 %5
  %10 = load i16, ptr addrspace(4) %9, align 2
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 18
  %14 = getelementptr inbounds nuw i16, ptr addrspace(4) %13, i64 %5
  %15 = load i16, ptr addrspace(4) %14, align 2
  %16 = zext i16 %15 to i32
  %17 = add i32 %12, %16
  %18 = zext i32 %17 to i64
  br label %19

19:
  %20 = phi i64 [ %18, %3 ], [ 1, %1 ]
  ret i64 %20
}

define hidden i64 @_Z17get_global_offsetj(i32 %0) local_unnamed_addr {
  %2 = icmp ult i32 %0, 3
  br i1 %2, label %3, label %9

3:
  %4 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 40
  %6 = zext nneg i32 %0 to i64
  %7 = getelementptr inbounds nuw i64, ptr addrspace(4) %5, i64 %6
  %8 = load i64, ptr addrspace(4) %7, align 8
  br label %9

9:
  %10 = phi i64 [ %8, %3 ], [ 0, %1 ]
  ret i64 %10
}

define hidden i64 @_Z13get_global_idj(i32 %0) local_unnamed_addr {
  %2 = icmp ugt i32 %0, 2
  br i1 %2, label %37, label %3

3:
  switch i32 %0, label %8 [
    i32 0, label %4
    i32 1, label %6
  ]

4:
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  br label %12

6:
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  br label %12

8:
  %9 = icmp eq i32 %0, 2
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.z()
  %11 = select i1 %9, i32 %10, i32 0
  br label %12

12:
  %13 = phi i32 [ %5, %4 ], [ %7, %6 ], [ %11, %8 ]
  %14 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 12
  %16 = zext nneg i32 %0 to i64
  %17 = getelementptr inbounds nuw i16, ptr addrspace(4) %15, i64 %16
  %18 = load i16, ptr addrspace(4) %17, align 2
  %19 = zext i16 %18 to i32
  %20 = mul i32 %13, %19
  switch i32 %0, label %25 [
    i32 0, label %21
    i32 1, label %23
  ]

21:
  %22 = tail call i32 @llvm.amdgcn.workitem.id.x()
  br label %29

23:
  %24 = tail call i32 @llvm.amdgcn.workitem.id.y()
  br label %29

25:
  %26 = icmp eq i32 %0, 2
  %27 = tail call i32 @llvm.amdgcn.workitem.id.z()
  %28 = select i1 %26, i32 %27, i32 0
  br label %29

29:
  %30 = phi i32 [ %22, %21 ], [ %24, %23 ], [ %28, %25 ]
  %31 = add i32 %30, %20
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 40
  %34 = getelementptr inbounds nuw i64, ptr addrspace(4) %33, i64 %16
  %35 = load i64, ptr addrspace(4) %34, align 8
  %36 = add i64 %35, %32
  br label %37

37:
  %38 = phi i64 [ %36, %29 ], [ 0, %1 ]
  ret i64 %38
}

define hidden void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 %0, i32 %1, i32 %2) local_unnamed_addr {
  switch i32 %1, label %24 [
    i32 2, label %4
    i32 3, label %9
    i32 4, label %14
    i32 5, label %19
  ]

4:
  switch i32 %2, label %24 [
    i32 1, label %5
    i32 2, label %6
    i32 3, label %7
    i32 4, label %8
  ]

5:
  fence syncscope("workgroup") acquire
  br label %24

6:
  fence syncscope("agent") acquire
  br label %24

7:
  fence acquire
  br label %24

8:
  fence syncscope("wavefront") acquire
  br label %24

9:
  switch i32 %2, label %24 [
    i32 1, label %10
    i32 2, label %11
    i32 3, label %12
    i32 4, label %13
  ]

10:
  fence syncscope("workgroup") release
  br label %24

11:
  fence syncscope("agent") release
  br label %24

12:
  fence release
  br label %24

13:
  fence syncscope("wavefront") release
  br label %24

14:
  switch i32 %2, label %24 [
    i32 1, label %15
    i32 2, label %16
    i32 3, label %17
    i32 4, label %18
  ]

15:
  fence syncscope("workgroup") acq_rel
  br label %24

16:
  fence syncscope("agent") acq_rel
  br label %24

17:
  fence acq_rel
  br label %24

18:
  fence syncscope("wavefront") acq_rel
  br label %24

19:
  switch i32 %2, label %24 [
    i32 1, label %20
    i32 2, label %21
    i32 3, label %22
    i32 4, label %23
  ]

20:
  fence syncscope("workgroup") seq_cst
  br label %24

21:
  fence syncscope("agent") seq_cst
  br label %24

22:
  fence seq_cst
  br label %24

23:
  fence syncscope("wavefront") seq_cst
  br label %24

24:
  ret void
}

define hidden void @_Z9mem_fencej(i32 %0) local_unnamed_addr {
  fence syncscope("workgroup") acq_rel
  ret void
}

define hidden void @_Z14read_mem_fencej(i32 %0) local_unnamed_addr {
  fence syncscope("workgroup") acquire
  ret void
}

define hidden void @_Z15write_mem_fencej(i32 %0) local_unnamed_addr {
  fence syncscope("workgroup") release
  ret void
}

define hidden void @_Z7barrierj(i32 %0) local_unnamed_addr {
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

declare void @llvm.amdgcn.s.barrier()

define hidden void @_Z18work_group_barrierj(i32 %0) local_unnamed_addr {
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

define hidden void @_Z18work_group_barrierj12memory_scope(i32 %0, i32 %1) local_unnamed_addr {
  %3 = icmp eq i32 %1, 2
  br i1 %3, label %4, label %5

4:
  fence syncscope("agent") release
  br label %8

5:
  %6 = icmp eq i32 %1, 3
  br i1 %6, label %7, label %8

7:
  fence release
  br label %8

8:
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %3, label %9, label %10

9:
  fence syncscope("agent") acquire
  br label %13

10:
  %11 = icmp eq i32 %1, 3
  br i1 %11, label %12, label %13

12:
  fence acquire
  br label %13

13:
  ret void
}

define hidden void @_Z17sub_group_barrierj(i32 %0) local_unnamed_addr {
  fence syncscope("wavefront") acq_rel
  tail call void @llvm.amdgcn.wave.barrier()
  ret void
}

declare void @llvm.amdgcn.wave.barrier()

define hidden void @_Z17sub_group_barrierj12memory_scope(i32 %0, i32 %1) local_unnamed_addr {
  switch i32 %1, label %7 [
    i32 1, label %3
    i32 2, label %4
    i32 3, label %5
    i32 4, label %6
  ]

3:
  fence syncscope("workgroup") acq_rel
  br label %7

4:
  fence syncscope("agent") acq_rel
  br label %7

5:
  fence acq_rel
  br label %7

6:
  fence syncscope("wavefront") acq_rel
  br label %7

7:
  fence syncscope("wavefront") acq_rel
  tail call void @llvm.amdgcn.wave.barrier()
  ret void
}

define hidden i32 @_Z22get_sub_group_local_idv() local_unnamed_addr {
  %1 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %2 = tail call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %1)
  ret i32 %2
}

declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32)

declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)

define hidden i32 @_Z22get_max_sub_group_sizev() local_unnamed_addr {
  %1 = tail call i32 @llvm.amdgcn.wavefrontsize()
  ret i32 %1
}

declare i32 @llvm.amdgcn.wavefrontsize()

define hidden ptr addrspace(1) @__printf_alloc(i32 %0) local_unnamed_addr {
  %2 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %3 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 72
  %4 = load i64, ptr addrspace(4) %3, align 8
  %5 = inttoptr i64 %4 to ptr addrspace(1)
  %6 = icmp eq i64 %4, 0
  br i1 %6, label %26, label %7

7:
  %8 = load atomic i32, ptr addrspace(1) %5 syncscope("agent") monotonic, align 4
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 4
  %10 = load i32, ptr addrspace(1) %9, align 4
  %11 = freeze i32 %10
  %12 = icmp ugt i32 %0, %11
  %13 = sub nuw i32 %11, %0
  br i1 %12, label %26, label %14

14:
  %15 = phi i32 [ %21, %17 ], [ %8, %7 ]
  %16 = icmp ugt i32 %15, %13
  br i1 %16, label %26, label %17

17:
  %18 = add i32 %15, %0
  %19 = cmpxchg ptr addrspace(1) %5, i32 %15, i32 %18 syncscope("agent") monotonic monotonic, align 4
  %20 = extractvalue { i32, i1 } %19, 1
  %21 = extractvalue { i32, i1 } %19, 0
  br i1 %20, label %22, label %14

22:
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 8
  %24 = zext i32 %21 to i64
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 %24
  br label %26

26:
  %27 = phi ptr addrspace(1) [ null, %1 ], [ %25, %22 ], [ null, %7 ], [ null, %14 ]
  ret ptr addrspace(1) %27
}

