// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/live/live_tables.hpp"

#include <algorithm>
#include <set>
#include <tuple>

#include "app/window/text/qt_text.hpp"
#include "core/precondition.hpp"

namespace damath::window {

using desk::DeskResult;
using desk::LiveTable;
using play::ClockAct;
using play::ClockPhase;

namespace {

constexpr play::milliseconds kBetweenTicks(200);
// If no tick reaches a clock for longer than this time, the time since the last tick does not count, because
// the computer slept or the program hung.
constexpr play::milliseconds kSilentAfter(5000);

play::GameClock withSilence(const play::GameClock& clock) {
  play::ClockLaw law = clock.law();
  law.silence = kSilentAfter;
  return {law, clock.state(), clock.state().gap};
}

bool isAt(const LiveTable& table, const desk::SheetAt& at) {
  const auto* own = std::get_if<desk::RematchOf>(&table.at);
  const auto* asked = std::get_if<desk::RematchOf>(&at);
  if (own == nullptr || asked == nullptr) return table.at == at;
  return *own == *asked || *own == desk::RematchOf{asked->other, asked->one};
}

std::tuple<contest::EventId, int, int, int, std::int64_t> orderOf(const LiveTable& table) {
  const contest::EventId event = table.record.owner.event;
  const auto* place = std::get_if<desk::Place>(&table.at);
  if (place == nullptr) return {event, 1, 0, 0, table.record.id};
  return {event, 0, contest::numberOf(place->round), contest::numberOf(place->board), table.record.id};
}

}  // namespace

bool goes(const play::GameClock& clock) {
  return clock.state().phase == ClockPhase::Running || clock.state().phase == ClockPhase::Waiting;
}

LiveTables::LiveTables(Session& session, TimeSource now, QObject* parent)
    : QObject(parent), m_session(session), m_now(std::move(now)) {
  m_ticks.setInterval(static_cast<int>(kBetweenTicks.count()));
  connect(&m_session, &Session::contestChanged, this, guarded(m_session, [this] { lookAgain(); }));
  connect(&m_ticks, &QTimer::timeout, this, guarded(m_session, [this] { tick(); }));
}

void LiveTables::look(contest::EventId event) {
  read(event);
  goOnTicking();
  Q_EMIT changed();
}

void LiveTables::lookAtAll() {
  for (const contest::Event& event : m_session.contest().events) read(event.id);
  goOnTicking();
  Q_EMIT changed();
}

void LiveTables::read(contest::EventId event) {
  if (m_path != m_session.path()) m_tables.clear();
  m_path = m_session.path();
  auto open = desk::LiveDesk(m_session.desk()).tables(event);
  if (!open) return m_session.refusals().show(open.error());
  for (LiveTable& table : *open) {
    const LiveTable* same = find(table.record.id);
    if (same != nullptr && same->record.steps.size() == table.record.steps.size()) {
      table = LiveTable(*same);
    } else {
      table.clock = withSilence(table.clock);
    }
  }
  std::erase_if(m_tables, [&](const LiveTable& table) { return table.record.owner.event == event; });
  for (LiveTable& table : *open) m_tables.push_back(std::move(table));
  std::ranges::sort(m_tables, {}, orderOf);
}

// Reads the live games again after a change of the contest. The pairing of a game may be gone, or the game
// may have a result.
void LiveTables::lookAgain() {
  if (m_tables.empty()) return;
  std::set<contest::EventId> events;
  for (const LiveTable& table : m_tables) events.insert(table.record.owner.event);
  if (!m_session.isOpen() || m_session.path() != m_path) m_tables.clear();
  for (const contest::EventId event : events) {
    if (m_tables.empty()) break;
    if (m_session.find(event) != nullptr) {
      read(event);
    } else {
      std::erase_if(m_tables, [&](const LiveTable& table) { return table.record.owner.event == event; });
    }
  }
  goOnTicking();
  Q_EMIT changed();
}

std::vector<const LiveTable*> LiveTables::all() const {
  std::vector<const LiveTable*> tables;
  for (const LiveTable& table : m_tables) tables.push_back(&table);
  return tables;
}

std::vector<const LiveTable*> LiveTables::of(contest::EventId event) const {
  std::vector<const LiveTable*> tables;
  for (const LiveTable& table : m_tables) {
    if (table.record.owner.event == event) tables.push_back(&table);
  }
  return tables;
}

const LiveTable* LiveTables::at(contest::EventId event, const desk::SheetAt& at) const {
  const auto found = std::ranges::find_if(
      m_tables, [&](const LiveTable& table) { return table.record.owner.event == event && isAt(table, at); });
  return found == m_tables.end() ? nullptr : &*found;
}

const LiveTable* LiveTables::find(std::int64_t live) const {
  const auto found =
      std::ranges::find_if(m_tables, [&](const LiveTable& table) { return table.record.id == live; });
  return found == m_tables.end() ? nullptr : &*found;
}

LiveTable& LiveTables::here(std::int64_t live) {
  const auto found =
      std::ranges::find_if(m_tables, [&](const LiveTable& table) { return table.record.id == live; });
  DAMATH_EXPECTS(found != m_tables.end());
  return *found;
}

play::GameClock LiveTables::clockOf(const LiveTable& table) const {
  play::GameClock clock = table.clock;
  static_cast<void>(clock.take({}, m_now()));
  return clock;
}

DeskResult<void> LiveTables::begin(contest::EventId event, const desk::SheetAt& at, play::Keeping keeping) {
  DAMATH_CHECK(desk::LiveDesk(m_session.desk()).begin(event, at, keeping, m_session.author()));
  look(event);
  return {};
}

DeskResult<void> LiveTables::turn(std::int64_t live, const QString& typed, desk::Stands stands,
                                  const desk::Author& author) {
  const std::string text = fromQt(typed);
  return done(live, desk::LiveDesk(m_session.desk()).turn(here(live), {text, stands}, m_now(), author));
}

DeskResult<void> LiveTables::take(std::int64_t live, const play::LiveStep& step, const desk::Author& author) {
  return done(live, desk::LiveDesk(m_session.desk()).take(here(live), step, m_now(), author));
}

DeskResult<void> LiveTables::startOrPause(std::int64_t live) {
  const play::GameClock& clock = here(live).clock;
  const ClockAct act = clock.knows(ClockAct::Start)    ? ClockAct::Start
                       : clock.knows(ClockAct::Resume) ? ClockAct::Resume
                                                       : ClockAct::Pause;
  return take(live, play::ClockStep{act}, m_session.author());
}

void LiveTables::tick() {
  std::vector<LiveTable*> going;
  for (LiveTable& table : m_tables) {
    if (goes(table.clock)) going.push_back(&table);
  }
  std::vector<std::int64_t> numbers;
  for (const LiveTable* table : going) numbers.push_back(table->record.id);
  const auto rung = desk::LiveDesk(m_session.desk()).tick(going, m_now(), m_session.author());
  if (!rung) {
    // The clocks could not be saved, so all clocks pause.
    for (LiveTable* table : going) table->clock = withSilence(table->clock);
    m_ticks.stop();
    Q_EMIT refused(rung.error());
    return Q_EMIT changed();
  }
  const bool isQuiet = std::ranges::all_of(*rung, [](const auto& signals) { return signals.empty(); });
  for (std::size_t i = 0; i < rung->size(); ++i) {
    for (const play::ClockSignal signal : (*rung)[i]) Q_EMIT rang(numbers[i], signal);
  }
  goOnTicking();
  if (isQuiet) return Q_EMIT ticked();
  Q_EMIT changed();
}

void LiveTables::goOnTicking() {
  const bool runs = std::ranges::any_of(m_tables, [](const LiveTable& table) { return goes(table.clock); });
  if (runs && !m_ticks.isActive()) m_ticks.start();
  if (!runs) m_ticks.stop();
}

void LiveTables::arrive(std::int64_t live, const desk::ClockSignals& rung) {
  goOnTicking();
  for (const play::ClockSignal signal : rung) Q_EMIT rang(live, signal);
  Q_EMIT changed();
}

DeskResult<void> LiveTables::done(std::int64_t live, const DeskResult<desk::ClockSignals>& answer) {
  if (!answer) {
    // Another program changed this live game in the contest file. The games of the event are read again.
    if (answer.error().refusal == desk::Refusal::LiveMoved) look(here(live).record.owner.event);
    return Unexpected(answer.error());
  }
  const bool isGivenUp = here(live).course.isAbandoned();
  if (isGivenUp) std::erase_if(m_tables, [&](const LiveTable& table) { return table.record.id == live; });
  arrive(live, *answer);
  return {};
}

}  // namespace damath::window
