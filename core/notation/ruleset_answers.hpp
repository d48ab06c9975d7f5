// How an option's answer is spelled, for telling people.
#pragma once

#include <string>
#include <string_view>

#include "core/rules/ruleset.hpp"

namespace damath::notation {

// The answer that this ruleset gives to the option of that name: "eachJump". Empty for a name that is none.
[[nodiscard]] std::string answerText(const rules::Ruleset& ruleset, std::string_view option);

}  // namespace damath::notation
