import StrictFiles

extension ObjectReader {
  /// Notes that a policy or a system is what the experiment is about, where its object says so.
  ///
  /// - Parameter subject: what the object describes; nil where it is wrong, which is reported.
  mutating func note(subject: Subject?, of object: JSONNode) {
    guard let position = object.subjectMark else { return }
    guard let first = self.subject?.position else {
      keep(subject: subject, at: position)
      return
    }
    report(
      at: position, "a \"subject\" is already marked at \(first)",
      hint: "a report is about one policy or one system: remove one of them")
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
    guard case .object(let members) = value,
      let mark = members.first(where: { $0.key == SubjectForm.key.name }),
      case .bool(true) = mark.node.value
    else { return nil }
    return mark.keyPosition
  }
}

extension Array {
  /// The elements with some of them first: what an experiment is about leads every table.
  func leading(_ isFirst: (Element) -> Bool) -> [Element] {
    filter(isFirst) + filter { !isFirst($0) }
  }
}

/// The mark of what an experiment is about.
enum SubjectForm {
  /// The key, the same on policies and on systems.
  static let key = KeyForm(
    "subject", .flag,
    "whether the report is about this one, against all others; one of an experiment at most",
    default: false)
}

extension ObjectField {
  /// The mark, which is noted where a list is read.
  static var subject: Self { Self(SubjectForm.key) { reader, _ in _ = reader.flag("subject") } }
}

/// What an experiment is about: a policy or a system that its report sets against all others.
public enum Subject: Sendable, Equatable {
  /// One of the policies, by its name.
  case policy(String)
  /// One of the systems, by its name.
  case system(String)
}
