import Foundation
import Platform

// layout-bench FILE.tree…         one JSON line a workload and operation: nanoseconds
// layout-bench check FILE.tree…   the frames, at first and after each edit, against the floor's
// layout-bench scenes FILE…       storyboards and xibs: one line a scene, from nothing and after edits
//
// BUDGET=SECONDS for an operation (1), CLOCK=cpu for the thread's time, FRAMES=FILE for the frames,
// ONLY=OPERATION for one of them.

/// A workload that cannot be read ends the program with its name.
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
let isScenes = paths.first == "scenes"
if isCheck || isScenes { paths.removeFirst() }
guard !paths.isEmpty else {
    FileHandle.standardError.write(Data("layout-bench: [check|scenes] FILE…\n".utf8))
    exit(2)
}

// As the program does.
ProcessMemory.keepFreed()
let watch = Stopwatch()
if isScenes {
    var times = SceneTimes(watch)
    for path in paths { try times.measure(path) }
    times.printMedians()
    exit(0)
}
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
