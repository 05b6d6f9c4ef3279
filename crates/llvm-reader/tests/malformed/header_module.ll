module "x"
