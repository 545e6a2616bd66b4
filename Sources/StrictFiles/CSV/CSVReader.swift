/// Reads CSV text (RFC 4180) row by row, strictly, without allocating for a row.
///
/// The first line names the columns. Rows end in `\n` or `\r\n`; the last may end with the file.
/// Quoted fields may hold commas, line ends and doubled quotation marks; anything else is an error
/// with its place. The reader stands on one row at a time:
///
///     var reader = try CSVReader(bytes, file: "touches.csv")
///     let time = try reader.column("time_s")
///     while try reader.next() {
///       let seconds = reader.number(time)
///     }
public struct CSVReader: Sendable {
  /// Where a field lies in the bytes, without its quotation marks.
  struct Field: Sendable {
    var start: Int
    var end: Int
    var hasDoubledQuotes = false
    var isQuoted = false
  }

  /// The largest file read unless asked otherwise: 1 GiB.
  public static let defaultSizeLimit = 1 << 30

  /// The name used in messages.
  public let file: String
  /// The names of the columns, all different, none empty.
  public internal(set) var header: [String] = []
  /// The line on which the current row starts, from 1; the header is on line 1.
  public internal(set) var line = 1

  /// The digest of the file's bytes.
  package var digest: String { SHA256.hexDigest(bytes) }

  let bytes: [UInt8]
  var fields: [Field] = []
  var rowStart: Int
  var offset: Int
  var nextLine = 1

  /// Starts reading a text: checks that it is UTF-8 and reads the header.
  ///
  /// - Parameters:
  ///   - bytes: the whole text; a byte order mark is skipped.
  ///   - file: the name used in messages.
  /// - Throws: what is wrong with the text or its header: empty, binary, not UTF-8, unnamed or
  ///   repeated columns.
  public init(_ bytes: [UInt8], file: String) throws(Diagnostics) {
    offset = try TextInput.check(bytes, file: file, expectation: "a header line of column names")
    rowStart = offset
    self.bytes = bytes
    self.file = file
    try scanRow()
    header = (0..<fields.count).map { text($0) }
    try checkHeader()
  }

  /// Opens a CSV file.
  ///
  /// - Parameters:
  ///   - path: the file, also used in messages.
  ///   - limit: the largest size accepted, in bytes; a larger file is refused unread.
  ///   - isFound: whether nobody named it, but a folder holds it.
  /// - Throws: why the file cannot be read, or what is wrong with its header.
  public static func load(
    path: String, limit: Int = defaultSizeLimit, isFound: Bool = false
  ) throws(Diagnostics) -> CSVReader {
    try CSVReader(TextInput.read(path: path, limit: limit, isFound: isFound), file: path)
  }

  /// Moves to the next row.
  ///
  /// - Returns: whether there was one.
  /// - Throws: a row with more or fewer fields than the header, after which the next call goes on
  ///   with the row after it; or broken quoting, after which there are no more rows.
  public mutating func next() throws(Diagnostics) -> Bool {
    guard offset < bytes.count else {
      fields.removeAll(keepingCapacity: true)
      return false
    }
    try scanRow()
    guard fields.count == header.count else { throw wrongNumberOfFields() }
    return true
  }
}
