%o = type opaque
declare void @f(ptr byval(%o))
