// SPDX-License-Identifier: GPL-3.0-or-later
// A person at the window who does everything by mouse, or everything by keys. Text is typed in both cases. If
// a widget cannot be reached in this way, the test fails. The person looks at every new page, dialog,
// question and menu; a fault in its layout fails the test.
#pragma once

#include <QString>
#include <QTimer>
#include <functional>
#include <optional>
#include <set>

#include "app/window/commands/commands.hpp"
#include "app/window/frame/main_window.hpp"
#include "app/window/text/translator.hpp"
#include "tests/window/console_fixture.hpp"
#include "tests/window/uses/sights.hpp"

class QAbstractButton;
class QAbstractItemView;
class QAction;
class QMenu;
class QMessageBox;
class QTabBar;

namespace damath::testing {

// True if the command's text ends with "…".
[[nodiscard]] inline bool opensDialog(window::Command command) {
  return words::toText(window::factsOf(command).text, words::Language::English).ends_with("…");
}

class Person {
 public:
  // PairAgain: the second way to continue of a question about open rounds.
  enum class Answer { GoOn, PairAgain, Leave };

  // The window must outlive this object.
  Person(window::MainWindow& window, const window::Translator& translator, By by, Sights sights);

  // Inspects the dialog in front, or the window if no dialog is open. Waits first for background work.
  void look();
  void look(QWidget& shown) { m_sights.see(shown); }
  [[nodiscard]] bool hasSeen(window::Location::Kind page) const { return m_sights.has(page); }
  [[nodiscard]] bool hasRun(window::Command command) const { return m_commands.contains(command); }

  // Runs a command: by mouse from the menu; by keys with its shortcut, or with the finder if it has none.
  void command(window::Command command);
  // Runs a command that leads to a page or opens a dialog, and leaves the dialog. Fails the test if the
  // window then shows an error message.
  void visit(window::Command command);
  // Returns the reason in the menu why the command is disabled. Fails the test if the command is enabled.
  [[nodiscard]] QString whyNot(window::Command command) const;
  // Presses a button of the window in front.
  void press(const QString& text);
  void press(words::Phrase text);
  // Chooses an entry in the menu of the button.
  void choose(const QString& button, const QString& entry);
  // openContextMenu() opens the context menu of the widget and closes it. openMenus() does so with each menu
  // of the menu bar.
  void openContextMenu(QWidget& widget);
  void openMenus();
  // Replaces the text of the field with this name.
  void write(words::Phrase field, const QString& text);
  // Chooses a row of the box with this name.
  void pick(words::Phrase field, int row);
  // Goes to a cell of a list.
  void goTo(QAbstractItemView& list, int row, int column = 0);
  void turnTo(QTabBar& tabs, int tab);
  // Replaces the text of a cell of a list.
  void writeInto(QAbstractItemView& list, int row, int column, const QString& text);
  // Types the text into the focused widget and presses Return.
  void type(const QString& text);
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
  // Presses the default button of the dialog in front (submit), or cancels the dialog (leave).
  void submit();
  void leave();
  // Enters name and reason and submits the dialog.
  void sign(words::Phrase who);
  // Enters the path into the file dialog in front and accepts it.
  void file(const QString& path);
  // Sets the answer to the next question. If a comparison of versions opens instead, leaves that dialog.
  void answerNext(Answer answer);
  // Returns the message of the dialog in front, or of the window if no dialog is open; empty if there is
  // none.
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
  // Runs `open`, which waits until a menu closes, and gives the open menu to `use`.
  void inMenu(const std::function<void()>& open, const std::function<void(QMenu&)>& use);
  void answer(QMessageBox& box, Answer answer);
  void lookForQuestion();
  [[nodiscard]] QWidget* fieldNamed(const QString& name) const;
  [[nodiscard]] QAbstractButton* buttonNamed(const QString& text) const;

  window::MainWindow& m_window;
  const window::Translator& m_translator;
  By m_by;
  Sights m_sights;
  std::set<window::Command> m_commands;  // the commands that the person ran
  QTimer m_questions;
  std::optional<Answer> m_answer;
};

}  // namespace damath::testing
