// SPDX-License-Identifier: GPL-3.0-or-later
// A sheet with its writers' habits translated: each cell is as a writer without the habit would write it.
#pragma once

#include <deque>
#include <memory>

#include "core/sheet/habits/habit.hpp"
#include "core/sheet/habits/score_evidence.hpp"

namespace damath::sheet {

// Holds the translated reading. Its entries keep what stands on paper (PlayEntry::translated).
class Translation {
 public:
  // Law and reading must outlive the translation.
  Translation(const Law& law, const Reading& original, const board::Position& start, Habits habits);
  Translation(const Translation&) = delete;
  Translation& operator=(const Translation&) = delete;

  [[nodiscard]] const Reading& reading() const { return m_reading; }
  [[nodiscard]] const Habits& habits() const { return m_habits; }

 private:
  void translateFrames(const Reading& original, const board::Position& start);
  void translateTotals(const Reading& original);
  void translateEntry(const Reading& original, std::size_t index);
  void translateRow(const EndRow& row);
  [[nodiscard]] std::optional<Entry> entryOf(const PlayEntry& play, const ColumnHabits& habits,
                                             std::optional<board::Coordinates> destination) const;

  // The square of an entry in the frame that the ruleset asks for; nullopt if the entry stays as it is.
  struct Place {
    std::optional<board::Coordinates> destination;  // outside the board if the writer has no such square
    std::optional<board::Coordinates> other;        // a second square that the entry may name
  };

  const Law& m_law;
  Habits m_habits;
  Reading m_reading;
  std::vector<Place> m_places;                         // one for each entry
  std::vector<std::optional<exact::Number>> m_totals;  // for each entry the running total that it stands for
  std::deque<Entry> m_entries;
  std::deque<Figure> m_figures;
  std::deque<RemainingCell> m_cells;
  std::deque<Translated> m_translated;
};

// Adds what the totals show of their writers. Cheap.
void addTotals(const Law& law, const Reading& reading, Habits& habits);

// Returns the habits that the columns show by themselves, without the board. Cheap.
[[nodiscard]] Habits habitsOf(const Law& law, const OtherRules& rules, const Reading& reading,
                              const board::Position& start);

}  // namespace damath::sheet
