import LayoutChecks
import LayoutFormats
import StackCore
import Testing

/// Conflicts planted in valid screens: they are found as the smallest set, and repaired.
@Suite struct ConflictRepairTests {
    private var matrix: CheckMatrix {
        var matrix = CheckMatrix()
        matrix.devices = ["iphone-se", "iphone-15", "ipad-11"]
        return matrix
    }

    private func document(_ board: PlantedStoryboard) throws -> Document {
        let read = try InterfaceBuilderImport.readForChecks(Array(board.source.text.utf8))
        var document = Document()
        for edit in read.file.documents[0].edits { try document.apply(edit) }
        return document
    }

    /// Repairs are tried for every third one, because each takes many layouts.
    @Test func `of a hundred planted conflicts each is minimal, and nearly all are repaired`()
        throws
    {
        var (repaired, tried) = (0, 0)
        for number in 0..<100 {
            let document = try document(.conflicting(number))
            let planted = try #require(document.allConstraints.max { $0.id < $1.id })
            let environment = try #require(LayoutEnvironment(document))
            let layout = LayoutPass.run(document, in: environment)
            let conflict = try #require(layout.conflicts.first, "\(number)")
            #expect(layout.conflicts.count == 1, "\(number)")
            let named = ([conflict.dropped] + conflict.constraints).prefix(2).map(\.origin)
            #expect(named.contains(.user(planted.id)), "\(number)")
            try checkMinimal(conflict, document, environment)
            if number % 3 > 0 { continue }
            tried += 1
            let found = RepairTrial.run(document, in: matrix, atLeast: .error)
            if found.first?.repairs.isEmpty == false { repaired += 1 }
        }
        print("\(repaired) of \(tried) planted conflicts are repaired")
        #expect(repaired * 10 >= tried * 9)
    }

    /// Expects that there is no conflict if any one member is removed.
    private func checkMinimal(
        _ conflict: Layout.Conflict, _ document: Document, _ environment: LayoutEnvironment
    ) throws {
        for member in conflict.constraints {
            guard case .user(let id) = member.origin else { continue }
            var plan = EditPlan(document)
            plan.removeConstraint(id)
            let layout = LayoutPass.run(plan.document, in: environment)
            #expect(layout.conflicts.isEmpty, "\(document[id].name)")
        }
    }

    @Test(arguments: 0..<5)
    func `a conflict is repaired beside a view whose place is open`(_ number: Int) throws {
        var board = PlantedStoryboard.conflicting(number)
        board.views.append(PlantedStoryboard.view("loo-se-001"))
        board.constraints += ["width", "height"].map {
            PlantedStoryboard.constraint("loo-se-001", $0, constant: 40)
        }
        let found = RepairTrial.run(try document(board), in: matrix, atLeast: .error)
        #expect(found.first?.finding.finding.rule == .conflict)
        #expect(found.first?.repairs.isEmpty == false)
    }

    @Test func `a repair is one that its own words make`() throws {
        let document = try document(.conflicting(1))
        let found = RepairTrial.run(document, in: matrix, atLeast: .error)
        let repair = try #require(found.first?.repairs.first)
        let commands = repair.repair.commands(in: document)
        #expect(commands.count == 1 && commands[0].hasPrefix("set c"))
        #expect(commands[0].hasSuffix(".priority 999"))
        var plan = EditPlan(document)
        try repair.repair.make(&plan)
        let after = DocumentCheck.run(plan.document, named: "", in: matrix)
        #expect(after.findings.allSatisfy { $0.finding.rule != .conflict })
    }
}

extension PlantedStoryboard {
    /// Returns a valid screen with one conflict, which is resolved by removing its last constraint.
    static func conflicting(_ number: Int) -> PlantedStoryboard {
        let devices = ["retina4_7", "retina6_12", "retina6_1", "ipad9_7", "retina5_5"]
        var board = PlantedStoryboard(device: devices[number % devices.count])
        let size = Double(number)
        let sized = { (name: String, attribute: String, length: Double) in
            constraint(name, attribute, constant: length)
        }
        board.views = [view("box-ab-001", [label("lab-el-001", "Total")])]
        board.constraints = place("box-ab-001", x: 24, y: 200 + size / 4)
        board.constraints += place("lab-el-001", x: 8, y: 8).map {
            $0.replacing("roo-tv-001", with: "box-ab-001")
        }
        switch number % 5 {
        case 0:
            board.constraints += [
                sized("box-ab-001", "height", 40), sized("box-ab-001", "width", 100),
                sized("box-ab-001", "width", 130 + size),
            ]
        case 1:
            board.constraints += [
                sized("box-ab-001", "height", 40),
                constraint("box-ab-001", "trailing", "roo-tv-001", "trailing", constant: -24),
                sized("box-ab-001", "width", 100 + size / 2),
            ]
        case 2:
            board.constraints += [
                sized("box-ab-001", "width", 100),
                constraint("roo-tv-001", "bottom", "box-ab-001", "bottom", constant: 30),
                sized("box-ab-001", "height", 20 + size / 4),
            ]
        case 3:
            board.constraints += [
                sized("box-ab-001", "height", 60), sized("box-ab-001", "width", 160),
                constraint("lab-el-001", "trailing", "box-ab-001", "trailing", constant: -8),
                sized("lab-el-001", "width", 100 - size / 4),
            ]
        default:
            board.constraints += [
                sized("box-ab-001", "height", 60), sized("box-ab-001", "width", 160 + size),
                constraint(
                    "box-ab-001", "width", "box-ab-001", "height", attributes: "multiplier=\"2:1\""),
            ]
        }
        return board
    }
}
