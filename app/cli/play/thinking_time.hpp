// SPDX-License-Identifier: GPL-3.0-or-later
// How long the engine may think at a turn, as it is asked for.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "core/text/number.hpp"

namespace damath::cli {

constexpr int kMostSeconds = 3600;

// Above 0, up to kMostSeconds; else nothing.
[[nodiscard]] inline std::optional<std::chrono::duration<double>> thinkingTime(const std::string& text) {
  const auto seconds = numberIn<double>(text);
  if (!seconds || !(*seconds > 0) || *seconds > kMostSeconds) return std::nullopt;
  return std::chrono::duration<double>(*seconds);
}

}  // namespace damath::cli
