/// Returns the environment variables of the process as bytes of the form `NAME=VALUE`, which need
/// not be UTF-8.
package func environmentEntries() -> [[UInt8]] {
    var entries: [[UInt8]] = []
    var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    while let place = next, let entry = place.pointee {
        entries.append(
            UnsafeBufferPointer(start: entry, count: Int(strlen(entry))).map(
                UInt8.init(bitPattern:)))
        next = place + 1
    }
    return entries
}
