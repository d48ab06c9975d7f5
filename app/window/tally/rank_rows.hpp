// SPDX-License-Identifier: GPL-3.0-or-later
// The ranks of an event as table rows. A row is made when it is first shown. Its reason compares all tied
// players, which takes time in an event with thousands of players.
#pragma once

#include <QString>
#include <QVariant>
#include <cstddef>
#include <memory>
#include <unordered_map>
#include <vector>

#include "app/window/parts/table_model.hpp"
#include "app/window/tally/rank_reasons.hpp"
#include "app/window/text/translator.hpp"
#include "core/contest/systems/annulled_games.hpp"
#include "core/contest/systems/standings.hpp"
#include "db/reading.hpp"

namespace damath::window {

class RankRows {
 public:
  // The columns of the players' names (kPlayer) and of the schools (kSchool), counted from 0. These two
  // columns and the column of reasons share the spare width of the table.
  static constexpr int kPlayer = 2;
  static constexpr int kSchool = 3;

  // Precondition: the event belongs to the contest.
  RankRows(db::SharedContest contest, const contest::Event& event,
           std::shared_ptr<const contest::Standings> standings, const Translator& translator);

  // Returns the headings. The last column is the reason for the rank.
  [[nodiscard]] std::vector<QString> headings() const;
  // Returns the keys of the rows, ordered by rank. The key of a row is its entry.
  [[nodiscard]] std::vector<QVariant> keys() const;
  [[nodiscard]] TableRow operator()(std::size_t rank) const;

 private:
  void addRounds(TableRow& row, contest::EntryId entry) const;
  [[nodiscard]] Ranking ranking() const { return {*m_contest, m_event, *m_standings, m_translator}; }

  db::SharedContest m_contest;  // the contest that owns m_event
  const contest::Event& m_event;
  std::shared_ptr<const contest::Standings> m_standings;
  const Translator& m_translator;
  int m_rounds;  // number of columns for rounds; later rounds without a result or a bye have none
  // Data that are looked up once. Copies of a RankRows object share them.
  struct LookedUp {
    std::vector<QVariant> systemKeys;  // sort keys of the Point System sums, by rank
    std::unordered_map<contest::EntryId, std::vector<const contest::Game*>> games;
    contest::AnnulledGames annulled;
  };
  std::shared_ptr<const LookedUp> m_lookedUp;
};

}  // namespace damath::window
