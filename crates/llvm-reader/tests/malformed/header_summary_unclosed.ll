^0 = module: (path: "x"
