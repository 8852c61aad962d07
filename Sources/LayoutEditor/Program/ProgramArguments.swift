import Glibc
import LayoutStore

/// What the program was started with. Arguments may be names of files, which need not be UTF-8; where
/// they are not, Swift's own list has lost the bytes.
package enum ProgramArguments {
    /// Behind the program's own name; each spelled as a file's name (`String.init(fileName:)`).
    package static var words: [String] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { number in
            CommandLine.unsafeArgv[number].map { String(fileName: $0) }
        }
    }
}
