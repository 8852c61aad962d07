private import CFiles

/// Exchanges the names of two files in the same file system, in one atomic step.
///
/// - Returns: true if the names were exchanged; otherwise false, with `errno` set, for example if
///   the system or the file system does not support it
package func exchangeFiles(_ first: [CChar], _ second: [CChar]) -> Bool {
    precondition(first.last == 0 && second.last == 0, "the path of a file does not end with a 0")
    return layout_exchange_files(first, second) == 0
}
