// SPDX-License-Identifier: GPL-3.0-or-later
// One way to read a whole sheet: with these displacements undone and these habits translated.
#pragma once

#include <memory>
#include <vector>

#include "core/sheet/explain/arrangement.hpp"
#include "core/sheet/habits/translation.hpp"

namespace damath::sheet {

class Version {
 public:
  // Law and reading must outlive it.
  Version(const Law& law, const Reading& plain, const board::Position& start, HalfOrder order,
          std::vector<Displacement> displacements, Habits habits);

  [[nodiscard]] const Reading& reading() const;
  [[nodiscard]] const std::vector<Displacement>& displacements() const { return m_displacements; }
  [[nodiscard]] const Habits& habits() const { return m_habits; }
  // What its displacements and habits cost, each as one mistake.
  [[nodiscard]] int cost() const;

 private:
  const Reading* m_plain;
  std::vector<Displacement> m_displacements;
  Habits m_habits;
  std::unique_ptr<Reading> m_arranged;         // null where everything is in its place
  std::unique_ptr<Translation> m_translation;  // null where there are no habits
};

}  // namespace damath::sheet
