// SPDX-License-Identifier: GPL-3.0-or-later
// Times and acts of the clocks as they are typed.
#pragma once

#include <optional>
#include <string_view>

#include "core/play/live_step.hpp"

namespace damath::cli {

// `1:05`, `65`, `-0:30`, `0:35.2`: minutes and seconds.
[[nodiscard]] std::optional<play::milliseconds> timeIn(std::string_view text);

// `wait`, `start`, `pause`, `writing`, `correction`, `resume`.
[[nodiscard]] std::optional<play::ClockStep> clockStepOf(std::string_view word);

}  // namespace damath::cli
