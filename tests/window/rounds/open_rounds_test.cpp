// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the window when a change touches rounds that are paired already: the question with two ways to
// continue, the dialog about players who were absent, and the mark of late players.
#include <QAbstractButton>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>
#include <algorithm>
#include <map>

#include "app/desk/events/check_in_desk.hpp"
#include "app/desk/events/entry_desk.hpp"
#include "app/window/dialogs/confirmation_dialog.hpp"
#include "app/window/dialogs/result_dialog.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/rounds/absentees_dialog.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/every.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

using contest::RoundNumber;
using testing::kFirstBoard;

constexpr std::string_view kEight =
    "last,first,school\nA,Ana,S1\nB,Ben,S2\nC,Cora,S3\nD,Dan,S4\nE,Eva,S5\nF,Fe,S6\nG,Gil,S7\nH,Hal,S8\n";

class OpenRoundsTest : public testing::ConsoleTest {
 protected:
  void SetUp() override {
    ConsoleTest::SetUp();
    contest::EventSetup setup{
        "Swiss", *rules::builtInChipSet("integer"), rules::manual(), contest::System::Swiss, 1, 4, 1};
    const auto made = session.changed(desk::EventDesk(session.desk()).addEvent(setup, session.author()));
    ASSERT_TRUE(made);
    event = *made;
    ASSERT_TRUE(
        session.changed(desk::EventDesk(session.desk()).importPlayers(event, kEight, session.author())));
    session.confirmations().chooseBy([this](const ThreeWays& ways) {
      asked = ways;
      return chosen;
    });
    pair();
  }
  void pair() {
    ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
  }
  void publish() {
    ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(event, session.author())));
  }
  void enter(int round, int board, const contest::ResultInput& input) {
    const desk::Place place{RoundNumber{round}, contest::BoardNumber{board}};
    ASSERT_TRUE(
        session.changed(desk::RoundDesk(session.desk()).setResult(event, place, input, publishing())));
  }
  static contest::ResultInput win() { return {rules::Ending::Time, exact::Number(12), exact::Number(3)}; }
  void playFirst() {
    for (int board = 1; board <= 4; ++board) enter(1, board, win());
  }
  const contest::Event& now() { return *session.find(event); }
  std::vector<pairing::Board> boardsOf(int round) {
    std::vector<pairing::Board> list;
    for (const contest::Game* game : contest::gamesOf(now(), RoundNumber{round})) {
      list.push_back({game->blue, game->red});
    }
    return list;
  }
  // Corrects board 1 of round 1 in the dialog: RED wins.
  ResultDialog* correct() {
    window.goTo({Location::Kind::Rounds, event, kFirstBoard});
    action(Command::EnterResult).trigger();
    auto* dialog = window.findChildren<ResultDialog*>().back();
    dialog->fields().blue->setText(QStringLiteral("1"));
    dialog->fields().red->setText(QStringLiteral("30"));
    dialog->fields().by->setText(QStringLiteral("R. Flores"));
    dialog->fields().reason->setText(QStringLiteral("read wrongly"));
    dialog->accept();
    return dialog;
  }
  // Undoes the correction. It has another person's name, so undo asks for a name and a reason.
  void undoCorrection() {
    action(Command::Undo).trigger();
    auto* dialog = qobject_cast<ConfirmationDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    const auto fields = dialog->findChildren<QLineEdit*>();
    ASSERT_EQ(fields.size(), 3) << "the name, who asked, and the reason";
    fields.front()->setText(QStringLiteral("Gng. Reyes"));
    fields.back()->setText(QStringLiteral("the slip was right"));
    dialog->accept();
    EXPECT_FALSE(dialog->isVisible()) << dialog->refusal().toStdString();
  }
  ListTable& list() { return part<ListTable>(Location::Kind::Rounds); }

  contest::EventId event{};
  ThreeWays asked;
  std::optional<desk::OpenRounds> chosen;
};

TEST_F(OpenRoundsTest, ACorrectionIsLeftKeptOrPairedAgain) {
  playFirst();
  pair();
  publish();
  const auto before = boardsOf(2);
  ResultDialog* left = correct();
  EXPECT_TRUE(asked.text.contains(QStringLiteral("Round 2, published: "))) << asked.text.toStdString();
  EXPECT_TRUE(asked.pair.contains(QStringLiteral("pair round 2"))) << asked.pair.toStdString();
  EXPECT_TRUE(left->isVisible()) << "nothing is entered";
  EXPECT_EQ(now().games[0].result->result, rules::Result::BlueWins);
  EXPECT_EQ(refusals, QStringList(QStringLiteral("Nothing was changed")))
      << refusals.join(u' ').toStdString();
  refusals.clear();
  left->reject();

  chosen = desk::OpenRounds::Keep;
  EXPECT_FALSE(correct()->isVisible());
  EXPECT_EQ(now().games[0].result->result, rules::Result::RedWins);
  EXPECT_EQ(boardsOf(2), before);
  EXPECT_FALSE(now().isHeld(RoundNumber{2}));
  undoCorrection();
  EXPECT_EQ(now().games[0].result->result, rules::Result::BlueWins);

  chosen = desk::OpenRounds::Pair;
  QString said;
  QObject::connect(window.page(Location::Kind::Rounds), &Page::said, &window,
                   [&said](const QString& text) { said = text; });
  EXPECT_FALSE(correct()->isVisible());
  EXPECT_NE(boardsOf(2), before);
  EXPECT_TRUE(now().isHeld(RoundNumber{2}));
  EXPECT_TRUE(said.contains(QStringLiteral("Round 2 is paired again"))) << said.toStdString();
  undoCorrection();
  EXPECT_EQ(boardsOf(2), before) << "one undo for both";
  EXPECT_EQ(now().games[0].result->result, rules::Result::BlueWins);
  EXPECT_TRUE(refusals.isEmpty()) << refusals.join(u' ').toStdString();
}

// The real question has three buttons. The button that changes nothing has the focus, and Return chooses it.
TEST_F(OpenRoundsTest, TheQuestionHasThreeButtons) {
  const ThreeWays ways{QStringLiteral("Round 2?"), QStringLiteral("&Keep"), QStringLiteral("&Pair"),
                       QStringLiteral("&Leave")};
  const auto answered = [&](const std::function<void(QMessageBox&)>& answer) {
    bool isSeen = false;
    QTimer::singleShot(0, &window, [&] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      ASSERT_NE(box, nullptr);
      isSeen = true;
      EXPECT_EQ(box->buttons().size(), 3);
      answer(*box);
      if (box->isVisible()) box->reject();
    });
    const auto choice = chosenAfter(ways, translator);
    EXPECT_TRUE(isSeen);
    return choice;
  };
  const auto press = [](const char* text) {
    return [text](QMessageBox& box) {
      for (QAbstractButton* button : box.buttons()) {
        if (button->text() == QLatin1String(text)) button->click();
      }
    };
  };
  EXPECT_EQ(answered(press("&Keep")), desk::OpenRounds::Keep);
  EXPECT_EQ(answered(press("&Pair")), desk::OpenRounds::Pair);
  EXPECT_EQ(answered(press("&Leave")), std::nullopt);
  EXPECT_EQ(answered([](QMessageBox& box) { QTest::keyClick(&box, Qt::Key_Return); }), std::nullopt);
  EXPECT_EQ(answered([](QMessageBox& box) { QTest::keyClick(&box, Qt::Key_Escape); }), std::nullopt);
  EXPECT_EQ(answered([](QMessageBox& box) { QTest::keyClick(&box, Qt::Key_P); }), std::nullopt)
      << "a letter alone chooses no button";
}

// A withdrawal, an absence and the check-in of an unpublished round never publish the round.
TEST_F(OpenRoundsTest, WhoLeavesAnUnpublishedRoundIsAskedAbout) {
  const auto before = boardsOf(1);
  const int number = now().at(before[0].blue).number;
  const std::map<const char*, std::function<void()>> ways = {
      {"withdraw",
       [&] {
         window.goTo({Location::Kind::Players, event, {}});
         part<ListTable>(Location::Kind::Players).setCurrentKey(number);
         action(Command::Withdraw).trigger();
         auto* dialog = window.findChildren<ConfirmationDialog*>().back();
         dialog->accept();
         if (dialog->isVisible()) dialog->reject();
       }},
      {"check-in", [&] {
         window.goTo({Location::Kind::CheckIn, event, {}});
         window.page(Location::Kind::CheckIn)->findChild<QSpinBox*>()->setValue(1);
         part<ListTable>(Location::Kind::CheckIn).setCurrentKey(number);
         action(Command::CheckInAbsent).trigger();
       }}};
  for (const auto& [name, leave] : ways) {
    asked = {};
    chosen.reset();
    leave();
    EXPECT_TRUE(asked.text.contains(QStringLiteral("not published yet"))) << name;
    EXPECT_TRUE(now().at(before[0].blue).plays(RoundNumber{1})) << name << ": nothing is changed";
    EXPECT_EQ(boardsOf(1), before) << name;
    for (const desk::OpenRounds choice : kEvery<desk::OpenRounds>) {
      chosen = choice;
      leave();
      EXPECT_FALSE(now().at(before[0].blue).plays(RoundNumber{1})) << name;
      EXPECT_EQ(boardsOf(1) == before, choice == desk::OpenRounds::Keep) << name;
      EXPECT_TRUE(now().isHeld(RoundNumber{1})) << name << " published the round";
      action(Command::Undo).trigger();
      EXPECT_EQ(boardsOf(1), before) << name;
    }
  }
}

// All absent players are asked about in one dialog, which has a button for each of the common answers.
TEST_F(OpenRoundsTest, AbsentPlayersAreAskedAboutOnce) {
  publish();
  enter(1, 1, {rules::Ending::NoShowRed, {}, {}});
  enter(1, 2, {rules::Ending::NoShowRed, {}, {}});
  enter(1, 3, win());
  enter(1, 4, win());
  const std::vector<contest::EntryId> absent = {now().games[0].red, now().games[1].red};
  const auto seated = [&](contest::EntryId entry) {
    const auto boards = boardsOf(2);
    return std::ranges::any_of(
        boards, [&](const pairing::Board& each) { return each.blue == entry || each.red == entry; });
  };
  const auto open = [&] {
    window.goTo({Location::Kind::Rounds, event, {}});
    action(Command::PairRound).trigger();
    auto* dialog = qobject_cast<AbsenteesDialog*>(QApplication::activeModalWidget());
    EXPECT_NE(dialog, nullptr);
    EXPECT_EQ(dialog->findChild<QListWidget*>()->count(), 2);
    EXPECT_EQ(contest::roundsPaired(now()), 1) << "nothing is paired yet";
    return dialog;
  };
  const auto press = [&](AbsenteesDialog* dialog, words::Phrase text) {
    for (QPushButton* button : dialog->findChildren<QPushButton*>()) {
      if (button->text() == translator(text)) return button->click();
    }
    FAIL() << "no such button";
  };
  const auto undo = [&] {
    QApplication::processEvents();
    EXPECT_EQ(contest::roundsPaired(now()), 2);
    action(Command::Undo).trigger();
    EXPECT_EQ(contest::roundsPaired(now()), 1);
    for (const contest::EntryId entry : absent) EXPECT_TRUE(now().at(entry).absences.empty());
  };
  open()->reject();
  QApplication::processEvents();
  EXPECT_EQ(contest::roundsPaired(now()), 1) << "leaving the dialog pairs nothing";

  press(open(), words::Phrase::AbsenteesAllBack);
  QApplication::processEvents();
  for (const contest::EntryId entry : absent) EXPECT_TRUE(seated(entry));
  undo();

  press(open(), words::Phrase::AbsenteesAllAway);
  QApplication::processEvents();
  for (const contest::EntryId entry : absent) EXPECT_FALSE(seated(entry));
  undo();

  AbsenteesDialog* one = open();
  auto* players = one->findChild<QListWidget*>();
  players->item(0)->setCheckState(Qt::Checked);
  const QString name = players->item(0)->text();
  one->accept();
  QApplication::processEvents();
  for (const contest::EntryId entry : absent) {
    const bool isBack = name.startsWith(QStringLiteral("#%1 ").arg(now().at(entry).number));
    EXPECT_EQ(seated(entry), isBack);
  }
  undo();
  EXPECT_TRUE(refusals.isEmpty()) << refusals.join(u' ').toStdString();
}

TEST_F(OpenRoundsTest, ALatePlayerLooksLateUntilTheGameHasAResult) {
  const contest::EntryId late = now().games[0].blue;
  ASSERT_TRUE(session.changed(desk::CheckInDesk(session.desk())
                                  .set(event, late, RoundNumber{1}, desk::Presence::Late, session.author())));
  window.goTo({Location::Kind::Rounds, event, kFirstBoard});
  const auto cell = [this](int row, int column) { return list().model()->index(row, column); };
  EXPECT_TRUE(cell(0, 1).data().toString().endsWith(QStringLiteral("late"))) << "unpublished";
  EXPECT_FALSE(cell(0, 1).data(Qt::DecorationRole).isNull());
  EXPECT_FALSE(cell(0, 3).data().toString().endsWith(QStringLiteral("late")));
  publish();
  EXPECT_TRUE(cell(0, 1).data().toString().endsWith(QStringLiteral("late"))) << "published";
  enter(1, 1, win());
  EXPECT_FALSE(cell(0, 1).data().toString().endsWith(QStringLiteral("late"))) << "the player played";
}

}  // namespace
}  // namespace damath::window
