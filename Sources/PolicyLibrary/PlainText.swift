/// A number as people write it: the shortest text that reads back exactly, without the ending that
/// whole numbers get, and without a sign for 0.
func plain(_ number: Double) -> String {
  let text = (number == 0 ? 0 : number).description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
