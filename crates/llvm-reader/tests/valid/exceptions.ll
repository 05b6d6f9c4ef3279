; No GPU unwinds: an invoke is a call and a branch that is never taken.
declare i32 @__gxx_personality_v0(...)
declare i32 @g(i32)

@type = external constant ptr
; An attribute without effect, written without a comma.
@aligned = external global ptr align 16

define i32 @f(i32 %a) personality ptr @__gxx_personality_v0 {
entry:
  %r = invoke i32 @g(i32 %a) to label %next unwind label %pad

next:
  %x = phi i32 [ %r, %entry ]
  invoke void @h() #0 to label %done unwind label %pad

pad:
  %y = phi i32 [ 1, %entry ], [ 2, %next ]
  %l = landingpad { ptr, i32 } cleanup catch ptr @type filter [1 x ptr] [ptr @type]
  %e = extractvalue { ptr, i32 } %l, 0
  %c = icmp eq ptr %e, null
  br i1 %c, label %done, label %out

out:
  resume { ptr, i32 } %l

done:
  %z = phi i32 [ %x, %next ], [ %y, %pad ]
  ret i32 %z
}

declare cc10 void @h()

define <8 x half> @undeclared(<8 x half> %v, <4 x float> %w, ptr %p) {
  %r = call half @llvm.vector.reduce.fadd(half 0.0, <8 x half> %v)
  %s = call float @llvm.vector.reduce.fadd(float 0.0, <4 x float> %w)
  store half %r, ptr %p
  store float %s, ptr %p
  ret <8 x half> %v
}

attributes #0 = { nounwind }
