/// How much the shell tells of what a change did to the layout.
package enum Detail: String, CaseIterable, Hashable, Sendable {
    case quiet, brief, verbose
}
