// SPDX-License-Identifier: GPL-3.0-or-later
// The cells of an audited sheet while rulings are applied: what is right in each, what is ruled on it, and
// what stands in it in the end.
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

// A figure as it counts: the last one of the cell, 0 where it is blank (N3); nothing where it cannot be read.
[[nodiscard]] std::optional<exact::Number> figureIn(std::string_view text);

// What is written in a cell of the half; of an R.C., TOTAL or GRAND half every other cell is its figure.
[[nodiscard]] const std::string& textOf(const Half& half, Cell cell);

class RuledCells {
 public:
  // Both must outlive it.
  RuledCells(const AuditedSheet& audited, const std::vector<Ruling>& rulings);

  [[nodiscard]] const AuditedSheet& audited() const { return m_audited; }
  [[nodiscard]] const Law& law() const { return m_law; }
  [[nodiscard]] const Half& half(int line, board::Side side) const {
    return m_audited.sheet.lines[static_cast<std::size_t>(line - 1)].of(side);
  }
  [[nodiscard]] int lines() const { return static_cast<int>(m_audited.sheet.lines.size()); }

  // Null where there is none.
  [[nodiscard]] const Ruling* ruling(std::optional<int> line, std::optional<board::Side> side,
                                     Cell cell) const;
  [[nodiscard]] const Finding* finding(std::optional<int> line, board::Side side, Cell cell) const;
  // Whether a finding merely follows from another whose cell is kept.
  [[nodiscard]] bool followsKept(const Finding& finding) const;
  [[nodiscard]] bool isCorrected(int line, board::Side side, Cell cell) const;
  // What the audit has in a figure cell.
  [[nodiscard]] std::optional<exact::Number> right(int line, board::Side side, Cell cell) const;

  // What is written stands.
  void keep(int line, board::Side side, Cell cell);
  void put(int line, board::Side side, Cell cell, const std::string& stands);
  // A figure, unless the paper says just that.
  void put(int line, board::Side side, Cell cell, const exact::Number& figure);
  // What the ruling says of its own cell.
  void apply(const Ruling& ruling, int line, board::Side side);

  // By line. Promise: asked once.
  [[nodiscard]] std::vector<Correction> take();

 private:
  const AuditedSheet& m_audited;
  const Law m_law;
  const std::vector<Ruling>& m_rulings;
  std::vector<Correction> m_corrections;
};

}  // namespace damath::sheet
