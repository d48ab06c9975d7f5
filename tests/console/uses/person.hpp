// SPDX-License-Identifier: GPL-3.0-or-later
// A person at the window who does everything with the mouse, or everything with the keys. What is written
// into a field comes from the keyboard either way. What cannot be reached so is a failure of the test.
#pragma once

#include <QString>
#include <QTimer>
#include <optional>

#include "app/models/text/translator.hpp"
#include "app/views/pages/command.hpp"
#include "app/views/window/main_window.hpp"
#include "tests/console/by.hpp"

class QAbstractButton;
class QAbstractItemView;
class QAction;
class QMenu;
class QMessageBox;
class QTabBar;

namespace damath::testing {

class Person {
 public:
  enum class Answer { GoOn, Leave };

  // The window must outlive this.
  Person(views::MainWindow& window, const models::Translator& translator, By by);

  // From the menu, or by the key that the menu shows; by the finder where it has none.
  void command(views::Command command);
  // Why the command cannot be used now, as the menu tells it. Failure: it can.
  [[nodiscard]] QString whyNot(views::Command command) const;
  // A button of what is in front.
  void press(const QString& text);
  void press(words::Phrase text);
  // An entry of the menu that the button opens.
  void choose(const QString& button, const QString& entry);
  // Into the field of that name, in the place of what stands there.
  void write(words::Phrase field, const QString& text);
  // A row of the box of that name.
  void pick(words::Phrase field, int row);
  // To a cell of a list.
  void goTo(QAbstractItemView& list, int row, int column = 0);
  void turnTo(QTabBar& tabs, int tab);
  // Into the cell of a list, over what stands there.
  void writeInto(QAbstractItemView& list, int row, int column, const QString& text);
  // What is typed where the hand is, Return behind it.
  void type(const QString& text);
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
  // Does what the dialog in front is for, or leaves it.
  void submit();
  void leave();
  // Who does it and why, and it is done.
  void sign(words::Phrase who);
  // Into the file dialog in front, and gone on.
  void file(const QString& path);
  // How the next question is answered that stands in the way.
  void answerNext(Answer answer);
  // What the window says was refused, wherever it says so.
  [[nodiscard]] QString told() const;

 private:
  [[nodiscard]] QWidget& front() const;
  [[nodiscard]] QWidget& hand() const;
  void letters(const QString& text);
  void click(QWidget& widget, QPoint at);
  void click(QWidget& widget);
  void tabTo(const QWidget& target);
  void fromMenu(QAction& action);
  void find(const QString& name);
  void pressButton(QAbstractButton& button);
  void clickEntry(QMenu& menu, QAction& entry);
  void take(QMenu& menu, const QString& entry);
  void answer(QMessageBox& box, Answer answer);
  void lookForQuestion();
  [[nodiscard]] QWidget* fieldNamed(const QString& name) const;
  [[nodiscard]] QAbstractButton* buttonNamed(const QString& text) const;

  views::MainWindow& m_window;
  const models::Translator& m_translator;
  By m_by;
  QTimer m_questions;
  std::optional<Answer> m_answer;
};

}  // namespace damath::testing
