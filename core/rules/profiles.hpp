// SPDX-License-Identifier: GPL-3.0-or-later
// The named rulesets (rulebook 9). Data alone: each differs from `manual` by its answers.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/rules/ruleset.hpp"

namespace damath::rules {

// The manual's own law; every other profile starts from it.
[[nodiscard]] const Ruleset& manual();

// `manual`, `damath-json`, `classic-dama-first`, `depEd`. Nothing for any other name.
[[nodiscard]] std::optional<Ruleset> profile(std::string_view name);
[[nodiscard]] std::vector<std::string_view> profileNames();

}  // namespace damath::rules
