/// One thing to draw.
///
/// Appearance is named by style classes, whose meaning is the theme's.
package enum SceneNode: Sendable, Equatable {
  /// An open line through the points.
  case polyline([Point], style: String)
  /// A filled area inside a closed line through the points.
  case polygon([Point], style: String)
  /// Separate straight lines drawn as one element, for grids and error bars.
  case segments([Segment], style: String)
  /// A filled rectangle.
  case rectangle(Box, style: String)
  /// A mark of the given radius, filled or an outline.
  case marker(MarkerShape, at: Point, radius: Double, isHollow: Bool = false)
  /// Many filled marks of one shape and radius.
  case marks(MarkerShape, at: [Point], radius: Double)
  /// A line of text.
  case text(SceneText)
  /// Nodes that belong together.
  indirect case group(SceneGroup)
}

extension SceneNode {
  /// This node alone in a group about a policy or system.
  package func about(_ policy: String) -> SceneNode {
    .group(SceneGroup(policy: policy, nodes: [self]))
  }
}

/// Several nodes with a common style and an optional tooltip.
package struct SceneGroup: Sendable, Equatable {
  /// Identifier of the element, or nil: identifiers must be unique in a page, so few need one.
  var identifier: String?
  /// Style classes, separated by spaces, inherited by the nodes.
  package var style: String?
  /// Shown by browsers when the pointer rests on the group, and read by screen readers.
  var title: String?
  /// The policy or system that everything inside is about, for pages that highlight one.
  package var policy: String?
  var nodes: [SceneNode]

  package init(
    identifier: String? = nil, style: String? = nil, title: String? = nil,
    policy: String? = nil, nodes: [SceneNode]
  ) {
    (self.identifier, self.style, self.title, self.policy) = (identifier, style, title, policy)
    self.nodes = nodes
  }

  /// Whether it groups its nodes for the sake of its policy alone.
  var isOnlyAboutPolicy: Bool {
    policy != nil && identifier == nil && style == nil && title == nil
  }
}
