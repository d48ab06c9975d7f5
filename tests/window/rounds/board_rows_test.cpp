// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of rows on the Rounds page: rematches with their marks, unsaved drafts, and byes.
#include "app/window/rounds/board_rows.hpp"

#include <QLineEdit>
#include <QListWidget>
#include <QTabBar>

#include "app/desk/events/check_in_desk.hpp"
#include "app/desk/keeping/history_desk.hpp"
#include "app/window/dialogs/confirmation_dialog.hpp"
#include "app/window/dialogs/rematch_dialog.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/rounds/absentees_dialog.hpp"
#include "app/window/scoresheet/sheet_draft.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

using testing::kFirstBoard;

// The result of this sheet is 0–1 (−7 : −4).
constexpr std::string_view kOfRed =
    "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | -10 | -10 || 10 + (-9) | 1 | 1\n";

class BoardRowsTest : public testing::ConsoleTest {
 protected:
  void enter(contest::EventId event, desk::Place place, int blue, int red) {
    const contest::ResultInput input{rules::Ending::Time, exact::Number(blue), exact::Number(red)};
    EXPECT_TRUE(
        session.changed(desk::RoundDesk(session.desk()).setResult(event, place, input, publishing())));
  }
};

// Two players drew, and their rematch has been played.
class RematchRow : public BoardRowsTest {
 protected:
  void SetUp() override {
    BoardRowsTest::SetUp();
    m_event = pairedEvent("integer");
    enter(m_event, kFirstBoard, 10, 10);
    const contest::Game& game = session.find(m_event)->games.front();
    const contest::ResultInput input{rules::Ending::Time, exact::Number(12), exact::Number(8)};
    m_at = {game.blue, game.red};
    ASSERT_TRUE(session.changed(
        desk::RoundDesk(session.desk()).setRematch(m_event, m_at.one, m_at.other, input, session.author())));
    window.goTo({Location::Kind::Rounds, m_event, {}});
  }
  void storeSheet() {
    desk::Author author = session.author();
    author.answers = {{db::ConfirmationLevel::Acknowledge, db::ConfirmationReason::ResultDiffers, "oo"}};
    ASSERT_TRUE(
        session.changed(desk::SheetDesk(session.desk())
                            .storeSheet(m_event, m_at, notation::parseSheetText(kOfRed).value(), author)));
  }
  QTabBar& tabs() { return part<QTabBar>(Location::Kind::Rounds); }
  const QAbstractItemModel& rows() { return *part<ListTable>(Location::Kind::Rounds).model(); }
  static void sign(FormDialog& dialog) {
    const auto fields = dialog.findChildren<QLineEdit*>();
    fields[fields.size() - 3]->setText(QStringLiteral("R. Flores"));
    fields.back()->setText(QStringLiteral("read wrongly"));
  }

  contest::EventId m_event{};
  desk::RematchOf m_at;
};

TEST_F(RematchRow, ADifferingRematchHasItsRowAndIsSettledThere) {
  ASSERT_EQ(tabs().count(), 2) << "the round and the rematches";
  EXPECT_EQ(tabs().currentIndex(), 0) << "what is played comes first";
  EXPECT_TRUE(tabs().tabIcon(1).isNull());
  storeSheet();
  EXPECT_FALSE(tabs().tabIcon(1).isNull()) << "seen from the round too";
  EXPECT_TRUE(tabs().tabIcon(0).isNull());
  tabs().setCurrentIndex(1);
  ASSERT_EQ(rows().rowCount(), 1);
  EXPECT_EQ(rows().index(0, 5).data().toString(), QStringLiteral("1–0"));
  EXPECT_EQ(rows().index(0, 7).data().toString(), QStringLiteral("differs from the result"));
  EXPECT_TRUE(rows().index(0, 7).data(Qt::ToolTipRole).toString().contains(QStringLiteral("0–1 (−7 : −4)")));
  EXPECT_TRUE(window.commands().action(Command::OpenSheet)->isEnabled());
  ASSERT_TRUE(window.commands().action(Command::EnterResult)->isEnabled());
  window.commands().action(Command::EnterResult)->trigger();
  auto* dialog = window.findChild<RematchDialog*>();
  ASSERT_NE(dialog, nullptr);
  for (QLineEdit* line : dialog->findChildren<QLineEdit*>()) {
    if (line->accessibleName().contains(QLatin1String("BLUE"))) line->setText(QStringLiteral("-7"));
    if (line->accessibleName().contains(QLatin1String("RED"))) line->setText(QStringLiteral("-4"));
  }
  sign(*dialog);
  dialog->accept();
  EXPECT_EQ(session.find(m_event)->rematches.front().result.result, rules::Result::RedWins)
      << dialog->refusal().toStdString();
  EXPECT_EQ(rows().index(0, 7).data().toString(), QStringLiteral("has result"));
  EXPECT_TRUE(tabs().tabIcon(1).isNull());
}

TEST_F(RematchRow, ARematchIsTakenAwayByNameAndReason) {
  tabs().setCurrentIndex(1);
  ASSERT_TRUE(window.commands().action(Command::ReopenResult)->isEnabled());
  window.commands().action(Command::ReopenResult)->trigger();
  auto* dialog = window.findChild<ConfirmationDialog*>();
  ASSERT_NE(dialog, nullptr);
  dialog->accept();
  EXPECT_FALSE(dialog->refusal().isEmpty()) << "who takes it away?";
  sign(*dialog);
  dialog->accept();
  EXPECT_TRUE(session.find(m_event)->rematches.empty());
  EXPECT_EQ(tabs().count(), 1);
  EXPECT_EQ(tabs().currentIndex(), 0);
  EXPECT_EQ(rows().rowCount(), 1) << "the round's board";
  EXPECT_TRUE(window.commands().action(Command::ReopenResult)->isEnabled()) << "of the game";
}

TEST_F(BoardRowsTest, ADraftThatWaitsIsMarkedInItsRow) {
  const contest::EventId event = pairedEvent("integer");
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(event, session.author())));
  window.goTo({Location::Kind::Rounds, event, {}});
  const QAbstractItemModel& rows = *part<ListTable>(Location::Kind::Rounds).model();
  EXPECT_EQ(rows.index(0, 7).data().toString(), QStringLiteral("playing"));
  const auto origin = desk::HistoryDesk(session.desk()).origin();
  ASSERT_TRUE(origin);
  const window::DraftOf owner{window::toQt(*origin), QStringLiteral("test.damath"),
                              session.find(event)->games.front().id};
  const window::SheetDraft draft{notation::parseSheetText(kOfRed).value(), 0,
                                 QDateTime::currentDateTimeUtc()};
  {
    window::DraftFile file(owner);
    ASSERT_FALSE(file.write(draft));
  }
  window.goTo({Location::Kind::Rounds, event, {}});
  EXPECT_EQ(rows.index(0, 7).data().toString(), QStringLiteral("playing · draft"));
  EXPECT_FALSE(rows.index(0, 7).data(Qt::ToolTipRole).toString().isEmpty());
  enter(event, kFirstBoard, 10, 5);
  EXPECT_EQ(rows.index(0, 7).data().toString(), QStringLiteral("has result · no scoresheet · draft"));
  window::DraftFile(owner).remove();
  window.goTo({Location::Kind::Rounds, event, {}});
  EXPECT_EQ(rows.index(0, 7).data().toString(), QStringLiteral("has result · no scoresheet"));
}

// An absent player's opponent gets a bye that names the absent player. The absent player is asked about
// before the next round is paired.
TEST_F(BoardRowsTest, AByeSaysWhomItComesFrom) {
  const contest::EventId event =
      addEvent("integer", "last,first,school\nA,Ana,X\nB,Ben,Y\nC,Cora,Z\nD,Dan,W\n");
  const contest::EntryId away = session.find(event)->entries.front().id;
  desk::Author author = session.author();
  author.answers = {{db::ConfirmationLevel::Acknowledge, db::ConfirmationReason::Absent, "oo"}};
  ASSERT_TRUE(
      session.changed(desk::CheckInDesk(session.desk())
                          .set(event, away, contest::RoundNumber{1}, desk::Presence::Absent, author)));
  window.goTo({Location::Kind::Rounds, event, {}});
  action(Command::PairRound).trigger();
  EXPECT_EQ(window.findChild<AbsenteesDialog*>(), nullptr) << "nobody was absent before round 1";
  const QAbstractItemModel& rows = *part<ListTable>(Location::Kind::Rounds).model();
  QStringList byes;
  for (int row = 0; row < rows.rowCount(); ++row) {
    if (rows.index(row, 0).data().toString() == QStringLiteral("—"))
      byes << rows.index(row, 3).data().toString();
  }
  byes.sort();
  EXPECT_EQ(byes, (QStringList{QStringLiteral("absent"), QStringLiteral("bye: A, Ana is away")}));
  enter(event, kFirstBoard, 12, 3);
  if (action(Command::PublishRound).isEnabled()) action(Command::PublishRound).trigger();
  window.goTo({Location::Kind::CheckIn, event, {}});
  const QAbstractItemModel& list = *part<ListTable>(Location::Kind::CheckIn).model();
  EXPECT_TRUE(list.index(0, 3).data().toString().contains(QStringLiteral("absent in round 1")))
      << list.index(0, 3).data().toString().toStdString();
  EXPECT_FALSE(list.index(1, 3).data().toString().contains(QStringLiteral("round 1")));
  window.goTo({Location::Kind::Rounds, event, {}});
  action(Command::PairRound).trigger();
  auto* dialog = window.findChild<AbsenteesDialog*>();
  ASSERT_NE(dialog, nullptr);
  auto* players = dialog->findChild<QListWidget*>();
  ASSERT_EQ(players->count(), 1);
  EXPECT_EQ(players->item(0)->text(), QStringLiteral("#1 A, Ana"));
}

}  // namespace
}  // namespace damath::window
