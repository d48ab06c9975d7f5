// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/play/live_board.hpp"

#include "app/models/text/qt_text.hpp"

namespace damath::models {

using desk::DeskError;
using play::ClockAct;
using play::ClockPhase;

namespace {

constexpr play::milliseconds kBetweenTicks(200);
// The computer slept, or the program hung.
constexpr play::milliseconds kSilence(5000);

play::GameClock withSilence(const play::GameClock& clock) {
  play::ClockLaw law = clock.law();
  law.silence = kSilence;
  return {law, clock.state(), clock.state().gap};
}

bool goes(const play::GameClock& clock) {
  return clock.state().phase == ClockPhase::Running || clock.state().phase == ClockPhase::Waiting;
}

}  // namespace

LiveBoard::LiveBoard(Session& session, TimeSource now, QObject* parent)
    : QObject(parent), m_session(session), m_now(std::move(now)) {
  m_ticks.setInterval(static_cast<int>(kBetweenTicks.count()));
  // The table is one of the file that it was opened from.
  connect(&m_session, &Session::contestChanged, this, [this] {
    if (m_table && (!m_session.isOpen() || m_session.path() != m_path)) close();
  });
  connect(&m_ticks, &QTimer::timeout, this, guarded(m_session, [this] { tick(); }));
}

void LiveBoard::open(contest::EventId event, const desk::SheetAt& at) {
  auto table = desk::LiveDesk(m_session.desk()).table(event, at);
  const bool isSame = m_table && table && m_path == m_session.path() &&
                      m_table->record.id == table->record.id &&
                      m_table->record.steps.size() == table->record.steps.size();
  if (isSame) return arrive({});  // its clocks go on
  leave();
  m_event = event;
  m_at = at;
  m_path = m_session.path();
  if (table) {
    m_table = *std::move(table);
    m_table->clock = withSilence(m_table->clock);
  } else if (table.error().refusal != desk::Refusal::LiveMissing) {
    m_session.refuse(table.error());
  }
  arrive({});
}

// Nobody counts for a game that is not looked at: its clocks are paused, not broken off.
void LiveBoard::leave() {
  if (m_table && goes(m_table->clock) && m_session.isOpen() && m_path == m_session.path()) {
    static_cast<void>(desk::LiveDesk(m_session.desk())
                          .take(*m_table, play::ClockStep{ClockAct::Pause}, m_now(), m_session.author()));
  }
  m_table.reset();
}

void LiveBoard::close() {
  m_table.reset();
  arrive({});
}

play::GameClock LiveBoard::clock() const {
  play::GameClock clock = m_table.value().clock;
  static_cast<void>(clock.take({}, m_now()));
  return clock;
}

Expected<void, DeskError> LiveBoard::begin(play::Keeping keeping) {
  auto table = desk::LiveDesk(m_session.desk()).begin(m_event, m_at, keeping, m_session.author());
  if (!table) return Unexpected<DeskError>(table.error());
  m_table = *std::move(table);
  m_table->clock = withSilence(m_table->clock);
  arrive({});
  return {};
}

Expected<void, DeskError> LiveBoard::turn(const QString& typed, desk::Stands stands,
                                          const desk::Author& author) {
  const std::string text = fromQt(typed);
  return done(desk::LiveDesk(m_session.desk()).turn(m_table.value(), {text, stands}, m_now(), author));
}

Expected<void, DeskError> LiveBoard::take(const play::LiveStep& step, const desk::Author& author) {
  return done(desk::LiveDesk(m_session.desk()).take(m_table.value(), step, m_now(), author));
}

Expected<void, DeskError> LiveBoard::startOrPause() {
  const play::GameClock& clock = m_table.value().clock;
  const ClockAct act = clock.knows(ClockAct::Start)    ? ClockAct::Start
                       : clock.knows(ClockAct::Resume) ? ClockAct::Resume
                                                       : ClockAct::Pause;
  return take(play::ClockStep{act}, m_session.author());
}

Expected<desk::LiveEntered, DeskError> LiveBoard::accept() {
  auto entered = m_session.withConfirmation(m_event, m_session.author(), [&](const desk::Author& author) {
    return desk::LiveDesk(m_session.desk()).enter(m_table.value(), desk::WithSheet::Accept, author);
  });
  if (entered) arrive({});
  return entered;
}

void LiveBoard::tick() {
  const auto rung = desk::LiveDesk(m_session.desk()).tick(m_table.value(), m_now(), m_session.author());
  if (!rung) {
    m_ticks.stop();
    Q_EMIT refused(rung.error());
    return open(m_event, m_at);
  }
  if (!rung->empty()) return arrive(*rung);
  Q_EMIT ticked();
}

void LiveBoard::arrive(const desk::ClockSignals& rung) {
  const bool runs = m_table && goes(m_table->clock);
  if (runs && !m_ticks.isActive()) m_ticks.start();
  if (!runs) m_ticks.stop();
  for (const play::ClockSignal signal : rung) Q_EMIT rang(signal);
  Q_EMIT changed();
}

Expected<void, DeskError> LiveBoard::done(const Expected<desk::ClockSignals, DeskError>& answer) {
  if (!answer) {
    // Another program went on with it: what the file has is shown.
    if (answer.error().refusal == desk::Refusal::LiveMoved) open(m_event, m_at);
    return Unexpected<DeskError>(answer.error());
  }
  arrive(*answer);
  return {};
}

}  // namespace damath::models
