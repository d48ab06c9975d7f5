// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/tour.hpp"

#include <QAbstractItemView>
#include <QApplication>
#include <QDeadlineTimer>
#include <QDialog>
#include <QEventLoop>
#include <QImage>
#include <QLineEdit>
#include <QTabBar>

#include "app/views/analysis/analysis_view.hpp"
#include "app/views/board/board_view.hpp"
#include "app/views/hall/hall_window.hpp"
#include "app/views/lessons/lessons_page.hpp"
#include "app/views/parts/sheet_grid.hpp"
#include "app/views/start/event_choices.hpp"
#include "app/views/window/refusal_line.hpp"
#include "core/contest/progress.hpp"

namespace damath::console {

using views::Command;
using views::Location;

namespace {

constexpr int kMostOfAnalysis = 4000;  // milliseconds; what is done by then is seen
constexpr int kTurnSeen = 9;           // of an analysis

// A picture with one colour only shows that nothing was painted.
bool isPainted(const QImage& picture) {
  const QRgb first = picture.pixel(0, 0);
  for (int y = 0; y < picture.height(); y += 3) {
    for (int x = 0; x < picture.width(); x += 3) {
      if (picture.pixel(x, y) != first) return true;
    }
  }
  return false;
}

}  // namespace

void Tour::expect(bool holds, const QString& what) {
  if (!holds && m_fault.isEmpty()) m_fault = what;
}

void Tour::see(const Stop& stop, const QString& name) {
  QApplication::processEvents();
  QWidget* modal = QApplication::activeModalWidget();
  QWidget& shown = modal == nullptr ? static_cast<QWidget&>(m_window) : *modal;
  const QString refusal = m_window.findChild<views::RefusalLine*>()->text();
  expect(refusal.isEmpty(), name + QStringLiteral(": ") + refusal);
  expect(isPainted(shown.grab().toImage()), name);
  stop(name, shown);
}

void Tour::walkDialog(const Stop& stop, Command command, const QString& name) {
  QAction* action = m_window.commands().action(command);
  bool& wasOffered = m_offered[command];
  wasOffered = wasOffered || action->isEnabled();
  if (!action->isEnabled()) return;
  action->trigger();
  QApplication::processEvents();
  auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
  expect(dialog != nullptr, name);
  if (dialog == nullptr) return;
  see(stop, name);
  dialog->reject();
  QApplication::processEvents();
}

// Both steps of a new contest; none is made.
void Tour::walkWizard(const Stop& stop) {
  m_window.commands().action(Command::NewContest)->trigger();
  QApplication::processEvents();
  auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
  auto* name = dialog == nullptr ? nullptr : dialog->findChild<QLineEdit*>();
  expect(name != nullptr, QStringLiteral("new-contest"));
  if (name == nullptr) return;
  see(stop, QStringLiteral("new-contest"));
  name->setText(QStringLiteral("Damath"));
  dialog->accept();
  const auto* events = dialog->findChild<views::EventChoices*>();
  expect(events != nullptr && events->isVisible(), QStringLiteral("new-contest-events"));
  see(stop, QStringLiteral("new-contest-events"));
  dialog->reject();
  dialog->reject();
  QApplication::processEvents();
}

void Tour::walkEvent(const Stop& stop, const contest::Event& event, const QString& prefix) {
  const contest::EventId id = event.id;
  m_window.goTo({Location::Kind::Players, id, {}});
  const auto* list = m_window.page(Location::Kind::Players)->findChild<QAbstractItemView*>();
  expect(list != nullptr && list->model()->rowCount() == static_cast<int>(event.entries.size()),
         prefix + QStringLiteral("players"));
  see(stop, prefix + QStringLiteral("players"));
  walkDialog(stop, Command::AddPlayer, prefix + QStringLiteral("add-player"));
  walkDialog(stop, Command::EditPlayer, prefix + QStringLiteral("edit-player"));
  walkDialog(stop, Command::RemovePlayer, prefix + QStringLiteral("remove-player"));
  walkDialog(stop, Command::Withdraw, prefix + QStringLiteral("withdraw"));
  walkDialog(stop, Command::MarkAbsent, prefix + QStringLiteral("absent"));

  walkDialog(stop, Command::Renumber, prefix + QStringLiteral("renumber"));
  walkDialog(stop, Command::Schools, prefix + QStringLiteral("schools"));
  walkDialog(stop, Command::ImportPlayers, prefix + QStringLiteral("import"));
  m_window.goTo({Location::Kind::CheckIn, id, {}});
  see(stop, prefix + QStringLiteral("check-in"));

  const int rounds = contest::roundsPaired(event);
  m_window.goTo({Location::Kind::Rounds, id, {contest::RoundNumber{std::max(rounds - 1, 1)}, {}}});
  see(stop, prefix + QStringLiteral("rounds"));
  walkDialog(stop, Command::EnterResult, prefix + QStringLiteral("result"));
  walkDialog(stop, Command::ReopenResult, prefix + QStringLiteral("reopen"));
  const bool isSeen = rounds > 0 && contest::heldRound(event) == nullptr;
  if (isSeen) walkDialog(stop, Command::UnpairRound, prefix + QStringLiteral("take-back"));
  if (!event.games.empty()) {
    // A sheet with something to show, if there is one.
    QAction* finding = m_window.commands().action(Command::NextFinding);
    for (const contest::Game& game : event.games) {
      m_window.goTo({Location::Kind::Sheet, id, {game.round, game.board}});
      if (finding->isEnabled()) break;
    }
    auto* grid = m_window.page(Location::Kind::Sheet)->findChild<views::SheetGrid*>();
    const auto* board = m_window.page(Location::Kind::Sheet)->findChild<views::BoardView*>();
    expect(grid != nullptr && board != nullptr, prefix + QStringLiteral("sheet"));
    if (grid != nullptr) grid->goToCell(std::min(8, grid->model()->rowCount() - 1), 3);
    see(stop, prefix + QStringLiteral("sheet"));
    if (finding->isEnabled()) {
      finding->trigger();
      see(stop, prefix + QStringLiteral("finding"));
    }
    walkDialog(stop, Command::AcceptSheet, prefix + QStringLiteral("accept"));
    if (m_window.commands().action(Command::AnalyseGame)->isEnabled()) {
      m_window.commands().action(Command::AnalyseGame)->trigger();
      auto* analysis = m_window.page(Location::Kind::Analysis)->findChild<views::AnalysisView*>();
      expect(analysis != nullptr && analysis->isVisible(), prefix + QStringLiteral("analysis"));
      const QDeadlineTimer enough(kMostOfAnalysis);
      while (analysis != nullptr && analysis->isUnderWay()) {
        if (enough.hasExpired()) analysis->stop();
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
      }
      if (analysis != nullptr) analysis->goTo(kTurnSeen);
      see(stop, prefix + QStringLiteral("analysis"));
    }
  }
  walkLive(stop, event, prefix);
  m_window.goTo({Location::Kind::Lessons, id, {}});
  const auto* lessons = static_cast<views::LessonsPage*>(m_window.page(Location::Kind::Lessons));
  while (!lessons->isDone()) QApplication::processEvents(QEventLoop::WaitForMoreEvents);
  see(stop, prefix + QStringLiteral("lessons"));
  m_window.commands().action(Command::ShowHall)->trigger();
  QApplication::processEvents();
  if (auto* hall = m_window.findChild<views::HallWindow*>()) {
    for (int page = 0; page < hall->pages(); ++page) {
      expect(isPainted(hall->grab().toImage()), prefix + QStringLiteral("hall"));
      stop(prefix + QStringLiteral("hall%1").arg(page + 1), *hall);
      hall->turn();
    }
    hall->close();
  } else {
    expect(false, prefix + QStringLiteral("hall"));
  }
  m_window.goTo({Location::Kind::Reviews, id, {}});
  see(stop, prefix + QStringLiteral("reviews"));
  walkDialog(stop, Command::LogViolation, prefix + QStringLiteral("violation"));
  if (m_window.commands().action(Command::OpenReview)->isEnabled()) {
    m_window.commands().action(Command::OpenReview)->trigger();
    m_window.commands().action(Command::ShowTurn)->trigger();
    see(stop, prefix + QStringLiteral("review"));
    m_window.commands().action(Command::ShowTurn)->trigger();
    walkDialog(stop, Command::LookOver, prefix + QStringLiteral("look-over"));
    if (m_window.commands().action(Command::KeyAgain)->isEnabled()) {
      m_window.commands().action(Command::KeyAgain)->trigger();
      see(stop, prefix + QStringLiteral("keying"));
    }
  }
  m_window.goTo({Location::Kind::Tally, id, {}});
  see(stop, prefix + QStringLiteral("tally"));
  walkDialog(stop, Command::EnterRematch, prefix + QStringLiteral("rematch"));
  walkDialog(stop, Command::WhatIf, prefix + QStringLiteral("what-if"));
  walkDialog(stop, Command::Papers, prefix + QStringLiteral("papers"));
  walkDialog(stop, Command::CheckPaper, prefix + QStringLiteral("check-paper"));
}

// Games at the board, and where one can be begun.
void Tour::walkLive(const Stop& stop, const contest::Event& event, const QString& prefix) {
  int seen = 0;
  for (const contest::Game& game : event.games) {
    if (game.result) continue;
    m_window.goTo({Location::Kind::Live, event.id, {game.round, game.board}});
    expect(m_window.page(Location::Kind::Live)->findChild<views::BoardView*>() != nullptr,
           prefix + QStringLiteral("live"));
    see(stop, prefix + QStringLiteral("live%1").arg(++seen));
  }
  if (seen == 0) return;
  m_window.goTo({Location::Kind::Clocks, event.id, {}});
  see(stop, prefix + QStringLiteral("clocks"));
}

void Tour::walkSettings(const Stop& stop) {
  m_window.goTo({Location::Kind::Settings, {}, {}});
  auto* parts = m_window.page(Location::Kind::Settings)->findChild<QTabBar*>();
  expect(parts != nullptr && parts->count() > 0, QStringLiteral("settings"));
  if (parts == nullptr) return;
  for (int part = 0; part < parts->count(); ++part) {
    parts->setCurrentIndex(part);
    see(stop, QStringLiteral("settings%1").arg(part + 1));
  }
  parts->setCurrentIndex(0);
}

void Tour::walkPractice(const Stop& stop) {
  m_window.goTo({Location::Kind::Practice, {}, {}});
  const auto* board = m_window.page(Location::Kind::Practice)->findChild<views::BoardView*>();
  expect(board != nullptr, QStringLiteral("practice"));
  see(stop, QStringLiteral("practice"));
  walkDialog(stop, Command::NewGame, QStringLiteral("new-game"));
  walkDialog(stop, Command::SetUpBoard, QStringLiteral("set-up-board"));
}

QString Tour::walk(const Stop& stop) {
  m_fault.clear();
  m_offered.clear();
  m_window.show();
  m_window.resize(1280, 720);  // a small notebook's
  m_window.goTo({});
  see(stop, QStringLiteral("events"));
  walkDialog(stop, Command::AddEvent, QStringLiteral("new-event"));
  walkDialog(stop, Command::RenameEvent, QStringLiteral("rename-event"));
  walkDialog(stop, Command::RenameContest, QStringLiteral("rename-contest"));
  walkDialog(stop, Command::Find, QStringLiteral("find"));
  walkDialog(stop, Command::Keys, QStringLiteral("keys"));
  walkDialog(stop, Command::About, QStringLiteral("about"));
  m_window.goTo({Location::Kind::Schools, {}, {}});
  see(stop, QStringLiteral("schools"));
  m_window.goTo({Location::Kind::Journal, {}, {}});
  see(stop, QStringLiteral("journal"));
  walkDialog(stop, Command::UndoTo, QStringLiteral("undo-to"));
  walkDialog(stop, Command::UndoAct, QStringLiteral("undo-act"));
  walkDialog(stop, Command::RestoreCopy, QStringLiteral("restore"));
  walkDialog(stop, Command::WriteSite, QStringLiteral("site"));
  walkDialog(stop, Command::LeaveOfficial, QStringLiteral("practice"));
  walkSettings(stop);
  walkPractice(stop);
  const std::vector<contest::Event> events = m_session.contest().events;
  for (std::size_t i = 0; i < events.size(); ++i) {
    walkEvent(stop, events[i], QStringLiteral("event%1-").arg(i + 1));
  }
  m_window.commands().action(Command::CloseContest)->trigger();
  expect(!m_session.isOpen(), QStringLiteral("close"));
  see(stop, QStringLiteral("start"));
  walkWizard(stop);
  walkDialog(stop, Command::FromDocument, QStringLiteral("from-document"));
  walkDialog(stop, Command::JoinHall, QStringLiteral("join"));
  return m_fault;
}

QStringList Tour::neverOffered() const {
  QStringList names;
  for (const auto& [command, wasOffered] : m_offered) {
    if (!wasOffered) names << m_window.commands().name(command);
  }
  return names;
}

}  // namespace damath::console
