import PolicyLibrary
import PopGesture
import TestSupport
import Testing

/// Releases judged side by side against the same releases judged one by one, to the bit.
@Suite("Releases side by side")
struct ReleaseBatchTests {
  /// Batches of up to 64 releases per policy.
  static let batches = isLongRun ? 20_000 : 400

  @Test("every family, with and without each of its alternatives")
  func families() async {
    await each(PolicySamples.all) { (sample: (family: String, values: [String: Double])) in
      let policy = try policy(sample.family, sample.values)
      var generator = TestGenerator(seed: 4)
      var (differing, completed) = (0, 0)
      for _ in 0..<Self.batches / 4 {
        let (batch, releases) = generator.batch()
        let scores = scores(of: batch, under: policy)
        let expected = releases.enumerated().reduce(UInt64(0)) {
          $0 | (policy.completes($1.element) ? 1 << UInt64($1.offset) : 0)
        }
        if completions(batch, policy) != expected { differing += 1 }
        // Places without a release keep what they held, and their bits are 0.
        if scores[releases.count...].contains(where: { $0 != -1 }) { differing += 1 }
        completed += expected.nonzeroBitCount
        for (index, release) in releases.enumerated()
        where !scores[index].isSame(as: policy.score(release)) {
          differing += 1
        }
      }
      #expect(differing == 0 && completed > 0)
    }
  }

  @Test("a family that does not say it reads the path judges the same without it")
  func path() async {
    await each(PolicySamples.all) { (sample: (family: String, values: [String: Double])) in
      let policy = try policy(sample.family, sample.values)
      var generator = TestGenerator(seed: 5)
      var differing = 0
      for _ in 0..<Self.batches / 4 {
        for release in generator.batch().releases {
          var blind = release
          (blind.crossVelocity, blind.runTravel) = (.nan, .nan)
          // Whether there was a change is always told, and so is what a travel rule counts.
          (blind.changes, blind.reversal) = (release.changes < 1 ? 0 : 2, .entry)
          if policy.reading.travelRule == nil { blind.countedTravel = .nan }
          if !policy.score(blind).isSame(as: policy.score(release)) { differing += 1 }
        }
      }
      #expect(policy.family.readsPath || differing == 0)
    }
  }

  @Test("the samples of policies cover every family of the catalogue")
  func coverage() {
    let families = Set(PolicyCatalog.families.map(\.family.name))
    let lacking = families.subtracting(PolicySamples.all.map(\.family))
    #expect(lacking.isEmpty, "add rows to PolicySamples.swift: \(lacking)")
  }

  @Test("a panel judges as each of its policies does alone, in any order and with other thresholds")
  func panels() throws {
    var policies: [NamedPolicy] = []
    for scale in [1, 0.5, 2, 1.25] {
      for sample in PolicySamples.all {
        var values = sample.values
        let family = try policy(sample.family, values).family
        for name in family.thresholdParameters { values[name] = values[name].map { $0 * scale } }
        policies.append(try policy(sample.family, values))
      }
    }
    var generator = TestGenerator(seed: 6)
    let places = policies.indices.filter { $0 % 7 != 3 }
    let panels = PolicyPanel.panels(of: policies, at: places)
    #expect(panels.flatMap(\.places).sorted() == places)
    #expect(panels.count < PolicySamples.all.count)
    var completed = 0
    for _ in 0..<Self.batches / 4 {
      let (batch, releases) = generator.batch()
      for panel in panels {
        var words = [UInt64](repeating: .max, count: panel.places.count)
        words.withUnsafeMutableBufferPointer { panel.judge(batch, $0) }
        let expected = panel.places.map { place in
          releases.enumerated().reduce(UInt64(0)) {
            $0 | (policies[place].completes($1.element) ? 1 << UInt64($1.offset) : 0)
          }
        }
        #expect(words == expected)
        completed += words.reduce(0) { $0 + $1.nonzeroBitCount }
      }
    }
    #expect(completed > 0)
  }

  /// Which releases of a batch complete under a policy: bit i is release i.
  func completions(_ batch: ReleaseBatch, _ policy: NamedPolicy) -> UInt64 {
    var words: [UInt64] = [.max]
    let panels = PolicyPanel.panels(of: [policy], at: [0])
    words.withUnsafeMutableBufferPointer { panels[0].judge(batch, $0) }
    return words[0]
  }

  @Test("a batch that was emptied holds nothing of what was in it")
  func emptied() throws {
    var batch = ReleaseBatch(in: NavigatingView(width: 400, millimetresPerPoint: 0.15))
    let policy = try policy("fraction")
    let all = ReleaseBatch.capacity
    for _ in 0..<all {
      batch.append(Release(translation: 390, velocity: 0, viewWidth: 400))
    }
    #expect((batch.count, completions(batch, policy)) == (all, .max))
    batch.removeAll()
    #expect((batch.count, completions(batch, policy)) == (0, 0))
    #expect(scores(of: batch, under: policy).allSatisfy { $0 == -1 })
    batch.append(Release(translation: 10, velocity: 0, viewWidth: 400))
    batch.append(Release(translation: 300, velocity: 0, viewWidth: 400))
    #expect((batch.count, completions(batch, policy)) == (2, 0b10))
  }

  /// The scores of a batch; places without a release hold -1.
  func scores(of batch: ReleaseBatch, under policy: NamedPolicy) -> [Double] {
    var scores = [Double](repeating: -1, count: ReleaseBatch.capacity)
    scores.withUnsafeMutableBufferPointer { policy.score(batch, into: $0) }
    return scores
  }
}

extension TestGenerator {
  /// From no release to 64 on one view, many of them at a threshold or beside it.
  mutating func batch() -> (batch: ReleaseBatch, releases: [Release]) {
    let widths = [320, 402, 1024, 0, -0.0, .nan, .infinity, -402]
    let width = next() % 8 == 0 ? widths[Int(next() % 8)] : value(in: 200...1400)
    let density = next() % 16 == 0 ? .nan : next() % 4 == 0 ? 0.125 : value(in: 0.1...0.3)
    let height = next() % 4 == 0 ? .nan : value(in: 200...1400)
    var batch = ReleaseBatch(
      in: NavigatingView(width: width, height: height, millimetresPerPoint: density))
    let most = next() % 4 == 0 ? ReleaseBatch.capacity : Int(next() % 65)
    let releases = releases(most).map { release in
      var release = release
      let scale = release.viewWidth.isFinite && width.isFinite ? width / release.viewWidth : 1
      release.translation *= scale.isFinite ? scale : 1
      release.velocity *= scale.isFinite ? scale : 1
      if next() % 8 == 0 { release.translation = tie(width, density) }
      if next() % 16 == 0 { release.velocity = tie(width, density) }
      if next() % 16 == 0 { release.countedTravel = value(in: 0...2000) }
      (release.viewWidth, release.viewHeight) = (width, height)
      release.millimetresPerPoint = density
      if next() % 16 == 0 { release.displacement = tie(width, density) }
      release.start = value(in: 0...400)
      batch.append(release)
      return release
    }
    return (batch, releases)
  }

  /// A number that is a threshold of some rule, or beside one.
  private mutating func tie(_ width: Double, _ density: Double) -> Double {
    let exact = [
      0, -0.0, 100, 800, -800, width / 2, width / 3, width, -width, 16 / density,
    ][Int(next() % 10)]
    return [exact, exact, exact.nextUp, exact.nextDown][Int(next() % 4)]
  }
}
