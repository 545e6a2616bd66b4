import PolicyLibrary
import PopGesture
import Testing

/// The presets: all rules of the catalogue, each with what a reader needs to check it.
@Suite("Presets")
struct PresetCatalogTests {
  @Test("every rule from 1 to 51 is there, three of them twice")
  func numbers() {
    let numbers = PolicyPreset.all.compactMap(\.number)
    #expect(Set(numbers) == Set(1...51))
    let twice = Dictionary(grouping: numbers, by: \.self).filter { $1.count > 1 }
    #expect(twice.keys.sorted() == [39, 42, 47])
    #expect(numbers.count == 54)
    // Baselines have no number.
    #expect(PolicyPreset.all.prefix(6).allSatisfy { $0.number == nil })
  }

  @Test("every preset has a plain name, is a policy, and says where it comes from")
  func fields() throws {
    for preset in PolicyPreset.all {
      #expect(preset.name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(preset.name)")
      let policy = try #require(preset.policy, "\(preset.name)")
      #expect(policy.name == preset.name && policy.family.name == preset.family)
      #expect(policy.reading.estimator == preset.estimator ?? policy.family.estimator)
      #expect(preset.source.count > 10, "\(preset.name)")
      #expect(preset.licence?.isEmpty != true && preset.note?.isEmpty != true)
    }
  }

  @Test("what is not sure says why")
  func confidence() {
    let unsure = PolicyPreset.all.filter { $0.number != nil && $0.confidence == .unconfirmed }
    #expect(unsure.map(\.name) == ["uikit", "uikit-legacy", "pager-snap"])
    let told = PolicyPreset.all.filter { $0.confidence == .secondary }
    #expect(
      told.map(\.name) == [
        "fixed-distance", "wwdc-projection", "wwdc-projection-fast", "brave", "damus",
        "android-back",
      ])
    #expect(told.dropFirst().allSatisfy { $0.note != nil })
  }

  @Test("what is left out is named once, with a reason")
  func omissions() {
    let all = PolicyOmission.all
    #expect(Set(all.map(\.name)).count == all.count && all.count > 10)
    #expect(all.allSatisfy { !$0.name.isEmpty && $0.reason.count > 30 })
  }

  @Test("words stand for values, and choices for nothing else")
  func choices() throws {
    let family = try policy("quick-swipe").family
    let travel = try #require(family.parameters.first { $0.name == "travel" })
    #expect(travel.isChoice && travel.unit == "drag or finger")
    #expect((travel.text(for: 0), travel.text(for: 1)) == ("drag", "finger"))
    #expect(travel.allows(0) && travel.allows(1) && !travel.allows(0.5) && !travel.allows(2))
    let quick = try #require(family.parameters.first { $0.name == "quick_boundary" })
    #expect(quick.words.map(\.text) == ["<", "<="])
    let quickTime = try #require(family.parameters.first { $0.name == "quick_s" })
    #expect(!quickTime.isChoice && quickTime.allows(0.5))
    let side = try policy("fling-override").family.parameters.first { $0.name == "return_boundary" }
    #expect(side?.isChoice == true && side?.defaultValue == nil)
    // A word among numbers makes no choice.
    let fling = PolicyParameter(
      "fling", unit: "none", range: 0...1, default: 0, words: [PolicyParameter.Word("off", 9)], "")
    #expect(!fling.isChoice && fling.allows(9) && fling.allows(0.3))
  }
}
