// SPDX-License-Identifier: GPL-3.0-or-later
// Counts wrong phrases of cards by the sender's address. The number of counters is fixed, and each address
// has one of them. So a flood of addresses uses up neither the counters nor the memory. Addresses that share
// a counter are slowed down together. A random value decides which addresses share a counter. Thread-safe.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <string>

namespace damath::web {

class WrongTries {
 public:
  using Moment = std::chrono::milliseconds;  // a time of a clock that never goes back

  static constexpr int kFree = 20;  // the number of wrong phrases that are answered without a delay
  // The count of an address's wrong phrases starts anew when this time has passed since the first wrong
  // phrase.
  static constexpr std::chrono::seconds kForgotten{60};

  WrongTries();
  // Counts a request from `address` with a wrong phrase. A phrase is the secret that the card of a table has.
  void note(const std::string& address, Moment now);
  // True if the address sent so many wrong phrases that its requests with cards are answered slowly.
  [[nodiscard]] bool isSlow(const std::string& address, Moment now) const;

 private:
  struct Counter {
    int count = 0;
    Moment first{};
  };
  static constexpr std::size_t kCounters = 4096;
  [[nodiscard]] std::size_t placeOf(const std::string& address) const;

  mutable std::mutex m_mutex;
  std::uint64_t m_salt;
  std::array<Counter, kCounters> m_counters{};
};

}  // namespace damath::web
