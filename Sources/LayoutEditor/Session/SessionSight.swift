import LayoutStore
package import StackCore

/// What a session has before its eyes: the document that is open, and what it is looked through. No
/// part of the file.
package struct SessionSight: Hashable, Sendable {
    /// By name; nil where none is open.
    package var document: String?
    package var request = LayoutRequest.none

    package init(document: String? = nil, request: LayoutRequest = .none) {
        self.document = document
        self.request = request
    }
}

extension Session {
    /// As it is now.
    package var sight: SessionSight {
        SessionSight(document: peekedID.map(name), request: settings.request)
    }

    /// Begins where the last shell on the file was, and says which of several documents is open.
    ///
    /// What the command line asks for comes before what was looked through.
    package func begin(with last: SessionSight?) {
        if let last, settings.request == .none { settings.request = last.request }
        let count = file.documents.count
        guard count > 1, let name = last?.document, let id = file.documentID(named: name) else {
            // Opens the first by name, where there is one, and says so.
            _ = try? currentID()
            return
        }
        open(id)
        remarks.append("\(name) is open, as it was last time; there are \(count) documents")
    }

    /// What is to be told beside the answers; each is told once.
    package func takeRemarks() -> [String] {
        defer { remarks = [] }
        return remarks
    }
}
