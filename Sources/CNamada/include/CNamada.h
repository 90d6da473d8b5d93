// The C side of Namada: what Swift's own source cannot spell.

#ifndef CNAMADA_H
#define CNAMADA_H

#include "NamadaConcurrency.h"
#include "NamadaRequests.h"
#include "NamadaRuntime.h"
#include "NamadaTable.h"
#include "NamadaThreads.h"

#endif
