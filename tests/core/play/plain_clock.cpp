// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/play/plain_clock.hpp"

namespace damath::test {

using play::CaptureDue;
using play::ClockAct;
using play::ClockPhase;
using play::ClockSignal;
using play::milliseconds;
using play::PauseCause;

namespace {

constexpr milliseconds kOne(1);
constexpr milliseconds kNone(0);

}  // namespace

std::vector<ClockSignal> PlainClock::take(const play::ClockEvent& event, int moment) {
  std::vector<ClockSignal> rung;
  const int from = m_moment < 0 ? moment : m_moment;
  const int passed = moment > from ? moment - from : 0;
  const bool goes = m_now.phase == ClockPhase::Running || m_now.phase == ClockPhase::Waiting;
  if (goes && m_law.silence && milliseconds(passed) > *m_law.silence) {
    m_now.gap = milliseconds(passed);
    if (m_now.phase == ClockPhase::Waiting) m_now.phase = ClockPhase::Ready;
    if (m_now.phase == ClockPhase::Running) {
      m_now.phase = ClockPhase::Paused;
      m_now.cause = PauseCause::Gap;
    }
    rung.push_back(ClockSignal::GapFound);
  } else {
    for (int i = 0; i < passed; ++i) count(rung);
  }
  m_moment = from + passed;
  obey(event, rung);
  return rung;
}

void PlainClock::restart(int gap) {
  if (m_now.phase == ClockPhase::Waiting) {
    m_now.phase = ClockPhase::Ready;
    m_now.gap = milliseconds(gap);
  }
  if (m_now.phase == ClockPhase::Running) {
    m_now.phase = ClockPhase::Paused;
    m_now.cause = PauseCause::Gap;
    m_now.gap = milliseconds(gap);
  }
  m_moment = -1;
}

void PlainClock::count(std::vector<ClockSignal>& rung) {
  if (m_now.phase == ClockPhase::Waiting) {
    m_now.waited += kOne;
    if (m_now.waited == m_law.noShow) rung.push_back(ClockSignal::NoShowOver);
  }
  if (m_now.phase != ClockPhase::Running) return;
  m_now.gameUsed += kOne;
  m_now.moveUsed += kOne;
  countMove(rung);
  endIfUp(rung);
}

void PlainClock::countMove(std::vector<ClockSignal>& rung) {
  if (m_law.move == kNone) return;
  if (m_now.captureDue == CaptureDue::Yes && m_law.onCapture == rules::MoveClockOnCapture::Waived) return;
  if (m_now.moveUsed == m_law.move - m_law.reminder) rung.push_back(ClockSignal::Reminder);
  if (m_now.moveUsed == m_law.move) rung.push_back(ClockSignal::MoveOver);
}

void PlainClock::endIfUp(std::vector<ClockSignal>& rung) {
  if (m_now.gameUsed < m_law.game) return;
  m_now.phase = ClockPhase::TimeOver;
  rung.push_back(ClockSignal::GameOver);
}

void PlainClock::obey(const play::ClockEvent& event, std::vector<ClockSignal>& rung) {
  ClockPhase& phase = m_now.phase;
  const bool hasBegun = phase == ClockPhase::Running || phase == ClockPhase::Paused;
  const bool isOpen = phase != ClockPhase::Stopped;
  if (event.act == ClockAct::Wait && phase == ClockPhase::Ready) {
    phase = ClockPhase::Waiting;
    m_now.gap = kNone;
  } else if (event.act == ClockAct::Start && (phase == ClockPhase::Ready || phase == ClockPhase::Waiting)) {
    phase = ClockPhase::Running;
    m_now.gap = kNone;
    m_now.moveUsed = kNone;
    m_now.captureDue = event.captureDue;
    endIfUp(rung);
  } else if (event.act == ClockAct::Pause && hasBegun) {
    phase = ClockPhase::Paused;
    m_now.cause = event.cause;
  } else if (event.act == ClockAct::Resume && phase == ClockPhase::Paused) {
    phase = ClockPhase::Running;
    m_now.gap = kNone;
  } else if (event.act == ClockAct::TurnMade && isOpen && phase != ClockPhase::TimeOver) {
    for (milliseconds left = event.amount; left > kNone && m_now.gameUsed < m_law.game; left -= kOne) {
      m_now.gameUsed += kOne;
    }
    if (event.amount > kNone) {
      m_now.gap = kNone;
      endIfUp(rung);
    }
    m_now.moveUsed = kNone;
    m_now.captureDue = event.captureDue;
    if (phase == ClockPhase::Paused && m_now.cause == PauseCause::Writing) phase = ClockPhase::Running;
  } else if (event.act == ClockAct::TurnTakenBack && isOpen) {
    m_now.moveUsed = event.amount;
    m_now.captureDue = event.captureDue;
  } else if (event.act == ClockAct::Charge && isOpen) {
    m_now.gap = kNone;
    for (milliseconds left = event.amount; left > kNone && m_now.gameUsed < m_law.game; left -= kOne) {
      m_now.gameUsed += kOne;
    }
    for (milliseconds left = event.amount; left < kNone && m_now.gameUsed > kNone; left += kOne) {
      m_now.gameUsed -= kOne;
    }
    if (phase != ClockPhase::TimeOver) {
      endIfUp(rung);
    } else if (m_now.gameUsed < m_law.game) {
      phase = ClockPhase::Paused;
      m_now.cause = PauseCause::Arbiter;
    }
  } else if (event.act == ClockAct::Stop) {
    phase = ClockPhase::Stopped;
  } else if (event.act == ClockAct::Reopen && phase == ClockPhase::Stopped) {
    m_now.cause = m_now.gameUsed > kNone && m_now.gameUsed < m_law.game ? PauseCause::Arbiter : m_now.cause;
    phase = m_now.gameUsed >= m_law.game ? ClockPhase::TimeOver
            : m_now.gameUsed > kNone     ? ClockPhase::Paused
                                         : ClockPhase::Ready;
  }
}

}  // namespace damath::test
