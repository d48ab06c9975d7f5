// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/model/lookup.hpp"

#include <algorithm>

namespace damath::contest {

namespace {

template <class Meeting>
bool areBoth(const Meeting& meeting, EntryId one, EntryId other) {
  return (meeting.blue == one && meeting.red == other) || (meeting.blue == other && meeting.red == one);
}

// Returns the first row for which the predicate `is` returns true. Null if there is none.
template <class Rows, class Is>
auto firstWhere(const Rows& rows, const Is& is) {
  const auto found = std::ranges::find_if(rows, is);
  return found == rows.end() ? nullptr : &*found;
}

}  // namespace

const Player* playerOf(const Contest& contest, const Event& event, EntryId entry) {
  const Entry* found = event.find(entry);
  return found == nullptr ? nullptr : contest.find(found->player);
}

const School* schoolOf(const Contest& contest, const Event& event, EntryId entry) {
  const Player* player = playerOf(contest, event, entry);
  return player == nullptr ? nullptr : contest.find(player->school);
}

std::string nameOf(const Contest& contest, const Event& event, EntryId entry) {
  const Player* player = playerOf(contest, event, entry);
  return player == nullptr ? std::string() : player->name();
}

std::map<EntryId, std::string> namesOf(const Contest& contest, const Event& event) {
  std::map<EntryId, std::string> names;
  for (const Entry& entry : event.entries) {
    if (const Player* player = contest.find(entry.player)) names[entry.id] = player->name();
  }
  return names;
}

const Entry* entryOf(const Event& event, PlayerId player) {
  return firstWhere(event.entries, [player](const Entry& entry) { return entry.player == player; });
}

std::vector<const Event*> eventsOf(const Contest& contest, PlayerId player) {
  std::vector<const Event*> events;
  for (const Event& event : contest.events) {
    if (entryOf(event, player) != nullptr) events.push_back(&event);
  }
  return events;
}

const Entry* entryNumbered(const Event& event, int number) {
  return firstWhere(event.entries, [number](const Entry& entry) { return entry.number == number; });
}

std::vector<const Game*> gamesOf(const Event& event, RoundNumber round) {
  std::vector<const Game*> games;
  for (const Game& game : event.games) {
    if (game.round == round) games.push_back(&game);
  }
  return games;
}

const Game* gameAt(const Event& event, RoundNumber round, BoardNumber board) {
  const auto placeOf = [](const Game& game) { return std::pair(game.round, game.board); };
  // Games are usually sorted by round and board, so the binary search succeeds. If the binary search fails, a
  // linear search follows.
  const std::pair place(round, board);
  const auto likely = std::ranges::lower_bound(event.games, place, {}, placeOf);
  if (likely != event.games.end() && placeOf(*likely) == place) return &*likely;
  return firstWhere(event.games, [&](const Game& game) { return placeOf(game) == place; });
}

bool isBetween(const Game& game, EntryId one, EntryId other) {
  return areBoth(game, one, other);
}

bool isBetween(const Rematch& rematch, EntryId one, EntryId other) {
  return areBoth(rematch, one, other);
}

const Rematch* lastRematchBetween(const Event& event, EntryId one, EntryId other) {
  const Rematch* last = nullptr;
  for (const Rematch& rematch : event.rematches) {
    if (isBetween(rematch, one, other)) last = &rematch;
  }
  return last;
}

}  // namespace damath::contest
