.version 8.0
.target sm_90
.address_size 64
