// SPDX-License-Identifier: GPL-3.0-or-later
// The notes on the ranks of an event, which are printed under its tally and its standings: the reasons of the
// ranks, and the mark that says if the ranks are final.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "core/contest/systems/standings.hpp"
#include "words/language.hpp"

namespace damath::compose {

// Returns a sentence that explains one reason of an entry's rank, such as a tie-break step.
using ReasonText = std::function<std::string(const contest::RankedEntry&, const contest::RankReason&)>;

struct RankNote {
  std::string rank;
  // The player of this rank. If several players came equally far in a knock-out, or have equal points in a
  // final: their names, separated by semicolons.
  std::string player;
  std::vector<std::string> reasons;
  bool isTabled = false;  // true if a table of tie-break steps explains this rank
};

// Returns a note for every rank that does not follow from the points alone, ordered by rank. Empty before the
// first result. Players who share a rank may share a note (RankNote::player).
[[nodiscard]] std::vector<RankNote> rankNotes(const contest::Contest& contest, const contest::Event& event,
                                              const contest::Standings& standings,
                                              const ReasonText& reasonText);

// Returns a sentence that names the players whose games do not count (RankStep::Annulled). Empty if there are
// none.
[[nodiscard]] std::string annulledText(const contest::Contest& contest, const contest::Event& event,
                                       const contest::Standings& standings, words::Language language);

// Returns "PROVISIONAL – after round 3" or "FINAL". Before the first result, returns "PROVISIONAL", or an
// empty text if the ranks are not provisional.
[[nodiscard]] std::string provisionalMark(const contest::Standings& standings, words::Language language);

}  // namespace damath::compose
