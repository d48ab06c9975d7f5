// SPDX-License-Identifier: GPL-3.0-or-later
// The named rulesets (rulebook 9). A profile is only data: it lists its differences from `manual`.
#pragma once

#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/rules/ruleset.hpp"

namespace damath::rules {

// Returns the manual's own ruleset. Every other profile starts from it.
[[nodiscard]] const Ruleset& manual();

// Changes an option's answer together with its clause. The manual's answer gets the manual's clause; any
// other answer gets "9", the table of options in the rulebook.
template <class Part, class T>
void change(Ruleset& ruleset, Cited<T> Part::*option, std::type_identity_t<T> answer) {
  const Cited<T>& manuals = manual().*option;
  ruleset.*option = answer == manuals.answer() ? manuals : Cited<T>(std::move(answer), "9");
}

// Returns `manual`, `damath-json`, `classic-dama-first` or `depEd`. nullopt for any other name.
[[nodiscard]] std::optional<Ruleset> profile(std::string_view name);
[[nodiscard]] std::vector<std::string_view> profileNames();

}  // namespace damath::rules
