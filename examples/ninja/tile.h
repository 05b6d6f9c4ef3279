// The tile that a work-group goes through.
#include "index.h"
#define TILE (4 * VARIANT)
