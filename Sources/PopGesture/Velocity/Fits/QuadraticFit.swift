/// The least-squares parabola through events that are told relative to the newest.
///
/// Solves the normal equations for the slope at time 0, the newest event; one division. Times are
/// within 0.1 s of it, so that plain sums keep enough digits.
@usableFromInline
struct QuadraticFit: Sendable {
  /// Events taken in.
  @usableFromInline
  private(set) var count = 0.0
  /// Way from the event taken in last to the newest in pt.
  @usableFromInline
  private(set) var displacement = 0.0
  private var (sumT, sumTT, sumTTT, sumTTTT) = (0.0, 0.0, 0.0, 0.0)
  private var (sumX, sumTX, sumTTX) = (0.0, 0.0, 0.0)

  @usableFromInline
  init() {}

  /// Takes in an event: its time in s and its position in pt, both relative to the newest.
  @usableFromInline
  mutating func add(time: Double, position: Double) {
    let square = time * time
    count += 1
    displacement = -position
    sumT += time
    sumTT += square
    sumTTT += square * time
    sumTTTT += square * square
    sumX += position
    sumTX += time * position
    sumTTX += square * position
  }

  /// The slope at the newest event in pt/s; with two events that of the line through them.
  ///
  /// 0 with fewer than two events, or where three or more stand at fewer than three times and
  /// fix no parabola: the solvers of Flutter and Android then tell no velocity either (from
  /// memory).
  @usableFromInline
  var slope: Double {
    // Variances and covariances of t, t^2 and x, all times count^2.
    let tt = count * sumTT - sumT * sumT
    let tx = count * sumTX - sumT * sumX
    if count < 3 { return tt > 0 ? tx / tt : 0 }
    let tq = count * sumTTT - sumT * sumTT
    let qq = count * sumTTTT - sumTT * sumTT
    let qx = count * sumTTX - sumTT * sumX
    let spread = tt * qq - tq * tq
    // What rounding leaves of 0 is below this; three times of which two are 1 us apart are above.
    return spread > 1e-12 * tt * qq ? (tx * qq - qx * tq) / spread : 0
  }
}
