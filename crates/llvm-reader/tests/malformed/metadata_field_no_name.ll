!0 = !DIFile("a")
