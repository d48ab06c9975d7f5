// SPDX-License-Identifier: GPL-3.0-or-later
// Reports the habits and displacements with which a sheet was read: a root finding for each of them, and a
// consequence for each cell that a habit explains.
#pragma once

#include <optional>
#include <vector>

#include "core/sheet/explain/end_rows.hpp"
#include "core/sheet/explain/sheet_version.hpp"
#include "core/sheet/judge/findings.hpp"
#include "core/sheet/judge/move_report.hpp"

namespace damath::sheet {

class HabitReport {
 public:
  // For each side, the other frames of counting squares that explain the sheet equally well. The frame with
  // which the sheet was read is not in the list.
  using OtherFrames = std::array<std::vector<board::SquareFrame>, 2>;

  // Adds the root findings of all habits and displacements. Precondition: none of their consequences was
  // added before, and `law`, `version` and `findings` outlive this object.
  HabitReport(const Law& law, const Version& version, const OtherFrames& otherFrames, Findings& findings);

  // Adds a consequence about a Move cell and returns its index. nullopt if the cell is right as written or no
  // habit of the column explains it.
  std::optional<FindingIndex> noteMove(const PlayEntry& play, const BoardStep& boardStep);
  // Adds a consequence about a score. nullopt if no habit explains the figure. Precondition: the figure is
  // not the correct score.
  std::optional<FindingIndex> noteScore(const PlayEntry& play, const BoardStep& boardStep,
                                        const std::string& correct);
  // Adds a consequence about a total. nullopt if the column has no habit of filling in totals. Precondition:
  // this habit explains why the written total differs from the correct total.
  std::optional<FindingIndex> noteTotal(const PlayEntry& play, const std::string& correct);
  // Adds a consequence about an R.C. row. nullopt unless the program added the missing minus sign to the
  // row's chip.
  std::optional<FindingIndex> noteRow(const EndRow& row, const std::string& correct);
  // Adds a consequence about the figure of an R.C. row that lacks its minus sign, or that counts x and y from
  // the opposite side of the board. nullopt if neither is the case, or if the column has no such habit.
  std::optional<FindingIndex> noteRowFigure(const EndRow& row, const LeftChip& chip,
                                            const exact::Number& value);
  // Returns the root finding of the side's habit of filling in Total cells. nullopt if the side has no such
  // habit, or if no cell has shown it so far.
  [[nodiscard]] std::optional<FindingIndex> rootOfTotals(board::Side side) const;
  // Returns the root finding of the side's habit of leaving out minus signs; nullopt if no cell has shown it.
  [[nodiscard]] std::optional<FindingIndex> rootOfSigns(board::Side side) const;

  // Adds the root finding with this open question: did the players write in each other's column from `line`
  // on? Returns its index.
  FindingIndex addAsked(int line);
  // Returns the root finding that the side's column stands some lines too high, which explains a missing
  // turn. nullopt if there is no such finding. Returns each root finding only once.
  std::optional<FindingIndex> takeMovedUp(board::Side side);

  // Marks the habits that both columns show, and removes the habits that no cell shows. Precondition: all
  // consequences are added. No other function may be called afterwards.
  void finish();

 private:
  struct Root {
    FindingIndex index;
    FindingCode code;
    FindingCase kind;
    std::array<bool, 2> columns;  // the columns whose writers have the habit
    std::string option;
    std::array<bool, 2> shown{};  // the columns with at least one cell that shows the habit
    std::optional<int> firstLine;
    bool isDisplacement = false;
    // True if this root says that the lines of a column stand too high on the sheet. takeMovedUp() returns
    // the root once and sets the flag to false.
    bool isMovedUp = false;
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
