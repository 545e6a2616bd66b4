public import PolicyLibrary
import PopGesture

/// Swift source with chosen policies for an app that uses `PopGesture`, ready to paste.
///
/// Each choice becomes a small type that follows one touch and tells whether the pop completes. It
/// needs `PopGesture` alone, and reads velocity with the estimator that the numbers were chosen
/// with.
public enum AppSnippet {
  /// A policy that was chosen, and what it was chosen with.
  ///
  /// - comment: what it was chosen for, one line or more.
  /// - name: what its type is called after, such as `tuned phones`.
  public typealias Choice = (
    comment: String, name: String, policy: NamedPolicy, recognizer: RecognizerPreset
  )

  /// One Swift file with a type for each choice.
  public static func text(for choices: [Choice]) -> String {
    let names = typeNames(for: choices.map(\.name))
    let types = zip(names, choices).map { ChoiceSource(typeName: $0, choice: $1).text }
    return ([header(names.first ?? "TunedPop")] + types).joined(separator: "\n")
  }

  /// The names of the types for names of choices: identifiers, each once.
  ///
  /// All end in `Pop`, so that none is a word of Swift or a type of `PopGesture`; what is no letter
  /// or digit of ASCII separates words, and a name that is taken gets a number.
  public static func typeNames(for names: [String]) -> [String] {
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
