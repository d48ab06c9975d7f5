// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/cells/entry.hpp"
#include "core/text/trim.hpp"

#include <algorithm>

namespace damath::sheet {

namespace {

// A whole number with its sign at the place, which moves behind it.
std::optional<int> takeInteger(const NormalizedText& written, std::size_t& place) {
  place = written.skipBlanks(place);
  const bool negative = written.at(place) == '-';
  if (negative) ++place;
  std::size_t end = place;
  while (isDigit(written.at(end))) ++end;
  if (end == place || end - place > 3) return std::nullopt;
  int value = 0;
  for (; place < end; ++place) value = 10 * value + (written.at(place) - '0');
  return negative ? -value : value;
}

// `(x, y)` at the place, which moves behind it. The numbers may be any.
std::optional<board::Coordinates> takeCoordinates(const NormalizedText& written, std::size_t& place) {
  place = written.skipBlanks(place);
  if (written.at(place) != '(') return std::nullopt;
  ++place;
  const auto x = takeInteger(written, place);
  place = written.skipBlanks(place);
  if (const char between = written.at(place); between == ',' || between == ';' || between == '.') ++place;
  const auto y = x ? takeInteger(written, place) : std::nullopt;
  place = written.skipBlanks(place);
  if (!x || !y || written.at(place) != ')') return std::nullopt;
  ++place;
  return board::Coordinates{*x, *y};
}

std::optional<board::Operator> operatorOf(char character) {
  switch (character) {
    case '+':
      return board::Operator::Plus;
    case '-':
      return board::Operator::Minus;
    case '*':
    case 'x':
      return board::Operator::Times;
    case ':':
    case '/':
      return board::Operator::Divide;
    default:
      return std::nullopt;
  }
}

// A factor 2 or 4 at the place, which then moves behind it.
std::optional<int> takeTwoOrFour(const NormalizedText& written, std::size_t& place) {
  const std::size_t at = written.skipBlanks(place);
  const char digit = written.at(at);
  const char behind = written.at(at + 1);
  if ((digit != '2' && digit != '4') || isDigit(behind) || behind == '/' || behind == '.')
    return std::nullopt;
  place = at + 1;
  return digit - '0';
}

bool isTimes(char character) {
  return operatorOf(character) == board::Operator::Times;
}

// The same behind a times sign.
std::optional<int> takeFactor(const NormalizedText& written, std::size_t& place) {
  std::size_t at = written.skipBlanks(place);
  if (!isTimes(written.at(at))) return std::nullopt;
  const auto factor = takeTwoOrFour(written, ++at);
  if (factor) place = at;
  return factor;
}

// The same before a bracket or a times sign: `2(`, `2 x`.
std::optional<int> takeLeadingFactor(const NormalizedText& written, std::size_t& place) {
  std::size_t at = place;
  const auto factor = takeTwoOrFour(written, at);
  if (!factor) return std::nullopt;
  at = written.skipBlanks(at);
  if (isTimes(written.at(at))) {
    place = written.skipBlanks(at + 1);
  } else if (written.at(at) == '(' || written.at(at) == '[') {
    place = at;
  } else {
    return std::nullopt;
  }
  return factor;
}

// A cell that merely breaks off is shown by its last character.
std::size_t shownColumn(const NormalizedText& written, std::size_t failedAt) {
  std::size_t end = written.size();
  while (end > 1 && written.at(end - 1) == ' ') --end;
  return end == 0 ? 1 : std::min(failedAt, written.column(end - 1));
}

// Squares in brackets, one behind the other, until the end; else the column where they are none.
std::variant<std::vector<board::Square>, UnreadableEntry> readRoute(std::string_view text) {
  const NormalizedText written(text);
  std::vector<board::Square> route;
  std::size_t place = 0;
  while (written.skipBlanks(place) < written.size()) {
    const std::size_t from = written.skipBlanks(place);
    const auto coordinates = takeCoordinates(written, place);
    const auto square = coordinates ? board::Square::at(coordinates->x, coordinates->y) : std::nullopt;
    if (!square) return UnreadableEntry{written.column(from)};
    route.push_back(*square);
  }
  return route;
}

}  // namespace

// A way through the cell, and the column where the farthest one failed.
struct EntryReader::Cursor {
  const NormalizedText& written;
  std::size_t& failedAt;
  Fractions fractions;
  std::size_t at = 0;

  void skip() { at = written.skipBlanks(at); }
  [[nodiscard]] char next() const { return written.at(at); }
  [[nodiscard]] bool isAtEnd() const { return at == written.size(); }
  std::nullopt_t fail() { return failAt(written.column(written.skipBlanks(at))); }
  std::nullopt_t failAt(std::size_t column) {
    failedAt = std::max(failedAt, column);
    return std::nullopt;
  }
};

EntryReader::EntryReader(const rules::ChipSet& set) : m_operands(set), m_ways{Fractions::Tight} {
  if (set.arithmetic() == rules::Arithmetic::Exact) m_ways.push_back(Fractions::Spaced);
}

std::optional<QuietEntry> EntryReader::quiet(Cursor& cursor) const {
  const std::optional<Operand> chip = m_operands.read(cursor.written, cursor.at, cursor.fractions);
  if (!chip) return cursor.fail();
  const auto destination = takeCoordinates(cursor.written, cursor.at);
  cursor.skip();
  if (!destination || !cursor.isAtEnd()) return cursor.fail();
  return QuietEntry{*destination, *chip};
}

// taker op taken, two bracketed values side by side counting as ×.
std::optional<CaptureEntry> EntryReader::expression(Cursor& cursor) const {
  const NormalizedText& written = cursor.written;
  const std::optional<Operand> taker = m_operands.read(written, cursor.at, cursor.fractions);
  if (!taker) return cursor.fail();
  const char last = written.at(cursor.at - 1);
  cursor.skip();
  const char next = cursor.next();
  const bool beside = (last == ')' || last == ']') && (next == '(' || next == '[');
  const auto sign = beside ? std::optional(board::Operator::Times) : operatorOf(next);
  if (!sign) return cursor.fail();
  if (!beside) ++cursor.at;
  const std::optional<Operand> taken = m_operands.read(written, cursor.at, cursor.fractions);
  if (!taken) return cursor.fail();
  CaptureEntry entry;
  entry.taker = *taker;
  entry.sign = *sign;
  entry.taken = *taken;
  return entry;
}

// What may stand behind the expression: a factor, a working.
std::optional<CaptureEntry> EntryReader::finished(Cursor& cursor, CaptureEntry entry) const {
  if (const auto factor = takeFactor(cursor.written, cursor.at)) entry.factor = factor;
  cursor.skip();
  if (cursor.isAtEnd()) return entry;
  if (cursor.next() != '=' && cursor.next() != '~') return cursor.fail();
  const Figure working = readFigure(cursor.written, cursor.at + 1);
  if (const auto* unreadable = std::get_if<UnreadableFigure>(&working))
    return cursor.failAt(unreadable->column);
  if (const auto* steps = std::get_if<std::vector<FigureStep>>(&working)) entry.working = *steps;
  return entry;
}

std::optional<CaptureEntry> EntryReader::capture(Cursor& cursor) const {
  const auto entry = expression(cursor);
  return entry ? finished(cursor, *entry) : std::nullopt;
}

// 2(5 x 10), 2 x (5 x 10), (5 x 10) x 2
std::optional<CaptureEntry> EntryReader::wrappedCapture(Cursor& cursor) const {
  cursor.skip();
  const auto factor = takeLeadingFactor(cursor.written, cursor.at);
  const char open = cursor.next();
  if (open != '(' && open != '[') return std::nullopt;
  ++cursor.at;
  std::optional<CaptureEntry> entry = expression(cursor);
  if (!entry) return std::nullopt;
  cursor.skip();
  if (cursor.next() != (open == '(' ? ')' : ']')) return cursor.fail();
  ++cursor.at;
  entry->factor = factor;
  return finished(cursor, *entry);
}

Entry EntryReader::readMove(const NormalizedText& written) const {
  std::size_t failedAt = 1;
  for (const Fractions fractions : m_ways) {
    const auto way = [&] { return Cursor{written, failedAt, fractions}; };
    Cursor first = way();
    if (const auto found = quiet(first)) return {*found, {}};
    Cursor second = way();
    if (const auto found = capture(second)) return {*found, {}};
    Cursor third = way();
    if (const auto found = wrappedCapture(third)) return {*found, {}};
  }
  return {UnreadableEntry{shownColumn(written, failedAt)}, {}};
}

Entry EntryReader::read(std::string_view cell) const {
  const std::size_t mark = cell.find('@');
  std::vector<board::Square> route;
  if (mark != std::string_view::npos) {
    auto found = readRoute(cell.substr(mark + 1));
    if (auto* unreadable = std::get_if<UnreadableEntry>(&found)) {
      return {UnreadableEntry{NormalizedText(cell.substr(0, mark + 1)).column(cell.size()) - 1 +
                              unreadable->column},
              {}};
    }
    route = std::get<std::vector<board::Square>>(std::move(found));
    cell = cell.substr(0, mark);
  }
  const NormalizedText written(cell);
  Entry entry;
  if (written.skipBlanks(0) < written.size()) entry = readMove(written);
  entry.route = std::move(route);
  return entry;
}

std::optional<EntryReader::RemainingEntry> EntryReader::remaining(Cursor& cursor) const {
  if (auto chip = m_operands.read(cursor.written, cursor.at, cursor.fractions)) {
    RemainingEntry entry{*chip, takeFactor(cursor.written, cursor.at)};
    cursor.skip();
    if (cursor.isAtEnd()) return entry;
  }
  return cursor.fail();
}

// 2(-11), 2 x -11
std::optional<EntryReader::RemainingEntry> EntryReader::doubledRemaining(Cursor& cursor) const {
  cursor.skip();
  const auto factor = takeLeadingFactor(cursor.written, cursor.at);
  if (factor != 2) return std::nullopt;
  const auto chip = m_operands.read(cursor.written, cursor.at, cursor.fractions);
  cursor.skip();
  if (!chip || !cursor.isAtEnd()) return cursor.fail();
  return RemainingEntry{*chip, factor};
}

std::optional<EntryReader::RemainingEntry> EntryReader::readRemaining(std::string_view cell) const {
  std::size_t failedAt = 1;
  return readRemaining(NormalizedText(cell), failedAt);
}

std::optional<EntryReader::RemainingEntry> EntryReader::readRemaining(const NormalizedText& written,
                                                                      std::size_t& failedAt) const {
  for (const Fractions fractions : m_ways) {
    Cursor plain{written, failedAt, fractions};
    if (auto found = remaining(plain)) return found;
    Cursor doubled{written, failedAt, fractions};
    if (auto found = doubledRemaining(doubled)) return found;
  }
  return std::nullopt;
}

std::size_t EntryReader::unreadableFrom(std::string_view remainingCell) const {
  const NormalizedText written(remainingCell);
  std::size_t failedAt = 1;
  static_cast<void>(readRemaining(written, failedAt));
  return shownColumn(written, failedAt);
}

}  // namespace damath::sheet
