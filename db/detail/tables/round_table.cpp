// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/tables/round_table.hpp"

#include <algorithm>

#include "core/spellings.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/query.hpp"

namespace damath::db::detail {

namespace {

contest::Bye byeAt(const Row& row) {
  return {contest::RoundNumber{row.smallNumber(0)}, row.id<contest::EntryId>(1),
          spelled<contest::ByeKind>("kind", row.text(2))};
}

}  // namespace

void readRounds(Database& database, contest::Event& event) {
  event.rounds = allRows(
      database, "SELECT number, publication FROM round WHERE event = ? ORDER BY number",
      [](const Row& row) -> contest::Round {
        return {contest::RoundNumber{row.smallNumber(0)},
                spelled<contest::Publication>("publication", row.text(1))};
      },
      event.id);
  event.byes = allRows(database, "SELECT round, entry, kind FROM bye WHERE event = ? ORDER BY round, entry",
                       byeAt, event.id);
}

std::vector<std::string> heldWithResults(Database& database) {
  std::vector<std::string> rounds = allRows(
      database,
      "SELECT r.event, r.number FROM round r WHERE r.publication = 'held' AND EXISTS"
      " (SELECT 1 FROM game g WHERE g.event = r.event AND g.round = r.number AND g.result IS NOT NULL)",
      [](const Row& row) { return std::to_string(row.number(0)) + ' ' + std::to_string(row.number(1)); });
  std::ranges::sort(rounds);
  return rounds;
}

void addRound(Database& database, contest::EventId event, const contest::Round& round, Instant at) {
  run(database, "INSERT INTO round (event, number, at, publication) VALUES (?, ?, ?, ?)", event, round.number,
      toText(at), spellingOf(round.publication));
}

void addBye(Database& database, contest::EventId event, const contest::Bye& bye) {
  run(database, "INSERT INTO bye (event, round, entry, kind) VALUES (?, ?, ?, ?)", event, bye.round,
      bye.entry, contest::toText(bye.kind));
}

Pairing pairingOf(Database& database, contest::EventId event, contest::RoundNumber round) {
  const auto gameAt = [round](const Row& row) -> contest::Game {
    return {row.id<contest::GameId>(0),
            round,
            contest::BoardNumber{row.smallNumber(1)},
            row.id<contest::EntryId>(2),
            row.id<contest::EntryId>(3),
            {}};
  };
  Pairing pairing{
      allRows(database, "SELECT id, board, blue, red FROM game WHERE event = ? AND round = ? ORDER BY board",
              gameAt, event, round),
      allRows(database, "SELECT round, entry, kind FROM bye WHERE event = ? AND round = ? ORDER BY entry",
              byeAt, event, round)};
  // A round may have neither games nor byes, if nobody was left to play.
  const bool isEmpty = pairing.first.empty() && pairing.second.empty();
  if (isEmpty && !firstNumber(database, "SELECT 1 FROM round WHERE event = ? AND number = ?", event, round)) {
    throw Refused(StoreFault::Constraint, "no such round");
  }
  return pairing;
}

void removeRound(Database& database, contest::EventId event, contest::RoundNumber round) {
  run(database,
      "DELETE FROM sheet_in_force WHERE owner = 'game' AND game IN"
      " (SELECT id FROM game WHERE event = ? AND round = ?)",
      event, round);
  run(database, "DELETE FROM game WHERE event = ? AND round = ?", event, round);
  run(database, "DELETE FROM bye WHERE event = ? AND round = ?", event, round);
  run(database, "DELETE FROM round WHERE event = ? AND number = ?", event, round);
}

void publish(Database& database, contest::EventId event, contest::RoundNumber round) {
  const int rows = run(database, "UPDATE round SET publication = 'published' WHERE event = ? AND number = ?",
                       event, round);
  if (rows == 0) throw Refused(StoreFault::Constraint, "no such round");
}

}  // namespace damath::db::detail
