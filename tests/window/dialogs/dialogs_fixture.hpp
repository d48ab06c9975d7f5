// SPDX-License-Identifier: GPL-3.0-or-later
// A fixture that opens a dialog by a command of the window and types like a person.
#pragma once

#include <QAbstractButton>
#include <QDialog>
#include <QLabel>
#include <QTest>
#include <map>

#include "app/desk/rounds/round_desk.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::testing {

inline constexpr std::string_view kFour = "last,first,school\nA,Ana,X\nB,Ben,Y\nC,Cora,Z\nD,Dan,W\n";

inline void expectLettersApart(const QDialog& dialog, const std::string& name) {
  std::map<QChar, QString> used;
  const auto take = [&](const QString& text) {
    const qsizetype mark = text.indexOf(u'&');
    if (mark < 0 || mark + 1 >= text.size()) return;
    const auto [place, isNew] = used.emplace(text.at(mark + 1).toLower(), text);
    EXPECT_TRUE(isNew) << name << ": " << text.toStdString() << " and " << place->second.toStdString();
  };
  const auto labels = dialog.findChildren<QLabel*>();
  for (const QLabel* label : labels) {
    if (label->buddy() != nullptr && !label->isHidden()) take(label->text());
  }
  const auto buttons = dialog.findChildren<QAbstractButton*>();
  for (const QAbstractButton* button : buttons) {
    if (!button->isHidden()) take(button->text());
  }
}

class DialogsFixture : public ConsoleTest {
 protected:
  static constexpr int kHumanPause = 320;  // milliseconds per letter; the check of typed text begins sooner

  void enter(contest::EventId event, desk::Place place, int blue, int red) {
    const contest::ResultInput input{rules::Ending::Time, exact::Number(blue), exact::Number(red)};
    EXPECT_TRUE(
        session.changed(desk::RoundDesk(session.desk()).setResult(event, place, input, publishing())));
  }

  template <class Dialog>
  Dialog* opened(window::Command command) {
    window.commands().action(command)->trigger();
    QApplication::processEvents();
    return qobject_cast<Dialog*>(QApplication::activeModalWidget());
  }

  // Returns the widget that receives the keys: in the open dialog, or in the window.
  QWidget* focus() {
    QWidget* modal = QApplication::activeModalWidget();
    QWidget* holder = modal == nullptr ? static_cast<QWidget*>(&window) : modal;
    return holder->focusWidget() == nullptr ? holder : holder->focusWidget();
  }
  void type(const char* keys) {
    QTest::keyClicks(focus(), QString::fromLatin1(keys), Qt::NoModifier, kHumanPause);
  }
  // Presses the key without releasing it: if the key closes the dialog, no widget is left to receive the
  // release.
  void press(Qt::Key key) {
    QTest::qWait(kHumanPause);
    QTest::keyPress(focus(), key);
  }
};

}  // namespace damath::testing
