// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/commands/command_facts.hpp"

#include <algorithm>

namespace damath::window {

namespace {

using db::JournalAction;
using words::Phrase;
using Key = QKeySequence;
using Kind = Location::Kind;

// Returns a second key for Redo. Office programs use Ctrl+Y and drawing programs Ctrl+Shift+Z. The system
// uses one of these two keys; the function returns the other key.
QKeySequence otherRedoKey() {
  const QKeySequence office(Qt::CTRL | Qt::Key_Y);
  const bool isOwn = QKeySequence(QKeySequence::Redo) == office;
  return isOwn ? QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z) : office;
}

// Returns the table of all commands, in the order of the menus and of the toolbar.
const std::vector<CommandFacts>& everyCommand() {
  static const std::vector<CommandFacts> kCommands = {
      {Command::NewContest, Phrase::NewContest, Symbol::New, Key(Key::New), Scope::Program,
       MenuPlace{Phrase::FileMenu, 1}, ToolBarGroup{1}, Briefly{Phrase::BriefNewContest}},
      {Command::FromDocument, Phrase::FromDocument, Symbol::New, Scope::Program,
       MenuPlace{Phrase::FileMenu, 1}},
      {Command::OpenContest, Phrase::OpenContest, Symbol::Open, Key(Key::Open), Scope::Program,
       MenuPlace{Phrase::FileMenu, 1}, ToolBarGroup{1}, Briefly{Phrase::BriefOpenContest}},
      {Command::JoinHall, Phrase::JoinHall, Symbol::Players, Key(Qt::CTRL | Qt::ALT | Qt::Key_J),
       Scope::Program, MenuPlace{Phrase::FileMenu, 1}, MenuPlace{Phrase::HallMenu, 4}, Product::Sharing},
      {Command::OpenSample, Phrase::OpenSample, Symbol::Sheet, Scope::Program,
       MenuPlace{Phrase::FileMenu, 1}},
      {Command::CloseContest, Phrase::CloseContest, Symbol::Close, Key(Key::Close), Scope::Contest,
       MenuPlace{Phrase::FileMenu, 1}},
      {Command::BackUp, Phrase::BackUp, Symbol::Save, Key(Qt::CTRL | Qt::SHIFT | Qt::Key_K), Scope::Contest,
       DoneBy{Kind::Journal}, MenuPlace{Phrase::FileMenu, 2}},
      {Command::RestoreBackup, Phrase::RestoreBackup, Symbol::Recent, Scope::Contest,
       MenuPlace{Phrase::FileMenu, 2}},
      {Command::CheckFile, Phrase::CheckFile, Symbol::Good, Key(Qt::CTRL | Qt::SHIFT | Qt::Key_V),
       Scope::Contest, DoneBy{Kind::Journal}, MenuPlace{Phrase::FileMenu, 2}},
      {Command::WriteWhole, Phrase::WriteWhole, Symbol::Open, Scope::Contest, DoneBy{Kind::Journal},
       MenuPlace{Phrase::FileMenu, 2}},
      {Command::Print, Phrase::Print, Symbol::Print, Key(Key::Print), MenuPlace{Phrase::FileMenu, 3},
       ToolBarGroup{5}, Briefly{Phrase::BriefPrint}},
      {Command::ExportPdf, Phrase::ExportPdf, Symbol::Pdf, Key(Qt::CTRL | Qt::SHIFT | Qt::Key_P),
       MenuPlace{Phrase::FileMenu, 3}, ToolBarGroup{5}, Briefly{Phrase::BriefExportPdf}},
      {Command::ExportEvent, Phrase::ExportEvent, Symbol::Save, Scope::Event, MenuPlace{Phrase::FileMenu, 3}},
      {Command::ExportTeams, Phrase::ExportTeams, Symbol::Save, MenuPlace{Phrase::FileMenu, 3}},
      {Command::Papers, Phrase::Papers, Symbol::Print, Key(Qt::CTRL | Qt::ALT | Qt::Key_P), Scope::Event,
       MenuPlace{Phrase::FileMenu, 3}},
      {Command::CheckPaper, Phrase::CheckPaper, Symbol::Good, Scope::Contest, MenuPlace{Phrase::FileMenu, 3}},
      {Command::WriteSite, Phrase::WriteSite, Symbol::Event, Scope::Contest, DoneBy{Kind::Journal},
       MenuPlace{Phrase::FileMenu, 3}},
      {Command::Quit, Phrase::Quit, Symbol::Close, Key(Qt::CTRL | Qt::Key_Q), Scope::Program,
       MenuPlace{Phrase::FileMenu, 4}},
      {Command::Undo, Phrase::Undo, Symbol::Undo, Key(Key::Undo), Scope::Contest,
       MenuPlace{Phrase::EditMenu, 1}, ToolBarGroup{3}, Named{Phrase::UndoNamed}, JournalAction::Undo},
      {Command::Redo, Phrase::Redo, Symbol::Redo, Key(Key::Redo), otherRedoKey(), Scope::Contest,
       MenuPlace{Phrase::EditMenu, 1}, ToolBarGroup{3}, Named{Phrase::RedoNamed}, JournalAction::Redo},
      {Command::UndoTo, Phrase::UndoTo, Symbol::Undo, Key(Qt::CTRL | Qt::ALT | Qt::Key_Z),
       MenuPlace{Phrase::EditMenu, 1}, JournalAction::Undo},
      {Command::UndoAct, Phrase::UndoAct, Symbol::Undo, Key(Qt::CTRL | Qt::ALT | Qt::Key_U),
       MenuPlace{Phrase::EditMenu, 1}, JournalAction::Undo},
      {Command::InsertLine, Phrase::InsertLine, Symbol::Add, Key(Qt::CTRL | Qt::Key_Insert),
       Key(Qt::CTRL | Qt::Key_Right), MenuPlace{Phrase::EditMenu, 2}},
      {Command::RemoveLine, Phrase::RemoveLine, Symbol::Remove, Key(Qt::CTRL | Qt::Key_Delete),
       Key(Qt::CTRL | Qt::Key_Left), MenuPlace{Phrase::EditMenu, 2}},
      {Command::MoveLineUp, Phrase::MoveLineUp, Symbol::Previous, Key(Qt::CTRL | Qt::Key_Up),
       MenuPlace{Phrase::EditMenu, 2}},
      {Command::MoveLineDown, Phrase::MoveLineDown, Symbol::Next, Key(Qt::CTRL | Qt::Key_Down),
       MenuPlace{Phrase::EditMenu, 2}},
      // CrossOut and a command of the settings page have the same key. The two are never offered at the same
      // time.
      {Command::CrossOut, Phrase::CrossOut, Symbol::Remove, Key(Qt::CTRL | Qt::SHIFT | Qt::Key_X),
       MenuPlace{Phrase::EditMenu, 2}},
      {Command::SaveLaw, Phrase::SaveLaw, Symbol::Save, Key(Key::Save), MenuPlace{Phrase::EditMenu, 3}},
      {Command::RemoveLaw, Phrase::RemoveLaw, Symbol::Remove, Key(Qt::Key_Delete),
       MenuPlace{Phrase::EditMenu, 3}},
      {Command::ImportLaw, Phrase::ImportLaw, Symbol::Import, Key(Qt::CTRL | Qt::SHIFT | Qt::Key_I),
       MenuPlace{Phrase::EditMenu, 3}},
      {Command::ExportLaw, Phrase::ExportLaw, Symbol::Open, Key(Qt::CTRL | Qt::SHIFT | Qt::Key_X),
       MenuPlace{Phrase::EditMenu, 3}},
      {Command::AddEvent, Phrase::AddEvent, Symbol::Event, Key(Qt::CTRL | Qt::Key_E), Scope::Contest,
       DoneBy{Kind::Today}, MenuPlace{Phrase::ContestMenu, 1}, JournalAction::AddEvent},
      {Command::ChangeEvent, Phrase::ChangeEvent, Symbol::Rounds, Scope::Event, DoneBy{Kind::Today},
       MenuPlace{Phrase::ContestMenu, 1}, JournalAction::SetEvent},
      {Command::RenameEvent, Phrase::RenameEvent, Symbol::Edit, Key(Qt::Key_F2),
       MenuPlace{Phrase::ContestMenu, 1}, JournalAction::RenameEvent},
      {Command::RenameContest, Phrase::RenameContest, Symbol::Edit, Scope::Contest, DoneBy{Kind::Today},
       MenuPlace{Phrase::ContestMenu, 1}, JournalAction::RenameContest},
      {Command::PairRound, Phrase::PairRound, Symbol::Pair, Key(Qt::CTRL | Qt::Key_R),
       MenuPlace{Phrase::ContestMenu, 2}, JournalAction::PairRound},
      {Command::PairByHand, Phrase::PairByHand, Symbol::Edit, Key(Qt::CTRL | Qt::ALT | Qt::Key_R),
       MenuPlace{Phrase::ContestMenu, 2}, JournalAction::PairByHand},
      {Command::PublishRound, Phrase::PublishRound, Symbol::Good, Key(Qt::CTRL | Qt::SHIFT | Qt::Key_B),
       MenuPlace{Phrase::ContestMenu, 2}, JournalAction::PublishRound},
      {Command::UnpairRound, Phrase::UnpairRound, Symbol::Undo, MenuPlace{Phrase::ContestMenu, 2},
       JournalAction::UnpairRound},
      {Command::KeepPairing, Phrase::KeepPairing, Symbol::Save, Key(Qt::CTRL | Qt::SHIFT | Qt::Key_S),
       Key(Key::Save), MenuPlace{Phrase::ContestMenu, 2}, JournalAction::PairByHand},
      {Command::ProgramPairing, Phrase::ProgramPairing, Symbol::Pair, Key(Qt::CTRL | Qt::SHIFT | Qt::Key_G),
       MenuPlace{Phrase::ContestMenu, 2}, JournalAction::PairByHand},
      {Command::EnterResult, Phrase::EnterResult, Symbol::Result, Key(Qt::Key_F2),
       MenuPlace{Phrase::ContestMenu, 3}, JournalAction::SetResult},
      {Command::ReopenResult, Phrase::ReopenResult, Symbol::Undo, MenuPlace{Phrase::ContestMenu, 3},
       JournalAction::ReopenResult},
      {Command::EnterRematch, Phrase::EnterRematch, Symbol::Rematch, Key(Qt::CTRL | Qt::SHIFT | Qt::Key_R),
       MenuPlace{Phrase::ContestMenu, 3}, JournalAction::AddRematch},
      {Command::DrawLot, Phrase::DrawLot, Symbol::Tally, MenuPlace{Phrase::ContestMenu, 3},
       JournalAction::DrawLot},
      {Command::WhatIf, Phrase::WhatIf, Symbol::Next, Key(Qt::CTRL | Qt::ALT | Qt::Key_W),
       MenuPlace{Phrase::ContestMenu, 3}},
      {Command::SplitEvent, Phrase::SplitEvent, Symbol::Next, Scope::Contest, DoneBy{Kind::Journal},
       MenuPlace{Phrase::ContestMenu, 4}, JournalAction::LendEvent},
      {Command::MergeEvent, Phrase::MergeEvent, Symbol::Import, Scope::Contest, DoneBy{Kind::Journal},
       MenuPlace{Phrase::ContestMenu, 4}, JournalAction::MergeEvent},
      {Command::ReclaimEvent, Phrase::ReclaimEvent, Symbol::Undo, Scope::Contest, DoneBy{Kind::Journal},
       MenuPlace{Phrase::ContestMenu, 4}, JournalAction::TakeEventBack},
      {Command::LeaveOfficial, Phrase::LeaveOfficial, Symbol::Remove, Scope::Contest, DoneBy{Kind::Journal},
       MenuPlace{Phrase::ContestMenu, 4}, JournalAction::LeaveOfficial},
      {Command::ImportPlayers, Phrase::ImportPlayers, Symbol::Import, Key(Qt::CTRL | Qt::Key_I), Scope::Event,
       DoneBy{Kind::Players}, MenuPlace{Phrase::PlayersMenu, 1}, JournalAction::ImportPlayers},
      {Command::PastePlayers, Phrase::PastePlayers, Symbol::Import, Key(Key::Paste),
       MenuPlace{Phrase::PlayersMenu, 1}, JournalAction::ImportPlayers},
      {Command::AddPlayer, Phrase::AddPlayer, Symbol::Add, Key(Qt::Key_Insert),
       MenuPlace{Phrase::PlayersMenu, 1}, JournalAction::AddPlayer},
      {Command::WriteCell, Phrase::WriteCell, Symbol::Edit, Key(Qt::Key_F2),
       MenuPlace{Phrase::PlayersMenu, 2}, JournalAction::SetPlayer},
      {Command::EditPlayer, Phrase::EditPlayer, Symbol::Edit, Key(Qt::SHIFT | Qt::Key_F2),
       MenuPlace{Phrase::PlayersMenu, 2}, JournalAction::SetPlayer},
      {Command::RemovePlayer, Phrase::RemovePlayer, Symbol::Close, Key(Qt::Key_Delete),
       MenuPlace{Phrase::PlayersMenu, 2}, JournalAction::RemovePlayer},
      {Command::Withdraw, Phrase::Withdraw, Symbol::Remove, MenuPlace{Phrase::PlayersMenu, 3},
       JournalAction::Withdraw},
      {Command::Rejoin, Phrase::Rejoin, Symbol::Add, MenuPlace{Phrase::PlayersMenu, 3},
       JournalAction::Rejoin},
      {Command::MarkAbsent, Phrase::MarkAbsent, Symbol::Empty, MenuPlace{Phrase::PlayersMenu, 3},
       JournalAction::SetAbsence},
      {Command::CheckInPresent, Phrase::CheckInPresent, Symbol::Good, Key(Qt::Key_P),
       MenuPlace{Phrase::PlayersMenu, 4}, JournalAction::CheckIn},
      {Command::CheckInLate, Phrase::CheckInLate, Symbol::Recent, Key(Qt::Key_L),
       MenuPlace{Phrase::PlayersMenu, 4}, JournalAction::CheckIn},
      {Command::CheckInAbsent, Phrase::CheckInAbsent, Symbol::Close, Key(Qt::Key_A),
       MenuPlace{Phrase::PlayersMenu, 4}, JournalAction::CheckIn},
      {Command::CheckInUnseen, Phrase::CheckInUnseen, Symbol::Empty, Key(Qt::Key_Backspace),
       MenuPlace{Phrase::PlayersMenu, 4}, JournalAction::CheckIn},
      {Command::CheckInRest, Phrase::CheckInRest, Symbol::Accept, Key(Qt::CTRL | Qt::Key_Return),
       MenuPlace{Phrase::PlayersMenu, 4}, JournalAction::CheckIn},
      {Command::Renumber, Phrase::Renumber, Symbol::Rounds, MenuPlace{Phrase::PlayersMenu, 5},
       JournalAction::Renumber},
      {Command::Schools, Phrase::Schools, Symbol::Players, MenuPlace{Phrase::PlayersMenu, 5}},
      {Command::OpenSheet, Phrase::OpenSheet, Symbol::Sheet, Key(Qt::CTRL | Qt::Key_Return),
       MenuPlace{Phrase::SheetMenu, 1}},
      {Command::KeepLive, Phrase::KeepLive, Symbol::Playing, Key(Qt::CTRL | Qt::SHIFT | Qt::Key_T),
       MenuPlace{Phrase::SheetMenu, 1}, JournalAction::BeginLive},
      {Command::ImportSheet, Phrase::ImportSheet, Symbol::Import, Key(Qt::CTRL | Qt::SHIFT | Qt::Key_I),
       MenuPlace{Phrase::SheetMenu, 1}, JournalAction::StoreSheet},
      {Command::SaveSheet, Phrase::SaveSheet, Symbol::Save, Key(Key::Save), MenuPlace{Phrase::SheetMenu, 2},
       JournalAction::StoreSheet},
      {Command::AcceptSheet, Phrase::AcceptSheet, Symbol::Accept, Key(Qt::CTRL | Qt::SHIFT | Qt::Key_Return),
       MenuPlace{Phrase::SheetMenu, 2}, JournalAction::AcceptSheet},
      {Command::NextInPile, Phrase::NextInPile, Symbol::Next, Key(Qt::CTRL | Qt::SHIFT | Qt::Key_N),
       MenuPlace{Phrase::SheetMenu, 2}},
      {Command::FillTurn, Phrase::FillTurn, Symbol::Edit, Key(Qt::CTRL | Qt::Key_D),
       MenuPlace{Phrase::SheetMenu, 3}},
      {Command::ChooseRoute, Phrase::ChooseRoute, Symbol::Rounds, Key(Qt::Key_F7),
       MenuPlace{Phrase::SheetMenu, 3}},
      {Command::CompareVersions, Phrase::CompareAnyTwo, Symbol::Recent, Key(Qt::CTRL | Qt::SHIFT | Qt::Key_D),
       MenuPlace{Phrase::SheetMenu, 3}},
      {Command::SwapSides, Phrase::SwapSides, Symbol::Rematch, MenuPlace{Phrase::SheetMenu, 3}},
      {Command::TakeOffSheet, Phrase::TakeOffSheet, Symbol::Remove, MenuPlace{Phrase::SheetMenu, 3},
       JournalAction::TakeOffSheet},
      {Command::AcceptHabit, Phrase::AcceptHabit, Symbol::Accept, Key(Qt::Key_F9),
       MenuPlace{Phrase::SheetMenu, 4}, JournalAction::StoreSheet},
      {Command::DeclineHabit, Phrase::DeclineHabit, Symbol::Remove, Key(Qt::SHIFT | Qt::Key_F9),
       MenuPlace{Phrase::SheetMenu, 4}, JournalAction::StoreSheet},
      {Command::NextFinding, Phrase::NextFinding, Symbol::Next, Key(Qt::Key_F8),
       MenuPlace{Phrase::SheetMenu, 5}, ToolBarGroup{4}},
      {Command::PreviousFinding, Phrase::PreviousFinding, Symbol::Previous, Key(Qt::SHIFT | Qt::Key_F8),
       MenuPlace{Phrase::SheetMenu, 5}},
      {Command::NextAnyFinding, Phrase::NextAnyFinding, Symbol::Next, Key(Qt::CTRL | Qt::Key_F8),
       MenuPlace{Phrase::SheetMenu, 5}},
      {Command::OpenReview, Phrase::OpenReview, Symbol::Review, Key(Qt::CTRL | Qt::SHIFT | Qt::Key_E),
       MenuPlace{Phrase::ReviewMenu, 1}},
      {Command::EnterAgain, Phrase::EnterAgain, Symbol::Redo, Key(Qt::CTRL | Qt::SHIFT | Qt::Key_J),
       MenuPlace{Phrase::ReviewMenu, 1}, JournalAction::ReviewSheet},
      {Command::StoreSecondEntry, Phrase::StoreSecondEntry, Symbol::Accept, Key(Qt::CTRL | Qt::Key_Return),
       MenuPlace{Phrase::ReviewMenu, 1}, JournalAction::ReviewSheet},
      {Command::MarkChecked, Phrase::MarkChecked, Symbol::Review, Key(Qt::CTRL | Qt::SHIFT | Qt::Key_L),
       MenuPlace{Phrase::ReviewMenu, 1}, JournalAction::ReviewSheet},
      {Command::SignOff, Phrase::SignOff, Symbol::Edit, Key(Qt::CTRL | Qt::SHIFT | Qt::Key_G),
       MenuPlace{Phrase::ReviewMenu, 1}, JournalAction::SignOff},
      // The keys of these commands are letters without Ctrl. While a text field has the focus, the letters go
      // into the field.
      {Command::TakeCorrection, Phrase::TakeCorrection, Symbol::Accept, Key(Qt::Key_A),
       MenuPlace{Phrase::ReviewMenu, 2}, JournalAction::Rule},
      {Command::KeepWritten, Phrase::KeepWritten, Symbol::Good, Key(Qt::Key_K),
       MenuPlace{Phrase::ReviewMenu, 2}, JournalAction::Rule},
      {Command::CorrectCell, Phrase::CorrectCell, Symbol::Edit, Key(Qt::Key_C),
       MenuPlace{Phrase::ReviewMenu, 2}, JournalAction::Rule},
      {Command::ShowTurn, Phrase::ShowTurn, Symbol::Sheet, Key(Qt::Key_B), MenuPlace{Phrase::ReviewMenu, 2}},
      {Command::LogViolation, Phrase::LogViolation, Symbol::Note, Key(Qt::CTRL | Qt::SHIFT | Qt::Key_W),
       MenuPlace{Phrase::ReviewMenu, 3}, JournalAction::AddViolation},
      {Command::ConfirmDisqualification, Phrase::ConfirmDisqualification, Symbol::Error,
       MenuPlace{Phrase::ReviewMenu, 3}, JournalAction::AddViolation},
      {Command::GoPractice, Phrase::PracticePage, Symbol::Playing, Key(Qt::CTRL | Qt::Key_9), Scope::Program,
       LeadsTo{Kind::Practice}, MenuPlace{Phrase::GameMenu, 1}, Product::Play},
      {Command::NewGame, Phrase::NewGame, Symbol::New, Key(Qt::CTRL | Qt::ALT | Qt::Key_N),
       MenuPlace{Phrase::GameMenu, 2}, Product::Play},
      {Command::OpenGame, Phrase::OpenGame, Symbol::Open, Key(Qt::CTRL | Qt::ALT | Qt::Key_O),
       MenuPlace{Phrase::GameMenu, 2}, Product::Play},
      {Command::SaveGame, Phrase::SaveGame, Symbol::Save, Key(Key::Save), MenuPlace{Phrase::GameMenu, 2},
       Product::Play},
      {Command::SetUpBoard, Phrase::SetUpBoard, Symbol::Edit, Key(Qt::CTRL | Qt::ALT | Qt::Key_B),
       MenuPlace{Phrase::GameMenu, 2}, Product::Play},
      {Command::AskHint, Phrase::AskHint, Symbol::Note, Key(Qt::CTRL | Qt::Key_H),
       MenuPlace{Phrase::GameMenu, 3}, Product::Play},
      {Command::EngineTurn, Phrase::EngineTurn, Symbol::Next, Key(Qt::CTRL | Qt::ALT | Qt::Key_E),
       MenuPlace{Phrase::GameMenu, 3}, Product::Play},
      {Command::AnalyseGame, Phrase::AnalyseGame, Symbol::Tally, Key(Qt::CTRL | Qt::ALT | Qt::Key_A),
       MenuPlace{Phrase::GameMenu, 3}, Product::Play},
      {Command::AnalyseFile, Phrase::AnalyseFile, Symbol::Tally, Scope::Program,
       MenuPlace{Phrase::GameMenu, 3}, Product::Play},
      {Command::TurnBoard, Phrase::TurnBoard, Symbol::Rematch, Key(Qt::CTRL | Qt::ALT | Qt::Key_T),
       MenuPlace{Phrase::GameMenu, 3}},
      {Command::OfferDraw, Phrase::OfferDraw, Symbol::Result, MenuPlace{Phrase::GameMenu, 4}, Product::Play},
      {Command::Resign, Phrase::Resign, Symbol::Remove, MenuPlace{Phrase::GameMenu, 4}, Product::Play},
      {Command::GoToday, Phrase::TodayPage, Symbol::Event, Key(Qt::CTRL | Qt::Key_1), Scope::Contest,
       LeadsTo{Kind::Today}, MenuPlace{Phrase::ViewMenu, 1}, ToolBarGroup{2}},
      {Command::GoPlayers, Phrase::PlayersPage, Symbol::Players, Key(Qt::CTRL | Qt::Key_2), Scope::Event,
       LeadsTo{Kind::Players}, MenuPlace{Phrase::ViewMenu, 1}, ToolBarGroup{2}},
      {Command::GoCheckIn, Phrase::CheckInPage, Symbol::Accept, Key(Qt::CTRL | Qt::SHIFT | Qt::Key_2),
       Scope::Event, LeadsTo{Kind::CheckIn}, MenuPlace{Phrase::ViewMenu, 1}},
      {Command::GoRounds, Phrase::RoundsPage, Symbol::Rounds, Key(Qt::CTRL | Qt::Key_3), Scope::Event,
       LeadsTo{Kind::Rounds}, MenuPlace{Phrase::ViewMenu, 1}, ToolBarGroup{2}, Briefly{Phrase::BriefRounds}},
      {Command::GoReviews, Phrase::ReviewsPage, Symbol::Review, Key(Qt::CTRL | Qt::Key_4), Scope::Event,
       LeadsTo{Kind::Reviews}, MenuPlace{Phrase::ViewMenu, 1}, ToolBarGroup{2}},
      {Command::GoTally, Phrase::TallyPage, Symbol::Tally, Key(Qt::CTRL | Qt::Key_5), Scope::Event,
       LeadsTo{Kind::Tally}, MenuPlace{Phrase::ViewMenu, 1}, ToolBarGroup{2}},
      {Command::GoLessons, Phrase::LessonsPage, Symbol::Note, Key(Qt::CTRL | Qt::Key_0), Scope::Event,
       LeadsTo{Kind::Lessons}, MenuPlace{Phrase::ViewMenu, 1}, Product::Play},
      {Command::GoSchools, Phrase::SchoolsPage, Symbol::Schools, Key(Qt::CTRL | Qt::Key_6), Scope::Contest,
       LeadsTo{Kind::Schools}, MenuPlace{Phrase::ViewMenu, 1}, Briefly{Phrase::BriefSchools}},
      {Command::GoJournal, Phrase::JournalPage, Symbol::Recent, Key(Qt::CTRL | Qt::Key_7), Scope::Contest,
       LeadsTo{Kind::Journal}, MenuPlace{Phrase::ViewMenu, 1}, Briefly{Phrase::BriefJournal}},
      {Command::Find, Phrase::Find, Symbol::Next, Key(Qt::CTRL | Qt::Key_K), Scope::Program,
       MenuPlace{Phrase::ViewMenu, 2}},
      {Command::Back, Phrase::Back, Symbol::Previous, Key(Qt::ALT | Qt::Key_Left), Scope::Event,
       MenuPlace{Phrase::ViewMenu, 2}},
      {Command::Filter, Phrase::Filter, Symbol::Next, Key(Key::Find), MenuPlace{Phrase::ViewMenu, 3}},
      {Command::OutstandingOnly, Phrase::OutstandingOnly, Symbol::Empty,
       Key(Qt::CTRL | Qt::SHIFT | Qt::Key_O), MenuPlace{Phrase::ViewMenu, 3}, Toggle{}},
      {Command::ShowReasons, Phrase::ShowReasons, Symbol::Note, Key(Qt::CTRL | Qt::SHIFT | Qt::Key_Y),
       MenuPlace{Phrase::ViewMenu, 3}, Toggle{}},
      {Command::GoSettings, Phrase::SettingsPage, Symbol::Settings, Key(Qt::CTRL | Qt::Key_Comma),
       Scope::Program, LeadsTo{Kind::Settings}, MenuPlace{Phrase::ViewMenu, 4}},
      {Command::ShowHall, Phrase::ShowHall, Symbol::Rounds, Key(Qt::CTRL | Qt::Key_F9), Scope::Event,
       MenuPlace{Phrase::HallMenu, 1}},
      {Command::SetNotice, Phrase::SetNotice, Symbol::Note, Scope::Event, MenuPlace{Phrase::HallMenu, 1},
       JournalAction::SetNotice},
      {Command::StartClock, Phrase::StartClock, Symbol::Recent, Key(Qt::Key_F4), Scope::Event,
       MenuPlace{Phrase::HallMenu, 2}},
      {Command::ResetClock, Phrase::ResetClock, Symbol::Undo, Scope::Event, MenuPlace{Phrase::HallMenu, 2}},
      {Command::GoClocks, Phrase::LiveClocks, Symbol::Recent, Key(Qt::CTRL | Qt::ALT | Qt::Key_C),
       Scope::Event, LeadsTo{Kind::Clocks}, MenuPlace{Phrase::HallMenu, 3}},
      {Command::GoStation, Phrase::StationPage, Symbol::Players, Key(Qt::CTRL | Qt::ALT | Qt::Key_H),
       Scope::Program, LeadsTo{Kind::Station}, MenuPlace{Phrase::HallMenu, 5}, Product::Sharing},
      {Command::HallMake, Phrase::HallMake, Symbol::New, Key(Qt::CTRL | Qt::ALT | Qt::Key_M),
       MenuPlace{Phrase::HallMenu, 5}, Product::Sharing},
      {Command::HallStart, Phrase::HallStart, Symbol::Playing, MenuPlace{Phrase::HallMenu, 5},
       Product::Sharing},
      {Command::HallEnter, Phrase::HallEnter, Symbol::Rounds, MenuPlace{Phrase::HallMenu, 5},
       Product::Sharing},
      {Command::HallStop, Phrase::HallStop, Symbol::Empty, MenuPlace{Phrase::HallMenu, 5}, Product::Sharing},
      {Command::HallClose, Phrase::HallClose, Symbol::Save, MenuPlace{Phrase::HallMenu, 5}, Product::Sharing},
      {Command::HallPersonAdd, Phrase::HallPersonAdd, Symbol::Add, Key(Qt::Key_Insert),
       MenuPlace{Phrase::HallMenu, 6}, Product::Sharing},
      {Command::HallPersonPhrase, Phrase::HallPersonPhrase, Symbol::Edit, Key(Qt::Key_F2),
       MenuPlace{Phrase::HallMenu, 6}, Product::Sharing},
      {Command::HallPersonRemove, Phrase::HallPersonRemove, Symbol::Remove, Key(Qt::Key_Delete),
       MenuPlace{Phrase::HallMenu, 6}, Product::Sharing},
      {Command::Keys, Phrase::Keys, Symbol::Note, Key(Qt::Key_F1), Scope::Program,
       MenuPlace{Phrase::HelpMenu, 1}},
      {Command::Rulebook, Phrase::Rulebook, Symbol::Note, Key(Qt::SHIFT | Qt::Key_F1), Scope::Program,
       MenuPlace{Phrase::HelpMenu, 1}},
      {Command::About, Phrase::About, Symbol::About, Scope::Program, MenuPlace{Phrase::HelpMenu, 1}},
  };
  return kCommands;
}

}  // namespace

const CommandFacts& factsOf(Command command) {
  return *std::ranges::find(everyCommand(), command, &CommandFacts::command);
}

bool isByLetter(Command command) {
  const QKeySequence key = factsOf(command).keys.value(0);
  return key.count() == 1 && key[0].keyboardModifiers() == Qt::NoModifier && key[0].key() >= Qt::Key_A &&
         key[0].key() <= Qt::Key_Z;
}

CommandGroups menuGroups(Phrase menu) {
  CommandGroups groups;
  for (const CommandFacts& facts : everyCommand()) {
    for (const MenuPlace& place : facts.menus) {
      if (place.menu == menu) groups[place.group].push_back(facts.command);
    }
  }
  return groups;
}

CommandGroups toolBarGroups() {
  CommandGroups groups;
  for (const CommandFacts& facts : everyCommand()) {
    if (facts.toolBarGroup) groups[*facts.toolBarGroup].push_back(facts.command);
  }
  return groups;
}

}  // namespace damath::window
