// SPDX-License-Identifier: GPL-3.0-or-later
// A second, slow implementation of the game clocks: it counts each millisecond and checks each rule of
// rulebook section 6 again every time. The tests compare GameClock with it.
#pragma once

#include <vector>

#include "core/play/game_clock.hpp"

namespace damath::test {

class PlainClock {
 public:
  explicit PlainClock(const play::ClockLaw& law) : m_law(law) {}

  std::vector<play::ClockSignal> take(const play::ClockEvent& event, int moment);
  void restart(int gap);
  [[nodiscard]] const play::ClockState& state() const { return m_now; }

 private:
  void count(std::vector<play::ClockSignal>& rung);
  void countMove(std::vector<play::ClockSignal>& rung);
  void obey(const play::ClockEvent& event, std::vector<play::ClockSignal>& rung);
  void endIfUp(std::vector<play::ClockSignal>& rung);

  play::ClockLaw m_law;
  play::ClockState m_now;
  int m_moment = -1;  // the time of the last event, in milliseconds; -1 before the first event
};

}  // namespace damath::test
