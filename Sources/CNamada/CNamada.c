#include "CNamada.h"
