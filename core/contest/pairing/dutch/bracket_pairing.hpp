// SPDX-License-Identifier: GPL-3.0-or-later
// Pairs one bracket. First finds the best pairing by all criteria. Then, among equally good pairings, chooses
// the first in the order of candidates (Handbook C.04.3): which players moved down are paired, then their
// opponents. The rest meets as upper half against lower half in order (a slide), with as few transpositions
// and exchanges as possible.
#pragma once

#include <utility>
#include <vector>

#include "core/contest/pairing/dutch/completion.hpp"
#include "core/contest/pairing/dutch/criteria.hpp"

namespace damath::dutch {

struct PairedBracket {
  std::vector<int> movedDown;  // places in the field, in order
  std::vector<int> residents;  // places in the field, in order
  // Pairs with players moved down come first. In each pair the higher player comes first.
  std::vector<std::pair<int, int>> pairs;
  std::vector<int> floaters;         // the unpaired players, in order
  Outlook outlook = Outlook::Alone;  // how far the search looked beyond the bracket
  bool countsBye = false;            // true if criterion C9 counted
};

// Pairs the score group `group` (from 0) together with the players moved down into it. Precondition: with
// these players the rest of the field can be paired.
[[nodiscard]] PairedBracket pairBracket(const Field& field, const Completion& completion, int group,
                                        const std::vector<int>& movedDown);

}  // namespace damath::dutch
