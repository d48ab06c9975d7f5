// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a pairing by the Swiss system of the chess federation, in each language; `%1`, `%2` stand
// for what the caller puts in.
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

// The clause and what it means: "C12: more colour preferences are denied".
[[nodiscard]] std::string groundText(dutch::Ground ground, Language language);
[[nodiscard]] std::string colourText(dutch::ColourReason reason, Language language);
// Why two of a Swiss round meet, by whatever names.
using NameOf = std::function<std::string(contest::EntryId)>;
[[nodiscard]] std::string reasonText(const std::optional<pairing::SwissReason>& reason, const NameOf& nameOf,
                                     Language language);
// "WHITE!" for an absolute preference for white.
[[nodiscard]] std::string preferenceText(const dutch::PlayerState& state, Language language);

}  // namespace damath::words
