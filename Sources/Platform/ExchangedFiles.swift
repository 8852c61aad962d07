private import CFiles

/// Exchanges two files of one file system in one step: each gets the other's name.
///
/// - Returns: false, with `errno`, if nothing was exchanged: not every system and file system can do
///   it
package func exchangeFiles(_ first: [CChar], _ second: [CChar]) -> Bool {
    layout_exchange_files(first, second) == 0
}
