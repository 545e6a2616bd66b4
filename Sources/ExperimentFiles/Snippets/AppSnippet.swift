import NavigationModel
package import PolicyLibrary
import PopGesture
import StrictFiles

/// Swift source with chosen policies for an app that uses `PopGesture`, ready to paste.
///
/// Each choice becomes a small type that follows one touch and tells whether the pop completes. It
/// needs `PopGesture` alone, and reads velocity with the estimator that the numbers were chosen
/// with.
package enum AppSnippet {
  /// A policy that was chosen, and what it was chosen with.
  ///
  /// - comment: what it was chosen for, one line or more.
  /// - name: what its type is called after, such as `tuned phones`.
  package typealias Choice = (
    comment: String, name: String, policy: NamedPolicy, recognizer: RecognizerPreset
  )

  /// One Swift file with a type for each choice.
  package static func text(for choices: [Choice]) -> String {
    let names = typeNames(for: choices.map(\.name))
    let types = zip(names, choices).map { ChoiceSource(typeName: $0, choice: $1).text }
    return ([header(names.first ?? "TunedPop")] + types).joined(separator: "\n")
  }

  /// The names of the types for names of choices: identifiers, each once.
  ///
  /// All end in `Pop`, so that none is a word of Swift or a type of `PopGesture`; what is no letter
  /// or digit of ASCII separates words, and a name that is taken gets a number.
  package static func typeNames(for names: [String]) -> [String] {
    var taken: Set<String> = []
    return names.map { name in
      let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
      let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      let isWord = joined.first?.isLetter == true
      let stem = isWord ? joined : joined.isEmpty ? "Tuned" : "Policy\(joined)"
      var candidate = "\(stem)Pop"
      var number = 2
      while !taken.insert(candidate).inserted {
        candidate = "\(stem)\(stem.last?.isNumber == true ? "x" : "")\(number)Pop"
        number += 1
      }
      return candidate
    }
  }

  private static func header(_ name: String) -> String {
    """
    import PopGesture

    // One value follows one touch. x is in pt from the edge the pop starts at:
    //
    //   var pop = \(name)(...)
    //   pop.receive(TouchSample(time: touch.timestamp, x: x, y: y, phase: .began))
    //   ... // every event of the touch, in order; while pop.hasBegun, move by pop.translation
    //   if pop.completes { finish() } else { cancel() } // once the finger has lifted

    """
  }
}

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

/// Fits generated Swift source into lines of 100 columns.
enum SourceLayout {
  /// An expression or a constant; a list that is too long has its elements on lines of their own.
  ///
  /// - Parameter indent: columns before the first line, which the caller writes.
  static func fitted(_ text: String, indent: Int) -> String {
    guard indent + text.count >= 100, let open = text.firstIndex(where: isOpening),
      let close = text.lastIndex(where: isClosing), open < close
    else { return text }
    let margin = "\n" + String(repeating: " ", count: indent + 2)
    let elements = elements(text[text.index(after: open)..<close])
    return text[...open]
      + elements.map { margin + fitted($0, indent: indent + 2) }.joined(separator: ",")
      + text[close...]
  }

  /// Words of a comment on as many lines as they need.
  static func wrapped(_ text: String) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + word.count < 96 {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// What commas separate, but not those of calls within.
  private static func elements(_ text: Substring) -> [String] {
    var depth = 0
    var elements = [""]
    for character in text {
      if isOpening(character) { depth += 1 }
      if isClosing(character) { depth -= 1 }
      if character == ",", depth == 0 {
        elements.append("")
      } else if character != " " || elements[elements.count - 1] != "" {
        elements[elements.count - 1].append(character)
      }
    }
    return elements
  }

  private static func isOpening(_ character: Character) -> Bool {
    character == "(" || character == "["
  }

  private static func isClosing(_ character: Character) -> Bool {
    character == ")" || character == "]"
  }
}
