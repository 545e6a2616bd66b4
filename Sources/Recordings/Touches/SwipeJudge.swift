package import ExperimentFiles
package import NavigationModel
package import PolicyLibrary
import PopGesture
package import StrictFiles
import Study
package import SwipeSimulation

/// Judges the swipes of a touch file: the same code path as a run.
package struct SwipeJudge: Sendable {
  package let contests: [JudgeContest]
  private let ownScreens: [Screen]
  /// Per contest, the sessions of the page that was touched last.
  private var pages: [JudgedPage]

  private static let columns = [
    "swipe", "intent", "screen", "context", "recognizer", "policy", "outcome", "translation_pt",
    "velocity_pt_per_s", "duration_s", "stage", "content", "dual",
  ]

  /// - Parameter screens: screens that touches may name besides those of the catalogue.
  package init(_ contests: [JudgeContest], screens: [Screen] = []) {
    self.contests = contests
    ownScreens = screens
    pages = contests.map { JudgedPage($0) }
  }

  /// A judge by everything that an experiment compares, on its screens: policies behind each of its
  /// recognizers, then its systems.
  package init(of experiment: Experiment) {
    let policies =
      experiment.policies.isEmpty
      ? [] : experiment.recognizers.map { JudgeContest($0, experiment.policies) }
    let systems = experiment.systems.isEmpty ? [] : [JudgeContest(experiment.systems)]
    self.init(policies + systems, screens: experiment.screens)
  }

  /// What touch files may name, and what is asked of it.
  package var names: TouchNames { TouchNames(judging: contests, screens: ownScreens) }

  /// A writer of decision files, with the header written.
  package static func decisions() -> CSVWriter { CSVWriter(columns: columns) }

  /// Appends one row per policy or system whose outcome is meant.
  ///
  /// Translation and velocity are empty where no pop was released.
  package mutating func append(
    _ swipe: RecordedSwipe, where filter: SwipeFilter = SwipeFilter(), to csv: inout CSVWriter
  ) {
    let hasContent = !page(of: swipe).contents.isEmpty
    for (contest, records) in zip(contests, records(of: swipe)) {
      let shared = CSVWriter(fields: [
        swipe.identifier, swipe.intent, swipe.screen, swipe.context, contest.recognizer,
      ])
      for (system, record) in zip(contest.systems, records) where filter.allows(record.outcome) {
        csv.append(record, of: system.name, shared, hasContent: hasContent)
      }
    }
  }

  /// The page under the finger: a plain one where the recording does not say.
  func page(of swipe: RecordedSwipe) -> PageContext { PageContext.named(swipe.context) ?? .plain }

  /// Where a swipe was made, as far as is known.
  func view(of swipe: RecordedSwipe) -> NavigatingView {
    let whole = ownScreens.first { $0.name == swipe.screen } ?? ScreenCatalog.named(swipe.screen)
    let screen = whole?.arranged(page(of: swipe).arrangement)
    return NavigatingView(
      width: swipe.viewWidth, height: screen?.height ?? .nan,
      millimetresPerPoint: swipe.millimetresPerPoint ?? screen?.millimetresPerPoint ?? .nan)
  }

  /// What became of a swipe under every policy and system, contest by contest.
  package mutating func records(of swipe: RecordedSwipe) -> [[SwipeRecord]] {
    let (view, context) = (view(of: swipe), page(of: swipe))
    let isAlone = context.isOrdinary && swipe.touches == 1
    return contests.indices.map { index in
      let contest = contests[index]
      guard isAlone, let preset = contest.preset else {
        return pages[index].records(of: swipe, on: context, view)
      }
      // What a recognizer alone decides needs no page; policies with one reading share the touches.
      let results = contest.readings.map {
        GestureTrace.of(swipe.samples, preset.recognizer, $0, view).result
      }
      return zip(contest.systems, contest.readingPlaces).map { system, place in
        results[place].record(system.policy, of: swipe)
      }
    }
  }
}

extension TouchResult {
  fileprivate func record(_ policy: NamedPolicy, of swipe: RecordedSwipe) -> SwipeRecord {
    var record = SwipeRecord(outcome(policy))
    if let first = swipe.samples.first, let last = swipe.samples.last {
      record.duration = TouchSample.elapsed(from: first.time, to: last.time)
    }
    if case .released(let release) = self { (record.hasBegun, record.release) = (true, release) }
    return record
  }
}

/// The sessions of a contest on the page that was touched last.
private struct JudgedPage {
  /// A second touch within this many s of the first meets its navigation; longer than any settles.
  private static let memory = 1.0
  /// More pages than anybody goes back.
  private static let depth = 1000

  /// What must stay the same for sessions to go on.
  private struct Key: Equatable {
    let context, screen: String
    let viewWidth: Double
  }

  private let contest: JudgeContest
  private var key: Key?
  private var sessions: [PageSession] = []
  private var last = (participant: "", time: Double.nan)

  init(_ contest: JudgeContest) { self.contest = contest }

  mutating func records(
    of swipe: RecordedSwipe, on context: PageContext, _ view: NavigatingView
  ) -> [SwipeRecord] {
    let next = Key(context: context.name, screen: swipe.screen, viewWidth: swipe.viewWidth)
    let start = swipe.samples.first?.time ?? 0
    let gap = TouchSample.elapsed(from: last.time, to: start)
    let goesOn =
      contest.keepsNavigation && key == next && last.participant == swipe.participant
      && gap >= 0 && gap < Self.memory
    if key != next {
      sessions = contest.systems.map { PageSession($0, on: context, in: view) }
      key = next
    }
    last = (swipe.participant, swipe.samples.last?.time ?? start)
    let wantsPop = Intent(rawValue: swipe.intent)?.wantsPop ?? false
    let isOnContent = !(context.popAvoidsContent && wantsPop)
    return sessions.indices.map { index in
      if !goesOn { sessions[index].start(depth: Self.depth, at: start) }
      return sessions[index].play(swipe.samples, isOnContent: isOnContent)
    }
  }
}

extension RecordedSwipe {
  /// Touches that it has: two for a double swipe.
  fileprivate var touches: Int { samples.count { $0.phase == .began } }

  /// The events of the first of them.
  var firstTouch: [TouchSample] {
    Array(samples[..<(samples.dropFirst().firstIndex { $0.phase == .began } ?? samples.count)])
  }
}

extension CSVWriter {
  /// Fields of one row, for `append(fieldsOf:)`.
  fileprivate init(fields: [String]) {
    self.init()
    for text in fields { append(text) }
  }

  /// A number without what arithmetic adds after the sixth decimal.
  private func rounded(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }

  fileprivate mutating func append(
    _ record: SwipeRecord, of name: String, _ shared: CSVWriter, hasContent: Bool
  ) {
    append(fieldsOf: shared)
    append(name)
    append(record.outcome.description)
    let release = record.release
    append(release.map { rounded($0.translation) } ?? .nan)
    append(release.map { rounded($0.velocity) } ?? .nan)
    append(rounded(release?.duration ?? record.duration))
    append(record.outcome.stage?.rawValue ?? "")
    append(
      !hasContent
        ? "none"
        : record.contentCancelled
          ? "cancelled" : record.contentRecognized ? "recognized" : "unrecognized")
    append(record.isDual ? "yes" : "no")
    endRow()
  }
}

/// What a judge compares under one name in the `recognizer` column.
package struct JudgeContest: Sendable {
  /// The name in the `recognizer` column.
  package let recognizer: String
  /// What is compared: each is a row per swipe.
  package let systems: [System]
  /// On a plain page, the one recognizer of all systems, which alone decides when a gesture begins;
  /// nil where systems are compared whole.
  let preset: RecognizerPreset?
  /// What the policies need to be told of a touch, each kind once; and its place, per system.
  let readings: [ReleaseReading]
  let readingPlaces: [Int]
  /// Whether touches of one person, shortly one after the other, meet the same navigation.
  var keepsNavigation: Bool { preset == nil }

  /// Policies behind a recognizer, which judge each swipe by itself.
  package init(_ preset: RecognizerPreset, _ policies: [NamedPolicy]) {
    let pop = PopRecognizer(preset)
    let systems = policies.map {
      System(
        $0.name, $0.family.summary, [pop], $0, article: nil, source: preset.source,
        confidence: preset.confidence)
    }
    self.init(preset.name, systems, preset)
  }

  /// Policies behind the recognizers and bookkeeping of a system.
  package init(_ system: System, _ policies: [NamedPolicy]) {
    self.init(system.name, policies.map { system.named($0.name, policy: $0) })
  }

  package init(_ systems: [System]) { self.init(Condition.systemsName, systems) }

  private init(_ recognizer: String, _ systems: [System], _ preset: RecognizerPreset? = nil) {
    (self.recognizer, self.systems, self.preset) = (recognizer, systems, preset)
    var readings: [ReleaseReading] = []
    readingPlaces = systems.map { system in
      let reading = system.policy.reading
      if let place = readings.firstIndex(of: reading) { return place }
      readings.append(reading)
      return readings.count - 1
    }
    self.readings = readings
  }
}
