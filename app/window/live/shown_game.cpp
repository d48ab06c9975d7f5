// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/live/shown_game.hpp"

#include "core/precondition.hpp"

namespace damath::window {

using desk::DeskResult;

ShownGame::ShownGame(Session& session, LiveTables& tables, QObject* parent)
    : QObject(parent), m_session(session), m_tables(tables) {
  connect(&m_tables, &LiveTables::changed, this, &ShownGame::changed);
  connect(&m_tables, &LiveTables::ticked, this, &ShownGame::ticked);
  connect(&m_tables, &LiveTables::rang, this, [this](qint64 live, play::ClockSignal signal) {
    if (table() != nullptr && table()->record.id == live) Q_EMIT rang(signal);
  });
}

void ShownGame::open(contest::EventId event, const desk::SheetAt& at) {
  m_event = event;
  m_at = at;
  m_tables.look(event);
  if (table() != nullptr) return;
  // LiveTables leaves out a live game whose record is damaged. The user then sees an error message instead of
  // an empty board.
  const auto kept = desk::LiveDesk(m_session.desk()).table(event, at);
  if (!kept && kept.error().refusal == desk::Refusal::LiveBroken) m_session.refusals().show(kept.error());
}

std::int64_t ShownGame::live() const {
  const desk::LiveTable* open = table();
  DAMATH_EXPECTS(open != nullptr);
  return open->record.id;
}

play::GameClock ShownGame::clock() const {
  const desk::LiveTable* open = table();
  DAMATH_EXPECTS(open != nullptr);
  return m_tables.clockOf(*open);
}

DeskResult<void> ShownGame::begin(play::Keeping keeping) {
  return m_tables.begin(m_event, m_at, keeping);
}

DeskResult<void> ShownGame::turn(const QString& typed, desk::Stands stands, const desk::Author& author) {
  return m_tables.turn(live(), typed, stands, author);
}

DeskResult<void> ShownGame::take(const play::LiveStep& step, const desk::Author& author) {
  return m_tables.take(live(), step, author);
}

DeskResult<desk::LiveEntered> ShownGame::accept() {
  // Copies the table, because LiveTables may read its games again while the user answers a question.
  const desk::LiveTable table = *m_tables.find(live());
  return m_session.withConfirmation(m_event, m_session.author(), [&](const desk::Author& author) {
    return desk::LiveDesk(m_session.desk()).enter(table, desk::WithSheet::Accept, author);
  });
}

}  // namespace damath::window
