// SPDX-License-Identifier: GPL-3.0-or-later
// Tests what the review says about an accepted scoresheet: the head names no checker while a difference is
// open, and a proposed reason names the ruling that replaced a correction.
#include <QLabel>
#include <algorithm>

#include "core/notation/sheet/sheet_text.hpp"
#include "tests/window/review/ruling_keys_fixture.hpp"

namespace damath::window {
namespace {

class NotCheckedTest : public testing::RulingKeysFixture {
 protected:
  void acceptKeyedOtherwise() {
    sheet::Sheet second = notation::parseSheetText(testing::kWrong).value();
    second.lines[1].of(board::Side::Red).score = "17";
    second.lines[1].of(board::Side::Red).total = "18";
    acceptSheet();
    keyAgain(second);
  }
  [[nodiscard]] QString shownOf(Location::Kind kind) {
    QString all;
    for (const QLabel* label : window.page(kind)->findChildren<QLabel*>()) all += label->text() + u'\n';
    return all;
  }
};

TEST_F(NotCheckedTest, TheHeadSaysCheckedOnlyAfterTheLastDifference) {
  acceptKeyedOtherwise();
  openReview();
  fields().front()->setText(QStringLiteral("Gng. Reyes"));
  for (int open = 2; open > 0; --open) {
    pauseLong();
    const QString head = shownOf(Location::Kind::Review);
    EXPECT_TRUE(head.contains(QStringLiteral("accepted, not checked yet"))) << head.toStdString();
    EXPECT_TRUE(head.contains(QStringLiteral("the second entry differs, open cells: %1").arg(open)))
        << head.toStdString();
    EXPECT_FALSE(head.contains(QStringLiteral("checked by"))) << head.toStdString();
    for (int row = 0; row < table->model()->rowCount(); ++row) {
      if (kindAt(row) == ReviewLines::RowKind::KeyedOtherwise) table->goToRow(row);
    }
    table->setFocus();
    ruleBy(Qt::Key_K, QStringLiteral("the paper"));
  }
  const QString head = shownOf(Location::Kind::Review);
  EXPECT_TRUE(head.contains(QStringLiteral("accepted, checked by G. Cruz"))) << head.toStdString();
}

// A ruling replaced the value of the only mistake. The reason proposed for the acceptance names the ruling.
TEST_F(NotCheckedTest, TheProposedReasonNamesTheRulingThatReplacedTheCorrection) {
  openReview();
  fields().front()->setText(QStringLiteral("Gng. Reyes"));
  table->setFocus();
  pressSlowly(Qt::Key_C);
  static_cast<QLineEdit*>(focus())->selectAll();
  type(QStringLiteral("-11"));
  pressSlowly(Qt::Key_Return);
  type(QStringLiteral("the ink"));
  pressSlowly(Qt::Key_Return);
  ASSERT_EQ(stored().rulings.size(), 1U);
  const auto& lines = static_cast<const ReviewLines&>(*table->model());
  for (const QString& mistake : lines.mistakes()) {
    EXPECT_FALSE(mistake.contains(QStringLiteral("Ruling below"))) << mistake.toStdString();
    EXPECT_FALSE(mistake.contains(QStringLiteral("it should be −10"))) << mistake.toStdString();
  }
  EXPECT_TRUE(std::ranges::any_of(lines.mistakes(), [](const QString& mistake) {
    return mistake.contains(QStringLiteral("-11")) && mistake.contains(QStringLiteral("Gng. Reyes"));
  })) << lines.mistakes().join(u'\n').toStdString();
  // Key A on the ruled cell proposes the sentence of the finding, without the number of the ruling.
  pressSlowly(Qt::Key_A);
  EXPECT_FALSE(line().reason().contains(QStringLiteral("Ruling below"))) << line().reason().toStdString();
}

}  // namespace
}  // namespace damath::window
