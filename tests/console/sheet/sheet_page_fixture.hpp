// SPDX-License-Identifier: GPL-3.0-or-later
// The sheet page of the first board of a new event, typed into as a person types, and what it asks answered.
#pragma once

#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include "app/views/parts/sheet_grid.hpp"
#include "app/views/sheet/sheet_page.hpp"
#include "tests/console/console_fixture.hpp"

namespace damath::testing {

class SheetPageFixture : public ConsoleTest {
 protected:
  static constexpr int kPause = 300;  // milliseconds a letter, longer than any timer of the window

  SheetPageFixture() {
    session.confirmations().askBy([this](const models::TwoWays& ways) {
      if (isPublishing(ways)) return true;
      questions << ways.text;
      goOns << ways.goOn;
      return isAgreeing;
    });
  }

  void openBlank(std::string_view set = "integer") {
    event = pairedEvent(set);
    window.goTo({views::Location::Kind::Sheet, event, kFirstBoard});
    page = static_cast<views::SheetPage*>(window.page(views::Location::Kind::Sheet));
    grid = &part<views::SheetGrid>(views::Location::Kind::Sheet);
  }

  // With the manual's sample read into it.
  void openSample(const std::string& set) {
    openBlank(set);
    page->importSheet(models::toQt(std::string(DAMATH_TEST_DATA "/manual/") + set + ".sheet"));
    ASSERT_TRUE(refusals.isEmpty()) << refusals.join(u'\n').toStdString();
  }

  void enter(int row, int column, const QString& text) {
    EXPECT_TRUE(grid->model()->setData(grid->model()->index(row, column), text, Qt::EditRole));
  }
  [[nodiscard]] QString textAt(int row, int column) const {
    return grid->model()->index(row, column).data().toString();
  }
  [[nodiscard]] QLineEdit* editor() const { return grid->viewport()->findChild<QLineEdit*>(); }

  // Into the current cell, a letter a pause. What the editor holds at the end; a letter that was lost on the
  // way is told.
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

  [[nodiscard]] models::Mark markAt(int row, int column) const {
    return static_cast<models::Mark>(
        grid->model()->index(row, column).data(models::SheetModel::MarkRole).toInt());
  }

  // Presses the button in the next dialog that opens; what it says is kept in `told`. `fill` goes first.
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
    return QDir(models::draftFolder()).entryList({QStringLiteral("*.draft")}, QDir::Files);
  }
  [[nodiscard]] std::vector<desk::SheetView> versions() {
    const auto found = desk::SheetDesk(session.desk()).sheets(event, kFirstBoard);
    EXPECT_TRUE(found);
    return found.value_or(std::vector<desk::SheetView>());
  }

  contest::EventId event{};
  views::SheetPage* page = nullptr;
  views::SheetGrid* grid = nullptr;
  bool isAgreeing = true;
  QStringList questions;  // that were answered by yes or no
  QStringList goOns;      // what going on was called there
  QStringList told;       // the titles of the dialogs that were answered
};

}  // namespace damath::testing
