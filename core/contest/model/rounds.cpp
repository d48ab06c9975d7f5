// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/model/rounds.hpp"

#include <algorithm>
#include <set>
#include <tuple>

#include "core/contest/model/lookup.hpp"

namespace damath::contest {

int roundsPaired(const Event& event) {
  int last = 0;
  for (const Round& round : event.rounds) last = std::max(last, numberOf(round.number));
  for (const Game& game : event.games) last = std::max(last, numberOf(game.round));
  for (const Bye& bye : event.byes) last = std::max(last, numberOf(bye.round));
  return last;
}

RoundNumber nextRoundNumber(const Event& event) {
  return RoundNumber{roundsPaired(event) + 1};
}

bool hasBegun(const Event& event) {
  return !event.rounds.empty() || !event.games.empty() || !event.byes.empty();
}

const Round* newestRound(const Event& event) {
  return event.rounds.empty() ? nullptr : &event.rounds.back();
}

const Round* unpublishedRound(const Event& event) {
  const Round* newest = newestRound(event);
  return newest != nullptr && newest->publication == Publication::Held ? newest : nullptr;
}

const Round* firstUnpublished(const Event& event) {
  const auto held = std::ranges::find(event.rounds, Publication::Held, &Round::publication);
  return held == event.rounds.end() ? nullptr : &*held;
}

bool hasByesAlone(const Event& event, RoundNumber round) {
  return std::ranges::find(event.rounds, round, &Round::number) != event.rounds.end() &&
         std::ranges::find(event.games, round, &Game::round) == event.games.end();
}

std::vector<GameId> openGames(const Event& event) {
  std::vector<const Game*> open;
  for (const Game& game : event.games) {
    if (!game.result) open.push_back(&game);
  }
  std::ranges::stable_sort(open, {}, [](const Game* game) { return std::tuple(game->round, game->board); });
  std::vector<GameId> ids;
  for (const Game* game : open) ids.push_back(game->id);
  return ids;
}

const Game* gameUnderWay(const Event& event, EntryId entry) {
  const RoundNumber newest{roundsPaired(event)};
  for (const Game& game : event.games) {
    const bool isOf = game.blue == entry || game.red == entry;
    if (isOf && game.round == newest && !game.result) return &game;
  }
  return nullptr;
}

std::vector<EntryId> absentFrom(const Event& event, RoundNumber round) {
  std::set<EntryId> absent;
  std::set<EntryId> decided;
  for (const Bye& bye : event.byes) {
    if (bye.round == round && bye.kind == ByeKind::Absent) absent.insert(bye.entry);
  }
  for (const Game* game : gamesOf(event, round)) {
    if (!game->result) continue;
    decided.insert({game->blue, game->red});
    const rules::Ending ending = game->result->ending;
    const bool isNobody = ending == rules::Ending::NoShowBoth;
    if (isNobody || ending == rules::Ending::NoShowBlue) absent.insert(game->blue);
    if (isNobody || ending == rules::Ending::NoShowRed) absent.insert(game->red);
  }
  std::vector<EntryId> list;
  for (const Entry& entry : event.entries) {
    // The result of a game tells more than an announcement: the player may have come after all.
    const bool isAnnounced = std::ranges::find(entry.absences, round) != entry.absences.end();
    const bool isAbsent = absent.contains(entry.id) || (isAnnounced && !decided.contains(entry.id));
    if (isAbsent) list.push_back(entry.id);
  }
  return list;
}

std::vector<EntryId> neverCame(const Event& event) {
  const bool hasResult =
      std::ranges::any_of(event.games, [](const Game& game) { return game.result.has_value(); });
  if (!hasResult) return {};
  std::set<EntryId> came;
  for (const Bye& bye : event.byes) {
    if (bye.kind == ByeKind::Allotted) came.insert(bye.entry);
  }
  for (const Game& game : event.games) {
    const auto ending = game.result ? std::optional(game.result->ending) : std::nullopt;
    const bool isNobody = ending == rules::Ending::NoShowBoth;
    if (!isNobody && ending != rules::Ending::NoShowBlue) came.insert(game.blue);
    if (!isNobody && ending != rules::Ending::NoShowRed) came.insert(game.red);
  }
  std::vector<EntryId> list;
  for (const Entry& entry : event.entries) {
    if (!came.contains(entry.id)) list.push_back(entry.id);
  }
  return list;
}

std::vector<EntryId> awayOnBoards(const Event& event, RoundNumber round) {
  std::set<EntryId> waiting;
  for (const Game* game : gamesOf(event, round)) {
    if (!game->result) waiting.insert({game->blue, game->red});
  }
  std::vector<EntryId> list;
  for (const Entry& entry : event.entries) {
    if (waiting.contains(entry.id) && !entry.plays(round)) list.push_back(entry.id);
  }
  return list;
}

Event eventBefore(Event event, RoundNumber round) {
  std::set<EntryId> playing;
  for (const Game* game : gamesOf(event, round)) playing.insert({game->blue, game->red});
  for (const Bye& bye : event.byes) {
    if (bye.round == round && bye.kind == ByeKind::Allotted) playing.insert(bye.entry);
  }
  for (Entry& entry : event.entries) {
    const bool plays = playing.contains(entry.id);
    if (plays == entry.plays(round)) continue;
    std::erase(entry.absences, round);
    if (!plays) {
      entry.absences.insert(std::ranges::upper_bound(entry.absences, round), round);
    } else if (entry.lastRound) {
      entry.lastRound = std::max(*entry.lastRound, numberOf(round));
    }
  }
  std::erase_if(event.games, [&](const Game& game) { return game.round >= round; });
  std::erase_if(event.byes, [&](const Bye& bye) { return bye.round >= round; });
  std::erase_if(event.rounds, [&](const Round& each) { return each.number >= round; });
  if (!hasBegun(event)) forgetGroups(event);
  return event;
}

}  // namespace damath::contest
