@x = global ptr getelementptr (i8, ptr null, float 1.0)
