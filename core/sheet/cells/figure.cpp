// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/cells/figure.hpp"

#include "core/exact/number_text.hpp"
#include "core/exact/rounding.hpp"
#include "core/text/trim.hpp"

namespace damath::sheet {

namespace {

using exact::Number;
using exact::Rational;

constexpr int kDeepestFigure = 8;  // brackets within brackets: no sheet shows more
constexpr std::size_t kMostDecimals = 30;
constexpr std::size_t kMostSteps = 64;

// Sums, products, quotients and brackets over plain numbers and roots. A value that this cannot make
// (division by 0, a product of too many roots) counts as not understood.
class Expression {
 public:
  explicit Expression(const NormalizedText& written, std::size_t place)
      : m_written(written), m_place(place) {}

  [[nodiscard]] std::size_t place() const { return m_place; }

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

  // Decimals when the step is nothing but a signed decimal.
  [[nodiscard]] int decimalsFrom(std::size_t from) const {
    std::size_t end = m_place;
    while (end > from && m_written.at(end - 1) == ' ') --end;
    const std::string_view text = m_written.text().substr(from, end - from);
    if (text.find_first_not_of("0123456789.-+ ") != std::string_view::npos) return 0;
    const std::size_t point = text.find('.');
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
      // The term's own sign: 5 + -4.
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

  // Remembers a plain 2 or 4 that is a factor of the whole step.
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
    const std::optional<Rational> radicand = digits();
    if (!radicand || *radicand > Rational(exact::kMostRadicand)) return std::nullopt;
    if (bracket) {
      skip();
      if (next() != ')') return std::nullopt;
      ++m_place;
    }
    return Number::root(Rational(1), *radicand->integer());
  }

  std::optional<Rational> digits() {
    const std::size_t from = m_place;
    while (isDigit(next())) ++m_place;
    if (m_place == from) return std::nullopt;
    const auto value = exact::parseNumber(m_written.text().substr(from, m_place - from));
    return value ? std::optional(value->rational()) : std::nullopt;
  }

  // Digits, a fraction written tight (binding closer than ÷), a mixed number, or a decimal.
  std::optional<Rational> number() {
    const std::size_t from = m_place;
    if (next() == '.') return decimal(from);
    std::optional<Rational> whole = digits();
    if (!whole) return std::nullopt;
    if (next() == '.') return decimal(from);
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
    const std::string text(m_written.text().substr(from, m_place - from));
    const auto value = exact::parseNumber(text.front() == '.' ? "0" + text : text);
    return value ? std::optional(value->rational()) : std::nullopt;
  }

  const NormalizedText& m_written;
  std::size_t m_place;
  int m_depth = 0;
  std::optional<int> m_factor;
  bool m_topSum = false;
};

}  // namespace

Figure readFigure(std::string_view cell) {
  return readFigure(NormalizedText(cell), 0);
}

Figure readFigure(const NormalizedText& written, std::size_t place) {
  place = written.skipBlanks(place);
  if (place == written.size()) return BlankFigure{};
  std::vector<FigureStep> steps;
  while (true) {
    if (steps.size() == kMostSteps) return UnreadableFigure{written.column(place)};
    Expression expression(written, place);
    const std::optional<FigureStep> step = expression.step();
    place = written.skipBlanks(expression.place());
    if (!step) return UnreadableFigure{written.column(place)};
    steps.push_back(*step);
    if (place == written.size()) return steps;
    const std::size_t sign = place;
    while (written.at(place) == '=' || written.at(place) == '~') ++place;  // one sign, or as typed: ~= =~
    if (place == sign || place - sign > 2) return UnreadableFigure{written.column(sign)};
  }
}

bool statesRounded(const FigureStep& written, const exact::Number& value) {
  return written.value == Number(exact::rounded(value, exact::RoundingMode::HalfAway, written.decimals));
}

}  // namespace damath::sheet
