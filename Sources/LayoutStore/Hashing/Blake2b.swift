internal import CSodium

/// BLAKE2b with 256 bits, from libsodium.
enum Blake2b {
    static let size = 32

    static func hash(_ bytes: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: size)
        unsafe bytes.withUnsafeBufferPointer { input in
            unsafe result.withUnsafeMutableBufferPointer { output in
                _ = unsafe crypto_generichash_blake2b(
                    output.baseAddress!, size, input.baseAddress, UInt64(input.count), nil, 0)
            }
        }
        return result
    }

    /// The same hash as four numbers, least significant byte first.
    static func lanes(_ bytes: [UInt8]) -> SIMD4<UInt64> {
        var result = SIMD4<UInt64>()
        unsafe bytes.withUnsafeBufferPointer { input in
            unsafe withUnsafeMutableBytes(of: &result) { output in
                _ = unsafe crypto_generichash_blake2b(
                    output.baseAddress!, size, input.baseAddress, UInt64(input.count), nil, 0)
            }
        }
        return SIMD4(
            UInt64(littleEndian: result.x), UInt64(littleEndian: result.y),
            UInt64(littleEndian: result.z), UInt64(littleEndian: result.w))
    }
}
