// SPDX-License-Identifier: GPL-3.0-or-later
// Lots drawn from an event's seed: the same seed and the same purpose give the same lots on every machine, so
// that a lot can be drawn again before doubters (rulebook Y2d, Y4).
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace damath::contest {

class Lots {
 public:
  // `purpose` tells the lots of an event apart: what they are for, then what they are drawn among. Without
  // one these are the numbers of splitmix64 from the seed.
  Lots(std::uint64_t seed, const std::vector<std::uint64_t>& purpose);

  // One of 0 to bound − 1, each as likely as another. Promise: the bound is not 0.
  [[nodiscard]] std::uint64_t below(std::uint64_t bound);

  // The values in an order by lot, every order as likely as another.
  template <class Value>
  [[nodiscard]] std::vector<Value> shuffled(std::vector<Value> values) {
    for (std::size_t left = values.size(); left > 1; --left) {
      const auto drawn = static_cast<std::size_t>(below(left));
      std::swap(values[left - 1], values[drawn]);
    }
    return values;
  }

 private:
  std::uint64_t next();

  std::uint64_t m_state;
};

}  // namespace damath::contest
