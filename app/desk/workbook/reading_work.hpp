// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the comparisons of names and links that the readers of workbooks make. Tests check with this count
// that the work for a hostile file grows no faster than the file. The count does not depend on a clock.
#pragma once

#include <cstddef>
#include <string_view>

namespace damath::desk {

class ReadingWork {
 public:
  static void add(std::size_t steps) { s_steps += steps; }
  // Returns the number of comparisons of this thread so far.
  [[nodiscard]] static std::size_t soFar() { return s_steps; }

 private:
  static inline thread_local std::size_t s_steps = 0;
};

// Orders the keys of a map, and counts each comparison.
struct CountedLess {
  bool operator()(std::string_view a, std::string_view b) const {
    ReadingWork::add(1);
    return a < b;
  }
};

}  // namespace damath::desk
