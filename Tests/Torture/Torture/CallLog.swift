/// The recorder's log: the changes of the layout file, its journal and their folder, and the
/// moments at which commands were acknowledged.
struct CallLog {
    enum File: UInt32 { case main = 1, journal, folder, output }

    enum Call {
        case create(File)
        case write(File, offset: Int, bytes: [UInt8])
        case truncate(File, size: Int)
        case sync(File)
        case unlink(File)
        /// This many further commands were acknowledged.
        case acknowledge(Int)
    }

    private(set) var calls: [Call] = []

    init(_ bytes: [UInt8]) {
        var at = 0
        while at + 24 <= bytes.count {
            func number(_ offset: Int, _ size: Int) -> Int {
                (0..<size).reversed().reduce(0) { $0 << 8 | Int(bytes[at + offset + $1]) }
            }
            let (kind, file) = (number(0, 4), File(rawValue: UInt32(number(4, 4)))!)
            let (offset, length) = (number(8, 8), number(16, 8))
            at += 24
            switch kind {
            case 1: calls.append(.create(file))
            case 2:
                let content = Array(bytes[at..<at + length])
                at += length
                calls.append(
                    file == .output
                        ? .acknowledge(Acknowledged.count(in: content))
                        : .write(file, offset: offset, bytes: content))
            case 3: calls.append(.truncate(file, size: offset))
            case 4: calls.append(.sync(file))
            default: calls.append(.unlink(file))
            }
        }
    }
}
