// SPDX-License-Identifier: GPL-3.0-or-later
// A sheet read as its writers' habits say: each cell as a writer without the habit would have filled it in.
#pragma once

#include <deque>
#include <memory>

#include "core/sheet/habits/habit.hpp"

namespace damath::sheet {

// The translated entries know what stands on paper (PlayEntry::translated).
class Translation {
 public:
  // All but the habits must outlive it.
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

  // What a quiet entry's square is in the frame that the ruleset asks for.
  struct Place {
    std::optional<board::Coordinates> destination;
    std::optional<board::Coordinates> other;
  };

  const Law& m_law;
  Habits m_habits;
  Reading m_reading;
  std::vector<Place> m_places;                         // by entry
  std::vector<std::optional<exact::Number>> m_totals;  // by entry: the running total that is meant
  std::deque<Entry> m_entries;
  std::deque<Figure> m_figures;
  std::deque<RemainingCell> m_cells;
  std::deque<Translated> m_translated;
};

// Habits that the columns themselves show, without a look at the board. Cheap.
[[nodiscard]] Habits habitsOf(const Law& law, const Reading& reading, const board::Position& start);

}  // namespace damath::sheet
