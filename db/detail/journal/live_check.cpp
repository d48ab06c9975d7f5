// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/journal/live_check.hpp"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <vector>

#include "core/notation/json/stored_json.hpp"
#include "core/text/number.hpp"
#include "db/detail/journal/live_chain.hpp"
#include "db/detail/query.hpp"
#include "db/detail/trail/row_cells.hpp"

namespace damath::db::detail {

namespace {

std::string digestOfRow(std::string_view before, const Cells& cells) {
  std::vector<Value> columns(cells.size());
  std::ranges::transform(cells, columns.begin(), asValue);
  return liveDigest(before, columns);
}

class LiveCheck {
 public:
  explicit LiveCheck(Database& database) : m_database(&database) {}

  std::set<std::string> differing() {
    readGames();
    readSteps();
    compareHeads();
    for (const auto& [id, game] : m_games) {
      if (!game.isBegun) differs(id);
    }
    return std::move(m_differing);
  }

 private:
  struct Game {
    std::string by;
    std::string at;
    std::vector<std::string> digests;  // index 0: the digest of the game's row; index N: the digest of step N
    bool isBegun = false;              // true if the journal records the beginning of the live game
  };

  void differs(std::int64_t live) { m_differing.insert("live_game " + std::to_string(live)); }

  void readGames() {
    const Table& table = liveGameColumns();
    eachRow(*m_database, "SELECT " + columnList(table) + " FROM live_game", [&](const Row& row) {
      m_games[row.number(0)] = {row.text(7), row.text(8), {digestOfRow({}, cellsOf(row, table))}};
    });
  }

  void readSteps() {
    const Table& table = liveStepColumns();
    eachRow(
        *m_database, "SELECT digest, " + columnList(table) + " FROM live_step ORDER BY live, number",
        [&](const Row& row) {
          const auto game = m_games.find(row.number(2));
          const auto number = static_cast<std::size_t>(row.number(3));
          const bool isNext = game != m_games.end() && number == game->second.digests.size();
          if (!isNext || row.text(0) != digestOfRow(game->second.digests.back(), cellsOf(row, table, 1))) {
            m_differing.insert("live_step " + std::to_string(row.number(1)));
          }
          // Stores the digest as the step's row has it, so that the next step is compared with this digest.
          // Missing steps before this step get empty digests.
          if (game == m_games.end() || number < game->second.digests.size()) return;
          constexpr std::size_t kMostGap = 100'000;
          if (number - game->second.digests.size() > kMostGap) return;
          game->second.digests.resize(number);
          game->second.digests.push_back(row.text(0));
        });
  }

  void compareHeads() {
    eachRow(*m_database,
            "SELECT action, \"by\", at, after FROM journal WHERE after LIKE '%\"chain\"%' ORDER BY branch, "
            "number",
            [&](const Row& row) {
              const auto text = notation::parseStored<nlohmann::json>(row.text(3));
              if (!text.is_object()) return;
              if (text.contains("chain")) compareHead(text, row);
              if (!text.contains("games") || !text["games"].is_array()) return;
              for (const auto& game : text["games"]) compareHead(game, row);
            });
  }

  void compareHead(const nlohmann::json& head, const Row& row) {
    if (!head.is_object() || !head.contains("live") || !notation::isInteger<std::int64_t>(head["live"]))
      return;
    const auto live = head["live"].get<std::int64_t>();
    const auto found = m_games.find(live);
    if (found == m_games.end()) return differs(live);
    Game& game = found->second;
    const std::string chain = head.contains("chain") && head["chain"].is_string()
                                  ? head["chain"].get<std::string>()
                                  : std::string();
    const std::size_t colon = chain.find(':');
    const auto number = numberIn<std::int64_t>(chain.substr(0, colon));
    const bool isHeld = colon != std::string::npos && number && *number >= 0 &&
                        static_cast<std::size_t>(*number) < game.digests.size() &&
                        game.digests[static_cast<std::size_t>(*number)] == chain.substr(colon + 1);
    if (!isHeld) differs(live);
    if (row.text(0) != "beginLive") return;
    if (game.isBegun || row.text(1) != game.by || row.text(2) != game.at) differs(live);
    game.isBegun = true;
  }

  Database* m_database;
  std::map<std::int64_t, Game> m_games;
  std::set<std::string> m_differing;
};

}  // namespace

std::set<std::string> differingLiveGames(Database& database) {
  return LiveCheck(database).differing();
}

}  // namespace damath::db::detail
