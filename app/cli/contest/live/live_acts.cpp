// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/contest/live/live_acts.hpp"

#include "core/text/number.hpp"

namespace damath::cli {

using play::ClockAct;
using play::milliseconds;

namespace {

struct ClockWord {
  std::string_view word;
  play::ClockStep step;
};
constexpr ClockWord kClockWords[] = {
    {"wait", {ClockAct::Wait}},
    {"start", {ClockAct::Start}},
    {"pause", {ClockAct::Pause, play::PauseCause::Arbiter}},
    {"writing", {ClockAct::Pause, play::PauseCause::Writing}},
    {"correction", {ClockAct::Pause, play::PauseCause::Correction}},
    {"resume", {ClockAct::Resume}},
};

constexpr int kMostMinutes = 24 * 60;

}  // namespace

std::optional<milliseconds> timeIn(std::string_view text) {
  const bool isLess = text.starts_with('-');
  if (isLess) text.remove_prefix(1);
  int minutes = 0;
  if (const std::size_t colon = text.find(':'); colon != std::string_view::npos) {
    const auto given = numberIn<int>(text.substr(0, colon));
    if (!given || *given < 0 || *given > kMostMinutes || text.size() < colon + 3) return std::nullopt;
    minutes = *given;
    text.remove_prefix(colon + 1);
  }
  int tenths = 0;
  if (const std::size_t point = text.find('.'); point != std::string_view::npos) {
    const auto given = numberIn<int>(text.substr(point + 1));
    if (!given || text.size() != point + 2 || *given < 0) return std::nullopt;
    tenths = *given;
    text = text.substr(0, point);
  }
  const auto seconds = numberIn<int>(text);
  if (!seconds || *seconds < 0 || *seconds > kMostMinutes * 60) return std::nullopt;
  const milliseconds time(((minutes * 60LL + *seconds) * 10 + tenths) * 100);
  return isLess ? -time : time;
}

std::optional<play::ClockStep> clockStepOf(std::string_view word) {
  for (const ClockWord& each : kClockWords) {
    if (each.word == word) return each.step;
  }
  return std::nullopt;
}

}  // namespace damath::cli
