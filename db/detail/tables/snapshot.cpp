// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/tables/snapshot.hpp"

#include "core/contest/systems/bye_opponents.hpp"
#include "db/detail/tables/event_table.hpp"
#include "db/detail/tables/game_table.hpp"
#include "db/detail/tables/lot_table.hpp"
#include "db/detail/tables/roster_table.hpp"
#include "db/detail/tables/round_table.hpp"

namespace damath::db::detail {

contest::Contest snapshot(Database& database) {
  contest::Contest contest{head(database), schools(database), players(database), events(database)};
  for (contest::Event& event : contest.events) {
    readGames(database, event);
    readRounds(database, event);
    readLots(database, event);
  }
  pairing::nameByeOpponents(contest);
  return contest;
}

}  // namespace damath::db::detail
