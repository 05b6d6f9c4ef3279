attributes #0 = { "a"=5 }
