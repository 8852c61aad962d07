internal import LayoutChecks
internal import LayoutFormats

/// A reader of `.strings` files: text in UTF-8 or UTF-16, an XML property list or a binary one.
enum StringsFile {
    /// Returns the texts of a document's objects. If Xcode would refuse the file but its texts can
    /// be read, returns them and adds a message. Returns nil if no text can be read.
    static func read(
        _ path: String, in files: any ProjectFiles, _ messages: inout MessageList
    ) -> [(key: TextKey, text: Translation)]? {
        let bytes: [UInt8]
        do {
            bytes = try files.read(path, atMost: LanguageReader.largestFile)
        } catch {
            messages.add(error)
            return nil
        }
        let entries: PropertyDictionary
        do {
            entries = try dictionary(bytes, &messages)
        } catch {
            messages.add(error.line, .warning, error.message)
            return nil
        }
        addRepetitions(in: entries, &messages)
        return entries.effectiveEntries.compactMap { entry in
            guard let key = TextKey(entry.key), let text = entry.value.string else { return nil }
            if text.isEmpty { messages.add(entry.line, .note, "\"\(key)\" is empty") }
            return (key, Translation(text, path: path, line: entry.line))
        }
    }

    private static func dictionary(
        _ bytes: [UInt8], _ messages: inout MessageList
    ) throws(PropertyListRefusal) -> PropertyDictionary {
        let (list, faults) = try PropertyListValue.readWithFaults(bytes)
        for fault in faults {
            let effect = fault.isRefused ? ": Xcode refuses this file" : ""
            messages.add(fault.line, .warning, fault.message + effect)
        }
        guard let dictionary = list.dictionary else {
            throw PropertyListRefusal(nil, "the file contains no keys with texts")
        }
        return dictionary
    }

    private static func addRepetitions(
        in entries: PropertyDictionary, _ messages: inout MessageList
    ) {
        var known: Set<String> = []
        for entry in entries.entries where !known.insert(entry.key).inserted {
            messages.add(
                entry.line, .note,
                "\"\(entry.key.prefix(100))\" is in the file twice: the last text counts")
        }
    }
}
