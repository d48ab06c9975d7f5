// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records.hpp"

#include <charconv>

#include "core/every.hpp"
#include "core/spellings.hpp"

namespace damath::db {

namespace {

constexpr Spelling<ViolationKind> kViolations[] = {
    {ViolationKind::TouchMove, "touchMove"}, {ViolationKind::Time, "time"}, {ViolationKind::Other, "other"}};
static_assert(coversEvery(kViolations));

void append(std::string& text, int value, std::size_t width) {
  const std::string digits = std::to_string(value);
  text.append(width > digits.size() ? width - digits.size() : 0, '0');
  text += digits;
}

}  // namespace

std::string toText(Instant at) {
  const auto day = std::chrono::floor<std::chrono::days>(at);
  const std::chrono::year_month_day date(day);
  const std::chrono::hh_mm_ss time(at - day);
  std::string text;
  append(text, static_cast<int>(date.year()), 4);
  text += '-';
  append(text, static_cast<int>(static_cast<unsigned>(date.month())), 2);
  text += '-';
  append(text, static_cast<int>(static_cast<unsigned>(date.day())), 2);
  text += 'T';
  append(text, static_cast<int>(time.hours().count()), 2);
  text += ':';
  append(text, static_cast<int>(time.minutes().count()), 2);
  text += ':';
  append(text, static_cast<int>(time.seconds().count()), 2);
  text += 'Z';
  return text;
}

std::optional<Instant> parseInstant(std::string_view text) {
  constexpr std::string_view kShape = "dddd-dd-ddTdd:dd:ddZ";
  if (text.size() != kShape.size()) return std::nullopt;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool digit = text[i] >= '0' && text[i] <= '9';
    if (kShape[i] == 'd' ? !digit : text[i] != kShape[i]) return std::nullopt;
  }
  const auto number = [text](std::size_t at, std::size_t length) {
    int value = 0;
    std::from_chars(text.data() + at, text.data() + at + length, value);
    return value;
  };
  const std::chrono::year_month_day date{std::chrono::year(number(0, 4)),
                                         std::chrono::month(static_cast<unsigned>(number(5, 2))),
                                         std::chrono::day(static_cast<unsigned>(number(8, 2)))};
  const int hours = number(11, 2);
  const int minutes = number(14, 2);
  const int seconds = number(17, 2);
  if (!date.ok() || hours > 23 || minutes > 59 || seconds > 59) return std::nullopt;
  return std::chrono::sys_days(date) + std::chrono::hours(hours) + std::chrono::minutes(minutes) +
         std::chrono::seconds(seconds);
}

std::string_view toText(ViolationKind kind) {
  return spellingOf(kViolations, kind);
}

std::optional<ViolationKind> parseViolationKind(std::string_view text) {
  return valueOf(kViolations, text);
}

}  // namespace damath::db
