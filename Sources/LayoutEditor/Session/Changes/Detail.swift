/// How much the shell tells of what a change did to the layout.
enum Detail: String, CaseIterable, Hashable, Sendable {
    case quiet, brief, verbose
}
