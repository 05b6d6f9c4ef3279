declare void @f(float range(float 0.0, 4.0))
