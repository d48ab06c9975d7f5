// SPDX-License-Identifier: GPL-3.0-or-later
// The line above the page that shows the last error until the next action. While a dialog is open, a message
// box shows the error instead.
#pragma once

#include "app/window/parts/notice_bar.hpp"
#include "app/window/text/translator.hpp"

namespace damath::window {

class RefusalLine : public NoticeBar {
  Q_OBJECT

 public:
  explicit RefusalLine(const Translator& translator, QWidget* parent = nullptr);

  void refuse(const QString& message);
  // Tells this object if a modal dialog covers the window. The user would not notice the line behind a
  // dialog.
  void setBehindDialog(bool isBehind) { m_isBehindDialog = isBehind; }
  // Removes the error. If stand() has set a message, the line then shows that message again.
  void clear();
  // Sets the message that the line shows whenever it has no error to show. The message stays until the next
  // call of stand(). An empty message removes it. The user cannot close the message.
  void stand(const QString& message);
  // True if the line shows an error that clear() removes.
  [[nodiscard]] bool hasError() const;

 Q_SIGNALS:
  // Emitted by clear() if the focus is inside the line, for example on the Close button of an error. The
  // line may then still show the message of stand(). The page can take the focus.
  void left();

 private:
  void showBox(const QString& message);

  const Translator& m_translator;
  bool m_isBehindDialog = false;
  QString m_standing;
};

}  // namespace damath::window
