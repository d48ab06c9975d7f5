// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of every dialog with the keyboard alone: the first focus, and the effects of Tab, Return, Escape and
// the letter keys.
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <map>
#include <set>

#include "app/window/dialogs/confirmation_dialog.hpp"
#include "app/window/dialogs/question.hpp"
#include "app/window/dialogs/rematch_dialog.hpp"
#include "app/window/dialogs/result_dialog.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/players/players_page.hpp"
#include "app/window/start/contest_dialog.hpp"
#include "app/window/today/event_dialog.hpp"
#include "core/every.hpp"
#include "tests/window/dialogs/dialogs_fixture.hpp"

namespace damath::window {
namespace {

using testing::expectLettersApart;
using testing::kFour;

bool isField(const QWidget* widget) {
  return qobject_cast<const QLineEdit*>(widget) != nullptr ||
         qobject_cast<const QComboBox*>(widget) != nullptr ||
         qobject_cast<const QAbstractSpinBox*>(widget) != nullptr ||
         qobject_cast<const QAbstractItemView*>(widget) != nullptr;
}

// Returns the tab stops of a dialog in tab order, from the top.
std::vector<QWidget*> tabStops(const QDialog& dialog) {
  std::vector<QWidget*> stops;
  QWidget* const start = dialog.focusWidget();
  if (start == nullptr) return stops;
  QWidget* each = start;
  do {
    const bool stands = each != &dialog && each->isVisible() && each->isEnabled() &&
                        (each->focusPolicy() & Qt::TabFocus) != 0 && each->focusProxy() == nullptr;
    if (stands && dialog.isAncestorOf(each) && !each->inherits("QScrollBar") &&
        !each->inherits("QTableCornerButton")) {
      stops.push_back(each);
    }
    each = each->nextInFocusChain();
  } while (each != start);
  const auto above = [&dialog](const QWidget* one, const QWidget* other) {
    return one->mapTo(&dialog, QPoint()).y() < other->mapTo(&dialog, QPoint()).y();
  };
  if (stops.empty()) return stops;
  std::rotate(stops.begin(), std::min_element(stops.begin(), stops.end(), above), stops.end());
  return stops;
}

void expectVisualOrder(const QDialog& dialog, const std::string& name) {
  const std::vector<QWidget*> stops = tabStops(dialog);
  for (std::size_t i = 1; i < stops.size(); ++i) {
    const QRect before(stops[i - 1]->mapTo(&dialog, QPoint()), stops[i - 1]->size());
    const QRect after(stops[i]->mapTo(&dialog, QPoint()), stops[i]->size());
    const bool isBelow = after.top() >= before.bottom();
    const bool isRight = after.left() >= before.right() && after.bottom() > before.top();
    // Dialog buttons have the order of the desktop.
    const bool areButtons = qobject_cast<QPushButton*>(stops[i]) != nullptr &&
                            qobject_cast<QPushButton*>(stops[i - 1]) != nullptr;
    EXPECT_TRUE(isBelow || isRight || areButtons)
        << name << ": " << stops[i - 1]->accessibleName().toStdString() << " then "
        << stops[i]->accessibleName().toStdString();
  }
}

// The focus begins in the first field that still needs input. If no field needs input, the focus is on the
// default button.
void expectFocusFirst(const QDialog& dialog, const std::string& name) {
  const QWidget* focus = dialog.focusWidget();
  ASSERT_NE(focus, nullptr) << name;
  const std::vector<QWidget*> stops = tabStops(dialog);
  if (stops.front() == focus || std::none_of(stops.begin(), stops.end(), isField)) return;
  const auto* button = qobject_cast<const QPushButton*>(focus);
  if (button != nullptr && button->isDefault()) return;
  EXPECT_TRUE(isField(focus)) << name << ": the focus is on " << focus->metaObject()->className();
  for (const QWidget* stop : stops) {
    if (stop == focus) break;
    const auto* line = qobject_cast<const QLineEdit*>(stop);
    EXPECT_FALSE(line != nullptr && line->text().isEmpty())
        << name << ": passed over " << stop->accessibleName().toStdString();
  }
}

void expectNames(const QDialog& dialog, const std::string& name) {
  for (QWidget* stop : tabStops(dialog)) {
    QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(stop);
    ASSERT_NE(interface, nullptr);
    EXPECT_FALSE(interface->text(QAccessible::Name).isEmpty())
        << name << ": " << stop->metaObject()->className();
  }
}

// Return in a field presses the accept button.
void expectDefault(const QDialog& dialog, const std::string& name) {
  const auto* box = dialog.findChild<QDialogButtonBox*>();
  if (box == nullptr) return;
  const auto all = box->buttons();
  // Skips a dialog whose accept button is disabled: Return does something else there.
  for (const QAbstractButton* each : all) {
    if (box->buttonRole(const_cast<QAbstractButton*>(each)) == QDialogButtonBox::AcceptRole &&
        !each->isEnabled()) {
      return;
    }
  }
  const auto buttons = dialog.findChildren<QPushButton*>();
  int defaults = 0;
  for (const QPushButton* button : buttons) {
    if (!button->isDefault()) continue;
    ++defaults;
    // Return presses the focused button, whatever its role is.
    if (button == dialog.focusWidget()) continue;
    const auto role = box->buttonRole(const_cast<QPushButton*>(button));
    const bool isOnly = box->buttons().size() == 1;
    EXPECT_TRUE(isOnly || role == QDialogButtonBox::AcceptRole) << name;
  }
  EXPECT_EQ(defaults, 1) << name;
}

// Tab visits every tab stop and returns to the first.
void expectTabComesByAll(QDialog& dialog, const std::string& name) {
  constexpr int kMostStops = 60;
  QWidget* const start = dialog.focusWidget();
  ASSERT_NE(start, nullptr) << name;
  std::set<QWidget*> passed;
  for (int i = 0; i < kMostStops; ++i) {
    passed.insert(dialog.focusWidget());
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
    if (dialog.focusWidget() == start) break;
  }
  EXPECT_EQ(dialog.focusWidget(), start) << name << ": Tab does not come back";
  const auto widgets = dialog.findChildren<QWidget*>();
  for (QWidget* each : widgets) {
    const bool takesTab =
        (each->focusPolicy() & Qt::TabFocus) == Qt::TabFocus && each->focusProxy() == nullptr;
    if (!takesTab || !each->isVisible() || !each->isEnabled() || each->window() != &dialog) continue;
    EXPECT_TRUE(passed.contains(each)) << name << ": Tab passes over " << each->metaObject()->className()
                                       << " " << each->accessibleName().toStdString();
  }
  start->setFocus();
}

class DialogsTest : public testing::DialogsFixture {
 protected:
  void expectSound(QDialog& dialog, const std::string& name) {
    m_seen.insert(name);
    expectTabComesByAll(dialog, name);
    expectFocusFirst(dialog, name);
    expectVisualOrder(dialog, name);
    expectLettersApart(dialog, name);
    expectNames(dialog, name);
    expectDefault(dialog, name);
    const QRect room = dialog.screen()->availableGeometry();
    EXPECT_LE(dialog.minimumSizeHint().width(), 640) << name;
    EXPECT_LE(dialog.height(), room.height()) << name;
    for (QWidget* stop : tabStops(dialog)) {
      EXPECT_GE(stop->height(), stop->minimumSizeHint().height()) << name << ": squeezed";
    }
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QApplication::processEvents();
    EXPECT_NE(QApplication::activeModalWidget(), &dialog) << name << ": Escape does not leave it";
  }

  // Runs every enabled command except those in `passed`. Each command must open a dialog or show a message.
  // Checks the language, the keyboard use and the size of each dialog. `where` names the page in failures.
  void walk(const std::string& where) {
    // These commands act at once, leave the page, or open a dialog of Qt. The guide is a window of its own.
    const std::set<Command> passed{
        Command::OpenContest,  Command::CloseContest,   Command::Quit,           Command::PairRound,
        Command::PublishRound, Command::Rejoin,         Command::SaveSheet,      Command::Undo,
        Command::Redo,         Command::InsertLine,     Command::RemoveLine,     Command::NextFinding,
        Command::DrawLot,      Command::GoToday,        Command::GoPlayers,      Command::GoRounds,
        Command::GoTally,      Command::OpenSheet,      Command::Back,           Command::ImportSheet,
        Command::Print,        Command::ExportPdf,      Command::ShowHall,       Command::StartClock,
        Command::ResetClock,   Command::Rulebook,       Command::OpenSample,     Command::WriteCell,
        Command::PastePlayers, Command::Filter,         Command::GoCheckIn,      Command::GoSchools,
        Command::GoJournal,    Command::KeepPairing,    Command::ProgramPairing, Command::OutstandingOnly,
        Command::ShowReasons,  Command::BackUp,         Command::CheckFile,      Command::WriteWhole,
        Command::MergeEvent,   Command::GoReviews,      Command::GoSettings,     Command::ExportEvent,
        Command::GoPractice,   Command::GoLessons,      Command::GoClocks,       Command::OpenGame,
        Command::SaveGame,     Command::AskHint,        Command::EngineTurn,     Command::OfferDraw,
        Command::Resign,       Command::TurnBoard,      Command::AnalyseFile,    Command::ExportTeams,
        Command::GoStation,    Command::NextAnyFinding, Command::NextInPile,     Command::CrossOut,
        Command::Guide};
    for (const Command command : kEvery<Command>) {
      QAction* action = window.commands().action(command);
      if (passed.contains(command) || !action->isEnabled()) continue;
      action->trigger();
      QApplication::processEvents();
      auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
      const std::string name = where + ": " + action->iconText().toStdString();
      // The command has nothing to ask about and shows a message instead.
      if (dialog == nullptr && !refusalAbove().isEmpty()) continue;
      ASSERT_NE(dialog, nullptr) << name;
      expectOwnWords(*dialog, {where, command});
      expectSound(*dialog, name);
    }
  }

  // In the second language, the dialog must look different from the dialog in the first.
  void expectOwnWords(QDialog& dialog, const std::pair<std::string, Command>& at) {
    const QImage picture = dialog.grab().toImage();
    const auto [before, isFirst] = m_pictures.emplace(at, picture);
    EXPECT_TRUE(isFirst || before->second != picture) << at.first << ": " << static_cast<int>(at.second);
  }

  std::set<std::string> m_seen;
  std::map<std::pair<std::string, Command>, QImage> m_pictures;
};

TEST_F(DialogsTest, EveryDialogIsSoundUnderTheKeyboardAndHasItsLanguage) {
  const contest::EventId tied = pairedEvent("integer");
  enter(tied, testing::kFirstBoard, -6, -6);  // the totals of a sheet without turns
  const contest::EventId open = addEvent("rational", kFour);
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(open, session.author())));
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(open, session.author())));
  sheet::Sheet integers;
  integers.setTag("Set", "integer");
  storeSheet(tied, integers);
  const contest::EventId fresh = addEvent("whole", {});
  for (const auto language : {words::Language::English, words::Language::Filipino}) {
    translator.setLanguage(language);
    window.goTo({});
    walk("events");
    window.goTo({Location::Kind::Practice, {}, {}});
    walk("practice");
    window.goTo({Location::Kind::Sheet, tied, testing::kFirstBoard});
    walk("sheet");
    for (const contest::EventId event : {tied, open, fresh}) {
      window.goTo({Location::Kind::Players, event, {}});
      walk("players " + std::to_string(contest::numberOf(event)));
      window.goTo({Location::Kind::Rounds, event, {}});
      walk("rounds " + std::to_string(contest::numberOf(event)));
      window.goTo({Location::Kind::Tally, event, {}});
      walk("tally " + std::to_string(contest::numberOf(event)));
    }
  }
  EXPECT_GE(m_seen.size(), 20U);
}

TEST_F(DialogsTest, AListThatIsImportedIsShownInADialogUnderTheKeyboard) {
  for (const char* rows : {"Ramon,Mario,JGMNHS\n", "Ramon,,\n"}) {
    const QString path = folder.filePath(QStringLiteral("players.csv"));
    std::ofstream(window::fromQt(path)) << "last,first,school\n" << rows;
    const contest::EventId event =
        session.contest().events.empty() ? addEvent("integer", {}) : session.contest().events.front().id;
    window.goTo({Location::Kind::Players, event, {}});
    static_cast<PlayersPage*>(window.page(Location::Kind::Players))->previewImport(path);
    QApplication::processEvents();
    auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    expectSound(*dialog, rows);
  }
}

TEST_F(DialogsTest, ARematchIsEnteredByItsFiguresAlone) {
  const contest::EventId event = pairedEvent("integer");
  enter(event, testing::kFirstBoard, 10, 10);
  window.goTo({Location::Kind::Tally, event, {}});
  ASSERT_NE(opened<RematchDialog>(Command::EnterRematch), nullptr);
  type("12");
  press(Qt::Key_Tab);
  type("8");
  press(Qt::Key_Return);
  ASSERT_EQ(session.find(event)->rematches.size(), 1U);
  EXPECT_EQ(session.find(event)->rematches.front().result.blueGrand, exact::Number(12));
}

TEST_F(DialogsTest, ARematchIsCorrectedOnceTheRankingIsFinal) {
  const contest::EventId event = pairedEvent("integer");
  enter(event, testing::kFirstBoard, 10, 10);
  const contest::Game& game = session.find(event)->games.front();
  const contest::ResultInput input{rules::Ending::Time, exact::Number(12), exact::Number(8)};
  ASSERT_TRUE(session.changed(
      desk::RoundDesk(session.desk()).setRematch(event, game.blue, game.red, input, session.author())));
  window.goTo({Location::Kind::Tally, event, {}});
  auto* dialog = opened<RematchDialog>(Command::EnterRematch);
  ASSERT_NE(dialog, nullptr);
  const auto lines = dialog->findChildren<QLineEdit*>();
  const auto put = [&](const char* label, const char* text) {
    for (QLineEdit* line : lines) {
      if (line->accessibleName().startsWith(QLatin1String(label))) line->setText(QString::fromLatin1(text));
    }
  };
  put("Grand total of BLUE", "7");
  dialog->accept();
  EXPECT_FALSE(dialog->refusal().isEmpty()) << "who corrects it, and why?";
  put("Entered by", "R. Flores");
  put("Reason", "figures swapped");
  dialog->accept();
  ASSERT_EQ(session.find(event)->rematches.size(), 1U);
  EXPECT_EQ(session.find(event)->rematches.front().result.result, rules::Result::RedWins);
}

// The first result of an unpublished round asks if the round may be published. After each result, the dialog
// goes on to the next board.
TEST_F(DialogsTest, ResultsAreKeyedBoardAfterBoard) {
  QStringList asked;
  bool answer = false;
  session.confirmations().askBy([&](const window::TwoWays& ways) {
    asked << ways.text;
    return answer;
  });
  const contest::EventId event = addEvent("integer", kFour);
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
  window.goTo({Location::Kind::Rounds, event, {}});
  auto* dialog = opened<ResultDialog>(Command::EnterResult);
  ASSERT_NE(dialog, nullptr);
  const auto result = [&](std::size_t game) { return session.find(event)->games[game].result; };
  type("75");
  press(Qt::Key_Return);
  EXPECT_FALSE(result(0)) << "the second total is not there yet";
  type("-8");
  press(Qt::Key_Return);
  EXPECT_FALSE(result(0)) << "nobody has said yes";
  EXPECT_TRUE(session.find(event)->isHeld(contest::RoundNumber{1}));
  answer = true;
  dialog->accept();
  ASSERT_TRUE(result(0));
  EXPECT_FALSE(session.find(event)->isHeld(contest::RoundNumber{1}));
  EXPECT_EQ(result(0)->redGrand, exact::Number(-8));
  EXPECT_TRUE(dialog->isVisible()) << "board 2 comes next";
  EXPECT_EQ(part<ListTable>(Location::Kind::Rounds).currentKey().toInt(), 2);
  type("3");
  press(Qt::Key_Return);
  type("4");
  press(Qt::Key_Return);
  ASSERT_TRUE(result(1));
  EXPECT_EQ(result(1)->result, rules::Result::RedWins);
  EXPECT_NE(QApplication::activeModalWidget(), dialog) << "no board is open";
  ASSERT_EQ(asked.size(), 2) << "for the first board alone";
  EXPECT_TRUE(asked.front().contains(QLatin1String("the round is published"))) << asked.front().toStdString();
}

TEST_F(DialogsTest, ARefusalGoesAtTheNextLetterAndSqueezesNothing) {
  auto* dialog = opened<ContestDialog>(Command::NewContest);
  ASSERT_NE(dialog, nullptr);
  press(Qt::Key_Return);
  EXPECT_FALSE(dialog->refusal().isEmpty());
  const auto lines = dialog->findChildren<QLineEdit*>();
  for (const QLineEdit* line : lines) EXPECT_GE(line->height(), line->minimumSizeHint().height());
  dialog->showRefusal(QString(600, u'x').replace(40, 1, QStringLiteral(" ")) + QString(900, u' '));
  QApplication::processEvents();
  for (const QLineEdit* line : lines) EXPECT_GE(line->height(), line->minimumSizeHint().height());
  type("D");
  EXPECT_TRUE(dialog->refusal().isEmpty());
}

TEST_F(DialogsTest, TheLettersOfANewEventStayApartUnderEverySystem) {
  for (const auto language : {words::Language::English, words::Language::Filipino}) {
    translator.setLanguage(language);
    auto* dialog = opened<EventDialog>(Command::AddEvent);
    ASSERT_NE(dialog, nullptr);
    const auto boxes = dialog->findChildren<QComboBox*>();
    const auto system = std::ranges::find_if(boxes, [](const QComboBox* box) {
      return box->findData(static_cast<int>(contest::System::DoubleKnockOut)) == 4;
    });
    ASSERT_NE(system, boxes.end());
    for (int i = 0; i < (*system)->count(); ++i) {
      (*system)->setCurrentIndex(i);
      QApplication::processEvents();
      expectLettersApart(*dialog, (*system)->currentText().toStdString());
      expectVisualOrder(*dialog, (*system)->currentText().toStdString());
      for (QWidget* stop : tabStops(*dialog)) EXPECT_GE(stop->height(), stop->minimumSizeHint().height());
    }
    dialog->reject();
    QApplication::processEvents();
  }
}

TEST_F(DialogsTest, ANewContestIsProposedWhereAFolderIs) {
  const QFileInfo proposed(ContestDialog::proposedPath());
  EXPECT_TRUE(proposed.dir().exists());
  EXPECT_FALSE(proposed.exists());
}

TEST_F(DialogsTest, WithdrawingAsks) {
  const contest::EventId event = addEvent("integer", kFour);
  window.goTo({Location::Kind::Players, event, {}});
  auto* dialog = opened<ConfirmationDialog>(Command::Withdraw);
  ASSERT_NE(dialog, nullptr);
  EXPECT_FALSE(session.find(event)->entries.front().lastRound);
  press(Qt::Key_Return);
  EXPECT_TRUE(session.find(event)->entries.front().lastRound);
}

// A person who goes on typing decides nothing. In Qt's own message box the letter alone presses the button.
TEST(QuestionBox, AButtonNeedsAltWithItsLetter) {
  Question box(QMessageBox::Question, QStringLiteral("?"), QStringLiteral("?"));
  const auto* rule = box.addButton(QStringLiteral("Save &ruling"), QMessageBox::AcceptRole);
  box.addButton(QMessageBox::Cancel);
  box.show();
  for (const Qt::Key key : {Qt::Key_R, Qt::Key_C, Qt::Key_1}) QTest::keyClick(&box, key);
  QTest::keyClick(&box, Qt::Key_R, Qt::ShiftModifier);
  QTest::qWait(testing::kLongPause);
  EXPECT_TRUE(box.isVisible());
  QTest::keyClick(&box, Qt::Key_Escape);
  EXPECT_FALSE(box.isVisible());
  EXPECT_NE(box.clickedButton(), rule);
}

}  // namespace
}  // namespace damath::window
