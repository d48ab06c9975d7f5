#include "core/sheet/entry.hpp"

#include <algorithm>
#include <array>

namespace damath::sheet {

namespace {

constexpr int kDeepest = 8;              // brackets within brackets
constexpr std::size_t kMostDigits = 12;  // of a chip or coordinate; more is no chip of any set

std::string withoutBlanks(std::string_view text) {
  std::string kept(text);
  std::erase(kept, ' ');
  return kept;
}

// The chip text's spelling as parseChipValue reads it.
std::string unfolded(std::string_view text) {
  std::string result;
  for (const char character : text) result += character == 'r' ? "√" : std::string(1, character);
  return result;
}

std::size_t skipDigits(const Ink& ink, std::size_t place) {
  const std::size_t from = place;
  while (isDigit(ink.at(place)) && place - from <= kMostDigits) ++place;
  return place;
}

// The place behind the text where the ink shows it, blanks within it allowed but not inside a number.
std::optional<std::size_t> behindText(const Ink& ink, std::size_t place, std::string_view text) {
  char last = '\0';
  for (const char wanted : text) {
    if (!isDigit(last) || !isDigit(wanted)) place = ink.skipBlanks(place);
    if (ink.at(place) != wanted) return std::nullopt;
    last = wanted;
    ++place;
  }
  return place;
}

// A whole number with its sign at the place, which moves behind it.
std::optional<int> takeInteger(const Ink& ink, std::size_t& place) {
  place = ink.skipBlanks(place);
  const bool negative = ink.at(place) == '-';
  if (negative) ++place;
  const std::size_t end = skipDigits(ink, place);
  if (end == place || end - place > 3) return std::nullopt;
  int value = 0;
  for (; place < end; ++place) value = 10 * value + (ink.at(place) - '0');
  return negative ? -value : value;
}

// `(x, y)` at the place, which moves behind it. The numbers may be any.
std::optional<board::Coordinates> takeCoordinates(const Ink& ink, std::size_t& place) {
  place = ink.skipBlanks(place);
  if (ink.at(place) != '(') return std::nullopt;
  ++place;
  const auto x = takeInteger(ink, place);
  place = ink.skipBlanks(place);
  if (const char between = ink.at(place); between == ',' || between == ';' || between == '.') ++place;
  const auto y = x ? takeInteger(ink, place) : std::nullopt;
  place = ink.skipBlanks(place);
  if (!x || !y || ink.at(place) != ')') return std::nullopt;
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

// A factor 2 or 4 behind a times sign at the place, which then moves behind it.
std::optional<int> takeFactor(const Ink& ink, std::size_t& place) {
  std::size_t at = ink.skipBlanks(place);
  if (operatorOf(ink.at(at)) != board::Operator::Times) return std::nullopt;
  at = ink.skipBlanks(at + 1);
  const char digit = ink.at(at);
  if ((digit != '2' && digit != '4') || isDigit(ink.at(at + 1)) || ink.at(at + 1) == '/') return std::nullopt;
  place = at + 1;
  return digit - '0';
}

int editDistance(std::string_view a, std::string_view b) {
  std::vector<int> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = static_cast<int>(j);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    int diagonal = row[0];
    row[0] = static_cast<int>(i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const int above = row[j];
      const int changed = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      row[j] = std::min({above + 1, row[j - 1] + 1, changed});
      diagonal = above;
    }
  }
  return row[b.size()];
}

}  // namespace

EntryReader::EntryReader(const rules::ChipSet& set) : m_set(set), m_arithmetic(set.arithmetic()) {
  for (std::size_t i = 0; i < m_texts.size(); ++i) {
    m_texts[i] = withoutBlanks(Ink(set.chips[i].text).text());
  }
}

Operand EntryReader::operandOf(std::string text) const {
  Operand operand;
  operand.value = rules::parseChipValue(unfolded(text));
  for (std::size_t i = 0; i < m_texts.size(); ++i) {
    if (m_texts[i] == text) operand.named = static_cast<ChipMask>(operand.named | 1U << i);
    if (operand.value && m_set.chips[i].value == *operand.value) {
      operand.valued = static_cast<ChipMask>(operand.valued | 1U << i);
    }
  }
  operand.text = std::move(text);
  return operand;
}

std::optional<Operand> EntryReader::bareOperand(Place& place) const {
  const Ink& ink = place.ink;
  std::size_t at = ink.skipBlanks(place.at);
  if (ink.at(at) == '+') at = ink.skipBlanks(at + 1);
  std::optional<std::size_t> longest;
  std::size_t chip = 0;
  for (std::size_t i = 0; i < m_texts.size(); ++i) {
    const auto end = behindText(ink, at, m_texts[i]);
    if (!end || (longest && m_texts[chip].size() >= m_texts[i].size())) continue;
    const char behind = ink.at(*end);
    const bool endsInDigit = isDigit(m_texts[i].back());
    // Not the beginning of a longer number or monomial.
    if (endsInDigit && (isDigit(behind) || behind == '.' || behind == 'r')) continue;
    if (behind == '^' || behind == 'y') continue;
    const bool fraction = behind == '/' && isDigit(ink.at(*end + 1));
    if (fraction && m_arithmetic == rules::Arithmetic::Exact && m_texts[i].find('/') == std::string::npos) {
      continue;
    }
    longest = end;
    chip = i;
  }
  if (longest) {
    place.at = *longest;
    return operandOf(m_texts[chip]);
  }
  // No chip of the set: any number, root or monomial.
  const std::size_t from = at;
  if (ink.at(at) == '-') at = ink.skipBlanks(at + 1);
  const std::size_t body = at;
  at = skipDigits(ink, at);
  if (ink.at(at) == '.' && isDigit(ink.at(at + 1))) at = skipDigits(ink, at + 1);
  if (m_arithmetic != rules::Arithmetic::Whole && ink.at(at) == '/' && isDigit(ink.at(at + 1)) && at > body) {
    at = skipDigits(ink, at + 1);
  }
  if (ink.at(at) == 'r') {
    const bool bracket = ink.at(at + 1) == '(';
    at = skipDigits(ink, at + (bracket ? 2 : 1));
    if (bracket && ink.at(at) == ')') ++at;
  }
  if (m_arithmetic == rules::Arithmetic::Variables) {
    while (ink.at(at) == 'x' || ink.at(at) == 'y') {
      ++at;
      if (ink.at(at) == '^') at = skipDigits(ink, at + 1);
    }
  }
  if (at == body) {
    place.at = at;
    return std::nullopt;
  }
  place.at = at;
  std::string text = withoutBlanks(ink.text().substr(from, at - from));
  std::erase_if(text, [](char character) { return character == '(' || character == ')'; });
  return operandOf(std::move(text));
}

std::optional<Operand> EntryReader::operand(Place& place, int depth) const {
  const Ink& ink = place.ink;
  place.at = ink.skipBlanks(place.at);
  std::size_t inside = place.at;
  // A dama's circle may stand behind the sign: -[8].
  const bool signBefore = ink.at(inside) == '-' && ink.at(ink.skipBlanks(inside + 1)) == '[';
  if (signBefore) inside = ink.skipBlanks(inside + 1);
  const char open = ink.at(inside);
  if (open != '(' && open != '[') return bareOperand(place);
  if (depth == kDeepest) return std::nullopt;
  Place within{ink, inside + 1};
  std::optional<Operand> found = operand(within, depth + 1);
  place.at = ink.skipBlanks(within.at);
  if (!found || ink.at(place.at) != (open == '(' ? ')' : ']')) return std::nullopt;
  ++place.at;
  if (signBefore) found = operandOf("-" + found->text);
  if (open == '[') found->encircled = true;
  return found;
}

std::optional<QuietEntry> EntryReader::quiet(const Ink& ink, std::size_t end) const {
  Place place{ink, 0};
  const std::optional<Operand> chip = operand(place);
  if (!chip) return std::nullopt;
  const auto destination = takeCoordinates(ink, place.at);
  if (!destination || ink.skipBlanks(place.at) != end) return std::nullopt;
  return QuietEntry{*chip, *destination};
}

// taker op taken, two bracketed values side by side counting as ×.
std::optional<CaptureEntry> EntryReader::expression(Place& place) const {
  const Ink& ink = place.ink;
  CaptureEntry entry;
  const std::optional<Operand> taker = operand(place);
  if (!taker) return std::nullopt;
  const char last = ink.at(place.at - 1);
  place.at = ink.skipBlanks(place.at);
  const char next = ink.at(place.at);
  const bool beside = (last == ')' || last == ']') && (next == '(' || next == '[');
  const auto sign = beside ? std::optional(board::Operator::Times) : operatorOf(next);
  if (!sign) return std::nullopt;
  if (!beside) ++place.at;
  const std::optional<Operand> taken = operand(place);
  if (!taken) return std::nullopt;
  entry.taker = *taker;
  entry.sign = *sign;
  entry.taken = *taken;
  return entry;
}

std::optional<CaptureEntry> EntryReader::capture(const Ink& ink, std::size_t end,
                                                 std::size_t& reached) const {
  const auto finished = [&](Place& place, CaptureEntry entry) -> std::optional<CaptureEntry> {
    if (const auto factor = takeFactor(ink, place.at)) entry.factor = factor;
    place.at = ink.skipBlanks(place.at);
    reached = std::max(reached, place.at);
    if (place.at == end) return entry;
    if (ink.at(place.at) != '=' && ink.at(place.at) != '~') return std::nullopt;
    const Figure working = readFigure(ink, place.at + 1);
    if (std::holds_alternative<UnreadableFigure>(working)) return std::nullopt;
    if (const auto* steps = std::get_if<std::vector<FigureStep>>(&working)) entry.working = *steps;
    return entry;
  };

  Place plain{ink, 0};
  if (const auto entry = expression(plain)) {
    if (const auto whole = finished(plain, *entry)) return whole;
  }
  reached = std::max(reached, plain.at);

  // 2(5 x 10), (5 x 10) x 2
  Place wrapped{ink, ink.skipBlanks(0)};
  std::optional<int> factor;
  if ((ink.at(wrapped.at) == '2' || ink.at(wrapped.at) == '4') &&
      ink.at(ink.skipBlanks(wrapped.at + 1)) == '(') {
    factor = ink.at(wrapped.at) - '0';
    wrapped.at = ink.skipBlanks(wrapped.at + 1);
  }
  if (ink.at(wrapped.at) != '(') return std::nullopt;
  ++wrapped.at;
  std::optional<CaptureEntry> entry = expression(wrapped);
  wrapped.at = ink.skipBlanks(wrapped.at);
  if (!entry || ink.at(wrapped.at) != ')') return std::nullopt;
  ++wrapped.at;
  entry->factor = factor;
  return finished(wrapped, *entry);
}

Entry EntryReader::read(std::string_view cell) const {
  const std::size_t routeMark = cell.find('@');
  Entry entry;
  if (routeMark != std::string_view::npos) {
    const Ink route(cell.substr(routeMark + 1));
    std::size_t place = 0;
    while (route.skipBlanks(place) < route.size()) {
      const std::size_t from = route.skipBlanks(place);
      const auto coordinates = takeCoordinates(route, place);
      const auto square = coordinates ? board::Square::at(coordinates->x, coordinates->y) : std::nullopt;
      if (!square) {
        entry.move =
            UnreadableEntry{Ink(cell.substr(0, routeMark + 1)).column(cell.size()) - 1 + route.column(from)};
        return entry;
      }
      entry.route.push_back(*square);
    }
    cell = cell.substr(0, routeMark);
  }
  const Ink ink(cell);
  if (ink.skipBlanks(0) == ink.size()) return entry;
  // Blanks at the end belong to nothing.
  std::size_t end = ink.size();
  while (end > 0 && ink.at(end - 1) == ' ') --end;
  std::size_t reached = 0;
  const auto atEnd = ink.size();
  if (const auto found = quiet(ink, atEnd)) {
    entry.move = *found;
  } else if (const auto taking = capture(ink, atEnd, reached)) {
    entry.move = *taking;
  } else {
    entry.move = UnreadableEntry{ink.column(std::min(reached, end > 0 ? end - 1 : 0))};
  }
  return entry;
}

std::optional<EntryReader::RemainingEntry> EntryReader::readRemaining(std::string_view cell) const {
  const Ink ink(cell);
  Place place{ink, 0};
  if (auto chip = operand(place)) {
    RemainingEntry entry{*chip, takeFactor(ink, place.at)};
    if (ink.skipBlanks(place.at) == ink.size()) return entry;
  }
  // 2(-11), 2 x -11
  place.at = ink.skipBlanks(0);
  if (ink.at(place.at) != '2') return std::nullopt;
  place.at = ink.skipBlanks(place.at + 1);
  if (operatorOf(ink.at(place.at)) == board::Operator::Times) {
    ++place.at;
  } else if (ink.at(place.at) != '(') {
    return std::nullopt;
  }
  const auto chip = operand(place);
  if (!chip || ink.skipBlanks(place.at) != ink.size()) return std::nullopt;
  return RemainingEntry{*chip, 2};
}

EntryReader::Nearest EntryReader::nearest(std::string_view foldedText) const {
  Nearest nearest{0, 1 << 20};
  for (std::size_t i = 0; i < m_texts.size(); ++i) {
    const int distance = editDistance(foldedText, m_texts[i]);
    const auto bit = static_cast<ChipMask>(1U << i);
    if (distance < nearest.distance)
      nearest = {bit, distance};
    else if (distance == nearest.distance)
      nearest.chips = static_cast<ChipMask>(nearest.chips | bit);
  }
  return nearest;
}

}  // namespace damath::sheet
