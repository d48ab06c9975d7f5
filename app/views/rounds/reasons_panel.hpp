// SPDX-License-Identifier: GPL-3.0-or-later
// Beside the boards: why the two of the chosen one meet, and the checklist of the whole round.
#pragma once

#include <QWidget>

#include "app/models/text/translator.hpp"

class QLabel;
class QTextBrowser;

namespace damath::views {

class ReasonsPanel : public QWidget {
  Q_OBJECT

 public:
  explicit ReasonsPanel(const models::Translator& translator, QWidget* parent = nullptr);

  // The checklist as a page of its own; empty where the round has none.
  void tell(const QString& reason, const QString& checklist);

 private:
  void changeEvent(QEvent* event) override;

  void retranslate();

  const models::Translator& m_translator;
  QLabel* m_title;
  QLabel* m_reason;
  QTextBrowser* m_checklist;
  QString m_page;  // that it shows
};

}  // namespace damath::views
