declare void @f(..., i32)
