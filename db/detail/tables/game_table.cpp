// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/tables/game_table.hpp"

#include "db/detail/failure.hpp"
#include "db/detail/figure_text.hpp"
#include "db/detail/tables/event_table.hpp"

namespace damath::db::detail {

namespace {

rules::Result resultOf(const std::string& text) {
  return spelled(rules::parseResult(text), "result", text);
}

std::optional<std::string> figureOrNothing(const std::optional<exact::Number>& figure,
                                           exact::FigureStyle style) {
  if (!figure) return std::nullopt;
  return figureText(*figure, style);
}

std::optional<exact::Number> figureAt(const Row& row, int column, exact::FigureStyle style) {
  const auto text = row.optionalText(column);
  if (!text) return std::nullopt;
  return figureOf(*text, style);
}

constexpr char kRematchColumns[] =
    "SELECT id, blue, red, ending, blue_grand, red_grand, result, decides, after_round FROM rematch"
    " WHERE event = ?";

}  // namespace

std::optional<contest::GameResult> resultAt(const Row& row, int first, exact::FigureStyle style) {
  const auto ending = row.optionalText(first);
  if (!ending) return std::nullopt;
  return contest::GameResult{spelled<rules::Ending>("ending", *ending), figureAt(row, first + 1, style),
                             figureAt(row, first + 2, style), resultOf(row.text(first + 3))};
}

namespace {

contest::Rematch rematchAt(const Row& row, exact::FigureStyle style) {
  return {row.id<contest::GameId>(0),      row.id<contest::EntryId>(1),        row.id<contest::EntryId>(2),
          resultAt(row, 3, style).value(), row.optionalId<contest::GameId>(7), row.smallNumber(8)};
}

}  // namespace

void readGames(Database& database, contest::Event& event) {
  const exact::FigureStyle style = event.setup.set.figureStyle();
  event.games = allRows(
      database,
      "SELECT id, round, board, blue, red, ending, blue_grand, red_grand, result FROM game"
      " WHERE event = ? ORDER BY round, board",
      [style](const Row& row) -> contest::Game {
        return {row.id<contest::GameId>(0),
                contest::RoundNumber{row.smallNumber(1)},
                contest::BoardNumber{row.smallNumber(2)},
                row.id<contest::EntryId>(3),
                row.id<contest::EntryId>(4),
                resultAt(row, 5, style)};
      },
      event.id);
  event.rematches = allRows(
      database, std::string(kRematchColumns) + " ORDER BY id",
      [style](const Row& row) { return rematchAt(row, style); }, event.id);
}

contest::GameId addGame(Database& database, contest::EventId event, const contest::Game& game) {
  const std::int64_t id = nextNumber(database, "game");
  run(database, "INSERT INTO game (id, event, round, board, blue, red) VALUES (?, ?, ?, ?, ?, ?)", id, event,
      game.round, game.board, game.blue, game.red);
  return contest::GameId{id};
}

GameState gameState(Database& database, contest::GameId game) {
  const contest::EventId event{
      known(firstNumber(database, "SELECT event FROM game WHERE id = ?", game), "no such game")};
  const exact::FigureStyle style = figureStyleOf(database, event);
  const auto result = firstRow(
      database, "SELECT ending, blue_grand, red_grand, result FROM game WHERE id = ?",
      [style](const Row& row) { return resultAt(row, 0, style); }, game);
  return {event, result.value_or(std::nullopt)};
}

void setResult(Database& database, contest::GameId game, const contest::GameResult& result,
               exact::FigureStyle style) {
  const auto blue = figureOrNothing(result.blueGrand, style);
  const auto red = figureOrNothing(result.redGrand, style);
  if (act(database, "set_result", game, rules::toText(result.ending), blue, red,
          rules::toText(result.result))) {
    return;
  }
  putResult(database, game, result, style);
}

void putResult(Database& database, contest::GameId game, const contest::GameResult& result,
               exact::FigureStyle style) {
  run(database, "UPDATE game SET ending = ?, blue_grand = ?, red_grand = ?, result = ? WHERE id = ?",
      rules::toText(result.ending), figureOrNothing(result.blueGrand, style),
      figureOrNothing(result.redGrand, style), rules::toText(result.result), game);
}

void removeResult(Database& database, contest::GameId game) {
  run(database,
      "UPDATE game SET ending = NULL, blue_grand = NULL, red_grand = NULL, result = NULL WHERE id = ?", game);
}

contest::GameId addRematch(Database& database, contest::EventId event, const contest::Rematch& rematch,
                           exact::FigureStyle style) {
  const std::int64_t id = nextNumber(database, "rematch");
  run(database,
      "INSERT INTO rematch (id, event, blue, red, ending, blue_grand, red_grand, result, decides, "
      "after_round)"
      " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      id, event, rematch.blue, rematch.red, rules::toText(rematch.result.ending),
      figureOrNothing(rematch.result.blueGrand, style), figureOrNothing(rematch.result.redGrand, style),
      rules::toText(rematch.result.result), rematch.decides, rematch.afterRound);
  return contest::GameId{id};
}

contest::Rematch rematchOf(Database& database, contest::EventId event, contest::GameId rematch,
                           exact::FigureStyle style) {
  const auto read = [style](const Row& row) { return rematchAt(row, style); };
  return known(firstRow(database, std::string(kRematchColumns) + " AND id = ?", read, event, rematch),
               "no such rematch");
}

void setRematch(Database& database, const contest::Rematch& rematch, exact::FigureStyle style) {
  run(database,
      "UPDATE rematch SET blue = ?, red = ?, ending = ?, blue_grand = ?, red_grand = ?, result = ?"
      " WHERE id = ?",
      rematch.blue, rematch.red, rules::toText(rematch.result.ending),
      figureOrNothing(rematch.result.blueGrand, style), figureOrNothing(rematch.result.redGrand, style),
      rules::toText(rematch.result.result), rematch.id);
}

void removeRematch(Database& database, contest::GameId rematch) {
  run(database, "DELETE FROM sheet_in_force WHERE owner = 'rematch' AND game = ?", rematch);
  run(database, "DELETE FROM rematch WHERE id = ?", rematch);
}

}  // namespace damath::db::detail
