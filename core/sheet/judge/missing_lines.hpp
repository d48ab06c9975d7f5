// SPDX-License-Identifier: GPL-3.0-or-later
// What an audit says about turns and jumps that stand nowhere on paper (rulebook N1, N2).
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/sheet/cells/reading.hpp"
#include "core/sheet/explain/explanation.hpp"
#include "core/sheet/judge/findings.hpp"
#include "core/sheet/judge/habit_report.hpp"
#include "core/sheet/law/board_step.hpp"
#include "core/sheet/law/law.hpp"

namespace damath::sheet {

class MissingLines {
 public:
  MissingLines(const Law& law, const Reading& reading, Findings& findings, HabitReport& habits)
      : m_law(law), m_reading(reading), m_findings(findings), m_habits(habits) {}

  // A jump of a turn whose other jumps are written; the entry is the one that it should stand before.
  FindingIndex addJump(const ExplainedTurn& explained, const BoardStep& boardStep, std::size_t entry);
  // A whole turn made in this position, or one of several that explain the sheet as well.
  FindingIndex addTurn(const ExplainedTurn& explained, const std::vector<rules::Turn>& alternatives,
                       const board::Position& position);

  // The next turn follows this one on the sheet: what is missing at its end and at the beginning of the next
  // is one line, which takes both halves with it.
  void goOnFrom(const ExplainedTurn& explained);
  void forget() { m_atEnd.reset(); }

 private:
  [[nodiscard]] Finding missing(const ExplainedTurn& explained, std::size_t entry, const Fault& fault) const;

  const Law& m_law;
  const Reading& m_reading;
  Findings& m_findings;
  HabitReport& m_habits;
  FindingIndex m_last = 0;
  std::optional<FindingIndex> m_atEnd;  // set while the turn before ended in a line left out
};

}  // namespace damath::sheet
