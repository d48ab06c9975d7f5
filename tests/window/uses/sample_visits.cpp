// SPDX-License-Identifier: GPL-3.0-or-later
// Visits to the pages and dialogs of the sample contest, whose names and figures are long: the pages of the
// contest, and those of each of its four events.
#include <QTableView>
#include <algorithm>

#include "app/play/analysis/analysis_view.hpp"
#include "app/window/board/board_view.hpp"
#include "app/window/display/hall_window.hpp"
#include "app/window/journal/changes_view.hpp"
#include "app/window/scoresheet/sheet_grid.hpp"
#include "tests/window/uses/use.hpp"

namespace damath::testing {

namespace {

using window::Command;
using Kind = window::Location::Kind;
using words::Phrase;

constexpr const char* kSampleEvents[] = {"Integer", "Rational", "Radical", "Polynomial"};

[[nodiscard]] bool hasEachPlayer(Stage& stage) {
  const auto players = static_cast<int>(stage.session.find(stage.event)->entries.size());
  return stage.list(Kind::Players).model()->rowCount() == players;
}

// Visits the next finding, if there is one, and the dialogs that accept and remove the sheet. Then analyzes
// the game.
void lookThroughSheet(Stage& stage) {
  stage.person().goTo(stage.part<window::SheetGrid>(Kind::Sheet), 8, 3);
  if (stage.action(Command::NextFinding).isEnabled()) {
    for (const Command command : {Command::NextFinding, Command::AcceptSheet, Command::TakeOffSheet}) {
      stage.person().visit(command);
    }
  }
  stage.person().command(Command::AnalyseGame);
  auto& analysis = stage.part<window::AnalysisView>(Kind::Analysis);
  constexpr int kMostOfAnalysis = 4000;  // milliseconds; then the person stops the analysis
  static_cast<void>(QTest::qWaitFor([&] { return !analysis.isUnderWay(); }, kMostOfAnalysis));
  analysis.stop();
  EXPECT_TRUE(QTest::qWaitFor([&] { return !analysis.isUnderWay(); }, kPatience));
  constexpr int kTurn = 9;
  analysis.goTo(kTurn);
}

// Looks at the running live games, and at a game that can be started.
void lookAtLiveGames(Stage& stage) {
  const std::vector<contest::Game> games = stage.session.find(stage.event)->games;
  for (const contest::Game& game : games) {
    if (!game.result) stage.open(Kind::Live, {game.round, game.board});
  }
  EXPECT_NE(stage.window.page(Kind::Live)->findChild<window::BoardView*>(), nullptr);
}

void lookAtDisplay(Stage& stage) {
  stage.person().command(Command::ShowHall);
  auto* hall = stage.window.findChild<window::HallWindow*>();
  ASSERT_NE(hall, nullptr);
  for (int page = 0; page < hall->pages(); ++page) {
    stage.person().look(*hall);
    hall->turn();
  }
  hall->close();
}

void lookThroughReview(Stage& stage) {
  stage.person().visit(Command::LogViolation);
  stage.person().visit(Command::OpenReview);
  stage.person().visit(Command::ShowTurn);
  stage.person().visit(Command::ShowTurn);
}

std::vector<Use> eventVisits(std::size_t place) {
  std::vector<Use> visits;
  const auto add = [&](const char* part, Kind first, Use visit) {
    visit.name = std::string(kSampleEvents[place]) + part;
    visit.shows.push_back(first);
    visit.stand = [place, first](Stage& stage) {
      stage.openSample(place);
      stage.open(first);
    };
    visits.push_back(std::move(visit));
  };
  add("Players", Kind::Players,
      {.runs = {Command::AddPlayer, Command::EditPlayer, Command::Withdraw, Command::MarkAbsent,
                Command::Renumber, Command::Schools, Command::ImportPlayers, Command::GoCheckIn},
       .shows = {Kind::CheckIn},
       .holds = hasEachPlayer});
  std::vector<Command> ofRounds{Command::EnterResult, Command::Print, Command::ExportPdf};
  if (place == 0) ofRounds.push_back(Command::ReopenResult);  // the only event whose games have results
  add("Rounds", Kind::Rounds, {.runs = ofRounds});
  add("Sheet", Kind::Sheet, {.shows = {Kind::Analysis}, .done = lookThroughSheet});
  add("Games", Kind::Live,
      {.runs = {Command::GoClocks, Command::GoLessons},
       .shows = {Kind::Clocks, Kind::Lessons},
       .done = lookAtLiveGames});
  add("Display", Kind::Rounds, {.done = lookAtDisplay});
  add("Reviews", Kind::Reviews,
      {.runs = {Command::MarkChecked, Command::EnterAgain},
       .shows = {Kind::Review, Kind::Keying},
       .done = lookThroughReview});
  add("Tally", Kind::Tally,
      {.runs = {Command::WhatIf, Command::Papers, Command::CheckPaper},
       .done = [](Stage& stage) { stage.turnToEachTab(Kind::Tally); }});
  return visits;
}

void standInSample(Stage& stage) {
  stage.openSample(0);
  stage.open(Kind::Today);
}

}  // namespace

std::vector<Use> sampleVisits() {
  std::vector<Use> visits = {
      {.name = "Menus", .stand = standInSample, .done = [](Stage& stage) { stage.person().openMenus(); }},
      {.name = "Events",
       .runs = {Command::AddEvent, Command::ChangeEvent, Command::RenameEvent, Command::RenameContest,
                Command::SetNotice},
       .shows = {Kind::Today},
       .stand = standInSample},
      {.name = "SchoolsOfSample",
       .runs = {Command::GoSchools, Command::ExportTeams},
       .shows = {Kind::Schools},
       .stand = standInSample,
       .done =
           [](Stage& stage) {
             stage.person().visit(Command::GoSchools);
             stage.turnToEachTab(Kind::Schools);
             stage.person().turnTo(stage.part<QTabBar>(Kind::Schools), 0);
           }},
      {.name = "Journal",
       .runs = {Command::UndoTo, Command::RestoreBackup, Command::BackUp, Command::WriteWhole,
                Command::WriteSite, Command::LeaveOfficial, Command::SplitEvent, Command::MergeEvent,
                Command::ExportEvent},
       .shows = {Kind::Journal},
       .stand = standInSample,
       .done =
           [](Stage& stage) {
             constexpr int kUndone = 10;  // the number of journal changes that the shown Undo covers
             stage.person().visit(Command::GoJournal);
             stage.turnToEachTab(Kind::Journal);
             stage.person().turnTo(stage.part<QTabBar>(Kind::Journal), 0);
             stage.person().visit(Command::UndoAct);
             stage.person().goTo(*stage.part<window::ChangesView>(Kind::Journal).list(), kUndone - 1);
           }},
  };
  for (std::size_t place = 0; place < std::size(kSampleEvents); ++place) {
    std::ranges::move(eventVisits(place), std::back_inserter(visits));
  }
  return visits;
}

}  // namespace damath::testing
