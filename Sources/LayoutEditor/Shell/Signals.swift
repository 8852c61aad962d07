import Glibc

/// Signals whose default would end the program in the middle of a sentence.
enum Signals {
    static func prepare() {
        // Writing to a closed pipe or over a file size limit is an error of that write instead.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
    }
}
