// SPDX-License-Identifier: GPL-3.0-or-later
// Keys by which a table sorts numbers without rounding them.
#pragma once

#include <QVariant>
#include <algorithm>
#include <vector>

#include "core/exact/number.hpp"

namespace damath::window {

// Returns a key for each number: its place in ascending order. 0 stands for the smallest number. Equal
// numbers have the same key. The key of a missing number (null pointer) is −1.
[[nodiscard]] inline std::vector<QVariant> numberSortKeys(const std::vector<const exact::Number*>& figures) {
  std::vector<std::size_t> ordered;
  for (std::size_t i = 0; i < figures.size(); ++i) {
    if (figures[i] != nullptr) ordered.push_back(i);
  }
  const auto figureAt = [&figures](std::size_t i) -> const exact::Number& { return *figures[i]; };
  std::ranges::sort(ordered, {}, figureAt);
  std::vector<QVariant> places(figures.size(), -1);
  int place = 0;
  for (std::size_t i = 0; i < ordered.size(); ++i) {
    if (i > 0 && figureAt(ordered[i - 1]) < figureAt(ordered[i])) place = static_cast<int>(i);
    places[ordered[i]] = place;
  }
  return places;
}

}  // namespace damath::window
