// SPDX-License-Identifier: GPL-3.0-or-later
// A version of a scoresheet: the whole sheet, read as if some displacements (correct entries in the wrong
// place) were undone and some habits of the writers corrected.
#pragma once

#include <memory>
#include <vector>

#include "core/sheet/explain/displacement.hpp"
#include "core/sheet/habits/translation.hpp"

namespace damath::sheet {

class Version {
 public:
  // Precondition: `law` and `plain` outlive the version.
  Version(const Law& law, const Reading& plain, const board::Position& start, HalfOrder order,
          std::vector<Displacement> displacements, Habits habits);

  // Returns the reading after displacements are undone and habits are translated.
  [[nodiscard]] const Reading& reading() const;
  [[nodiscard]] const std::vector<Displacement>& displacements() const { return m_displacements; }
  [[nodiscard]] const Habits& habits() const { return m_habits; }
  // Returns the cost of the displacements and habits together (cost.hpp).
  [[nodiscard]] int cost() const;

 private:
  const Reading* m_plain;
  std::vector<Displacement> m_displacements;
  Habits m_habits;
  std::unique_ptr<Reading> m_arranged;         // null if there are no displacements
  std::unique_ptr<Translation> m_translation;  // null if there are no habits
};

}  // namespace damath::sheet
