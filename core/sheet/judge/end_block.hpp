// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the rows at the end of a sheet: R.C., TOTAL and GRAND (rulebook S7, S8, N3, N5).
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/sheet/explain/end_rows.hpp"
#include "core/sheet/judge/ledger.hpp"
#include "core/sheet/judge/taken_chips.hpp"

namespace damath::sheet {

// Required if every remaining chip must have its R.C. row. Unknown if the remaining chips are uncertain, or
// if no game was played.
enum class Completeness { Required, Unknown };

// Checks the rows at the end of both players' columns and computes the correct sums.
class EndBlock {
 public:
  EndBlock(const Law& law, const Reading& reading, const EntryReader& reader, TakenChips& taken,
           Findings& findings, HabitReport& habits)
      : m_law(law),
        m_reading(reading),
        m_reader(reader),
        m_taken(taken),
        m_findings(findings),
        m_habits(habits) {}

  void checkRemaining(board::Side side, std::vector<LeftChip> left, Completeness completeness);
  void checkTotals(board::Side side);
  void checkGrand(board::Side side, const Account& account);

  [[nodiscard]] const exact::Number& remaining(board::Side side) const { return sum(side).right; }
  // Returns the finding that the grand total is wrong, unreadable or missing; nullopt if there is no such
  // finding.
  [[nodiscard]] std::optional<FindingIndex> grandFinding(board::Side side) const {
    return m_grandFindings[indexOf(side)];
  }
  [[nodiscard]] std::optional<exact::Number> writtenGrand(board::Side side) const;

 private:
  [[nodiscard]] Account& sum(board::Side side) { return m_sums[indexOf(side)]; }
  [[nodiscard]] const Account& sum(board::Side side) const { return m_sums[indexOf(side)]; }
  [[nodiscard]] std::vector<const EndRow*> remainingRows(board::Side side) const;
  // Returns the side's first row of this kind (R.C., TOTAL or GRAND); null if the side has no such row.
  [[nodiscard]] const EndRow* firstRow(board::Side side, HalfKind kind) const;
  // Returns the side's last Total as written on paper; null if there is none.
  [[nodiscard]] const FigureStep* lastTotalOnPaper(board::Side side) const;
  void checkRow(const EndRow& row, const LeftChip& chip, std::optional<FindingIndex> cause);
  void addExtra(const EndRow& row, std::vector<const LeftChip*>& open, std::vector<const EndRow*>& unmatched);
  // An R.C. row that may mean several chips, and that is therefore assigned to none of them.
  struct OpenRow {
    FindingIndex finding;
    std::vector<const LeftChip*> alike;
  };
  [[nodiscard]] bool mayHaveRow(const LeftChip* chip) const;
  [[nodiscard]] std::optional<FindingIndex> openRowOf(const LeftChip* chip) const;
  void blame(board::Side side, FindingIndex finding);
  void addUnmatched(const EndRow& row, const std::vector<LeftChip>& left);
  // Checks the figure of the TOTAL or GRAND row. On entry, `written` is the sum of the figures on paper.
  // `written` becomes the figure of the row if that figure is readable.
  std::optional<FindingIndex> checkSum(board::Side side, HalfKind kind, Cell cell, const Fault& wrong,
                                       SumWorking right, exact::Number& written,
                                       std::optional<FindingIndex> cause);

  const Law& m_law;
  const Reading& m_reading;
  const EntryReader& m_reader;
  TakenChips& m_taken;
  Findings& m_findings;
  HabitReport& m_habits;
  std::array<Account, 2> m_sums;
  std::array<std::vector<exact::Number>, 2> m_parts;  // R.C. values of the remaining chips, if known
  std::array<std::optional<FindingIndex>, 2> m_grandFindings;
  std::vector<OpenRow> m_openRows;  // ambiguous rows of the side that is being checked
};

}  // namespace damath::sheet
