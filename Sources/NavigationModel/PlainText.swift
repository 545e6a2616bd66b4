/// A number as people write it: the shortest text that reads back exactly, without the ending that
/// whole numbers get.
///
/// `PopGesture` has one of its own: it is also built alone, where nothing can be `package`.
package func plain(_ number: Double) -> String {
  let text = number.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
