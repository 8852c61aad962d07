import LayoutStore

extension Timestamp {
    /// The date and time in UTC: `2026-11-21 04:43:22`.
    package var spelling: String {
        let seconds = Self.floor(milliseconds, 1000)
        let days = Self.floor(seconds, 86_400)
        let time = seconds - days * 86_400
        let clock = [time / 3600, time / 60 % 60, time % 60].map { Self.padded($0, 2) }
        return Self.date(days) + " " + clock.joined(separator: ":")
    }

    /// Returns the date, as `YYYY-MM-DD`, that is `days` days after 1970-01-01 in the proleptic
    /// Gregorian calendar.
    ///
    /// In the algorithm, years begin in March, so that the leap day is the last day of a year
    /// (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms").
    private static func date(_ days: Int) -> String {
        let shifted = days + 719_468
        let era = floor(shifted, 146_097)
        let day = shifted - era * 146_097
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
        let dayOfYear = day - (365 * year + year / 4 - year / 100)
        let month = (5 * dayOfYear + 2) / 153
        let dayOfMonth = dayOfYear - (153 * month + 2) / 5 + 1
        let calendarMonth = month < 10 ? month + 3 : month - 9
        let calendarYear = year + era * 400 + (calendarMonth <= 2 ? 1 : 0)
        return [padded(calendarYear, 4), padded(calendarMonth, 2), padded(dayOfMonth, 2)]
            .joined(separator: "-")
    }

    private static func floor(_ a: Int, _ b: Int) -> Int {
        a >= 0 ? a / b : -((-(a + 1)) / b) - 1
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

extension CommandSource {
    /// The source of an operation, such as the shell or a script, as `history` shows it.
    package var shown: String {
        switch self {
        case .shell: "shell"
        case .argument: "-c"
        case .script(let file, let line): "\(file):\(line)"
        case .importing(let file): "from \(file)"
        }
    }
}
