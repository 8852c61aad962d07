private import CFiles

/// Exchanges two files of one file system in one step: each gets the other's name.
///
/// - Returns: false, with `errno`, if nothing was exchanged; see `cannotExchangeFiles`
package func exchangeFiles(_ first: [CChar], _ second: [CChar]) -> Bool {
    layout_exchange_files(first, second) == 0
}

/// Whether `errno` says that this system or file system cannot exchange files.
package var cannotExchangeFiles: Bool { [ENOSYS, EINVAL, ENOTSUP].contains(errno) }
