import Testing

/// Tests each promise a few times; `make torture` runs the full counts.
@Test(
    .timeLimit(.minutes(15)),
    arguments: [
        ["kill", "25"], ["power", "400"], ["io", "6"], ["disk", "2"], ["corrupt", "25"],
        ["import", "60"], ["undo", "600"], ["session", "150"], ["processes", "40"],
        ["saves", "20"], ["history", "500"], ["forge", "60"], ["failpoints", "9"], ["soak", "0.2"],
    ])
func `a promise holds`(_ words: [String]) throws {
    let run = try BuiltTool.run("torture", words)
    #expect(run.status == 0, "\(run.output)")
}
