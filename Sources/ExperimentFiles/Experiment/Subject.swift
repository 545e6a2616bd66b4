import StrictFiles

extension ObjectReader {
  /// Notes that a policy or a system is what the experiment is about, where its object says so.
  ///
  /// - Parameter subject: what the object describes; nil where it is wrong, which is reported.
  mutating func note(subject: Subject?, of object: JSONNode) {
    guard let position = object.subjectMark else { return }
    if let first = self.subject?.position {
      report(
        at: position, "a \"subject\" is already marked at \(first)",
        hint: "a report is about one policy or one system: remove one of them")
    } else {
      self.subject = (subject, position)
    }
  }

  /// Reports a mark on what is only a part of a system.
  mutating func refuseSubject(in part: JSONNode, beside key: String) {
    guard let position = part.subjectMark else { return }
    report(
      at: position, "the policy of a system is no \"subject\" of its own",
      hint: "write it beside \"\(key)\"")
  }
}

extension JSONNode {
  /// Where an object says that it is the subject; nil where it does not.
  fileprivate var subjectMark: SourcePosition? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == KeyForm.subject.name && $0.node.flag == true }?.keyPosition
  }
}

extension KeyForm {
  /// The mark of what an experiment is about, the same on policies and on systems.
  static let subject = KeyForm(
    "subject", .flag,
    "whether the report is about this one, against all others; one of an experiment at most",
    default: false)
}

extension ObjectField {
  /// The mark, which is noted where a list is read.
  static var subject: Self { Self(.subject) { reader, _ in _ = reader.flag("subject") } }
}

/// What an experiment is about: a policy or a system that its report sets against all others.
public enum Subject: Sendable, Equatable {
  /// One of the policies, by its name.
  case policy(String)
  /// One of the systems, by its name.
  case system(String)
}

extension Experiment {
  /// A list of which what the experiment is about says so; nothing else has the key.
  func marked(_ parts: [(what: Subject, text: JSONText)]) -> JSONText {
    .array(
      parts.map { subject == $0.what ? $0.text + .object([.init("subject", true)]) : $0.text })
  }
}
