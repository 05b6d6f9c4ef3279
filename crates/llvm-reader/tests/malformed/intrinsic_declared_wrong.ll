declare float @llvm.sqrt.f32(double)
