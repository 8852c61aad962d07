import Foundation

// file-bench   what files cost, as JSON lines like those of layout-bench, with SQLite's own beside ours:
//   durable_edit  an edit, its commit and the frames, 300 views, and SQLite's commit of one row
//   batch         10,000 edits of a script, and the same rows written by SQLite
//   open_edit_frame, version   whole processes: 1,000 views opened, one edited, a frame printed, in turns with
//                 SQLite's shell, which makes one commit in such a file and reads all its rows
//
// ROUNDS=N of the first (300), a third of it of each other. TMPDIR is where syncing is measured.

let rounds = ProcessInfo.processInfo.environment["ROUNDS"].flatMap(Int.init) ?? 300
let place = try BenchFolder()
try DurableEdits(place).run(rounds: rounds)
try Batches(place).run(rounds: max(5, rounds / 30))
try Processes(place).run(rounds: max(5, rounds / 3))
