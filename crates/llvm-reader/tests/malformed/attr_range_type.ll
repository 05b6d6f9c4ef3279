declare void @f(i64 range(i32 0, 4))
