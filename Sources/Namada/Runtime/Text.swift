/// Makes a string of UTF-8.
///
/// One copy of what the standard library inlines wherever bytes become text.
@inline(never)
func text(of bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
