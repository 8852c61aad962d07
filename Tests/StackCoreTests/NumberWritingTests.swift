import StackCore
import TestKit
import Testing

/// The fast writer for large outputs gives the same text as the usual spelling of numbers.
@Test(arguments: 0..<10)
func `thousandths are written as they are spelled`(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var numbers: [Double] = [0, -0.0, 0.0004, -0.0004, 0.0005, 1e-9, 999.9995, 0.1, 12.5]
    numbers += [1e15, -1e16, .infinity]
    for _ in 0..<2_000 {
        let sizes: [Double] = [1, 1e3, 1e6, 1e12]
        let size = sizes[Int.random(in: 0..<4, using: &generator)]
        numbers.append(Double.random(in: -size...size, using: &generator))
        numbers.append(Double(Int.random(in: -9_999_999...9_999_999, using: &generator)) / 1000)
    }
    for number in numbers {
        var bytes: [UInt8] = []
        NumberSpelling.write(millipointsOf: number, to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == NumberSpelling.spell(number.millipoints))
    }
}
