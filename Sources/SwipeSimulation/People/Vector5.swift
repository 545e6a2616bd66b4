/// Five numbers, one per quantity of a stroke.
struct Vector5: Sendable, Equatable {
  var length, duration, start, tilt, lift: Float

  @inline(__always)
  init(length: Float, duration: Float, start: Float, tilt: Float, lift: Float) {
    (self.length, self.duration, self.start) = (length, duration, start)
    (self.tilt, self.lift) = (tilt, lift)
  }

  init(_ values: [Float]) {
    self.init(
      length: values[0], duration: values[1], start: values[2], tilt: values[3], lift: values[4])
  }

  @inline(__always)
  static func + (a: Vector5, b: Vector5) -> Vector5 {
    Vector5(
      length: a.length + b.length, duration: a.duration + b.duration, start: a.start + b.start,
      tilt: a.tilt + b.tilt, lift: a.lift + b.lift)
  }

  /// The point a share of the way from `a` to `b`.
  @inline(__always)
  static func between(_ a: Vector5, _ b: Vector5, share: Float) -> Vector5 {
    @inline(__always)
    func mix(_ x: Float, _ y: Float) -> Float { x * (1 - share) + y * share }
    return Vector5(
      length: mix(a.length, b.length), duration: mix(a.duration, b.duration),
      start: mix(a.start, b.start), tilt: mix(a.tilt, b.tilt), lift: mix(a.lift, b.lift))
  }
}
