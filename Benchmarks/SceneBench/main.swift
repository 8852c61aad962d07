import Foundation
import LayoutTiming
import Platform

// scene-bench FILE…  storyboards and xibs: one line per scene, laid out from scratch and after edits
//
// BUDGET=SECONDS per operation (1), CLOCK=cpu for the thread's time, ONLY=OPERATION for a single operation.

let paths = Array(CommandLine.arguments.dropFirst())
guard !paths.isEmpty else {
    FileHandle.standardError.write(Data("scene-bench: FILE…\n".utf8))
    exit(2)
}

// The same setting as in layoutedit.
ProcessMemory.keepFreed()
var times = SceneTimes(Stopwatch())
for path in paths { try times.measure(path) }
times.printMedians()
