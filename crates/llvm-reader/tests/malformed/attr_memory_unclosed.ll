declare void @f() memory(read
