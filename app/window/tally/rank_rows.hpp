// SPDX-License-Identifier: GPL-3.0-or-later
// The ranks of an event: the reasons for each rank as text, and the ranks as table rows.
#pragma once

#include <QStringList>
#include <memory>
#include <unordered_map>
#include <vector>

#include "app/window/parts/table_model.hpp"
#include "app/window/text/translator.hpp"
#include "core/contest/systems/standings.hpp"
#include "db/reading.hpp"

namespace damath::window {

// The ranks of an event. All members must outlive this object.
struct Ranking {
  const contest::Contest& contest;
  const contest::Event& event;
  const contest::Standings& standings;
  const Translator& translator;
};

// Returns the reasons for a player's rank, one per line, in the order in which the reasons were applied.
[[nodiscard]] QString rankReasons(const Ranking& of, const contest::RankedEntry& ranked);
// Returns the deciding reason, for a row of a list.
[[nodiscard]] QString decidingReason(const Ranking& of, const contest::RankedEntry& ranked);
// Returns the games and byes that gave the player's points, by round, with their sums.
[[nodiscard]] QStringList rankArithmetic(const Ranking& of, const contest::RankedEntry& ranked);

// The ranks of an event as table rows. A row is made when it is first shown, because a reason names all tied
// players and is long in an event with thousands of players.
class RankRows {
 public:
  // The columns of names and schools, which fill the remaining width.
  static constexpr int kPlayer = 2;
  static constexpr int kSchool = 3;

  // Precondition: the event belongs to the contest.
  RankRows(db::SharedContest contest, const contest::Event& event,
           std::shared_ptr<const contest::Standings> standings, const Translator& translator);

  // The last column is the reason.
  [[nodiscard]] std::vector<QString> headings() const;
  // Ordered by rank; the key of a row is its entry.
  [[nodiscard]] std::vector<QVariant> keys() const;
  [[nodiscard]] TableRow operator()(std::size_t rank) const;

 private:
  void addRounds(TableRow& row, contest::EntryId entry) const;
  [[nodiscard]] Ranking ranking() const { return {*m_contest, m_event, *m_standings, m_translator}; }

  db::SharedContest m_contest;  // keeps m_event alive
  const contest::Event& m_event;
  std::shared_ptr<const contest::Standings> m_standings;
  const Translator& m_translator;
  int m_rounds;  // the number of round columns; later rounds without results have no column
  // RankRows objects are copied; the copies share these lookup tables.
  struct LookedUp {
    std::vector<QVariant> systemPlaces;  // the rank of each point system value among all values
    std::unordered_map<contest::EntryId, std::vector<const contest::Game*>> games;
  };
  std::shared_ptr<const LookedUp> m_lookedUp;
};

}  // namespace damath::window
