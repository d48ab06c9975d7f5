// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the tally page: the open tasks before the final list with links to them, the arithmetic of a rank,
// and the crosstable. Other tests cover the preview of a different result.
#include "app/window/tally/tally_page.hpp"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTextBrowser>
#include <QToolButton>
#include <algorithm>
#include <utility>
#include <vector>

#include "app/desk/events/entry_desk.hpp"
#include "app/window/dialogs/rematch_dialog.hpp"
#include "app/window/dialogs/result_dialog.hpp"
#include "app/window/frame/event_strip.hpp"
#include "app/window/parts/list_sheet_table.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/tally/rank_rows.hpp"
#include "app/window/tally/tally_link.hpp"
#include "app/window/tally/what_if_dialog.hpp"
#include "core/every.hpp"
#include "tests/window/dialogs/dialogs_fixture.hpp"

namespace damath::window {
namespace {

using testing::kFirstBoard;
using words::Phrase;

class TallyPageTest : public testing::DialogsFixture {
 protected:
  void SetUp() override {
    DialogsFixture::SetUp();
    event = pairedEvent("integer");
  }
  void open() {
    window.goTo({Location::Kind::Tally, event, {}});
    QApplication::processEvents();
  }
  // Returns the label of the open tasks before the final list; null if no task is open.
  QLabel* waits() {
    const auto labels = window.page(Location::Kind::Tally)->findChildren<QLabel*>();
    for (QLabel* label : labels) {
      if (label->textFormat() == Qt::RichText && label->isVisible()) return label;
    }
    return nullptr;
  }
  QString reason() { return part<QTextBrowser>(Location::Kind::Tally).toPlainText(); }

  contest::EventId event{};
};

// Three players who drew all their games and all their rematches.
TEST_F(TallyPageTest, WhoIsLevelToTheEndIsRankedByLotWhereThatIsWanted) {
  const contest::EventId three = addEvent("rational", "last,first,school\nA,Ana,X\nB,Ben,Y\nC,Cora,Z\n");
  const contest::ResultInput drawn{rules::Ending::Time, exact::Number(5), exact::Number(5)};
  for (int round = 1; round <= 3; ++round) {
    ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(three, session.author())));
    ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(three, session.author())));
    const desk::Place place{contest::RoundNumber{round}, contest::BoardNumber{1}};
    ASSERT_TRUE(
        session.changed(desk::RoundDesk(session.desk()).setResult(three, place, drawn, publishing())));
  }
  const std::vector<contest::Entry> entries = session.find(three)->entries;
  for (const auto& [one, other] : {std::pair{0, 1}, std::pair{0, 2}, std::pair{1, 2}}) {
    const contest::EntryId blue = entries.at(static_cast<std::size_t>(one)).id;
    const contest::EntryId red = entries.at(static_cast<std::size_t>(other)).id;
    ASSERT_TRUE(session.changed(
        desk::RoundDesk(session.desk()).setRematch(three, blue, red, drawn, session.author())));
  }
  window.goTo({Location::Kind::Tally, three, {}});
  QApplication::processEvents();
  ASSERT_NE(waits(), nullptr);
  EXPECT_TRUE(waits()->text().contains(translator(Phrase::StandsLevel))) << waits()->text().toStdString();
  EXPECT_FALSE(waits()->text().contains(QStringLiteral("missing"))) << "it is final without its sheets";
  ASSERT_TRUE(action(Command::DrawLot).isEnabled());
  // The program asks first and names the players, because they may also share the rank.
  QStringList asked;
  bool isWanted = false;
  session.confirmations().askBy([&](const window::TwoWays& ways) {
    asked << ways.text;
    return isWanted;
  });
  action(Command::DrawLot).trigger();
  ASSERT_EQ(asked.size(), 1);
  EXPECT_TRUE(asked.front().contains(QStringLiteral("A, Ana\n  B, Ben\n  C, Cora")))
      << asked.front().toStdString();
  EXPECT_TRUE(session.find(three)->lots.empty());
  isWanted = true;
  action(Command::DrawLot).trigger();
  QApplication::processEvents();
  EXPECT_EQ(session.find(three)->lots.size(), 1U);
  EXPECT_EQ(waits(), nullptr);
  action(Command::Undo).trigger();
  EXPECT_TRUE(session.find(three)->lots.empty());
}

// An unpublished round is not played yet, so its results are not missing.
TEST_F(TallyPageTest, ARoundThatIsHeldIsToBePublishedFirst) {
  open();
  ASSERT_NE(waits(), nullptr);
  EXPECT_TRUE(waits()->text().contains(QStringLiteral("round to publish: <a href='rounds'>1</a>")))
      << waits()->text().toStdString();
  EXPECT_FALSE(waits()->text().contains(QStringLiteral("round 1 board 1"))) << waits()->text().toStdString();
}

TEST_F(TallyPageTest, WhatTheFinalListWaitsForLeadsThere) {
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(event, session.author())));
  open();
  QLabel* open = waits();
  ASSERT_NE(open, nullptr);
  EXPECT_TRUE(open->text().contains(QStringLiteral("round 1 board 1"))) << open->text().toStdString();
  EXPECT_NE(open->focusPolicy(), Qt::NoFocus) << "keys reach the links";
  open->setFocus();
  QTest::keyClick(open, Qt::Key_Tab);
  Q_EMIT open->linkActivated(QStringLiteral("result:1:1"));
  EXPECT_EQ(window.location(), (Location{Location::Kind::Rounds, event, kFirstBoard}));
  enter(event, kFirstBoard, 75, -72);
  this->open();
  EXPECT_EQ(waits(), nullptr) << (waits() == nullptr ? "" : waits()->text().toStdString());
}

TEST_F(TallyPageTest, ARematchThatIsDueIsOneClickAway) {
  const contest::EventId four = addEvent("whole", testing::kFour);
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(four, session.author())));
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(four, session.author())));
  // All games are drawn with equal totals. Only rematches break the tie of the four players.
  for (int round = 1; round <= 3; ++round) {
    const std::vector<contest::Game> games = session.find(four)->games;
    for (const contest::Game& game : games) {
      if (contest::numberOf(game.round) == round) enter(four, {game.round, game.board}, 10, 10);
    }
    if (round == 3) break;
    ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(four, session.author())));
    ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(four, session.author())));
  }
  window.goTo({Location::Kind::Tally, four, {}});
  QApplication::processEvents();
  QLabel* open = waits();
  ASSERT_NE(open, nullptr);
  const QString text = open->text();
  const qsizetype at = text.indexOf(QStringLiteral("rematch:"));
  ASSERT_GE(at, 0) << text.toStdString();
  EXPECT_EQ(text.count(QStringLiteral("rematch:")), 6) << "each of four with each";
  EXPECT_FALSE(text.contains(QStringLiteral("missing"))) << "no final list waits for a scoresheet";
  const auto above = window.findChild<EventStrip*>()->findChildren<QToolButton*>();
  EXPECT_TRUE(std::ranges::any_of(above, [](const QToolButton* lack) {
    return lack->isVisible() && lack->text() == QStringLiteral("Rematches due: 6");
  }));
  Q_EMIT open->linkActivated(text.mid(at, text.indexOf(u'\'', at) - at));
  EXPECT_EQ(window.location().kind, Location::Kind::Sheet);
  EXPECT_TRUE(window.location().isRematchDue);
  // Without a sheet, only the totals of the rematch are entered.
  window.goTo({Location::Kind::Tally, four, {}});
  const qsizetype figures = text.indexOf(QStringLiteral("figures:"));
  ASSERT_GE(figures, 0) << text.toStdString();
  Q_EMIT open->linkActivated(text.mid(figures, text.indexOf(u'\'', figures) - figures));
  QApplication::processEvents();
  auto* dialog = qobject_cast<RematchDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(dialog, nullptr);
  dialog->reject();
  QApplication::processEvents();
  // The dialog opens for the current row, with the focus in the field of the totals.
  action(Command::EnterRematch).trigger();
  QApplication::processEvents();
  dialog = qobject_cast<RematchDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(dialog, nullptr);
  EXPECT_NE(qobject_cast<QLineEdit*>(dialog->focusWidget()), nullptr);
  dialog->reject();
  // The rule that decides a rank is shown beside the rank.
  const QAbstractItemModel& ranks = *part<ListTable>(Location::Kind::Tally).model();
  EXPECT_TRUE(ranks.index(0, ranks.columnCount() - 1).data().toString().contains(QStringLiteral("Y2b")));
}

TEST_F(TallyPageTest, BeforeTheFirstResultNobodyHasARank) {
  open();
  const QAbstractItemModel& ranks = *part<ListTable>(Location::Kind::Tally).model();
  const int last = ranks.columnCount() - 1;
  EXPECT_EQ(ranks.index(0, 0).data().toString(), QStringLiteral("–"));
  EXPECT_EQ(ranks.index(0, last).data().toString(), translator(Phrase::NoResultYet));
  EXPECT_TRUE(reason().contains(translator(Phrase::NoResultYet)));
  const auto hasRound = [&] {
    for (int column = 0; column < ranks.columnCount(); ++column) {
      if (ranks.headerData(column, Qt::Horizontal).toString() == translator(Phrase::RoundShort).arg(1)) {
        return true;
      }
    }
    return false;
  };
  EXPECT_FALSE(hasRound()) << "an empty column tells nothing";
  enter(event, kFirstBoard, 75, -72);
  EXPECT_EQ(ranks.index(0, 0).data().toString(), QStringLiteral("1"));
  EXPECT_TRUE(hasRound());
}

TEST_F(TallyPageTest, WhoHasWithdrawnIsMarked) {
  event = addEvent("whole", "last,first,school\nUy,Bo,Rizal\nGo,Al,Luna\nSy,Cy,Mabini\nTan,Di,Burgos\n");
  const contest::EntryId leaver = session.find(event)->entries[1].id;
  desk::Author author = session.author();
  author.answers.push_back(
      {db::ConfirmationLevel::Acknowledge, db::ConfirmationReason::Withdrawn, "withdrawal"});
  ASSERT_TRUE(session.changed(desk::EntryDesk(session.desk()).withdraw(event, leaver, author)));
  open();
  const QAbstractItemModel& ranks = *part<ListTable>(Location::Kind::Tally).model();
  QStringList names;
  for (int row = 0; row < ranks.rowCount(); ++row) {
    names << ranks.index(row, RankRows::kPlayer).data().toString();
  }
  names.sort();
  const QString marked = translator(Phrase::NameWithdrew).arg(QStringLiteral("Go, Al"));
  EXPECT_EQ(names, QStringList({marked, QStringLiteral("Sy, Cy"), QStringLiteral("Tan, Di"),
                                QStringLiteral("Uy, Bo")}));
}

TEST_F(TallyPageTest, ARankTellsTheGamesThatMadeIt) {
  enter(event, kFirstBoard, 75, -72);
  open();
  EXPECT_TRUE(reason().contains(QStringLiteral("75 : −72"))) << reason().toStdString();
  EXPECT_TRUE(reason().contains(QStringLiteral("Points: 1, games: 1"))) << reason().toStdString();
  const QAbstractItemModel& ranks = *part<ListTable>(Location::Kind::Tally).model();
  const int last = ranks.columnCount() - 1;
  EXPECT_EQ(ranks.index(0, last).data().toString(), translator(Phrase::PointsDecideShort));
}

TEST_F(TallyPageTest, TheCrosstableIsATabAwayAndIsWhatIsPrinted) {
  enter(event, kFirstBoard, 75, -72);
  open();
  QTabBar& tabs = part<QTabBar>(Location::Kind::Tally);
  tabs.setFocus();
  QTest::keyClick(&tabs, Qt::Key_Right);
  const auto lists = window.page(Location::Kind::Tally)->findChildren<ListTable*>();
  ASSERT_EQ(lists.size(), 2);
  int shown = 0;
  for (const ListTable* list : lists) {
    if (!list->isVisible()) continue;
    ++shown;
    EXPECT_EQ(list->accessibleName(), translator.plain(Phrase::CrosstablePart));
    EXPECT_EQ(list->model()->rowCount(), 2);
  }
  EXPECT_EQ(shown, 1);
}

TEST_F(TallyPageTest, WhatWouldMoveIsToldWhileItIsTypedAndNothingIsEntered) {
  enter(event, kFirstBoard, 75, -72);
  open();
  auto* dialog = opened<WhatIfDialog>(Command::WhatIf);
  ASSERT_NE(dialog, nullptr);
  QPushButton* enterIt = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
  EXPECT_EQ(dialog->preview(), translator(Phrase::SameResult));
  EXPECT_FALSE(enterIt->isEnabled());
  dialog->fields().blue->setFocus();
  dialog->fields().blue->selectAll();
  type("x");
  EXPECT_EQ(dialog->preview(),
            QStringLiteral("“x” is not a number; type a number such as 75, -21/4 or 5.25."));
  EXPECT_FALSE(enterIt->isEnabled());
  dialog->fields().blue->clear();
  QTest::qWait(kHumanPause);
  EXPECT_EQ(dialog->preview(), translator(Phrase::NotAResultYet)) << "a total is missing";
  EXPECT_FALSE(enterIt->isEnabled());
  dialog->fields().blue->selectAll();
  type("-80");
  EXPECT_TRUE(dialog->preview().contains(QStringLiteral("rank from 1 to 2")))
      << dialog->preview().toStdString();
  EXPECT_TRUE(dialog->preview().contains(QStringLiteral("instead of"))) << dialog->preview().toStdString();
  EXPECT_EQ(session.find(event)->games.front().result->blueGrand, exact::Number(75)) << "nothing is entered";
  ASSERT_TRUE(enterIt->isEnabled());
  press(Qt::Key_Return);
  QApplication::processEvents();
  // Entering the result asks the same questions as every correction.
  auto* result = qobject_cast<ResultDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(result, nullptr);
  EXPECT_EQ(result->fields().blue->text(), QStringLiteral("-80"));
  result->accept();
  EXPECT_FALSE(result->refusal().isEmpty()) << "who corrects it, and why?";
  result->fields().by->setText(QStringLiteral("Gng. Reyes"));
  result->fields().reason->setText(QStringLiteral("sign misread"));
  result->accept();
  EXPECT_EQ(session.find(event)->games.front().result->blueGrand, exact::Number(-80));
}

// A column of numbers is sorted by their values: 2½ is between 2 and 3, and an empty cell comes first. A
// column with a word is sorted by letters.
TEST(ListSheetTable, AColumnOfFiguresIsSortedByThem) {
  compose::ListSheet list;
  list.columns.resize(2);
  for (const char* points : {"10", "2½", "-1", "½", "", "3", "-½", "3"})
    list.rows.push_back({points, points});
  list.rows.front().at(1) = "ten";
  const auto rows = window::rowsOf(list);
  std::vector<int> places;
  for (const window::TableRow& row : rows) {
    places.push_back(row.cells.at(0).sortKey.toInt());
    EXPECT_FALSE(row.cells.at(1).sortKey.isValid());
  }
  EXPECT_EQ(places, (std::vector{6, 3, 0, 2, -1, 4, 1, 4}));
}

// A list with the first focus must show its focus. The style draws the frame only after a change of focus by
// keys.
TEST_F(TallyPageTest, WhereTheHandIsInADialogIsSeenFromTheBeginning) {
  enter(event, kFirstBoard, 10, 10);
  open();
  auto* dialog = opened<RematchDialog>(Command::EnterRematch);
  ASSERT_NE(dialog, nullptr);
  EXPECT_TRUE(dialog->testAttribute(Qt::WA_KeyboardFocusChange));
}

using window::TallyLink;
using window::TallyTarget;

TEST(TallyLinks, EachReadsAsItIsWritten) {
  const desk::Place place{contest::RoundNumber{2}, contest::BoardNumber{3}};
  const desk::RematchOf rematch{contest::EntryId{17}, contest::EntryId{4}};
  // A link is a target with a game, with a rematch, or alone. Each target can be written and read in at least
  // one of these three forms.
  for (const TallyTarget target : kEvery<TallyTarget>) {
    int read = 0;
    for (const desk::SheetAt& at : {desk::SheetAt(), desk::SheetAt(place), desk::SheetAt(rematch)}) {
      const TallyLink link{target, at};
      if (window::parseTallyLink(window::toText(link)) == link) ++read;
    }
    EXPECT_GE(read, 1) << window::toText({target, place}).toStdString();
  }
  EXPECT_EQ(window::toText({TallyTarget::Result, place}), QStringLiteral("result:2:3"));
  EXPECT_EQ(window::toText({TallyTarget::DueSheet, rematch}), QStringLiteral("rematch:17:4"));
  EXPECT_EQ(window::parseTallyLink(QStringLiteral("sheet:2:3")), (TallyLink{TallyTarget::Sheet, place}));
  EXPECT_EQ(window::parseTallyLink(QStringLiteral("blank:17:4")), (TallyLink{TallyTarget::Blank, rematch}));
  EXPECT_EQ(window::parseTallyLink(QStringLiteral("lot")), TallyLink{TallyTarget::Lot});
  EXPECT_EQ(window::parseTallyLink(QStringLiteral("elsewhere:1:1")), std::nullopt);
}

}  // namespace
}  // namespace damath::window
