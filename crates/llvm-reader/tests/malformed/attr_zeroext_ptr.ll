declare void @f(ptr zeroext)
