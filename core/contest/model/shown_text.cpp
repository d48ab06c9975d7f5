// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/model/shown_text.hpp"

#include <optional>
#include <string_view>

#include "core/contest/model/lookup.hpp"
#include "core/contest/model/name_suffix.hpp"
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
  const SuffixedName first = suffixApart(player.first);
  SuffixedName middle = suffixApart(player.middle);
  // A column of middle names often has the suffix alone. A single letter there is an initial.
  const std::size_t letters = middle.name.size() - (middle.name.ends_with('.') ? 1 : 0);
  if (letters > 1 && isNameSuffix(middle.name)) middle = {{}, middle.name};
  const std::string_view own = suffixApart(player.last).suffix;
  std::string name;
  const auto add = [&name](std::string_view part) {
    if (!part.empty()) name += (name.empty() ? "" : " ") + shownText(part);
  };
  for (const std::string_view part : {first.name, middle.name, std::string_view(player.last)}) add(part);
  if (first.suffix != own) add(first.suffix);
  if (middle.suffix != own && middle.suffix != first.suffix) add(middle.suffix);
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
