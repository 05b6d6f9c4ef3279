@x = global ptr getelementptr (i8, i64 0, i64 1)
