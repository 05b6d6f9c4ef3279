attributes # = { nounwind }
