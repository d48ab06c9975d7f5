// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/change/text_check.hpp"

#include <chrono>
#include <sstream>

#include "app/desk/change/desk_error.hpp"
#include "app/desk/change/refused.hpp"
#include "app/desk/roster/person_text.hpp"
#include "core/contest/model/contest.hpp"
#include "core/expected.hpp"
#include "core/text/trim.hpp"

namespace damath::desk {

namespace {

// True if the text is a date in digits with the year first, such as 2026-02-30, but the calendar has no such
// day. False for any other form of a date, which is always accepted.
bool isNoDay(const std::string& date) {
  int year = 0;
  unsigned month = 0;
  unsigned day = 0;
  char first = 0;
  char second = 0;
  if (date.find_first_not_of("0123456789-./") != std::string::npos) return false;
  std::istringstream figures(date);
  if (!(figures >> year >> first >> month >> second >> day) || first != second || year < 1000) return false;
  return day > 31 || month > 12 ||
         !std::chrono::year_month_day(std::chrono::year(year), std::chrono::month(month),
                                      std::chrono::day(day))
              .ok();
}

}  // namespace

DeskResult<void> checkText(std::string_view text, std::size_t most) {
  const auto fault = faultIn(text, most);
  if (!fault) return {};
  switch (*fault) {
    case TextFault::NotText:
      return refused(Refusal::NotText, shown(text));
    case TextFault::Unseen:
      return refused(Refusal::TextUnseen, shown(text));
    case TextFault::TooLong:
      return refused(Refusal::TextTooLong, shown(text));
  }
  return {};
}

DeskResult<void> checkHead(const contest::ContestHead& head, const contest::ContestHead* standing) {
  if (trimmedLines(head.name).empty()) return refused(Refusal::NameMissing);
  for (std::string contest::ContestHead::*part :
       {&contest::ContestHead::name, &contest::ContestHead::venue, &contest::ContestHead::date}) {
    // Skips an unchanged text. An older program may have stored a text that is invalid today, and this text
    // must not block changes of the other texts.
    if (standing != nullptr && standing->*part == head.*part) continue;
    DAMATH_CHECK(checkText(head.*part));
  }
  const bool isDateNew = standing == nullptr || standing->date != head.date;
  if (isDateNew && isNoDay(head.date)) return refused(Refusal::NoSuchDay, shown(head.date));
  return {};
}

DeskResult<void> checkStamp(const db::Stamp& stamp) {
  if (trimmedLines(stamp.by).empty()) return refused(Refusal::ByRequired, Asked{});
  DAMATH_CHECK(checkText(stamp.by));
  DAMATH_CHECK(checkText(stamp.askedBy));
  return checkText(stamp.reason, kMostRemarkLetters);
}

}  // namespace damath::desk
