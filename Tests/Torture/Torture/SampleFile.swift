/// A layout file with many features: several documents, one of them imported, branches, groups,
/// checkpoints and unused pages.
struct SampleFile {
    private let place: Workplace

    /// Makes `whole.layout` and `Copy.xib`. `length` is the approximate number of commands.
    init(in place: Workplace, length: Int) throws {
        self.place = place
        var stream = EditStream()
        let script = try place.write(
            EditStream.opening + stream.lines(length / 6) + "checkpoint early\n"
                + stream.lines(length * 2 / 5) + "goto early\n" + stream.lines(length * 3 / 10)
                + "checkpoint late\n" + (0..<6).map { "duplicate A as B\($0)\n" }.joined()
                + (0..<6).map { "delete document B\($0)\n" }.joined() + "open A\n"
                + stream.lines(9) + "undo 2\n", to: "script")
        let (file, xib) = (place.path("whole.layout"), place.path("Copy.xib"))
        run([file, "-f", script, "--commit", "each"])
        run(["export", file, "A", "--format", "xib", "--output", xib])
        run(["import", file, xib, "--name", "Copy"])
        run([file, "-c", "open A", "-c", "set form.axis vertical", "-c", "undo"])
    }

    private func run(_ words: [String]) {
        let ending = Child([place.layoutedit] + words).finish().ending
        precondition(ending == .exited(0), "\(words) \(ending)")
    }
}
