// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/model/shown_text.hpp"

#include <optional>
#include <string_view>

#include "core/contest/model/lookup.hpp"
#include "core/text/letter.hpp"

namespace damath::contest {

std::string shownText(std::string_view text) {
  return cutToLetters(text, kMostNameLetters);
}

std::string shownName(const Player& player) {
  Player shown;
  shown.last = shownText(player.last);
  shown.first = shownText(player.first);
  shown.middle = shownText(player.middle);
  return shown.name();
}

std::string shownFirstToLast(const Player& player) {
  if (isFamilyNameFirst(player)) {
    return shownText(player.last) + shownText(player.first) + shownText(player.middle);
  }
  std::string name;
  for (const std::string* part : {&player.first, &player.middle, &player.last}) {
    if (!part->empty()) name += (name.empty() ? "" : " ") + shownText(*part);
  }
  return name;
}

std::string shownName(const Contest& contest, const Event& event, EntryId entry) {
  const Player* player = playerOf(contest, event, entry);
  return player == nullptr ? std::string() : shownName(*player);
}

std::string shownSchool(const Contest& contest, const Event& event, EntryId entry) {
  const School* school = schoolOf(contest, event, entry);
  return school == nullptr ? std::string() : shownText(school->name);
}

bool isFamilyNameFirst(const Player& player) {
  if (player.last.empty() || player.first.size() + player.middle.size() == 0) return false;
  const auto isWide = [](std::string_view text) {
    while (const auto letter = text.empty() ? std::nullopt : firstLetter(text)) {
      if (kindOf(letter->code) != LetterKind::Letter || columnsOf(letter->code) != 2) return false;
      text.remove_prefix(letter->bytes.size());
    }
    return text.empty();
  };
  return isWide(player.last) && isWide(player.first) && isWide(player.middle);
}

}  // namespace damath::contest
