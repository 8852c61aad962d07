import Foundation
import StackCore
import Testing

@testable import LayoutFormats

/// The cost and cancellation of comparing files with many siblings.
@Suite struct FileDifferenceCostTests {
    private static func file(_ inside: String) -> [UInt8] {
        Array(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>\
            <scene sceneID="s">\(inside)</scene></objects></document>
            """.utf8)
    }

    /// Files with `count` siblings of one kind, with and without ids, which the other file lacks or
    /// has with other values.
    private static let kinds: [@Sendable (_ count: Int, _ isNew: Bool) -> [UInt8]] = [
        { count, isNew in
            file((0..<(isNew ? count : 1)).map { "<view id=\"v\($0)\"/>" }.joined())
        },
        { count, isNew in
            file((0..<count).map { "<view id=\"v\($0)\" tag=\"\(isNew)\"/>" }.joined())
        },
        { count, isNew in
            file((0..<(isNew ? count : 1)).map { "<entry value=\"\($0)\"/>" }.joined())
        },
    ]

    /// Four times as many siblings may take eight times the processor time: linear is 4, quadratic
    /// 16.
    @Test(arguments: kinds.indices)
    func `the cost grows with the number of siblings, not with its square`(_ kind: Int) throws {
        let make = Self.kinds[kind]
        func time(_ count: Int) throws -> UInt64 {
            let (old, new) = (make(count, false), make(count, true))
            var times: [UInt64] = []
            for _ in 0..<3 {
                let start = processorTime()
                let differences = [
                    try FileDifference(from: old, to: new), try FileDifference(from: new, to: old),
                ]
                times.append(processorTime() - start)
                #expect(differences.allSatisfy { !$0.isEmpty })
            }
            return times.min()!
        }
        let (few, many) = (try time(1_000), try time(4_000))
        #expect(many < 8 * few, "\(few) ns, then \(many) ns")
    }

    /// After a request at any time, the comparison ends after a few more checks.
    @Test(arguments: kinds.indices)
    func `a cancelled comparison stops`(_ kind: Int) throws {
        let (old, new) = (Self.kinds[kind](400, false), Self.kinds[kind](400, true))
        let requests = RequestCounter()
        _ = try FileDifference(from: old, to: new, until: requests.cancellation)
        let all = requests.count
        for limit in stride(from: 0, to: all, by: max(1, all / 20)) {
            let requests = RequestCounter(limit: limit)
            _ = try? FileDifference(from: old, to: new, until: requests.cancellation)
            #expect(requests.count <= limit + 20, "cancelled at \(limit) of \(all)")
        }
        #expect(all > 400)
    }
}

/// Returns the processor time of this thread in nanoseconds.
private func processorTime() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Counts how often the work checks for cancellation, and cancels it after `limit` checks.
private final class RequestCounter: @unchecked Sendable {
    private(set) var count = 0
    private let limit: Int

    init(limit: Int = .max) { self.limit = limit }

    var cancellation: Cancellation {
        Cancellation { [self] in
            count += 1
            return count > limit
        }
    }
}
