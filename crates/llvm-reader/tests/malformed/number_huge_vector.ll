@a = global <99999999999 x i8> zeroinitializer
