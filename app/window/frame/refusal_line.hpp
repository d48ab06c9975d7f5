// SPDX-License-Identifier: GPL-3.0-or-later
// The line above the page with the last error, until the next action. While a dialog is open, the error
// appears in a message box instead.
#pragma once

#include "app/window/parts/notice_bar.hpp"
#include "app/window/text/translator.hpp"

namespace damath::window {

class RefusalLine : public NoticeBar {
  Q_OBJECT

 public:
  explicit RefusalLine(const Translator& translator, QWidget* parent = nullptr);

  void refuse(const QString& message);
  // True while a modal dialog covers the window, where the user would not notice the line.
  void setBehindDialog(bool isBehind) { m_isBehindDialog = isBehind; }
  void clear();

 Q_SIGNALS:
  // Emitted when the line disappeared with the button that had the focus.
  void left();

 private:
  void showBox(const QString& message);

  const Translator& m_translator;
  bool m_isBehindDialog = false;
};

}  // namespace damath::window
