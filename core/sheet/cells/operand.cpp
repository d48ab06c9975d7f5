// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/cells/operand.hpp"
#include "core/text/number.hpp"

#include <algorithm>
#include <vector>

namespace damath::sheet {

namespace {

constexpr int kDeepestOperand = 8;       // nesting depth of brackets
constexpr std::size_t kMostDigits = 12;  // digits of a number; no chip of any set has more

// Returns the chip text in the spelling that parseChipValue reads: with √ instead of r.
std::string unfolded(std::string_view text) {
  std::string result;
  for (const char character : text) result += character == 'r' ? "√" : std::string(1, character);
  return result;
}

// Returns a monomial with its variables in the order x, y and without the power 1: yx^2 becomes x^2y.
std::string withVariablesInOrder(const std::string& text) {
  const std::size_t first = text.find_first_of("xy");
  if (first == std::string::npos) return text;
  std::string powers[2];
  for (std::size_t i = first; i < text.size();) {
    std::string& power = powers[text[i] == 'x' ? 0 : 1];
    const std::size_t end = std::min(text.find_first_of("xy", i + 1), text.size());
    if (!power.empty()) return text;
    power = text.substr(i, end - i);
    if (power.ends_with("^1")) power.resize(1);
    i = end;
  }
  return text.substr(0, first) + powers[0] + powers[1];
}

// Returns the place after the digits. They end at the end of a sign: ½4 begins with the number 1/2.
std::size_t skipDigits(const NormalizedText& written, std::size_t place) {
  const std::size_t from = place;
  while (isDigit(written.at(place)) && place - from <= kMostDigits) {
    if (written.isBehindSign(++place)) break;
  }
  return place;
}

// Returns the place after the digits of a power. Digits behind ² belong to the power: xy²4 is a misspelt xy²,
// and its power 24 is no chip's. So the chip that was meant can still be named.
std::size_t skipPower(const NormalizedText& written, std::size_t place) {
  const std::size_t from = place;
  while (isDigit(written.at(place)) && place - from <= kMostDigits) ++place;
  return place;
}

// Returns the place after the wanted text if the cell shows this text at `place`; nullopt otherwise. The cell
// may have blanks within the text, but not inside a number.
std::optional<std::size_t> behindText(const NormalizedText& written, std::size_t place,
                                      std::string_view text) {
  char last = '\0';
  for (const char wanted : text) {
    if (wanted == ' ') {
      if (written.at(place) != ' ') return std::nullopt;
    } else {
      const bool isInNumber = isDigit(last) && isDigit(wanted);
      if (!isInNumber) place = written.skipBlanks(place);
      if (written.at(place) != wanted || (isInNumber && written.isBehindSign(place))) return std::nullopt;
      ++place;
    }
    last = wanted;
  }
  return place;
}

// Returns the place after a divisor such as `/10`. With Fractions::Spaced, blanks may stand on both sides of
// the slash.
std::optional<std::size_t> behindDivisor(const NormalizedText& written, std::size_t place,
                                         Fractions fractions) {
  const auto skip = [&](std::size_t at) {
    return fractions == Fractions::Spaced ? written.skipBlanks(at) : at;
  };
  place = skip(place);
  if (written.at(place) != '/') return std::nullopt;
  place = skip(place + 1);
  return isDigit(written.at(place)) ? std::optional(skipDigits(written, place)) : std::nullopt;
}

// Returns the place after the fraction of a mixed number, such as 1/2 in `3 1/2`; nullopt if there is none.
std::optional<std::size_t> behindMixedPart(const NormalizedText& written, std::size_t place,
                                           Fractions fractions) {
  const std::size_t top = written.skipBlanks(place);
  if (top == place || !isDigit(written.at(top))) return std::nullopt;
  return behindDivisor(written, skipDigits(written, top), fractions);
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

struct OperandReader::Cursor {
  const NormalizedText& written;
  std::size_t at;
  const Looseness& loose;

  void skip() { at = written.skipBlanks(at); }
  [[nodiscard]] char next() const { return written.at(at); }
};

std::string foldedChipText(std::string_view text) {
  const NormalizedText written(text);
  std::string folded;
  for (std::size_t place = 0; place < written.size(); ++place) {
    if (written.at(place) != ' ') {
      folded += written.at(place);
    } else if (!folded.empty() && isDigit(folded.back()) && isDigit(written.at(written.skipBlanks(place)))) {
      folded += ' ';
      place = written.skipBlanks(place) - 1;
    }
  }
  return folded;
}

OperandReader::OperandReader(const rules::ChipSet& set) : m_set(set), m_arithmetic(set.arithmetic()) {
  std::ranges::transform(set.chips, m_texts.begin(), foldedChipText, &rules::Chip::text);
  const auto withoutPowerSigns = [](std::string text) {
    std::erase(text, '^');
    return text;
  };
  for (std::size_t i = 0; i < m_texts.size(); ++i) {
    const std::string plain = withoutPowerSigns(m_texts[i]);
    const bool isUnique = std::ranges::count(m_texts, plain, withoutPowerSigns) == 1;
    if (plain != m_texts[i] && isUnique) m_plainPowers[i] = plain;
  }
}

Operand OperandReader::operandOf(std::string text) const {
  Operand operand;
  operand.value = rules::parseChipValue(unfolded(withVariablesInOrder(text)));
  for (std::size_t i = 0; i < m_texts.size(); ++i) {
    if (m_texts[i] == text) operand.named = static_cast<ChipMask>(operand.named | 1U << i);
    if (operand.value && m_set.chips[i].value == *operand.value) {
      operand.valued = static_cast<ChipMask>(operand.valued | 1U << i);
    }
  }
  operand.text = std::move(text);
  return operand;
}

// True if the number or monomial in the cell continues after `end`. Then `text` is only its beginning.
bool OperandReader::goesOn(const Cursor& cursor, std::size_t end, const std::string& text) const {
  const NormalizedText& written = cursor.written;
  const char behind = written.at(end);
  const char next = written.at(written.skipBlanks(end));
  if (next == '^' || next == 'y') return true;
  if (!isDigit(text.back())) return false;
  if (cursor.loose.decimalCommas && behind == ',' && isDigit(written.at(end + 1))) return true;
  if (isDigit(behind) || behind == '.' || next == 'r') return true;
  if (m_arithmetic != rules::Arithmetic::Exact || text.find('/') != std::string::npos) return false;
  return behindDivisor(written, end, cursor.loose.fractions) ||
         behindMixedPart(written, end, cursor.loose.fractions);
}

// Takes the longest chip text of the set that the cell shows at the cursor.
bool OperandReader::takeChipText(Cursor& cursor, std::string& text) const {
  std::optional<std::size_t> behind;
  for (const std::string& chip : m_texts) {
    if (chip.empty() || chip.size() <= text.size()) continue;
    const auto end = behindText(cursor.written, cursor.at, chip);
    if (!end || goesOn(cursor, *end, chip)) continue;
    behind = end;
    text = chip;
  }
  for (std::size_t i = 0; cursor.loose.plainPowers && i < m_plainPowers.size(); ++i) {
    const std::string& plain = m_plainPowers[i];
    if (plain.empty() || plain.size() < text.size()) continue;
    const auto end = behindText(cursor.written, cursor.at, plain);
    if (!end || goesOn(cursor, *end, plain)) continue;
    behind = end;
    text = m_texts[i];
  }
  if (behind) cursor.at = *behind;
  return behind.has_value();
}

// Takes a decimal with a comma, such as `0,6`, if a chip of the set has this value.
bool OperandReader::takeDecimalComma(Cursor& cursor, std::string& text) const {
  const NormalizedText& written = cursor.written;
  if (!cursor.loose.decimalCommas) return false;
  const std::size_t from = cursor.at;
  const std::size_t digits = written.at(from) == '-' ? written.skipBlanks(from + 1) : from;
  const std::size_t comma = skipDigits(written, digits);
  if (comma == digits || written.at(comma) != ',' || !isDigit(written.at(comma + 1))) return false;
  const std::size_t end = skipDigits(written, comma + 1);
  std::string decimal = digits == from ? "" : "-";
  decimal += written.text().substr(digits, comma - digits);
  decimal += '.';
  decimal += written.text().substr(comma + 1, end - comma - 1);
  if (!operandOf(decimal).isChip()) return false;
  text = decimal;
  cursor.at = end;
  return true;
}

// Takes any number, root or monomial, even if it is no chip of the set.
bool OperandReader::takeAnyText(Cursor& cursor, std::string& text) const {
  const NormalizedText& written = cursor.written;
  const bool isWhole = m_arithmetic == rules::Arithmetic::Whole;
  const auto take = [&](std::size_t end) {
    text += written.text().substr(cursor.at, end - cursor.at);
    cursor.at = end;
  };
  if (cursor.next() == '-') {
    take(cursor.at + 1);
    cursor.skip();
  }
  const std::size_t sign = text.size();
  if (cursor.next() == '.' && isDigit(written.at(cursor.at + 1))) text += '0';
  take(skipDigits(written, cursor.at));
  const bool hasDigits = text.size() > sign;
  if (hasDigits && cursor.next() == '.' && isDigit(written.at(cursor.at + 1))) {
    take(skipDigits(written, cursor.at + 1));
  } else if (const auto part = behindDivisor(written, cursor.at, cursor.loose.fractions);
             hasDigits && part && !isWhole) {
    take(*part);
  } else if (const auto mixed = behindMixedPart(written, cursor.at, cursor.loose.fractions);
             hasDigits && mixed && m_arithmetic == rules::Arithmetic::Exact) {
    take(*mixed);
  }
  if (const std::size_t root = written.skipBlanks(cursor.at); written.at(root) == 'r') {
    text += 'r';
    cursor.at = written.skipBlanks(root + 1);
    const bool bracket = cursor.next() == '(';
    if (bracket) cursor.at = written.skipBlanks(cursor.at + 1);
    const std::size_t digits = cursor.at;
    take(skipDigits(written, cursor.at));
    if (cursor.at == digits) return false;
    if (bracket) {
      cursor.skip();
      if (cursor.next() != ')') return false;
      ++cursor.at;
    }
  }
  if (m_arithmetic == rules::Arithmetic::Variables) {
    const auto nextMark = [&] { return written.at(written.skipBlanks(cursor.at)); };
    // An x after a blank is a multiplication sign, not the variable x.
    while (cursor.next() == 'x' || nextMark() == 'y') {
      cursor.skip();
      take(cursor.at + 1);
      if (nextMark() != '^') continue;
      cursor.at = written.skipBlanks(written.skipBlanks(cursor.at) + 1);
      text += '^';
      take(skipPower(written, cursor.at));
    }
  }
  return text.size() > sign;
}

std::optional<Operand> OperandReader::bare(Cursor& cursor) const {
  cursor.skip();
  if (cursor.next() == '+') {
    ++cursor.at;
    cursor.skip();
  }
  std::string text;
  if (takeDecimalComma(cursor, text) || takeChipText(cursor, text) || takeAnyText(cursor, text))
    return operandOf(foldedChipText(unfolded(text)));
  return std::nullopt;
}

std::optional<Operand> OperandReader::bracketed(Cursor& cursor, int depth) const {
  const NormalizedText& written = cursor.written;
  cursor.skip();
  std::size_t open = cursor.at;
  // A minus sign may stand before the bracket, or before the circle that marks a dama: -[8].
  const bool negative = written.at(open) == '-';
  if (negative) open = written.skipBlanks(open + 1);
  const char bracket = written.at(open);
  if (bracket != '(' && bracket != '[') return bare(cursor);
  if (depth == kDeepestOperand) return std::nullopt;
  cursor.at = open + 1;
  std::optional<Operand> found = bracketed(cursor, depth + 1);
  cursor.skip();
  if (!found || cursor.next() != (bracket == '(' ? ')' : ']')) return std::nullopt;
  ++cursor.at;
  if (negative) {
    const bool encircled = found->encircled;
    found = operandOf(found->text.starts_with('-') ? found->text.substr(1) : "-" + found->text);
    found->encircled = encircled;
  }
  if (bracket == '[') found->encircled = true;
  return found;
}

std::optional<Operand> OperandReader::read(const NormalizedText& written, std::size_t& place,
                                           const Looseness& looseness) const {
  Cursor cursor{written, place, looseness};
  std::optional<Operand> operand = bracketed(cursor, 0);
  place = cursor.at;
  return operand;
}

std::string OperandReader::plainText(const Operand& operand) const {
  const unsigned chips = operand.named != 0 ? operand.named : operand.valued;
  std::string text = unfolded(operand.text);
  for (std::size_t i = 0; i < m_texts.size(); ++i) {
    if (chips == 1U << i) text = m_set.chips[i].text;
  }
  return operand.encircled ? "[" + text + "]" : text;
}

bool OperandReader::isChip(std::string_view foldedText) const {
  return operandOf(std::string(foldedText)).isChip();
}

OperandReader::Nearest OperandReader::nearest(std::string_view foldedText) const {
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
