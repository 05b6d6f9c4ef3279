@x = global [2 i32] zeroinitializer
