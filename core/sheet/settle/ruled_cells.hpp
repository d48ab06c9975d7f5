// SPDX-License-Identifier: GPL-3.0-or-later
// The cells of an audited sheet while the reviewer's rulings are applied: the correct value, the ruling and
// the final text of each cell.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/sheet/law/law.hpp"
#include "core/sheet/settle/ruling.hpp"

namespace damath::sheet {

[[nodiscard]] bool isOf(const Ruling& ruling, std::optional<int> line, std::optional<board::Side> side,
                        Cell cell);

// Returns the value of a figure cell: its last figure, or 0 if the cell is blank (N3). nullopt if the text
// cannot be read.
[[nodiscard]] std::optional<exact::Number> figureIn(std::string_view text);

// Returns the written text of a player's cell in a line. In R.C., TOTAL and GRAND rows, every cell except
// Move means the figure.
[[nodiscard]] const std::string& textOf(const Half& half, Cell cell);

class RuledCells {
 public:
  // Precondition: `audited` and `rulings` outlive this object.
  RuledCells(const AuditedSheet& audited, const std::vector<Ruling>& rulings);

  [[nodiscard]] const AuditedSheet& audited() const { return m_audited; }
  [[nodiscard]] const Law& law() const { return m_law; }
  [[nodiscard]] const Half& half(int line, board::Side side) const {
    return m_audited.sheet.lines[static_cast<std::size_t>(line - 1)].of(side);
  }
  [[nodiscard]] int lines() const { return static_cast<int>(m_audited.sheet.lines.size()); }

  // Returns the ruling on the cell; null if there is none.
  [[nodiscard]] const Ruling* ruling(std::optional<int> line, std::optional<board::Side> side,
                                     Cell cell) const;
  [[nodiscard]] const Finding* finding(std::optional<int> line, board::Side side, Cell cell) const;
  // True if the finding only follows from another finding, at whose cell a ruling keeps the written text.
  [[nodiscard]] bool followsKept(const Finding& finding) const;
  [[nodiscard]] bool isCorrected(int line, board::Side side, Cell cell) const;
  // Returns the value that the audit calculates for a cell with a figure; nullopt if the figure cannot be
  // read.
  [[nodiscard]] std::optional<exact::Number> right(int line, board::Side side, Cell cell) const;

  // Keeps the written text of the cell: removes its correction.
  void keep(int line, board::Side side, Cell cell);
  void put(int line, board::Side side, Cell cell, const std::string& stands);
  // Puts a figure into the cell. Keeps the written text instead if it already has the value of this figure.
  void put(int line, board::Side side, Cell cell, const exact::Number& figure);
  // Applies the ruling to the cell that it names: keeps the written text, or puts the text of the ruling.
  void apply(const Ruling& ruling, int line, board::Side side);

  // Returns all corrections, ordered by line, side and cell. Precondition: call at most once.
  [[nodiscard]] std::vector<Correction> take();

 private:
  const AuditedSheet& m_audited;
  const Law m_law;
  const std::vector<Ruling>& m_rulings;
  std::vector<Correction> m_corrections;
};

}  // namespace damath::sheet
