// SPDX-License-Identifier: GPL-3.0-or-later
// Why something was refused: one message in a line above the page, until the next act; while a dialog waits
// for an answer, a box in front of it.
#pragma once

#include "app/models/text/translator.hpp"
#include "app/views/parts/notice_bar.hpp"

namespace damath::views {

class RefusalLine : public NoticeBar {
  Q_OBJECT

 public:
  explicit RefusalLine(const models::Translator& translator, QWidget* parent = nullptr);

  void refuse(const QString& message);
  // Whether a dialog waits for an answer in front of the window: then nobody reads a line of it.
  void setBehindDialog(bool isBehind) { m_isBehindDialog = isBehind; }
  void clear();

 Q_SIGNALS:
  // The line is gone, and with it the button that had the focus.
  void left();

 private:
  void showBox(const QString& message);

  const models::Translator& m_translator;
  bool m_isBehindDialog = false;
};

}  // namespace damath::views
