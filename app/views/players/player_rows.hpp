// SPDX-License-Identifier: GPL-3.0-or-later
// The players of an event as rows of a list, each made once somebody looks at it, and what is written into a
// cell of one.
#pragma once

#include <map>
#include <vector>

#include "app/desk/roster/roster.hpp"
#include "app/models/lists/table_model.hpp"
#include "app/models/text/translator.hpp"
#include "db/reading.hpp"

namespace damath::views {

class PlayerRows {
 public:
  enum Column { kNumber, kName, kSchool, kDistrict, kDivision, kGrade, kCoach, kRating, kState };

  // Promise: the event is one of the contest.
  PlayerRows(db::SharedContest contest, const contest::Event& event, const models::Translator& translator);

  [[nodiscard]] std::vector<QString> headings() const;
  // Each with its number as the key.
  [[nodiscard]] std::vector<QVariant> keys() const;
  [[nodiscard]] models::TableRow operator()(std::size_t row) const;
  // How many are in another event at the same time.
  [[nodiscard]] int clashing() const;

 private:
  [[nodiscard]] QString stateOf(const contest::Entry& entry) const;
  // The events beside this one that somebody is in.
  [[nodiscard]] QString otherEvents(const contest::Player& player) const;

  db::SharedContest m_contest;  // holds the event
  const contest::Event& m_event;
  const models::Translator& m_translator;
  std::map<contest::PlayerId, QString> m_clashes;
};

// The row with the cell as it was written; what is wrong with that cell alone.
[[nodiscard]] std::vector<desk::RowFault> putInto(desk::RosterRow& row, int column, const std::string& text,
                                                  const contest::Contest& contest);

}  // namespace damath::views
