/// Returns the user's login name; nil if the system does not know it.
package func userName() -> String? {
    guard let entry = getpwuid(getuid()), let name = entry.pointee.pw_name else { return nil }
    return String(cString: name)
}
