import Foundation

// file-bench   the times of file operations as JSON lines like those of layout-bench, compared with SQLite:
//   durable_edit  an edit, its commit and the frames, with 300 views; SQLite commits one row
//   batch         10,000 edits of a script; SQLite writes the same rows
//   open_edit_frame, version   whole processes: opens 1,000 views, edits one and prints a frame, alternating
//                 with SQLite's shell, which makes one commit in such a file and reads all its rows
//
// ROUNDS=N is the number of rounds of durable_edit (300); the others run fewer. Syncing is measured in TMPDIR.

let rounds = ProcessInfo.processInfo.environment["ROUNDS"].flatMap(Int.init) ?? 300
let place = try BenchFolder()
try DurableEdits(place).run(rounds: rounds)
try Batches(place).run(rounds: max(5, rounds / 30))
try Processes(place).run(rounds: max(5, rounds / 3))
