// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/rounds/rounds_page.hpp"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QSpinBox>
#include <QTabBar>
#include <algorithm>

#include "app/window/dialogs/confirmation_dialog.hpp"
#include "app/window/dialogs/rematch_dialog.hpp"
#include "app/window/dialogs/result_dialog.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/today/event_dialog.hpp"
#include "app/window/today/rename_dialog.hpp"
#include "core/contest/systems/system.hpp"
#include "core/every.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

using testing::kFirstBoard;

constexpr std::string_view kThree = "last,first,school\nA,Ana,X\nB,Ben,Y\nC,Cora,Z\n";

class RoundsPageTest : public testing::ConsoleTest {
 protected:
  ResultDialog* openResult(contest::EventId event) {
    window.goTo({Location::Kind::Rounds, event, {}});
    window.commands().action(Command::EnterResult)->trigger();
    const auto dialogs = window.findChildren<ResultDialog*>();
    return dialogs.isEmpty() ? nullptr : dialogs.back();
  }

  void enter(contest::EventId event, desk::Place place, int blue, int red) {
    const contest::ResultInput input{rules::Ending::Time, exact::Number(blue), exact::Number(red)};
    EXPECT_TRUE(
        session.changed(desk::RoundDesk(session.desk()).setResult(event, place, input, publishing())));
  }

  EventDialog* openEvent(Command command) {
    window.goTo({});
    window.commands().action(command)->trigger();
    const auto dialogs = window.findChildren<EventDialog*>();
    return dialogs.isEmpty() ? nullptr : dialogs.back();
  }
  static void choose(EventDialog& dialog, contest::System system) {
    for (QComboBox* box : dialog.findChildren<QComboBox*>()) {
      if (box->accessibleName() != QLatin1String("System")) continue;
      box->setCurrentIndex(box->findData(static_cast<int>(system)));
    }
  }
  static QWidget* field(const EventDialog& dialog, const char* name) {
    for (QWidget* widget : dialog.findChildren<QWidget*>()) {
      if (widget->accessibleName() == QLatin1String(name)) return widget;
    }
    return nullptr;
  }
};

TEST_F(RoundsPageTest, WhereNobodyIsEnteredItSaysHowPlayersAre) {
  const contest::EventId event = addEvent("integer", "");
  window.goTo({Location::Kind::Rounds, event, {}});
  const QString says = part<ListTable>(Location::Kind::Rounds).emptyText();
  EXPECT_TRUE(says.contains(QStringLiteral("Ctrl+2"))) << says.toStdString();
}

// A sheet of round 1 was viewed. Directly from the sheet, the Rounds page shows round 1. After another page
// or a restart, it shows the newest round.
TEST_F(RoundsPageTest, TheNewestRoundIsShownWhateverSheetWasLookedAtBefore) {
  const contest::EventId event =
      addEvent("integer", "last,first,school\nA,Ana,X\nB,Ben,Y\nC,Cora,Z\nD,Dan,W\n");
  window.goTo({Location::Kind::Rounds, event, {}});
  action(Command::PairRound).trigger();
  action(Command::PublishRound).trigger();
  for (const int board : {1, 2}) enter(event, {contest::RoundNumber{1}, contest::BoardNumber{board}}, 9, 5);
  const auto round = [this] { return part<QTabBar>(Location::Kind::Rounds).currentIndex() + 1; };
  window.goTo({Location::Kind::Sheet, event, kFirstBoard});
  action(Command::Back).trigger();
  action(Command::PairRound).trigger();
  ASSERT_EQ(round(), 2);
  action(Command::GoPlayers).trigger();
  action(Command::GoRounds).trigger();
  EXPECT_EQ(round(), 2);
  window.goTo({Location::Kind::Sheet, event, kFirstBoard});
  action(Command::GoRounds).trigger();
  EXPECT_EQ(round(), 1) << "from its sheet the board itself is shown";
  const QString path = session.path();
  session.close();
  ASSERT_TRUE(window.openFile(path));
  EXPECT_EQ(window.location().kind, Location::Kind::Rounds);
  EXPECT_EQ(round(), 2);
}

TEST_F(RoundsPageTest, PairingShowsBoardsAndBye) {
  const contest::EventId event = addEvent("integer", kThree);
  window.goTo({Location::Kind::Rounds, event, {}});
  const auto& list = part<ListTable>(Location::Kind::Rounds);
  EXPECT_EQ(list.model()->rowCount(), 0);
  window.commands().action(Command::PairRound)->trigger();
  EXPECT_EQ(list.model()->rowCount(), 2);
  EXPECT_EQ(part<QTabBar>(Location::Kind::Rounds).count(), 1);
}

TEST_F(RoundsPageTest, PairingWaitsForResultsAndSaysSo) {
  const contest::EventId event = addEvent("integer", kThree);
  window.goTo({Location::Kind::Rounds, event, {}});
  const QAction& pair = *window.commands().action(Command::PairRound);
  EXPECT_TRUE(pair.isEnabled());
  EXPECT_FALSE(pair.toolTip().contains(u'\n')) << pair.toolTip().toStdString();
  window.commands().action(Command::PairRound)->trigger();
  EXPECT_FALSE(pair.isEnabled());
  EXPECT_TRUE(pair.toolTip().endsWith(QStringLiteral("\nResults are missing: round 1 board 1")))
      << pair.toolTip().toStdString();
  EXPECT_EQ(pair.statusTip(), QStringLiteral("Results are missing: round 1 board 1"));
  translator.setLanguage(words::Language::Filipino);
  EXPECT_TRUE(pair.toolTip().contains(QStringLiteral("May mga kulang na resulta")))
      << pair.toolTip().toStdString();
  translator.setLanguage(words::Language::English);
  enter(event, kFirstBoard, 9, 4);
  EXPECT_TRUE(pair.isEnabled());
  EXPECT_FALSE(pair.toolTip().contains(u'\n')) << pair.toolTip().toStdString();
  window.goTo({});
  EXPECT_FALSE(pair.isEnabled()) << "no event is on show";
  EXPECT_TRUE(refusals.isEmpty());
}

TEST_F(RoundsPageTest, NothingIsTakenBackWhereNothingWasDone) {
  const QAction& back = *window.commands().action(Command::Undo);
  EXPECT_FALSE(back.isEnabled());
  EXPECT_FALSE(window.commands().action(Command::Redo)->isEnabled());
  EXPECT_TRUE(back.toolTip().contains(QStringLiteral("nothing to undo"))) << back.toolTip().toStdString();
  const contest::EventId event = addEvent("integer", {});
  EXPECT_TRUE(back.isEnabled());
  window.commands().action(Command::Undo)->trigger();
  EXPECT_EQ(session.find(event), nullptr);
  EXPECT_FALSE(back.isEnabled());
  EXPECT_TRUE(window.commands().action(Command::Redo)->isEnabled());
  EXPECT_TRUE(refusals.isEmpty());
}

TEST_F(RoundsPageTest, ResultIsEnteredAndShown) {
  const contest::EventId event = pairedEvent("rational");
  ResultDialog* dialog = openResult(event);
  ASSERT_NE(dialog, nullptr);
  dialog->fields().blue->setText(QStringLiteral("-21/4"));
  dialog->fields().red->setText(QStringLiteral("-17/30"));
  dialog->accept();
  const QAbstractItemModel& rows = *part<ListTable>(Location::Kind::Rounds).model();
  EXPECT_EQ(rows.index(0, 5).data().toString(), QStringLiteral("0–1"));
  EXPECT_EQ(rows.index(0, 6).data().toString(), QStringLiteral("−5\u00a01/4 (−5.25) : −17/30 (−0.57)"));
}

constexpr std::string_view kSheet =
    "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | -10 | -10 || 10 + (-9) | 1 | 1\n";

// The result of the sheet is 0–1 (−7 : −4).
TEST_F(RoundsPageTest, AResultThatIsNotItsSheetsIsMarkedInItsRow) {
  const contest::EventId event = pairedEvent("integer");
  const auto sheet = notation::parseSheetText(kSheet).value();
  storeSheet(event, sheet);
  QString asked;
  bool answer = false;
  session.confirmations().askBy([&](const window::TwoWays& ways) {
    if (isPublishing(ways)) return true;
    asked = ways.text;
    return answer;
  });
  ResultDialog* dialog = openResult(event);
  ASSERT_NE(dialog, nullptr);
  dialog->fields().blue->setText(QStringLiteral("50"));
  dialog->fields().red->setText(QStringLiteral("10"));
  dialog->accept();
  EXPECT_TRUE(asked.contains(QStringLiteral("1–0 (50 : 10)"))) << asked.toStdString();
  EXPECT_TRUE(asked.contains(QStringLiteral("0–1 (−7 : −4)"))) << asked.toStdString();
  EXPECT_TRUE(dialog->isVisible()) << "no is no";
  EXPECT_FALSE(session.find(event)->games[0].result);
  answer = true;
  dialog->accept();
  ASSERT_TRUE(session.find(event)->games[0].result);
  const QAbstractItemModel& rows = *part<ListTable>(Location::Kind::Rounds).model();
  EXPECT_EQ(rows.index(0, 7).data().toString(), QStringLiteral("differs from the result"));
  EXPECT_TRUE(rows.index(0, 7).data(Qt::ToolTipRole).toString().contains(QStringLiteral("−7 : −4")));
}

TEST_F(RoundsPageTest, AnEndingAgainstTheSheetAsksForNameAndReason) {
  const contest::EventId event = pairedEvent("integer");
  const auto sheet = notation::parseSheetText(kSheet).value();
  storeSheet(event, sheet);
  session.confirmations().askBy([](const window::TwoWays&) { return true; });
  ResultDialog* dialog = openResult(event);
  ASSERT_NE(dialog, nullptr);
  dialog->fields().ending->setCurrentIndex(static_cast<int>(rules::Ending::ResignRed));
  dialog->accept();
  EXPECT_TRUE(dialog->isVisible());
  EXPECT_TRUE(dialog->fields().by->isVisible());
  EXPECT_TRUE(dialog->refusal().contains(QStringLiteral("differ"))) << dialog->refusal().toStdString();
  dialog->fields().by->setText(QStringLiteral("G. Cruz"));
  dialog->fields().reason->setText(QStringLiteral("sumuko"));
  dialog->accept();
  ASSERT_TRUE(session.find(event)->games[0].result);
  const QAbstractItemModel& rows = *part<ListTable>(Location::Kind::Rounds).model();
  EXPECT_EQ(rows.index(0, 7).data().toString(), QStringLiteral("has scoresheet · has mistakes"))
      << "and differs no more";
}

TEST_F(RoundsPageTest, WrongFigureKeepsTheDialogAndWhatWasTyped) {
  ResultDialog* dialog = openResult(pairedEvent("integer"));
  ASSERT_NE(dialog, nullptr);
  dialog->fields().blue->setText(QStringLiteral("seven"));
  dialog->accept();
  EXPECT_TRUE(dialog->isVisible());
  EXPECT_TRUE(dialog->refusal().contains(QStringLiteral("seven")));
  EXPECT_EQ(dialog->fields().blue->text(), QStringLiteral("seven"));
}

TEST_F(RoundsPageTest, CorrectionAsksForNameAndReason) {
  const contest::EventId event = pairedEvent("integer");
  enter(event, kFirstBoard, 10, 5);
  ResultDialog* dialog = openResult(event);
  ASSERT_NE(dialog, nullptr);
  EXPECT_TRUE(dialog->fields().by->isVisible());
  dialog->fields().blue->setText(QStringLiteral("4"));
  dialog->accept();
  EXPECT_FALSE(dialog->refusal().isEmpty());
  EXPECT_EQ(session.find(event)->games.front().result->result, rules::Result::BlueWins);
  dialog->fields().by->setText(QStringLiteral("R. Flores"));
  dialog->fields().reason->setText(QStringLiteral("sum read wrongly"));
  dialog->accept();
  EXPECT_EQ(session.find(event)->games.front().result->result, rules::Result::RedWins);
}

TEST_F(RoundsPageTest, AResultIsTakenAwayWithNameAndReason) {
  const contest::EventId event = pairedEvent("integer");
  window.goTo({Location::Kind::Rounds, event, {}});
  EXPECT_FALSE(window.commands().action(Command::ReopenResult)->isEnabled()) << "there is none";
  enter(event, kFirstBoard, 10, 5);
  ASSERT_TRUE(window.commands().action(Command::ReopenResult)->isEnabled());
  window.commands().action(Command::ReopenResult)->trigger();
  auto* dialog = window.findChild<ConfirmationDialog*>();
  ASSERT_NE(dialog, nullptr);
  dialog->accept();
  EXPECT_FALSE(dialog->refusal().isEmpty()) << "who takes it away?";
  EXPECT_TRUE(session.find(event)->games.front().result);
  const auto fields = dialog->findChildren<QLineEdit*>();
  ASSERT_EQ(fields.size(), 3) << "the name, who asked, and the reason";
  fields[0]->setText(QStringLiteral("R. Flores"));
  fields[2]->setText(QStringLiteral("another board's"));
  dialog->accept();
  EXPECT_FALSE(session.find(event)->games.front().result);
  EXPECT_FALSE(window.commands().action(Command::ReopenResult)->isEnabled());
  EXPECT_TRUE(window.commands().action(Command::EnterResult)->isEnabled());
}

TEST_F(RoundsPageTest, ContestAndEventAreRenamed) {
  const contest::EventId event = addEvent("integer", kThree);
  window.goTo({});
  EXPECT_TRUE(window.commands().action(Command::RenameEvent)->isEnabled());
  window.commands().action(Command::RenameEvent)->trigger();
  auto* dialog = window.findChild<RenameDialog*>();
  ASSERT_NE(dialog, nullptr);
  auto* name = qobject_cast<QLineEdit*>(dialog->focusWidget());
  ASSERT_NE(name, nullptr);
  EXPECT_EQ(name->text(), QStringLiteral("integer"));
  name->setText(QStringLiteral(" "));
  dialog->accept();
  EXPECT_FALSE(dialog->refusal().isEmpty());
  name->setText(QStringLiteral("Grade 7"));
  dialog->accept();
  EXPECT_EQ(session.find(event)->setup.name, "Grade 7");
  window.commands().action(Command::RenameContest)->trigger();
  auto* other = window.findChildren<RenameDialog*>().back();
  const auto fields = other->findChildren<QLineEdit*>();
  fields[0]->setText(QStringLiteral("Dibisyon"));
  fields[1]->setText(QStringLiteral("Gym"));
  other->accept();
  EXPECT_EQ(session.contest().head.name, "Dibisyon");
  EXPECT_EQ(session.contest().head.venue, "Gym");
}

TEST_F(RoundsPageTest, TallyShowsRanksAndTheRematchDue) {
  const contest::EventId event = pairedEvent("integer");
  enter(event, kFirstBoard, 10, 10);
  window.goTo({Location::Kind::Tally, event, {}});
  const QAbstractItemModel& rows = *part<ListTable>(Location::Kind::Tally).model();
  ASSERT_EQ(rows.rowCount(), 2);
  EXPECT_EQ(rows.index(0, 4).data().toString(), QStringLiteral("½"));
  ASSERT_TRUE(window.commands().action(Command::EnterRematch)->isEnabled());
  window.commands().action(Command::EnterRematch)->trigger();
  EXPECT_NE(window.findChild<RematchDialog*>(), nullptr);
}

TEST_F(RoundsPageTest, ARoundThatIsNotThereSelectsNoTab) {
  const contest::EventId event = pairedEvent("integer");
  enter(event, kFirstBoard, 10, 10);
  const contest::Game& game = session.find(event)->games.front();
  const contest::ResultInput input{rules::Ending::Time, exact::Number(9), exact::Number(4)};
  ASSERT_TRUE(session.changed(
      desk::RoundDesk(session.desk()).setRematch(event, game.blue, game.red, input, session.author())));
  window.goTo({Location::Kind::Rounds, event, kFirstBoard});
  auto& tabs = part<QTabBar>(Location::Kind::Rounds);
  ASSERT_EQ(tabs.count(), 2) << "round 1 and the rematches";
  window.goTo({Location::Kind::Rounds, event, {contest::RoundNumber{2}, contest::BoardNumber{1}}});
  EXPECT_EQ(tabs.currentIndex(), 0);
}

TEST_F(RoundsPageTest, TallyRanksByPoints) {
  const contest::EventId event = pairedEvent("integer");
  enter(event, kFirstBoard, 10, 75);
  window.goTo({Location::Kind::Tally, event, {}});
  const QAbstractItemModel& rows = *part<ListTable>(Location::Kind::Tally).model();
  ASSERT_EQ(rows.rowCount(), 2);
  EXPECT_EQ(rows.index(0, 0).data().toString(), QStringLiteral("1"));
  EXPECT_EQ(rows.index(0, 4).data().toString(), QStringLiteral("1"));
  EXPECT_EQ(rows.index(1, 4).data().toString(), QStringLiteral("0"));
  EXPECT_EQ(rows.index(0, 7).data().toString(), QStringLiteral("75"));
}

TEST_F(RoundsPageTest, AHeldRoundIsPublishedAndTakenBackWithNameAndReason) {
  const contest::EventId event = addEvent("integer", kThree);
  window.goTo({Location::Kind::Rounds, event, {}});
  const auto rounds = [&] { return session.find(event)->rounds; };
  window.commands().action(Command::PairRound)->trigger();
  EXPECT_EQ(rounds().back().publication, contest::Publication::Held);
  EXPECT_TRUE(part<QTabBar>(Location::Kind::Rounds).tabText(0).contains(QStringLiteral("not published")));
  window.commands().action(Command::UnpairRound)->trigger();
  EXPECT_TRUE(rounds().empty()) << "nobody has seen it";
  window.commands().action(Command::PairRound)->trigger();
  window.commands().action(Command::PublishRound)->trigger();
  EXPECT_EQ(rounds().back().publication, contest::Publication::Published);
  EXPECT_FALSE(window.commands().action(Command::PublishRound)->isEnabled());
  window.commands().action(Command::UnpairRound)->trigger();
  const auto dialogs = window.findChildren<ConfirmationDialog*>();
  ASSERT_EQ(dialogs.size(), 1);
  dialogs.front()->accept();
  EXPECT_FALSE(dialogs.front()->refusal().isEmpty()) << "who takes it back?";
  EXPECT_EQ(rounds().size(), 1U);
  const auto fields = dialogs.front()->findChildren<QLineEdit*>();
  ASSERT_EQ(fields.size(), 3) << "the name, who asked, and the reason";
  fields[0]->setText(QStringLiteral("R. Flores"));
  fields[2]->setText(QStringLiteral("a player came in time"));
  dialogs.front()->accept();
  EXPECT_TRUE(rounds().empty());
}

// The line with the state of the event (EventStrip) counts the missing sheets of all rounds. The page counts
// the missing sheets of its round. If the counts differ, the page shows both numbers in the same terms.
TEST_F(RoundsPageTest, ARoundsCountsNameThoseOfAllRounds) {
  const contest::EventId event = addEvent("integer", kThree);
  window.goTo({Location::Kind::Rounds, event, {}});
  for (int round = 1; round <= 2; ++round) {
    window.commands().action(Command::PairRound)->trigger();
    window.commands().action(Command::PublishRound)->trigger();
    enter(event, {contest::RoundNumber{round}, contest::BoardNumber{1}}, 10, 5);
  }
  window.goTo({Location::Kind::Rounds, event, {contest::RoundNumber{2}, contest::BoardNumber{1}}});
  const auto says = [this](Location::Kind page, const char* words) {
    const auto labels = window.page(page)->findChildren<QLabel*>();
    return std::ranges::any_of(
        labels, [words](const QLabel* label) { return label->text().contains(QString::fromUtf8(words)); });
  };
  EXPECT_TRUE(says(Location::Kind::Rounds, "round 2: scoresheets missing: 1 (in all rounds: 2)"));
  window.goTo({Location::Kind::Reviews, event, {}});
  EXPECT_TRUE(says(Location::Kind::Reviews, "Scoresheets missing: 2"));
}

// The row of a bye explains the bye, in a round robin by the table, in a Swiss by the points.
TEST_F(RoundsPageTest, TheRowOfAByeSaysWhyThePlayerHasIt) {
  for (const contest::System system : {contest::System::RoundRobin, contest::System::Swiss}) {
    const bool isTable = system == contest::System::RoundRobin;
    const contest::EventId event = addEvent(isTable ? "integer" : "fraction", kThree, system);
    window.goTo({Location::Kind::Rounds, event, {}});
    window.commands().action(Command::PairRound)->trigger();
    window.commands().action(Command::PublishRound)->trigger();
    ASSERT_EQ(session.find(event)->byes.size(), 1U);
    const contest::EntryId entry = session.find(event)->byes.front().entry;
    part<ListTable>(Location::Kind::Rounds).setCurrentKey(-static_cast<int>(contest::numberOf(entry)));
    QApplication::processEvents();
    const QString name = entryName(session.contest(), *session.find(event), entry);
    const QString why = isTable ? name + QStringLiteral(" has no opponent in this round")
                                : name + QStringLiteral(" gets the bye");
    const auto labels = window.page(Location::Kind::Rounds)->findChildren<QLabel*>();
    EXPECT_TRUE(std::ranges::any_of(labels, [&why](const QLabel* label) {
      return label->text().contains(why);
    })) << why.toStdString();
  }
}

TEST_F(RoundsPageTest, AChangeIsTakenBackAndDoneAgain) {
  const contest::EventId event = addEvent("integer", kThree);
  window.goTo({Location::Kind::Rounds, event, {}});
  window.commands().action(Command::PairRound)->trigger();
  // Undo gets its object when its menu or its tool tip is shown.
  const auto menus = window.menuBar()->findChildren<QMenu*>();
  for (QMenu* menu : menus) Q_EMIT menu->aboutToShow();
  const QAction& undo = *window.commands().action(Command::Undo);
  EXPECT_TRUE((undo.text() + undo.toolTip()).contains(QStringLiteral("round 1 is unpaired again")))
      << undo.text().toStdString();
  window.commands().action(Command::Undo)->trigger();
  EXPECT_TRUE(session.find(event)->rounds.empty());
  window.commands().action(Command::Redo)->trigger();
  EXPECT_EQ(session.find(event)->rounds.size(), 1U);
  EXPECT_TRUE(refusals.isEmpty());
  EXPECT_FALSE(window.commands().action(Command::Redo)->isEnabled()) << "nothing is left to do again";
}

// The dialog changes the same settings as `contest change`, for example if schoolmates are kept apart.
TEST_F(RoundsPageTest, HowAnEventIsPlayedIsChanged) {
  const contest::EventId event = pairedEvent("integer");
  EXPECT_EQ(session.find(event)->setup.schoolMates, contest::SchoolMates::Free);
  window.goTo({});
  ASSERT_TRUE(window.commands().action(Command::ChangeEvent)->isEnabled());
  window.commands().action(Command::ChangeEvent)->trigger();
  auto* dialog = window.findChild<EventDialog*>();
  ASSERT_NE(dialog, nullptr);
  const auto boxes = dialog->findChildren<QComboBox*>();
  const auto mates = std::ranges::find_if(
      boxes, [](const QComboBox* box) { return box->accessibleName() == QLatin1String("Schoolmates"); });
  ASSERT_NE(mates, boxes.end());
  EXPECT_EQ((*mates)->currentData().toInt(), static_cast<int>(contest::SchoolMates::Free));
  (*mates)->setCurrentIndex((*mates)->findData(static_cast<int>(contest::SchoolMates::KeptApart)));
  dialog->accept();
  EXPECT_FALSE(dialog->refusal().isEmpty()) << "it has begun: who changes it, and why?";
  const auto fields = dialog->findChildren<QLineEdit*>();
  for (QLineEdit* field : fields) {
    if (field->accessibleName().startsWith(QLatin1String("Entered by")))
      field->setText(QStringLiteral("R. Flores"));
    if (field->accessibleName() == QLatin1String("Reason")) field->setText(QStringLiteral("the office asks"));
  }
  QString asked;
  session.confirmations().askBy([&](const window::TwoWays& ways) {
    if (isPublishing(ways)) return true;
    asked = ways.text;
    return true;
  });
  const contest::EventSetup before = session.find(event)->setup;
  dialog->accept();
  const contest::EventSetup& after = session.find(event)->setup;
  EXPECT_TRUE(asked.contains(QStringLiteral("has already begun"))) << asked.toStdString();
  EXPECT_EQ(after.schoolMates, contest::SchoolMates::KeptApart) << dialog->refusal().toStdString();
  EXPECT_EQ(after.name, before.name);
  EXPECT_EQ(after.system, before.system);
  EXPECT_EQ(after.lotSeed, before.lotSeed);
  EXPECT_EQ(after.rounds, before.rounds);
}

// The Players page also offers the change of its event's format. The user need not go to the list of all
// events.
TEST_F(RoundsPageTest, TheFormatOfTheEventAtHandIsChangedOnEachOfItsPages) {
  const contest::EventId first = addEvent("integer", kThree);
  addEvent("radical", kThree);
  window.goTo({Location::Kind::Players, first, {}});
  QAction* change = window.commands().action(Command::ChangeEvent);
  ASSERT_TRUE(change->isEnabled());
  change->trigger();
  auto* dialog = window.findChild<EventDialog*>();
  ASSERT_NE(dialog, nullptr);
  EXPECT_TRUE(dialog->windowTitle().endsWith(QStringLiteral("integer")))
      << dialog->windowTitle().toStdString();
  EXPECT_EQ(window.location(), (Location{Location::Kind::Players, first, {}})) << "it stays there";
}

TEST_F(RoundsPageTest, ANewEventIsProposedTheRulesOfTheContest) {
  const contest::EventId first = addEvent("integer", {});
  contest::EventSetup setup = session.find(first)->setup;
  setup.name = "Rational 8";
  setup.ruleset = *rules::profile("depEd");
  ASSERT_TRUE(session.changed(desk::EventDesk(session.desk()).addEvent(setup, session.author())));
  EventDialog* dialog = openEvent(Command::AddEvent);
  ASSERT_NE(dialog, nullptr);
  const auto* ruleset = qobject_cast<QComboBox*>(field(*dialog, "Ruleset"));
  ASSERT_NE(ruleset, nullptr);
  EXPECT_EQ(ruleset->currentData().toString(), QStringLiteral("depEd"));
}

// The dialog asks for exactly the fields that the command accepts for a system (pairing::SystemRules).
TEST_F(RoundsPageTest, EachSystemIsAskedForItsOwnFields) {
  EventDialog* dialog = openEvent(Command::AddEvent);
  ASSERT_NE(dialog, nullptr);
  for (const contest::System system : kEvery<contest::System>) {
    choose(*dialog, system);
    const pairing::SystemRules& rules = pairing::rulesOf(system);
    for (const auto& [name, isTaken] :
         {std::pair("Legs (games per pair)", rules.hasLegs), std::pair("Rounds", rules.takesRounds),
          std::pair("Groups", rules.takesGroups), std::pair("Advancing per group", rules.takesGroups),
          std::pair("Final", rules.takesGroups), std::pair("Apart in first rounds", rules.takesSwissPlan),
          std::pair("Acceleration", rules.takesSwissPlan)}) {
      const QWidget* asked = field(*dialog, name);
      ASSERT_NE(asked, nullptr) << name;
      EXPECT_EQ(!asked->isHidden(), isTaken) << toText(system) << ": " << name;
    }
  }
}

// Five rounds of a Swiss event are too few for a knock-out of 64 players. The knock-out has no field that
// would show this number.
TEST_F(RoundsPageTest, AnotherSystemLeavesWhatItDoesNotAskForBehind) {
  const contest::EventId event = addEvent("integer", kThree);
  const auto changeTo = [&](contest::System system, std::optional<int> rounds) {
    EventDialog* dialog = openEvent(Command::ChangeEvent);
    choose(*dialog, system);
    if (rounds) qobject_cast<QSpinBox*>(field(*dialog, "Rounds"))->setValue(*rounds);
    dialog->accept();
    EXPECT_EQ(session.find(event)->setup.system, system) << dialog->refusal().toStdString();
    return session.find(event)->setup.rounds;
  };
  EXPECT_EQ(changeTo(contest::System::Swiss, 3), 3);
  EXPECT_EQ(changeTo(contest::System::KnockOut, {}), std::nullopt);
  EXPECT_EQ(changeTo(contest::System::RoundRobin, 2), 2) << "a round robin may be shorter";
  EventDialog* dialog = openEvent(Command::ChangeEvent);
  choose(*dialog, contest::System::Swiss);
  choose(*dialog, contest::System::RoundRobin);
  EXPECT_EQ(qobject_cast<QSpinBox*>(field(*dialog, "Rounds"))->value(), 2) << "back to its own";
}

TEST_F(RoundsPageTest, EverySystemCanBeChosen) {
  for (const contest::System system : kEvery<contest::System>) {
    EventDialog* dialog = openEvent(Command::AddEvent);
    choose(*dialog, system);
    dialog->findChildren<QLineEdit*>().front()->setText(window::toQt(toText(system)));
    dialog->accept();
    const contest::Event* made = session.contest().findEvent(toText(system));
    ASSERT_NE(made, nullptr) << toText(system) << dialog->refusal().toStdString();
    EXPECT_EQ(made->setup.system, system);
    EXPECT_EQ(made->setup.rounds.has_value(), system == contest::System::Swiss);
  }
}

}  // namespace
}  // namespace damath::window
