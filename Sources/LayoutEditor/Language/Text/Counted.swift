extension Int {
    /// `1 document`, `2 documents`
    package func counted(_ noun: String, _ plural: String? = nil) -> String {
        "\(self) " + (self == 1 ? noun : plural ?? noun + "s")
    }
}
