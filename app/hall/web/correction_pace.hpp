// SPDX-License-Identifier: GPL-3.0-or-later
// Limits how often a phone corrects saved results. Each correction is a change of the contest with a journal
// row, so a phone that corrects without end would fill the journal and keep the other phones waiting.
// Thread-safe.
#pragma once

#include <chrono>
#include <deque>
#include <map>
#include <mutex>
#include <string>

namespace damath::web {

class CorrectionPace {
 public:
  using Moment = std::chrono::milliseconds;  // a time of a clock that never goes back

  static constexpr int kMost = 5;                     // corrections of a phone
  static constexpr std::chrono::seconds kWithin{60};  // in this time

  // Returns the time after which the phone may correct a result again. Zero if it may do so now.
  [[nodiscard]] std::chrono::milliseconds wait(const std::string& phone, Moment now) const;
  // Counts a correction that was saved. Phones without a recent correction are forgotten.
  void note(const std::string& phone, Moment now);

 private:
  mutable std::mutex m_mutex;
  std::map<std::string, std::deque<Moment>> m_made;  // the newest corrections of each phone, at most kMost
};

}  // namespace damath::web
