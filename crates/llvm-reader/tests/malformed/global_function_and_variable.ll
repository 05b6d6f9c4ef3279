@x = global i32 0
declare void @x()
