declare void @f(ptr range(i32 0, 4))
