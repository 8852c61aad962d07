private import CFiles

/// Exchanges the names of two files in one file system, in one step.
///
/// - Returns: false, and sets `errno`, if nothing was exchanged: not every system and file system
///   supports it
package func exchangeFiles(_ first: [CChar], _ second: [CChar]) -> Bool {
    layout_exchange_files(first, second) == 0
}
