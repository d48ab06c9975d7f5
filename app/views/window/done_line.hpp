// SPDX-License-Identifier: GPL-3.0-or-later
// What was done last, in the status bar. After an act of one's own it has a button that takes it back, until
// the next message.
#pragma once

#include <QWidget>

#include "app/views/pages/command.hpp"

class QToolButton;

namespace damath::views {

class ElidedLabel;

enum class SaidOf { Contest, Typing };  // what is stored, or what is typed and is not yet

class DoneLine : public QWidget {
  Q_OBJECT

 public:
  DoneLine(const models::Translator& translator, const Commands& commands, QWidget* parent);

  // Something was done here that can be taken back; the next message names it.
  void noteAct(bool isDone) { m_hasActed = isDone; }
  [[nodiscard]] bool awaitsItsWord() const { return m_hasActed; }
  // Empty: nothing any more. The way back is offered where an act was noted and it can go.
  void tell(const QString& message, SaidOf what, bool canGoBack);
  [[nodiscard]] QString text() const;
  [[nodiscard]] bool isOfTyping() const { return m_what == SaidOf::Typing; }
  void noteStored() { m_what = SaidOf::Contest; }

 Q_SIGNALS:
  void undoAsked();

 private:
  const models::Translator& m_translator;
  const Commands& m_commands;
  ElidedLabel* m_text;
  QToolButton* m_undo;
  bool m_hasActed = false;  // since the last message
  SaidOf m_what = SaidOf::Contest;
};

}  // namespace damath::views
