// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shell/suggestion.hpp"

#include <algorithm>
#include <cstddef>

namespace damath::cli {

namespace {

// Returns the Damerau distance in which each letter is changed at most once.
std::size_t distanceOf(std::string_view one, std::string_view other) {
  std::vector<std::vector<std::size_t>> steps(one.size() + 1, std::vector<std::size_t>(other.size() + 1));
  for (std::size_t i = 0; i <= one.size(); ++i) steps[i][0] = i;
  for (std::size_t j = 0; j <= other.size(); ++j) steps[0][j] = j;
  for (std::size_t i = 1; i <= one.size(); ++i) {
    for (std::size_t j = 1; j <= other.size(); ++j) {
      const std::size_t change = one[i - 1] == other[j - 1] ? 0 : 1;
      steps[i][j] = std::min({steps[i - 1][j] + 1, steps[i][j - 1] + 1, steps[i - 1][j - 1] + change});
      const bool isSwapped = i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1];
      if (isSwapped) steps[i][j] = std::min(steps[i][j], steps[i - 2][j - 2] + 1);
    }
  }
  return steps[one.size()][other.size()];
}

// No known word is longer. The time of a comparison grows with the square of the length.
constexpr std::size_t kLongest = 40;

}  // namespace

std::string nearest(std::string_view typed, const std::vector<std::string>& words) {
  if (typed.empty() || typed.size() > kLongest) return {};
  std::string best;
  std::size_t least = std::max<std::size_t>(1, typed.size() / 3) + 1;
  bool isAlone = false;
  for (const std::string& word : words) {
    const bool isBeginning = typed.size() >= 3 && word.starts_with(typed);
    const std::size_t distance = isBeginning ? 1 : distanceOf(typed, word);
    if (distance > least || (distance == least && best.empty())) continue;
    isAlone = distance < least;
    if (isAlone) best = word;
    least = distance;
  }
  return isAlone ? best : std::string();
}

}  // namespace damath::cli
