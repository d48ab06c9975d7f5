// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/journal/live_chain.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "db/detail/digest.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/query.hpp"
#include "db/detail/trail/row_cells.hpp"

namespace damath::db::detail {

namespace {

nlohmann::json digestedPart(const Value& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value)) return *number;
  if (const auto* text = std::get_if<std::string_view>(&value)) return *text;
  return {};
}

}  // namespace

std::string liveDigest(std::string_view before, std::span<const Value> columns) {
  auto list = nlohmann::json::array({before});
  for (const Value& column : columns) list.push_back(digestedPart(column));
  return sha256(list.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

const Table& liveGameColumns() {
  static const Table table{"live_game",
                           {{"id", ColumnType::Number},
                            {"event", ColumnType::Number},
                            {"owner"},
                            {"game", ColumnType::Number, Nullable::Yes},
                            {"blue", ColumnType::Number},
                            {"red", ColumnType::Number},
                            {"keeping"},
                            {"by"},
                            {"at"}},
                           {}};
  return table;
}

const Table& liveStepColumns() {
  static const Table table{"live_step",
                           {{"id", ColumnType::Number},
                            {"live", ColumnType::Number},
                            {"number", ColumnType::Number},
                            {"step"},
                            {"clock"},
                            {"by"},
                            {"reason"},
                            {"at"}},
                           {}};
  return table;
}

LiveHead liveHead(Database& database, std::int64_t live) {
  const auto newest = firstRow(
      database, "SELECT number, digest FROM live_step WHERE live = ? ORDER BY number DESC LIMIT 1",
      [live](const Row& row) {
        return LiveHead{live, row.number(0), row.text(1)};
      },
      live);
  if (newest) return *newest;
  const Table& table = liveGameColumns();
  const auto game = firstRow(
      database, "SELECT " + columnList(table) + " FROM live_game WHERE id = ?",
      [&table](const Row& row) { return cellsOf(row, table); }, live);
  if (!game) throw Refused(StoreFault::Constraint, "no such live game");
  std::vector<Value> columns(game->size());
  std::ranges::transform(*game, columns.begin(), asValue);
  return {live, 0, liveDigest({}, columns)};
}

std::vector<LiveHead> liveHeadsOfSheet(Database& database, std::int64_t sheet) {
  const auto games = allRows(
      database,
      "SELECT g.id FROM sheet s JOIN live_game g ON g.game = s.game"
      " WHERE s.id = ?1 AND s.owner = 'game' AND g.owner = 'game'"
      " UNION ALL SELECT g.id FROM sheet s JOIN rematch r ON r.id = s.game"
      " JOIN live_game g ON g.game IS NULL AND g.event = r.event"
      " AND ((g.blue = r.blue AND g.red = r.red) OR (g.blue = r.red AND g.red = r.blue))"
      " WHERE s.id = ?1 AND s.owner = 'rematch' ORDER BY 1",
      [](const Row& row) { return row.number(0); }, sheet);
  std::vector<LiveHead> heads;
  for (const std::int64_t live : games) heads.push_back(liveHead(database, live));
  return heads;
}

std::string chainText(const LiveHead& head) {
  return std::to_string(head.steps) + ":" + head.digest;
}

}  // namespace damath::db::detail
