/// Numbers that programs often mishandle: the limits of number types, and text that is not a
/// number.
package enum HostileNumbers {
    package static let all = [
        "0", "-0", "-1", "1", "0.5", "2147483648", "4294967296", "999999999999", "1000000000000",
        "9007199254740993", "9223372036854775807", "-9223372036854775808", "9223372036854775808",
        "18446744073709551616", "1e9", "1e999", "-1e999", "nan", "inf", "-inf", "0x10", "00001",
        "99999999999999999999999999999999999999",
    ]

    /// Commands that create what `lines` refer to. Each but the last is one undo step.
    package static let setup = """
        new Login device=iphone-15
        add stack header in view axis=horizontal
        add stack form in view axis=vertical spacing=8
        add label title in form text=Hi
        add view badge in form
        add textField email in form
        add view row in view
        constrain width1: title.width >= 100
        checkpoint before-redesign

        """
    package static let steps = 8

    /// Commands with numbers, for the arguments that no example in the reference covers.
    package static let lines = [
        "redo 1", "redo 1 towards 7", "redo 1 towards before-redesign", "undo 1", "goto 1",
        "diff 1 2", "log 1", "tree --at 1", "frames --at 1", "show --at 1", "fix 1",
        "take theirs 1", "device 320x480", "move title to header at 1", "order badge at 1",
        "add label x in form at 1 text=x", "space after title in form 1", "set form.spacing 1",
        "set title.font 17", "set form.spacing 1 for w=compact", "fitting form 320x0",
        "constrain title.width = 1 * badge.width + 1 @ 750", "constrain title.width >= 1 @1000",
        "constrain H:|-8-[title(==100@20)]-8-|", "assert title.width = 100",
        "why-not title.width = 120",
    ]

    /// Returns the ranges of the numbers in a line: digits with an optional sign and fraction.
    package static func places(in line: String) -> [Range<String.Index>] {
        line.ranges(of: /-?[0-9]+(\.[0-9]+)?/)
    }

    /// Returns copies of `line`: one for each number in it, with that number replaced by `number`;
    /// if there are several, also one with all of them replaced.
    package static func placed(_ number: String, in line: String) -> [String] {
        let places = places(in: line)
        if places.isEmpty { return [] }
        let alone = places.map { line.replacingCharacters(in: $0, with: number) }
        var all = line
        for place in places.reversed() { all = all.replacingCharacters(in: place, with: number) }
        return places.count > 1 ? alone + [all] : alone
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
        self[..<range.lowerBound] + text + self[range.upperBound...]
    }
}
