// The few entry points of the Swift runtime that Namada calls.
//
// They belong to Swift's stable ABI. Declared here, the linker finds them in every kind of build,
// static ones too. Metadata, protocol descriptors and witness tables are opaque to this header.

#ifndef NAMADA_RUNTIME_H
#define NAMADA_RUNTIME_H

#include <stddef.h>
#include <stdint.h>

// Metadata and how complete it is: two words, returned in registers.
// https://github.com/swiftlang/swift/blob/main/include/swift/ABI/Metadata.h (MetadataResponse)
typedef struct {
  const void *_Nullable type;
  size_t state;
} NamadaMetadataResponse;

// The witness table of a type's conformance to a protocol, or null.
// https://github.com/swiftlang/swift/blob/main/include/swift/Runtime/Casting.h
const void *_Nullable swift_conformsToProtocol(const void *_Nonnull type,
                                               const void *_Nonnull protocol);

// The type that a conformance gives to one associated type.
// https://github.com/swiftlang/swift/blob/main/include/swift/Runtime/Metadata.h
__attribute__((swiftcall)) NamadaMetadataResponse swift_getAssociatedTypeWitness(
    size_t request, const void *_Nonnull witnessTable, const void *_Nonnull conformingType,
    const void *_Nonnull requirementsBase, const void *_Nonnull associatedType);

// The type that a mangled name denotes, its parameters taken from a vector of arguments.
// https://github.com/swiftlang/swift/blob/main/stdlib/public/runtime/MetadataLookup.cpp
__attribute__((swiftcall)) const void *_Nullable swift_getTypeByMangledNameInContext(
    const void *_Nonnull name, size_t length, const void *_Nullable context,
    const void *_Nullable arguments);

// The existential type of some protocols; the class constraint is 0 where only classes fit.
// https://github.com/swiftlang/swift/blob/main/include/swift/Runtime/Metadata.h
const void *_Nonnull swift_getExistentialTypeMetadata(
    _Bool isAnyConstraint, const void *_Nullable superclass, size_t count,
    const void *_Nonnull const *_Nonnull protocols);

// The type of the metatypes of an existential type's values.
// https://github.com/swiftlang/swift/blob/main/include/swift/Runtime/Metadata.h
const void *_Nonnull swift_getExistentialMetatypeMetadata(const void *_Nonnull instance);

// A number that differs after a library has been loaded or unloaded.
intptr_t namadaLoadedImageCount(void);

#endif
