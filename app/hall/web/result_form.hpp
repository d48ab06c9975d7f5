// SPDX-License-Identifier: GPL-3.0-or-later
// A result as typed on a phone, character by character, and its meaning.
#pragma once

#include <optional>
#include <set>
#include <string>

#include "app/hall/web/exchange.hpp"
#include "core/contest/model/contest.hpp"
#include "core/contest/model/result_rules.hpp"
#include "core/expected.hpp"
#include "words/language.hpp"

namespace damath::web {

struct TypedResult {
  std::string blue = {};  // with its sign
  std::string red = {};
  std::string ending = "time";
  std::optional<std::string> by = {};  // nullopt if the page did not ask for a name
  std::string reason = {};
  // the codes of the confirmation questions that were answered with yes
  std::set<std::string, std::less<>> answered = {};
  int round = 0;  // the round that the page showed

  // Reads a submitted form, so that the form can be shown again. Leaves out values that no user can have
  // typed.
  [[nodiscard]] static TypedResult of(const Fields& form);
  [[nodiscard]] static TypedResult of(const contest::GameResult& result, const contest::EventSetup& setup);
};

// True if the page needs a key for the sign, because totals of this event are typed on a number pad without a
// minus.
[[nodiscard]] bool hasSignKey(const contest::EventSetup& setup);

// Errors: a sentence for the user, if a total or the ending is not valid. RoundDesk decides later if the
// event allows this result.
[[nodiscard]] Expected<contest::ResultInput, std::string> meaningOf(const TypedResult& typed,
                                                                    const contest::EventSetup& setup,
                                                                    words::Language language);

}  // namespace damath::web
