package import Drawing

/// A kind of chart that a report can hold.
package struct Chart: Sendable {
  /// Short name in kebab case, unique in the catalogue.
  package let name: String
  /// What it shows, for headings.
  package let title: String
  /// Whether it has a panel per screen, so that it takes only a few screens.
  package let isByScreen: Bool
  /// For how many policies it is made; a report of more or fewer goes without it.
  package let policies: ClosedRange<Int>
  /// One sentence on how to read the chart.
  package let caption: String
  /// The picture from a title and the screens with their series.
  package let scene: @Sendable (_ title: String, _ data: ChartData) -> Scene
}
