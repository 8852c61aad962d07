/// Bytes as hexadecimal digits, two a byte, in small letters.
func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let spelled = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: spelled, as: UTF8.self)
}
