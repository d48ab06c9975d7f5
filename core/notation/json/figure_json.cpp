// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/json/figure_json.hpp"

#include <nlohmann/json.hpp>

#include "core/exact/number_text.hpp"
#include "core/sheet/law/spelling.hpp"
#include "core/text/number.hpp"

namespace damath::notation {

nlohmann::ordered_json figureJson(const exact::Number& value, const rules::ChipSet& set) {
  const std::string text = exact::toText(value, set.figureStyle());
  if (const auto integer = plainIntegerIn(text)) return *integer;
  return text;
}

void addFigure(nlohmann::ordered_json& json, const std::string& name, const exact::Number& value,
               const rules::ChipSet& set) {
  const std::string text = sheet::figureText(set, value);
  json[name] = text;
  if (set.arithmetic() == rules::Arithmetic::Exact || sheet::wantsDecimals(text)) {
    json[name + "Decimal"] = exact::toDecimals(value, 2);
  }
}

}  // namespace damath::notation
