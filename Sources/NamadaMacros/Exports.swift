// What the macros write calls `Namada`, so a file that imports only the macros must find it. There
// is no spelling without an underscore for an import that passes on.
@_exported public import Namada
