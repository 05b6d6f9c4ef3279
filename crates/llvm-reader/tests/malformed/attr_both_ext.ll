declare void @f(i8 zeroext signext)
