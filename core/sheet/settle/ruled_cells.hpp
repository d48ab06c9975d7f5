// SPDX-License-Identifier: GPL-3.0-or-later
// The cells of an audited sheet while rulings are applied: the correct value, the ruling and the final text
// of each cell.
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

// Returns the value of a figure: the last figure of the cell, 0 for a blank cell (N3). nullopt if the text
// cannot be read.
[[nodiscard]] std::optional<exact::Number> figureIn(std::string_view text);

// Returns the written text of a cell of the half. In an R.C., TOTAL or GRAND half, every cell except Move
// means the figure.
[[nodiscard]] const std::string& textOf(const Half& half, Cell cell);

class RuledCells {
 public:
  // `audited` and `rulings` must outlive this object.
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
  // True if the finding only follows from another finding whose cell a ruling keeps.
  [[nodiscard]] bool followsKept(const Finding& finding) const;
  [[nodiscard]] bool isCorrected(int line, board::Side side, Cell cell) const;
  // Returns the correct value of a cell with a figure, by the audit. nullopt if the figure cannot be read.
  [[nodiscard]] std::optional<exact::Number> right(int line, board::Side side, Cell cell) const;

  // Keeps the written text: removes the correction of the cell.
  void keep(int line, board::Side side, Cell cell);
  void put(int line, board::Side side, Cell cell, const std::string& stands);
  // Puts a figure into the cell. Keeps the written text if it has the same value.
  void put(int line, board::Side side, Cell cell, const exact::Number& figure);
  // Applies the ruling to its own cell: keeps the written text or puts the ruled text.
  void apply(const Ruling& ruling, int line, board::Side side);

  // Returns the corrections, ordered by line, side and cell. Precondition: call at most once.
  [[nodiscard]] std::vector<Correction> take();

 private:
  const AuditedSheet& m_audited;
  const Law m_law;
  const std::vector<Ruling>& m_rulings;
  std::vector<Correction> m_corrections;
};

}  // namespace damath::sheet
