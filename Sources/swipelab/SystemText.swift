import NavigationModel
import PopGesture

/// A system in words.
enum SystemText {
  /// Rules, policy, bookkeeping, source and confidence.
  static func lines(_ system: System) -> [String] {
    var lines = ["\(system.name): \(system.summary)"]
    for (index, pop) in system.recognizers.enumerated() {
      let title = system.recognizers.count > 1 ? "recognizer \(index + 1)" : "recognizer"
      lines += ["\(title): \(text(of: pop.recognizer))"]
      lines += ["  gate, asked once, when the slop is passed:"]
      let rules = pop.recognizer.gate.rules
      lines += rules.map { "    \($0.text): \($0.summary)" }
      if rules.isEmpty { lines.append("    none: every gesture begins") }
      lines.append("  arbitration: \(pop.arbitration.rawValue): \(pop.arbitration.summary)")
      lines.append(
        "  right-to-left layouts: \(pop.isMirrored ? "mirrored" : "x still counts from the left")")
    }
    lines += [
      "policy: \(system.policy.name): \(ExplainVerb.rule(of: system.policy))",
      "  \(provenance(of: system.policy))",
      "transition: \(text(of: system.transition))",
      "installed: "
        + (system.installation == .everywhere
          ? "on every page" : "only on pages whose content has no gestures"),
      "numbers: " + (pattern(of: system.name) ?? "none to change but the policy"),
      "article: \(system.article ?? "none; a reference")",
      "source: \(system.source)",
      "confidence: \(system.confidence.rawValue)",
    ]
    return lines
  }

  /// How a system with numbers is written.
  private static func pattern(of name: String) -> String? {
    let stem = name.prefix { $0 != "(" } + "("
    return SystemCatalog.patterns.first { $0.hasPrefix(stem) }
  }

  /// Where the policy's rule comes from, which may be less sure than the rest of a system.
  private static func provenance(of policy: NamedPolicy) -> String {
    guard let preset = PolicyPreset.all.first(where: { $0.name == policy.name }) else {
      return "source: \(policy.family.source)"
    }
    return "source: \(preset.source); confidence: \(preset.confidence.rawValue)"
  }

  private static func text(of recognizer: Recognizer) -> String {
    let number = ExplainVerb.number
    var parts =
      switch recognizer.slop {
      case .eitherAxis(let size): ["pan, \(number(size)) pt of slop in x or in y"]
      case .alongPop(let size): ["pan, \(number(size)) pt of slop along the pop"]
      case .towardsPop(let size): ["pan, \(number(size)) pt of slop towards popping"]
      }
    if let region = recognizer.edgeRegion {
      parts.append("starts within \(number(region.width)) pt of the edge")
    }
    if let limit = recognizer.driftLimit {
      parts.append(
        "fails when it drifts across by min(\(number(limit.most)), \(number(limit.base)) +"
          + " \(number(limit.perPoint)) |dx|) pt")
    }
    return parts.joined(separator: "; ")
  }

  private static func text(of transition: System.Transition) -> String {
    var text = "busy for \(ExplainVerb.number(transition.settle)) s after release"
    if transition.races { text += "; a gesture without a change runs to the end by itself" }
    if transition.isPreemptible { text += "; may be interrupted" }
    return text
  }
}

/// A page in words.
enum ContextText {
  /// Content, state, behaviour and mix.
  static func lines(_ context: PageContext) -> [String] {
    let mix = context.mix.shares.map { "\($0.intent) \($0.percent)" }
    var lines = ["\(context.name): \(context.summary)"]
    for content in context.contents {
      lines.append("content: \(text(of: content))")
    }
    if context.contents.isEmpty { lines.append("content: no gestures of its own") }
    lines.append("pages on the stack: \(context.navigation.stackDepth)")
    if context.popStartsAtEdge {
      lines.append("people who want to go back start at the edge (assumed)")
    }
    if context.popAvoidsContent {
      lines.append("people who want to go back keep off the content (assumed)")
    }
    lines.append("what people want, in percent (assumed): \(mix.joined(separator: ", "))")
    return lines
  }

  private static func text(of content: ContentRecognizer) -> String {
    let kind =
      switch content.kind {
      case .scroll: "a scroll view's pan, \(ExplainVerb.number(content.slop)) pt of slop"
      case .swipeAction: "a row's swipe-action pan, \(ExplainVerb.number(content.slop)) pt of slop"
      case .pan: "a pan of the app's own, \(ExplainVerb.number(content.slop)) pt of slop"
      case .touchTracking: "raw touches, no recognizer"
      case .longPress: "a long press of \(ExplainVerb.number(ContentRecognizer.pressDuration)) s"
      }
    let names: [(ContentDirections, String)] = [
      (.rightward, "rightward"), (.leftward, "leftward"), (.vertical, "vertical"),
    ]
    let directions = names.filter { content.directions.contains($0.0) }.map(\.1)
    let limit = content.isAtLeadingLimit ? ", at its leading end" : ""
    return "\(kind), for \(directions.joined(separator: ", ")) strokes\(limit)"
  }
}
