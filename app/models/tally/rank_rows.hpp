// SPDX-License-Identifier: GPL-3.0-or-later
// The ranks of an event as rows of a list, each made once somebody looks at it: a reason names everybody who
// is level, which of thousands is long.
#pragma once

#include <memory>
#include <unordered_map>
#include <vector>

#include "app/models/lists/table_model.hpp"
#include "app/models/tally/rank_text.hpp"
#include "db/reading.hpp"

namespace damath::models {

class RankRows {
 public:
  // The columns of names and schools, which take the room that is left.
  static constexpr int kPlayer = 2;
  static constexpr int kSchool = 3;

  // Promise: the event is one of the contest.
  RankRows(db::SharedContest contest, const contest::Event& event,
           std::shared_ptr<const contest::Standings> standings, const Translator& translator);

  // The last is that of the reason.
  [[nodiscard]] std::vector<QString> headings() const;
  // By rank; each with its entry as the key.
  [[nodiscard]] std::vector<QVariant> keys() const;
  [[nodiscard]] TableRow operator()(std::size_t rank) const;

 private:
  void addRounds(TableRow& row, contest::EntryId entry) const;
  [[nodiscard]] Ranking ranking() const { return {*m_contest, m_event, *m_standings, m_translator}; }

  db::SharedContest m_contest;  // holds the event
  const contest::Event& m_event;
  std::shared_ptr<const contest::Standings> m_standings;
  const Translator& m_translator;
  int m_rounds;  // a round without a result has nothing to show
  // Whoever makes the rows is copied; what is looked up in is not.
  struct LookedUp {
    std::vector<QVariant> systemPlaces;  // of each rank's point system among all
    std::unordered_map<contest::EntryId, std::vector<const contest::Game*>> games;
  };
  std::shared_ptr<const LookedUp> m_lookedUp;
};

}  // namespace damath::models
