// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the place of an error message: in the open form, or above the page if no form is open.
#include "app/window/dialogs/form_dialog.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

class EmptyForm : public FormDialog {
 public:
  using FormDialog::FormDialog;

 protected:
  bool submit() override { return true; }
};

class RefusalPlaceTest : public testing::ConsoleTest {
 protected:
  EmptyForm* opened(QWidget* parent) {
    auto* form = new EmptyForm(session, translator, parent);
    form->open();
    return form;
  }
  static void close(QDialog* dialog) {
    dialog->reject();
    QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
};

TEST_F(RefusalPlaceTest, TheNewestFormShowsItAlone) {
  EmptyForm* below = opened(&window);
  EmptyForm* above = opened(below);
  session.refusals().show(QStringLiteral("First."));
  EXPECT_EQ(above->refusal(), QStringLiteral("First."));
  EXPECT_EQ(below->refusal(), QString());
  close(above);
  session.refusals().show(QStringLiteral("Second."));
  EXPECT_EQ(below->refusal(), QStringLiteral("Second."));
  EXPECT_EQ(refusalAbove(), QString());
  close(below);
  session.refusals().show(QStringLiteral("Third."));
  EXPECT_EQ(refusalAbove(), QStringLiteral("Third."));
  EXPECT_EQ(refusals.size(), 3) << "each is signalled once";
}

TEST_F(RefusalPlaceTest, WhatFollowsAFormThatIsDoneIsAboveThePage) {
  EmptyForm* form = opened(&window);
  QObject::connect(form, &QDialog::accepted, form,
                   [this] { session.refusals().show(QStringLiteral("Half of it.")); });
  form->accept();
  EXPECT_EQ(refusalAbove(), QStringLiteral("Half of it."));
}

}  // namespace
}  // namespace damath::window
