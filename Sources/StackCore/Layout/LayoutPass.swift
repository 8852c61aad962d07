/// A document's layout: a pure function of the document and its environment.
package enum LayoutPass {
    package static func run(_ document: Document, in environment: LayoutEnvironment) -> Layout {
        Layout(environment: environment, frames: [], unroundedFrames: [], conflicts: [], ambiguous: [])
    }
}
