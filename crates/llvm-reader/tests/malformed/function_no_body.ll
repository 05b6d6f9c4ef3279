define void @f()
