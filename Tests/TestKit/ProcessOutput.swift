extension [UInt8] {
    /// Returns whether the output of a process contains the text.
    package func says(_ text: String) -> Bool {
        String(decoding: self, as: UTF8.self).contains(text)
    }
}
