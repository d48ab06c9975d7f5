// SPDX-License-Identifier: GPL-3.0-or-later
// Parses the engine's thinking time for a turn.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "core/text/number.hpp"

namespace damath::cli {

constexpr int kMostSeconds = 3600;

// Parses a number of seconds. nullopt unless the number is above 0 and at most kMostSeconds.
[[nodiscard]] inline std::optional<std::chrono::duration<double>> thinkingTime(const std::string& text) {
  const auto seconds = numberIn<double>(text);
  if (!seconds || !(*seconds > 0) || *seconds > kMostSeconds) return std::nullopt;
  return std::chrono::duration<double>(*seconds);
}

}  // namespace damath::cli
