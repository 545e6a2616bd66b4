import NavigationModel
import PolicyLibrary
import PopGesture
import StrictFiles

/// The Swift source of a type that applies one chosen policy.
struct ChoiceSource {
  private let typeName: String
  private let choice: AppSnippet.Choice

  init(typeName: String, choice: AppSnippet.Choice) {
    (self.typeName, self.choice) = (typeName, choice)
  }

  private var needs: ReleaseNeeds { choice.policy.needs }

  /// The type, with what it was chosen for.
  var text: String {
    let parts = [
      comment + "struct \(typeName) {",
      Self.constant("recognizer", choice.recognizer.recognizer.swiftSource)
        + Self.constant("policy", choice.policy.swiftSource),
      state, initializer, events, decision,
    ]
    return (parts + shortcut).joined(separator: "\n") + "}\n"
  }

  private var comment: String {
    let (policy, recognizer) = (choice.policy, choice.recognizer)
    let velocity =
      policy.family.readsVelocity
      ? "; velocity as \(policy.reading.estimator.rawValue) reads it" : ""
    let own = [
      "Policy \(policy.name): \(policy.ruleAndNumbers(plain)).",
      "Recognizer \(recognizer.name)\(velocity).",
    ]
    let given = choice.comment.split(whereSeparator: \.isNewline).map { String($0) }
    // A line end in a name must not end the comment.
    let lines = (given + (given.isEmpty ? [] : [""]) + own).map(printable)
    return lines.flatMap(SourceLayout.wrapped).map { $0.isEmpty ? "///\n" : "/// \($0)\n" }.joined()
  }

  /// What is measured once, under the names that releases give it.
  private var sizes: [String] {
    ["viewWidth"] + (needs.contains(.viewHeight) ? ["viewHeight"] : [])
      + (needs.contains(.millimetresPerPoint) ? ["millimetresPerPoint"] : [])
  }

  private var parameters: String { sizes.map { "\($0): Double" }.joined(separator: ", ") }
  private var arguments: String { sizes.map { "\($0): \($0)" }.joined(separator: ", ") }

  private var followsPath: Bool {
    let reading = choice.policy.reading
    return reading.readsPath || reading.reversalRule != nil || reading.travelRule != nil
  }

  private var state: String {
    let estimator = choice.policy.reading.estimator.swiftType
    let comment = "  // With the estimate of velocity that the numbers were chosen with.\n"
    let sizes = sizes.map { "  private let \($0): Double\n" }.joined()
    return (choice.policy.family.readsVelocity ? comment : "")
      + "  private var tracker: \(tracker)<\(estimator)>\n" + sizes
  }

  private var initializer: String {
    let policy = followsPath ? "for: Self.policy, " : ""
    let stored = sizes.map { "    self.\($0) = \($0)\n" }.joined()
    return """
        init(navigation: NavigationState, \(parameters)) {
          tracker = \(tracker)(
            \(policy)recognizer: Self.recognizer, navigation: navigation,
            viewWidth: viewWidth)
      \(stored)  }

      """
  }

  private var tracker: String { followsPath ? "PathTracker" : "GestureTracker" }

  private var events: String {
    let gesture = followsPath ? "tracker.gesture" : "tracker"
    return """
        mutating func receive(_ sample: TouchSample) { tracker.receive(sample) }
        var hasBegun: Bool { tracker.state.hasBegun }
        var translation: Double { \(gesture).translation }

      """
  }

  private var decision: String {
    """
      var completes: Bool {
        guard tracker.state.isEnded else { return false }
        let release = tracker.release(\(arguments))
        return Self.policy.completes(release)
      }

    """
  }

  /// The decision from UIKit's own recognizer, where that tells enough.
  private var shortcut: [String] {
    let told: ReleaseNeeds = [.velocity, .viewHeight, .millimetresPerPoint]
    let isVelocityOfPan =
      choice.policy.reading.estimator == .uikitBlend || !needs.contains(.velocity)
    guard needs.isSubset(of: told), isVelocityOfPan, let pan = uikitTwin else { return [] }
    let cone = DelegateSource.hasCone(choice.recognizer.recognizer) ? [DelegateSource.cone] : []
    return [
      """
        // Or from a \(pan), whose delegate asks what the gate does:
        // translation(in: view).x and velocity(in: view).x, both negated right to left.
        static func completes(
          translation: Double, velocity: Double, \(parameters)
        ) -> Bool {
          policy.completes(
            Release(
              translation: translation, velocity: velocity,
              \(arguments)))
        }

      """
    ] + cone
  }

  /// UIKit's recognizer with the same slop and region, as far as known.
  private var uikitTwin: String? {
    let twins = [
      ("UIPanGestureRecognizer", Recognizer.pan), ("UIScreenEdgePanGestureRecognizer", .edge),
    ]
    var recognizer = choice.recognizer.recognizer
    return twins.first { twin in
      recognizer.gate = twin.1.gate
      return recognizer == twin.1
    }?.0
  }

  private static func constant(_ name: String, _ value: String) -> String {
    "  \(SourceLayout.fitted("static let \(name) = \(value)", indent: 2))\n"
  }
}
