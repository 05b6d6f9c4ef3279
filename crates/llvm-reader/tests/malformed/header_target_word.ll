target cpu = "sm_90"
