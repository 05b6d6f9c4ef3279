@a = alias i32, ptr @b
@b = alias i32, ptr getelementptr (i8, ptr @c, i64 4)
@c = alias i32, ptr @a
