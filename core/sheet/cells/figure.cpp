// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/cells/figure.hpp"

#include <algorithm>

#include "core/exact/number_text.hpp"
#include "core/exact/rounding.hpp"
#include "core/sheet/cells/mark.hpp"
#include "core/sheet/cells/tokens.hpp"
#include "core/text/number.hpp"

namespace damath::sheet {

namespace {

using exact::Number;
using exact::Rational;

constexpr int kDeepestFigure = 8;  // nesting depth of brackets; no scoresheet needs more
constexpr std::size_t kMostDecimals = 30;
constexpr std::size_t kMostSteps = 64;
constexpr int kChipsToTake = 12;  // the number of chips that a side can take
constexpr int kMostFactor = 4;    // the largest factor by which a score is multiplied (S2: ×2 for each dama)

// A calculation with sums, products, quotients and brackets over plain numbers and roots. If its value cannot
// be computed (division by 0, a product of too many roots), the text counts as unreadable.
class Expression {
 public:
  Expression(const NormalizedText& written, std::size_t place, Thousands thousands)
      : m_written(written), m_place(place), m_thousands(thousands) {}

  [[nodiscard]] std::size_t place() const { return m_place; }
  // Returns the place of a comma that may separate either thousands or decimals; nullopt if there is none.
  [[nodiscard]] std::optional<std::size_t> unclearComma() const { return m_unclearComma; }

  std::optional<FigureStep> step() {
    skip();
    const std::size_t from = m_place;
    const std::optional<Number> value = sum();
    if (!value) return std::nullopt;
    FigureStep step{*value, decimalsFrom(from), std::nullopt, *value};
    if (m_factor && !m_topSum) {
      step.factor = *m_factor;
      step.base = *exact::quotient(*value, Number(*m_factor));
    }
    return step;
  }

 private:
  void skip() { m_place = m_written.skipBlanks(m_place); }
  [[nodiscard]] char next() const { return m_written.at(m_place); }

  // Returns the number of decimals if the step is a single decimal number; 0 if it is anything else.
  [[nodiscard]] int decimalsFrom(std::size_t from) const {
    if (m_topSum) return 0;
    std::size_t end = m_place;
    while (end > from && m_written.at(end - 1) == ' ') --end;
    const std::string_view text = m_written.text().substr(from, end - from);
    if (text.find_first_not_of("0123456789.,-+ ") != std::string_view::npos) return 0;
    const std::size_t comma = text.rfind(',');
    const std::size_t point = comma != std::string_view::npos && !m_hasThousands ? comma : text.find('.');
    return point == std::string_view::npos ? 0 : static_cast<int>(text.size() - point - 1);
  }

  std::optional<Number> sum() {
    Number total;
    bool negative = false;
    if (next() == '-' || next() == '+') {
      negative = next() == '-';
      ++m_place;
      skip();
    }
    for (int terms = 1;; ++terms) {
      const std::optional<Number> term = product();
      if (!term) return std::nullopt;
      total += negative ? -*term : *term;
      skip();
      if (next() != '+' && next() != '-') {
        if (m_depth == 0 && terms > 1) m_topSum = true;
        return total;
      }
      negative = next() == '-';
      ++m_place;
      skip();
      // A sign after an operator belongs to the number behind it: 5 + -4.
      if (next() == '-' || next() == '+') {
        negative = negative != (next() == '-');
        ++m_place;
        skip();
      }
    }
  }

  std::optional<Number> product() {
    const std::size_t from = m_place;
    std::optional<Number> value = factor();
    noteFactor(from, value);
    while (value) {
      skip();
      const bool beside = next() == '(' || next() == '[';
      const bool times = next() == '*' || next() == 'x' || beside;
      const bool divided = next() == ':' || next() == '/';
      if (!times && !divided) return value;
      if (!beside) ++m_place;
      skip();
      const std::size_t place = m_place;
      const std::optional<Number> right = signedFactor();
      if (!right) return std::nullopt;
      if (times) noteFactor(place, right);
      if (times && value->roots().size() + right->roots().size() > 4) return std::nullopt;
      value = times ? std::optional(*value * *right) : exact::quotient(*value, *right);
    }
    return value;
  }

  // Stores a factor 2 or 4 in m_factor if it multiplies the whole step of the calculation.
  void noteFactor(std::size_t from, const std::optional<Number>& value) {
    if (m_depth > 0 || !value || m_place != from + 1) return;
    const char digit = m_written.at(from);
    const char behind = m_written.at(m_written.skipBlanks(m_place));
    const char before = from == 0 ? '\0' : m_written.at(lastMark(from));
    const bool leads = behind == '(' || behind == '*' || behind == 'x' || behind == '[';
    const bool follows = before == '*' || before == 'x';
    if ((digit == '2' || digit == '4') && (leads || follows)) {
      if (follows || !m_factor) m_factor = digit - '0';
    }
  }
  [[nodiscard]] std::size_t lastMark(std::size_t place) const {
    do --place;
    while (place > 0 && m_written.at(place) == ' ');
    return place;
  }

  std::optional<Number> signedFactor() {
    const bool negative = next() == '-';
    if (negative || next() == '+') {
      ++m_place;
      skip();
    }
    std::optional<Number> value = factor();
    return value && negative ? std::optional(-*value) : value;
  }

  std::optional<Number> factor() {
    const char open = next();
    if (open == '(' || open == '[') {
      if (++m_depth > kDeepestFigure) return std::nullopt;
      ++m_place;
      skip();
      std::optional<Number> value = sum();
      skip();
      if (!value || next() != (open == '(' ? ')' : ']')) return std::nullopt;
      ++m_place;
      --m_depth;
      return value;
    }
    if (open == 'r') return root();
    const std::optional<Rational> plain = number();
    if (!plain) return std::nullopt;
    const std::size_t sign = m_written.skipBlanks(m_place);
    if (m_written.at(sign) != 'r') return Number(*plain);
    m_place = sign;
    const std::optional<Number> radical = root();
    return radical ? std::optional(Number(*plain) * *radical) : std::nullopt;
  }

  std::optional<Number> root() {
    ++m_place;
    skip();
    const bool bracket = next() == '(';
    if (bracket) ++m_place;
    skip();
    const std::size_t from = m_place;
    const std::optional<Rational> radicand = digits();
    if (!radicand || *radicand > Rational(exact::kMostRadicand)) return std::nullopt;
    // A radicand is a whole number. √½ is not √1 divided by 2.
    if (m_written.column(m_place) == m_written.column(from)) {
      m_place = from;
      return std::nullopt;
    }
    if (bracket) {
      skip();
      if (next() != ')') return std::nullopt;
      ++m_place;
    }
    return Number::root(Rational(1), *radicand->integer());
  }

  // Parses digits. They end at the end of a sign such as ½, so that 33½4 has a digit too many and is
  // unreadable.
  std::optional<Rational> digits() {
    const std::size_t from = m_place;
    while (isDigit(next())) {
      if (m_written.isBehindSign(++m_place)) break;
    }
    if (m_place == from) return std::nullopt;
    const auto value = exact::parseNumber(m_written.text().substr(from, m_place - from));
    return value ? std::optional(value->rational()) : std::nullopt;
  }

  // Parses digits, a fraction without blanks, a mixed number or a decimal. A fraction without blanks, such as
  // 1/2, is one number, so a ÷ beside it divides by the whole fraction.
  std::optional<Rational> number() {
    const std::size_t from = m_place;
    if (next() == '.') return decimal(from);
    std::optional<Rational> whole = digits();
    if (!whole) return std::nullopt;
    if (next() == '.') return decimal(from);
    if (next() == ',' && isDigit(m_written.at(m_place + 1))) return withComma(from);
    if (next() == '/' && isDigit(m_written.at(m_place + 1))) {
      ++m_place;
      return divided(*whole);
    }
    const std::size_t afterWhole = m_place;
    skip();
    if (m_place > afterWhole && isDigit(next())) {
      const std::optional<Rational> top = digits();
      if (top && next() == '/' && isDigit(m_written.at(m_place + 1))) {
        ++m_place;
        const std::optional<Rational> part = divided(*top);
        return part ? std::optional(*whole + *part) : std::nullopt;
      }
    }
    m_place = afterWhole;
    return whole;
  }

  std::optional<Rational> divided(const Rational& top) {
    const std::optional<Rational> bottom = digits();
    if (!bottom || bottom->isZero()) return std::nullopt;
    return top / *bottom;
  }

  std::optional<Rational> decimal(std::size_t from) {
    ++m_place;
    const std::size_t part = m_place;
    while (isDigit(next())) ++m_place;
    if (m_place == part || m_place - part > kMostDecimals) return std::nullopt;
    return valueOf(m_written.text().substr(from, m_place - from));
  }

  static std::optional<Rational> valueOf(std::string_view text) {
    const auto value =
        exact::parseNumber(text.starts_with('.') ? "0" + std::string(text) : std::string(text));
    return value ? std::optional(value->rational()) : std::nullopt;
  }

  // True if the digits and the comma are a square such as `(3,4)`, not a decimal in brackets.
  [[nodiscard]] bool isSquare(std::size_t from) const {
    const char open = from == 0 ? '\0' : m_written.at(lastMark(from));
    return (open == '(' || open == '[') && m_place == from + 1 && isDigit(m_written.at(m_place + 1)) &&
           !isDigit(m_written.at(m_place + 2));
  }

  // Parses `3,5` and `1,234,567.5`. `24,000` is ambiguous if scores or totals of the game may reach
  // thousands.
  std::optional<Rational> withComma(std::size_t from) {
    const std::size_t comma = m_place;
    if (isSquare(from)) return std::nullopt;
    std::string plain(m_written.text().substr(from, comma - from));
    const bool mayGroup = m_thousands == Thousands::Possible && plain.size() <= 3 && plain[0] != '0';
    const std::string whole = plain;
    int groups = 0;
    std::size_t digits = 3;
    while (next() == ',' && digits == 3 && isDigit(m_written.at(m_place + 1))) {
      const std::size_t part = ++m_place;
      while (isDigit(next())) ++m_place;
      digits = m_place - part;
      if (digits > kMostDecimals) return std::nullopt;
      plain += m_written.text().substr(part, digits);
      ++groups;
    }
    const bool isGrouped = mayGroup && digits == 3;
    if (groups == 1 && isGrouped && next() != '.') {
      m_unclearComma = comma;
      m_place = comma;
      return std::nullopt;
    }
    if (isGrouped && next() != ',') {
      m_hasThousands = true;
      if (next() != '.' || !isDigit(m_written.at(m_place + 1))) return valueOf(plain);
      const std::size_t point = m_place;
      if (!decimal(point)) return std::nullopt;
      return valueOf(plain + std::string(m_written.text().substr(point, m_place - point)));
    }
    if (groups == 1 && next() != '.' && next() != ',') {
      return valueOf(whole + "." + plain.substr(whole.size()));
    }
    m_place = comma;
    return std::nullopt;
  }

  const NormalizedText& m_written;
  std::size_t m_place;
  Thousands m_thousands;
  std::optional<std::size_t> m_unclearComma;
  bool m_hasThousands = false;
  int m_depth = 0;
  std::optional<int> m_factor;
  bool m_topSum = false;
};

constexpr std::string_view kUnits[] = {"pts", "pt", "points", "point", "puntos", "punto"};

// Returns the text before a unit, `10` for `10 pts.`; the whole text if it does not end with a unit.
NormalizedText withoutUnit(const NormalizedText& written) {
  std::size_t end = written.size();
  while (end > 0 && (written.at(end - 1) == ' ' || written.at(end - 1) == '.')) --end;
  std::size_t from = end;
  while (from > 0 && isSmallLetter(written.at(from - 1))) --from;
  const std::string_view word = written.text().substr(from, end - from);
  return std::ranges::find(kUnits, word) == std::end(kUnits) ? written.part(0, written.size())
                                                             : written.part(0, from);
}

// Reads a figure cell. The text may begin with `=` or `≈` and end with a unit.
Figure readCell(const NormalizedText& written, Thousands thousands) {
  Figure figure = readFigure(written, 0, thousands);
  if (!std::holds_alternative<UnreadableFigure>(figure)) return figure;
  std::size_t place = written.skipBlanks(0);
  const std::size_t sign = place;
  while (written.at(place) == '=' || written.at(place) == '~') ++place;
  const bool hasSign = place > sign && place - sign <= 2;
  const NormalizedText plain = withoutUnit(written);
  if (!hasSign && plain.size() == written.size()) return figure;
  Figure found = readFigure(plain, hasSign ? place : 0, thousands);
  if (std::holds_alternative<BlankFigure>(found)) return figure;
  return found;
}

// Returns the place behind a figure in brackets at the beginning of the cell and the blank after it: the 5 in
// `(99) 5`. Some players put a figure in brackets instead of crossing it out. 0 if the cell begins otherwise.
std::size_t behindBrackets(const NormalizedText& written) {
  const std::size_t open = written.skipBlanks(0);
  const std::size_t close = written.text().find(')', open);
  if (written.at(open) != '(' || close == std::string_view::npos) return 0;
  const std::size_t behind = written.skipBlanks(close + 1);
  const bool isParted = written.isCellBlank(close + 1) && behind < written.size();
  const bool isFigure = lastStep(readFigure(written.part(open + 1, close), 0)) != nullptr;
  return isParted && isFigure ? behind : 0;
}

// Returns a figure such as `24,000` as an ambiguous UnreadableFigure with two readings: 24000 and 24.000.
UnreadableFigure unclear(const NormalizedText& written, std::size_t comma) {
  const std::string_view text = written.text();
  const std::string before(text.substr(0, comma));
  const std::string behind(text.substr(comma + 1));
  return {written.column(comma), UnreadableReason::Ambiguous, {before + behind, before + "." + behind}};
}

// Splits a text with several figures, such as `-53 -47`, at the blanks of the cell. A sign that touches its
// figure belongs to the figure and does not subtract. Empty if a word between blanks is no figure.
std::vector<NormalizedText> signedWordsOf(const NormalizedText& written) {
  std::vector<NormalizedText> words = wordsOf(written);
  const auto isFigure = [](const NormalizedText& word) {
    const bool hasSign = word.at(0) == '-' || word.at(0) == '+';
    return isDigit(word.at(hasSign ? 1 : 0)) || word.at(hasSign ? 1 : 0) == 'r';
  };
  return std::ranges::all_of(words, isFigure) ? words : std::vector<NormalizedText>{};
}

// Returns the terms of the sum at the beginning of the cell. A subtracted term keeps its minus sign.
std::vector<NormalizedText> termsOf(const NormalizedText& written) {
  std::vector<NormalizedText> terms;
  const std::size_t end = std::min(written.text().find_first_of("=~"), written.size());
  std::size_t from = 0;
  int depth = 0;
  for (std::size_t place = 1; place < end; ++place) {
    const char character = written.at(place);
    if (character == '(' || character == '[') ++depth;
    if (character == ')' || character == ']') --depth;
    if (depth != 0 || (character != '+' && character != '-')) continue;
    // A sign after another sign or operator belongs to the number behind it: 5 + -4.
    std::size_t before = place;
    while (before > from && written.at(before - 1) == ' ') --before;
    if (before <= from || std::string_view("+-*x:/").find(written.at(before - 1)) != std::string_view::npos)
      continue;
    terms.push_back(written.part(from, place));
    from = character == '+' ? place + 1 : place;
  }
  terms.push_back(written.part(from, end));
  return terms;
}

// False if the scores and remaining chips of a whole game certainly add up to less than 1000 points; true
// otherwise.
bool mayReachThousands(const rules::ChipSet& set) {
  if (set.arithmetic() == rules::Arithmetic::Variables) return true;
  exact::Number greatest;
  // The smallest absolute value of a chip. Zero is left out, because no score divides by 0.
  std::optional<exact::Number> least;
  for (const rules::Chip& chip : set.chips) {
    const exact::Number& value = chip.value.coefficient;
    const exact::Number size = value.sign() < 0 ? -value : value;
    if (size > greatest) greatest = size;
    if (!size.isZero() && (!least || size < *least)) least = size;
  }
  exact::Number score = greatest * exact::Number(2);
  if (const exact::Number product = greatest * greatest; product > score) score = product;
  if (const auto ratio = least ? exact::quotient(greatest, *least) : std::nullopt; ratio && *ratio > score)
    score = *ratio;
  const exact::Number remaining = greatest * exact::Number(2 * kChipsToTake);
  return score * exact::Number(kMostFactor * kChipsToTake) + remaining >= exact::Number(1000);
}

}  // namespace

Thousands thousandsOf(const rules::ChipSet& set) {
  return mayReachThousands(set) ? Thousands::Possible : Thousands::Impossible;
}

Figure readFigure(std::string_view cell, Thousands thousands) {
  const NormalizedText written(cell, Struck::Dropped);
  if (written.isBlank()) return BlankFigure{written.hasStruck()};
  Figure figure = readCell(written, thousands);
  auto* unreadable = std::get_if<UnreadableFigure>(&figure);
  if (unreadable == nullptr) return figure;
  if (isMark(written)) return BlankFigure{true};
  if (const std::size_t behind = behindBrackets(written); behind > 0) {
    Figure kept = readCell(written.part(behind, written.size()), thousands);
    if (lastStep(kept) != nullptr) return kept;
  }
  if (isQuestionMark(cell, unreadable->column)) unreadable->reason = UnreadableReason::UnclearSign;
  return figure;
}

Figure readFigure(const NormalizedText& written, std::size_t place, Thousands thousands) {
  place = written.skipBlanks(place);
  if (place == written.size()) return BlankFigure{};
  std::vector<FigureStep> steps;
  while (true) {
    if (steps.size() == kMostSteps) return UnreadableFigure{written.column(place)};
    Expression expression(written, place, thousands);
    const std::optional<FigureStep> step = expression.step();
    if (const auto comma = expression.unclearComma(); comma && !step) return unclear(written, *comma);
    place = written.skipBlanks(expression.place());
    if (!step) return UnreadableFigure{written.column(place)};
    steps.push_back(*step);
    if (place == written.size()) return steps;
    const std::size_t sign = place;
    // A step of the calculation and the next step are joined by one or two signs: `=`, `~`, `~=`, `=~`.
    while (written.at(place) == '=' || written.at(place) == '~') ++place;
    if (place == sign || place - sign > 2) return UnreadableFigure{written.column(sign)};
  }
}

SharedFigure readSharedFigure(std::string_view cell, std::size_t jumps, Thousands thousands) {
  SharedFigure shared{readFigure(cell, thousands), {}};
  const NormalizedText written(cell, Struck::Dropped);
  const auto isEach = [&](const std::vector<NormalizedText>& parts) {
    shared.each.clear();
    if (parts.size() != jumps) return false;
    for (const NormalizedText& part : parts) {
      shared.each.push_back(readCell(part, thousands));
      if (!std::holds_alternative<std::vector<FigureStep>>(shared.each.back())) return false;
    }
    return true;
  };
  if (isEach(partsOf(written, Between::Jumps))) return shared;
  const bool isOneFigure = std::holds_alternative<std::vector<FigureStep>>(shared.whole);
  if (isEach(partsOf(written, Between::JumpsAndCommas))) {
    if (!isOneFigure) return shared;
    // `1,6` may be one decimal or the two scores 1 and 6.
    const std::size_t comma = written.text().find(',');
    UnreadableFigure both = unclear(written, comma);
    both.readings.front() = std::string(written.text());
    both.readings.front().replace(comma, 1, "; ");
    return {both, {}};
  }
  // `1 1/2` is one figure, `-53 -47` are two figures. `5 - 3√2` is also one figure.
  const bool hasRoots =
      isOneFigure && !std::get<std::vector<FigureStep>>(shared.whole).back().value.isRational();
  const bool isParted =
      !isOneFigure || (!hasRoots && written.text().find_first_of("-+", 1) != std::string_view::npos);
  if (isParted && isEach(signedWordsOf(written))) return shared;
  // `1 + 6 = 7` has the scores of two jumps, 1 and 6, if the sum is right. `4 + 3√2` without `=` is one
  // figure.
  const bool mayBeSum = isOneFigure && (!hasRoots || written.text().find('=') != std::string_view::npos);
  if (mayBeSum && isEach(termsOf(written))) {
    exact::Number sum;
    for (const Figure& term : shared.each) sum += std::get<std::vector<FigureStep>>(term).back().value;
    if (sum == std::get<std::vector<FigureStep>>(shared.whole).back().value) return shared;
  }
  shared.each.clear();
  return shared;
}

bool statesRounded(const FigureStep& written, const exact::Number& value) {
  return written.value == Number(exact::rounded(value, exact::RoundingMode::HalfAway, written.decimals));
}

}  // namespace damath::sheet
