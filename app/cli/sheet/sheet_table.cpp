// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sheet/sheet_table.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <vector>

#include "app/cli/shell/terminal_text.hpp"
#include "app/words/findings/finding_words.hpp"
#include "core/notation/sheet/sheet_cells.hpp"
#include "words/phrase.hpp"
#include "words/text_width.hpp"

namespace damath::cli {

namespace {

using sheet::Cell;
using sheet::Finding;
using words::Phrase;

constexpr std::size_t kColumns = 6;
constexpr std::size_t kLeast = 5;  // the smallest width of a cell, in terminal columns
constexpr std::string_view kDivider = " │ ";

struct Row {
  std::string marks;
  std::string number;
  std::array<std::string, kColumns> cells;
  std::array<bool, kColumns> wrong{};
};

// Returns the column of the cell that a finding is about, counted from 0. nullopt if the finding is about the
// result, which has no column.
std::optional<std::size_t> columnOf(const Finding& finding, const sheet::Half& half) {
  const std::size_t base = finding.side == board::Side::Red ? 3 : 0;
  switch (finding.cell) {
    case Cell::Move:
      return base;
    case Cell::Score:
      return base + 1;
    case Cell::Total:
      return base + 2;
    case Cell::Remaining:
      return finding.written == half.move && half.move != half.score ? base : base + 1;
    case Cell::RemainingTotal:
    case Cell::GrandTotal:
      return base + 1;
    case Cell::Result:
      return std::nullopt;
  }
  return std::nullopt;
}

class Table {
 public:
  Table(const Terminal& terminal, const sheet::Sheet& sheet, const sheet::AuditReport& report,
        const FindingNumbers& numbers)
      : m_terminal(terminal), m_sheet(sheet), m_report(report), m_numbers(numbers) {}

  std::string text() {
    sortFindings();
    addRows();
    setWidths();
    std::string text = playerLine();
    for (const Row& row : m_rows) text += lineOf(row);
    return text;
  }

 private:
  [[nodiscard]] std::string say(Phrase phrase) const { return m_terminal.say(phrase); }

  void sortFindings() {
    for (std::size_t i = 0; i < m_report.findings.size(); ++i) {
      const Finding& finding = m_report.findings[i];
      if (finding.line) m_atLine[*finding.line].push_back(i);
      if (finding.code == sheet::FindingCode::MissingLine) m_before[placeOf(finding)].push_back(i);
    }
  }

  void addRows() {
    const std::string move = say(Phrase::ColumnMove);
    const std::string score = say(Phrase::ColumnScore);
    const std::string total = say(Phrase::ColumnTotal);
    m_rows.push_back({"", "", {move, score, total, move, score, total}, {}});
    const std::size_t count = m_sheet.lines.size();
    for (std::size_t i = 0; i < count; ++i) {
      const int line = static_cast<int>(i) + 1;
      addLeftOut(line);
      Row row{"", std::to_string(line), {}, {}};
      for (const board::Side side : board::kSides) {
        const auto cells = notation::cellsOf(m_sheet.lines[i].of(side));
        for (std::size_t c = 0; c < cells.size(); ++c) {
          row.cells[3 * indexOf(side) + c] = words::cutTo(printable(cells[c]), kTerminalColumns);
        }
      }
      const std::vector<std::size_t>& here = m_atLine[line];
      for (const std::size_t f : here) {
        const Finding& finding = m_report.findings[f];
        if (!finding.side || finding.severity() == sheet::Severity::Note) continue;
        const auto column = columnOf(finding, m_sheet.lines[i].of(*finding.side));
        if (column) row.wrong[*column] = true;
      }
      row.marks = m_numbers.marksOf(here);
      m_rows.push_back(std::move(row));
    }
    addLeftOut(static_cast<int>(count) + 1);
  }

  // Returns the number of the line above which a finding about a missing line is printed: the line that the
  // finding names, or else the first line after the moves.
  [[nodiscard]] int placeOf(const Finding& finding) const {
    if (finding.beforeLine) return *finding.beforeLine;
    std::size_t line = m_sheet.lines.size();
    while (line > 0) {
      const auto& halves = m_sheet.lines[line - 1].halves;
      const bool play = std::ranges::any_of(
          halves, [](const sheet::Half& half) { return half.kind == sheet::HalfKind::Play; });
      if (play) break;
      --line;
    }
    return static_cast<int>(line) + 1;
  }

  void addLeftOut(int line) {
    const auto found = m_before.find(line);
    if (found == m_before.end()) return;
    Row row;
    for (const std::size_t f : found->second) {
      const std::size_t column = m_report.findings[f].side == board::Side::Red ? 3 : 0;
      row.cells[column] = ". . .";
      row.wrong[column] = true;
    }
    row.marks = m_numbers.marksOf(found->second);
    m_rows.push_back(std::move(row));
  }

  void setWidths() {
    for (const Row& row : m_rows) {
      m_markWidth = std::max(m_markWidth, widthOf(row.marks));
      m_numberWidth = std::max(m_numberWidth, row.number.size());
      for (std::size_t i = 0; i < kColumns; ++i) m_widths[i] = std::max(m_widths[i], widthOf(row.cells[i]));
    }
    while (lead() + halfWidth(0) + widthOf(kDivider) + halfWidth(3) > kTerminalColumns) {
      const auto widest = std::ranges::max_element(m_widths);
      if (*widest <= kLeast) break;
      --*widest;
    }
    makeRoomForNames();
  }

  // Widens the last of a player's three columns until the player's name fits above them, as far as the
  // terminal has room.
  void makeRoomForNames() {
    for (const board::Side side : board::kSides) {
      const std::size_t wanted = widthOf(words::playerOf(m_sheet, side));
      const std::size_t first = 3 * indexOf(side);
      const std::size_t used = lead() + halfWidth(0) + widthOf(kDivider) + halfWidth(3);
      const std::size_t free = kTerminalColumns > used ? kTerminalColumns - used : 0;
      const std::size_t missing = wanted > halfWidth(first) ? wanted - halfWidth(first) : 0;
      m_widths[first + 2] += std::min(missing, free);
    }
  }

  [[nodiscard]] std::size_t lead() const { return m_markWidth + m_numberWidth + 3; }
  [[nodiscard]] std::size_t halfWidth(std::size_t first) const {
    return m_widths[first] + m_widths[first + 1] + m_widths[first + 2] + 4;
  }

  [[nodiscard]] std::string playerLine() const {
    const auto named = [&](board::Side side) {
      return words::cutTo(printable(words::playerOf(m_sheet, side)), halfWidth(3 * indexOf(side)));
    };
    return std::string(lead(), ' ') + padded(named(board::Side::Blue), halfWidth(0)) + std::string(kDivider) +
           named(board::Side::Red) + "\n";
  }

  [[nodiscard]] std::string lineOf(const Row& row) const {
    std::array<std::vector<std::string>, kColumns> parts;
    std::size_t height = 1;
    for (std::size_t i = 0; i < kColumns; ++i) {
      parts[i] = words::wrapped(row.cells[i], m_widths[i]);
      height = std::max(height, parts[i].size());
    }
    std::string text;
    for (std::size_t line = 0; line < height; ++line) {
      const bool first = line == 0;
      text += leadOf(first ? row.marks : "", first ? row.number : "");
      std::string blanks;  // blanks that are printed before the next text, but not at the end of a line
      for (std::size_t i = 0; i < kColumns; ++i) {
        if (i > 0) blanks += i == 3 ? "" : "  ";
        if (i == 3) {
          text += blanks + std::string(kDivider.substr(0, kDivider.size() - 1));
          blanks = " ";
        }
        const std::string part = line < parts[i].size() ? parts[i][line] : "";
        if (!part.empty()) {
          text += blanks + (row.wrong[i] ? m_terminal.painted(part, Paint::Red) : part);
          blanks.clear();
        }
        blanks += std::string(m_widths[i] - widthOf(part), ' ');
      }
      text += '\n';
    }
    return text;
  }

  [[nodiscard]] std::string leadOf(const std::string& marks, const std::string& number) const {
    const std::string shown = padded(marks, m_markWidth);
    const Paint paint = marks.starts_with('[') ? Paint::Red : Paint::Yellow;
    return (marks.empty() ? shown : m_terminal.painted(shown, paint)) + " " +
           std::string(m_numberWidth - number.size(), ' ') + number + "  ";
  }

  const Terminal& m_terminal;
  const sheet::Sheet& m_sheet;
  const sheet::AuditReport& m_report;
  const FindingNumbers& m_numbers;
  // indices of the findings about each line, by line number
  std::map<int, std::vector<std::size_t>> m_atLine;
  // The indices of findings about missing lines. The key is the number of the line below the missing line.
  std::map<int, std::vector<std::size_t>> m_before;
  std::vector<Row> m_rows;
  std::size_t m_markWidth = 1;
  std::size_t m_numberWidth = 1;
  std::array<std::size_t, kColumns> m_widths{};
};

}  // namespace

std::string sheetTable(const Terminal& terminal, const sheet::Sheet& sheet, const sheet::AuditReport& report,
                       const FindingNumbers& numbers) {
  return Table(terminal, sheet, report, numbers).text();
}

}  // namespace damath::cli
