// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/roster/roster_row.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/roster/name_comparison.hpp"
#include "app/desk/roster/person_text.hpp"
#include "app/desk/roster/roster_headings.hpp"
#include "core/contest/model/contest.hpp"
#include "core/contest/model/name_suffix.hpp"
#include "core/expected.hpp"
#include "core/spellings.hpp"
#include "core/text/letter.hpp"
#include "core/text/number.hpp"
#include "core/text/trim.hpp"

namespace damath::desk {

namespace {

std::vector<std::string_view> partedAtCommas(std::string_view text) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t comma = text.find(',');
    parts.push_back(trimmedLines(text.substr(0, comma)));
    if (comma == std::string_view::npos) return parts;
    text.remove_prefix(comma + 1);
  }
}

// True for one letter, with or without a dot.
bool isInitial(std::string_view text) {
  const auto letter = text.empty() ? std::nullopt : firstLetter(text);
  if (!letter) return false;
  const std::string_view rest = text.substr(letter->bytes.size());
  return rest.empty() || rest == ".";
}

// True for "Jr.", "III" and the like, which belong to a name but are not a first name. A single V is an
// initial.
bool isSuffix(std::string_view text) {
  return contest::isNameSuffix(text) && !isInitial(text);
}

// Removes a number before a name: "1. Cruz, Ana", "12) Cruz, Ana". No name begins so.
std::string_view withoutNumber(std::string_view name) {
  const std::size_t behind = name.find_first_not_of("0123456789");
  if (behind == 0 || behind == std::string_view::npos || (name[behind] != '.' && name[behind] != ')'))
    return name;
  return trimmedLines(name.substr(behind + 1));
}

struct WholeName {
  std::string_view last;
  std::string first;
  std::string_view middle;
};

// Removes the last word of the text if it is a suffix and words stand before it, and returns it.
std::string_view takeSuffix(std::string_view& text) {
  const std::size_t blank = text.rfind(' ');
  if (blank == std::string_view::npos || !isSuffix(text.substr(blank + 1))) return {};
  const std::string_view suffix = text.substr(blank + 1);
  text = trimmedLines(text.substr(0, blank));
  return suffix;
}

// Removes a part that is only a suffix, behind last and first name, and returns it.
std::string_view takeSuffixPart(std::vector<std::string_view>& parts) {
  constexpr std::ptrdiff_t kNames = 2;
  if (std::ssize(parts) <= kNames) return {};
  const auto found = std::find_if(parts.begin() + kNames, parts.end(), isSuffix);
  if (found == parts.end()) return {};
  const std::string_view suffix = *found;
  parts.erase(found);
  return suffix;
}

// Splits "Last, First", "Last, First M." or "Last, First, Middle", each perhaps with a suffix such as Jr.
// behind the first or the middle name. `middle` is the middle name from a column of its own.
Expected<WholeName, RowReason> partsOf(std::string_view name, std::string_view middle) {
  constexpr std::size_t kMost = 3;
  std::vector<std::string_view> parts = partedAtCommas(name);
  if (parts.size() == 1) return Unexpected(RowReason::NameUndivided);
  const std::string_view ownSuffix = takeSuffixPart(parts);
  std::string_view first = parts[1];
  std::string_view third = parts.back();
  if (parts.size() > kMost || isSuffix(first)) return Unexpected(RowReason::NameUnclear);
  const std::string_view endSuffix = takeSuffix(parts.size() == kMost ? third : first);
  const bool isTwice = !ownSuffix.empty() && (!endSuffix.empty() || first.empty());
  if (isTwice) return Unexpected(RowReason::NameUnclear);
  const std::string_view suffix = ownSuffix.empty() ? endSuffix : ownSuffix;
  const auto whole = [&](std::string_view given, std::string_view middleName) {
    return WholeName{parts[0], std::string(given) + (suffix.empty() ? "" : " ") + std::string(suffix),
                     middleName};
  };
  if (parts.size() == kMost) {
    const bool isOther = !middle.empty() && folded(middle) != folded(third);
    if (isOther) return Unexpected(RowReason::NameUnclear);
    return whole(first, third);
  }
  const std::size_t blank = first.rfind(' ');
  if (blank == std::string_view::npos) return whole(first, middle);
  const std::string_view end = first.substr(blank + 1);
  const bool isOfMiddle = middle.empty() || folded(middle).starts_with(folded(firstLetter(end)->bytes));
  if (!isInitial(end) || !isOfMiddle) return whole(first, middle);
  return whole(trimmedLines(first.substr(0, blank)), middle.empty() ? end : middle);
}

}  // namespace

contest::Player playerOf(const RosterRow& row) {
  contest::Player player;
  for (const RosterText& each : kRosterTexts) {
    if (each.ofPlayer != nullptr) player.*each.ofPlayer = row.*each.text;
  }
  player.rating = row.rating;
  return player;
}

RosterRow rowOf(const contest::Player& player) {
  RosterRow row;
  for (const RosterText& each : kRosterTexts) {
    if (each.ofPlayer != nullptr) row.*each.text = player.*each.ofPlayer;
  }
  row.rating = player.rating;
  return row;
}

bool partName(RosterRow& row, const std::string& name, std::vector<RowFault>& faults) {
  if (name.empty()) return true;
  const auto parts = partsOf(withoutNumber(name), row.middle);
  if (!parts) {
    faults.push_back({row.line, parts.error(), shown(name), {}});
    return false;
  }
  row.last = parts->last;
  row.middle = std::string(parts->middle);
  row.first = parts->first;
  return true;
}

std::vector<RowFault> faultsOf(const RosterRow& row) {
  std::vector<RowFault> faults;
  if (row.last.empty()) faults.push_back({row.line, RowReason::MissingLast, shown(row.first), {}});
  if (row.first.empty()) faults.push_back({row.line, RowReason::MissingFirst, shown(row.last), {}});
  if (row.school.empty()) faults.push_back({row.line, RowReason::MissingSchool, shown(row.name()), {}});
  return faults;
}

std::optional<int> parseRating(std::string_view text) {
  if (text.empty() || text.size() > 4) return std::nullopt;
  const auto value = numberIn<int>(text);
  return value && *value >= 0 ? value : std::nullopt;
}

std::string RosterRow::name() const {
  std::string text = last;
  if (!first.empty()) text += (text.empty() ? "" : ", ") + first;
  if (!middle.empty()) text += (text.empty() ? "" : " ") + middle;
  return text;
}

RowReason reasonOf(TextFault fault) {
  switch (fault) {
    case TextFault::NotText:
      return RowReason::NotText;
    case TextFault::Unseen:
      return RowReason::UnseenText;
    case TextFault::TooLong:
      return RowReason::TextTooLong;
  }
  return RowReason::NotText;
}

std::string_view toText(RowReason reason) {
  return spellingOf(reason);
}

RosterRow rowOf(const contest::Contest& contest, const contest::Entry& entry) {
  const contest::Player* player = contest.find(entry.player);
  RosterRow row = player == nullptr ? RosterRow{} : rowOf(*player);
  row.line = kOnlyLine;
  if (player == nullptr) return row;
  if (const contest::School* school = contest.find(player->school)) {
    row.school = school->name;
    row.district = school->district;
    row.division = school->division;
  }
  return row;
}

}  // namespace damath::desk
