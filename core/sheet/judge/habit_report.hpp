// SPDX-License-Identifier: GPL-3.0-or-later
// Reports how a sheet was read: a root finding for each habit and each displacement of the Version, and a
// consequence for each cell that a habit explains.
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
  // The ways of counting squares, by side, that explain the sheet as well as the frame of the Version.
  using OtherFrames = std::array<std::vector<board::SquareFrame>, 2>;

  // Adds the root findings of the habits and displacements. Precondition: none of their consequences was
  // added before. `law`, `version` and `findings` must outlive this object.
  HabitReport(const Law& law, const Version& version, const OtherFrames& otherFrames, Findings& findings);

  // Adds a consequence about a Move cell and returns its index; nullopt if the cell is right as written or no
  // habit of the column explains the cell.
  std::optional<FindingIndex> noteMove(const PlayEntry& play, const BoardStep& boardStep);
  // Adds a consequence about a score; nullopt if no habit gives the figure. Precondition: the figure is not
  // the correct score.
  std::optional<FindingIndex> noteScore(const PlayEntry& play, const BoardStep& boardStep,
                                        const std::string& correct);
  // Adds a consequence about a total; nullopt if the column has no habit of totals. Precondition: by habit,
  // the total stands for the correct total.
  std::optional<FindingIndex> noteTotal(const PlayEntry& play, const std::string& correct);
  // Adds a consequence about an R.C. row; nullopt unless the program added a minus sign to the row's chip.
  std::optional<FindingIndex> noteRow(const EndRow& row, const std::string& correct);
  // Adds a consequence about an R.C. figure without its minus sign, or with x and y counted from the opposite
  // side of the board; nullopt if neither applies.
  std::optional<FindingIndex> noteRowFigure(const EndRow& row, const LeftChip& chip,
                                            const exact::Number& value);
  // Returns the root of the side's habit of filling in Total; nullopt if the side has no such habit, or if no
  // cell has shown the habit so far.
  [[nodiscard]] std::optional<FindingIndex> rootOfTotals(board::Side side) const;
  // Returns the root of the column's habit of leaving out minus signs; nullopt if no cell showed this habit.
  [[nodiscard]] std::optional<FindingIndex> rootOfSigns(board::Side side) const;

  // Adds and returns the root for the open question whether the players wrote in each other's column from
  // `line` on.
  FindingIndex addAsked(int line);
  // Returns the root for the side's column that stands too high, which explains a missing turn; nullopt if
  // there is none. Returns each root once.
  std::optional<FindingIndex> takeMovedUp(board::Side side);

  // Marks the habits that both columns show, and removes the habits that no cell shows. Precondition: all
  // consequences were added; this is the last call.
  void finish();

 private:
  struct Root {
    FindingIndex index;
    FindingCode code;
    FindingCase kind;
    std::array<bool, 2> columns;  // the columns with the habit
    std::string option;
    std::array<bool, 2> shown{};  // the columns with a cell that shows the habit
    std::optional<int> firstLine;
    bool isDisplacement = false;
    bool isMovedUp = false;  // a column that stands too high; false after takeMovedUp returned this root
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
