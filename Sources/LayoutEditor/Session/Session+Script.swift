import StackCore

extension Session {
    /// Runs `body` so that all its commands are one operation, or none.
    func script<Result>(named name: String, _ body: () throws -> Result) throws -> Result {
        try operation("script " + name) {
            script = ScriptSteps()
            defer { script = nil }
            return try body()
        }
    }
}
