// SPDX-License-Identifier: GPL-3.0-or-later
// Tests a whole contest day by keys alone: a contest from the ladder, a pasted list with decisions, check-in,
// and three rounds with quick entry. A sheet with mistakes is typed, ruled on, checked and approved, and a
// rematch is entered by its sheet. Then follow the print preview of the tally, medals, documents, the export
// of the whole contest, and undo. The test only reads the desks.
#include <QAbstractButton>
#include <QCheckBox>
#include <QClipboard>
#include <QFileInfo>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QTimer>
#include <set>

#include "app/desk/events/check_in_desk.hpp"
#include "app/window/page/preview_dialog.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/players/import_dialog.hpp"
#include "app/window/start/contest_dialog.hpp"
#include "app/window/start/event_choices.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

constexpr int kUntilRead = 1000;  // milliseconds; a question takes no blank in its first 700 ms
constexpr int kUntilAsked = 300;  // milliseconds; longer than a message box needs to appear
constexpr const char* kDaysList =
    "last\tfirst\tschool\tgrade\nAbad\tAna\tX Elementary\t7\nBello\tBen\tY Elementary\t7\n"
    "Cruz\tCora\tZ Elementary\t7\nNobody\tNo\t\t7\n";
// Another player with the same name, from another school.
constexpr const char* kNamesake = "last\tfirst\tschool\tgrade\nCruz\tCora\tX Elementary\t7\n";

class ContestDay : public testing::ConsoleTest {
 protected:
  void SetUp() override {
    ConsoleTest::SetUp();
    // An unexpected message box fails the test and is closed, so that the day ends. A box counts as
    // unexpected if two checks in a row find it.
    m_watch.setInterval(4000);
    QObject::connect(&m_watch, &QTimer::timeout, &window, [met = QPointer<QMessageBox>()]() mutable {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      const bool isLong = box != nullptr && met == box;
      met = box;
      if (!isLong) return;
      ADD_FAILURE() << "nobody answers: " << box->text().toStdString();
      box->reject();
    });
    m_watch.start();
  }

  static QWidget* modal() { return QApplication::activeModalWidget(); }
  // A window system activates the window that comes to the front. The offscreen platform does not.
  QWidget* front() {
    QWidget* top = modal() == nullptr ? static_cast<QWidget*>(&window) : modal();
    if (!top->isActiveWindow()) {
      top->activateWindow();
      EXPECT_TRUE(QTest::qWaitForWindowActive(top));
    }
    return top;
  }
  QWidget* hand() {
    QWidget* top = front();
    return top->focusWidget() == nullptr ? top : top->focusWidget();
  }
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::keyPress(hand(), key, modifiers);
    QApplication::processEvents();
  }
  void text(const QString& letters) {
    for (const QChar letter : letters) QTest::keyClick(hand(), letter.toLatin1());
    QApplication::processEvents();
  }
  // Runs a command by the shortcut that the menu shows.
  void command(Command command) {
    const QKeySequence keys = action(command).shortcut();
    ASSERT_FALSE(keys.isEmpty()) << window.commands().name(command).toStdString() << " has no key";
    ASSERT_TRUE(action(command).isEnabled())
        << window.commands().name(command).toStdString() << ", on page "
        << static_cast<int>(window.location().kind) << ", the hand on " << hand()->metaObject()->className();
    key(keys[0].key(), keys[0].keyboardModifiers());
  }
  void tabTo(const QWidget* field) {
    for (int i = 0; i < 80 && hand() != field; ++i) key(Qt::Key_Tab);
    ASSERT_EQ(hand(), field) << "Tab does not lead there";
  }
  // Accepts the next message box by moving with Tab to its accept button.
  void goOnAtTheNextBox() {
    QObject::connect(&m_goOn, &QTimer::timeout, &window, [this] {
      auto* box = qobject_cast<QMessageBox*>(modal());
      if (box == nullptr) return;
      m_goOn.stop();
      m_goOn.disconnect();
      const auto goesOn = [box](QWidget* widget) {
        auto* button = qobject_cast<QAbstractButton*>(widget);
        return button != nullptr && box->buttonRole(button) == QMessageBox::AcceptRole;
      };
      for (int i = 0; i < 5 && !goesOn(hand()); ++i) key(Qt::Key_Tab);
      QTest::qWait(kUntilRead);
      QTest::keyClick(hand(), Qt::Key_Space);
    });
    m_goOn.start(kUntilAsked);
  }
  // Types each text into its field and presses Return, until the form is accepted.
  void fill(const QStringList& texts) {
    for (const QString& each : texts) {
      ASSERT_NE(modal(), nullptr);
      text(each);
      key(Qt::Key_Return);
    }
    EXPECT_EQ(modal(), nullptr) << "it is still asked";
    // Return leads to an empty field with a message about this field. These messages are expected.
    refusals.clear();
  }

  [[nodiscard]] const contest::Event& event() const { return session.contest().events.front(); }
  [[nodiscard]] const contest::Game& game(int round, int board) const {
    for (const contest::Game& each : event().games) {
      if (contest::numberOf(each.round) == round && contest::numberOf(each.board) == board) return each;
    }
    ADD_FAILURE() << "no board " << board << " in round " << round;
    return event().games.front();
  }

  void makeContest();
  void enterPlayers();
  // Pastes a list and decides on the line that asks for a decision.
  void pasteList(const char* list, int line, Qt::Key decision);
  void checkIn();
  void pairRound(int round);
  void enterResult(int round, int board);
  void typeSheet();
  void reviewSheet();
  void playRematch();
  // Goes as far as the printer dialog of Qt, which is not part of the program.
  void lookAtPrint();
  void takeOut();

  QTimer m_watch;
  QTimer m_goOn;
  std::set<contest::EntryId> m_leaders;  // the two players who draw with each other and win all other games
};

void ContestDay::makeContest() {
  command(Command::NewContest);
  auto* dialog = qobject_cast<ContestDialog*>(modal());
  ASSERT_NE(dialog, nullptr);
  text(QStringLiteral("Division day"));
  tabTo(dialog->findChildren<QLineEdit*>().back());
  key(Qt::Key_A, Qt::ControlModifier);
  text(folder.filePath(QStringLiteral("day.damath")));
  key(Qt::Key_Return);
  auto* choices = dialog->findChild<EventChoices*>();
  ASSERT_NE(choices, nullptr) << dialog->refusal().toStdString();
  const auto setups = EventChoices::ladder();
  const auto ticks = choices->findChildren<QCheckBox*>();
  ASSERT_EQ(static_cast<std::size_t>(ticks.size()), setups.size());
  for (std::size_t i = 0; i < setups.size(); ++i) {
    if (setups[i].set.name == "integer") continue;
    tabTo(ticks[static_cast<qsizetype>(i)]);
    QTest::keyClick(hand(), Qt::Key_Space);
  }
  key(Qt::Key_Return);
  ASSERT_EQ(modal(), nullptr) << dialog->refusal().toStdString();
  EXPECT_EQ(session.contest().head.name, "Division day");
  ASSERT_EQ(session.contest().events.size(), 1U);
}

void ContestDay::enterPlayers() {
  command(Command::GoPlayers);
  pasteList(kDaysList, 5, Qt::Key_X);
  ASSERT_EQ(event().entries.size(), 3U) << "the line without a school is left out";
  pasteList(kNamesake, 2, Qt::Key_D);
  ASSERT_EQ(event().entries.size(), 4U) << "another person of the same name";
  EXPECT_EQ(session.contest().players.size(), 4U);
}

void ContestDay::pasteList(const char* list, int line, Qt::Key decision) {
  QGuiApplication::clipboard()->setText(QString::fromLatin1(list));
  command(Command::PastePlayers);
  auto* dialog = qobject_cast<ImportDialog*>(modal());
  ASSERT_NE(dialog, nullptr);
  tabTo(&dialog->rows());
  EXPECT_EQ(dialog->rows().currentKey().toInt(), line) << "the line to be decided is gone to";
  key(decision);
  key(Qt::Key_Return);
  ASSERT_TRUE(workIsDone());
  ASSERT_EQ(modal(), nullptr) << modal()->windowTitle().toStdString() << ' '
                              << dialog->refusal().toStdString();
}

void ContestDay::checkIn() {
  command(Command::GoCheckIn);
  text(QStringLiteral("pppl"));
  const auto list = desk::CheckInDesk(session.desk()).list(event().id, contest::RoundNumber{1});
  ASSERT_TRUE(list);
  EXPECT_EQ(list->count(desk::Presence::Present), 3);
  EXPECT_EQ(list->count(desk::Presence::Late), 1);
}

void ContestDay::pairRound(int round) {
  command(Command::GoRounds);
  command(Command::PairRound);
  ASSERT_EQ(event().rounds.size(), static_cast<std::size_t>(round));
  command(Command::PublishRound);
  EXPECT_EQ(event().rounds.back().publication, contest::Publication::Published);
}

void ContestDay::enterResult(int round, int board) {
  const contest::Game& played = game(round, board);
  const bool isBlueAhead = m_leaders.contains(played.blue);
  const bool isRedAhead = m_leaders.contains(played.red);
  const bool isBlue = isBlueAhead == isRedAhead ? played.blue < played.red : isBlueAhead;
  QString figures = isBlue ? QStringLiteral("12 5") : QStringLiteral("5 12");
  if (isBlueAhead && isRedAhead) figures = QStringLiteral("9 9");
  text(QStringLiteral("%1 %2").arg(board).arg(figures));
  key(Qt::Key_Enter, Qt::KeypadModifier);
  EXPECT_TRUE(game(round, board).result.has_value()) << "round " << round << " board " << board;
}

// BLUE's score in line 2 is written as −12; the correct value is −9 + (−1) = −10.
void ContestDay::typeSheet() {
  for (const char* cell : {"-9 03", "-1 14", "-9 + (-1)", "-12", "-12", "10 + (-9)", "1", "1"}) {
    text(QString::fromLatin1(cell));
    key(Qt::Key_Return);
  }
  command(Command::SaveSheet);
}

void ContestDay::reviewSheet() {
  command(Command::GoReviews);
  key(Qt::Key_Return);
  ASSERT_EQ(window.location().kind, Location::Kind::Review);
  command(Command::TakeCorrection);
  for (const char* who : {"Gng. Reyes", "the paper says so"}) {
    text(QString::fromLatin1(who));
    key(Qt::Key_Return);
  }
  const desk::SheetDesk sheets(session.desk());
  ASSERT_EQ(sheets.sheetInForce(event().id, testing::kFirstBoard)->stored.rulings.size(), 1U);
  command(Command::MarkChecked);
  fill({QStringLiteral("G. Cruz")});
  EXPECT_EQ(sheets.sheetInForce(event().id, testing::kFirstBoard)->stored.reviews.size(), 1U);
  command(Command::SignOff);
  goOnAtTheNextBox();
  fill({QStringLiteral("Gng. Reyes"), QStringLiteral("the paper was held beside it")});
  EXPECT_TRUE(sheets.sheetInForce(event().id, testing::kFirstBoard)->stored.signOff.has_value());
}

void ContestDay::playRematch() {
  command(Command::GoTally);
  command(Command::OpenSheet);
  ASSERT_TRUE(window.location().isRematchDue);
  typeSheet();
  ASSERT_EQ(event().rematches.size(), 1U) << refusals.join(u'\n').toStdString();
  EXPECT_FALSE(window.location().isRematchDue);
  command(Command::AcceptSheet);
  ASSERT_NE(modal(), nullptr);
  key(Qt::Key_Return);
  EXPECT_EQ(modal(), nullptr);
}

void ContestDay::lookAtPrint() {
  command(Command::GoTally);
  command(Command::Print);
  ASSERT_TRUE(
      QTest::qWaitFor([] { return qobject_cast<PreviewDialog*>(modal()) != nullptr; }, testing::kPatience));
  key(Qt::Key_End);
  key(Qt::Key_Escape);
  EXPECT_EQ(modal(), nullptr);
}

void ContestDay::takeOut() {
  command(Command::GoSchools);
  EXPECT_GT(part<ListTable>(Location::Kind::Schools).model()->rowCount(), 0) << "schools have their medals";
  command(Command::ExportPdf);
  ASSERT_TRUE(workIsDone());
  ASSERT_NE(modal(), nullptr);
  const QString paper = folder.filePath(QStringLiteral("medals.pdf"));
  key(Qt::Key_A, Qt::ControlModifier);
  text(paper);
  key(Qt::Key_Return);
  EXPECT_TRUE(workIsDone());
  EXPECT_GT(QFileInfo(paper).size(), 0);
  command(Command::Find);
  text(QStringLiteral("whole contest"));
  key(Qt::Key_Return);
  ASSERT_TRUE(QTest::qWaitFor([] { return modal() != nullptr; }, testing::kPatience));
  const QString whole = folder.filePath(QStringLiteral("day.json"));
  key(Qt::Key_A, Qt::ControlModifier);
  text(whole);
  key(Qt::Key_Return);
  EXPECT_TRUE(QTest::qWaitFor([&] { return QFileInfo(whole).size() > 0; }, testing::kPatience));
}

TEST_F(ContestDay, IsDoneByKeysAlone) {
  ASSERT_NO_FATAL_FAILURE(makeContest());
  ASSERT_NO_FATAL_FAILURE(enterPlayers());
  ASSERT_NO_FATAL_FAILURE(checkIn());
  ASSERT_NO_FATAL_FAILURE(pairRound(1));
  // The first board's sheet is entered before its result and gives the result.
  command(Command::OpenSheet);
  ASSERT_EQ(window.location(), (Location{Location::Kind::Sheet, event().id, testing::kFirstBoard}));
  ASSERT_NO_FATAL_FAILURE(typeSheet());
  command(Command::AcceptSheet);
  ASSERT_NE(modal(), nullptr);
  key(Qt::Key_Return);
  ASSERT_EQ(modal(), nullptr);
  const contest::Game& first = game(1, 1);
  ASSERT_TRUE(first.result.has_value());
  m_leaders = {first.result->result == rules::Result::BlueWins ? first.blue : first.red, game(1, 2).blue};
  ASSERT_NO_FATAL_FAILURE(reviewSheet());
  command(Command::GoRounds);
  enterResult(1, 2);
  for (int round = 2; round <= 3; ++round) {
    ASSERT_NO_FATAL_FAILURE(pairRound(round));
    for (int board = 1; board <= 2; ++board) enterResult(round, board);
  }
  ASSERT_NO_FATAL_FAILURE(playRematch());
  ASSERT_NO_FATAL_FAILURE(lookAtPrint());
  ASSERT_NO_FATAL_FAILURE(takeOut());
  // The last action was the acceptance of the rematch's sheet. The action before entered the rematch.
  command(Command::Undo);
  EXPECT_EQ(event().rematches.size(), 1U);
  command(Command::Undo);
  EXPECT_TRUE(event().rematches.empty());
  command(Command::Redo);
  EXPECT_EQ(event().rematches.size(), 1U);
  EXPECT_TRUE(refusals.isEmpty()) << refusals.join(u'\n').toStdString();
}

}  // namespace
}  // namespace damath::window
