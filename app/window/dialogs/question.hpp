// SPDX-License-Identifier: GPL-3.0-or-later
// A message box whose buttons need Alt with their letter. In Qt's own message box, the letter alone presses
// the button. A person who is still typing would then answer the question by accident. For the same reason, a
// blank presses no button at first, while the person may not have seen the question yet. Keys that were
// pressed before the question was visible choose no button.
#pragma once

#include <QApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QMessageBox>
#include <QPushButton>
#include <optional>

#include "app/window/dialogs/early_keys.hpp"
#include "app/window/parts/clause_links.hpp"
#include "app/window/session/session.hpp"

namespace damath::window {

class Question : public QMessageBox {
 public:
  using QMessageBox::QMessageBox;

 protected:
  void showEvent(QShowEvent* event) override {
    QMessageBox::showEvent(event);
    m_shown.start();
    const auto all = buttons();
    for (QAbstractButton* button : all) button->installEventFilter(this);
  }
  bool eventFilter(QObject* watched, QEvent* event) override {
    constexpr qint64 kTyping = 700;  // milliseconds in which a person who types notices the question
    const bool isBlank =
        event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space;
    if (isBlank && m_shown.isValid() && m_shown.elapsed() < kTyping) return true;
    return QMessageBox::eventFilter(watched, event);
  }
  void keyPressEvent(QKeyEvent* event) override {
    const bool isTyped = !(event->modifiers() & (Qt::AltModifier | Qt::ControlModifier | Qt::MetaModifier)) &&
                         !event->text().isEmpty() && event->text().front().isPrint();
    if (!isTyped) QMessageBox::keyPressEvent(event);
  }

 private:
  EarlyKeys m_earlyKeys{*this};
  QElapsedTimer m_shown;  // runs since the question is visible
};

// Prepares the message box of a question: its title is `title`, without an access key, and the program's
// name. `leave` changes nothing. It has the focus at first, so an accidental Return or space bar chooses it.
// Escape chooses it too. Letters without Alt choose no button.
inline void prepare(Question& box, const QString& text, const QString& title, QPushButton* leave,
                    const Translator& translator) {
  box.setWindowTitle(
      QStringLiteral("%1 — %2").arg(title, translator(words::Phrase::ApplicationName)).remove(u'&'));
  showClauses(box, text);
  box.setDefaultButton(leave);
  box.setEscapeButton(leave);
  leave->setFocus();
}

// Asks the question `ways` with its two buttons. True if the user chooses the button that continues.
[[nodiscard]] inline bool goesOnAfter(const TwoWays& ways, const Translator& translator) {
  Question box(QMessageBox::Question, {}, {}, QMessageBox::NoButton, QApplication::activeWindow());
  const auto* goOn = box.addButton(ways.goOn, QMessageBox::AcceptRole);
  auto* leave = box.addButton(ways.leave, QMessageBox::RejectRole);
  prepare(box, ways.text, ways.title.isEmpty() ? ways.goOn : ways.title, leave, translator);
  box.exec();
  return box.clickedButton() == goOn;
}

// Asks the question `ways` with its three buttons. nullopt if the user leaves everything as it is.
[[nodiscard]] inline std::optional<desk::OpenRounds> chosenAfter(const ThreeWays& ways,
                                                                 const Translator& translator) {
  Question box(QMessageBox::Question, {}, {}, QMessageBox::NoButton, QApplication::activeWindow());
  const auto* keep = box.addButton(ways.keep, QMessageBox::AcceptRole);
  const auto* pair = box.addButton(ways.pair, QMessageBox::YesRole);
  auto* leave = box.addButton(ways.leave, QMessageBox::RejectRole);
  prepare(box, ways.text, ways.title.isEmpty() ? ways.keep : ways.title, leave, translator);
  box.exec();
  if (box.clickedButton() == keep) return desk::OpenRounds::Keep;
  if (box.clickedButton() == pair) return desk::OpenRounds::Pair;
  return std::nullopt;
}

}  // namespace damath::window
