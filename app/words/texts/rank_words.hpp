// SPDX-License-Identifier: GPL-3.0-or-later
// Words for the reason of an entry's rank (Y3): "Ahead of Santos in their games, 1–0 (Y2a)".
#pragma once

#include <functional>
#include <string>

#include "core/contest/systems/standings.hpp"
#include "core/rules/ruleset.hpp"
#include "words/language.hpp"
#include "words/phrase.hpp"

namespace damath::words {

using EntryName = std::function<std::string(contest::EntryId)>;

// The largest number of tied entries that a sentence names. If there are more, the sentence gives only their
// number. One is for a line of a list, Some for a full text.
enum class MostNamed { One = 1, Some = 12 };

// Returns the name of the Point System (Y2c) with the figure that the ruleset uses, if this figure is not the
// sum of the player's grand totals: "Point System (average of a game)".
[[nodiscard]] Phrase pointSystemName(rules::PointSystem pointSystem);

// Returns the sentence for one reason of an entry's rank. Precondition: `ranked` is one of `standings.ranks`,
// and `reason` is one of the reasons of `ranked`.
[[nodiscard]] std::string rankReasonText(const contest::RankReason& reason,
                                         const contest::RankedEntry& ranked,
                                         const contest::Standings& standings, const EntryName& nameOf,
                                         Language language, MostNamed mostNamed = MostNamed::Some);

}  // namespace damath::words
