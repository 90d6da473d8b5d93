#ifndef CNAMADA_H
#define CNAMADA_H

#include "NamadaThreads.h"
#include "NamadaConcurrency.h"

#endif
