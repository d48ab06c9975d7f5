// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/tables/last_contest.hpp"

#include <algorithm>

#include "db/detail/failure.hpp"
#include "db/detail/query.hpp"
#include "db/detail/tables/game_table.hpp"
#include "db/detail/tables/sheet_table.hpp"
#include "db/detail/tables/snapshot.hpp"

namespace damath::db::detail {

std::shared_ptr<const contest::Contest> LastContest::read(Database& database) {
  heed(database);
  if (!m_contest) m_contest = std::make_shared<contest::Contest>(snapshot(database));
  return m_contest;
}

std::shared_ptr<const std::vector<SheetSummary>> LastContest::sheets(Database& database) {
  heed(database);
  if (!m_sheets) m_sheets = std::make_shared<const std::vector<SheetSummary>>(sheetSummaries(database));
  return m_sheets;
}

void LastContest::heed(Database& database) {
  const std::int64_t version = database.changesOfOthers();
  if (version != m_version) forget();
  m_version = version;
}

void LastContest::forget() {
  m_contest.reset();
  m_sheets.reset();
}

// The commit stands whatever happens here: what cannot be followed is read anew.
void LastContest::follow(Database& database, const std::vector<contest::GameId>& games) {
  if (!m_contest) return;
  const auto followed = guarded([&] { takeResults(database, games); });
  if (!followed) forget();
}

void LastContest::takeResults(Database& database, const std::vector<contest::GameId>& games) {
  if (m_contest.use_count() > 1) m_contest = std::make_shared<contest::Contest>(*m_contest);
  for (const contest::GameId id : games) {
    const GameState state = gameState(database, id);
    const auto event = std::ranges::find(m_contest->events, state.event, &contest::Event::id);
    if (event == m_contest->events.end()) throw BrokenRow("a game of no event");
    const contest::Game* game = event->find(id);
    if (game == nullptr) throw BrokenRow("a game that was not there");
    event->games[static_cast<std::size_t>(game - event->games.data())].result = state.result;
  }
}

}  // namespace damath::db::detail
