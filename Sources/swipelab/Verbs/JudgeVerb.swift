import Experimentation
import OptionParsing
import PopGesture

/// `judge`: every policy on recorded touches.
enum JudgeVerb: Verb {
  static let command = CommandSpec(
    "judge", summary: "judge recorded touches by every policy",
    positionals: [PositionalSpec("TOUCHES", help: "a touch file, such as touches.csv")],
    options: [
      OptionSpec(
        "--policies", .list, placeholder: "A,B", help: "names of policies",
        defaultText: "all presets"),
      OptionSpec(
        "--recognizer", .string, placeholder: "NAME", help: "name of a recognizer",
        defaultText: "pan"),
      OptionSpec(
        "--velocity-estimator", .string, placeholder: "NAME",
        help: "how velocity is read from touches", defaultText: "uikit-blend"),
      OptionSpec(
        "--out", .path, placeholder: "FILE", help: "the decision file to write",
        defaultText: "standard output"),
      .help,
    ],
    examples: [
      "swipelab judge touches.csv --policies half-width,one-third --out decisions.csv"
    ])

  private static let chunk = 1 << 20

  static func run(_ arguments: ParsedArguments) async throws(Failure) -> ExitStatus {
    let judge = try judge(arguments)
    guard let path = arguments.argument("TOUCHES") else { return .wrongUsage }
    let reader: TouchFileReader
    do throws(Diagnostics) {
      reader = try TouchFileReader.load(path: path)
      // Everything is checked before the first decision is written.
      _ = try reader.validate()
    } catch {
      throw Failure(error)
    }
    guard let out = arguments.string("--out") else {
      try decide(reader, judge) { bytes in Console.print(bytes) }
      return .done
    }
    try write(reader, judge, to: out)
    return .done
  }

  private static func write(
    _ reader: TouchFileReader, _ judge: SwipeJudge, to out: String
  ) throws(Failure) {
    let file: AtomicFile
    do throws(FileFailure) {
      file = try AtomicFile(replacing: out)
    } catch {
      throw Failure(error, option: "--out")
    }
    do throws(Failure) {
      try decide(reader, judge) { bytes throws(Failure) in
        do throws(FileFailure) {
          try file.append(bytes)
        } catch {
          throw Failure(error, option: "--out")
        }
      }
    } catch {
      file.discard()
      throw error
    }
    do throws(FileFailure) {
      try file.commit()
    } catch {
      throw Failure(error, option: "--out")
    }
  }

  /// Hands the decisions over piece by piece.
  private static func decide(
    _ source: TouchFileReader, _ judge: SwipeJudge,
    into sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var reader = source
    var csv = SwipeJudge.decisions()
    while true {
      let swipe: RecordedSwipe?
      do throws(Diagnostics) {
        swipe = try reader.next()
      } catch {
        throw Failure(error)
      }
      guard let swipe else { break }
      judge.append(swipe, to: &csv)
      if csv.bytes.count >= chunk { try sink(csv.take()) }
    }
    try sink(csv.take())
  }

  /// The judge that the options describe; every unknown name at once.
  private static func judge(_ arguments: ParsedArguments) throws(Failure) -> SwipeJudge {
    var problems: [String] = []
    func find<Value>(
      _ option: String, _ name: String, _ known: [String], _ value: Value?
    ) -> Value? {
      if value == nil {
        let nearest = nearestName(to: name, among: known).map { "; did you mean \"\($0)\"?" }
        problems.append(
          "error: \(option): unknown name \"\(name)\""
            + (nearest ?? "; known: \(known.joined(separator: ", "))"))
      }
      return value
    }
    let names = arguments.list("--policies") ?? PolicyPreset.all.map(\.name)
    let policies = names.compactMap { name -> NamedPolicy? in
      let start = PolicyCatalog.start(named: name)
      let policy = start.flatMap { try? $0.entry.policy(named: name, $0.values) }
      return find("--policies", name, PolicyCatalog.names, policy)
    }
    let wanted = arguments.string("--recognizer") ?? "pan"
    let recognizer = find(
      "--recognizer", wanted, RecognizerPreset.all.map(\.name),
      RecognizerPreset.all.first { $0.name == wanted })
    let estimatorName = arguments.string("--velocity-estimator") ?? "uikit-blend"
    let estimator = find(
      "--velocity-estimator", estimatorName, VelocityEstimatorKind.allCases.map(\.rawValue),
      VelocityEstimatorKind(rawValue: estimatorName))
    guard problems.isEmpty, let recognizer, let estimator else {
      throw Failure(.wrongUsage, problems.joined(separator: "\n"))
    }
    return SwipeJudge(recognizer: recognizer, policies: policies, estimator: estimator)
  }
}
