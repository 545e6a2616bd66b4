import StrictFiles
import SwipeSimulation

/// A key of an experiment file, described once: reading with its messages, defaults, the canonical
/// form, the schema, the documents and what `compare` takes for harmless follow from it.
package struct ExperimentKey: Sendable {
  package let name: String
  let value: ValueForm
  /// What its value looks like, where that is not said by its parts.
  private let words: String?
  /// The default, as written in a file or in words; nil when the key must be given.
  package let defaultText: String?
  /// What it does, in a sentence or two.
  package let summary: String
  /// What another value changes of the same policy.
  let changes: Change
  /// Reads its value into an experiment that has all defaults; keys before it have been read.
  let read: Reader
  /// Fills in what depends on other keys or on the command line, once all keys have been read.
  let complete: Completion?
  /// Reports what other keys exclude, once the experiment is known to be of a size to look at.
  let check: Check?
  /// Its value in the canonical form; nil where it is left out.
  let canonical: @Sendable (Experiment) -> JSONText?
  /// In which round of additions it came: the canonical form has earlier ones first, so that
  /// digests stay.
  let round: Int

  /// What a key changes of a policy that stays the same.
  enum Change {
    /// Nothing: keys that name the policies themselves, too.
    case nothing
    /// Its rates.
    case rates
    /// The people or what they do, and so the rates: runs that differ in it share no swipes.
    case swipes
  }

  typealias Reader = @Sendable (inout ObjectReader, inout Experiment) -> Void
  typealias Completion =
    @Sendable (inout ObjectReader, inout Experiment, Experiment.Overrides) -> Void
  typealias Check = @Sendable (inout ObjectReader, Experiment) -> Void

  /// Describes a key by the type of its value and its place in an experiment, whose default is the
  /// key's.
  ///
  /// - Parameters:
  ///   - defaultText: the default in words, where it depends on other keys or is long.
  ///   - round: 0 for the oldest keys, 3 for new ones.
  ///   - canonical: its value in the canonical form; where nothing is said, the oldest keys always
  ///     have theirs, later ones if it is not the default.
  ///   - read: how it is read, where that is more than its value.
  init<Value>(
    _ name: String, _ type: FieldType<Value>,
    at path: any WritableKeyPath<Experiment, Value> & Sendable, words: String? = nil,
    default defaultText: String? = nil, isNeeded: Bool = false, _ summary: String,
    changes: Change = .nothing, round: Int = 3,
    canonical: (@Sendable (Experiment) -> JSONText?)? = nil, read: Reader? = nil,
    complete: Completion? = nil, check: Check? = nil
  ) {
    let fallback = type.write(Experiment(name: "")[keyPath: path])
    (self.name, value, self.words, self.summary) = (name, type.form, words, summary)
    self.defaultText = isNeeded ? nil : defaultText ?? fallback.inFile
    (self.changes, self.round) = (changes, round)
    (self.complete, self.check) = (complete, check)
    self.canonical =
      canonical ?? { experiment in
        let text = type.write(experiment[keyPath: path])
        return round > 0 && text == fallback ? nil : text
      }
    self.read =
      read ?? { reader, experiment in
        if let value = type.read(&reader, name) { experiment[keyPath: path] = value }
      }
  }

  /// What its value looks like.
  package var form: String { words ?? value.words }

  /// The key that tells editors where the schema is: no part of the experiment.
  static let schemaKey = "$schema"

  /// Keys of earlier versions, each with what there is in its place.
  static let retired = [
    "priors": "write \"usage_mixes\", which is the same",
    "measures":
      "leave it out: the last columns of rates.csv always have the travel that a rule asks for and"
      + " the travel that people made",
    "false_trigger_budgets":
      "leave it out: `swipelab tune EXPERIMENT --max-false-trigger P` prints the best setting of"
      + " every family within a rate of false triggers",
  ]
}

extension [ExperimentKey] {
  /// The rows of the table in the documents: key, value, default, meaning.
  package var documentRows: [[String]] {
    map { key in
      ["`\(key.name)`", key.form, key.defaultText.map { "`\($0)`" } ?? "needed", key.summary]
    }
  }

  /// Names of those that change no rate by themselves.
  package var harmless: Set<String> { Set(filter { $0.changes == .nothing }.map(\.name)) }

  /// Names of those by which runs show other swipes.
  package var ofSwipes: [String] { filter { $0.changes == .swipes }.map(\.name) }

  /// An experiment with every default filled in, in one canonical form.
  func canonical(_ experiment: Experiment) -> JSONText {
    let rounds = Set(map(\.round)).sorted()
    return .object(
      rounds.flatMap { round in
        filter { $0.round == round }.compactMap { key in
          key.canonical(experiment).map { JSONText.Member(key.name, $0) }
        }
      })
  }
}
