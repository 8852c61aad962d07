import LayoutStore
import StackCore

/// Checks that must pass for every file that verifies.
enum FileCheck {
    /// Verifies the journal, and checks the invariants of the documents at about `points` points of
    /// the history.
    static func expectSound(_ file: LayoutFile, points: Int = 24) throws {
        let report = try file.verify()
        expect(report.damage == nil, "verify: \(report.damage ?? "")")
        expect(try file.history().count == file.operationCount, "the history is not whole")
        for point in stride(
            from: 0, through: file.operationCount, by: max(1, file.operationCount / points))
        {
            for state in try file.documents(at: point) {
                expectSound(state.document, "\(state.name) at operation \(point)")
            }
        }
    }

    static func expectSound(_ document: Document, _ what: @autoclosure () -> String) {
        let violation = document.invariantViolations().first
        expect(violation == nil, "\(what()): \(violation!)")
    }
}
