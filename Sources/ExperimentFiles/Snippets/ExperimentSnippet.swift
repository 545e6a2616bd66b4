import NavigationModel
package import PolicyLibrary
package import PopGesture
import StrictFiles

/// Policies and recognizers as an experiment file names them, to be pasted into one.
package enum ExperimentSnippet {
  /// The keys `policies` and `recognizers` of an experiment file, without the braces around them.
  ///
  /// They read back as the same policies and recognizers: family, name, every parameter that
  /// differs from the family's default, and the velocity where it is not the family's own. What is
  /// given twice is written once; different policies need different names, as in any experiment.
  ///
  /// - Parameters:
  ///   - policies: policies of the catalogue, under the names that they are to have.
  ///   - recognizers: presets, or what experiments made of them.
  package static func text(policies: [NamedPolicy], recognizers: [RecognizerPreset]) -> String {
    let lists = [
      ("policies", policies.map(described).distinct()),
      ("recognizers", recognizers.map(Experiment.canonical).distinct()),
    ]
    // A list without an element is no list of an experiment.
    let members = lists.filter { !$0.1.isEmpty }.map { JSONText.Member($0.0, .array($0.1)) }
    let text = String(decoding: JSONText.object(members).bytes, as: UTF8.self)
    // The braces have lines of their own.
    let lines = text.split(separator: "\n").dropFirst().dropLast()
    return lines.joined(separator: "\n") + "\n"
  }

  /// The canonical form without what a reader fills in.
  private static func described(_ policy: NamedPolicy) -> JSONText {
    let inForce = Dictionary(firstOf: policy.parameters.map { ($0.name, $0.value) })
    return .object(
      Experiment.canonical(policy).members.filter { member in
        if member.key == "velocity_estimator" {
          return policy.reading.estimator != policy.family.estimator
        }
        let parameter = policy.family.parameters.first { $0.name == member.key }
        return parameter.map { $0.defaultValue != inForce[$0.name] } ?? true
      })
  }
}

/// What `gestureRecognizerShouldBegin` of a plain `UIPanGestureRecognizer` asks, so that it begins
/// as a recognizer does that was evaluated.
package enum DelegateSource {
  /// Its Swift, on one line; nil for recognizers that are no such pan, or that ask what it cannot.
  ///
  /// `translation` and `velocity` are what the pan tells of its view.
  package static func line(for recognizer: Recognizer) -> String? {
    if recognizer == .pan { return "viewControllers.count > 1" }
    return hasCone(recognizer)
      ? "let d = translation == .zero ? velocity : translation;"
        + " return viewControllers.count > 1 && abs(d.y) <= abs(d.x)"
      : nil
  }

  /// Whether it is a plain pan but for a cone of 45 degrees: the only one that is the same without
  /// the slop, which UIKit takes off both axes.
  static func hasCone(_ recognizer: Recognizer) -> Bool { recognizer == .panCone }

  /// A member of a type with the cone; what its caller asks besides is in the comment.
  static let cone = """
      // And for its gestureRecognizerShouldBegin, on every page but the first. UIKit has taken the
      // slop off the translation; where that leaves nothing, the velocity tells.
      static func begins(
        translation: (x: Double, y: Double), velocity: (x: Double, y: Double)
      ) -> Bool {
        let (x, y) = translation == (0, 0) ? velocity : translation
        return abs(y) <= abs(x)
      }

    """

  /// Members of a pan's delegate with a cone towards popping, and how its page's scroll views are
  /// arranged; nil for recognizers without such a cone.
  ///
  /// UIKit takes the slop off both axes of a translation, which spoils the angle; so it is that of
  /// locations.
  package static func gate(of preset: RecognizerPreset) -> [String]? {
    let cone = preset.recognizer.gate.rules.first { $0.name == GateRule.coneTowards.name }
    guard let cone, preset.recognizer.slop == Recognizer.pan.slop else { return nil }
    let slope = cone.limit == 1 ? "" : plain(cone.limit) + " * "
    let waits =
      preset.content == .waits
      ? [
        "",
        "// On pages that only scroll up and down, make the scroll view wait for this pan to fail.",
        "scrollView.panGestureRecognizer.require(toFail: pan)",
      ] : []
    return [
      "var start = CGPoint.zero",
      "func gestureRecognizer(_ pan: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {",
      "  start = touch.location(in: view)",
      "  return viewControllers.count > 1",
      "}",
      "func gestureRecognizerShouldBegin(_ pan: UIGestureRecognizer) -> Bool {",
      "  let now = pan.location(in: view)",
      "  let x = now.x - start.x  // right to left: start.x - now.x",
      "  return x > 0 && abs(now.y - start.y) <= \(slope)x",
      "}",
    ] + waits
  }
}
