attributes #0 = { nounwynd }
