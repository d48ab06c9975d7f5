// SPDX-License-Identifier: GPL-3.0-or-later
// Reports turns and jumps that are missing on paper (rulebook N1, N2).
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/board/position.hpp"
#include "core/rules/turns/turn.hpp"
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

  // Reports a missing jump of a turn whose other jumps are written. `entry` is the index of the entry after
  // the missing jump.
  FindingIndex addJump(const ExplainedTurn& explained, const BoardStep& boardStep, std::size_t entry);
  // Reports a missing turn that was made in this position. `alternatives` are other turns that explain the
  // sheet equally well.
  FindingIndex addTurn(const ExplainedTurn& explained, const std::vector<rules::Turn>& alternatives,
                       const board::Position& position);

  // Prepares for the next turn on the sheet. A missing entry at the end of this turn and a missing entry at
  // the beginning of the next turn are one mistake: one whole line, with the entries of both players, is
  // missing.
  void goOnFrom(const ExplainedTurn& explained);
  void forget() { m_atEnd.reset(); }

 private:
  [[nodiscard]] Finding missing(const ExplainedTurn& explained, std::size_t entry, const Fault& fault) const;

  const Law& m_law;
  const Reading& m_reading;
  Findings& m_findings;
  HabitReport& m_habits;
  FindingIndex m_last = 0;
  std::optional<FindingIndex> m_atEnd;  // the finding that the last entry of the previous turn is missing
};

}  // namespace damath::sheet
