// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/workbook/cell_text.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <map>

#include "app/desk/workbook/package.hpp"
#include "core/text/letter.hpp"
#include "core/text/number.hpp"
#include "core/text/trim.hpp"

namespace damath::desk {

namespace {

constexpr std::size_t kMostForms = 65536;
constexpr int kMostDigits = 15;

// A decimal number: the digits, without zeros at both ends, and the number of digits before the point. The
// number 0 has no digits.
struct Decimal {
  bool isNegative = false;
  std::string digits;
  int point = 0;
};

std::string_view takeDigits(std::string_view& text) {
  std::size_t count = 0;
  while (count < text.size() && isDigit(text[count])) ++count;
  const std::string_view digits = text.substr(0, count);
  text.remove_prefix(count);
  return digits;
}

// Rounds the digits to `most`, half up.
void roundTo(Decimal& number, std::size_t most) {
  if (number.digits.size() > most) {
    const bool isUp = number.digits[most] >= '5';
    number.digits.resize(most);
    std::size_t at = most;
    while (isUp && at > 0 && number.digits[at - 1] == '9') number.digits[--at] = '0';
    if (isUp && at > 0) ++number.digits[at - 1];
    if (isUp && at == 0) {
      number.digits.insert(number.digits.begin(), '1');
      ++number.point;
    }
  }
  number.digits.resize(number.digits.find_last_not_of('0') + 1);
}

std::optional<Decimal> decimalIn(std::string_view text) {
  Decimal number;
  number.isNegative = text.starts_with('-');
  if (text.starts_with('-') || text.starts_with('+')) text.remove_prefix(1);
  const std::string_view whole = takeDigits(text);
  std::string_view fraction;
  if (text.starts_with('.')) {
    text.remove_prefix(1);
    fraction = takeDigits(text);
  }
  if (whole.empty() && fraction.empty()) return std::nullopt;
  int exponent = 0;
  if (text.starts_with('e') || text.starts_with('E')) {
    text.remove_prefix(1);
    if (text.starts_with('+')) text.remove_prefix(1);
    constexpr int kMostExponent = 400;
    const auto read = numberIn<int>(text);
    if (!read || *read > kMostExponent || *read < -kMostExponent) return std::nullopt;
    exponent = *read;
    text = {};
  }
  constexpr std::size_t kMostWritten = 400;
  if (!text.empty() || whole.size() + fraction.size() > kMostWritten) return std::nullopt;
  number.digits = std::string(whole) + std::string(fraction);
  const std::size_t zeros = std::min(number.digits.find_first_not_of('0'), number.digits.size());
  number.digits.erase(0, zeros);
  number.point = static_cast<int>(whole.size()) + exponent - static_cast<int>(zeros);
  roundTo(number, kMostDigits);
  return number;
}

// Returns the number without an exponent. nullopt if it has too many digits for that.
std::optional<std::string> plainly(const Decimal& number) {
  constexpr int kMostBefore = 21;
  constexpr int kMostZeros = 5;
  if (number.digits.empty()) return "0";
  if (number.point > kMostBefore || number.point < -kMostZeros) return std::nullopt;
  std::string text = number.isNegative ? "-" : "";
  const auto size = static_cast<int>(number.digits.size());
  if (number.point <= 0) {
    text += "0." + std::string(static_cast<std::size_t>(-number.point), '0') + number.digits;
  } else if (number.point >= size) {
    text += number.digits + std::string(static_cast<std::size_t>(number.point - size), '0');
  } else {
    const auto point = static_cast<std::size_t>(number.point);
    text += number.digits.substr(0, point) + "." + number.digits.substr(point);
  }
  return text;
}

std::string withZeros(int number, std::size_t width) {
  std::string text = std::to_string(number);
  if (text.size() < width) text.insert(0, width - text.size(), '0');
  return text;
}

// Returns the day with this number as "2026-11-20". The calendar from 1900 has a day 60, 29 February 1900,
// which never was.
std::string dayText(int day, DayCount days) {
  namespace chrono = std::chrono;
  constexpr int kNeverWas = 60;
  constexpr chrono::sys_days kZero1900 = chrono::sys_days(chrono::year(1899) / 12 / 30);
  constexpr chrono::sys_days kZero1904 = chrono::sys_days(chrono::year(1904) / 1 / 1);
  if (days == DayCount::From1900 && day == kNeverWas) return "1900-02-29";
  const bool isEarly = days == DayCount::From1900 && day < kNeverWas;
  const chrono::sys_days zero = days == DayCount::From1904 ? kZero1904 : kZero1900;
  const chrono::year_month_day date(zero + chrono::days(isEarly ? day + 1 : day));
  return withZeros(static_cast<int>(date.year()), 4) + "-" +
         withZeros(static_cast<int>(static_cast<unsigned>(date.month())), 2) + "-" +
         withZeros(static_cast<int>(static_cast<unsigned>(date.day())), 2);
}

// Returns the date, the time or both that the number of days means. nullopt for a number outside the
// calendar.
std::optional<std::string> momentText(const Decimal& number, const NumberForm& form, DayCount days) {
  constexpr int kLastDay = 2958465;  // 31 December 9999 from 1900
  constexpr std::size_t kFraction = 10;
  constexpr std::int64_t kSecondsOfDay = 86400;
  constexpr int kMinute = 60;
  constexpr int kHour = 3600;
  constexpr int kMostBefore = 7;
  if (number.isNegative || number.point > kMostBefore) return std::nullopt;
  const std::size_t before = number.point > 0 ? static_cast<std::size_t>(number.point) : 0;
  std::string whole = number.digits.substr(0, before);
  whole.resize(before, '0');
  std::string fraction = number.point < 0 ? std::string(static_cast<std::size_t>(-number.point), '0') : "";
  if (number.digits.size() > before) fraction += number.digits.substr(before);
  fraction.resize(kFraction, '0');
  std::int64_t scale = 1;
  for (std::size_t i = 0; i < kFraction; ++i) scale *= 10;
  int day = whole.empty() ? 0 : numberIn<int>(whole).value_or(0);
  auto second =
      static_cast<int>((numberIn<std::int64_t>(fraction).value_or(0) * kSecondsOfDay + scale / 2) / scale);
  if (second == kSecondsOfDay) {
    second = 0;
    ++day;
  }
  if (day > kLastDay) return std::nullopt;
  std::string text;
  if (form.hasDay) text = dayText(day, days);
  if (form.hasClock) {
    const int hours = second / kHour + (form.hasDay ? 0 : day * 24);
    text += (text.empty() ? "" : " ") + withZeros(hours, 2) + ":" + withZeros(second % kHour / kMinute, 2);
    if (second % kMinute != 0) text += ":" + withZeros(second % kMinute, 2);
  }
  return text;
}

// Returns the form with this number if the format knows it without a code.
NumberForm builtInForm(int number) {
  const auto isIn = [number](int first, int last) { return number >= first && number <= last; };
  constexpr int kDayAndClock = 22;
  if (number == kDayAndClock) return {true, true, 0};
  if (isIn(14, 17) || isIn(27, 31) || number == 36 || isIn(50, 54) || isIn(57, 58)) return {true, false, 0};
  if (isIn(18, 21) || isIn(32, 35) || isIn(45, 47) || isIn(55, 56)) return {false, true, 0};
  return {};
}

std::optional<char32_t> escapedCode(std::string_view text) {
  constexpr std::size_t kSize = 7;  // _xHHHH_
  if (text.size() < kSize || !text.starts_with("_x") || text[kSize - 1] != '_') return std::nullopt;
  char32_t code = 0;
  for (const char digit : text.substr(2, 4)) {
    const bool isLetter = (digit >= 'A' && digit <= 'F') || (digit >= 'a' && digit <= 'f');
    if (!isDigit(digit) && !isLetter) return std::nullopt;
    const int value = isDigit(digit) ? digit - '0' : (digit | 0x20) - 'a' + 10;
    code = code * 16 + static_cast<char32_t>(value);
  }
  const bool isHalf = code >= 0xD800 && code <= 0xDFFF;
  return code == 0 || isHalf ? std::nullopt : std::optional(code);
}

}  // namespace

NumberForm numberForm(std::string_view code) {
  NumberForm form;
  bool hasMonth = false;
  bool isZeros = !code.empty();
  for (std::size_t at = 0; at < code.size() && code[at] != ';'; ++at) {
    const char letter = code[at];
    isZeros = isZeros && letter == '0';
    // Skips the texts of the form: "text", \x, _x and *x, and also [red] and [$₱-3409], but not [h].
    if (letter == '"') {
      at = std::min(code.find('"', at + 1), code.size());
    } else if (letter == '\\' || letter == '_' || letter == '*') {
      ++at;
    } else if (letter == '[') {
      const std::size_t end = std::min(code.find(']', at), code.size());
      const std::string_view inside = code.substr(at + 1, end - at - 1);
      form.hasClock = form.hasClock || inside == "h" || inside == "hh" || inside == "m" || inside == "mm" ||
                      inside == "s" || inside == "ss";
      at = end;
    } else {
      const char small = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
      form.hasDay = form.hasDay || small == 'd' || small == 'y';
      form.hasClock = form.hasClock || small == 'h' || small == 's';
      hasMonth = hasMonth || small == 'm';
    }
  }
  // The letter m is a month or a minute.
  if (hasMonth && !form.hasClock) form.hasDay = true;
  const bool isShort = code.size() <= static_cast<std::size_t>(kMostDigits);
  if (isZeros && isShort) form.digits = static_cast<int>(code.size());
  return form;
}

std::optional<NumberForms> NumberForms::parse(XmlReader& xml) {
  NumberForms forms;
  std::map<int, NumberForm> own;
  const auto numberOf = [&xml] { return numberIn<int>(xml.attribute("numFmtId").value_or("0")).value_or(0); };
  const bool isRead = xml.next() == XmlReader::Token::Start && xml.eachChild([&] {
    if (isOfSheet(xml, "numFmts")) {
      xml.eachChild([&] {
        if (!isOfSheet(xml, "numFmt") || own.size() == kMostForms) return;
        own.insert_or_assign(numberOf(), numberForm(xml.attribute("formatCode").value_or(std::string())));
      });
    } else if (isOfSheet(xml, "cellXfs")) {
      xml.eachChild([&] {
        if (!isOfSheet(xml, "xf") || forms.m_forms.size() == kMostForms) return;
        const auto found = own.find(numberOf());
        forms.m_forms.push_back(found == own.end() ? builtInForm(numberOf()) : found->second);
      });
    }
  });
  return isRead ? std::optional(std::move(forms)) : std::nullopt;
}

NumberForm NumberForms::at(std::string_view number) const {
  const auto index = numberIn<std::size_t>(number);
  return index && *index < m_forms.size() ? m_forms[*index] : NumberForm{};
}

std::string numberText(std::string_view number, const NumberForm& form, DayCount days) {
  const auto decimal = decimalIn(number);
  if (!decimal) return std::string(number);
  if (form.hasDay || form.hasClock) {
    if (auto moment = momentText(*decimal, form, days)) return *std::move(moment);
  }
  auto text = plainly(*decimal);
  if (!text) return std::string(number);
  const auto digits = static_cast<std::size_t>(form.digits);
  const bool isWhole = std::ranges::all_of(*text, isDigit);
  if (isWhole && text->size() < digits) text->insert(0, digits - text->size(), '0');
  return *std::move(text);
}

std::string cellText(std::string_view text) {
  std::string plain;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const auto code = text[at] == '_' ? escapedCode(text.substr(at)) : std::nullopt;
    const std::size_t before = plain.size();
    if (code) {
      appendLetter(plain, *code);
      at += 6;
    } else {
      plain += text[at];
    }
    const char letter = plain[before];
    if (letter != '\n' && letter != '\r' && letter != '\t') continue;
    plain.resize(before);
    if (!plain.ends_with(' ')) plain += ' ';
  }
  return std::string(trimmedLines(plain));
}

}  // namespace damath::desk
