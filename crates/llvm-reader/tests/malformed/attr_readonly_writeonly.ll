declare void @f(ptr readonly writeonly)
