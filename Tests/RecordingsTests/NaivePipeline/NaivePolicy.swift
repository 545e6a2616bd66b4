/// A policy as its rule reads, with the text that names it in an experiment.
struct NaivePolicy: Sendable {
  let name: String
  /// Its element in an experiment's list of policies.
  let json: String
  /// Whether it looks at the velocity at all.
  var usesVelocity = false
  /// Translation x and velocity v in pt and pt/s, view width w in pt, mm per pt.
  let completes: @Sendable (_ x: Double, _ v: Double, _ w: Double, _ pt: Double) -> Bool

  /// Every preset, and some others of each family.
  static let all: [NaivePolicy] = [
    NaivePolicy(name: "half-width", json: #""half-width""#) { x, _, w, _ in x / w > 0.5 },
    NaivePolicy(name: "one-third", json: #""one-third""#) { x, _, w, _ in x / w > 1.0 / 3 },
    NaivePolicy(name: "fixed-distance", json: #""fixed-distance""#) { x, _, _, _ in x > 100 },
    NaivePolicy(name: "velocity-weighted", json: #""velocity-weighted""#, usesVelocity: true) {
      x, v, w, _ in
      x + 0.3 * v > w / 2
    },
    NaivePolicy(name: "fling-override", json: #""fling-override""#, usesVelocity: true) {
      x, v, w, _ in
      fling(v / w, limit: 1) ?? (x / w >= 0.5)
    },
    NaivePolicy(
      name: "fixed-50",
      json: #"{"name": "fixed-50", "family": "fixed-distance", "distance_pt": 50}"#
    ) { x, _, _, _ in x > 50 },
    NaivePolicy(
      name: "fixed-150",
      json: #"{"name": "fixed-150", "family": "fixed-distance", "distance_pt": 150}"#
    ) { x, _, _, _ in x > 150 },
    NaivePolicy(
      name: "fixed-20mm",
      json: #"{"name": "fixed-20mm", "family": "fixed-distance", "distance_mm": 20}"#
    ) { x, _, _, pt in x * pt > 20 },
    NaivePolicy(
      name: "quarter", json: #"{"name": "quarter", "family": "fraction", "fraction": 0.25}"#
    ) { x, _, w, _ in x / w > 0.25 },
    NaivePolicy(
      name: "fling-600",
      json: #"{"name": "fling-600", "family": "fling-override", "fling_pt_per_s": 600}"#,
      usesVelocity: true
    ) { x, v, w, _ in fling(v, limit: 600) ?? (x / w >= 0.5) },
  ]

  /// What a flick of at least `limit` decides alone, either way; nil below.
  private static func fling(_ speed: Double, limit: Double) -> Bool? {
    abs(speed) >= limit ? speed > 0 : nil
  }
}
