// SPDX-License-Identifier: GPL-3.0-or-later
// A result as it is typed on a phone, letter by letter, and what it means.
#pragma once

#include <optional>
#include <set>
#include <string>

#include "app/web/exchange.hpp"
#include "app/words/catalogue/language.hpp"
#include "core/contest/contest.hpp"
#include "core/contest/result_rules.hpp"
#include "core/expected.hpp"

namespace damath::web {

struct TypedResult {
  std::string blue = {};  // with its sign
  std::string red = {};
  std::string ending = "time";
  std::optional<std::string> by = {};  // where a name was asked for
  std::string reason = {};
  std::set<std::string, std::less<>> answered = {};  // the codes of questions that were answered with yes
  int round = 0;                                     // that was on the page

  // As it stands in a form again. What no person can have typed is left out.
  [[nodiscard]] static TypedResult of(const Fields& form);
  [[nodiscard]] static TypedResult of(const contest::GameResult& result, const contest::EventSetup& setup);
};

// Whether figures of the event are typed on a pad of figures, and their sign by a key of its own.
[[nodiscard]] bool hasSignKey(const contest::EventSetup& setup);

// Refused with the sentence, where a figure or the ending is none. Whether the event has such a result is the
// desk's to say.
[[nodiscard]] Expected<contest::ResultInput, std::string> meaningOf(const TypedResult& typed,
                                                                    const contest::EventSetup& setup,
                                                                    words::Language language);

}  // namespace damath::web
