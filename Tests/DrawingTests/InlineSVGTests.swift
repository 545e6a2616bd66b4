import Testing

@testable import Drawing

@Suite("Pictures inside HTML pages")
struct InlineSVGTests {
  private func scene(_ nodes: [SceneNode], rules: [String] = []) -> Scene {
    Scene(width: 10, height: 5, title: "t", summary: "s", nodes: nodes, rules: rules)
  }

  private let name = SceneNode.text(SceneText("half", at: Point(1, 2), face: .label))
  private let text = "<text class=\"label\" x=\"1\" y=\"2\">half</text>"

  @Test("An element without namespace and style sheet, a document with both")
  func head() {
    let scene = scene([name])
    #expect(
      SVGWriter.inline(scene) == """
        <svg class="swipelab-chart" role="img" width="10" height="5" viewBox="0 0 10 5">
        <title>t</title>
        <desc>s</desc>
        \(text)
        </svg>

        """)
    #expect(
      SVGWriter.write(scene) == """
        <svg xmlns="http://www.w3.org/2000/svg" class="swipelab-chart" role="img" \
        width="10" height="5" viewBox="0 0 10 5">
        <title>t</title>
        <desc>s</desc>
        <style>
        \(Theme.styleSheet(for: [scene]))
        </style>
        \(text)
        </svg>

        """)
  }

  @Test("Groups name their policy on a page; a document goes without, and without needless groups")
  func policies() {
    let about = SceneNode.group(policy: "half", [name])
    let styled = SceneNode.group(style: "c0", title: "tip", policy: "half", [name])
    let scene = scene([about, styled, .group([about])])
    let inline = SVGWriter.inline(scene).split(separator: "\n").dropFirst(3).map { String($0) }
    #expect(
      inline == [
        "<g data-policy=\"half\">", " \(text)", "</g>",
        "<g class=\"c0\" data-policy=\"half\">", " <title>tip</title>", " \(text)", "</g>",
        "<g>", " <g data-policy=\"half\">", "  \(text)", " </g>", "</g>", "</svg>",
      ])
    let document = SVGWriter.write(scene)
    #expect(
      document.hasSuffix(
        """
        </style>
        \(text)
        <g class="c0">
         <title>tip</title>
         \(text)
        </g>
        <g>
         \(text)
        </g>
        </svg>

        """))
  }

  @Test("Markup in a policy's name stays inside the attribute")
  func escaping() {
    let inline = SVGWriter.inline(scene([.group(policy: "a<b> & \"c\" 'd'", [name])]))
    #expect(inline.contains("<g data-policy=\"a&lt;b&gt; &amp; &quot;c&quot; 'd'\">\n"))
  }

  @Test("A page has every rule of its pictures once, the dark colours last")
  func styleSheet() throws {
    let scenes = [
      scene([], rules: [".a { color: red; }", ".b { color: blue; }"]), scene([]),
      scene([], rules: [".c { color: green; }", ".a { color: red; }"]),
    ]
    let sheet = Theme.styleSheet(for: scenes)
    let lines = sheet.split(separator: "\n")
    for rule in [".a { color: red; }", ".b { color: blue; }", ".c { color: green; }"] {
      #expect(lines.count { $0 == ".swipelab-chart \(rule)" } == 1)
    }
    #expect(lines.count { $0.hasPrefix("@media") } == 1)
    let dark = try #require(lines.firstIndex { $0.hasPrefix("@media") })
    #expect(lines[(dark + 1)...].dropLast().allSatisfy { $0.hasPrefix("  .swipelab-chart ") })
    #expect(lines[..<dark].allSatisfy { $0.hasPrefix(".swipelab-chart ") })
  }
}
