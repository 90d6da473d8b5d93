// The C side of Namada: what Swift's own source cannot spell.

#ifndef NAMADA_H
#define NAMADA_H

#include "NamadaRuntime.h"

#endif
