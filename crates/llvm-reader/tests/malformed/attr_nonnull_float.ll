declare void @f(float nonnull)
