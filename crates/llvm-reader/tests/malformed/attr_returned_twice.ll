declare i32 @f(i32 returned, i32 returned)
