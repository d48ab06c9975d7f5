// SPDX-License-Identifier: GPL-3.0-or-later
// The end of the sheet: R.C. rows, TOTAL and GRAND (rulebook S7, S8, N3, N5).
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/sheet/explain/end_rows.hpp"
#include "core/sheet/judge/ledger.hpp"
#include "core/sheet/judge/taken_chips.hpp"

namespace damath::sheet {

// Required if every chip left must have its row; Unknown if the chips left are uncertain.
enum class Completeness { Required, Unknown };

// Checks all end rows of both players and computes the correct sums.
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
  // Returns the finding about the grand total (wrong, unreadable or missing); nullopt if there is no such
  // finding.
  [[nodiscard]] std::optional<FindingIndex> grandFinding(board::Side side) const {
    return m_grandFindings[indexOf(side)];
  }
  [[nodiscard]] std::optional<exact::Number> writtenGrand(board::Side side) const;

 private:
  [[nodiscard]] Account& sum(board::Side side) { return m_sums[indexOf(side)]; }
  [[nodiscard]] const Account& sum(board::Side side) const { return m_sums[indexOf(side)]; }
  [[nodiscard]] std::vector<const EndRow*> remainingRows(board::Side side) const;
  // Returns the first row of this kind; null if there is none.
  [[nodiscard]] const EndRow* firstRow(board::Side side, HalfKind kind) const;
  // Returns the side's last Total as written; null if there is none.
  [[nodiscard]] const FigureStep* lastTotalOnPaper(board::Side side) const;
  void checkRow(const EndRow& row, const LeftChip& chip, std::optional<FindingIndex> cause);
  void addExtra(const EndRow& row, std::vector<const LeftChip*>& open, std::vector<const EndRow*>& unmatched);
  // A row that may mean several chips: none of them is claimed.
  struct OpenRow {
    FindingIndex finding;
    std::vector<const LeftChip*> alike;
  };
  [[nodiscard]] bool mayHaveRow(const LeftChip* chip) const;
  [[nodiscard]] std::optional<FindingIndex> openRowOf(const LeftChip* chip) const;
  void blame(board::Side side, FindingIndex finding);
  void addUnmatched(const EndRow& row, const std::vector<LeftChip>& left);
  // Checks the figure of the TOTAL or GRAND row. `written` is the sum of the figures on paper; becomes the
  // figure of the row if that figure is readable.
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
  std::array<std::vector<exact::Number>, 2> m_parts;  // values of the chips left, if known
  std::array<std::optional<FindingIndex>, 2> m_grandFindings;
  std::vector<OpenRow> m_openRows;  // of the side that is checked
};

}  // namespace damath::sheet
