import Foundation
import LayoutTiming
import Platform

// layout-bench FILE.tree…         one JSON line per workload and operation, in nanoseconds
// layout-bench check FILE.tree…   compares the frames, initially and after each edit, with the floor's
//
// BUDGET=SECONDS per operation (1), CLOCK=cpu for the thread's time, FRAMES=FILE to write the frames to,
// ONLY=OPERATION for a single operation.

/// Reads a workload. If it cannot be read, prints its name and ends the program.
func read(_ path: String) -> TreeFile {
    do {
        return try TreeFile(path: path)
    } catch {
        FileHandle.standardError.write(Data("layout-bench: \(path): \(error)\n".utf8))
        exit(2)
    }
}

var paths = Array(CommandLine.arguments.dropFirst())
let isCheck = paths.first == "check"
if isCheck { paths.removeFirst() }
guard !paths.isEmpty else {
    FileHandle.standardError.write(Data("layout-bench: [check] FILE…\n".utf8))
    exit(2)
}

// The same setting as in layoutedit.
ProcessMemory.keepFreed()
let watch = Stopwatch()
var isSame = true
var frames = ""
let framesFile = ProcessInfo.processInfo.environment["FRAMES"]
for path in paths {
    let tree = read(path)
    if isCheck {
        let isSameHere = try FrameCheck(tree).run()
        isSame = isSameHere && isSame
    } else {
        var times = try LayoutTimes(tree, watch)
        try times.run()
    }
    if framesFile != nil { frames += try FrameCheck(tree).frames() }
}
if let framesFile { try frames.write(toFile: framesFile, atomically: true, encoding: .utf8) }
exit(isSame ? 0 : 1)
