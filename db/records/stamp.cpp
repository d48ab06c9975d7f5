// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/stamp.hpp"

#include <algorithm>

#include "core/text/number.hpp"

namespace damath::db {

namespace {

namespace chrono = std::chrono;

constexpr std::string_view kForm = "0000-00-00T00:00:00Z";  // 0 stands for any digit

void append(std::string& text, int number, int digits, char end) {
  const std::string figures = std::to_string(number);
  text.append(static_cast<std::size_t>(digits) - figures.size(), '0');
  text += figures;
  text += end;
}

}  // namespace

std::string toText(Instant at) {
  const Instant bounded = std::clamp(at, kFirstInstant, kLastInstant);
  const auto day = chrono::floor<chrono::days>(bounded);
  const chrono::year_month_day date(day);
  const chrono::hh_mm_ss time(bounded - day);
  std::string text;
  append(text, static_cast<int>(date.year()), 4, '-');
  append(text, static_cast<int>(static_cast<unsigned>(date.month())), 2, '-');
  append(text, static_cast<int>(static_cast<unsigned>(date.day())), 2, 'T');
  append(text, static_cast<int>(time.hours().count()), 2, ':');
  append(text, static_cast<int>(time.minutes().count()), 2, ':');
  append(text, static_cast<int>(time.seconds().count()), 2, 'Z');
  return text;
}

std::optional<Instant> parseInstant(std::string_view text) {
  const auto fits = [](char c, char form) { return form == '0' ? isDigit(c) : c == form; };
  if (!std::ranges::equal(text, kForm, fits)) return std::nullopt;
  const auto number = [text](std::size_t begin, std::size_t digits) {
    int value = 0;
    for (const char c : text.substr(begin, digits)) value = value * 10 + (c - '0');
    return value;
  };
  const chrono::year_month_day date(chrono::year(number(0, 4)),
                                    chrono::month(static_cast<unsigned>(number(5, 2))),
                                    chrono::day(static_cast<unsigned>(number(8, 2))));
  const chrono::hours hours(number(11, 2));
  const chrono::minutes minutes(number(14, 2));
  const chrono::seconds seconds(number(17, 2));
  if (!date.ok() || date.year() < chrono::year(1) || hours >= chrono::hours(24) ||
      minutes >= chrono::minutes(60) || seconds >= chrono::seconds(60)) {
    return std::nullopt;
  }
  return Instant(chrono::sys_days(date) + hours + minutes + seconds);
}

}  // namespace damath::db
