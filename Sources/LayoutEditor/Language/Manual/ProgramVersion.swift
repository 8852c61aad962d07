/// The version of the program: of its package, its manual page, and `layoutedit --version`.
package enum ProgramVersion {
    /// As `--version` says it.
    package static let current = "0.1.0"
    /// The day it was given its number.
    static let date = "2026-11-21"
}
