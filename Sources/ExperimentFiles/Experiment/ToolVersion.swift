/// Which program made a result.
public enum ToolVersion {
  /// Version of the tool, for people.
  public static let tool = "0.1.0"
  /// Version of everything that decides the numbers: raised whenever the same experiment gives
  /// other counts.
  public static let algorithm = 2
  /// Version of the files in a report folder.
  public static let schema = 1
}
