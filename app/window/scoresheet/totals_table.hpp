// SPDX-License-Identifier: GPL-3.0-or-later
// A table of each player's corrected totals, the written grand total below them, and the result.
#pragma once

#include <QWidget>

#include "app/window/scoresheet/finding_place.hpp"
#include "app/window/text/translator.hpp"
#include "core/sheet/judge/audit.hpp"

class QGridLayout;
class QLabel;

namespace damath::window {

class TotalsTable : public QWidget {
  Q_OBJECT

 public:
  explicit TotalsTable(const Translator& translator, QWidget* parent = nullptr);

  // The rulings count before the audit. Precondition: each of them was allowed on this sheet.
  void show(const sheet::Sheet& sheet, const contest::EventSetup& setup, const sheet::AuditReport& report,
            Extent extent = Extent::Whole, const std::vector<sheet::Ruling>& rulings = {});

 private:
  enum Row { Heads, Running, Remaining, Grand, Written, Result, kRows };

  struct Cell {
    QLabel* sign;
    QLabel* text;
  };
  [[nodiscard]] Cell makeCell(QGridLayout& grid, int row, int column);
  enum class Verdict {
    Right,
    NotProven,  // equal to the counted total, but the game was not followed
    Elsewhere,  // a different value, explained by a finding on another cell
    Wrong,
    None  // no value is written
  };
  // Returns the verdict on the written grand total of the side. `right` is the grand total in force.
  [[nodiscard]] static Verdict verdictOn(const std::string& written, board::Side side,
                                         const exact::Number& right, const sheet::AuditReport& report,
                                         Extent extent);
  void setSign(const Cell& cell, Verdict verdict);

  const Translator& m_translator;
  QLabel* m_names[kRows];
  Cell m_cells[Result][2];  // cells of BLUE and of RED
  Cell m_result;            // cell of the result, for both players
};

}  // namespace damath::window
