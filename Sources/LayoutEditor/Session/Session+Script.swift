extension Session {
    /// Runs `body` so that all its commands are one operation, or none.
    ///
    /// - Parameter command: how history names the operation.
    package func script<Result>(_ command: String, _ body: () throws -> Result) throws -> Result {
        var made: [RecordedCommand] = []
        let before = (choice, settings.request)
        do {
            let result = try operation(command) {
                script = ScriptSteps()
                defer {
                    made = script!.done.compactMap(\.command)
                    script = nil
                }
                return try body()
            }
            recordMade(made)
            return result
        } catch {
            (choice, settings.request) = before
            throw error
        }
    }
}
