// SPDX-License-Identifier: GPL-3.0-or-later
// The titles of papers by the names that the register of papers uses.
#pragma once

#include <optional>
#include <string_view>

#include "words/phrase.hpp"

namespace damath::words {

// Returns the title of the paper with this name (papers::toText): `pairings`, `tally` … nullopt if only a
// newer program knows the name.
[[nodiscard]] std::optional<Phrase> paperTitle(std::string_view form);

}  // namespace damath::words
