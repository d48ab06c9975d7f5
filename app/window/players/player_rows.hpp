// SPDX-License-Identifier: GPL-3.0-or-later
// The players of an event as rows of a table, and the changes made by typing in the cells. A row is made when
// it is first needed.
#pragma once

#include <QString>
#include <QVariant>
#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "app/desk/roster/roster.hpp"
#include "app/window/parts/table_model.hpp"
#include "app/window/text/translator.hpp"
#include "core/contest/model/contest.hpp"
#include "db/reading.hpp"

namespace damath::window {

class PlayerRows {
 public:
  enum Column { kNumber, kName, kSchool, kDistrict, kDivision, kGrade, kSection, kCoach, kRating, kState };

  // Precondition: the event belongs to the contest.
  PlayerRows(db::SharedContest contest, const contest::Event& event, const Translator& translator);

  [[nodiscard]] std::vector<QString> headings() const;
  // Returns the keys of the rows. The key of a player's row is the start number.
  [[nodiscard]] std::vector<QVariant> keys() const;
  [[nodiscard]] TableRow operator()(std::size_t row) const;
  // Returns the number of players with a clash: their events should not be played at the same time (Clash).
  [[nodiscard]] int clashing() const;

 private:
  // Returns the state of a player who does not simply play, for example withdrawn. Empty if there is no
  // special state.
  [[nodiscard]] QString stateOf(const contest::Entry& entry) const;
  // Returns a text that names the player's other events.
  [[nodiscard]] QString otherEvents(const contest::Player& player) const;

  db::SharedContest m_contest;  // the contest that owns m_event
  const contest::Event& m_event;
  const Translator& m_translator;
  std::map<contest::PlayerId, QString> m_clashes;
};

// Puts the typed text of a cell into the player's data. Returns only the errors of that cell.
[[nodiscard]] std::vector<desk::RowFault> putInto(desk::RosterRow& row, int column, const std::string& text,
                                                  const contest::Contest& contest);

}  // namespace damath::window
