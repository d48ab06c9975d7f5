// SPDX-License-Identifier: GPL-3.0-or-later
// The last message in the status bar. After the user's own action, an Undo button appears until the next
// message. A message about a written file may have a link that opens the file.
#pragma once

#include <QWidget>

#include "app/window/commands/commands.hpp"

class QLabel;
class QToolButton;

namespace damath::window {

class ElidedLabel;

enum class SaidOf { Contest, Typing };  // the subject of a message: stored data, or unsaved input

class DoneLine : public QWidget {
  Q_OBJECT

 public:
  DoneLine(const Translator& translator, const Commands& commands, QWidget* parent);

  // Notes whether the user has just changed the contest with an action. If so, the next message is about this
  // action and may have an Undo button.
  void noteAct(bool isDone) { m_hasActed = isDone; }
  [[nodiscard]] bool awaitsItsWord() const { return m_hasActed; }
  // Shows a message; an empty message clears the line. The Undo button appears if noteAct() has noted an
  // action and `canGoBack` is true.
  void tell(const QString& message, SaidOf what, bool canGoBack);
  // Shows a link behind the message, which opens this file with the program of the system. The next message
  // removes the link.
  void offer(const QString& path);
  [[nodiscard]] QString text() const;
  [[nodiscard]] bool isOfTyping() const { return m_what == SaidOf::Typing; }
  void noteStored() { m_what = SaidOf::Contest; }

 Q_SIGNALS:
  void undoAsked();

 private:
  const Translator& m_translator;
  const Commands& m_commands;
  ElidedLabel* m_text;
  QLabel* m_link;
  QToolButton* m_undo;
  bool m_hasActed = false;  // true if an action was noted since the last message
  SaidOf m_what = SaidOf::Contest;
};

}  // namespace damath::window
