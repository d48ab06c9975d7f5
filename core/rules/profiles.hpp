// SPDX-License-Identifier: GPL-3.0-or-later
// The named rulesets (rulebook 9). Data alone: each differs from `manual` by its answers.
#pragma once

#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/rules/ruleset.hpp"

namespace damath::rules {

// The manual's own law; every other profile starts from it.
[[nodiscard]] const Ruleset& manual();

// Gives the option another answer, and with it the clause: the manual's for the manual's answer, for every
// other "9", the option of rulebook 9 that allows it.
template <class Part, class T>
void change(Ruleset& ruleset, Cited<T> Part::*option, std::type_identity_t<T> answer) {
  const Cited<T>& manuals = manual().*option;
  ruleset.*option = answer == manuals.answer() ? manuals : Cited<T>(std::move(answer), "9");
}

// `manual`, `damath-json`, `classic-dama-first`, `depEd`. Nothing for any other name.
[[nodiscard]] std::optional<Ruleset> profile(std::string_view name);
[[nodiscard]] std::vector<std::string_view> profileNames();

}  // namespace damath::rules
