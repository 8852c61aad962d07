import Foundation
import Testing

/// `check` in the shell and outside of it, `ambiguous` and `fix` agree about a layout.
@Suite struct VerdictTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("layoutedit-" + UUID().uuidString)

    /// Commands after `new Login device=iphone-se`, and whether the layout is valid.
    private static let layouts: [(commands: String, isSound: Bool)] = [
        (
            "add label title in view text=Hello\nconstrain V:|-40-[title]\nconstrain H:|-20-[title]",
            true
        ),
        (
            "add view box in view\nconstrain box.leading = view.leading + 20\nconstrain V:|-20-[box(40)]",
            false
        ),
        (
            "add stack row in view\nconstrain H:|-20-[row]-20-|\nconstrain V:|-40-[row]\n"
                + "add label a in row text=One\nadd label b in row text=Two", true
        ),
        (
            "add stack rows in view axis=vertical\nconstrain H:|[rows]|\nconstrain V:|[rows]|\n"
                + "add view a in rows\nadd view b in rows", true
        ),
        (
            "add view box in view\nconstrain H:|-20-[box(40)]\nconstrain V:|-40-[box(40)]\n"
                + "constrain box.width = 50", false
        ),
        (
            "add label title in view text=Hello\nconstrain V:|-40-[title]\nconstrain H:|-20-[title]\n"
                + "assert title.width >= 300", false
        ),
        (
            "add label title in view text=\"A text that is cut off\"\nconstrain V:|-40-[title]\n"
                + "constrain H:|-20-[title(50)]", false
        ),
    ]

    @Test(arguments: layouts.indices)
    func `every answer gives the same verdict`(_ number: Int) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (commands, isSound) = Self.layouts[number]
        let script = folder.appendingPathComponent("script")
        try ("new Login device=iphone-se\n" + commands + "\n")
            .write(to: script, atomically: true, encoding: .utf8)
        func run(_ arguments: [String]) throws -> (status: Int32, text: String) {
            let done = try BuiltProgram.run(arguments, in: folder)
            return (done.status, String(decoding: done.output, as: UTF8.self))
        }
        _ = try run(["a.layout", "--quiet", "-f", "script"])
        let inside = try run(["a.layout", "-c", "check"])
        let outside = try run([
            "check", "a.layout", "--devices", "iphone-se", "--orientation", "portrait",
        ])
        #expect(inside.status == (isSound ? 0 : 1), "\(inside.text)")
        #expect(outside.status == inside.status, "\(outside.text)")
        #expect(inside.text.hasPrefix("sound") == isSound)
        let ambiguous = try run(["a.layout", "-c", "ambiguous"]).text
        let open = ambiguous.split(separator: "\n").filter {
            !$0.hasSuffix("(a tie)") && $0 != "nothing is ambiguous"
        }
        #expect(open.isEmpty == !outside.text.contains("[ambiguous]"))
        // Findings of both have the same message.
        for line in inside.text.split(separator: "\n").dropFirst() where !line.hasPrefix("note: ") {
            let message = line.drop { $0 != " " }.dropFirst()
            #expect(outside.text.contains(message), "\(outside.text)")
        }
        if isSound {
            #expect(!(try run(["a.layout", "-c", "fix"]).text).contains("fix 1"))
        }
    }

    /// A storyboard is checked as in an app, on the device of its canvas too: without constraints
    /// that are placeholders, and without the safe area if another screen contains it.
    @Test(arguments: 0..<12)
    func `a storyboard has the same verdict in the shell`(number: Int) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let device = number % 2 == 0 ? "iphone-8" : "iphone-se"
        func constraint(_ place: Int, _ attribute: String, _ second: String) -> String {
            let mark = (number / 2) >> place & 1 == 1 ? #"placeholder="YES""# : ""
            return """
                <constraint firstItem="box" firstAttribute="\(attribute)" \(second) \
                id="c\(place)" \(mark)/>
                """
        }
        let root = { (edge: String) in
            "secondItem=\"root\" secondAttribute=\"\(edge)\" constant=\"30\""
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
            <device id="retina4_7" orientation="portrait" appearance="light"/><scenes><scene><objects>
            <viewController id="vc" customClass="Outer" sceneMemberID="viewController"><view key="view" id="root">
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <view id="box" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="30" y="30" width="100" height="50"/>
            <color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/></view>
            <view id="in"><rect key="frame" x="0" y="300" width="375" height="100"/>
            <connections><segue destination="other" kind="embed" id="e"/></connections></view>
            </subviews><constraints>
            \(constraint(0, "leading", root("leading")))\(constraint(1, "top", root("top")))
            \(constraint(2, "width", "constant=\"400\""))<constraint firstItem="box" \
            firstAttribute="height" constant="50" id="c3"/></constraints></view></viewController>
            </objects></scene><scene><objects>
            <viewController id="other" customClass="Inner" sceneMemberID="viewController">
            <view key="view" id="v2"><rect key="frame" x="0" y="0" width="375" height="100"/>
            <viewLayoutGuide key="safeArea" id="safe"/></view></viewController></objects></scene>
            </scenes></document>
            """
        try text.write(
            to: folder.appendingPathComponent("a.storyboard"), atomically: true, encoding: .utf8)
        let options = ["--device", device, "--orientation", "portrait"]
        for document in ["Outer", "Inner"] {
            let inside = try BuiltProgram.run(
                ["a.storyboard"] + options + ["-c", "open \(document)", "-c", "check"], in: folder)
            let several = "check --devices \(device) --orientation portrait"
            let all = try BuiltProgram.run(
                ["a.storyboard", "-c", "open \(document)", "-c", several], in: folder)
            #expect(inside.status == all.status, "\(inside.output) \(all.output)")
            let found = String(decoding: inside.output, as: UTF8.self).matches(of: /\[[-a-z]+\]/)
            let others = String(decoding: all.output, as: UTF8.self).matches(of: /\[[-a-z]+\]/)
            #expect(found.map(\.0) == others.map(\.0))
        }
    }

    /// An empty stack has the size of Interface Builder's canvas there, and none in an app. The four
    /// commands answer for the app, or all for the canvas.
    @Test(arguments: ["", "--canvas"], 0..<4)
    func `the answers about a storyboard are about one layout`(_ option: String, _ open: Int) throws
    {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let sizes = [(0, "width"), (1, "height")].filter { open >> $0.0 & 1 == 0 }.map {
            "<constraint firstItem=\"box\" firstAttribute=\"\($0.1)\" constant=\"40\" id=\"s\($0.0)\"/>"
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
            toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
            <device id="retina4_7" orientation="portrait" appearance="light"/><objects>
            <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <stackView opaque="NO" id="box" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="40" height="40"/></stackView></subviews>
            <constraints><constraint firstItem="box" firstAttribute="top" secondItem="root" \
            secondAttribute="top" id="p1"/><constraint firstItem="box" firstAttribute="leading" \
            secondItem="root" secondAttribute="leading" id="p2"/>\(sizes.joined())</constraints>
            </view></objects></document>
            """
        try text.write(
            to: folder.appendingPathComponent("a.xib"), atomically: true, encoding: .utf8)
        func answer(_ command: String) throws -> String {
            let options = ["a.xib"] + (option.isEmpty ? [] : [option]) + ["-c", command]
            return String(decoding: try BuiltProgram.run(options, in: folder).output, as: UTF8.self)
        }
        let check = try answer("check")
        #expect(check.contains("[ambiguous]") == !(try answer("ambiguous").hasPrefix("nothing")))
        #expect(check.contains("[conflict]") == (try answer("conflicts").contains("dropped")))
        if option.isEmpty { #expect(check.contains("[ambiguous]") == (open != 0)) }
    }

    /// The JSON of `fix` has what the text has: each finding has repairs, the numbers of those of
    /// other findings, or a reason.
    @Test(arguments: layouts.indices)
    func `a finding without repairs has a reason in JSON, too`(_ number: Int) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let script = folder.appendingPathComponent("script")
        let made =
            "new Login device=iphone-se\nadd table list in view\nadd view bar in view\n"
            + "constrain list.top = view.top\nconstrain bar.top = list.bottom\n"
            + "constrain bar.bottom = view.bottom\n"
        try (made + Self.layouts[number].commands + "\n")
            .write(to: script, atomically: true, encoding: .utf8)
        _ = try BuiltProgram.run(["a.layout", "--quiet", "-f", "script"], in: folder)
        let text = String(
            decoding: try BuiltProgram.run(["a.layout", "-c", "fix"], in: folder).output,
            as: UTF8.self)
        let answer = try BuiltProgram.run(["a.layout", "--json", "-c", "fix"], in: folder).output
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(answer)) as? [String: Any])
        let findings = try #require(object["findings"] as? [[String: Any]])
        #expect(!findings.isEmpty)
        for finding in findings {
            let repairs = try #require(finding["repairs"] as? [[String: Any]])
            let others = finding["repairedBy"] as? [Int] ?? []
            let reason = finding["reason"] as? String
            #expect([!repairs.isEmpty, !others.isEmpty, reason != nil].count { $0 } == 1)
            #expect(reason.map(text.contains) ?? true)
            #expect(others.allSatisfy { text.contains("  \($0)  ") })
            #expect(finding["severity"] is String && finding["items"] is [String])
            #expect(repairs.allSatisfy { $0["alsoFixes"] is Int })
        }
    }
}
