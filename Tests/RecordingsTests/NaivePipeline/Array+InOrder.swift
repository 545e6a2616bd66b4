import Foundation

extension [Double] {
  /// The numbers in ascending order, by the C library.
  ///
  /// Twelve times as fast as `sorted()` in a debug build, which does not specialise generic code;
  /// there sorting would take most of these tests' time.
  func inOrder() -> [Double] {
    var numbers = self
    numbers.withUnsafeMutableBytes { bytes in
      guard let first = bytes.baseAddress else { return }
      qsort(first, bytes.count / MemoryLayout<Double>.stride, MemoryLayout<Double>.stride) {
        guard let a = $0?.load(as: Double.self), let b = $1?.load(as: Double.self) else { return 0 }
        return a < b ? -1 : a > b ? 1 : 0
      }
    }
    return numbers
  }
}
