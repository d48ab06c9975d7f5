// SPDX-License-Identifier: GPL-3.0-or-later
// Why an entry has its rank, in words (rulebook Y3): "Ahead of Santos by their game, 1–0 (Y2a)".
#pragma once

#include <functional>
#include <string>

#include "app/words/catalogue/language.hpp"
#include "core/contest/standings.hpp"

namespace damath::words {

using EntryName = std::function<std::string(contest::EntryId)>;

// Of more than so many rivals a sentence tells the number instead of the names: in a line of a list of more
// than one, else of those whom nobody reads.
enum class MostNamed { One = 1, Some = 12 };

// The sentence for one of the entry's reasons. Promise: the reason is one of `ranked.reasons`, and `ranked`
// one of `standings.ranks`.
[[nodiscard]] std::string rankReasonText(const contest::RankReason& reason,
                                         const contest::RankedEntry& ranked,
                                         const contest::Standings& standings, const EntryName& nameOf,
                                         Language language, MostNamed mostNamed = MostNamed::Some);

}  // namespace damath::words
