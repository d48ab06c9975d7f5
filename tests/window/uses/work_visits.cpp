// SPDX-License-Identifier: GPL-3.0-or-later
// Visits to states that appear only during work: a Swiss round with its reasons, scoresheets in several
// versions or with several routes, violations, running work, and a contest shared from this computer.
#include <QLineEdit>
#include <QSpinBox>
#include <QThread>
#include <algorithm>
#include <atomic>

#include "app/desk/sheets/violation_desk.hpp"
#include "app/hall/server/hall_search.hpp"
#include "app/hall/window/hall_person_dialog.hpp"
#include "app/window/frame/unsent_dialog.hpp"
#include "app/window/scoresheet/route_chooser.hpp"
#include "app/window/scoresheet/sheet_grid.hpp"
#include "platform/socket.hpp"
#include "platform/user.hpp"
#include "tests/window/uses/use.hpp"

namespace damath::testing {

namespace {

using db::JournalAction;
using window::Command;
using Kind = window::Location::Kind;
using words::Phrase;

constexpr desk::Place kSecondRound{contest::RoundNumber{2}, contest::BoardNumber{1}};

constexpr std::string_view kEight =
    "last,first,school,district\n"
    "Abad,Liza,San Carlos National High School,San Carlos\n"
    "Bernal,Karlo,Lingayen High School,Lingayen\n"
    "Castro,Mae,San Carlos National High School,San Carlos\n"
    "Dizon,Rico,Muñoz Science High School,Muñoz\n"
    "Estrella,Joy,Tarlac National High School,Tarlac East\n"
    "Fajardo,Noel,Lingayen High School,Lingayen\n"
    "Gomez,Pia,Muñoz Science High School,Muñoz\n"
    "Herrera,Tito,Tarlac National High School,Tarlac East\n";

// BLUE's dama -3 can land on two squares in the capture -3 + 2.
constexpr std::string_view kOpenRoute = R"([Set "integer"]

-1 (4,3) | | || 6 (3,4)
-7 (5,2) | | || -1 (1,4)
-1 + 6 | 5 | 5 ||
-1 x (-1) | 1 | 6 || -9 (5,4)
2 (6,1) | | || -7 (2,5)
-9 (2,3) | | || 2 (1,6)
-9 (1,4) | | || 4 ÷ (-9) | -4/9 ≈ 0 | 0
6 + 4 | 10 | 16 || 0 (6,5)
-3 (3,2) | | || 0 (7,4)
6 (0,5) | | || 0 (6,3)
-7 x 0 | 0 | 16 || -3 (6,5)
-7 + (-3) | -10 | 6 || -11 x (-7) | 77 | 77
-3 (2,3) | | || 8 (5,6)
0 (1,2) | | || -11 (3,4)
-3 x (-11) | 33 | 39 ||
-3 + 8 | 5 | 44 || -7 (3,4)
-3 ÷ (-7) | 3/7 ≈ 0 | 44 || -9 (6,3)
4 ÷ (-9) | -4/9 ≈ 0 | 44 || 2 (2,5)
-11 (2,1) | | || 2 (3,4)
-3 + 2 | -1 x 2 = -2 | 42 || 10 (4,5)
)";

// A Swiss event whose first round is played and whose second round is not published.
void standInSwiss(Stage& stage) {
  stage.event = stage.addEvent("integer", kEight, contest::System::Swiss);
  stage.pair();
  for (int board = 1; board <= 4; ++board) {
    stage.enter(10 * board, 7, {contest::RoundNumber{1}, contest::BoardNumber{board}});
  }
  stage.pair();
  stage.open(Kind::Rounds, kSecondRound);
}

// The person has typed into a stored scoresheet. Meanwhile another version has been stored.
void standWithTwoVersions(Stage& stage) {
  stage.twoMeet();
  stage.storeSheet(stage.event, kOpenRoute);
  stage.open(Kind::Sheet);
  stage.person().goTo(stage.part<window::SheetGrid>(Kind::Sheet), 0, 2);
  stage.person().type(QStringLiteral("7"));
  sheet::Sheet other = notation::parseSheetText(kOpenRoute).value();
  other.lines.front().of(board::Side::Blue).total = "9";
  desk::SheetDesk desk(stage.session.desk());
  EXPECT_TRUE(desk.storeSheet(stage.event, kFirstBoard, other, stage.session.author()));
}

// BLUE has too many violations, and the arbiter has not decided yet.
void standWithViolations(Stage& stage) {
  stage.twoMeet();
  const contest::EntryId entry = stage.session.find(stage.event)->games.front().blue;
  for (int i = 0; i < 4; ++i) {
    EXPECT_TRUE(stage.session.change(
        stage.event, stage.by(QStringLiteral("G. Cruz")), &desk::ViolationDesk::addViolation, stage.event,
        entry, std::optional(kFirstBoard), db::ViolationKind::TouchMove, std::string("chip 4")));
  }
  stage.open(Kind::Reviews);
}

// Opens and leaves two dialogs of shared contests. They need no server.
void lookAtSharing(Stage& stage) {
  const station::OwnHall hall{station::HallFolder(window::fromQt(stage.pathOf("hall"))),
                              {window::fromQt(stage.session.path()), "Test contest"}};
  for (QDialog* dialog : std::initializer_list<QDialog*>{
           new window::HallPersonDialog(stage.session, stage.translator, hall, &stage.window),
           new window::UnsentDialog(stage.session, stage.translator, &stage.window)}) {
    dialog->open();
    stage.person().leave();
  }
}

void lookAtWork(Stage& stage) {
  std::atomic<bool> isSeen = false;
  const QPointer<window::WorkDialog> work = window::WorkDialog::run(
      stage.session, stage.translator, {Phrase::SampleBeingMade, Phrase::EndWork},
      [&isSeen](const window::FileWork::Watch& watch) -> window::FileWork::Report {
        while (!isSeen && watch(3, 10)) QThread::msleep(10);
        return [] {};
      },
      &stage.window);
  EXPECT_TRUE(QTest::qWaitFor([&] { return work->isVisible(); }, kPatience));
  stage.person().look(*work);
  isSeen = true;
  EXPECT_TRUE(stage.workIsDone());
}

[[nodiscard]] bool comesTo(Stage& stage, Command command) {
  return QTest::qWaitFor([&] { return stage.action(command).isEnabled(); }, kPatience);
}

void agreeTo(Stage& stage, Command command) {
  EXPECT_TRUE(comesTo(stage, command));
  stage.person().answerNext(Person::Answer::GoOn);
  stage.person().command(command);
}

// Shares the contest on this computer, looks at the window while the server runs and while it is stopped, and
// stops sharing. PostgreSQL refuses to run as root; the dialog then says so.
void shareContest(Stage& stage) {
  Person& person = stage.person();
  int port = station::kUsualPort;
  while (!platform::isPortFree(port)) ++port;
  person.command(Command::HallMake);
  person.write(Phrase::HallArbiter, QStringLiteral("G. Cruz"));
  person.write(Phrase::HallPort, QString::number(port));
  person.submit();
  person.look();
  if (platform::isAdministrator()) {
    EXPECT_FALSE(stage.wordOfDialog().isEmpty());
    return;
  }
  ASSERT_TRUE(stage.session.hall().isJoined()) << person.told().toStdString();
  for (const Command page : {Command::GoToday, Command::GoRounds, Command::GoJournal, Command::GoStation}) {
    person.visit(page);
  }
  EXPECT_TRUE(comesTo(stage, Command::HallStop));
  person.visit(Command::HallPersonAdd);
  auto& people = *stage.window.page(Kind::Station)->findChildren<window::ListTable*>().back();
  person.goTo(people, 0);
  agreeTo(stage, Command::HallPersonPhrase);
  person.answerNext(Person::Answer::Leave);
  person.command(Command::HallPersonRemove);
  agreeTo(stage, Command::HallStop);
  EXPECT_TRUE(comesTo(stage, Command::HallStart));
  person.look();
  agreeTo(stage, Command::HallClose);
  EXPECT_TRUE(QTest::qWaitFor([&] { return stage.session.isOpen(); }, kPatience));
  EXPECT_FALSE(stage.session.hall().isJoined());
}

}  // namespace

std::vector<Use> workVisits() {
  return {
      {.name = "SwissRound",
       .runs = {Command::ShowReasons},
       .stand = standInSwiss,
       .done =
           [](Stage& stage) {
             stage.person().visit(Command::ShowReasons);
             stage.person().openContextMenu(*stage.list(Kind::Rounds).viewport());
           }},
      {.name = "ChooseVersion",
       .runs = {Command::CompareVersions, Command::ImportSheet},
       .stand = standWithTwoVersions,
       .done =
           [](Stage& stage) {
             for (const Command command : {Command::SaveSheet, Command::GoToday}) {
               stage.person().answerNext(Person::Answer::Leave);
               stage.person().command(command);
             }
           }},
      {.name = "ChooseRoute",
       .stand =
           [](Stage& stage) {
             stage.twoMeet();
             stage.storeSheet(stage.event, kOpenRoute);
             stage.open(Kind::Sheet);
           },
       .done =
           [](Stage& stage) {
             auto& grid = stage.part<window::SheetGrid>(Kind::Sheet);
             const auto& routes = stage.part<window::RouteChooser>(Kind::Sheet);
             for (int row = 15; row < 20 && !routes.isOpen(); ++row) stage.person().goTo(grid, row);
             EXPECT_TRUE(routes.isOpen());
           }},
      {.name = "Disqualify",
       .runs = {Command::ConfirmDisqualification},
       .stand = standWithViolations,
       .done =
           [](Stage& stage) {
             const auto lists = stage.window.page(Kind::Reviews)->findChildren<window::ListTable*>();
             const auto isOfFour = [](const window::ListTable* list) {
               return list->model()->rowCount() == 4;
             };
             stage.person().goTo(**std::ranges::find_if(lists, isOfFour), 3);
           }},
      {.name = "SharingDialogs", .done = lookAtSharing},
      {.name = "RunningWork", .done = lookAtWork},
      {.name = "ShareContest",
       .runs = {Command::HallMake, Command::HallClose, Command::HallPersonAdd, Command::HallPersonPhrase,
                Command::HallPersonRemove},
       .shows = {Kind::Station},
       .needsServer = true,
       .stand =
           [](Stage& stage) {
             stage.twoMeet();
             stage.open(Kind::Station);
           },
       .done = shareContest},
  };
}

}  // namespace damath::testing
