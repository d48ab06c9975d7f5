// SPDX-License-Identifier: GPL-3.0-or-later
// A fixture for the sheet page of the first board of a new event. The helpers type like a person and answer
// the questions of the page.
#pragma once

#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include "app/window/scoresheet/sheet_grid.hpp"
#include "app/window/scoresheet/sheet_page.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::testing {

class SheetPageFixture : public ConsoleTest {
 protected:
  static constexpr int kPause = 300;  // milliseconds per letter; the check of typed text begins sooner

  SheetPageFixture() {
    session.confirmations().askBy([this](const window::TwoWays& ways) {
      if (isPublishing(ways)) return true;
      questions << ways.text;
      goOns << ways.goOn;
      return isAgreeing;
    });
  }

  void openBlank(std::string_view set = "integer") {
    event = pairedEvent(set);
    window.goTo({window::Location::Kind::Sheet, event, kFirstBoard});
    page = static_cast<window::SheetPage*>(window.page(window::Location::Kind::Sheet));
    grid = &part<window::SheetGrid>(window::Location::Kind::Sheet);
  }

  // Opens a new sheet and imports the manual's sample of the set.
  void openSample(const std::string& set) {
    openBlank(set);
    page->importSheet(window::toQt(std::string(DAMATH_TEST_DATA "/manual/") + set + ".sheet"));
    ASSERT_TRUE(refusals.isEmpty()) << refusals.join(u'\n').toStdString();
  }

  void enter(int row, int column, const QString& text) {
    EXPECT_TRUE(grid->model()->setData(grid->model()->index(row, column), text, Qt::EditRole));
  }
  [[nodiscard]] QString textAt(int row, int column) const {
    return grid->model()->index(row, column).data().toString();
  }
  [[nodiscard]] QLineEdit* editor() const { return grid->viewport()->findChild<QLineEdit*>(); }

  // Types the text into the current cell with a pause after each letter. Returns the text of the editor at
  // the end; empty if the editor closes. Fails the test if a letter is lost.
  QString typeSlowly(const QString& text) {
    grid->setFocus();
    QString soFar;
    for (const QChar letter : text) {
      QWidget* typist = editor() == nullptr ? static_cast<QWidget*>(grid) : editor();
      QTest::keyClick(typist, letter.toLatin1());
      QTest::qWait(kPause);
      soFar += letter;
      if (editor() == nullptr) return {};
      EXPECT_EQ(editor()->text(), soFar);
    }
    return editor()->text();
  }

  [[nodiscard]] window::Mark markAt(int row, int column) const {
    return static_cast<window::Mark>(
        grid->model()->index(row, column).data(window::SheetModel::MarkRole).toInt());
  }

  // Answers the next dialog: calls `fill`, keeps the dialog's title in `told`, and presses the button.
  void answerNext(const QString& button, std::function<void(QWidget&)> fill = {}) {
    QTimer::singleShot(50, &window, [this, button, fill] {
      QWidget* dialog = QApplication::activeModalWidget();
      ASSERT_NE(dialog, nullptr) << "nothing asks; " << button.toStdString() << " was to be pressed";
      if (fill) fill(*dialog);
      const auto buttons = dialog->findChildren<QPushButton*>();
      for (QPushButton* candidate : buttons) {
        QString text = candidate->text();
        if (text.remove(u'&') != button) continue;
        told << dialog->windowTitle();
        return candidate->click();
      }
      ADD_FAILURE() << "no button " << button.toStdString();
      dialog->close();
    });
  }

  [[nodiscard]] QStringList draftFiles() const {
    return QDir(window::draftFolder()).entryList({QStringLiteral("*.draft")}, QDir::Files);
  }
  [[nodiscard]] std::vector<desk::SheetView> versions() {
    const auto found = desk::SheetDesk(session.desk()).sheets(event, kFirstBoard);
    EXPECT_TRUE(found);
    return found.value_or(std::vector<desk::SheetView>());
  }

  contest::EventId event{};
  window::SheetPage* page = nullptr;
  window::SheetGrid* grid = nullptr;
  bool isAgreeing = true;
  QStringList questions;  // the questions answered by yes or no
  QStringList goOns;      // the text of the accept button of each question
  QStringList told;       // the titles of the answered dialogs
};

}  // namespace damath::testing
