// SPDX-License-Identifier: GPL-3.0-or-later
// A scoresheet with its writers' habits translated: squares, totals and signs of chips are read as if the
// writer followed the ruleset. Habits of operands and scores change no cell; Translated names them at each
// entry.
#pragma once

#include <deque>
#include <memory>

#include "core/sheet/habits/habit.hpp"

namespace damath::sheet {

// Makes and owns the translated reading. PlayEntry::translated keeps each changed entry as written.
class Translation {
 public:
  // Precondition: `law` and `original` outlive this object.
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

  // The squares of an entry, converted to the frame that the ruleset asks for.
  struct Place {
    // The coordinates of the square. nullopt if the entry is read as written. Coordinates outside the board
    // if the written square does not exist.
    std::optional<board::Coordinates> destination;
    std::optional<board::Coordinates> other;  // a second square that the entry may name
  };

  const Law& m_law;
  Habits m_habits;
  Reading m_reading;
  std::vector<Place> m_places;  // one element for each entry
  // For each entry, the running total that the writer means with its Total cell; nullopt if the cell is read
  // as written.
  std::vector<std::optional<exact::Number>> m_totals;
  std::deque<Entry> m_entries;
  std::deque<Figure> m_figures;
  std::deque<RemainingCell> m_cells;
  std::deque<Translated> m_translated;
};

}  // namespace damath::sheet
