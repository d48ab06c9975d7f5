// SPDX-License-Identifier: GPL-3.0-or-later
// A figure as a string in its exact form, with a decimal twin where it is one of fractions or roots.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "core/exact/number.hpp"
#include "core/rules/chip_set.hpp"

namespace damath::notation {

// "grand":"-21/4","grandDecimal":"-5.25"
void addFigure(nlohmann::ordered_json& json, const std::string& name, const exact::Number& value,
               const rules::ChipSet& set);

}  // namespace damath::notation
