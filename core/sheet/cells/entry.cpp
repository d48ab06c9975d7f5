// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/cells/entry.hpp"

#include <algorithm>

#include "core/sheet/cells/loose_entry.hpp"
#include "core/sheet/cells/mark.hpp"
#include "core/sheet/cells/tokens.hpp"

namespace damath::sheet {

namespace {

constexpr std::size_t kMostJumps = 12;  // a side has 12 chips, so a chain cannot take more

// Returns the column of the character to report as unreadable: `failedAt`, or the last character if the cell
// ends too early.
std::size_t shownColumn(const NormalizedText& written, std::size_t failedAt) {
  std::size_t end = written.size();
  while (end > 1 && written.at(end - 1) == ' ') --end;
  return end == 0 ? 1 : std::min(failedAt, written.column(end - 1));
}

// Returns the route: the squares in brackets from `place` to the end of the text. If a part of this text is
// no square, returns the column of that part.
std::variant<std::vector<board::Square>, UnreadableEntry> readRoute(const NormalizedText& written,
                                                                    std::size_t place) {
  std::vector<board::Square> route;
  while (written.skipBlanks(place) < written.size()) {
    const std::size_t from = written.skipBlanks(place);
    const auto coordinates = takeCoordinates(written, place);
    const auto square = coordinates ? board::Square::at(coordinates->x, coordinates->y) : std::nullopt;
    if (!square) return UnreadableEntry{written.column(from)};
    route.push_back(*square);
  }
  return route;
}

// True if all operands are chips of the set and all jumps name the same taker, as the jumps of a chain do.
bool areOneTakers(const std::vector<Entry>& jumps) {
  const Operand& first = jumps.front().capture()->taker;
  return std::ranges::all_of(jumps, [&first](const Entry& jump) {
    const CaptureEntry& capture = *jump.capture();
    return capture.taker.isChip() && capture.taken.isChip() && capture.taker.text == first.text;
  });
}

}  // namespace

// The position of one attempt to read the cell. `failedAt` is the farthest column at which any attempt
// failed.
struct EntryReader::Cursor {
  const NormalizedText& written;
  std::size_t& failedAt;
  const Looseness& loose;
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

EntryReader::EntryReader(const rules::ChipSet& set)
    : m_operands(set), m_ways{Looseness{}}, m_looseWays(looseWays(set.arithmetic())) {
  if (set.arithmetic() == rules::Arithmetic::Exact) m_ways.push_back(Looseness{Fractions::Spaced});
}

std::optional<QuietEntry> EntryReader::quiet(Cursor& cursor) const {
  const std::optional<Operand> chip = m_operands.read(cursor.written, cursor.at, cursor.loose);
  if (!chip) return cursor.fail();
  const auto destination = takeCoordinates(cursor.written, cursor.at);
  cursor.skip();
  if (!destination || !cursor.isAtEnd()) return cursor.fail();
  return QuietEntry{*destination, *chip, std::nullopt};
}

// Reads a capture `taker op taken`, such as `5 + 10`. Two values in brackets without a sign, `(5)(10)`, are
// multiplied.
std::optional<CaptureEntry> EntryReader::expression(Cursor& cursor) const {
  const NormalizedText& written = cursor.written;
  const std::optional<Operand> taker = m_operands.read(written, cursor.at, cursor.loose);
  if (!taker) return cursor.fail();
  const char last = written.at(cursor.at - 1);
  cursor.skip();
  const char next = cursor.next();
  const bool beside = (last == ')' || last == ']') && (next == '(' || next == '[');
  const auto sign = beside ? std::optional(board::Operator::Times) : operatorOf(next);
  if (!sign) return cursor.fail();
  if (!beside) ++cursor.at;
  const std::optional<Operand> taken = m_operands.read(written, cursor.at, cursor.loose);
  if (!taken) return cursor.fail();
  CaptureEntry entry;
  entry.taker = *taker;
  entry.sign = *sign;
  entry.taken = *taken;
  return entry;
}

// Reads the optional text after `taker op taken`: a factor (×2 or ×4) and a working (the calculation of the
// score).
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

// Reads a capture in brackets with an optional factor before or after the brackets: 2(5 x 10), 2 x (5 x 10),
// (5 x 10) x 2.
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

Entry EntryReader::readMove(const NormalizedText& written, std::size_t& failedAt) const {
  for (const Looseness& loose : m_ways) {
    const auto way = [&] { return Cursor{written, failedAt, loose}; };
    Cursor first = way();
    if (const auto found = quiet(first)) return {*found, {}};
    Cursor second = way();
    if (const auto found = capture(second)) return {*found, {}};
    Cursor third = way();
    if (const auto found = wrappedCapture(third)) return {*found, {}};
  }
  return {UnreadableEntry{shownColumn(written, failedAt)}, {}};
}

Entry EntryReader::readEither(const NormalizedText& written) const {
  std::size_t failedAt = 1;
  Entry entry = readMove(written, failedAt);
  if (!entry.isUnreadable()) return entry;
  const std::size_t plainFailedAt = failedAt;
  const LooseEntry loose(m_operands, written, failedAt);
  if (const Entry* found = loose.entry()) return *found;
  if (loose.reason() == UnreadableReason::Ambiguous) {
    // An ambiguous cell can be read as a whole in several ways, so these readings have no unreadable column.
    // The column to report is the farthest column at which a plain spelling failed.
    return {UnreadableEntry{shownColumn(written, plainFailedAt), loose.reason(), loose.readings()}, {}};
  }
  return {UnreadableEntry{shownColumn(written, failedAt), loose.reason(), {}, loose.chipAlone()}, {}};
}

// Reads a cell with `@`. The squares after `@` are a route, as in `10 x 6 @(0,3)(2,5)`. A single square is
// the landing square of the capture before `@`, or the destination of the chip before `@`.
Entry EntryReader::readWithRoute(const NormalizedText& written, std::size_t mark) const {
  auto found = readRoute(written, mark + 1);
  const auto* route = std::get_if<std::vector<board::Square>>(&found);
  const NormalizedText before = written.part(0, mark);
  if (before.isBlank() && route != nullptr) return {BlankEntry{}, *route};
  Entry entry = readEither(before);
  if (route != nullptr && (route->size() != 1 || entry.quiet() != nullptr)) {
    entry.route = *route;
    return entry;
  }
  auto* capture = std::get_if<CaptureEntry>(&entry.move);
  if (route != nullptr && capture != nullptr && !capture->landing) {
    std::size_t place = mark + 1;
    capture->landing = takeCoordinates(written, place);
    return entry;
  }
  Entry whole = readEither(written);
  if (!whole.isUnreadable() || route != nullptr) return whole;
  return {std::get<UnreadableEntry>(found), {}};
}

Entry EntryReader::readWritten(const NormalizedText& written) const {
  const std::size_t mark = written.text().find('@');
  return mark == std::string_view::npos ? readEither(written) : readWithRoute(written, mark);
}

Entry EntryReader::read(std::string_view cell) const {
  const NormalizedText written(cell, Struck::Dropped);
  if (written.isBlank()) return {BlankEntry{false, written.hasStruck()}, {}};
  Entry entry = readWritten(written);
  if (auto* unreadable = std::get_if<UnreadableEntry>(&entry.move)) {
    const bool isStruck = isCrossedOut(written) || (written.hasStruck() && withoutNumber(written).isBlank());
    if (isMoveMark(written) || isStruck)
      return {BlankEntry{isMoveMark(written) && !written.hasStruck(), isStruck}, {}};
    if (isQuestionMark(cell, unreadable->column)) unreadable->reason = UnreadableReason::UnclearSign;
  }
  return entry;
}

std::vector<Entry> EntryReader::readJumps(std::string_view cell) const {
  const NormalizedText written(cell, Struck::Dropped);
  for (const Between between : {Between::Jumps, Between::JumpsAndCommas, Between::JumpsAndSlashes}) {
    const std::vector<NormalizedText> parts = partsOf(written, between);
    if (parts.size() < 2 || parts.size() > kMostJumps) continue;
    std::vector<Entry> jumps;
    for (const NormalizedText& part : parts) {
      jumps.push_back(readWritten(part));
      if (jumps.back().capture() == nullptr) break;
    }
    if (jumps.back().capture() == nullptr) continue;
    if (between == Between::JumpsAndSlashes && !areOneTakers(jumps)) continue;
    return jumps;
  }
  return {};
}

std::optional<EntryReader::RemainingEntry> EntryReader::remaining(Cursor& cursor) const {
  if (auto chip = m_operands.read(cursor.written, cursor.at, cursor.loose)) {
    RemainingEntry entry{*chip, takeFactor(cursor.written, cursor.at)};
    cursor.skip();
    if (cursor.isAtEnd()) return entry;
  }
  return cursor.fail();
}

// Reads a dama among the remaining chips, with its factor first: 2(-11), 2 x -11.
std::optional<EntryReader::RemainingEntry> EntryReader::doubledRemaining(Cursor& cursor) const {
  cursor.skip();
  const auto factor = takeLeadingFactor(cursor.written, cursor.at);
  if (factor != 2) return std::nullopt;
  const auto chip = m_operands.read(cursor.written, cursor.at, cursor.loose);
  cursor.skip();
  if (!chip || !cursor.isAtEnd()) return cursor.fail();
  return RemainingEntry{*chip, factor};
}

std::optional<EntryReader::RemainingEntry> EntryReader::readRemaining(std::string_view cell) const {
  std::size_t failedAt = 1;
  return readRemaining(NormalizedText(cell, Struck::Dropped), failedAt);
}

std::optional<EntryReader::RemainingEntry> EntryReader::readRemaining(const NormalizedText& written,
                                                                      std::size_t& failedAt) const {
  for (const std::vector<Looseness>* ways : {&m_ways, &m_looseWays}) {
    for (const Looseness& loose : *ways) {
      // `(0,3)` is a square, not the chip 0.3.
      if (loose.decimalCommas && written.text().find('(') != std::string_view::npos) continue;
      Cursor plain{written, failedAt, loose};
      if (auto found = remaining(plain)) return found;
      Cursor doubled{written, failedAt, loose};
      if (auto found = doubledRemaining(doubled)) return found;
    }
  }
  return std::nullopt;
}

std::size_t EntryReader::unreadableFrom(std::string_view remainingCell) const {
  const NormalizedText written(remainingCell, Struck::Dropped);
  std::size_t failedAt = 1;
  static_cast<void>(readRemaining(written, failedAt));
  return shownColumn(written, failedAt);
}

}  // namespace damath::sheet
