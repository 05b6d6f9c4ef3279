declare void @f(ptr sret(i32), ptr sret(i32))
