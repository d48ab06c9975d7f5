// SPDX-License-Identifier: GPL-3.0-or-later
// Reports how a sheet is read: one root finding for each habit and each displacement of the version, and a
// consequence for every cell that a habit explains.
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
  // Ways of counting squares, by side, that explain the sheet as well as the version's.
  using OtherFrames = std::array<std::vector<board::SquareFrame>, 2>;

  // Adds the roots. Precondition: none of their consequences was added before. All arguments but the other
  // frames must outlive the report.
  HabitReport(const Law& law, const Version& version, const OtherFrames& otherFrames, Findings& findings);

  // Adds a consequence about a Move cell and returns it; nullopt if the cell is right as it stands or no
  // habit of the column explains it.
  std::optional<FindingIndex> noteMove(const PlayEntry& play, const BoardStep& boardStep);
  // The same for a score; nullopt if no habit makes the figure. Precondition: the figure is not the law's.
  std::optional<FindingIndex> noteScore(const PlayEntry& play, const BoardStep& boardStep,
                                        const std::string& correct);
  // The same for a total; nullopt if the column has no habit of totals. Precondition: the total stands for
  // the right one by habit.
  std::optional<FindingIndex> noteTotal(const PlayEntry& play, const std::string& correct);
  // The same for an R.C. row; nullopt unless a minus sign was put back before the row's chip.
  std::optional<FindingIndex> noteRow(const EndRow& row, const std::string& correct);
  // The same for an R.C. figure whose minus sign is left out or whose x and y are counted from the other
  // side; nullopt if neither is so.
  std::optional<FindingIndex> noteRowFigure(const EndRow& row, const LeftChip& chip,
                                            const exact::Number& value);
  // Returns the root of the side's habit of filling in Total; nullopt if the side has none, or if no cell has
  // shown the habit so far.
  [[nodiscard]] std::optional<FindingIndex> rootOfTotals(board::Side side) const;
  // Returns the root for minus signs that the column leaves out, if a cell showed it.
  [[nodiscard]] std::optional<FindingIndex> rootOfSigns(board::Side side) const;

  // Adds and returns the root that asks whether the players wrote in each other's column from the line on.
  FindingIndex addAsked(int line);
  // Returns the root of the side's column that moved up, which explains a turn left out; nullopt if there is
  // none. Each root is returned once.
  std::optional<FindingIndex> takeMovedUp(board::Side side);

  // Marks the habits that both columns show, and drops the habits that no cell shows. Precondition: called
  // last.
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
    bool isMovedUp = false;  // a column that moved up and was not yet returned by takeMovedUp
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
