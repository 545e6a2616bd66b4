import TestSupport
import Testing

@testable import Charts
@testable import Drawing
@testable import Findings
@testable import Reporting

@Suite("Charts inside HTML pages")
struct InlineChartTests {
  private struct Sample {
    let name: String
    let scene: Scene
    /// The policies or systems that it shows.
    let policies: [String]
  }

  private static func charts(_ screens: Int, _ policies: Int) -> [Sample] {
    let series = ChartSamples.series(policies, screens: screens)
    let data = ChartData(screens: ChartSamples.screens(screens), series: series)
    return ChartCatalog.all.map { chart in
      Sample(
        name: "\(chart.name), \(screens) screens, \(policies) policies",
        scene: chart.scene("Swipes", data), policies: series.map(\.policy))
    }
  }

  private static func systems() async throws -> [Sample] {
    try await SystemSample.scenes().map {
      Sample(name: $0.name, scene: $0.scene, policies: $0.systems)
    }
  }

  private static func samples() async throws -> [Sample] {
    try await [(1, 1), (2, 4), (6, 12), (3, 30)].flatMap { charts($0.0, $0.1) } + systems()
  }

  /// An inline picture without what it has for highlighting.
  private static func stripped(_ inline: String) -> String {
    var lines: [Substring] = []
    // Whether each open group stays.
    var groups: [Bool] = []
    let all = inline.split(separator: "\n", omittingEmptySubsequences: false)
    for (line, next) in zip(all, all.dropFirst() + [""]) {
      let element = line.drop { $0 == " " }
      let depth = groups.count { !$0 }
      // A group with a tooltip is not for highlighting alone.
      if element.hasPrefix("<g data-policy="), !next.contains("<title>") {
        groups.append(false)
        continue
      }
      if element.hasPrefix("<g") { groups.append(true) }
      if element == "</g>", groups.popLast() == false { continue }
      lines.append(line.dropFirst(depth))
    }
    return lines.joined(separator: "\n").replacing(/\ data-policy="[^"]*"/, with: "")
  }

  /// A document without what an element of a page leaves to the page.
  private static func bare(_ document: String) throws -> String {
    let start = try #require(document.firstRange(of: "<style>\n"))
    let end = try #require(document.firstRange(of: "</style>\n"))
    return String(document[..<start.lowerBound] + document[end.upperBound...])
      .replacing(" xmlns=\"http://www.w3.org/2000/svg\"", with: "")
  }

  /// Texts and tooltips, each with the policy of the innermost group around it that has one.
  private static func words(
    _ nodes: [SceneNode], _ policy: String? = nil
  ) -> [(text: String, policy: String?)] {
    nodes.flatMap { node -> [(text: String, policy: String?)] in
      switch node {
      case .text(let text): return [(text.string, policy)]
      case .group(let group):
        let own = group.policy ?? policy
        return (group.title.map { [($0, own)] } ?? []) + words(group.nodes, own)
      default: return []
      }
    }
  }

  @Test("Every policy and system of every chart can be highlighted")
  func everyName() async throws {
    for sample in try await Self.samples() {
      let inline = SVGWriter.inline(sample.scene)
      for policy in sample.policies {
        #expect(inline.contains(" data-policy=\"\(policy)\""), "\(policy) in \(sample.name)")
      }
      #expect(isWellFormed(inline), "\(sample.name)")
    }
  }

  @Test("Names and tooltips are inside the groups of their policies")
  func words() async throws {
    for sample in try await Self.samples() {
      let names = Set(sample.policies)
      for (text, policy) in Self.words(sample.scene.nodes) {
        // Tooltips begin with the name.
        let name = String(text.prefix { $0 != "," && $0 != ":" })
        guard names.contains(name) else { continue }
        #expect(policy == name, "\(text) in \(sample.name)")
      }
    }
  }

  @Test("But for what highlights, the drawing is that of the file")
  func sameDrawing() async throws {
    for sample in try await Self.samples() {
      var drawing = sample.scene
      drawing.frame = nil
      let document = SVGWriter.write(drawing)
      #expect(!document.contains("data-policy"))
      #expect(try Self.stripped(SVGWriter.inline(drawing)) == Self.bare(document), "\(sample.name)")
    }
  }

  @Test("A page writes the title and the remark itself, and cuts nothing but these off")
  func frame() async throws {
    for sample in try await Self.samples() {
      let scene = sample.scene
      let frame = try #require(scene.frame)
      let (inline, file) = (SVGWriter.inline(scene), SVGWriter.write(scene))
      let words = try #require(frame.remark.split(separator: " ").first)
      #expect(file.contains(">\(words) ") && !inline.contains(">\(words) "))
      let rest = Scene(
        width: scene.width, height: scene.height, title: "", summary: "", nodes: scene.nodes)
      #expect(rest.texts.allSatisfy { frame.rows.contains($0.box.minY.rounded(.up)) })
      #expect(rest.texts.allSatisfy { frame.rows.contains($0.box.maxY.rounded(.down)) })
      // Each text is whole in one of the areas that a narrow page shows.
      let lost = rest.texts.map(\.box).filter { box in
        !frame.cuts.joined().contains {
          $0.minX < box.minX + 1 && box.maxX < $0.maxX + 1 && $0.minY < box.minY + 1
            && box.maxY < $0.maxY + 1
        }
      }
      #expect(frame.cuts.isEmpty || lost.isEmpty, "\(sample.name): \(lost)")
    }
  }

  @Test("Charts on one page do not change each other's looks")
  func rules() async throws {
    let scenes = try await Self.samples().map(\.scene)
    let rules = Set(scenes.flatMap(\.rules) + PlanePanel.rules)
    let selectors = rules.map { $0.prefix { $0 != "{" } }
    #expect(selectors.count > 20)
    #expect(Set(selectors).count == selectors.count)
  }

  @Test("A report's pictures are its files, and name policies as its tables do")
  func report() async throws {
    let sample = try await SystemSample.make()
    let index = ResultIndex(sample.results)
    let names = Set(try sample.rows("rates.csv").compactMap { $0["policy"] })
    let pictures = ReportCharts.all(index)
    #expect(!pictures.isEmpty)
    for picture in pictures {
      let scene = try #require(picture.scene(index))
      #expect(sample.files[picture.path] == SVGWriter.write(scene))
      for match in SVGWriter.inline(scene).matches(of: /\ data-policy="([^"]*)"/) {
        #expect(names.contains(String(match.1)), "\(match.1) in \(picture.path)")
      }
    }
  }
}
