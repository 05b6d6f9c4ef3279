declare void @f(ptr byval)
