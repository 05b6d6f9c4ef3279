@x = global ptr getelementptr ({ i32 }, ptr null, i32 0, i32 7)
