// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a score or total as JSON in exact form. Some documents add the value as a decimal if the chip set
// has fractions or roots.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "core/exact/number.hpp"
#include "core/rules/chip_set.hpp"

namespace damath::notation {

// Returns a whole number within 64 bits as a JSON number, and every other value as a JSON string.
[[nodiscard]] nlohmann::ordered_json figureJson(const exact::Number& value, const rules::ChipSet& set);

// Adds the field `name` with the exact value as a string. Adds `nameDecimal` with two decimals if the chip
// set keeps fractions or roots exact, or if this value has a fraction or a root:
// "grand":"-21/4","grandDecimal":"-5.25"
void addFigure(nlohmann::ordered_json& json, const std::string& name, const exact::Number& value,
               const rules::ChipSet& set);

}  // namespace damath::notation
