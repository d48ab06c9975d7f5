// SPDX-License-Identifier: GPL-3.0-or-later
// One root finding for each habit and each displacement by which a sheet is read, and a consequence for every
// cell that it explains.
#pragma once

#include <optional>
#include <vector>

#include "core/sheet/explain/end_rows.hpp"
#include "core/sheet/explain/version.hpp"
#include "core/sheet/judge/findings.hpp"
#include "core/sheet/judge/move_report.hpp"

namespace damath::sheet {

class HabitReport {
 public:
  // All must outlive it. Adds the roots, so it must come before what follows from them.
  HabitReport(const Law& law, const Version& version, Findings& findings);

  // The finding about a Move cell that a habit explains; nullopt where it is right as it stands.
  std::optional<FindingIndex> noteMove(const PlayEntry& play, const BoardStep& boardStep);
  // The finding about a score that a habit makes. Precondition: the figure is not the law's.
  std::optional<FindingIndex> noteScore(const PlayEntry& play, const BoardStep& boardStep,
                                        const std::string& correct);
  // The finding about a total that stands for the right one by habit.
  std::optional<FindingIndex> noteTotal(const PlayEntry& play, const std::string& correct);
  // The finding about an R.C. row whose chip lacks its sign.
  std::optional<FindingIndex> noteRow(const EndRow& row, const std::string& correct);
  // The finding about an R.C. figure that a habit makes: its minus sign left out, or x and y counted from the
  // other side.
  std::optional<FindingIndex> noteRowFigure(const EndRow& row, const LeftChip& chip,
                                            const exact::Number& value);
  // The root of the side's habit of filling in Total; nullopt where there is none.
  [[nodiscard]] std::optional<FindingIndex> rootOfTotals(board::Side side) const;

  // The root that asks whether the players wrote in each other's column from the line on.
  FindingIndex addAsked(int line);
  // The root that tells of the side's column moved up, which the first turn left out of it explains; nullopt
  // where there is none, or another turn was left out before.
  std::optional<FindingIndex> takeMovedUp(board::Side side);

  // Gives the roots their lines, and takes out those that nothing follows from. Nothing may be noted
  // afterwards.
  void finish();

 private:
  struct Root {
    FindingIndex index;
    FindingCode code;
    FindingCase kind;
    std::array<bool, 2> columns;  // whose habit it is
    std::string option;
    std::array<bool, 2> shown{};  // columns with a cell that shows it
    std::optional<int> firstLine;
    bool isDisplacement = false;
    bool isMovedUp = false;  // and no turn left out explains that yet
  };

  void addDisplacement(const Displacement& displacement);
  void addHabit(const Fault& fault, bool ofBlue, bool ofRed, HabitScope scope);
  std::optional<FindingIndex> note(FindingCode code, FindingCase kind, board::Side owner, Finding made,
                                   std::optional<std::string> option = std::nullopt);

  const Law& m_law;
  const Version& m_version;
  Findings& m_findings;
  std::vector<Root> m_roots;
};

}  // namespace damath::sheet
