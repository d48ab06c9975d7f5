// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/game_clock.hpp"

#include <algorithm>

#include "core/spellings.hpp"

namespace damath::play {

namespace {

// True if a growing value reached the mark between `before` and `after`.
bool crosses(milliseconds before, milliseconds after, milliseconds mark) {
  return before < mark && mark <= after;
}

}  // namespace

ClockLaw clockLawOf(const rules::Ruleset& ruleset, MatchKind kind) {
  const rules::Clocks& clocks = ruleset.clocks.answer();
  return {kind == MatchKind::Rematch ? clocks.rematch : clocks.game,
          clocks.move,
          clocks.reminder,
          clocks.noShow,
          ruleset.moveClockOnCapture.answer(),
          {}};
}

GameClock::GameClock(const ClockLaw& law, const ClockState& kept, milliseconds gap)
    : m_law(law), m_state(kept) {
  if (m_state.phase != ClockPhase::Running && m_state.phase != ClockPhase::Waiting) return;
  if (m_state.phase == ClockPhase::Running) {
    pause(PauseCause::Gap);
  } else {
    m_state.phase = ClockPhase::Ready;
  }
  m_state.gap = std::max(gap, milliseconds(0));
}

bool GameClock::knows(ClockAct act) const {
  const ClockPhase phase = m_state.phase;
  switch (act) {
    case ClockAct::Tick:
      return true;
    case ClockAct::Wait:
      return phase == ClockPhase::Ready;
    case ClockAct::Start:
      return phase == ClockPhase::Ready || phase == ClockPhase::Waiting;
    case ClockAct::Pause:
      return phase == ClockPhase::Running || phase == ClockPhase::Paused;
    case ClockAct::Resume:
      return phase == ClockPhase::Paused;
    case ClockAct::TurnMade:
      return phase != ClockPhase::TimeOver && phase != ClockPhase::Stopped;
    case ClockAct::TurnTakenBack:
    case ClockAct::Charge:
    case ClockAct::Stop:
      return phase != ClockPhase::Stopped;
    case ClockAct::Reopen:
      return phase == ClockPhase::Stopped;
  }
  return false;
}

std::vector<ClockSignal> GameClock::take(const ClockEvent& event, milliseconds moment) {
  std::vector<ClockSignal> rung;
  advance(moment, rung);
  if (knows(event.act)) act(event, rung);
  return rung;
}

std::optional<milliseconds> GameClock::moveLeft() const {
  if (!isMoveTimed()) return std::nullopt;
  return m_law.move - m_state.moveUsed;
}

bool GameClock::isMoveTimed() const {
  const bool isWaived = m_law.onCapture == rules::MoveClockOnCapture::Waived &&
                        m_state.captureDue == CaptureDue::Yes;  // T3: a capture is not timed
  return m_law.move > milliseconds(0) && !isWaived;
}

void GameClock::advance(milliseconds moment, std::vector<ClockSignal>& rung) {
  const milliseconds passed = m_last ? std::max(moment - *m_last, milliseconds(0)) : milliseconds(0);
  m_last = m_last ? std::max(*m_last, moment) : moment;
  const bool counts = m_state.phase == ClockPhase::Running || m_state.phase == ClockPhase::Waiting;
  if (!counts) return;
  if (m_law.silence && passed > *m_law.silence) {
    if (m_state.phase == ClockPhase::Running) {
      pause(PauseCause::Gap);
    } else {
      m_state.phase = ClockPhase::Ready;
    }
    m_state.gap = passed;
    rung.push_back(ClockSignal::GapFound);
  } else if (m_state.phase == ClockPhase::Running) {
    run(passed, rung);
  } else {
    const milliseconds before = m_state.waited;
    m_state.waited += passed;
    if (crosses(before, m_state.waited, m_law.noShow)) rung.push_back(ClockSignal::NoShowOver);
  }
}

void GameClock::run(milliseconds passed, std::vector<ClockSignal>& rung) {
  const milliseconds counted = std::min(passed, gameLeft());
  const milliseconds before = m_state.moveUsed;
  m_state.gameUsed += counted;
  m_state.moveUsed += counted;
  if (isMoveTimed()) {
    if (crosses(before, m_state.moveUsed, m_law.move - m_law.reminder)) {
      rung.push_back(ClockSignal::Reminder);
    }
    if (crosses(before, m_state.moveUsed, m_law.move)) rung.push_back(ClockSignal::MoveOver);
  }
  if (gameLeft() > milliseconds(0)) return;
  m_state.phase = ClockPhase::TimeOver;
  rung.push_back(ClockSignal::GameOver);
}

void GameClock::act(const ClockEvent& event, std::vector<ClockSignal>& rung) {
  switch (event.act) {
    case ClockAct::Tick:
      break;
    case ClockAct::Wait:
      m_state.phase = ClockPhase::Waiting;
      m_state.gap = milliseconds(0);
      break;
    case ClockAct::Start:
      m_state.phase = ClockPhase::Running;
      m_state.gap = milliseconds(0);
      nextMove(event.captureDue, milliseconds(0));
      run(milliseconds(0), rung);
      break;
    case ClockAct::Pause:
      pause(event.cause);
      break;
    case ClockAct::Resume:
      m_state.phase = ClockPhase::Running;
      m_state.gap = milliseconds(0);
      break;
    case ClockAct::TurnMade:
      if (event.amount > milliseconds(0)) charge(event.amount, rung);
      nextMove(event.captureDue, milliseconds(0));
      if (m_state.phase == ClockPhase::Paused && m_state.cause == PauseCause::Writing) {
        m_state.phase = ClockPhase::Running;  // T2: the writing is done, so the clocks run again
      }
      break;
    case ClockAct::TurnTakenBack:
      nextMove(event.captureDue, event.amount);
      break;
    case ClockAct::Charge:
      charge(event.amount, rung);
      break;
    case ClockAct::Stop:
      m_state.phase = ClockPhase::Stopped;
      break;
    case ClockAct::Reopen:
      if (gameLeft() == milliseconds(0)) {
        m_state.phase = ClockPhase::TimeOver;
      } else if (m_state.gameUsed == milliseconds(0)) {
        m_state.phase = ClockPhase::Ready;
      } else {
        pause(PauseCause::Arbiter);
      }
      break;
  }
}

void GameClock::nextMove(CaptureDue captureDue, milliseconds used) {
  m_state.captureDue = captureDue;
  m_state.moveUsed = used;
}

void GameClock::charge(milliseconds amount, std::vector<ClockSignal>& rung) {
  m_state.gameUsed = std::clamp(m_state.gameUsed + amount, milliseconds(0), m_law.game);
  m_state.gap = milliseconds(0);
  const bool isUp = gameLeft() == milliseconds(0);
  if (isUp && m_state.phase != ClockPhase::TimeOver) {
    m_state.phase = ClockPhase::TimeOver;
    rung.push_back(ClockSignal::GameOver);
  } else if (!isUp && m_state.phase == ClockPhase::TimeOver) {
    pause(PauseCause::Arbiter);
  }
}

void GameClock::pause(PauseCause cause) {
  m_state.phase = ClockPhase::Paused;
  m_state.cause = cause;
}

std::string clockText(milliseconds time) {
  const bool isLess = time < milliseconds(0);
  const auto tenths = (isLess ? -time : time).count() / 100;
  const std::string seconds = std::to_string(tenths / 10 % 60);
  return (isLess && tenths > 0 ? "-" : "") + std::to_string(tenths / 600) + ":" +
         (seconds.size() < 2 ? "0" : "") + seconds + "." + std::to_string(tenths % 10);
}

std::string_view toText(ClockPhase phase) {
  return spellingOf(phase);
}

std::string_view toText(PauseCause cause) {
  return spellingOf(cause);
}

std::optional<ClockPhase> parseClockPhase(std::string_view text) {
  return valueOf<ClockPhase>(text);
}

std::optional<PauseCause> parsePauseCause(std::string_view text) {
  return valueOf<PauseCause>(text);
}

}  // namespace damath::play
