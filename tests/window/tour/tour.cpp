// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/window/tour/tour.hpp"

#include <QAbstractItemView>
#include <QApplication>
#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QTabBar>
#include <QTableView>

#include "app/hall/window/join_dialog.hpp"
#include "app/hall/window/make_hall_dialog.hpp"
#include "app/play/analysis/analysis_view.hpp"
#include "app/play/lessons/lessons_page.hpp"
#include "app/play/practice/new_game_dialog.hpp"
#include "app/play/practice/set_up_dialog.hpp"
#include "app/window/board/board_view.hpp"
#include "app/window/dialogs/confirmation_dialog.hpp"
#include "app/window/dialogs/rematch_dialog.hpp"
#include "app/window/dialogs/result_dialog.hpp"
#include "app/window/dialogs/violation_dialog.hpp"
#include "app/window/display/hall_window.hpp"
#include "app/window/display/notice_dialog.hpp"
#include "app/window/frame/finder.hpp"
#include "app/window/frame/keys_dialog.hpp"
#include "app/window/help/rulebook_window.hpp"
#include "app/window/journal/changes_view.hpp"
#include "app/window/journal/document_dialog.hpp"
#include "app/window/journal/restore_dialog.hpp"
#include "app/window/journal/site_dialog.hpp"
#include "app/window/page/paper_check_dialog.hpp"
#include "app/window/page/papers_dialog.hpp"
#include "app/window/page/preview_dialog.hpp"
#include "app/window/players/absence_dialog.hpp"
#include "app/window/players/import_dialog.hpp"
#include "app/window/players/player_dialog.hpp"
#include "app/window/players/renumber_dialog.hpp"
#include "app/window/players/schools_dialog.hpp"
#include "app/window/scoresheet/accept_dialog.hpp"
#include "app/window/scoresheet/sheet_grid.hpp"
#include "app/window/scoresheet/take_off_dialog.hpp"
#include "app/window/start/contest_dialog.hpp"
#include "app/window/start/event_choices.hpp"
#include "app/window/tally/what_if_dialog.hpp"
#include "app/window/today/event_dialog.hpp"
#include "app/window/today/rename_dialog.hpp"
#include "core/contest/model/rounds.hpp"
#include "tests/window/tour/inspection.hpp"

namespace damath::tour {

using window::Command;
using window::ConfirmationDialog;
using window::Location;

namespace {

// Milliseconds. The walk shows the part of the analysis that is ready by then.
constexpr int kMostOfAnalysis = 4000;
constexpr int kMostOfReading = 500;
constexpr int kTurnSeen = 9;     // the turn of an analysis that is shown
constexpr int kMostUndone = 10;  // the most journal changes that the shown Undo covers

}  // namespace

// Visits the tabs of the page one after another and ends on the first.
void Tour::walkTabs(Location::Kind kind, const QString& name) {
  auto* parts = m_window.page(kind)->findChild<QTabBar*>();
  m_stops.expect(parts != nullptr && parts->count() > 0, name);
  if (parts == nullptr) return;
  for (int part = 0; part < parts->count(); ++part) {
    parts->setCurrentIndex(part);
    m_stops.see(name + QString::number(part + 1));
  }
  parts->setCurrentIndex(0);
}

void Tour::walkMenus() {
  int number = 0;
  const auto titles = m_window.menuBar()->actions();
  for (const QAction* title : titles) {
    title->menu()->popup(m_window.mapToGlobal(QPoint()));
    m_stops.see(QStringLiteral("menu%1").arg(++number), *title->menu());
    title->menu()->close();
  }
}

void Tour::walkJournal() {
  m_window.goTo({Location::Kind::Journal, {}, {}});
  walkTabs(Location::Kind::Journal, QStringLiteral("journal"));
  m_stops.dialog<ConfirmationDialog>(Command::UndoAct, QStringLiteral("undo-act"));
  QTableView& changes = *m_window.page(Location::Kind::Journal)->findChild<window::ChangesView*>()->list();
  const int last = std::min(kMostUndone, changes.model()->rowCount()) - 1;
  changes.setCurrentIndex(changes.model()->index(last, 0));
  m_stops.dialog<ConfirmationDialog>(Command::UndoTo, QStringLiteral("undo-to"));
  m_stops.dialog<window::RestoreDialog>(Command::RestoreBackup, QStringLiteral("restore"));
  m_stops.dialog<window::SiteDialog>(Command::WriteSite, QStringLiteral("site"));
  m_stops.dialog<ConfirmationDialog>(Command::LeaveOfficial, QStringLiteral("leave-official"));
  m_stops.dialog<window::FormDialog>(Command::SplitEvent, QStringLiteral("split"));
}

void Tour::walkHall() {
  m_stops.dialog<window::NoticeDialog>(Command::SetNotice, QStringLiteral("notice"));
  m_window.goTo({Location::Kind::Station, {}, {}});
  m_stops.see(QStringLiteral("station"));
  m_stops.dialog<window::MakeHallDialog>(Command::HallMake, QStringLiteral("make-hall"));
}

void Tour::walkPractice() {
  m_window.goTo({Location::Kind::Practice, {}, {}});
  const auto* board = m_window.page(Location::Kind::Practice)->findChild<window::BoardView*>();
  m_stops.expect(board != nullptr, QStringLiteral("practice"));
  m_stops.see(QStringLiteral("practice"));
  m_stops.dialog<window::NewGameDialog>(Command::NewGame, QStringLiteral("new-game"));
  m_stops.dialog<window::SetUpDialog>(Command::SetUpBoard, QStringLiteral("set-up-board"));
}

void Tour::walkSheets(const contest::Event& event, const QString& prefix) {
  if (event.games.empty()) return;
  // Looks for a scoresheet with a finding, if there is one.
  QAction* finding = m_window.commands().action(Command::NextFinding);
  for (const contest::Game& game : event.games) {
    m_window.goTo({Location::Kind::Sheet, event.id, {game.round, game.board}});
    if (finding->isEnabled()) break;
  }
  auto* grid = m_window.page(Location::Kind::Sheet)->findChild<window::SheetGrid*>();
  const auto* board = m_window.page(Location::Kind::Sheet)->findChild<window::BoardView*>();
  m_stops.expect(grid != nullptr && board != nullptr, prefix + QStringLiteral("sheet"));
  if (grid != nullptr) grid->goToCell(std::min(8, grid->model()->rowCount() - 1), 3);
  m_stops.see(prefix + QStringLiteral("sheet"));
  if (finding->isEnabled()) {
    finding->trigger();
    m_stops.see(prefix + QStringLiteral("finding"));
  }
  m_stops.dialog<window::AcceptDialog>(Command::AcceptSheet, prefix + QStringLiteral("accept"));
  m_stops.dialog<window::TakeOffDialog>(Command::TakeOffSheet, prefix + QStringLiteral("take-off"));
  if (!m_window.commands().action(Command::AnalyseGame)->isEnabled()) return;
  m_window.commands().action(Command::AnalyseGame)->trigger();
  auto* analysis = m_window.page(Location::Kind::Analysis)->findChild<window::AnalysisView*>();
  m_stops.expect(analysis != nullptr && analysis->isVisible(), prefix + QStringLiteral("analysis"));
  const QDeadlineTimer enough(kMostOfAnalysis);
  while (analysis != nullptr && analysis->isUnderWay()) {
    if (enough.hasExpired()) analysis->stop();
    QApplication::processEvents(QEventLoop::WaitForMoreEvents);
  }
  if (analysis != nullptr) analysis->goTo(kTurnSeen);
  m_stops.see(prefix + QStringLiteral("analysis"));
}

// Visits the running live games, and a game that can be started.
void Tour::walkLive(const contest::Event& event, const QString& prefix) {
  int seen = 0;
  for (const contest::Game& game : event.games) {
    if (game.result) continue;
    m_window.goTo({Location::Kind::Live, event.id, {game.round, game.board}});
    m_stops.expect(m_window.page(Location::Kind::Live)->findChild<window::BoardView*>() != nullptr,
                   prefix + QStringLiteral("live"));
    m_stops.see(prefix + QStringLiteral("live%1").arg(++seen));
  }
  if (seen == 0) return;
  m_window.goTo({Location::Kind::Clocks, event.id, {}});
  m_stops.see(prefix + QStringLiteral("clocks"));
}

void Tour::walkDisplay(const QString& prefix) {
  m_window.commands().action(Command::ShowHall)->trigger();
  QApplication::processEvents();
  auto* hall = m_window.findChild<window::HallWindow*>();
  m_stops.expect(hall != nullptr, prefix + QStringLiteral("hall"));
  if (hall == nullptr) return;
  for (int page = 0; page < hall->pages(); ++page) {
    m_stops.see(prefix + QStringLiteral("hall%1").arg(page + 1), *hall);
    hall->turn();
  }
  hall->close();
}

void Tour::walkReviews(const contest::Event& event, const QString& prefix) {
  m_window.goTo({Location::Kind::Reviews, event.id, {}});
  m_stops.see(prefix + QStringLiteral("reviews"));
  m_stops.dialog<window::ViolationDialog>(Command::LogViolation, prefix + QStringLiteral("violation"));
  if (!m_window.commands().action(Command::OpenReview)->isEnabled()) return;
  m_window.commands().action(Command::OpenReview)->trigger();
  m_window.commands().action(Command::ShowTurn)->trigger();
  m_stops.see(prefix + QStringLiteral("review"));
  m_window.commands().action(Command::ShowTurn)->trigger();
  m_stops.dialog<ConfirmationDialog>(Command::MarkChecked, prefix + QStringLiteral("look-over"));
  if (!m_window.commands().action(Command::EnterAgain)->isEnabled()) return;
  m_window.commands().action(Command::EnterAgain)->trigger();
  m_stops.expect(m_window.location().kind == Location::Kind::Keying, prefix + QStringLiteral("keying"));
  m_stops.see(prefix + QStringLiteral("keying"));
}

void Tour::walkEvent(const contest::Event& event, const QString& prefix) {
  const contest::EventId id = event.id;
  m_window.goTo({Location::Kind::Players, id, {}});
  const auto* list = m_window.page(Location::Kind::Players)->findChild<QAbstractItemView*>();
  m_stops.expect(list != nullptr && list->model()->rowCount() == static_cast<int>(event.entries.size()),
                 prefix + QStringLiteral("players"));
  m_stops.see(prefix + QStringLiteral("players"));
  m_stops.dialog<window::PlayerDialog>(Command::AddPlayer, prefix + QStringLiteral("add-player"));
  m_stops.dialog<window::PlayerDialog>(Command::EditPlayer, prefix + QStringLiteral("edit-player"));
  m_stops.dialog<ConfirmationDialog>(Command::Withdraw, prefix + QStringLiteral("withdraw"));
  m_stops.dialog<window::AbsenceDialog>(Command::MarkAbsent, prefix + QStringLiteral("absent"));
  m_stops.dialog<window::RenumberDialog>(Command::Renumber, prefix + QStringLiteral("renumber"));
  m_stops.dialog<window::SchoolsDialog>(Command::Schools, prefix + QStringLiteral("schools"));
  m_stops.dialog<window::ImportDialog>(Command::ImportPlayers, prefix + QStringLiteral("import"));
  m_window.goTo({Location::Kind::CheckIn, id, {}});
  m_stops.see(prefix + QStringLiteral("check-in"));

  const int rounds = contest::roundsPaired(event);
  m_window.goTo({Location::Kind::Rounds, id, {contest::RoundNumber{std::max(rounds - 1, 1)}, {}}});
  m_stops.see(prefix + QStringLiteral("rounds"));
  m_stops.dialog<window::ResultDialog>(Command::EnterResult, prefix + QStringLiteral("result"));
  m_stops.dialog<ConfirmationDialog>(Command::ReopenResult, prefix + QStringLiteral("reopen"));
  const bool isSeen = rounds > 0 && contest::unpublishedRound(event) == nullptr;
  if (isSeen) m_stops.dialog<ConfirmationDialog>(Command::UnpairRound, prefix + QStringLiteral("take-back"));
  m_stops.dialog<window::PreviewDialog>(
      Command::Print, prefix + QStringLiteral("preview"), [this](window::PreviewDialog& preview) {
        m_stops.waitFor([&] { return preview.isDrawn() && preview.isLookedThrough(); },
                        QStringLiteral("preview"));
      });
  walkSheets(event, prefix);
  walkLive(event, prefix);
  m_window.goTo({Location::Kind::Lessons, id, {}});
  const auto* lessons = static_cast<window::LessonsPage*>(m_window.page(Location::Kind::Lessons));
  while (!lessons->isDone()) QApplication::processEvents(QEventLoop::WaitForMoreEvents);
  m_stops.see(prefix + QStringLiteral("lessons"));
  walkDisplay(prefix);
  walkReviews(event, prefix);
  m_window.goTo({Location::Kind::Tally, id, {}});
  walkTabs(Location::Kind::Tally, prefix + QStringLiteral("tally"));
  m_stops.dialog<window::RematchDialog>(Command::EnterRematch, prefix + QStringLiteral("rematch"));
  m_stops.dialog<window::WhatIfDialog>(Command::WhatIf, prefix + QStringLiteral("what-if"));
  m_stops.dialog<window::PapersDialog>(Command::Papers, prefix + QStringLiteral("papers"));
  m_stops.dialog<window::PaperCheckDialog>(Command::CheckPaper, prefix + QStringLiteral("check-paper"));
}

void Tour::walk() {
  m_window.show();
  m_window.resize(kSmallScreen);
  m_window.goTo({});
  m_stops.see(QStringLiteral("events"));
  walkMenus();
  m_stops.dialog<window::EventDialog>(Command::AddEvent, QStringLiteral("new-event"));
  m_stops.dialog<window::EventDialog>(Command::ChangeEvent, QStringLiteral("event-format"));
  m_stops.dialog<window::RenameDialog>(Command::RenameEvent, QStringLiteral("rename-event"));
  m_stops.dialog<window::RenameDialog>(Command::RenameContest, QStringLiteral("rename-contest"));
  m_stops.dialog<window::Finder>(Command::Find, QStringLiteral("find"));
  m_stops.dialog<window::Finder>(Command::Find, QStringLiteral("find-nothing"), [](window::Finder& finder) {
    finder.findChild<QLineEdit*>()->setText(QStringLiteral("xyz"));
  });
  m_stops.dialog<window::KeysDialog>(Command::Keys, QStringLiteral("keys"));
  m_stops.dialog(Command::About, QStringLiteral("about"));
  m_stops.run(Command::Rulebook, QStringLiteral("rulebook"));
  auto* book = m_window.findChild<window::RulebookWindow*>();
  m_stops.expect(book != nullptr, QStringLiteral("rulebook"));
  if (book != nullptr) m_stops.see(QStringLiteral("rulebook"), *book);
  if (book != nullptr) book->close();
  m_window.goTo({Location::Kind::Schools, {}, {}});
  walkTabs(Location::Kind::Schools, QStringLiteral("schools"));
  walkJournal();
  walkHall();
  m_window.goTo({Location::Kind::Settings, {}, {}});
  walkTabs(Location::Kind::Settings, QStringLiteral("settings"));
  walkPractice();
  const std::vector<contest::Event> events = m_session.contest().events;
  for (std::size_t i = 0; i < events.size(); ++i) {
    walkEvent(events[i], QStringLiteral("event%1-").arg(i + 1));
  }
}

void Tour::leave() {
  m_window.commands().action(Command::CloseContest)->trigger();
  m_stops.expect(!m_session.isOpen(), QStringLiteral("close"));
  // A worker thread reads the details of the recent files.
  QElapsedTimer since;
  since.start();
  m_stops.waitFor([&] { return since.hasExpired(kMostOfReading); }, QStringLiteral("start"));
  m_stops.see(QStringLiteral("start"));
  m_stops.dialog<window::ContestDialog>(Command::NewContest, QStringLiteral("new-contest"));
  m_stops.dialog<window::ContestDialog>(
      Command::NewContest, QStringLiteral("new-contest-events"), [this](window::ContestDialog& dialog) {
        dialog.findChild<QLineEdit*>()->setText(QStringLiteral("Damath"));
        dialog.accept();
        const auto* events = dialog.findChild<window::EventChoices*>();
        m_stops.expect(events != nullptr && events->isVisible(), QStringLiteral("new-contest-events"));
      });
  m_stops.dialog<window::DocumentDialog>(Command::FromDocument, QStringLiteral("from-document"));
  m_stops.dialog<window::JoinDialog>(Command::JoinHall, QStringLiteral("join"));
}

}  // namespace damath::tour
