// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/window/uses/person.hpp"

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStringList>
#include <QTabBar>
#include <QTest>
#include <algorithm>

#include "app/window/dialogs/form_dialog.hpp"
#include "app/window/dialogs/work_dialog.hpp"
#include "app/window/frame/refusal_line.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/parts/notice_bar.hpp"
#include "app/window/scoresheet/dialogs/versions_dialog.hpp"
#include "app/window/scoresheet/sheet_grid.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::testing {

namespace {

constexpr int kMostTabs = 200;
constexpr int kToRead = 800;    // milliseconds; a question takes no blank in its first 700 ms
constexpr int kUntilSeen = 20;  // milliseconds between two checks for a question

QString withoutMark(QString text) {
  return text.remove(u'&');
}

}  // namespace

Person::Person(window::MainWindow& window, const window::Translator& translator, By by, Sights sights)
    : m_window(window), m_translator(translator), m_by(by), m_sights(std::move(sights)) {
  m_questions.setInterval(kUntilSeen);
  QObject::connect(&m_questions, &QTimer::timeout, &m_window, [this] { lookForQuestion(); });
}

void Person::look() {
  const auto isWorkDone = [this] { return m_window.findChildren<window::WorkDialog*>().isEmpty(); };
  EXPECT_TRUE(QTest::qWaitFor(isWorkDone, kPatience));
  look(front());
}

// A window system activates the window that comes to the front. The offscreen platform does not.
QWidget& Person::front() const {
  QWidget* modal = QApplication::activeModalWidget();
  QWidget& top = modal == nullptr ? static_cast<QWidget&>(m_window) : *modal;
  if (!top.isActiveWindow()) {
    top.activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowActive(&top));
  }
  return top;
}

QWidget& Person::hand() const {
  QWidget& top = front();
  return top.focusWidget() == nullptr ? top : *top.focusWidget();
}

// Presses the key without releasing it: if the key closes the widget, no widget is left to receive the
// release.
void Person::key(Qt::Key key, Qt::KeyboardModifiers modifiers) {
  QTest::keyPress(&hand(), key, modifiers);
  QApplication::processEvents();
}

void Person::letters(const QString& text) {
  for (const QChar letter : text) {
    if (letter == u'\n') {
      QTest::keyClick(&hand(), Qt::Key_Return);
    } else {
      QTest::keyClick(&hand(), letter.toLatin1());
    }
  }
  QApplication::processEvents();
}

void Person::type(const QString& text) {
  letters(text);
  key(Qt::Key_Return);
}

// Clicks the child widget at this point, as a window system would.
void Person::click(QWidget& widget, QPoint at) {
  EXPECT_TRUE(widget.isVisible()) << widget.accessibleName().toStdString();
  QWidget* child = widget.childAt(at);
  QWidget& target = child == nullptr ? widget : *child;
  QTest::mouseClick(&target, Qt::LeftButton, {}, target.mapFrom(&widget, at));
  QApplication::processEvents();
}

void Person::click(QWidget& widget) {
  click(widget, widget.rect().center());
}

// Moves by Tab to the widget. In the cells of a sheet, Tab moves between cells, so Control+Tab is used there.
void Person::tabTo(const QWidget& target) {
  QStringList passed;
  for (int i = 0; i < kMostTabs && &hand() != &target; ++i) {
    const QString name =
        QString::fromLatin1(hand().metaObject()->className()) + u' ' + hand().accessibleName();
    if (!passed.contains(name)) passed << name;
    const bool isInCells = qobject_cast<window::SheetGrid*>(&hand()) != nullptr;
    key(Qt::Key_Tab, isInCells ? Qt::ControlModifier : Qt::NoModifier);
  }
  EXPECT_EQ(&hand(), &target) << "Tab does not lead to " << target.accessibleName().toStdString()
                              << ", but to " << passed.join(QStringLiteral(", ")).toStdString();
}

void Person::pressButton(QAbstractButton& button) {
  EXPECT_TRUE(button.isEnabled()) << button.text().toStdString();
  if (m_by == By::Mouse) return click(button);
  tabTo(button);
  if (qobject_cast<const QMessageBox*>(button.window()) != nullptr) QTest::qWait(kToRead);
  QTest::keyClick(&button, Qt::Key_Space);
  QApplication::processEvents();
}

QAbstractButton* Person::buttonNamed(const QString& text) const {
  const auto buttons = front().findChildren<QAbstractButton*>();
  const auto found = std::ranges::find_if(buttons, [&text](const QAbstractButton* each) {
    return each->isVisible() && withoutMark(each->text()) == withoutMark(text);
  });
  return found == buttons.end() ? nullptr : *found;
}

void Person::press(const QString& text) {
  QAbstractButton* button = buttonNamed(text);
  if (button == nullptr) {
    ADD_FAILURE() << "no button " << text.toStdString();
    return;
  }
  pressButton(*button);
  look();
}

void Person::press(words::Phrase text) {
  press(m_translator(text));
}

void Person::clickEntry(QMenu& menu, QAction& entry) {
  EXPECT_TRUE(QTest::qWaitFor([&menu] { return menu.isVisible(); }, kPatience));
  QTest::mouseClick(&menu, Qt::LeftButton, {}, menu.actionGeometry(&entry).center());
  QApplication::processEvents();
}

void Person::take(QMenu& menu, const QString& entry) {
  const auto actions = menu.actions();
  const auto found = std::ranges::find_if(
      actions, [&entry](const QAction* each) { return withoutMark(each->text()) == withoutMark(entry); });
  if (found == actions.end() || !(*found)->isEnabled()) {
    ADD_FAILURE() << "no entry " << entry.toStdString();
    menu.close();
    return;
  }
  if (m_by == By::Mouse) return clickEntry(menu, **found);
  for (qsizetype i = 0; i <= actions.size() && menu.activeAction() != *found; ++i) {
    QTest::keyClick(&menu, Qt::Key_Down);
  }
  EXPECT_EQ(menu.activeAction(), *found);
  QTest::keyPress(&menu, Qt::Key_Return);
}

// A timer uses the menu, because `open` waits until the menu closes.
void Person::inMenu(const std::function<void()>& open, const std::function<void(QMenu&)>& use) {
  QTimer waiting;
  waiting.setInterval(kUntilSeen);
  QObject::connect(&waiting, &QTimer::timeout, &m_window, [&] {
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    if (menu == nullptr) return;
    waiting.stop();
    look(*menu);
    use(*menu);
  });
  waiting.start();
  open();
  EXPECT_TRUE(QTest::qWaitFor([&waiting] { return !waiting.isActive(); }, kPatience)) << "no menu";
}

void Person::choose(const QString& button, const QString& entry) {
  inMenu([&] { press(button); }, [&](QMenu& menu) { take(menu, entry); });
}

// A window system asks for the context menu after a right click or the menu key. The offscreen platform does
// not.
void Person::openContextMenu(QWidget& widget) {
  const QPoint at = widget.rect().center();
  const auto reason = m_by == By::Mouse ? QContextMenuEvent::Mouse : QContextMenuEvent::Keyboard;
  QContextMenuEvent asked(reason, at, widget.mapToGlobal(at));
  inMenu([&] { QApplication::sendEvent(&widget, &asked); }, [](QMenu& menu) { menu.close(); });
}

void Person::openMenus() {
  QMenuBar& bar = *m_window.menuBar();
  const auto titles = bar.actions();
  for (QAction* title : titles) {
    if (m_by == By::Mouse) {
      QTest::mouseClick(&bar, Qt::LeftButton, {}, bar.actionGeometry(title).center());
    } else {
      const QKeySequence keys = QKeySequence::mnemonic(title->text());
      key(keys[0].key(), keys[0].keyboardModifiers());
    }
    EXPECT_TRUE(QTest::qWaitFor([title] { return title->menu()->isVisible(); }, kPatience))
        << title->text().toStdString();
    look(*title->menu());
    title->menu()->close();
  }
}

void Person::fromMenu(QAction& action) {
  QMenuBar& bar = *m_window.menuBar();
  const auto titles = bar.actions();
  for (QAction* title : titles) {
    QMenu* menu = title->menu();
    if (menu == nullptr || !menu->actions().contains(&action)) continue;
    QTest::mouseClick(&bar, Qt::LeftButton, {}, bar.actionGeometry(title).center());
    return clickEntry(*menu, action);
  }
  ADD_FAILURE() << "no menu has " << action.text().toStdString();
}

// Opens the finder and runs the entry with this name. Goes down the list first, because the first hit may be
// another command that contains the word.
void Person::find(const QString& name) {
  const QKeySequence keys = m_window.commands().action(window::Command::Find)->shortcut();
  key(keys[0].key(), keys[0].keyboardModifiers());
  const auto beyond = std::ranges::find_if(name, [](QChar letter) { return letter.unicode() >= 0x80; });
  letters(name.left(beyond - name.begin()));
  const auto* list = front().findChild<window::ListTable*>();
  if (list == nullptr) {
    ADD_FAILURE() << "the finder does not come for " << name.toStdString();
    return;
  }
  const auto found = [list] { return list->currentIndex().siblingAtColumn(0).data().toString(); };
  for (int i = 0; i < list->model()->rowCount() && found() != name; ++i) key(Qt::Key_Down);
  EXPECT_EQ(found(), name);
  key(Qt::Key_Return);
}

void Person::command(window::Command command) {
  QAction& action = *m_window.commands().action(command);
  if (!action.isEnabled()) {
    ADD_FAILURE() << m_window.commands().name(command).toStdString()
                  << " cannot be used: " << action.statusTip().toStdString();
    return;
  }
  m_commands.insert(command);
  static_cast<void>(front());
  const QKeySequence keys = action.shortcut();
  if (m_by == By::Mouse) {
    fromMenu(action);
  } else if (keys.isEmpty()) {
    find(m_window.commands().name(command));
  } else {
    key(keys[0].key(), keys[0].keyboardModifiers());
  }
  look();
}

void Person::visit(window::Command command) {
  this->command(command);
  EXPECT_TRUE(!opensDialog(command) || QApplication::activeModalWidget() != nullptr)
      << m_window.commands().name(command).toStdString();
  // In a dialog with several steps, the first attempt to leave goes back by one step.
  constexpr int kMostSteps = 2;
  for (int i = 0; i < kMostSteps && QApplication::activeModalWidget() != nullptr; ++i) leave();
  EXPECT_EQ(QApplication::activeModalWidget(), nullptr);
  EXPECT_EQ(m_window.findChild<window::RefusalLine*>()->text(), QString())
      << m_window.commands().name(command).toStdString();
}

QString Person::whyNot(window::Command command) const {
  const QAction& action = *m_window.commands().action(command);
  EXPECT_FALSE(action.isEnabled()) << action.text().toStdString();
  return action.statusTip();
}

QWidget* Person::fieldNamed(const QString& name) const {
  const auto widgets = front().findChildren<QWidget*>();
  const auto found = std::ranges::find_if(widgets, [&name](const QWidget* each) {
    return each->isVisible() && each->accessibleName() == name &&
           qobject_cast<const QLabel*>(each) == nullptr;
  });
  if (found == widgets.end()) ADD_FAILURE() << "no field " << name.toStdString();
  return found == widgets.end() ? nullptr : *found;
}

void Person::write(words::Phrase field, const QString& text) {
  QWidget* found = fieldNamed(m_translator.plain(field));
  if (found == nullptr) return;
  m_by == By::Mouse ? click(*found) : tabTo(*found);
  key(Qt::Key_A, Qt::ControlModifier);
  text.isEmpty() ? key(Qt::Key_Delete) : letters(text);
}

void Person::pick(words::Phrase field, int row) {
  auto* box = qobject_cast<QComboBox*>(fieldNamed(m_translator.plain(field)));
  if (box == nullptr || row >= box->count()) {
    ADD_FAILURE() << "no row " << row << " in " << m_translator.plain(field).toStdString();
    return;
  }
  if (m_by == By::Keys) {
    tabTo(*box);
    for (int i = 0; i < box->count() && box->currentIndex() != row; ++i) {
      key(box->currentIndex() < row ? Qt::Key_Down : Qt::Key_Up);
    }
  } else {
    click(*box);
    QAbstractItemView& rows = *box->view();
    EXPECT_TRUE(QTest::qWaitFor([&rows] { return rows.isVisible(); }, kPatience));
    // A second click within this time would count as a double click.
    QTest::qWait(QApplication::doubleClickInterval() + kUntilSeen);
    const QPoint at = rows.visualRect(rows.model()->index(row, 0)).center();
    QTest::mouseMove(rows.viewport(), at);
    QTest::mouseClick(rows.viewport(), Qt::LeftButton, {}, at);
    QApplication::processEvents();
  }
  EXPECT_EQ(box->currentIndex(), row) << m_translator.plain(field).toStdString();
}

void Person::goTo(QAbstractItemView& list, int row, int column) {
  const QModelIndex cell = list.model()->index(row, column);
  EXPECT_TRUE(cell.isValid()) << "no row " << row << " in " << list.accessibleName().toStdString();
  if (m_by == By::Mouse) {
    const QPoint at = list.visualRect(cell).center();
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, at);
    QApplication::processEvents();
  } else {
    tabTo(list);
    const int most = list.model()->rowCount();
    for (int i = 0; i < most && list.currentIndex().row() != row; ++i) {
      key(list.currentIndex().row() < row ? Qt::Key_Down : Qt::Key_Up);
    }
    const int widest = list.model()->columnCount();
    for (int i = 0; i < widest && list.currentIndex().column() != column && column > 0; ++i) {
      key(list.currentIndex().column() < column ? Qt::Key_Right : Qt::Key_Left);
    }
  }
  EXPECT_EQ(list.currentIndex().row(), row) << list.accessibleName().toStdString();
}

void Person::turnTo(QTabBar& tabs, int tab) {
  if (m_by == By::Mouse) {
    click(tabs, tabs.tabRect(tab).center());
  } else {
    tabTo(tabs);
    for (int i = 0; i < tabs.count() && tabs.currentIndex() != tab; ++i) {
      key(tabs.currentIndex() < tab ? Qt::Key_Right : Qt::Key_Left);
    }
  }
  EXPECT_EQ(tabs.currentIndex(), tab);
  look();
}

void Person::writeInto(QAbstractItemView& list, int row, int column, const QString& text) {
  goTo(list, row, column);
  if (m_by == By::Mouse) {
    const QPoint at = list.visualRect(list.model()->index(row, column)).center();
    QTest::mouseDClick(list.viewport(), Qt::LeftButton, {}, at);
  } else {
    key(Qt::Key_F2);
  }
  auto* open = list.viewport()->findChild<QLineEdit*>();
  if (open == nullptr) {
    ADD_FAILURE() << "the cell does not open";
    return;
  }
  QTest::keyClick(open, Qt::Key_A, Qt::ControlModifier);
  QTest::keyClicks(open, text);
  QTest::keyPress(open, Qt::Key_Return);
  QApplication::processEvents();
}

void Person::submit() {
  look();
  const auto buttons = front().findChildren<QPushButton*>();
  const auto usual = std::ranges::find_if(
      buttons, [](const QPushButton* each) { return each->isVisible() && each->isDefault(); });
  // In a field of several lines, Return begins a new line.
  const bool isText = qobject_cast<QPlainTextEdit*>(&hand()) != nullptr;
  if (m_by == By::Keys && !isText) return key(Qt::Key_Return);
  if (usual == buttons.end()) {
    ADD_FAILURE() << "no button does it";
    return;
  }
  pressButton(**usual);
}

// A dialog without a button for this purpose is left by the button of its frame.
void Person::leave() {
  look();
  Sights::seeFocus(front());
  if (m_by == By::Keys) return key(Qt::Key_Escape);
  const auto* box = front().findChild<QDialogButtonBox*>();
  const auto buttons = box == nullptr ? QList<QAbstractButton*>() : box->buttons();
  for (QAbstractButton* each : buttons) {
    if (each->isVisible() && box->buttonRole(each) == QDialogButtonBox::RejectRole) return click(*each);
  }
  front().close();
  QApplication::processEvents();
}

void Person::sign(words::Phrase who) {
  write(who, QStringLiteral("Gng. Reyes"));
  write(words::Phrase::Reason, QStringLiteral("the paper says so"));
  submit();
}

void Person::file(const QString& path) {
  EXPECT_TRUE(QTest::qWaitFor(
      [] { return qobject_cast<QFileDialog*>(QApplication::activeModalWidget()) != nullptr; }, kPatience));
  auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
  auto* name = dialog == nullptr ? nullptr : dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
  if (name == nullptr) {
    ADD_FAILURE() << "no file is asked for";
    return;
  }
  if (m_by == By::Mouse) click(*name);
  key(Qt::Key_A, Qt::ControlModifier);
  letters(path);
  if (m_by == By::Keys) {
    key(Qt::Key_Return);
  } else {
    // While the completion list is open, a click outside only closes that list.
    while (QWidget* popup = QApplication::activePopupWidget()) popup->close();
    const auto* box = dialog->findChild<QDialogButtonBox*>();
    const auto buttons = box->buttons();
    for (QAbstractButton* each : buttons) {
      if (box->buttonRole(each) != QDialogButtonBox::AcceptRole) continue;
      click(*each);
      break;
    }
  }
  QApplication::processEvents();
}

void Person::answerNext(Answer answer) {
  m_answer = answer;
  m_questions.start();
}

void Person::lookForQuestion() {
  auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
  auto* versions = qobject_cast<window::VersionsDialog*>(QApplication::activeModalWidget());
  if ((box == nullptr && versions == nullptr) || !m_answer) return;
  m_questions.stop();
  const Answer chosen = *m_answer;
  m_answer.reset();
  box == nullptr ? leave() : answer(*box, chosen);
}

void Person::answer(QMessageBox& box, Answer answer) {
  look(box);
  if (answer == Answer::Leave && m_by == By::Keys) return key(Qt::Key_Escape);
  const auto role = answer == Answer::GoOn        ? QMessageBox::AcceptRole
                    : answer == Answer::PairAgain ? QMessageBox::YesRole
                                                  : QMessageBox::RejectRole;
  const auto buttons = box.buttons();
  for (QAbstractButton* each : buttons) {
    if (box.buttonRole(each) == role) return pressButton(*each);
  }
  ADD_FAILURE() << "no such answer to " << box.text().toStdString();
  box.reject();
}

QString Person::told() const {
  QWidget& top = front();
  if (const auto* form = qobject_cast<const window::FormDialog*>(&top)) return form->refusal();
  if (const auto* box = qobject_cast<const QMessageBox*>(&top)) return box->text();
  const auto bars = top.findChildren<window::NoticeBar*>();
  for (const window::NoticeBar* bar : bars) {
    if (bar->isVisible() && !bar->text().isEmpty()) return bar->text();
  }
  // An input line shows its error message in a label beside itself, after the sign ✘.
  const auto labels = top.findChildren<QLabel*>();
  for (const QLabel* label : labels) {
    if (label->isVisible() && label->text().startsWith(QStringLiteral("✘"))) return label->text();
  }
  return {};
}

}  // namespace damath::testing
