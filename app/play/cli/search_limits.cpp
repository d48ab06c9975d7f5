// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/cli/search_limits.hpp"

#include <chrono>
#include <string>

#include "app/cli/shell/command_line.hpp"
#include "core/engine/engine.hpp"
#include "core/text/number.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

using words::Phrase;

namespace {

// The usual search depth in plies (single turns). At this depth, the analysis of a scoresheet with 50 lines
// takes about a second.
constexpr int kUsualPlies = 10;
constexpr int kMostPlies = 20;

}  // namespace

void addAnalysisLimits(CommandLine& command, AnalysisLimits& limits) {
  command.option("--plies", limits.plies, Phrase::OptPlies);
  command.option("--seconds", limits.seconds, Phrase::OptSeconds);
}

InputResult<LimitsOfTurn> limitsOf(const AnalysisLimits& limits, words::Language language) {
  const auto refuse = [&](Phrase phrase, std::initializer_list<std::string_view> with = {}) {
    return unusable(phrase, language, with);
  };
  if (!limits.plies.empty() && !limits.seconds.empty()) return refuse(Phrase::PliesOrSeconds);
  if (!limits.seconds.empty()) {
    const auto asked = thinkingTime(limits.seconds);
    if (!asked) return refuse(Phrase::SecondsWrong, {limits.seconds, std::to_string(kMostSeconds)});
    return [time = *asked] {
      const auto end = std::chrono::steady_clock::now() + time;
      return engine::Limits{.stop = [end] { return std::chrono::steady_clock::now() >= end; }};
    };
  }
  const auto plies = limits.plies.empty() ? kUsualPlies : numberIn<int>(limits.plies);
  if (!plies || *plies < 1 || *plies > kMostPlies) {
    return refuse(Phrase::PliesWrong, {limits.plies, std::to_string(kMostPlies)});
  }
  return [plies = *plies] { return engine::Limits{.plies = plies, .stop = {}}; };
}

}  // namespace damath::cli
