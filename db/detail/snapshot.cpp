#include "db/detail/snapshot.hpp"

#include "db/detail/event_table.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/game_table.hpp"
#include "db/detail/roster_table.hpp"

namespace damath::db::detail {

contest::Contest snapshot(SQLite::Database& database) {
  contest::Contest contest{head(database), schools(database), players(database), events(database)};
  for (contest::Event& event : contest.events) readGames(database, event);
  return contest;
}

std::vector<EntryFacts> entryFacts(const contest::Contest& contest,
                                   const std::vector<contest::Entry>& entries) {
  std::vector<EntryFacts> list;
  list.reserve(entries.size());
  for (const contest::Entry& entry : entries) {
    const contest::Player* player = contest.find(entry.player);
    if (player == nullptr) throw BrokenRow("entry without player");
    const contest::School* school = contest.find(player->school);
    if (school == nullptr) throw BrokenRow("player without school");
    list.push_back({entry, *player, *school});
  }
  return list;
}

}  // namespace damath::db::detail
