// SPDX-License-Identifier: GPL-3.0-or-later
// Words for the reasons of a pairing by FIDE's Swiss system.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "core/contest/pairing/dutch/review.hpp"
#include "core/contest/pairing/swiss.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns a clause of FIDE's Swiss rules with its meaning: "C12: …".
[[nodiscard]] std::string groundText(dutch::Ground ground, Language language);
[[nodiscard]] std::string colourText(dutch::ColourReason reason, Language language);
using NameOf = std::function<std::string(contest::EntryId)>;
// Returns the reason why two players of a Swiss round meet. `nameOf` returns the player names to use.
[[nodiscard]] std::string reasonText(const std::optional<pairing::SwissReason>& reason, const NameOf& nameOf,
                                     Language language);
// Returns a player's color preference in short form. For an absolute preference for white: "WHITE!".
[[nodiscard]] std::string preferenceText(const dutch::PlayerState& state, Language language);

}  // namespace damath::words
