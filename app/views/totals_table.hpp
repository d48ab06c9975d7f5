// Grand totals and result as the players wrote them beside what is right.
#pragma once

#include <QWidget>

#include "app/models/speech.hpp"
#include "core/sheet/audit.hpp"

class QLabel;

namespace damath::views {

class TotalsTable : public QWidget {
  Q_OBJECT

 public:
  explicit TotalsTable(const models::Speech& speech, QWidget* parent = nullptr);

  void show(const sheet::Sheet& sheet, const rules::ChipSet& set, const sheet::AuditReport& report);

 private:
  enum Column { Name, Running, Remaining, Grand, Written, Sign, kColumns };
  static constexpr int kRows = 4;  // heads, BLUE, RED, result
  void setRow(int row, const QString& written, const QString& correct, bool same);

  const models::Speech& m_speech;
  QLabel* m_cells[kRows][kColumns];
};

}  // namespace damath::views
