// SPDX-License-Identifier: GPL-3.0-or-later
// What an audit says about Move cells: entries that differ from what happened, turns made against the rules,
// moves in the wrong place, routes left open (rulebook 3, 8).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/sheet/cells/reading.hpp"
#include "core/sheet/explain/explanation.hpp"
#include "core/sheet/explain/match.hpp"
#include "core/sheet/judge/findings.hpp"
#include "core/sheet/judge/taken_chips.hpp"
#include "core/sheet/law/board_step.hpp"
#include "core/sheet/law/law.hpp"

namespace damath::sheet {

// What happened, as the program writes it in a Move cell.
[[nodiscard]] std::string textOf(const Law& law, const BoardStep& boardStep);
// A whole turn on one line, captures with the squares they land on: `10 x 6 (5,4)`.
[[nodiscard]] std::string textOf(const Law& law, const board::Position& position, const rules::Turn& turn);

// Each question adds its finding, if there is one, and names it. The position is the one before the turn.
class MoveReport {
 public:
  MoveReport(const Law& law, const Reading& reading, TakenChips& taken, Findings& findings)
      : m_law(law), m_reading(reading), m_taken(taken), m_findings(findings) {}

  // A turn in order: nothing to ask.
  void passBy() { m_swapped.reset(); }
  // Written in the other column, in swapped halves, or out of turn (M1); else could be made but should not
  // have been (K1, K5, K6, M2, M3).
  std::optional<FindingIndex> askTurn(const ExplainedTurn& explained, const board::Position& position);
  // A chain that should have gone on, reported at its last jump (K4).
  void askUnfinished(const ExplainedTurn& explained, const board::Position& position);
  // One entry against what it records. Where other turns of `turn` explain it as well, none of them is called
  // right.
  std::optional<FindingIndex> askSlip(const PlayEntry& written, const BoardStep& boardStep,
                                      const ExplainedTurn& explained,
                                      const std::vector<rules::Turn>& alternatives,
                                      const board::Position& position);
  // Other routes that fit the whole sheet as well (N6).
  void noteAmbiguity(const ExplainedTurn& explained, const std::vector<rules::Turn>& alternatives,
                     const board::Position& position);

 private:
  std::optional<FindingIndex> askPlacing(const ExplainedTurn& explained);
  std::optional<FindingIndex> askConduct(const ExplainedTurn& explained, const board::Position& position);
  void addDue(Finding& made, const rules::TurnList& legal, const board::Position& position) const;
  void addRoutes(Finding& made, const ExplainedTurn& explained, const std::vector<rules::Turn>& alternatives,
                 const board::Position& position) const;
  [[nodiscard]] FindingFacts factsOf(const Finding& made, const PlayEntry& written,
                                     const BoardStep& boardStep, board::Side side,
                                     const board::Position& position) const;
  [[nodiscard]] Fault faultOf(Slip slip, const Entry& written, board::Side side, const BoardStep& boardStep,
                              const board::Position& position) const;
  [[nodiscard]] Fault faultOf(const Operand& named, board::Side side, const BoardStep& boardStep,
                              const board::Position& position) const;

  const Law& m_law;
  const Reading& m_reading;
  TakenChips& m_taken;
  Findings& m_findings;
  std::optional<FindingIndex> m_swapped;  // the first of two swapped halves
};

}  // namespace damath::sheet
