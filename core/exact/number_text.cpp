// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/number_text.hpp"

#include "core/exact/big.hpp"
#include "core/exact/rounding.hpp"

namespace damath::exact {

namespace {

constexpr std::size_t kMostDigits = 60;
constexpr std::size_t kWordDigits = 18;  // every integer of this many digits fits one machine word
constexpr int kMostDecimals = 30;

std::string fractionText(const Rational& value) {
  if (const auto words = value.words()) {
    std::string text = std::to_string(words->numerator);
    if (words->denominator != 1) text += "/" + std::to_string(words->denominator);
    return text;
  }
  std::string text = numeratorOf(value).str();
  if (!value.isInteger()) text += "/" + denominatorOf(value).str();
  return text;
}

// Returns the fraction as a mixed number: -3 1/4. Values between -1 and 1 stay fractions.
std::string mixedText(const Rational& value) {
  const Rational whole = rounded(value, RoundingMode::Truncate, 0);
  if (whole.isZero() || value.isInteger()) return fractionText(value);
  const Rational part = value - whole;
  return fractionText(whole) + " " + fractionText(part.sign() < 0 ? -part : part);
}

// Returns coefficient·√n without its sign: 12√2, √2, 5√2/36.
std::string rootText(const Root& root) {
  const BigInteger top = boost::multiprecision::abs(numeratorOf(root.coefficient));
  std::string text = top == 1 ? "" : top.str();
  text += "√" + std::to_string(root.radicand);
  if (!root.coefficient.isInteger()) text += "/" + denominatorOf(root.coefficient).str();
  return text;
}

// Returns the number of decimals of a fraction in lowest terms with this denominator. nullopt if the decimals
// do not end or are more than kMostDecimals.
template <class Whole>
std::optional<int> decimalsUnder(Whole denominator) {
  int twos = 0;
  int fives = 0;
  for (; denominator % 2 == 0; denominator /= 2) ++twos;
  for (; denominator % 5 == 0; denominator /= 5) ++fives;
  if (denominator != 1 || std::max(twos, fives) > kMostDecimals) return std::nullopt;
  return std::max(twos, fives);
}

std::optional<int> decimalsOf(const Rational& value) {
  const auto words = value.words();
  return words ? decimalsUnder(words->denominator) : decimalsUnder(denominatorOf(value));
}

std::string fixedText(const Rational& value, int decimals) {
  const BigInteger scale = boost::multiprecision::pow(BigInteger(10), static_cast<unsigned>(decimals));
  const BigInteger scaled =
      boost::multiprecision::abs(BigInteger(numeratorOf(value) * scale / denominatorOf(value)));
  std::string digits = scaled.str();
  const auto places = static_cast<std::size_t>(decimals);
  if (digits.size() <= places) digits.insert(0, places + 1 - digits.size(), '0');
  if (places > 0) digits.insert(digits.size() - places, 1, '.');
  return value.sign() < 0 ? "-" + digits : digits;
}

// Reads a number text from the left. Each function consumes the characters that it accepts, or fails and
// consumes nothing. Exception: digits() also consumes a run of digits that is too long.
class Reader {
 public:
  explicit Reader(std::string_view text) : m_text(text) {}

  [[nodiscard]] bool atEnd() const { return m_at == m_text.size(); }
  void skipBlanks() {
    while (take(" ") || take("\t")) {
    }
  }
  bool take(std::string_view word) {
    if (m_text.substr(m_at, word.size()) != word) return false;
    m_at += word.size();
    return true;
  }
  bool takeMinus() { return take("-") || take("−") || take("–"); }
  bool takeRoot() { return take("√") || take("sqrt"); }
  // Reads an unsigned integer. nullopt if there is no digit or if there are more than kMostDigits digits.
  std::optional<Rational> digits() {
    const std::size_t from = m_at;
    std::int64_t word = 0;
    while (m_at < m_text.size() && m_text[m_at] >= '0' && m_text[m_at] <= '9') {
      if (m_at - from < kWordDigits) word = 10 * word + (m_text[m_at] - '0');
      ++m_at;
    }
    if (m_at == from || m_at - from > kMostDigits) return std::nullopt;
    if (m_at - from <= kWordDigits) return Rational(word);
    // A leading 0 would make Boost read the digits as octal.
    std::string_view run = m_text.substr(from, m_at - from);
    while (run.size() > 1 && run.front() == '0') run.remove_prefix(1);
    return toRational(BigInteger(std::string(run)));
  }
  [[nodiscard]] std::size_t place() const { return m_at; }
  void goBack(std::size_t place) { m_at = place; }

 private:
  std::string_view m_text;
  std::size_t m_at = 0;
};

std::optional<Rational> over(const Rational& value, const std::optional<Rational>& divisor) {
  if (!divisor || divisor->isZero()) return std::nullopt;
  return value / *divisor;
}

// Returns 10 to the given power. Precondition: the power is at most kMostDigits.
Rational powerOfTen(std::size_t power) {
  std::int64_t word = 1;
  for (std::size_t i = 0; i < std::min(power, kWordDigits); ++i) word *= 10;
  return power <= kWordDigits
             ? Rational(word)
             : toRational(boost::multiprecision::pow(BigInteger(10), static_cast<unsigned>(power)));
}

std::optional<Rational> parsePlain(Reader& reader) {
  std::optional<Rational> value = reader.digits();
  if (!value) return std::nullopt;
  if (reader.take("/")) return over(*value, reader.digits());
  if (reader.take(".")) {
    const std::size_t from = reader.place();
    const std::optional<Rational> part = reader.digits();
    if (!part) return std::nullopt;
    return *value + *part / powerOfTen(reader.place() - from);
  }
  const std::size_t afterWhole = reader.place();
  if (reader.take(" ")) {  // a mixed number, such as 1 1/2
    const std::optional<Rational> top = reader.digits();
    if (top && reader.take("/")) {
      const std::optional<Rational> part = over(*top, reader.digits());
      return part ? std::optional(*value + *part) : std::nullopt;
    }
    reader.goBack(afterWhole);
  }
  return value;
}

std::optional<Number> parseTerm(Reader& reader) {
  Rational coefficient(1);
  if (!reader.takeRoot()) {
    const std::optional<Rational> plain = parsePlain(reader);
    if (!plain) return std::nullopt;
    if (!reader.takeRoot()) return Number(*plain);
    coefficient = *plain;
  }
  const bool bracket = reader.take("(");
  const std::optional<Rational> radicand = reader.digits();
  if (!radicand || *radicand > Rational(kMostRadicand) || (bracket && !reader.take(")"))) return std::nullopt;
  Number term = Number::root(coefficient, *radicand->integer());
  if (!reader.take("/")) return term;
  const std::optional<Rational> part = over(Rational(1), reader.digits());
  return part ? std::optional(term * Number(*part)) : std::nullopt;
}

// Returns the value, whose rational part has this text.
std::string textWith(const std::string& rational, const Number& value) {
  if (value.isRational()) return rational;
  std::string text = value.rational().isZero() ? "" : rational;
  for (const Root& root : value.roots()) {
    const bool negative = root.coefficient.sign() < 0;
    if (text.empty()) {
      text = negative ? "-" : "";
    } else {
      text += negative ? " - " : " + ";
    }
    text += rootText(root);
  }
  return text;
}

}  // namespace

std::string toText(const Number& value, FigureStyle style) {
  if (value.isRational() && style == FigureStyle::Decimal) {
    if (const auto decimals = decimalsOf(value.rational())) return fixedText(value.rational(), *decimals);
  }
  return textWith(fractionText(value.rational()), value);
}

std::string toMixedText(const Number& value) {
  return textWith(mixedText(value.rational()), value);
}

std::string toDecimals(const Number& value, int decimals) {
  return fixedText(rounded(value, RoundingMode::HalfAway, decimals), decimals);
}

std::optional<Number> parseNumber(std::string_view text) {
  Reader reader(text);
  reader.skipBlanks();
  Number sum;
  for (bool first = true;; first = false) {
    bool negative = false;
    if (reader.takeMinus()) {
      negative = true;
    } else if (!reader.take("+") && !first) {
      return std::nullopt;
    }
    reader.skipBlanks();
    const std::optional<Number> term = parseTerm(reader);
    if (!term) return std::nullopt;
    sum += negative ? -*term : *term;
    reader.skipBlanks();
    if (reader.atEnd()) return sum;
  }
}

}  // namespace damath::exact
