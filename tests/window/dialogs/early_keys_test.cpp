// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that keys pressed before a question or dialog was visible press none of its buttons.
#include "app/window/dialogs/early_keys.hpp"

#include <QLineEdit>
#include <QPushButton>

#include "app/window/dialogs/confirmation_dialog.hpp"
#include "app/window/dialogs/question.hpp"
#include "tests/window/dialogs/dialogs_fixture.hpp"

namespace damath::window {
namespace {

constexpr int kPressButtons[] = {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space};

// Sends a key as the keyboard does: with a time, to the part of the dialog that has the focus.
void pressOnKeyboard(QWidget& dialog, int key, bool isRepeated = false) {
  QWidget* focus = dialog.focusWidget() == nullptr ? &dialog : dialog.focusWidget();
  const QString text = key == Qt::Key_Space ? QStringLiteral(" ") : QStringLiteral("\r");
  for (const auto type : {QEvent::KeyPress, QEvent::KeyRelease}) {
    QKeyEvent event(type, key, Qt::NoModifier, text, isRepeated);
    event.setTimestamp(1);
    QApplication::sendEvent(focus, &event);
    if (dialog.isHidden()) return;
  }
}

void waitUntilSeen(QWidget& dialog) {
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&dialog));
  QTest::qWait(testing::kLongPause);
}

class EarlyKeysTest : public testing::DialogsFixture {};

TEST_F(EarlyKeysTest, AQuestionIsAnsweredByKeysPressedWhileItIsVisible) {
  for (const int key : kPressButtons) {
    SCOPED_TRACE(key);
    Question box(QMessageBox::Question, {}, {}, QMessageBox::NoButton, &window);
    box.addButton(QStringLiteral("Continue"), QMessageBox::AcceptRole);
    auto* leave = box.addButton(QStringLiteral("Cancel"), QMessageBox::RejectRole);
    prepare(box, QStringLiteral("Continue?"), QStringLiteral("Continue"), leave, translator);
    box.open();
    for (int times = 0; times < 3; ++times) pressOnKeyboard(box, key);
    EXPECT_TRUE(box.isVisible()) << "pressed before the question was painted";
    waitUntilSeen(box);
    pressOnKeyboard(box, key, true);
    EXPECT_TRUE(box.isVisible()) << "held since before";
    pressOnKeyboard(box, key);
    EXPECT_FALSE(box.isVisible());
    EXPECT_EQ(box.clickedButton(), leave);
  }
}

TEST_F(EarlyKeysTest, AConfirmationIsSubmittedByKeysPressedWhileItIsVisible) {
  for (const int key : {int{Qt::Key_Return}, int{Qt::Key_Enter}}) {
    SCOPED_TRACE(key);
    int submitted = 0;
    auto* dialog = new ConfirmationDialog(
        session, translator,
        {.title = words::Phrase::UnpairRound, .submit = words::Phrase::UnpairRound, .by = std::nullopt}, {},
        [&submitted](const desk::Author&) {
          ++submitted;
          return true;
        },
        &window);
    dialog->open();
    pressOnKeyboard(*dialog, key);
    EXPECT_EQ(submitted, 0);
    EXPECT_TRUE(dialog->isVisible());
    waitUntilSeen(*dialog);
    pressOnKeyboard(*dialog, key, true);
    EXPECT_EQ(submitted, 0);
    pressOnKeyboard(*dialog, key);
    EXPECT_EQ(submitted, 1);
    QApplication::processEvents();
  }
}

// Letters typed ahead go into the first field.
TEST_F(EarlyKeysTest, TypedTextIsNeverDropped) {
  auto* dialog = new ConfirmationDialog(
      session, translator,
      {.title = words::Phrase::UnpairRound,
       .submit = words::Phrase::UnpairRound,
       .by = words::Phrase::MadeBy},
      {}, [](const desk::Author&) { return true; }, &window);
  dialog->open();
  auto* field = qobject_cast<QLineEdit*>(dialog->focusWidget());
  ASSERT_NE(field, nullptr);
  for (const QChar letter : QStringLiteral("Ana")) {
    QKeyEvent event(QEvent::KeyPress, letter.toUpper().unicode(), Qt::NoModifier, QString(letter));
    event.setTimestamp(1);
    QApplication::sendEvent(field, &event);
  }
  EXPECT_EQ(field->text(), QStringLiteral("Ana"));
}

}  // namespace
}  // namespace damath::window
