// SPDX-License-Identifier: GPL-3.0-or-later
// Parses times and actions of the clocks.
#pragma once

#include <optional>
#include <string_view>

#include "core/play/live_step.hpp"

namespace damath::cli {

// Parses minutes and seconds: `1:05`, `65`, `-0:30`, `0:35.2`. nullopt if the text is no such time.
[[nodiscard]] std::optional<play::milliseconds> timeIn(std::string_view text);

// Parses `wait`, `start`, `pause`, `writing`, `correction`, `resume`; nullopt for any other word.
[[nodiscard]] std::optional<play::ClockStep> clockStepOf(std::string_view word);

}  // namespace damath::cli
