// SPDX-License-Identifier: GPL-3.0-or-later
// The panel beside the boards. It shows the reason for the pair of the selected board, and the checklist of
// the whole round.
#pragma once

#include <QString>
#include <QWidget>

#include "app/window/text/translator.hpp"

class QLabel;
class QTextBrowser;

namespace damath::window {

class ReasonsPanel : public QWidget {
  Q_OBJECT

 public:
  explicit ReasonsPanel(const Translator& translator, QWidget* parent = nullptr);

  // Shows the reason for a pair, and the checklist of the round: its score groups, players and pairs.
  // `checklist` is an HTML page; empty if the round has no checklist, because its system is not Swiss.
  void tell(const QString& reason, const QString& checklist);

 private:
  void changeEvent(QEvent* event) override;

  void retranslate();

  const Translator& m_translator;
  QLabel* m_title;
  QLabel* m_reason;
  QTextBrowser* m_checklist;
  QString m_page;  // the shown checklist of the round, as an HTML page; empty if there is none
};

}  // namespace damath::window
