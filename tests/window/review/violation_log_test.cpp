// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the log of violations beside the queue of sheets.
#include <QComboBox>
#include <QPushButton>
#include <QTest>

#include "app/window/dialogs/result_dialog.hpp"
#include "app/window/dialogs/violation_dialog.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/parts/notice_bar.hpp"
#include "tests/window/review/review_fixture.hpp"

namespace damath::window {
namespace {

using testing::kFirstBoard;

class ViolationLog : public testing::ReviewFixture {};

TEST_F(ViolationLog, TheFourthViolationIsTheArbitersToDecide) {
  openReviews();
  for (int i = 1; i <= 4; ++i) {
    i == 1 ? click(Location::Kind::Reviews, Command::LogViolation) : action(Command::LogViolation).trigger();
    auto* dialog = qobject_cast<ViolationDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    if (i == 1) {
      press(Qt::Key_Return);
      EXPECT_FALSE(dialog->refusal().isEmpty()) << "a name is wanted";
    } else {
      dialog->findChildren<QLineEdit*>().back()->setFocus();
    }
    type(QStringLiteral("T. Sy"));
    press(Qt::Key_Return);
    EXPECT_EQ(QApplication::activeModalWidget(), nullptr);
    EXPECT_EQ(notice(Location::Kind::Reviews).isEmpty(), i < 4) << i;
  }
  const auto lists = window.page(Location::Kind::Reviews)->findChildren<ListTable*>();
  const auto log =
      std::ranges::find_if(lists, [](const ListTable* list) { return list->model()->columnCount() == 6; });
  ASSERT_NE(log, lists.end());
  ASSERT_EQ((*log)->model()->rowCount(), 4);
  EXPECT_TRUE((*log)->model()->index(3, 4).data().toString().contains(
      QStringLiteral("disqualified if the arbiter confirms")));
  EXPECT_EQ((*log)->currentKey().toInt(), 3) << "the newest is in sight";
  EXPECT_FALSE(session.find(event)->games.at(0).result) << "nothing is entered by itself";
  auto& bar = part<NoticeBar>(Location::Kind::Reviews);
  QTest::mouseClick(bar.findChildren<QPushButton*>().front(), Qt::LeftButton);
  auto* result = qobject_cast<ResultDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(result, nullptr);
  EXPECT_EQ(result->fields().ending->currentIndex(), static_cast<int>(rules::Ending::DisqualifiedBlue));
  result->close();
  const contest::ResultInput out{rules::Ending::DisqualifiedBlue, std::nullopt, std::nullopt};
  ASSERT_TRUE(session.changed(session.withConfirmation(
      event, session.author(QStringLiteral("T. Sy"), QStringLiteral("four")),
      [&](const desk::Author& author) {
        return desk::RoundDesk(session.desk()).setResult(event, kFirstBoard, out, author);
      })));
  EXPECT_EQ((*log)->model()->index(3, 4).data().toString(), QStringLiteral("4 – BLUE disqualified (T5)"));
}

}  // namespace
}  // namespace damath::window
