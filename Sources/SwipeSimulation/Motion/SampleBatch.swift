/// Eight samples of a motion side by side: times, noise-free places, and noise.
///
/// The panel is where the time of a run goes (three quarters of it when samples were made one by
/// one), so this small file is written as plain loops over eight lanes without branches or calls,
/// which the compiler turns into vector code. Each lane does the same arithmetic in the same order
/// as the scalar functions it calls, so the bits are the same however wide the vectors are.
struct SampleBatch {
  /// Samples made at a time: most swipes have 6 to 10, so more would be made in vain.
  static let lanes = 8
  /// Floats of scratch that a batch needs.
  static let scratch = 16 * lanes

  /// Times in ms after touch-down.
  let time: UnsafeMutablePointer<Float>
  /// Places in mm from the leading and the top edge.
  let x: UnsafeMutablePointer<Float>
  let y: UnsafeMutablePointer<Float>
  /// Three independent standard normals: for x, for y and for the time.
  let noiseX: UnsafeMutablePointer<Float>
  let noiseY: UnsafeMutablePointer<Float>
  let noiseTime: UnsafeMutablePointer<Float>
  private let radius: UnsafeMutablePointer<Float>
  private let radiusTime: UnsafeMutablePointer<Float>
  private let words: UnsafeMutablePointer<UInt32>

  /// A batch in memory of the caller's: `scratch` floats.
  init(_ memory: UnsafeMutablePointer<Float>) {
    let n = Self.lanes
    (time, x, y) = (memory, memory + n, memory + 2 * n)
    (noiseX, noiseY, noiseTime) = (memory + 3 * n, memory + 4 * n, memory + 5 * n)
    (radius, radiusTime) = (memory + 6 * n, memory + 7 * n)
    words = UnsafeMutableRawPointer(memory + 8 * n).bindMemory(to: UInt32.self, capacity: 4 * n)
  }

  /// Fills in the samples of a motion from number `first` on.
  ///
  /// Sample k is at `phase + (k - 1) * interval` and takes its noise from position k of the stream.
  @inline(__always)
  func fill(
    from first: UInt32, of motion: Motion, phase: Float, interval: Float, _ draws: DrawStream
  ) {
    for lane in 0..<Self.lanes {
      time[lane] = phase + Float(Int32(bitPattern: first) &- 1 &+ Int32(lane)) * interval
    }
    motion.locate(self)
    draws.blocks(from: first, into: words)
    normals()
  }

  /// Turns the words of each lane into normals, as `ElementaryMath.normalPair` does.
  @inline(__always)
  private func normals() {
    let n = Self.lanes
    for lane in 0..<n {
      radius[lane] = -2 * ElementaryMath.log(ElementaryMath.unitInterval(words[lane]))
      radiusTime[lane] =
        -2 * ElementaryMath.log(ElementaryMath.unitInterval(words[2 * n + lane]))
    }
    // A loop of its own: the square root is a call here, and would keep the others from widening.
    for lane in 0..<n {
      radius[lane] = ElementaryMath.squareRoot(radius[lane])
      radiusTime[lane] = ElementaryMath.squareRoot(radiusTime[lane])
    }
    for lane in 0..<n {
      let place = ElementaryMath.onCircle(radius[lane], words[n + lane])
      noiseX[lane] = place.0
      noiseY[lane] = place.1
      noiseTime[lane] = ElementaryMath.onCircle(radiusTime[lane], words[3 * n + lane]).0
    }
  }
}

extension DrawStream {
  /// The words of eight successive positions: those of `block(at:)`, all first words before any
  /// second one.
  @inline(__always)
  func blocks(from first: UInt32, into words: UnsafeMutablePointer<UInt32>) {
    let n = SampleBatch.lanes
    let (c0, c1, c2, c3) = (words, words + n, words + 2 * n, words + 3 * n)
    let rest = counterRest
    for lane in 0..<n {
      c0[lane] = first &+ UInt32(truncatingIfNeeded: lane)
      c1[lane] = rest.0
      c2[lane] = rest.1
      c3[lane] = rest.2
    }
    var (k0, k1) = (keyWords.0, keyWords.1)
    // Rounds outside, lanes inside: the inner loop is what widens.
    for _ in 0..<10 {
      for lane in 0..<n {
        let next = Philox.round(c0[lane], c1[lane], c2[lane], c3[lane], k0, k1)
        c0[lane] = next.0
        c1[lane] = next.1
        c2[lane] = next.2
        c3[lane] = next.3
      }
      (k0, k1) = Philox.nextKey(k0, k1)
    }
  }
}
