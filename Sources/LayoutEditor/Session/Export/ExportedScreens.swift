import CommandLanguage
import LayoutPictures
import LayoutStore
import StackCore

extension ExportedDocuments {
    /// Every screen that is asked for: each document on each device, in each way.
    func screens() throws(CommandError) -> [Screen] {
        let styles = try pictures.styles(in: session)
        let before = session.settings.request
        defer { session.settings.request = before }
        let progress = session.surroundings.showProgress()
        defer { progress.end() }
        var result: [Screen] = []
        let past = try pictures.comparison.map { point throws(CommandError) in
            try session.documents(at: point)
        }
        for item in chosen {
            for request in pictures.requests(over: before) {
                progress.tell { "export: \(result.count) screens" }
                session.settings.request = request
                let laidOut = try laidOut(item)
                let earlier = try past?.first { $0.name == item.name }.map(self.laidOut)
                for style in styles { result += pair(laidOut, earlier, style) }
            }
        }
        return result
    }

    /// The step that is to be played, on the first device and in the first way that are asked for.
    func animation(_ point: PointReference) throws(CommandError) -> Animation {
        let session = session
        let record = try session.reading { [self] in
            let number = try session.operation(at: point)
            guard number > 0 else { throw noStep(point) }
            return try session.file.operation(number)
        }
        let style = try pictures.styles(in: session)[0]
        let before = session.settings.request
        defer { session.settings.request = before }
        session.settings.request = pictures.requests(over: before)[0]
        let name = chosen.first?.name
        func document(at operation: Int) throws(CommandError) -> LaidOutDocument {
            let states = try session.states(at: operation)
            guard let state = states.first(where: { $0.name == name }) else { throw noStep(point) }
            return try laidOut(NamedDocument(name: state.name, document: state.document))
        }
        return Animation(
            from: try document(at: record.parent), to: try document(at: record.id),
            seconds: record.animatedSeconds, style)
    }

    private func noStep(_ point: PointReference) -> CommandError {
        CommandError(
            .usage, "no step of \(chosen.first?.name ?? "a document") led to \(point.source.text)",
            at: point.source.position, hint: "`history` lists steps; `animate` makes one")
    }

    private func laidOut(_ item: NamedDocument) throws(CommandError) -> LaidOutDocument {
        LaidOutDocument(
            name: item.name, document: item.document, layout: try session.layout(of: item.document))
    }

    /// A screen, and before it what it was.
    private func pair(
        _ now: LaidOutDocument, _ earlier: LaidOutDocument?, _ style: PictureStyle
    ) -> [Screen] {
        let words = pictures.words(now.layout.environment, style)
        guard let comparison = pictures.comparison else {
            return [Screen(now, style, also: words)]
        }
        guard let earlier else { return [Screen(now, style, also: words + ["new"])] }
        var after = Screen(now, style, also: words + ["now"])
        after.earlier = earlier
        return [Screen(earlier, style, also: words + ["at \(comparison.source.text)"]), after]
    }

    /// The most pixels a point that any of the screens has.
    static func scale(_ screens: [Screen]) -> Double {
        screens.map(\.laidOut.layout.environment.scale).max() ?? 1
    }
}

extension PictureOptions {
    /// What each screen is laid out for, in the order of the sheet.
    fileprivate func requests(over request: LayoutRequest) -> [LayoutRequest] {
        var result: [LayoutRequest] = []
        for textSize in textSizes {
            for direction in directions {
                for orientation in orientations {
                    for device in devices {
                        var one = request
                        one.take(
                            LayoutRequest(
                                device: device, orientation: orientation, direction: direction,
                                textSize: textSize))
                        result.append(one)
                    }
                }
            }
        }
        return result
    }
}

extension OperationRecord {
    /// What `animate` was given; a quarter of a second for any other step.
    fileprivate var animatedSeconds: Double {
        let words = (message ?? "").split(separator: " ")
        guard words.count == 2, words[0] == "animate", let seconds = NumberSpelling.parse(words[1])
        else { return 0.25 }
        return min(max(seconds, 0.05), 10)
    }
}
