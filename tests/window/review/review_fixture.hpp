// SPDX-License-Identifier: GPL-3.0-or-later
// A fixture with one mistake on a sheet in review. Helpers move to rows and rule by keys and by the mouse.
#pragma once

#include <QLineEdit>
#include <QPushButton>

#include "app/desk/sheets/review_desk.hpp"
#include "app/window/dialogs/confirmation_dialog.hpp"
#include "app/window/parts/notice_bar.hpp"
#include "app/window/review/review_table.hpp"
#include "app/window/review/ruling_line.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::testing {

// BLUE's score in line 2 is written as −12; the correct value is −9 + (−1) = −10.
inline constexpr std::string_view kWrong =
    "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | -12 | -12 || 10 + (-9) | 1 | 1\n";

class ReviewFixture : public PairedEventTest {
 protected:
  ReviewFixture() {
    session.confirmations().askBy([this](const window::TwoWays& ways) {
      if (isPublishing(ways)) return true;
      asked << ways.text;
      goOns << ways.goOn;
      return isAgreeing;
    });
  }

  void SetUp() override {
    PairedEventTest::SetUp();
    store(kWrong);
    window.activateWindow();
  }

  void store(std::string_view text) { storeSheet(event, text); }
  void acceptSheet() {
    ASSERT_TRUE(session.changed(
        desk::SheetDesk(session.desk())
            .acceptSheet(event, kFirstBoard, publishing(QStringLiteral("A"), QStringLiteral("b")))));
  }
  void lookOver(const QString& by) {
    ASSERT_TRUE(
        session.changed(desk::ReviewDesk(session.desk()).review(event, kFirstBoard, {}, session.author(by))));
  }

  // Stores the second entry of the sheet, made by another person.
  void keyAgain(const sheet::Sheet& second) {
    ASSERT_TRUE(
        session.changed(desk::ReviewDesk(session.desk())
                            .review(event, kFirstBoard, second, session.author(QStringLiteral("G. Cruz")))));
  }

  void openReview() {
    window.goTo(window::locationOf(window::Location::Kind::Review, event, at));
    table = &part<window::ReviewTable>(window::Location::Kind::Review);
  }
  void openReviews() { window.goTo({window::Location::Kind::Reviews, event, {}}); }

  [[nodiscard]] db::StoredSheet stored() {
    return desk::SheetDesk(session.desk()).sheetInForce(event, at).value().stored;
  }
  [[nodiscard]] QString notice(window::Location::Kind kind) { return part<window::NoticeBar>(kind).text(); }
  [[nodiscard]] window::ReviewLines::RowKind kindAt(int row) const {
    return static_cast<window::ReviewLines::RowKind>(
        table->model()->index(row, 0).data(window::ReviewLines::RowKindRole).toInt());
  }
  // Returns the widget that receives the keys: in the open dialog, or in the window.
  static QWidget* focus() {
    const QWidget* modal = QApplication::activeModalWidget();
    return modal == nullptr ? QApplication::focusWidget() : modal->focusWidget();
  }
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    ASSERT_NE(focus(), nullptr);
    QTest::keyClick(focus(), key, modifiers);
  }
  void type(const QString& text) {
    ASSERT_NE(focus(), nullptr);
    QTest::keyClicks(focus(), text);
  }
  // Clicks the button of the command on the page.
  void click(window::Location::Kind kind, window::Command command) {
    const auto buttons = window.page(kind)->findChildren<QPushButton*>();
    for (QPushButton* button : buttons) {
      if (button->text() != window.commands().name(command)) continue;
      EXPECT_TRUE(button->isEnabled());
      return QTest::mouseClick(button, Qt::LeftButton);
    }
    ADD_FAILURE() << "no button " << window.commands().name(command).toStdString();
  }
  // Enters the reviewer's name below the table, both as the name and as the reason.
  void nameRuler() {
    auto& line = part<window::RulingLine>(window::Location::Kind::Review);
    const auto fields = line.findChildren<QLineEdit*>();
    for (QLineEdit* field : fields) {
      if (field->isVisible()) field->setText(QStringLiteral("Gng. Reyes"));
    }
    ASSERT_TRUE(line.isNamed());
    table->setFocus();
  }
  [[nodiscard]] window::ConfirmationDialog* confirmation() {
    return qobject_cast<window::ConfirmationDialog*>(QApplication::activeModalWidget());
  }

  desk::SheetAt at{kFirstBoard};  // the game or rematch under review
  window::ReviewTable* table = nullptr;
  bool isAgreeing = true;
  QStringList asked;
  QStringList goOns;  // the text of the accept button of each question
};

}  // namespace damath::testing
