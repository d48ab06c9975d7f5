// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/roster/roster_row.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/desk/roster/person_text.hpp"
#include "app/desk/roster/roster_headings.hpp"
#include "app/desk/roster/whole_name.hpp"
#include "core/contest/model/contest.hpp"
#include "core/spellings.hpp"
#include "core/text/number.hpp"

namespace damath::desk {

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

bool partName(RosterRow& row, const std::string& name, RosterField order, std::vector<RowFault>& faults) {
  if (name.empty()) return true;
  const std::string_view plain = withoutNumber(name);
  const bool isFirstLast = order == RosterField::FirstLast && !hasNameComma(plain);
  auto parts = isFirstLast ? firstLastParts(plain, row.middle) : lastFirstParts(plain, row.middle);
  if (!parts) {
    faults.push_back({row.line, parts.error(), shown(name), {}});
    return false;
  }
  row.last = std::move(parts->last);
  row.middle = std::move(parts->middle);
  row.first = std::move(parts->first);
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
