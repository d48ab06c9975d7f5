// SPDX-License-Identifier: GPL-3.0-or-later
// The phrases about a pairing by FIDE's Swiss system in each language. `%1`, `%2` are placeholders for the
// caller's words.
#pragma once

#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "app/words/catalogue/language.hpp"
#include "core/contest/pairing/dutch/ground.hpp"
#include "core/contest/pairing/swiss.hpp"

namespace damath::words {

enum class SwissPhrase {
#include "SwissPhrase_names.inc"
};

[[nodiscard]] std::string said(SwissPhrase phrase, Language language,
                               std::initializer_list<std::string_view> words = {});

// Returns the clause with its meaning: "C12: …".
[[nodiscard]] std::string groundText(dutch::Ground ground, Language language);
[[nodiscard]] std::string colourText(dutch::ColourReason reason, Language language);
// Returns the reason why two players of a Swiss round meet. `nameOf` returns the names to use.
using NameOf = std::function<std::string(contest::EntryId)>;
[[nodiscard]] std::string reasonText(const std::optional<pairing::SwissReason>& reason, const NameOf& nameOf,
                                     Language language);
// Returns the preference in short form: "WHITE!" for an absolute preference for white.
[[nodiscard]] std::string preferenceText(const dutch::PlayerState& state, Language language);

}  // namespace damath::words
