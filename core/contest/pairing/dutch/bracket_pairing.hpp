// SPDX-License-Identifier: GPL-3.0-or-later
// One bracket paired: first the best by all criteria, then, among all pairings as good, the first in the
// order of candidates (Handbook C.04.3): which of those moved down are paired, with whom, and the remainder
// as upper half against lower half in order (a slide), transposed and exchanged as little as can be.
#pragma once

#include <utility>
#include <vector>

#include "core/contest/pairing/dutch/completion.hpp"
#include "core/contest/pairing/dutch/criteria.hpp"

namespace damath::dutch {

struct PairedBracket {
  std::vector<int> movedDown;              // places in the field, in order
  std::vector<int> residents;              // likewise
  std::vector<std::pair<int, int>> pairs;  // those of the moved down first; in each the higher one first
  std::vector<int> floaters;               // who is left, in order
  Outlook outlook = Outlook::Alone;        // what was looked at for it
  bool countsBye = false;                  // whether C9 was
};

// Of the score group `group` (from 0) with those moved down into it. Promise: with them the rest of the field
// can be paired.
[[nodiscard]] PairedBracket pairBracket(const Field& field, const Completion& completion, int group,
                                        const std::vector<int>& movedDown);

}  // namespace damath::dutch
