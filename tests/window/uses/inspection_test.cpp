// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the layout inspection itself: it finds a cut-off text, an empty list without a message, a control
// without a name, and a dialog that is too large.
#include "tests/window/uses/inspection.hpp"

#include <gtest/gtest.h>

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

namespace damath::testing {
namespace {

constexpr auto kLong = "What is written here wants more room than this";

class Inspection : public ::testing::Test {
 protected:
  Inspection() {
    dialog.resize(600, 400);
    line.setAccessibleName(QStringLiteral("Name"));
    line.setGeometry(10, 10, 200, 30);
  }
  QString fault() {
    dialog.show();
    return faultIn(dialog, dialog.grab().toImage());
  }
  // Shows the widget too narrow for its text and returns the fault found.
  QString faultOfNarrow(QWidget& part) {
    part.setGeometry(10, 60, 60, 30);
    part.show();
    return fault();
  }

  QDialog dialog;
  QLineEdit line{&dialog};
};

TEST_F(Inspection, FindsNothingWhereAllIsWell) {
  QLabel label(QLatin1String(kLong), &dialog);
  label.setGeometry(10, 60, 500, 30);
  EXPECT_EQ(fault(), QString());
}

TEST_F(Inspection, WordsThatAreCutOff) {
  QLabel label(QLatin1String(kLong), &dialog);
  EXPECT_TRUE(faultOfNarrow(label).contains(QLatin1String("is cut off")));
  label.setWordWrap(true);
  EXPECT_TRUE(fault().contains(QLatin1String("is cut off"))) << "in height";
  label.hide();
  QPushButton button(QLatin1String(kLong), &dialog);
  EXPECT_TRUE(faultOfNarrow(button).contains(QLatin1String("is cut off")));
  button.hide();
  QComboBox box(&dialog);
  box.setAccessibleName(QStringLiteral("Game"));
  box.addItem(QLatin1String(kLong));
  EXPECT_TRUE(faultOfNarrow(box).contains(QLatin1String("is cut off")));
  box.setToolTip(QLatin1String(kLong));
  EXPECT_EQ(fault(), QString()) << "the tool tip has the whole";
}

TEST_F(Inspection, AListWithoutAWord) {
  QListWidget list(&dialog);
  list.setAccessibleName(QStringLiteral("Players"));
  list.setGeometry(10, 60, 400, 200);
  EXPECT_TRUE(fault().contains(QLatin1String("is empty without a word")));
  list.addItem(QStringLiteral("Reyes"));
  EXPECT_EQ(fault(), QString());
}

TEST_F(Inspection, AControlWithoutAName) {
  line.setAccessibleName({});
  EXPECT_TRUE(fault().contains(QLatin1String("has no name")));
}

TEST_F(Inspection, ADialogLargerThanASmallScreen) {
  dialog.resize(600, kSmallScreen.height() + 1);
  EXPECT_TRUE(fault().contains(QLatin1String("larger than a small screen")));
}

}  // namespace
}  // namespace damath::testing
