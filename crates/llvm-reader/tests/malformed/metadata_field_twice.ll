!0 = !DIFile(filename: "a", filename: "b", directory: "")
