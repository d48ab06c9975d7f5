// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/contest/entry_names.hpp"

#include <algorithm>

#include "core/contest/shown_text.hpp"

namespace damath::cli {

namespace {

const contest::Entry* entryOf(const contest::Event& event, contest::EntryId id) {
  const auto found = std::ranges::find(event.entries, id, &contest::Entry::id);
  return found == event.entries.end() ? nullptr : &*found;
}

const contest::Player* playerOf(const contest::Contest& contest, const contest::Event& event,
                                contest::EntryId id) {
  const contest::Entry* entry = entryOf(event, id);
  return entry == nullptr ? nullptr : contest.find(entry->player);
}

}  // namespace

std::string numberText(int number) {
  return "#" + std::to_string(number);
}

std::optional<contest::EntryId> entryNumbered(const contest::Event& event, int number) {
  const auto found = std::ranges::find(event.entries, number, &contest::Entry::number);
  return found == event.entries.end() ? std::nullopt : std::optional(found->id);
}

int numberOf(const contest::Event& event, contest::EntryId entry) {
  const contest::Entry* found = entryOf(event, entry);
  return found == nullptr ? 0 : found->number;
}

std::string nameOf(const contest::Contest& contest, const contest::Event& event, contest::EntryId entry) {
  const contest::Player* player = playerOf(contest, event, entry);
  return player == nullptr ? std::string() : contest::shownName(*player);
}

std::string schoolOf(const contest::Contest& contest, const contest::Event& event, contest::EntryId entry) {
  const contest::Player* player = playerOf(contest, event, entry);
  const contest::School* school = player == nullptr ? nullptr : contest.find(player->school);
  return school == nullptr ? std::string() : contest::shownText(school->name);
}

}  // namespace damath::cli
