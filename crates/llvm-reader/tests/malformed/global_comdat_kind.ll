$x = comdat some
