@x = global i64 bitcast (ptr null to i64)
