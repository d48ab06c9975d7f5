// SPDX-License-Identifier: GPL-3.0-or-later
// The use cases of a live game, on its page in the window.
#include "app/desk/play/live_desk.hpp"
#include "tests/window/uses/use.hpp"

namespace damath::testing {

namespace {

using db::JournalAction;
using Kind = window::Location::Kind;
using words::Phrase;

// Begins a live game recorded by the program, with one turn of each side.
void standAtBoard(Stage& stage) {
  stage.twoMeet();
  desk::LiveDesk desk(stage.session.desk());
  auto table = desk.begin(stage.event, kFirstBoard, play::Keeping::Program, stage.session.author());
  ASSERT_TRUE(table.has_value());
  for (const char* turn : {"-9 (0,3)", "-1 (1,4)"}) {
    EXPECT_TRUE(desk.turn(*table, {turn}, {}, stage.session.author()).has_value()) << turn;
  }
  stage.open(Kind::Live);
}

std::size_t turnsKept(Stage& stage) {
  const auto table = desk::LiveDesk(stage.session.desk()).table(stage.event, kFirstBoard);
  return table ? table->game().turns().size() : 0;
}

}  // namespace

std::vector<Use> boardUses() {
  return {
      {.name = "BeginAtBoard",
       .writes = {JournalAction::BeginLive},
       .stand =
           [](Stage& stage) {
             stage.twoMeet();
             stage.lend();
             stage.open(Kind::Live);
           },
       .refused =
           [](Stage& stage) {
             stage.person().press(Phrase::LiveBeginProgram);
             return stage.person().told();
           },
       .done =
           [](Stage& stage) {
             stage.bringBack();
             stage.open(Kind::Live);
             stage.person().press(Phrase::LiveBeginProgram);
           }},
      {.name = "MakeTurn",
       .stand = standAtBoard,
       // Refused because a capture is due.
       .refused =
           [](Stage& stage) {
             stage.person().write(Phrase::LiveTurn, QStringLiteral("6 (2,3)"));
             stage.person().key(Qt::Key_Return);
             return stage.person().told();
           },
       .done =
           [](Stage& stage) {
             stage.person().write(Phrase::LiveTurn, QStringLiteral("-9 + (-1)"));
             stage.person().key(Qt::Key_Return);
           },
       .holds = [](Stage& stage) { return turnsKept(stage) == 3; }},
      {.name = "TakeTurnBack",
       .writes = {JournalAction::TakeBackTurn},
       .stand = standAtBoard,
       .refused =
           [](Stage& stage) {
             stage.person().press(Phrase::LiveUndo);
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().press(Phrase::LiveUndo);
             stage.person().sign(Phrase::LiveBy);
           },
       .holds = [](Stage& stage) { return turnsKept(stage) == 1; }},
      {.name = "GiveLiveGameUp",
       .writes = {JournalAction::AbandonLive},
       .stand = standAtBoard,
       .refused =
           [](Stage& stage) {
             stage.person().choose(stage.translator(Phrase::LiveMore), stage.translator(Phrase::LiveGiveUp));
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().choose(stage.translator(Phrase::LiveMore), stage.translator(Phrase::LiveGiveUp));
             stage.person().sign(Phrase::LiveBy);
           }},
      {.name = "AcceptLiveGame",
       .writes = {JournalAction::StoreSheet, JournalAction::AcceptSheet},
       .stand =
           [](Stage& stage) {
             standAtBoard(stage);
             desk::LiveDesk desk(stage.session.desk());
             auto table = desk.table(stage.event, kFirstBoard).value();
             EXPECT_TRUE(desk.take(table, play::EndStep{rules::Ending::Time}, {}, stage.session.author())
                             .has_value());
             stage.lend();
             stage.open(Kind::Live);
           },
       .refused =
           [](Stage& stage) {
             stage.person().press(Phrase::LiveAccept);
             return stage.person().told();
           },
       .done =
           [](Stage& stage) {
             stage.bringBack();
             stage.open(Kind::Live);
             stage.person().press(Phrase::LiveAccept);
           }},
  };
}

}  // namespace damath::testing
