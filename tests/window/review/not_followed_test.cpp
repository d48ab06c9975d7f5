// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of a scoresheet whose moves could not be followed to the end. No part of the window shows the sheet
// as correct.
#include <QLabel>

#include "app/desk/sheets/review_desk.hpp"
#include "app/window/board/board_view.hpp"
#include "app/window/parts/icon.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/review/review_board.hpp"
#include "app/window/scoresheet/dialogs/accept_dialog.hpp"
#include "app/window/scoresheet/findings_panel.hpp"
#include "app/window/scoresheet/sheet_page.hpp"
#include "app/window/scoresheet/totals_table.hpp"
#include "app/window/scoresheet/turn_panel.hpp"
#include "tests/window/review/review_fixture.hpp"

namespace damath::window {
namespace {

using testing::kFirstBoard;
using words::Phrase;

// No legal turns explain lines 2 to 4. The audit reports this gap as a note.
constexpr std::string_view kGapped =
    "[Set \"integer\"]\n[Result \"1-0\"]\n\n-9 (0,3) || -1 (1,4)\n8 (1,0) || 6 (1,0)\n10 (1,0) || 8 (1,0)\n"
    "4 (1,0) || 2 (1,0)\nGRAND | 0 || GRAND | 0\n";

class NotFollowedSheet : public testing::ReviewFixture {
 protected:
  void SetUp() override {
    ReviewFixture::SetUp();
    store(kGapped);
  }
  void keepGap() {
    db::StoredRuling keep;
    keep.line = 2;
    keep.side = board::Side::Blue;
    ASSERT_TRUE(session.changed(
        desk::ReviewDesk(session.desk())
            .rule(event, kFirstBoard, keep, publishing(QStringLiteral("A"), QStringLiteral("b")))));
  }
  template <class Part>
  [[nodiscard]] bool hasTick(const Part& shown, Symbol symbol, int size) {
    const QImage wanted = icon(symbol).pixmap(size, size).toImage();
    const auto labels = shown.template findChildren<QLabel*>();
    return std::ranges::any_of(labels, [&](const QLabel* label) {
      return label->isVisible() && label->pixmap(Qt::ReturnByValue).toImage() == wanted;
    });
  }
};

TEST_F(NotFollowedSheet, IsAmberOnTheSheetPage) {
  window.goTo(locationOf(Location::Kind::Sheet, event, at));
  const auto& findings = part<FindingsPanel>(Location::Kind::Sheet);
  EXPECT_TRUE(findings.summary().endsWith(QStringLiteral("only 2 of 8 turns followed")))
      << findings.summary().toStdString();
  EXPECT_TRUE(hasTick(findings, Symbol::NotFollowed, 18));
  EXPECT_FALSE(hasTick(findings, Symbol::Good, 18));
  const auto& totals = part<TotalsTable>(Location::Kind::Sheet);
  EXPECT_FALSE(hasTick(totals, Symbol::Good, 16));
  EXPECT_TRUE(hasTick(totals, Symbol::NotFollowed, 16));
  EXPECT_TRUE(hasTick(part<TurnPanel>(Location::Kind::Sheet), Symbol::NotFollowed, 16));
}

TEST_F(NotFollowedSheet, IsAStateOfItsOwnInTheQueueAndAmongTheBoards) {
  openReviews();
  const auto* queue = part<ListTable>(Location::Kind::Reviews).model();
  EXPECT_EQ(queue->index(0, 3).data().toString(), QStringLiteral("only 2 of 8 turns followed"));
  EXPECT_EQ(queue->index(0, 3).data(Qt::DecorationRole).value<QIcon>().pixmap(16, 16).toImage(),
            icon(Symbol::NotFollowed).pixmap(16, 16).toImage());
  window.goTo({Location::Kind::Rounds, event, {}});
  window.commands().action(Command::PublishRound)->trigger();
  const auto* boards = part<ListTable>(Location::Kind::Rounds).model();
  const QModelIndex cell = boards->index(0, boards->columnCount() - 1);
  EXPECT_TRUE(cell.data().toString().startsWith(translator(Phrase::StageNotFollowed)))
      << cell.data().toString().toStdString();
  EXPECT_TRUE(cell.data(Qt::ToolTipRole).toString().startsWith(QStringLiteral("Only 2 of 8 turns")));
}

TEST_F(NotFollowedSheet, TheReviewShowsTheBoardUpToWhichTheGameIsProven) {
  openReview();
  window.commands().action(Command::ShowTurn)->trigger();
  for (int row = 0; row < table->model()->rowCount(); ++row) {
    if (table->model()->headerData(row, Qt::Vertical).toString() == QStringLiteral("2")) table->goToRow(row);
  }
  const auto& board = part<ReviewBoard>(Location::Kind::Review);
  EXPECT_TRUE(board.caption().startsWith(QStringLiteral("After line 1, RED: the last move")))
      << board.caption().toStdString();
  const auto& shown = *board.findChild<BoardView*>();
  EXPECT_TRUE(shown.isVisible());
}

TEST_F(NotFollowedSheet, IsAcceptedByNobodyBeforeItsGapIsRuledOn) {
  window.goTo(locationOf(Location::Kind::Sheet, event, at));
  auto* page = static_cast<SheetPage*>(window.page(Location::Kind::Sheet));
  page->run(Command::AcceptSheet);
  EXPECT_EQ(window.findChild<AcceptDialog*>(), nullptr);
  ASSERT_FALSE(refusals.isEmpty());
  EXPECT_TRUE(refusals.back().contains(QStringLiteral("cannot be accepted yet")))
      << refusals.back().toStdString();
  EXPECT_FALSE(refusals.back().contains(QStringLiteral("F9"))) << "no question is asked";
  EXPECT_FALSE(session.find(event)->games.front().result);
  openReview();
  window.commands().action(Command::AcceptSheet)->trigger();
  EXPECT_EQ(confirmation(), nullptr);
  EXPECT_TRUE(notice(Location::Kind::Review).contains(QStringLiteral("cannot be accepted yet")))
      << notice(Location::Kind::Review).toStdString();
  window.goTo(locationOf(Location::Kind::Sheet, event, at));
  keepGap();
  page->run(Command::AcceptSheet);
  auto* dialog = window.findChild<AcceptDialog*>();
  ASSERT_NE(dialog, nullptr);
  dialog->accept();
  EXPECT_TRUE(dialog->refusal().contains(QStringLiteral("Only 2 of 8 turns could be followed")))
      << dialog->refusal().toStdString();
  EXPECT_FALSE(session.find(event)->games.front().result);
  dialog->by()->setText(QStringLiteral("Ana"));
  dialog->reason()->setText(QStringLiteral("both players agree"));
  dialog->accept();
  ASSERT_TRUE(session.find(event)->games.front().result);
  EXPECT_EQ(session.find(event)->games.front().result->result, rules::Result::BlueWins);
}

}  // namespace
}  // namespace damath::window
