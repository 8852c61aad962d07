/// Returns the variables of the process's environment as the system keeps them: the bytes of `NAME=VALUE`.
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
