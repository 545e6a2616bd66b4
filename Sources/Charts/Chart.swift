package import Drawing

/// A kind of chart that a report can hold.
public struct Chart: Sendable {
  /// Short name in kebab case, unique in the catalogue.
  public let name: String
  /// What it shows, for headings.
  public let title: String
  /// Whether it has a panel per screen, so that it takes only a few screens.
  public let isByScreen: Bool
  /// For how many policies it is made; a report of more or fewer goes without it.
  public let policies: ClosedRange<Int>
  /// One sentence on how to read the chart.
  public let caption: String
  /// The picture from a title, the screens with their series, and a theme.
  package let scene: @Sendable (_ title: String, _ data: ChartData, _ theme: Theme) -> Scene
}
