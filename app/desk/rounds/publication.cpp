// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/rounds/publication.hpp"

#include <set>
#include <string>
#include <utility>

#include "app/desk/rounds/result_input.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"
#include "db/edits/round_edit.hpp"

namespace damath::desk {

namespace {

using contest::EntryId;

// Returns the ending of a game in which at least one player is away.
rules::Ending endingWithout(const contest::Game& game, const std::set<EntryId>& away) {
  const bool isBlueAway = away.contains(game.blue);
  if (isBlueAway && away.contains(game.red)) return rules::Ending::NoShowBoth;
  return isBlueAway ? rules::Ending::NoShowBlue : rules::Ending::NoShowRed;
}

}  // namespace

DeskResult<void> publishRound(const Change& change, const contest::Event& event, contest::RoundNumber round,
                              std::optional<contest::GameId> decided) {
  const std::vector<EntryId> list = contest::awayOnBoards(event, round);
  const std::set<EntryId> away(list.begin(), list.end());
  std::vector<const contest::Game*> forfeited;
  PlayersMeant meant;
  for (const contest::Game* game : contest::gamesOf(event, round)) {
    const bool isAway = away.contains(game->blue) || away.contains(game->red);
    if (!isAway || game->result || game->id == decided) continue;
    forfeited.push_back(game);
    for (const EntryId entry : {game->blue, game->red}) {
      if (away.contains(entry)) meant.entries.push_back(entry);
    }
  }
  if (!forfeited.empty()) {
    const std::string count = std::to_string(meant.entries.size());
    DAMATH_CHECK(change.requireConfirmation({.level = ConfirmationLevel::Acknowledge,
                                             .code = ConfirmationReason::PublishedWithout,
                                             .subject = count,
                                             .round = round,
                                             .facts = std::move(meant)}));
  }
  db::RoundEdit edit(change.edit());
  for (const contest::Game* game : forfeited) {
    const contest::ResultInput input{endingWithout(*game, away), {}, {}};
    DAMATH_TRY(result, judged(event.setup, contest::GameKind::Round, input));
    DAMATH_CHECK(toDeskResult(edit.setResult(game->id, *result)));
  }
  return toDeskResult(edit.publish(event.id, round));
}

}  // namespace damath::desk
