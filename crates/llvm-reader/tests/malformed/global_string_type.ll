@x = global [3 x i16] c"abc"
