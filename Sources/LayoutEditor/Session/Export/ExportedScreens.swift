import CommandLanguage
import LayoutPictures
import LayoutProject
import LayoutStore
import StackCore

extension ExportedDocuments {
    /// Returns all requested screens: each document on each device, and for each requested
    /// language, text size, direction and appearance.
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
            for request in try pictures.requests(over: before, in: session) {
                progress.update { "export: \(result.count) screens" }
                session.settings.request = request
                let laidOut = try laidOut(item)
                let earlier = try past?.first { $0.name == item.name }.map(self.laidOut)
                let parts = try PictureOptions.parts(of: all, in: session)
                for var style in styles {
                    style.documents = parts
                    result += pair(laidOut, earlier, style, request.language)
                }
            }
        }
        return result
    }

    /// Returns the animation of a step of the history, from the layout before the step to the
    /// layout after it. Uses the first requested device and the first style.
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
        session.settings.request = try pictures.requests(over: before, in: session)[0]
        let name = chosen.first?.name
        func document(at operation: Int) throws(CommandError) -> LaidOutDocument {
            let states = try session.states(at: operation)
            guard let state = states.first(where: { $0.name == name }) else { throw noStep(point) }
            return try laidOut(state)
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

    private func laidOut(_ item: DocumentState) throws(CommandError) -> LaidOutDocument {
        LaidOutDocument(
            name: item.name, document: try session.shown(item.document),
            layout: try session.layout(of: item.document))
    }

    /// Returns the screen of the document `now`. If the user requested a comparison with an earlier
    /// point of the history, the screen of the document at that point, `earlier`, comes first.
    /// `earlier` is nil if no comparison was requested, or if the document did not exist then.
    private func pair(
        _ now: LaidOutDocument, _ earlier: LaidOutDocument?, _ style: PictureStyle,
        _ language: String?
    ) -> [Screen] {
        let words = pictures.words(now.layout.environment, style, language)
        guard let comparison = pictures.comparison else {
            return [Screen(now, style, also: words)]
        }
        guard let earlier else { return [Screen(now, style, also: words + ["new"])] }
        var after = Screen(now, style, also: words + ["now"])
        after.earlier = earlier
        return [Screen(earlier, style, also: words + ["at \(comparison.source.text)"]), after]
    }

    /// Returns the largest number of pixels per point of the screens.
    static func scale(_ screens: [Screen]) -> Double {
        screens.map(\.laidOut.layout.environment.scale).max() ?? 1
    }
}

extension PictureOptions {
    /// Returns the view settings of each screen, in the order in which the picture shows the
    /// screens.
    fileprivate func requests(
        over request: LayoutRequest, in session: Session
    ) throws(CommandError) -> [LayoutRequest] {
        let places = try places(in: session)
        return languages(in: session).flatMap { language in
            textSizes.flatMap { textSize in
                directions.flatMap { direction in
                    places.map { device, orientation in
                        var one = request
                        one.take(
                            LayoutRequest(
                                device: device, orientation: orientation, direction: direction,
                                textSize: textSize))
                        one.language = language ?? one.language
                        return one
                    }
                }
            }
        }
    }

    /// Returns the devices that an HTML page shows, without duplicates.
    func devicesOfPage(in session: Session) throws(CommandError) -> [String] {
        var seen: Set<String> = []
        return try places(in: session).compactMap(\.0).filter { seen.insert($0).inserted }
    }

    private func languages(in session: Session) -> [String?] {
        guard languages == ["all"], let project = session.project else {
            return languages
        }
        return project.languages.filter { $0 != "pseudo" }
    }

    /// Returns the requested devices, each with an orientation. For `--devices project`, returns
    /// those that the app supports.
    private func places(in session: Session) throws(CommandError) -> [(String?, Orientation?)] {
        guard devices == [Argument<[String?]>.projectDevices] else {
            return orientations.flatMap { orientation in devices.map { ($0, orientation) } }
        }
        guard let project = session.project else {
            throw CommandError(
                .usage, "--devices project: no Xcode project was found around this file")
        }
        return (project.matrix?.screens ?? []).filter { _, orientation in
            orientations == [nil] || orientations.contains(orientation)
        }.map { ($0, $1) }
    }
}

extension OperationRecord {
    /// The duration in seconds that a step by `animate` states, clamped to 0.05 through 10; 0.25
    /// for any other step.
    fileprivate var animatedSeconds: Double {
        let words = (message ?? "").split(separator: " ")
        guard words.count == 2, words[0] == "animate", let seconds = NumberSpelling.parse(words[1])
        else { return 0.25 }
        return min(max(seconds, 0.05), 10)
    }
}
