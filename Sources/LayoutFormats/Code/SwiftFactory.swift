/// Generates methods that create similar views of a class. The views of one method, such as the
/// buttons of a keypad or rows with a picture and two texts, differ only in a few values. These
/// values are the parameters of the method.
struct SwiftFactory {
    /// The declaration of the property for a view, with what is needed to create several such views
    /// by one method.
    struct Property {
        /// The declaration of the property, after the comments on it.
        let code: [SwiftText]
        /// The number of equal views in the property; nil if it is not an array.
        var count: Int?
        /// The array of different views that contains the view, and the view's index in it; nil if
        /// no array contains it.
        var place: (array: String, number: Int)?
        /// The word in the name of a method that creates the view together with its subviews (a
        /// row), such as `Bullet`; nil for a view without subviews.
        var row: String?
        /// The class that creates the view together with its subviews instead of a method; nil if
        /// there is none.
        var rowClass: SwiftRowClass?
        /// Whether a stack view arranges the view. The stack view sets
        /// `translatesAutoresizingMaskIntoConstraints` itself, so a method for several views may
        /// set it too.
        var isArranged = false
    }

    /// The declarations of the properties of the class. Some of them get their value from a call of
    /// one of `methods`.
    private(set) var properties: [SwiftText] = []
    private(set) var methods: [[SwiftText]] = []
    /// The declarations of the classes whose instances are rows.
    private(set) var classes: [[SwiftText]] = []
    /// The indices of the views that each method creates, in the order of `methods`.
    private(set) var groups: [[Int]] = []

    /// - Parameters:
    ///   - type: the name of the class
    ///   - makesMethods: whether to generate methods; if false, each property creates its view
    ///     itself
    init(_ views: [Property], in type: String, makesMethods: Bool = true) {
        let makers = views.map { view in
            view.code.last.flatMap {
                Maker(
                    $0, isArray: view.count != nil || view.place != nil, row: view.row,
                    rowClass: view.rowClass, isArranged: view.isArranged)
            }
        }
        var calls: [Int: SwiftText] = [:]
        var taken: [String: Taken] = [:]
        if makesMethods { groups = Self.groups(makers) }
        for places in groups {
            let plan = Plan(places.map { makers[$0]! })!
            if let own = makers[places[0]]!.rowClass {
                for (place, arguments) in zip(places, plan.arguments) {
                    calls[place] = .line("\(makers[place]!.start) = \(own.name)(\(arguments))")
                }
                classes.append(own.declaration(plan.statements, parameters: plan.parameters))
                continue
            }
            let name = Self.name(plan, &taken)
            assert(
                places.count == plan.arguments.count, "a view's method is called without arguments")
            for (place, arguments) in zip(places, plan.arguments) {
                calls[place] = .line("\(makers[place]!.start) = \(type).\(name)(\(arguments))")
            }
            methods.append([
                .block(
                    "private static func \(name)(\(plan.parameters)) -> \(plan.members[0].type)",
                    plan.body)
            ])
        }
        let arrays = Dictionary(
            grouping: views.indices.filter { views[$0].place != nil },
            by: { views[$0].place!.array })
        properties = views.enumerated().flatMap { place, view in
            if let array = view.place?.array {
                let members = arrays[array]!
                return members[0] == place
                    ? Self.array(
                        members.sorted { views[$0].place!.number < views[$1].place!.number }
                            .compactMap { calls[$0] }) : []
            }
            let own = calls[place].map { view.code.dropLast() + [$0] } ?? view.code
            return view.count.map { Self.repeated(own, $0) } ?? own
        }
    }

    /// Returns the groups of views that one method should create, as indices. The code of the views
    /// in a group differs only in the values of a few statements. A view that lacks some of these
    /// statements is in the group only if the method still makes the code shorter.
    private static func groups(_ makers: [Maker?]) -> [[Int]] {
        func all(_ places: [Int], _ key: (Maker) -> String) -> [[Int]] {
            var result: [[Int]] = []
            var found: [String: Int] = [:]
            for place in places {
                guard let word = makers[place].map(key) else { continue }
                if let group = found[word] {
                    result[group].append(place)
                } else {
                    found[word] = result.count
                    result.append([place])
                }
            }
            return result
        }
        func isPlan(_ places: [Int]) -> Bool {
            Plan(places.map { makers[$0]! })?.isWorthwhile ?? false
        }
        /// Returns the number of lines of code that create the views.
        func length(_ places: [Int]) -> Int {
            let own = places.map { makers[$0]! }
            let separate = own.reduce(0) { $0 + $1.length }
            return Plan(own).flatMap { $0.isWorthwhile ? $0.length : nil } ?? separate
        }
        func canJoin(_ group: [Int], _ other: [Int]) -> Bool {
            let all = (group + other).sorted()
            return isPlan(all) && length(all) < length(group) + length(other)
        }
        /// Joins groups if one method for both makes the code shorter.
        func joined(_ groups: [[Int]], _ isAllowed: ([Int]) -> Bool = { _ in true }) -> [[Int]] {
            groups.reduce(into: []) { result, places in
                if let first = result.firstIndex(where: {
                    canJoin($0, places) && isAllowed(($0 + places).sorted())
                }) {
                    result[first] = (result[first] + places).sorted()
                } else {
                    result.append(places)
                }
            }
        }
        var result: [[Int]] = []
        for group in all(Array(makers.indices), \.core) {
            if makers[group[0]]!.rowClass != nil {
                result.append(group)
                continue
            }
            let exact = all(group, \.pattern)
            var own = exact.filter(isPlan)
            let rest = exact.filter { !isPlan($0) }
            let whole = rest.flatMap(\.self).sorted()
            if own.isEmpty, isPlan(whole), Plan(whole.map { makers[$0]! })!.lacking < 2 {
                own = [whole]
            } else {
                var single: [[Int]] = []
                for places in rest {
                    if let first = own.firstIndex(where: { canJoin($0, places) }) {
                        own[first] = (own[first] + places).sorted()
                    } else {
                        single.append(places)
                    }
                }
                own += joined(single).filter(isPlan)
            }
            // Two methods that differ in one statement, which a parameter can replace, are one.
            result += joined(own) { Plan($0.map { makers[$0]! })!.lacking < 2 }
        }
        return result.sorted { $0[0] < $1[0] }
    }

    /// Returns the declaration of the property for an array of views that a method creates.
    ///
    /// - Parameter calls: the properties for the single views
    private static func array(_ calls: [SwiftText]) -> [SwiftText] {
        let parts = calls.compactMap { call -> (start: Substring, value: Substring)? in
            guard case .line(let line) = call, let end = line.firstRange(of: " = ") else {
                return nil
            }
            return (line[..<end.lowerBound], line[end.upperBound...])
        }
        return [
            .block(
                "\(parts[0].start) = [", SwiftText.lines(parts.map { $0.value + "," }), end: "]")
        ]
    }

    /// Returns the declaration of a property for an array of `count` equal views. `code` is the
    /// declaration of a property for a single such view.
    private static func repeated(_ code: [SwiftText], _ count: Int) -> [SwiftText] {
        let call = "(0..<\(count)).map { _ in"
        return code.map { part in
            switch part {
            case .line(let line):
                if let match = line.wholeMatch(of: /(.*let \w+ = )(.+)/) {
                    return .line("\(match.1)\(call) \(match.2) }")
                }
            case .block(let head, let body, _):
                if let match = head.wholeMatch(of: /(.*let \w+: )(.+) = {/) {
                    return .block("\(match.1)[\(match.2)] = \(call)", body, end: "}")
                }
            case .indented, .gap: break
            }
            return part
        }
    }

    /// What the methods with a certain name have: the argument labels of their calls, and the look
    /// of their views.
    private struct Taken {
        var labels: Set<[String]> = []
        var look: Look
    }

    /// Returns a name for the method, made from the word for its rows. If it has none, the name is
    /// made from the words with which the names of more than two thirds of the views end. Methods
    /// with different parameters may have the same name, unless calls may leave out parameters, or
    /// their views look different.
    private static func name(_ plan: Plan, _ taken: inout [String: Taken]) -> String {
        let names = plan.members.map { maker -> [String] in
            SwiftNameWords.words(SwiftNameWords.trimmingNumber(maker.name)).reversed()
        }
        // The number of names that end with each sequence of words. The words are in reverse order.
        var counts: [[String]: Int] = [:]
        for words in names {
            for place in words.indices { counts[Array(words[...place]), default: 0] += 1 }
        }
        // At most one sequence of words of each length can be the end of more than half of the
        // names, so `max` has no ties.
        let shared =
            counts.filter {
                $0.value * 3 > names.count * 2
                    && $0.key.joined().count >= SwiftNameWords.shortest
            }.keys
            .max { $0.count < $1.count } ?? []
        let first = plan.members[0]
        let kind = SwiftIdentifier.capitalized(first.noun)
        let own = SwiftViewClass.isOfUIKit(first.type) ? nil : SwiftNameWords.plainClass(first.type)
        let isOwn = own?.hasSuffix(kind) == false
        let isGeneral = shared.isEmpty || shared == ["View"] || isOwn && shared.count == 1
        let noun = isGeneral ? [isOwn ? own! : first.noun] : shared.reversed()
        let word = first.row ?? noun.map(SwiftIdentifier.capitalized).joined()
        let look = plan.look
        let different = taken["make" + word].map { look.words(besides: $0.look) } ?? []
        let words = [word] + different.map { $0 + word } + [own, "Plain" + word].compactMap(\.self)
        let wishes = words.map { "make" + $0 } + (2...99).map { "make\(word)\($0)" }
        let name =
            wishes.first { name in
                guard let others = taken[name] else { return true }
                let isOpen = plan.hasDefaults || others.labels.contains([])
                return !isOpen && others.look == look && !others.labels.contains(plan.labels)
            } ?? "make" + word
        taken[name, default: Taken(look: look)].labels
            .formUnion([plan.labels] + (plan.hasDefaults ? [[]] : []))
        return name
    }

    // MARK: A method that creates several views

    /// A method that creates several views: the statements for these views, and the parameters for
    /// the values in which they differ.
    private struct Plan {
        let members: [Maker]
        private var slots: [Slot] = []

        /// A statement of at least one view.
        private struct Slot {
            let line: Line
            /// The value of each view; nil if the view does not have the statement.
            var values: [String?]
            var parameter: Parameter?

            /// Whether some views lack the statement, and the value that they have instead is not
            /// known.
            var isUnset: Bool {
                guard parameter != nil, let place = line.place else { return false }
                return (place.isKeyed || place.usual == nil) && values.contains(nil)
            }
        }

        private struct Parameter {
            var name: String
            let type: String
            /// The default value of the parameter: the value that more than half of the views have,
            /// otherwise UIKit's default if a view has it. Nil if the parameter has no default
            /// value.
            let standard: String?
        }

        /// Creates a method for the views. Returns nil if they also differ in code that parameters
        /// cannot replace.
        init?(_ members: [Maker]) {
            precondition(!members.isEmpty, "a method makes no view")
            self.members = members
            slots = members[0].lines.map {
                Slot(line: $0, values: Array(repeating: nil, count: members.count))
            }
            for (number, maker) in members.enumerated() {
                var place = 0
                for line in maker.lines {
                    if let found = slots[place...].firstIndex(where: { $0.line.key == line.key }) {
                        slots[found].values[number] = line.value
                        place = found + 1
                    } else if let found = slots.firstIndex(where: { $0.line.key == line.key }) {
                        slots[found].values[number] = line.value
                    } else {
                        // The first statement creates the view.
                        let start = line.isTranslation ? min(1, place) : place
                        slots.insert(
                            Slot(line: line, values: Array(repeating: nil, count: members.count)),
                            at: start)
                        slots[start].values[number] = line.value
                        place += 1
                    }
                }
            }
            assert(
                slots.allSatisfy { slot in slot.values.contains { $0 != nil } },
                "no view has a statement of the method")
            let varying = slots.indices.filter { place in
                slots[place].values.contains { $0 != slots[place].values[0] }
                    && !(slots[place].line.isTranslation
                        && zip(members, slots[place].values).allSatisfy {
                            $0.isArranged || $1 != nil
                        })
            }
            let all = varying.compactMap { slots[$0].line.place }
            guard all.count == varying.count,
                varying.allSatisfy({ slot in
                    let place = slots[slot].line.place!
                    return place.usual != nil || place.isOptional && members[0].row == nil
                        || slots[slot].values.allSatisfy { $0 != nil }
                })
            else { return nil }
            var names: Set<String> = []
            for (slot, place) in zip(varying, all) {
                // If two colours are equal in each view, one parameter sets both.
                if place.type == "UIColor", members[0].row == nil,
                    let twin = varying.first(where: {
                        $0 != slot && slots[$0].line.place!.type == "UIColor"
                            && slots[$0].line.place!.isKeyed == place.isKeyed
                            && slots[$0].parameter != nil && slots[$0].values == slots[slot].values
                    })
                {
                    if place.isKeyed {
                        slots[slot].parameter = slots[twin].parameter
                        continue
                    }
                    let isFirst = slots[twin].parameter!.name != "color"
                    guard !isFirst || names.insert("color").inserted else { return nil }
                    slots[twin].parameter!.name = "color"
                    slots[slot].parameter = slots[twin].parameter
                    continue
                }
                let isAlone = all.count { $0.name == place.name } == 1
                let name = isAlone || members[0].row == nil ? place.name : place.long
                let own = members[0].row != nil ? place.short ?? name : name
                guard names.insert(own).inserted, members[0].types[own] == nil else {
                    return nil
                }
                let isOptional = slots[slot].values.contains(nil)
                let isText = place.type == "String" || place.type.hasPrefix("UIImage")
                let values = slots[slot].values.map { $0 ?? place.usual ?? "nil" }
                var counts: [String: Int] = [:]
                for value in values { counts[value, default: 0] += 1 }
                // The default value of the parameter is `nil` if that is UIKit's default for some
                // view, or if some views lack the statement and UIKit's default is not known.
                // Otherwise it is the value of more than half of the views, so that few calls state
                // it, or else UIKit's default if a view has it.
                let isUnset = isOptional && place.usual == nil
                let usual = isUnset ? "nil" : place.usual.flatMap { counts[$0] == nil ? nil : $0 }
                let most = values.first { counts[$0]! * 2 > values.count }
                let standard = usual == "nil" ? usual : most ?? usual
                slots[slot].parameter = Parameter(
                    name: own, type: place.type(of: values),
                    standard: isText
                        ? (isOptional ? place.usual ?? "nil" : nil)
                        : standard)
            }
        }

        /// The statements with a parameter, in the order of the parameters. If a parameter sets
        /// several properties, only the first of their statements is listed. Content such as a
        /// title comes first; parameters with a default value come last.
        private var varying: [Slot] {
            var seen: Set<String> = []
            let all = slots.filter { $0.parameter.map { seen.insert($0.name).inserted } ?? false }
            func isContent(_ slot: Slot) -> Bool {
                SwiftFactory.contents.contains(slot.line.place!.property)
            }
            let required = all.filter { $0.parameter!.standard == nil }
            return required.filter(isContent) + required.filter { !isContent($0) }
                + all.filter { $0.parameter!.standard != nil }
        }

        var hasDefaults: Bool { varying.contains { $0.parameter!.standard != nil } }

        /// The number of parameters for statements that some views lack.
        var lacking: Int { varying.count { $0.values.contains(nil) } }

        var labels: [String] { varying.map { $0.parameter!.name } }

        /// Whether the method makes the code shorter and does not have too many parameters.
        var isWorthwhile: Bool {
            if members[0].row != nil {
                return members.count >= (slots.count >= 16 ? 2 : 3) && varying.count <= 6
            }
            // Equal closures of three lines or more are written once.
            if varying.isEmpty, members.count > 1, slots.count > 3 { return true }
            let own = slots.count { !$0.values.contains(nil) }
            // A method for views that differ only in their content is worthwhile for fewer views
            // than one for views that look different: three views always suffice.
            let looksSame = varying.allSatisfy {
                SwiftFactory.contents.contains($0.line.place!.property) && !$0.values.contains(nil)
            }
            let keyed = varying.count { $0.line.place!.isKeyed }
            let equal = slots.count { $0.parameter == nil }
            let most = equal >= Self.longest ? 4 : members.count > 2 ? 3 : 2
            let unset = slots.count { $0.isUnset && !$0.line.place!.isKeyed }
            // A method with many parameters has to make the code much shorter.
            let separate = members.reduce(0) { $0 + $1.length }
            if unset > 0 || most == 4, length * 5 > separate * 4 { return false }
            return varying.count - keyed <= most && varying.count <= SwiftFactory.mostValues
                && unset < 2
                && members.count >= (looksSame ? (own < 5 ? 3 : 2) : own < 4 ? 4 : own < 7 ? 3 : 2)
        }

        /// The number of lines of the method and of the calls.
        var length: Int {
            let calls = arguments.map { $0.count <= 40 ? 1 : $0.count <= 80 ? 2 : labels.count + 1 }
            let head = parameters.count <= 40 ? 1 : parameters.count <= 80 ? 3 : labels.count + 2
            let unset = slots.count { $0.isUnset }
            return calls.reduce(0, +) + head + slots.count + 2 * unset + 2
        }

        /// The minimum number of statements without a parameter in a method with four parameters:
        /// six besides the first and the last statement.
        private static let longest = 8

        var parameters: String {
            varying.map(\.parameter!).map { parameter in
                "\(parameter.name): \(parameter.type)"
                    + (parameter.standard.map { " = " + $0 } ?? "")
            }.joined(separator: ", ")
        }

        /// The arguments of the call for each view.
        var arguments: [String] {
            members.indices.map { number in
                varying.compactMap { slot in
                    let value = slot.values[number] ?? slot.line.place!.usual ?? "nil"
                    return value == slot.parameter!.standard
                        ? nil : "\(slot.parameter!.name): \(value)"
                }.joined(separator: ", ")
            }
        }

        /// What all views of the method look like.
        var look: Look {
            members.dropFirst().reduce(members[0].look) { $0.shared(with: $1.look) }
        }

        /// The statements of the method, each with whether it contains a parameter.
        var statements: [(code: SwiftText, isParameterized: Bool)] {
            zip(body, slots).map { ($0, $1.parameter != nil) }
        }

        var body: [SwiftText] {
            slots.map { slot in
                guard let parameter = slot.parameter else { return slot.line.code }
                let name = parameter.name
                let mark = parameter.type.hasSuffix("?") && !slot.isUnset ? "?" : ""
                let close =
                    slot.line.close == Line.layerColor ? mark + slot.line.close : slot.line.close
                let line = SwiftText.line(slot.line.open + name + close)
                return slot.isUnset ? .block("if let \(name)", [line]) : line
            }
        }
    }

    // MARK: The code that creates one view

    /// The closure that creates a view.
    private struct Maker {
        /// The declaration up to the name, without its type.
        let start: String
        let name: String
        let type: String
        /// The name of the local variable.
        let noun: String
        let row: String?
        let rowClass: SwiftRowClass?
        let isArranged: Bool
        /// The types of the local variables, by their names.
        let types: [String: String]
        let lines: [Line]

        // A regular expression is compiled when it is created, so each is created once.
        nonisolated(unsafe) private static let head = /(.*let (\w+)): (.+) = {/
        nonisolated(unsafe) private static let last = /return (\w+)/
        nonisolated(unsafe) private static let declaration =
            /(?:let|var) (\w+)(?:: (\w+))? = (\w+).*/

        /// Splits the code of a property into its parts. Returns nil if the code is not a property
        /// with a closure that creates a view.
        ///
        /// - Parameter isArray: whether the name of the property is a plural
        init?(
            _ code: SwiftText, isArray: Bool, row: String?, rowClass: SwiftRowClass?,
            isArranged: Bool
        ) {
            guard case .block(let head, let body, "}()") = code,
                let match = head.wholeMatch(of: Self.head),
                body.count >= 3, case .line(let last)? = body.last,
                let local = last.wholeMatch(of: Self.last)
            else { return nil }
            (start, type) = (String(match.1), String(match.3))
            let word = SwiftNameWords.untagged(String(match.2))
            name = isArray ? String(SwiftNameWords.withoutNumber(word).dropLast()) : word
            noun = String(local.1)
            (self.row, self.rowClass, self.isArranged) = (row, rowClass, isArranged)
            var types: [String: String] = [:]
            var seen: Set<String> = []
            lines = body.map { part in
                guard case .line(let text) = part else { return Line(part) }
                if let match = text.wholeMatch(of: Self.declaration) {
                    types[String(match.1)] = String(match.2 ?? match.3)
                }
                let line = Line(text, types)
                return seen.insert(line.key).inserted ? line : Line(part)
            }
            self.types = types
        }

        var look: Look { Look(type, lines.map(\.text)) }

        /// The number of lines of the property with the closure.
        var length: Int { lines.count + 2 }

        /// The code without the values that parameters can replace. One method can create the views
        /// whose code has the same pattern. The order of `setValue(_:forKey:)` statements does not
        /// count.
        var pattern: String { ([type] + keys(lines)).joined(separator: "\n") }

        /// A statement that a method may also contain for views that lack it, if a stack view
        /// arranges them: the stack view sets the property itself.
        static let translation = "translatesAutoresizingMaskIntoConstraints = false"

        private func keys(_ lines: [Line]) -> [String] {
            let all = lines.map(\.key)
            let own = Line(.line("\(noun).\(Self.translation)")).key
            let keys = all.filter { $0 != own } + (isArranged || all.contains(own) ? [own] : [])
            let isSetByKey = { (key: String) in key.contains(".setValue(") }
            return keys.filter { !isSetByKey($0) } + keys.filter(isSetByKey).sorted()
        }

        /// The code without the statements that some views of a method may lack.
        var core: String {
            let own = lines.filter { line in
                line.place.map { $0.usual == nil && !($0.isOptional && row == nil) } ?? true
            }
            return ([type, row ?? "", rowClass?.name ?? ""] + keys(own)).joined(separator: "\n")
        }
    }

    /// A statement, split at the value that it sets.
    private struct Line {
        let code: SwiftText
        var open = ""
        var value = ""
        var close = ""
        /// The property that the statement sets; nil if no parameter can replace the value.
        var place: ParameterizedProperty?

        /// The code without the value. Statements of several views with equal keys set the same
        /// property, so one parameter can replace their values.
        var key: String {
            place.map { open + close + ($0.isKeyed ? $0.type : "") } ?? text
        }
        var text: String { [code].source }
        var isTranslation: Bool {
            if case .line(let text) = code {
                text.hasSuffix("." + Maker.translation)
            } else {
                false
            }
        }

        /// Creates a statement whose value no parameter can replace.
        init(_ code: SwiftText) {
            self.code = code
            value = text
        }

        nonisolated(unsafe) private static let local = /(\w+)[.?]/
        nonisolated(unsafe) private static let setter =
            /(.*\.set(Title|TitleColor|Image)\()(.*)(, for: \.normal\))/
        nonisolated(unsafe) private static let keyed =
            /(\w+\.setValue\()(.*)(, forKey: "_?(\w+)"\))/
        nonisolated(unsafe) private static let attributedText =
            /(.*\.attributedText = NSAttributedString\(string: )("(?:[^"\\]|\\.)*")(, .*)/
        nonisolated(unsafe) private static let color =
            /(\w+\.layer\.(borderColor|shadowColor) = )(UIColor.*?)\??(\.cgColor)/
        static let layerColor = ".cgColor"
        nonisolated(unsafe) private static let assignment = /((?:[\w?]+\.)+(\w+) = )(.*)/

        /// Returns the object whose property an assignment sets: `textLabel` for
        /// `cell.textLabel?.text = `. Returns nil if there is none.
        private static func owner(_ open: String) -> String? {
            open.split(separator: ".").dropLast().last.map { String($0.prefix { $0 != "?" }) }
        }

        /// Returns the type of a parameter for a value that `setValue(_:forKey:)` sets; nil if it
        /// is not known.
        private static func type(ofKeyed value: String) -> String? {
            if value.hasPrefix("\"") || value.hasPrefix("NSLocalizedString(") { return "String" }
            if value == "true" || value == "false" { return "Bool" }
            if Double(value) != nil { return "CGFloat" }
            if value.hasPrefix("UIImage(") { return "UIImage?" }
            return value.hasPrefix("UIColor") ? "UIColor" : nil
        }

        /// - Parameter types: the types of the local variables
        init(_ text: String, _ types: [String: String]) {
            code = .line(text)
            value = text
            guard let local = text.prefixMatch(of: Self.local).map({ String($0.1) }),
                let type = types[local]
            else { return }
            if let match = text.wholeMatch(of: Self.setter) {
                (open, value, close) = (String(match.1), String(match.3), String(match.4))
                place =
                    switch match.2 {
                    case "Title": ParameterizedProperty("title", "String", of: local)
                    case "Image": ParameterizedProperty("image", "UIImage?", of: local)
                    default: ParameterizedProperty("titleColor", "UIColor", of: local)
                    }
            } else if let match = text.wholeMatch(of: Self.keyed) {
                let name = SwiftIdentifier.lowerCamel(String(match.4)) ?? ""
                guard let type = Self.type(ofKeyed: String(match.2)),
                    SwiftIdentifier.isArgument(name)
                else { return }
                (open, value, close) = (String(match.1), String(match.2), String(match.3))
                place = ParameterizedProperty(name, type, of: local, usual: "nil", isKeyed: true)
            } else if let match = text.wholeMatch(of: Self.attributedText) {
                (open, value, close) = (String(match.1), String(match.2), String(match.3))
                place = ParameterizedProperty("text", "String", of: local)
            } else if let match = text.wholeMatch(of: Self.color) {
                let color = match.3.replacing(/^UIColor(?=\.\w+$)/, with: "")
                (open, value, close) = (String(match.1), String(color), Self.layerColor)
                place = ParameterizedProperty(String(match.2), "UIColor", of: local)
            } else if let match = text.wholeMatch(of: Self.assignment) {
                let property = String(match.2)
                let kind = property == "alignment" ? SwiftFactory.alignments[type] : nil
                let color = property.hasSuffix("Color") ? "UIColor" : nil
                guard let found = kind ?? SwiftFactory.types[property] ?? color else { return }
                (open, value) = (String(match.1), String(match.3))
                let isOwn = open == "\(local).\(property) = "
                place = ParameterizedProperty(
                    property, found, of: local, owner: isOwn ? nil : Self.owner(open),
                    usual: isOwn ? SwiftFactory.usual(property, of: type) : nil)
            }
        }
    }

    /// A property that a parameter can set.
    private struct ParameterizedProperty {
        let property: String
        /// The name of the parameter: `text`, or `detailText` for the text of a `detailTextLabel`.
        let name: String
        let type: String
        /// The value that the property has if the code of a view does not set it; nil if this value
        /// is not known.
        let usual: String?
        /// The short and long names of the parameter in a method for rows, made from the view's
        /// name: `title` for the text of `titleLabel`, and `titleTextColor` for its colour. The
        /// short name is nil for properties that are not content.
        let short: String?
        let long: String
        /// Whether `setValue(_:forKey:)` sets the value, because no declaration of the property is
        /// known.
        let isKeyed: Bool

        /// Whether the statement may be left out for a view, so that the parameter is optional. The
        /// default value of the property need not be known.
        var isOptional: Bool {
            ["String", "UIColor", "UIFont", "UIImage?", "NSTextAlignment"].contains(type)
        }

        /// Returns the Swift type of a parameter that has these values. The type is optional if any
        /// of the values may be nil.
        func type(of values: [String]) -> String {
            let isNil = values.contains("nil")
            switch type {
            case "String": return isNil ? "String?" : type
            case "UIColor":
                return isNil || values.contains { $0.hasPrefix("UIColor(named:") }
                    ? "UIColor?" : type
            default: return isNil && !type.hasSuffix("?") ? type + "?" : type
            }
        }

        /// - Parameter owner: `textLabel` for a statement such as `cell.textLabel?.text = …`, which
        ///   sets a property of another view than the local variable; nil for one such as
        ///   `label.text = …`
        init(
            _ property: String, _ type: String, of local: String, owner: String? = nil,
            usual: String? = nil, isKeyed: Bool = false
        ) {
            (self.property, self.type, self.usual) = (property, type, usual)
            self.isKeyed = isKeyed
            let content = owner.map(SwiftNameWords.stem)
            name =
                content.flatMap { $0.lowercased().hasSuffix(property) ? $0 : nil } ?? property
            let stem = SwiftNameWords.stem(local)
            let isContent = property == "text" || property == "title" || property == "image"
            let isNamed = stem != local && SwiftIdentifier.isArgument(stem)
            short = isContent && isNamed ? stem : nil
            long = isNamed ? stem + SwiftIdentifier.capitalized(property) : property
        }
    }

    /// The maximum number of parameters of a method for views without subviews.
    private static let mostValues = 5

    /// The properties that determine a view's content and not its look.
    private static let contents: Set<String> = ["text", "title", "image", "placeholder"]

    /// The types of the properties that can be parameters.
    private static let types = [
        "text": "String", "title": "String", "placeholder": "String", "image": "UIImage?",
        "accessibilityLabel": "String", "accessibilityIdentifier": "String",
        "accessibilityHint": "String", "textColor": "UIColor", "tintColor": "UIColor",
        "backgroundColor": "UIColor", "contentMode": "UIView.ContentMode",
        "textAlignment": "NSTextAlignment", "lineBreakMode": "NSLineBreakMode", "tag": "Int",
        "isEnabled": "Bool",
        "isHidden": "Bool", "frame": "CGRect", "font": "UIFont", "spacing": "CGFloat",
        "numberOfLines": "Int", "alpha": "CGFloat",
        "accessoryType": "UITableViewCell.AccessoryType",
        "restorationIdentifier": "String", "isSecureTextEntry": "Bool",
        "keyboardType": "UIKeyboardType", "returnKeyType": "UIReturnKeyType",
        "textContentType": "UITextContentType",
        "autocapitalizationType": "UITextAutocapitalizationType",
    ]
    private static let alignments = [
        "UIStackView": "UIStackView.Alignment", "NSMutableParagraphStyle": "NSTextAlignment",
    ]

    /// Returns the default value of a property in a new object; nil if it is not known.
    private static func usual(_ property: String, of type: String) -> String? {
        let texts = ["UITextField", "UITextView"]
        let views = ["UIView", "UIStackView", "UILabel", "UIImageView", "UIButton"] + texts
        switch (property, type) {
        case ("tag", _): return "0"
        case ("isEnabled", "UITextField"), ("isEnabled", "UIButton"): return "true"
        case ("isSecureTextEntry", "UITextField"): return "false"
        case ("keyboardType", _), ("returnKeyType", _):
            return texts.contains(type) ? ".default" : nil
        case ("autocapitalizationType", _): return texts.contains(type) ? ".sentences" : nil
        case ("textContentType", _): return texts.contains(type) ? "nil" : nil
        case ("isHidden", _) where views.contains(type): return "false"
        case ("tintColor", _), ("backgroundColor", _), ("accessibilityIdentifier", _),
            ("accessibilityLabel", _), ("accessibilityHint", _), ("restorationIdentifier", _):
            return views.contains(type) ? "nil" : nil
        case ("contentMode", "UIImageView"), ("contentMode", "UIView"): return ".scaleToFill"
        case ("textAlignment", "UILabel"), ("alignment", "NSMutableParagraphStyle"),
            ("textAlignment", "UITextField"), ("textAlignment", "UITextView"):
            return ".natural"
        case ("textColor", "UILabel"), ("textColor", "UITextField"): return ".label"
        case ("font", "UILabel"): return ".systemFont(ofSize: 17)"
        case ("lineBreakMode", "NSMutableParagraphStyle"): return ".byWordWrapping"
        case ("lineBreakMode", "UILabel"): return ".byTruncatingTail"
        case ("alignment", "UIStackView"): return ".fill"
        case ("spacing", "UIStackView"): return "0"
        case ("numberOfLines", "UILabel"): return "1"
        case ("accessoryType", "UITableViewCell"): return ".none"
        case ("image", "UIImageView"), ("text", "UILabel"), ("placeholder", "UITextField"):
            return "nil"
        default: return nil
        }
    }
}

/// The features by which the look of a view differs from that of other views of its kind. They
/// become words in the name of the method that creates the view.
private struct Look: Hashable {
    private var words: [String] = []
    /// The sizes of the views' fonts in points; those of a label if the code sets none.
    private var sizes = 17.0...17

    init(_ type: String, _ statements: [String]) {
        let text = statements.joined(separator: "\n")
        if type.hasPrefix("UIStack") {
            words = [text.contains("axis = .vertical") ? "Vertical" : "Horizontal"]
            return
        }
        if type == "UITableViewCell" {
            let style = text.firstMatch(of: /style: \.(value|subtitle|default)/)
            let word = style.map { $0.1 == "default" ? "text" : String($0.1) }
            words = [word].compactMap(\.self).map(SwiftIdentifier.capitalized)
            return
        }
        if type == "UIButton" {
            words = [text.contains("setTitle(") ? "Text" : "Image"]
            return
        }
        let size = text.firstMatch(of: /[oO]fSize: ([\d.]+)/).flatMap { Double($0.1) }
        if let size { sizes = size...size }
        let style = text.firstMatch(of: /forTextStyle: \.(\w+)/).map { String($0.1) }
        let weight = text.firstMatch(of: /weight: \.(\w+)/).map { String($0.1) }
        let isBold = text.contains(".boldSystemFont")
        let alignment = text.firstMatch(of: /textAlignment = \.(center|right)/).map {
            $0.1 == "center" ? "centered" : "rightAligned"
        }
        let color = text.firstMatch(of: /textColor = \.(\w+)/).flatMap { match in
            ["label", "black"].contains(match.1)
                ? nil : String(match.1).replacing(/(Label|System)$|^system/, with: "")
        }
        let named = text.firstMatch(of: /textColor = UIColor\(named: "(\w+)"/).map {
            SwiftNameWords.words(String($0.1)).filter {
                !["text", "color", "label"].contains($0.lowercased())
            }.map(SwiftIdentifier.capitalized).joined()
        }
        words = [style, isBold ? "bold" : weight, alignment, color, named].compactMap(\.self)
            .filter { !$0.isEmpty && $0 != "regular" }.map(SwiftIdentifier.capitalized)
    }

    /// Returns the features that views with the other look have too.
    func shared(with other: Look) -> Look {
        var result = self
        result.words.removeAll { !other.words.contains($0) }
        result.sizes =
            min(
                sizes.lowerBound, other.sizes.lowerBound)...max(
                sizes.upperBound, other.sizes.upperBound)
        return result
    }

    /// Returns the words for the features that the other look does not have, the best first.
    func words(besides other: Look) -> [String] {
        let own = words.filter { !other.words.contains($0) }
        if sizes.upperBound < other.sizes.lowerBound { return own + ["Small"] }
        return sizes.lowerBound > other.sizes.upperBound ? own + ["Large"] : own
    }
}
