// SPDX-License-Identifier: GPL-3.0-or-later
// Reports findings about Move cells: entries that differ from the turn that was made, illegal turns, moves in
// the wrong place, and routes that the sheet leaves open (rulebook 3, 8).
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

// Reports mistakes of a turn. Each function adds its finding, if any. askTurn() and askSlip() return the
// index of this finding; nullopt if there is none. `position` is the board before the turn.
class MoveReport {
 public:
  MoveReport(const Law& law, const Reading& reading, TakenChips& taken, Findings& findings)
      : m_law(law), m_reading(reading), m_taken(taken), m_findings(findings) {}

  // Must be called instead of askTurn() for each turn that is legal and in the right place. The next
  // exchanged entry then begins a new pair of exchanged entries.
  void passBy() { m_swapped.reset(); }
  // Reports a turn in the wrong place: in the other player's column, in exchanged entries of a line, or out
  // of turn (M1). Otherwise reports a turn that the pieces can make but that is illegal (K1, K5, K6, M2, M3).
  std::optional<FindingIndex> askTurn(const ExplainedTurn& explained, const board::Position& position);
  // Reports a chain that the player had to continue (K4). The finding stands at the last jump.
  void askUnfinished(const ExplainedTurn& explained, const board::Position& position);
  // Compares an entry with the step that it records. If other turns in `alternatives` explain the entry
  // equally well, the finding has no correct value.
  std::optional<FindingIndex> askSlip(const PlayEntry& written, const BoardStep& boardStep,
                                      const ExplainedTurn& explained,
                                      const std::vector<rules::Turn>& alternatives,
                                      const board::Position& position);
  // Reports a turn whose route is open: other routes fit the whole sheet equally well (N6).
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
  [[nodiscard]] Fault faultOf(Slip slip, const PlayEntry& written, board::Side side,
                              const BoardStep& boardStep, const board::Position& position) const;
  [[nodiscard]] Fault faultOf(const Operand& named, board::Side side, const BoardStep& boardStep,
                              const board::Position& position) const;

  const Law& m_law;
  const Reading& m_reading;
  TakenChips& m_taken;
  Findings& m_findings;
  std::optional<FindingIndex> m_swapped;  // the finding about the first of two exchanged entries
};

}  // namespace damath::sheet
