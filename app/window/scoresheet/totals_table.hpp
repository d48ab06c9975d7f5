// SPDX-License-Identifier: GPL-3.0-or-later
// A table with the corrected totals of both players, the written grand totals below them, and the result.
#pragma once

#include <QWidget>

#include "app/window/text/translator.hpp"
#include "core/contest/model/contest.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/settle/ruling.hpp"

class QGridLayout;
class QLabel;

namespace damath::window {

class TotalsTable : public QWidget {
  Q_OBJECT

 public:
  explicit TotalsTable(const Translator& translator, QWidget* parent = nullptr);

  // Shows the totals of a scoresheet. Rulings replace values of the audit. Precondition: each ruling was
  // allowed on this scoresheet.
  void show(const sheet::Sheet& sheet, const contest::EventSetup& setup, const sheet::AuditReport& report,
            sheet::Extent extent = sheet::Extent::Whole, const std::vector<sheet::Ruling>& rulings = {});

 private:
  enum Row { Heads, Running, Remaining, Grand, Written, Result, kRows };

  struct Cell {
    QLabel* sign;
    QLabel* text;
  };
  [[nodiscard]] Cell makeCell(QGridLayout& grid, int row, int column);
  enum class Verdict {
    Right,
    NotProven,  // equals the calculated value, but the game could not be followed; or no result is proven
    Elsewhere,  // differs from the correct total; a finding about other cells explains the difference
    Wrong,
    // The cell gets no symbol: the grand total or the result is not written, or the written result cannot be
    // judged before the end of the scoresheet is typed.
    None
  };
  // Judges the grand total that the side wrote. `right` is the correct grand total after rulings.
  [[nodiscard]] static Verdict verdictOn(const std::string& written, board::Side side,
                                         const exact::Number& right, const sheet::AuditReport& report,
                                         sheet::Extent extent);
  void setSign(const Cell& cell, Verdict verdict);

  const Translator& m_translator;
  QLabel* m_names[kRows];
  Cell m_cells[Result][2];  // the cells of BLUE and of RED
  Cell m_result;            // the cell of the result, which belongs to both players
};

}  // namespace damath::window
