// SPDX-License-Identifier: GPL-3.0-or-later
// The panel beside the boards. It shows in one sentence why the two players of the selected board meet. A
// button shows the checklist: the reason in the terms of the system, and the whole round.
#pragma once

#include <QString>
#include <QWidget>

#include "app/window/text/translator.hpp"

class QLabel;
class QPushButton;
class QTextBrowser;

namespace damath::window {

class ReasonsPanel : public QWidget {
  Q_OBJECT

 public:
  explicit ReasonsPanel(const Translator& translator, QWidget* parent = nullptr);

  // Shows the reason for a pair. `details` is the reason in the terms of the system, and `checklist` the
  // checklist of the round as an HTML page, with score groups, players and pairs; it is empty if the system
  // of the round is not Swiss. Both are shown only while showsChecklist() is true.
  void tell(const QString& reason, const QString& details, const QString& checklist);
  // True if the user asked for the checklist.
  [[nodiscard]] bool showsChecklist() const;

 Q_SIGNALS:
  // Emitted when the user shows or hides the checklist.
  void checklistSwitched();

 private:
  void changeEvent(QEvent* event) override;

  void retranslate();

  const Translator& m_translator;
  QLabel* m_title;
  QLabel* m_reason;
  QPushButton* m_more;
  QLabel* m_details;
  QTextBrowser* m_checklist;
  QString m_page;  // the shown checklist of the round, as an HTML page; empty if there is none
};

}  // namespace damath::window
