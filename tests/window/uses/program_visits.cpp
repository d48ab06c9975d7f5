// SPDX-License-Identifier: GPL-3.0-or-later
// Visits to the pages and dialogs that need no contest, and to an empty contest.
#include "app/window/help/guide_window.hpp"
#include "app/window/help/rulebook_window.hpp"
#include "tests/window/uses/use.hpp"

namespace damath::testing {

namespace {

using window::Command;
using Kind = window::Location::Kind;
using words::Phrase;

void standAtGame(Stage& stage) {
  stage.person().visit(Command::GoPractice);
  for (int turn = 0; turn < 2; ++turn) {
    stage.person().command(Command::EngineTurn);
    EXPECT_TRUE(QTest::qWaitFor([&] { return stage.action(Command::EngineTurn).isEnabled(); }, kPatience));
  }
}

}  // namespace

std::vector<Use> programVisits() {
  return {
      {.name = "StartPage",
       .runs = {Command::NewContest, Command::OpenContest, Command::FromDocument, Command::JoinHall,
                Command::Keys, Command::About},
       .stand =
           [](Stage& stage) {
             stage.person().command(Command::CloseContest);
             EXPECT_FALSE(stage.session.isOpen());
             // A worker thread reads the details of the recent files.
             QTest::qWait(kLongPause);
             stage.person().look();
           }},
      {.name = "Finder",
       .runs = {Command::Find},
       .done =
           [](Stage& stage) {
             stage.person().command(Command::Find);
             stage.person().write(Phrase::FindLetters, QStringLiteral("xyz"));
             stage.person().leave();
           }},
      {.name = "Rulebook",
       .done =
           [](Stage& stage) {
             stage.person().command(Command::Rulebook);
             auto* book = stage.window.findChild<window::RulebookWindow*>();
             ASSERT_NE(book, nullptr);
             stage.person().look(*book);
             book->close();
           }},
      {.name = "Guide",
       .runs = {Command::Guide},
       .done =
           [](Stage& stage) {
             stage.person().command(Command::Guide);
             auto* guide = stage.window.findChild<window::GuideWindow*>();
             ASSERT_NE(guide, nullptr);
             stage.person().look(*guide);
             guide->close();
           }},
      {.name = "Settings",
       .runs = {Command::ImportLaw, Command::ExportLaw},
       .shows = {Kind::Settings},
       .done =
           [](Stage& stage) {
             stage.person().visit(Command::GoSettings);
             stage.turnToEachTab(Kind::Settings);
             stage.person().turnTo(stage.part<QTabBar>(Kind::Settings), 1);
           }},
      {.name = "Practice",
       .runs = {Command::NewGame, Command::SetUpBoard, Command::OpenGame, Command::SaveGame,
                Command::AnalyseFile, Command::AnalyseGame, Command::Resign},
       .shows = {Kind::Practice},
       .stand = standAtGame},
      {.name = "EmptyContest",
       .stand = [](Stage& stage) { stage.open(Kind::Today); },
       .done =
           [](Stage& stage) {
             stage.person().visit(Command::GoSchools);
             stage.person().visit(Command::GoJournal);
             stage.players({});
             for (const Kind page : {Kind::Players, Kind::CheckIn, Kind::Rounds, Kind::Reviews, Kind::Clocks,
                                     Kind::Lessons, Kind::Tally}) {
               stage.open(page);
             }
           }},
  };
}

}  // namespace damath::testing
