// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/cells/loose_entry.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "core/sheet/cells/tokens.hpp"
#include "core/text/number.hpp"

namespace damath::sheet {

namespace {

constexpr std::size_t kMostNumberDigits = 3;  // digits of the number before a move, such as `12.`
constexpr std::string_view kLinkWords[] = {"to", "at", "sa", "on"};

std::string coordinatesText(board::Coordinates at) {
  return "(" + std::to_string(at.x) + "," + std::to_string(at.y) + ")";
}

std::string_view operatorText(board::Operator sign) {
  switch (sign) {
    case board::Operator::Plus:
      return " + ";
    case board::Operator::Minus:
      return " - ";
    case board::Operator::Times:
      return " x ";
    case board::Operator::Divide:
      return " ÷ ";
  }
  return {};
}

bool isBoardDigit(char character) {
  return character >= '0' && character <= '7';
}

}  // namespace

std::vector<Looseness> looseWays(rules::Arithmetic arithmetic) {
  switch (arithmetic) {
    case rules::Arithmetic::Whole:
      return {Looseness{}};
    case rules::Arithmetic::Exact:
      return {Looseness{Fractions::Tight, false, false}, Looseness{Fractions::Spaced, false, false},
              Looseness{Fractions::Tight, false, true}, Looseness{Fractions::Spaced, false, true}};
    case rules::Arithmetic::Variables:
      return {Looseness{Fractions::Tight, true, false}};
  }
  return {};
}

std::string plainText(const OperandReader& operands, const Entry& entry) {
  if (const QuietEntry* quiet = entry.quiet()) {
    return operands.plainText(quiet->chip) + " " +
           (quiet->origin ? coordinatesText(*quiet->origin) + "-" : std::string()) +
           coordinatesText(quiet->destination);
  }
  const CaptureEntry* capture = entry.capture();
  if (capture == nullptr) return {};
  const std::string taken = operands.plainText(capture->taken);
  const bool isNegative = capture->taken.text.starts_with('-') && !capture->taken.encircled;
  std::string text = operands.plainText(capture->taker);
  text += operatorText(capture->sign);
  text += isNegative ? "(" + taken + ")" : taken;
  if (capture->factor) text += " x " + std::to_string(*capture->factor);
  if (capture->landing) text += " " + coordinatesText(*capture->landing);
  return text;
}

LooseEntry::LooseEntry(const OperandReader& operands, const NormalizedText& written, std::size_t& failedAt)
    : m_operands(operands), m_written(written), m_failedAt(failedAt) {
  for (const Looseness& loose : looseWays(operands.arithmetic())) {
    for (const auto& way : {std::optional(Way{loose, 0, Numbered::No}), numbered(loose)}) {
      if (!way) continue;
      tryQuiet(*way);
      tryCapture(*way, Wrap::None);
      tryCapture(*way, Wrap::Bracket);
    }
  }
  choose();
}

const Entry* LooseEntry::entry() const {
  return m_found.size() == 1 && m_texts.size() == 1 ? &m_found.front().entry : nullptr;
}

UnreadableReason LooseEntry::reason() const {
  if (m_texts.size() > 1) return UnreadableReason::Ambiguous;
  return m_chipAlone ? UnreadableReason::SquareMissing : UnreadableReason::Other;
}

// `1.`, `1)` and `1.)` are certainly move numbers. In `1 -9`, `(1) -9` and `1.9`, the 1 may be a move number.
std::optional<LooseEntry::Way> LooseEntry::numbered(const Looseness& loose) const {
  std::size_t at = m_written.skipBlanks(0);
  const bool isBracketed = m_written.at(at) == '(';
  if (isBracketed) ++at;
  const std::size_t digits = at;
  while (isDigit(m_written.at(at))) ++at;
  if (at == digits || at - digits > kMostNumberDigits) return std::nullopt;
  const std::size_t number = at;
  const bool hasPoint = m_written.at(at) == '.';
  if (hasPoint) ++at;
  if (m_written.at(at) == ')') ++at;
  if (hasPoint && at == number + 1 && isDigit(m_written.at(at))) return Way{loose, at, Numbered::Perhaps};
  if (at > number && !isBracketed) return Way{loose, at, Numbered::Yes};
  const std::size_t sign = m_written.skipBlanks(at);
  const bool mayBeSign = sign > at && m_written.at(sign) == '-' && isDigit(m_written.at(sign + 1));
  return mayBeSign ? std::optional(Way{loose, sign, Numbered::Perhaps}) : std::nullopt;
}

// Takes a link (the sign or word between a chip and its square) and the blanks before it. Without a link,
// `place` does not move.
LooseEntry::Link LooseEntry::takeLink(std::size_t& place) const {
  std::size_t at = m_written.skipBlanks(place);
  for (const std::string_view word : kLinkWords) {
    if (takeWord(m_written, place, word)) return Link::Arrow;
  }
  if (m_written.at(at) == '@') {
    place = at + 1;
    return Link::Arrow;
  }
  if (m_written.at(at) == ',' || m_written.at(at) == ':') {
    place = at + 1;
    return m_written.at(at) == ',' ? Link::Comma : Link::Colon;
  }
  const std::size_t from = at;
  while (m_written.at(at) == '-' || m_written.at(at) == '=') ++at;
  if (m_written.at(at) == '>') {
    place = at + 1;
    return Link::Arrow;
  }
  if (at != from + 1 || m_written.at(from) != '-') return Link::None;
  place = at;
  return Link::Dash;
}

// Takes a square, of which one bracket may be missing. On failure, `place` is the first unreadable character.
// If there is no opening bracket, this is the first character after the blanks.
std::optional<LooseEntry::Square> LooseEntry::takeSquare(std::size_t& place) const {
  place = m_written.skipBlanks(place);
  const char open = m_written.at(place);
  if (open != '(' && open != '[') return takeOpenSquare(place);
  const char close = open == '(' ? ')' : ']';
  place = m_written.skipBlanks(place + 1);
  if (isTwoDigits(place) && m_written.at(m_written.skipBlanks(place + 2)) == close) {
    const board::Coordinates at{m_written.at(place) - '0', m_written.at(place + 1) - '0'};
    place = m_written.skipBlanks(place + 2) + 1;
    return Square{at, Form::Digits};
  }
  const auto x = takeInteger(m_written, place);
  if (!x) return std::nullopt;
  place = m_written.skipBlanks(place);
  if (isBetween(m_written.at(place)) || (m_written.at(place) == '.' && open == '(')) ++place;
  const auto y = takeInteger(m_written, place);
  if (!y) return std::nullopt;
  place = m_written.skipBlanks(place);
  if (m_written.at(place) != close)
    return isEnd(place) ? std::optional(Square{{*x, *y}, Form::Bracketed}) : std::nullopt;
  ++place;
  return Square{{*x, *y}, Form::Bracketed};
}

// Takes a square without an opening bracket: `0,3`, `0,3)`, or `03` at the end of the cell.
std::optional<LooseEntry::Square> LooseEntry::takeOpenSquare(std::size_t& place) const {
  const auto isOneDigit = [this](std::size_t at) {
    return isDigit(m_written.at(at)) && !isDigit(m_written.at(at + 1));
  };
  const std::size_t from = place;
  if (isTwoDigits(from) && isEnd(from + 2)) {
    place = from + 2;
    return Square{{m_written.at(from) - '0', m_written.at(from + 1) - '0'}, Form::Digits};
  }
  const std::size_t between = m_written.skipBlanks(from + 1);
  const std::size_t second = m_written.skipBlanks(between + 1);
  if (!isOneDigit(from) || !isBetween(m_written.at(between)) || !isOneDigit(second)) return std::nullopt;
  place = second + 1;
  if (const std::size_t close = m_written.skipBlanks(place); m_written.at(close) == ')') place = close + 1;
  return Square{{m_written.at(from) - '0', m_written.at(second) - '0'}, Form::Open};
}

bool LooseEntry::isTwoDigits(std::size_t place) const {
  return isBoardDigit(m_written.at(place)) && isBoardDigit(m_written.at(place + 1));
}

// True for a separator of x and y. A point is no separator in games of fractions, where it makes a decimal.
bool LooseEntry::isBetween(char character) const {
  const bool isPoint = character == '.' && m_operands.arithmetic() != rules::Arithmetic::Exact;
  return character == ',' || character == ';' || isPoint;
}

void LooseEntry::tryQuiet(const Way& way) {
  std::size_t place = way.from;
  const std::optional<Operand> chip = m_operands.read(m_written, place, way.loose);
  if (!chip) return fail(place);
  if (isEnd(place) && way.numbered != Numbered::Perhaps) m_chipAlone = chip;
  const std::size_t behindChip = place;
  const Link link = takeLink(place);
  const std::size_t digits = m_written.skipBlanks(place);
  const std::optional<Square> first = takeSquare(place);
  if (!first) return fail(place);
  // Without brackets around the square, a dash or a colon is an operator, and digits that touch the chip
  // belong to the chip.
  const bool isParted = link != Link::None || m_written.at(behindChip) == ' ';
  if (first->form == Form::Open && (link == Link::Dash || link == Link::Colon || !isParted)) return;
  QuietEntry quiet{first->at, *chip, std::nullopt};
  std::size_t behindSquare = place;
  const Link secondLink = takeLink(behindSquare);
  const bool mayFollow = first->form != Form::Digits && secondLink != Link::Colon && !isEnd(place);
  const std::optional<Square> second = mayFollow ? takeSquare(behindSquare) : std::nullopt;
  if (second && second->form == first->form) {
    quiet.origin = first->at;
    quiet.destination = second->at;
    place = behindSquare;
  }
  if (!isEnd(place)) return fail(place);
  if (first->form == Form::Digits) {
    // `03` counts as a square only if chips can stand on it. If the digits also name a chip, the cell may be
    // a capture without its operator, so this capture is added as a second reading.
    const bool isPlayed = (first->at.x + first->at.y) % 2 == 1;
    if (!isPlayed || !chip->isChip() || !isParted || link == Link::Dash || link == Link::Colon) return;
    const bool isBracketed = !isDigit(m_written.at(digits));
    const std::string_view text = m_written.text().substr(digits + (isBracketed ? 1 : 0), 2);
    if (m_operands.isChip(text)) addText(m_operands.plainText(*chip) + " ? " + std::string(text));
  }
  add(way, {quiet, {}}, chip->isChip());
}

// Reads a capture `taker op taken`. Two chips of the set without a sign between them, one of them in
// brackets, are multiplied: `-1(6)`. One bracket of a pair may be missing.
std::optional<CaptureEntry> LooseEntry::expression(const Way& way, std::size_t& place) {
  const auto skipClose = [&](int most) {
    for (int i = 0; i < most && m_written.at(m_written.skipBlanks(place)) == ')'; ++i)
      place = m_written.skipBlanks(place) + 1;
  };
  const std::optional<Operand> taker = m_operands.read(m_written, place, way.loose);
  if (!taker) return fail(place), std::nullopt;
  const char last = m_written.at(place - 1);
  skipClose(1);
  place = m_written.skipBlanks(place);
  const char next = m_written.at(place);
  const bool isBesideBoth = (last == ')' || last == ']') && (next == '(' || next == '[');
  const bool isBesideOne =
      !isBesideBoth && (next == '(' || (last == ')' && (isDigit(next) || next == 'r' || next == 'y')));
  const bool isBeside = isBesideBoth || isBesideOne;
  const auto sign = isBeside ? std::optional(board::Operator::Times) : operatorOf(next);
  if (!sign) return fail(place), std::nullopt;
  if (!isBeside) ++place;
  const std::size_t open = m_written.skipBlanks(place);
  std::optional<Operand> taken = m_operands.read(m_written, place, way.loose);
  if (!taken && m_written.at(open) == '(' && !isBeside) {
    place = open + 1;
    taken = m_operands.read(m_written, place, way.loose);
  }
  if (!taken) return fail(place), std::nullopt;
  // An operand with a comma is more likely a square than a decimal.
  const bool hasComma = m_written.text().substr(open, place - open).find(',') != std::string_view::npos;
  if (isBesideOne && (!taker->isChip() || !taken->isChip() || hasComma)) return std::nullopt;
  skipClose(2);
  CaptureEntry entry;
  entry.taker = *taker;
  entry.sign = *sign;
  entry.taken = *taken;
  return entry;
}

void LooseEntry::tryCapture(const Way& way, Wrap wrap) {
  std::size_t place = m_written.skipBlanks(way.from);
  std::optional<int> factor;
  char open = '\0';
  if (wrap == Wrap::Bracket) {
    factor = takeLeadingFactor(m_written, place);
    open = m_written.at(place);
    if (open != '(' && open != '[') return;
    ++place;
  }
  const std::size_t from = place;
  std::optional<CaptureEntry> entry = expression(way, place);
  if (!entry) return;
  // `(0,3)` is a square, never a decimal.
  for (std::size_t at = from; at < place; ++at) {
    const bool isOpen = m_written.at(at) == '(';
    std::size_t end = at;
    const auto square = isOpen ? takeSquare(end) : std::nullopt;
    if (square && square->form == Form::Bracketed && square->at.x >= 0 && square->at.y >= 0) return;
  }
  if (open == '[') {
    place = m_written.skipBlanks(place);
    if (m_written.at(place) != ']') return fail(place);
    ++place;
  }
  entry->factor = factor;
  finish(way, place, *entry);
}

// Takes the landing square after a capture, if present.
bool LooseEntry::takeLanding(std::size_t& place, CaptureEntry& entry) {
  std::size_t at = place;
  const Link link = takeLink(at);
  if (link == Link::Dash || link == Link::Colon) return false;
  const bool isMarked = link == Link::Arrow;
  const bool isParted = link != Link::None || m_written.at(place) == ' ';
  const std::optional<Square> square = takeSquare(at);
  if (!square) {
    const char open = m_written.at(m_written.skipBlanks(place));
    fail(isMarked || open == '(' || open == '[' ? at : place);
    return false;
  }
  if (square->form == Form::Digits && (!isMarked || (square->at.x + square->at.y) % 2 == 0)) return false;
  if (square->form == Form::Open && !isParted) return false;
  // In games of fractions, `0,7` after a capture may also be its score.
  if (square->form == Form::Open && !isMarked && m_operands.arithmetic() == rules::Arithmetic::Exact) {
    const std::string score = std::to_string(square->at.x) + "." + std::to_string(square->at.y);
    addText(plainText(m_operands, {entry, {}}) + " = " + score);
  }
  entry.landing = square->at;
  place = at;
  return true;
}

// Takes the calculation after `=` or `≈`. A landing square may follow the calculation.
bool LooseEntry::takeWorking(std::size_t& place, CaptureEntry& entry) {
  const char sign = m_written.at(m_written.skipBlanks(place));
  if (sign != '=' && sign != '~') return false;
  place = m_written.skipBlanks(place) + 1;
  Figure working = readFigure(m_written, place);
  if (const std::size_t open = m_written.text().rfind('(');
      std::holds_alternative<UnreadableFigure>(working) && !entry.landing && open != std::string_view::npos &&
      open > place) {
    std::size_t end = open;
    const std::optional<Square> square = takeSquare(end);
    if (square && square->form == Form::Bracketed && isEnd(end)) {
      working = readFigure(m_written.part(0, open), place);
      entry.landing = square->at;
    }
  }
  if (const auto* unreadable = std::get_if<UnreadableFigure>(&working)) {
    m_failedAt = std::max(m_failedAt, unreadable->column);
    return false;
  }
  if (const auto* steps = std::get_if<std::vector<FigureStep>>(&working)) entry.working = *steps;
  place = m_written.size();
  return true;
}

// Reads the optional text after `taker op taken`: a factor (×2 or ×4), a landing square, a working (a
// calculation).
void LooseEntry::finish(const Way& way, std::size_t place, CaptureEntry entry) {
  while (!isEnd(place)) {
    if (const auto factor = entry.factor ? std::nullopt : takeFactor(m_written, place)) {
      entry.factor = factor;
    } else if ((entry.landing || !takeLanding(place, entry)) && !takeWorking(place, entry)) {
      return fail(place);
    }
  }
  const bool hasChips = entry.taker.isChip() && entry.taken.isChip();
  add(way, {std::move(entry), {}}, hasChips);
}

void LooseEntry::add(const Way& way, Entry entry, bool hasChips) {
  std::string text = plainText(m_operands, entry);
  if (way.numbered == Numbered::Perhaps) {
    if (hasChips) addText(std::move(text));
    return;
  }
  if (std::ranges::find(m_found, text, &Reading::text) != m_found.end()) return;
  m_found.push_back({std::move(entry), std::move(text), hasChips});
}

void LooseEntry::addText(std::string text) {
  if (std::ranges::find(m_texts, text) == m_texts.end()) m_texts.push_back(std::move(text));
}

// Readings whose operands are chips of the set take precedence over readings with other operands.
void LooseEntry::choose() {
  if (std::ranges::any_of(m_found, &Reading::hasChips))
    std::erase_if(m_found, std::not_fn(&Reading::hasChips));
  if (m_found.empty()) m_texts.clear();
  for (const Reading& reading : m_found) addText(reading.text);
}

void LooseEntry::fail(std::size_t place) {
  m_failedAt = std::max(m_failedAt, m_written.column(m_written.skipBlanks(place)));
}

}  // namespace damath::sheet
