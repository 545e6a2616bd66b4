import PopGesture

extension VelocityEstimatorKind {
  /// The name of the estimator's type in Swift: `TwoSampleBlend`.
  public var swiftType: String { open(TypeName()) }
}

private struct TypeName: VelocityVisitor {
  func visit<Velocity: CatalogEstimator>(_ type: Velocity.Type) -> String { "\(type)" }
}
