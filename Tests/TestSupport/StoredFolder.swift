/// Report folders made by hand, as small as a comparison allows.
package enum StoredFolder {
  /// The columns of `rates.csv` that every run has.
  package static let header =
    "screen,context,recognizer,policy,metric,intent,k,n,participants,rate,"
    + "mc_error,ci_low,ci_high"

  /// A row whose interval is as wide as four errors, or `half` to both sides.
  package static func row(
    _ metric: String = "success", intent: String = "pop", policy: String = "far", k: Int, n: Int,
    people: Int = 200, error: Double, half: Double? = nil, screen: String = "phone"
  ) -> String {
    let rate = Double(k) / Double(n)
    let (low, high) = (max(0, rate - (half ?? 2 * error)), min(1, rate + (half ?? 2 * error)))
    return "\(screen),plain,pan,\(policy),\(metric),\(intent),\(k),\(n),\(people),\(rate),\(error),"
      + "\(low),\(high)"
  }

  /// A manifest with what decides whether people are the same.
  package static func manifest(
    seed: Int = 1, fraction: Double = 0.3, people: Int = 200, width: Double = 0.5, schema: Int = 1,
    intents: String = "\"pop\", \"contentLeft\"", version: String = "0.1.0", more: String = ""
  ) -> String {
    """
    {
      "schema_version": \(schema),
      "tool": { "name": "swipelab", "version": "\(version)", "algorithm_version": 1 },
      "experiment": {
        "question": "q", "seed": \(seed), "participants": \(people), "swipes_per_intent": 10,
        "population": { "name": "everyday", "width_exponent": \(width) },
        "intents": [\(intents)],\(more)
        "policies": [{ "name": "far", "family": "fraction", "fraction": \(fraction) }]
      }
    }
    """
  }

  /// Writes a folder.
  package static func write(
    _ rows: [String], manifest: String = manifest(), batches: [String]? = nil, to name: String,
    in folder: ScratchFolder
  ) throws {
    try folder.write(manifest, to: name + "/manifest.json")
    try folder.write(([header] + rows).joined(separator: "\n") + "\n", to: name + "/rates.csv")
    if let batches {
      let columns = "screen,context,recognizer,policy,metric,intent,trials,events"
      try folder.write(
        ([columns] + batches).joined(separator: "\n") + "\n", to: name + "/batches.csv")
    }
  }
}
