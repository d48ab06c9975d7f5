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

  // A phone may make at most kMost corrections in the time kWithin.
  static constexpr int kMost = 5;
  static constexpr std::chrono::seconds kWithin{60};

  // Returns the time that the phone must wait before it may correct a result again. Zero if the phone need
  // not wait.
  [[nodiscard]] std::chrono::milliseconds wait(const std::string& phone, Moment now) const;
  // Counts a correction that was saved. Phones without a recent correction are forgotten.
  void note(const std::string& phone, Moment now);

 private:
  mutable std::mutex m_mutex;
  std::map<std::string, std::deque<Moment>> m_made;  // the newest corrections of each phone, at most kMost
};

}  // namespace damath::web
