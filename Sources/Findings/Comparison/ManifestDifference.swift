import StrictFiles

/// One thing in which two runs differ by their manifests.
public struct ManifestDifference: Sendable, Equatable {
  /// Where it stands, from the outside in; named elements of lists by their names, such as
  /// `policies.half-width.fraction`.
  public let path: [String]
  /// The values as text; nil where a run has no such thing.
  public let a, b: String?

  /// The path with points between.
  public var name: String { path.joined(separator: ".") }

  /// That other shares of the people are left out.
  static func missingShards(_ a: StoredManifest, _ b: StoredManifest) -> [ManifestDifference] {
    let (left, right) = (a.missingShards, b.missingShards)
    if left == right { return [] }
    return [
      ManifestDifference(
        path: ["missing_shards"], a: left.isEmpty ? nil : String(left.prefix(60)),
        b: right.isEmpty ? nil : String(right.prefix(60)))
    ]
  }

  /// Everything in which two values differ, in the order of the first.
  static func all(_ a: JSONText?, _ b: JSONText?, path: [String] = []) -> [ManifestDifference] {
    if a == b { return [] }
    if let a = a?.named, let b = b?.named {
      let left = Dictionary(a, uniquingKeysWith: { first, _ in first })
      let right = Dictionary(b, uniquingKeysWith: { first, _ in first })
      let names = a.map(\.0) + b.map(\.0).filter { left[$0] == nil }
      return names.flatMap { all(left[$0], right[$0], path: path + [$0]) }
    }
    return [ManifestDifference(path: path, a: a?.shown, b: b?.shown)]
  }
}

extension JSONText {
  /// The members of an object, or the elements of a list of objects with names; nil for others.
  fileprivate var named: [(String, JSONText)]? {
    switch self {
    case .object(let members): return members.map { ($0.key, $0.value) }
    case .array(let elements):
      let named = elements.compactMap { element in
        if case .string(let name) = element["name"] { (name, element) } else { nil }
      }
      return named.count == elements.count ? named : nil
    default: return nil
    }
  }

  /// What stands for an object, which has no short text.
  private static let unshown = "given"

  /// A short text on one line.
  fileprivate var shown: String {
    switch self {
    case .string(let text): return printable(text)
    case .array(let elements):
      let texts = elements.map(\.shown)
      let text = texts.joined(separator: ", ")
      let isPlain = text.count <= 60 && !texts.contains(Self.unshown)
      return elements.isEmpty ? "none" : isPlain ? text : "\(elements.count) values"
    case .object: return Self.unshown
    default: return String(decoding: bytes.dropLast(), as: UTF8.self)
    }
  }
}
