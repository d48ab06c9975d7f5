// SPDX-License-Identifier: GPL-3.0-or-later
// The use cases that keep the contest safe: undo, backups, the file itself, and events on other computers.
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTableView>
#include <algorithm>
#include <fstream>

#include "app/desk/keeping/history_desk.hpp"
#include "app/window/journal/changes_view.hpp"
#include "app/window/text/file_names.hpp"
#include "tests/db/place_of_tests.hpp"
#include "tests/window/uses/use.hpp"

namespace damath::testing {

namespace {

using db::JournalAction;
using window::Command;
using Kind = window::Location::Kind;
using words::Phrase;

QTableView& changesOf(Stage& stage) {
  return *stage.part<window::ChangesView>(Kind::Journal).list();
}

// Creates another contest that no window has open.
void makeOther(const QString& path) {
  const desk::SystemClock clock;
  EXPECT_TRUE(desk::Desk::create(window::toPath(path), {"Other", "", ""}, {"other", {}, {}}, clock));
}

std::size_t rowsIn(const QString& path, JournalAction action) {
  const desk::SystemClock clock;
  const desk::Opening other = desk::Desk::open(window::toPath(path), clock);
  const auto journal =
      other.desk ? other.desk->journal() : Expected<std::vector<db::JournalRow>, desk::DeskError>();
  if (!journal) return 0;
  return static_cast<std::size_t>(
      std::ranges::count(*journal, std::optional(action), &db::JournalRow::action));
}

}  // namespace

std::vector<Use> keepingUses() {
  return {
      {.name = "OpenAFile",
       .stand =
           [](Stage& stage) {
             makeOther(stage.pathOf("other.damath"));
             makeOther(stage.pathOf("old.damath"));
             // The version is a number of four bytes in the header of an SQLite file.
             QFile file(stage.pathOf("old.damath"));
             EXPECT_TRUE(file.open(QIODevice::ReadWrite) && file.seek(60));
             EXPECT_EQ(file.write(QByteArray::fromHex("00000009")), 4);
           },
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::OpenContest);
             stage.person().file(stage.pathOf("old.damath"));
             return stage.awaitWord();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::OpenContest);
             stage.person().file(stage.pathOf("other.damath"));
           },
       .holds = [](Stage& stage) { return stage.session.path() == stage.pathOf("other.damath"); }},
      {.name = "MakeOfDocument",
       .stand =
           [](Stage& stage) {
             stage.write(stage.pathOf("bad.json"), "{}");
             std::ofstream file(window::toPath(stage.pathOf("whole.json")), std::ios::binary);
             EXPECT_TRUE(stage.session.desk().writeDocument([&file](std::string_view piece) {
               file << piece;
               return file.good();
             }));
           },
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::FromDocument);
             stage.person().write(Phrase::DocumentField, stage.pathOf("bad.json"));
             stage.person().submit();
             QString word = stage.awaitWord();
             stage.person().leave();
             return word;
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::FromDocument);
             stage.person().write(Phrase::DocumentField, stage.pathOf("whole.json"));
             stage.person().submit();
           },
       .holds = [](Stage& stage) { return stage.session.path() == stage.pathOf("whole.damath"); }},
      {.name = "BackUp",
       .stand = [](Stage& stage) { makeOther(stage.pathOf("other.damath")); },
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::BackUp);
             stage.person().file(stage.pathOf("other.damath"));
             return stage.awaitWord();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::BackUp);
             stage.person().file(stage.pathOf("usb-drive.damath"));
           },
       .holds = [](Stage& stage) { return QFileInfo(stage.pathOf("usb-drive.damath")).size() > 0; }},
      {.name = "IssuePaper",
       .writes = {JournalAction::IssuePaper},
       .stand = [](Stage& stage) { stage.twoMeet(); },
       // Refused because the file would be in the folder of automatic backups.
       .refused =
           [](Stage& stage) {
             stage.open(Kind::Rounds);
             stage.person().command(Command::ExportPdf);
             stage.person().file(stage.pathOf("test.backups/pairings.pdf"));
             return stage.awaitWord();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::ExportPdf);
             stage.person().file(stage.pathOf("pairings.pdf"));
           },
       .holds = [](Stage& stage) { return QFileInfo(stage.pathOf("pairings.pdf")).size() > 0; }},
      {.name = "RescueChangedFile",
       .writes = {JournalAction::Rescue},
       .stand =
           [](Stage& stage) {
             stage.twoMeet();
             const auto changed = window::toPath(stage.pathOf("changed.damath"));
             EXPECT_TRUE(stage.session.desk().backup(changed).has_value());
             EXPECT_EQ(tamper(changed, "CREATE VIEW more AS SELECT 1"), "");
           },
       .done =
           [](Stage& stage) {
             stage.person().answerNext(Person::Answer::GoOn);
             stage.person().command(Command::OpenContest);
             stage.person().file(stage.pathOf("changed.damath"));
             stage.person().file(stage.pathOf("rescued.damath"));
           },
       .holds = [](Stage& stage) { return stage.session.path() == stage.pathOf("rescued.damath"); }},
      {.name = "WriteWhole",
       .stand = [](Stage& stage) { EXPECT_TRUE(QDir().mkpath(stage.pathOf("test.backups"))); },
       // Refused because the file would be in the folder of automatic backups.
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::WriteWhole);
             stage.person().file(stage.pathOf("test.backups/whole.json"));
             return stage.awaitWord();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::WriteWhole);
             stage.person().file(stage.pathOf("whole.json"));
           },
       .holds = [](Stage& stage) { return QFileInfo(stage.pathOf("whole.json")).size() > 0; }},
      {.name = "ExportEvent",
       .stand =
           [](Stage& stage) {
             stage.twoMeet();
             stage.enter(12, 8);
           },
       // Refused because the file would be in the contest's folder of backups.
       .refused =
           [](Stage& stage) {
             stage.open(Kind::Tally);
             stage.person().command(Command::ExportEvent);
             stage.person().submit();
             stage.person().file(stage.pathOf("test.backups/event.xlsx"));
             return stage.awaitWord();
           },
       .done =
           [](Stage& stage) {
             stage.open(Kind::Tally);
             stage.person().command(Command::ExportEvent);
             stage.person().submit();
             stage.person().file(stage.pathOf("event.xlsx"));
           },
       .holds = [](Stage& stage) { return QFileInfo(stage.pathOf("event.xlsx")).size() > 0; }},
      {.name = "ExportTeams",
       .stand =
           [](Stage& stage) {
             stage.twoMeet();
             stage.open(Kind::Schools);
           },
       .refused = [](Stage& stage) { return stage.person().whyNot(Command::ExportTeams); },
       .done =
           [](Stage& stage) {
             stage.enter(12, 8);
             stage.person().command(Command::ExportTeams);
             stage.person().file(stage.pathOf("ranks.csv"));
           },
       .holds = [](Stage& stage) { return QFileInfo(stage.pathOf("ranks.csv")).size() > 0; }},
      {.name = "Restore",
       .writes = {JournalAction::Restore},
       .stand =
           [](Stage& stage) {
             EXPECT_TRUE(
                 stage.session.desk().backup(window::toPath(stage.pathOf("usb-drive.damath"))).has_value());
             stage.fourPlayers();
           },
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::RestoreBackup);
             stage.person().write(Phrase::File, stage.pathOf("usb-drive.damath"));
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::RestoreBackup);
             stage.person().write(Phrase::File, stage.pathOf("usb-drive.damath"));
             stage.person().answerNext(Person::Answer::GoOn);
             stage.person().sign(Phrase::MadeBy);
           }},
      {.name = "Undo",
       .writes = {JournalAction::Undo},
       .stand = [](Stage& stage) { stage.open(Kind::Today); },
       .refused = [](Stage& stage) { return stage.person().whyNot(Command::Undo); },
       .done =
           [](Stage& stage) {
             stage.players({});
             stage.person().command(Command::Undo);
           }},
      {.name = "UndoToHere",
       .writes = {JournalAction::Undo},
       .stand =
           [](Stage& stage) {
             stage.fourPlayers();
             stage.pair();
             stage.open(Kind::Journal);
           },
       .refused =
           [](Stage& stage) {
             stage.person().goTo(changesOf(stage), 2);
             stage.person().command(Command::UndoTo);
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::UndoTo);
             stage.person().sign(Phrase::UndoneBy);
           }},
      {.name = "UndoOneAlone",
       .writes = {JournalAction::Undo},
       .runs = {Command::UndoAct},
       .stand =
           [](Stage& stage) {
             stage.fourPlayers();
             stage.pair();
             stage.publish();
             stage.enter(12, 8);
             stage.enter(30, 20, kOtherBoard);
             stage.open(Kind::Journal);
           },
       // Refused because the results depend on the pairing.
       .refused =
           [](Stage& stage) {
             stage.person().goTo(changesOf(stage), 3);
             stage.person().command(Command::UndoAct);
             return stage.awaitWord();
           },
       .done =
           [](Stage& stage) {
             stage.person().goTo(changesOf(stage), 1);
             stage.person().command(Command::UndoAct);
           },
       .holds =
           [](Stage& stage) {
             const auto& games = stage.session.find(stage.event)->games;
             return !games.front().result && games.back().result.has_value();
           }},
      {.name = "Redo",
       .writes = {JournalAction::Redo},
       .stand =
           [](Stage& stage) {
             stage.players({});
             stage.open(Kind::Today);
           },
       .refused = [](Stage& stage) { return stage.person().whyNot(Command::Redo); },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::Undo);
             stage.person().command(Command::Redo);
           }},
      {.name = "HandEventOver",
       .writes = {JournalAction::LendEvent},
       .stand =
           [](Stage& stage) {
             stage.fourPlayers();
             makeOther(stage.pathOf("other.damath"));
           },
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::SplitEvent);
             stage.person().file(stage.pathOf("other.damath"));
             return stage.awaitWord();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::SplitEvent);
             stage.person().file(stage.pathOf("hall.damath"));
           },
       .holds =
           [](Stage& stage) { return rowsIn(stage.pathOf("hall.damath"), JournalAction::BorrowEvent) == 1; }},
      {.name = "TakeEventBack",
       .writes = {JournalAction::TakeEventBack},
       .runs = {Command::ReclaimEvent},
       .stand =
           [](Stage& stage) {
             stage.fourPlayers();
             stage.lend();
           },
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::ReclaimEvent);
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::ReclaimEvent);
             stage.person().answerNext(Person::Answer::GoOn);
             stage.person().sign(Phrase::MadeBy);
           }},
      {.name = "BringEventBack",
       .writes = {JournalAction::MergeEvent},
       .stand =
           [](Stage& stage) {
             stage.fourPlayers();
             stage.lend();
             makeOther(stage.pathOf("other.damath"));
           },
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::MergeEvent);
             stage.person().file(stage.pathOf("other.damath"));
             return stage.awaitWord();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::MergeEvent);
             stage.person().file(stage.pathOf("elsewhere.damath"));
           }},
  };
}

}  // namespace damath::testing
