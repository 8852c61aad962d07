/// Returns the name that the user logs in with; nil where the system knows none.
package func userName() -> String? {
    guard let entry = getpwuid(getuid()), let name = entry.pointee.pw_name else { return nil }
    return String(cString: name)
}
