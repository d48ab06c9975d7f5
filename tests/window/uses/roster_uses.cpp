// SPDX-License-Identifier: GPL-3.0-or-later
// The use cases of contest, events, players, schools and check-in.
#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>

#include "app/desk/play/live_desk.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "app/desk/sheets/violation_desk.hpp"
#include "app/window/dialogs/form_dialog.hpp"
#include "core/notation/trf/trf_export.hpp"
#include "tests/window/uses/use.hpp"

namespace damath::testing {

namespace {

using db::JournalAction;
using window::Command;
using Kind = window::Location::Kind;
using words::Phrase;

// A list with four kinds of row: new, known, similar to a known player, and refused.
constexpr std::string_view kFourKinds =
    "Apelyido,Pangalan,Paaralan,Distrito\n"
    "Lopez,Inna,Binmaley Catholic School,Binmaley\n"
    "Abad,Liza,X,\n"
    "Bernal,Carlo,Y,\n"
    "Dela Cruz,,Binmaley Catholic School,Binmaley\n";

// Returns the tournament report of an event with four players and one played round.
std::string reportOfFour(Stage& stage) {
  stage.fourPlayers();
  stage.pair();
  stage.enter(9, 5);
  stage.enter(9, 5, kOtherBoard);
  const contest::Event& played = *stage.session.find(stage.event);
  const auto report = notation::trfOf(stage.session.contest(), played, desk::standingsOf(played, {}),
                                      {contest::PrivacyOption::FullName}, notation::TrfVersion::Trf16);
  EXPECT_TRUE(report);
  return report ? notation::toTrf(*report, notation::TrfVersion::Trf16) : std::string();
}

void chooseList(Stage& stage, const char* file) {
  stage.person().command(Command::ImportPlayers);
  stage.person().press(Phrase::ChooseList);
  stage.person().file(stage.pathOf(file));
}

// Returns the errors of the list in the dialog, and leaves the dialog; empty if no error is shown.
QString faultsOfList(Stage& stage) {
  const auto* dialog = qobject_cast<window::FormDialog*>(QApplication::activeModalWidget());
  if (dialog == nullptr) return {};
  const auto buttons = dialog->findChildren<QPushButton*>();
  for (const QPushButton* each : buttons) {
    QString text = each->text();
    if (text.remove(u'&') != stage.translator.plain(Phrase::Import)) continue;
    EXPECT_FALSE(each->isEnabled());
  }
  const auto labels = dialog->findChildren<QLabel*>();
  QString faults;
  const QString refused = stage.translator(Phrase::ImportRefused).section(u'%', 0, 0);
  for (const QLabel* label : labels) {
    if (label->isVisible() && label->text().startsWith(refused)) faults = label->text();
  }
  stage.person().leave();
  return faults;
}

}  // namespace

std::vector<Use> rosterUses() {
  return {
      {.name = "NewContest",
       .writes = {JournalAction::CreateContest, JournalAction::AddEvent},
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::NewContest);
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::NewContest);
             stage.person().write(Phrase::ContestName, QStringLiteral("Division day"));
             stage.person().write(Phrase::File, stage.pathOf("day.damath"));
             stage.person().submit();
             stage.person().submit();
           }},
      {.name = "AddEvent",
       .writes = {JournalAction::AddEvent},
       .stand = [](Stage& stage) { stage.open(Kind::Today); },
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::AddEvent);
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::AddEvent);
             stage.person().write(Phrase::EventName, QStringLiteral("Grade 7"));
             stage.person().submit();
           }},
      {.name = "ChangeEvent",
       .writes = {JournalAction::SetEvent},
       .stand =
           [](Stage& stage) {
             stage.fourPlayers();
             stage.pair();
             stage.open(Kind::Today);
           },
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::ChangeEvent);
             stage.person().pick(Phrase::Legs, 1);
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::ChangeEvent);
             stage.person().pick(Phrase::Legs, 1);
             stage.person().answerNext(Person::Answer::GoOn);
             stage.person().sign(Phrase::MadeBy);
           }},
      {.name = "RenameContest",
       .writes = {JournalAction::RenameContest},
       .stand = [](Stage& stage) { stage.open(Kind::Today); },
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::RenameContest);
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::RenameContest);
             stage.person().write(Phrase::ContestName, QStringLiteral("Palaro"));
             stage.person().submit();
           }},
      {.name = "RenameEvent",
       .writes = {JournalAction::RenameEvent},
       .stand =
           [](Stage& stage) {
             stage.fourPlayers();
             stage.open(Kind::Today);
           },
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::RenameEvent);
             stage.person().write(Phrase::EventName, {});
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::RenameEvent);
             stage.person().write(Phrase::EventName, QStringLiteral("Grade 7"));
             stage.person().submit();
           }},
      {.name = "LeaveOfficial",
       .writes = {JournalAction::LeaveOfficial},
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::LeaveOfficial);
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::LeaveOfficial);
             stage.person().answerNext(Person::Answer::GoOn);
             stage.person().sign(Phrase::MadeBy);
           }},
      {.name = "ImportPlayers",
       .writes = {JournalAction::ImportPlayers},
       .stand =
           [](Stage& stage) {
             stage.players("Abad,Liza,X\nBernal,Karlo,Y\n");
             stage.write(stage.pathOf("bad.csv"), kFourKinds);
             stage.write(stage.pathOf("good.csv"), "last,first,school\nRamon,Mario,JGMNHS\n");
             stage.open(Kind::Players);
           },
       .refused =
           [](Stage& stage) {
             chooseList(stage, "bad.csv");
             return faultsOfList(stage);
           },
       .done =
           [](Stage& stage) {
             chooseList(stage, "good.csv");
             stage.person().submit();
           }},
      {.name = "AddPlayer",
       .writes = {JournalAction::AddPlayer},
       .stand =
           [](Stage& stage) {
             stage.players({});
             stage.open(Kind::Players);
           },
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::AddPlayer);
             stage.person().write(Phrase::LastNameField, QStringLiteral("Ramon"));
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::AddPlayer);
             stage.person().write(Phrase::LastNameField, QStringLiteral("Ramon"));
             stage.person().write(Phrase::FirstNameField, QStringLiteral("Mario"));
             stage.person().write(Phrase::SchoolField, QStringLiteral("JGMNHS"));
             stage.person().submit();
             stage.person().leave();
           }},
      {.name = "ChangePlayer",
       .writes = {JournalAction::SetPlayer},
       .stand =
           [](Stage& stage) {
             stage.fourPlayers();
             stage.pair();
             stage.open(Kind::Players);
           },
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::EditPlayer);
             stage.person().write(Phrase::LastNameField, QStringLiteral("Abad"));
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::EditPlayer);
             stage.person().write(Phrase::LastNameField, QStringLiteral("Abad"));
             stage.person().sign(Phrase::MadeBy);
           }},
      {.name = "RemovePlayer",
       .writes = {JournalAction::RemovePlayer},
       .runs = {Command::RemovePlayer},
       .stand =
           [](Stage& stage) {
             stage.fourPlayers();
             const contest::EntryId first = stage.session.find(stage.event)->entries.front().id;
             const desk::Author author = stage.by(QStringLiteral("T. Sy"));
             EXPECT_TRUE(stage.session.changed(
                 desk::ViolationDesk(stage.session.desk())
                     .addViolation(stage.event, first, {}, db::ViolationKind::Time, {}, author)));
             stage.open(Kind::Players);
           },
       .refused =
           [](Stage& stage) {
             stage.person().goTo(stage.list(Kind::Players), 0);
             stage.person().command(Command::RemovePlayer);
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().goTo(stage.list(Kind::Players), 3);
             stage.person().command(Command::RemovePlayer);
             stage.person().submit();
           }},
      {.name = "ForgetPlayer",
       .writes = {JournalAction::ForgetPlayer},
       .runs = {Command::ForgetPlayer},
       .stand =
           [](Stage& stage) {
             stage.fourPlayers();
             stage.open(Kind::Players);
           },
       .refused =
           [](Stage& stage) {
             stage.person().goTo(stage.list(Kind::Players), 0);
             stage.person().command(Command::ForgetPlayer);
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().goTo(stage.list(Kind::Players), 3);
             stage.person().command(Command::ForgetPlayer);
             stage.person().answerNext(Person::Answer::GoOn);  // the name goes from the backups too
             stage.person().sign(Phrase::MadeBy);
           }},
      {.name = "EnterLate",
       .writes = {JournalAction::ImportPlayers},
       .stand =
           [](Stage& stage) {
             stage.players("A,Ana,X\nB,Ben,Y\nC,Cora,Z\n");
             stage.pair();
             stage.open(Kind::Players);
           },
       .refused =
           [](Stage& stage) {
             QGuiApplication::clipboard()->clear();
             stage.person().command(Command::PastePlayers);
             return stage.person().told();
           },
       .done =
           [](Stage& stage) {
             QGuiApplication::clipboard()->setText(QStringLiteral("last\tfirst\tschool\nLim\tLea\tV\n"));
             stage.person().command(Command::PastePlayers);
             stage.person().submit();
           }},
      {.name = "Withdraw",
       .writes = {JournalAction::Withdraw},
       .stand =
           [](Stage& stage) {
             stage.fourPlayers();
             stage.pair();
             stage.publish();
             EXPECT_TRUE(
                 desk::LiveDesk(stage.session.desk())
                     .begin(stage.event, kFirstBoard, play::Keeping::Program, stage.session.author()));
             stage.open(Kind::Players);
           },
       .refused =
           [](Stage& stage) {
             stage.person().goTo(stage.list(Kind::Players), 0);
             stage.person().command(Command::Withdraw);
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().goTo(stage.list(Kind::Players), 1);
             stage.person().command(Command::Withdraw);
             stage.person().submit();
           }},
      {.name = "WithdrawFromUnpublishedRound",
       .writes = {JournalAction::Withdraw, JournalAction::PairRound},
       .stand =
           [](Stage& stage) {
             stage.fourPlayers();
             stage.pair();
             EXPECT_TRUE(
                 desk::LiveDesk(stage.session.desk())
                     .begin(stage.event, kFirstBoard, play::Keeping::Program, stage.session.author()));
             stage.open(Kind::Players);
           },
       .refused =
           [](Stage& stage) {
             stage.person().goTo(stage.list(Kind::Players), 0);
             stage.person().command(Command::Withdraw);
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             const auto live = desk::LiveDesk(stage.session.desk()).table(stage.event, kFirstBoard);
             ASSERT_TRUE(live);
             desk::LiveTable table = *live;
             ASSERT_TRUE(stage.session.changed(
                 desk::LiveDesk(stage.session.desk())
                     .take(table, play::AbandonStep{}, {}, stage.by(QStringLiteral("A. Cruz")))));
             stage.person().goTo(stage.list(Kind::Players), 0);
             stage.person().command(Command::Withdraw);
             stage.person().answerNext(Person::Answer::PairAgain);
             stage.person().submit();
           }},
      {.name = "Rejoin",
       .writes = {JournalAction::Rejoin},
       .stand =
           [](Stage& stage) {
             stage.fourPlayers();
             const contest::EntryId first = stage.session.find(stage.event)->entries.front().id;
             EXPECT_TRUE(stage.session.change(stage.event, stage.session.author(), &desk::EntryDesk::withdraw,
                                              stage.event, first));
             stage.lend();
             stage.open(Kind::Players);
           },
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::Rejoin);
             return stage.person().told();
           },
       .done =
           [](Stage& stage) {
             stage.bringBack();
             stage.person().command(Command::Rejoin);
           }},
      {.name = "MarkAbsent",
       .writes = {JournalAction::SetAbsence},
       .stand =
           [](Stage& stage) {
             stage.fourPlayers();
             stage.pair();
             stage.enter(12, 8);
             stage.enter(12, 8, kOtherBoard);
             stage.open(Kind::Players);
           },
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::MarkAbsent);
             stage.person().write(Phrase::AbsentRound, QStringLiteral("1"));
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::MarkAbsent);
             stage.person().submit();
           }},
      {.name = "CheckIn",
       .writes = {JournalAction::CheckIn},
       .stand =
           [](Stage& stage) {
             stage.fourPlayers();
             stage.lend();
             stage.open(Kind::CheckIn);
           },
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::CheckInPresent);
             return stage.person().told();
           },
       .done =
           [](Stage& stage) {
             stage.bringBack();
             stage.person().command(Command::CheckInPresent);
           }},
      {.name = "CheckInTheRest",
       .writes = {JournalAction::SetAbsence},
       .stand =
           [](Stage& stage) {
             stage.fourPlayers();
             stage.lend();
             stage.open(Kind::CheckIn);
           },
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::CheckInRest);
             return stage.person().told();
           },
       .done =
           [](Stage& stage) {
             stage.bringBack();
             stage.person().command(Command::CheckInRest);
           }},
      {.name = "Renumber",
       .writes = {JournalAction::Renumber},
       .stand =
           [](Stage& stage) {
             stage.fourPlayers();
             stage.pair();
             stage.open(Kind::Players);
           },
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::Renumber);
             stage.person().pick(Phrase::OrderField, 2);
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::Renumber);
             stage.person().pick(Phrase::OrderField, 2);
             stage.person().answerNext(Person::Answer::GoOn);
             stage.person().sign(Phrase::MadeBy);
           }},
      {.name = "RenameSchool",
       .writes = {JournalAction::SetPlayer},
       .stand =
           [](Stage& stage) {
             stage.fourPlayers();
             stage.pair();
             stage.open(Kind::Players);
           },
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::Schools);
             auto* list = QApplication::activeModalWidget()->findChild<window::ListTable*>();
             stage.person().writeInto(*list, 0, 0, QStringLiteral("Xavier"));
             return stage.awaitWord();
           },
       // The dialog of the refused attempt is still open and has kept the typed text.
       .done =
           [](Stage& stage) {
             stage.person().sign(Phrase::MadeBy);
             stage.person().submit();
           }},
      {.name = "NameCoach",
       .writes = {JournalAction::SetPlayer},
       .stand =
           [](Stage& stage) {
             stage.fourPlayers();
             stage.pair();
             stage.open(Kind::Players);
           },
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::Schools);
             auto* list = QApplication::activeModalWidget()->findChild<window::ListTable*>();
             stage.person().writeInto(*list, 0, 3, QStringLiteral("Bb. Lim"));
             return stage.awaitWord();
           },
       .done =
           [](Stage& stage) {
             stage.person().sign(Phrase::MadeBy);
             stage.person().submit();
           }},
      {.name = "SetNotice",
       .writes = {JournalAction::SetNotice},
       .stand = [](Stage& stage) { stage.fourPlayers(); },
       // A notice pasted from a message, with an invisible control character.
       .refused =
           [](Stage& stage) {
             QGuiApplication::clipboard()->setText(QStringLiteral("Tang\u202ehalian"));
             stage.person().command(Command::SetNotice);
             stage.person().write(Phrase::NoticeLine, {});
             stage.person().key(Qt::Key_V, Qt::ControlModifier);
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::SetNotice);
             stage.person().write(Phrase::NoticeLine, QStringLiteral("Tanghalian 12:00"));
             stage.person().submit();
           }},
      {.name = "TakeOverReport",
       .writes = {JournalAction::TakeOverReport, JournalAction::TakeOverRound},
       .stand =
           [](Stage& stage) {
             stage.write(stage.pathOf("event.trf"), reportOfFour(stage));
             stage.event = stage.addEvent("radical", {});
             stage.open(Kind::Players);
           },
       .refused =
           [](Stage& stage) {
             chooseList(stage, "event.trf");
             stage.person().submit();
             QString word = stage.awaitWord();
             stage.person().leave();
             return word;
           },
       .done =
           [](Stage& stage) {
             chooseList(stage, "event.trf");
             stage.person().sign(Phrase::MadeBy);
           }},
  };
}

}  // namespace damath::testing
