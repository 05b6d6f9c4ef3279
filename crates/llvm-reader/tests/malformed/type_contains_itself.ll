%a = type { i32, %a }
@x = global %a zeroinitializer
