// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a result that was typed on a phone. The typed characters are kept, so that the form can be shown
// again.
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
  std::string blue = {};  // BLUE's total as typed, with its sign
  std::string red = {};
  std::string ending = "time";
  std::optional<std::string> by = {};  // the user's name; nullopt if the page did not ask for it
  std::string askedBy = {};            // the person who asked for the change; may be empty
  std::string reason = {};
  // The codes of the confirmation questions that the user answered with yes.
  std::set<std::string, std::less<>> answered = {};
  int round = 0;  // the round that the page showed

  // Reads a submitted form, so that the form can be shown again. Leaves out values that no user can have
  // typed. Totals keep their blanks, because a fraction behind a blank may lack its whole number. In totals,
  // `?` replaces each character that no user can have typed, so that the total is refused and not left out.
  [[nodiscard]] static TypedResult of(const Fields& form);
  [[nodiscard]] static TypedResult of(const contest::GameResult& result, const contest::EventSetup& setup);
};

// Returns the number of bytes of the minus sign, of any kind, with which a total begins; 0 if it begins
// otherwise.
[[nodiscard]] std::size_t minusLength(std::string_view total);

// True if the form needs a minus key: totals of this event are typed on the phone's number pad, which has no
// minus.
[[nodiscard]] bool hasSignKey(const contest::EventSetup& setup);

// Returns the result that the typed text means. Errors: a sentence for the user if a total or the ending is
// not valid. RoundDesk decides later if the event allows this result.
[[nodiscard]] Expected<contest::ResultInput, std::string> meaningOf(const TypedResult& typed,
                                                                    const contest::EventSetup& setup,
                                                                    words::Language language);

}  // namespace damath::web
