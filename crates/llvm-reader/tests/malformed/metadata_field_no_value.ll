!0 = !DIFile(filename: , directory: "")
