// SPDX-License-Identifier: GPL-3.0-or-later
// The players of an event as table rows, each made when it is first shown, and the changes from editing their
// cells.
#pragma once

#include <map>
#include <vector>

#include "app/desk/roster/roster.hpp"
#include "app/window/parts/table_model.hpp"
#include "app/window/text/translator.hpp"
#include "db/reading.hpp"

namespace damath::window {

class PlayerRows {
 public:
  enum Column { kNumber, kName, kSchool, kDistrict, kDivision, kGrade, kCoach, kRating, kState };

  // Precondition: the event belongs to the contest.
  PlayerRows(db::SharedContest contest, const contest::Event& event, const Translator& translator);

  [[nodiscard]] std::vector<QString> headings() const;
  // The key of a row is its start number.
  [[nodiscard]] std::vector<QVariant> keys() const;
  [[nodiscard]] TableRow operator()(std::size_t row) const;
  // Returns the number of players with a clash of events (Clash).
  [[nodiscard]] int clashing() const;

 private:
  [[nodiscard]] QString stateOf(const contest::Entry& entry) const;
  // Returns the names of the player's other events.
  [[nodiscard]] QString otherEvents(const contest::Player& player) const;

  db::SharedContest m_contest;  // keeps m_event alive
  const contest::Event& m_event;
  const Translator& m_translator;
  std::map<contest::PlayerId, QString> m_clashes;
};

// Puts the typed text into the row. Returns only the errors of that cell.
[[nodiscard]] std::vector<desk::RowFault> putInto(desk::RosterRow& row, int column, const std::string& text,
                                                  const contest::Contest& contest);

}  // namespace damath::window
