// SPDX-License-Identifier: GPL-3.0-or-later
// The limits of the engine's search for a turn: its depth, or its thinking time.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>

#include "app/cli/shell/command_line.hpp"
#include "core/engine/engine.hpp"
#include "core/text/number.hpp"

namespace damath::cli {

constexpr int kMostSeconds = 3600;

// Parses a number of seconds. nullopt unless the number is above 0 and at most kMostSeconds.
[[nodiscard]] inline std::optional<std::chrono::duration<double>> thinkingTime(const std::string& text) {
  const auto seconds = numberIn<double>(text);
  if (!seconds || !(*seconds > 0) || *seconds > kMostSeconds) return std::nullopt;
  return std::chrono::duration<double>(*seconds);
}

// A function that returns the limits of the engine's search for one turn. The analysis calls it before each
// turn.
using LimitsOfTurn = std::function<engine::Limits()>;

// The options --plies and --seconds: the limits of the engine for each turn of an analysis.
struct AnalysisLimits {
  std::string plies;
  std::string seconds;
};

void addAnalysisLimits(CommandLine& command, AnalysisLimits& limits);

[[nodiscard]] InputResult<LimitsOfTurn> limitsOf(const AnalysisLimits& limits, words::Language language);

}  // namespace damath::cli
