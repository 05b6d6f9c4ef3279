declare void @f(target("spirv.Image", 0)
