@x = global i8* null
