// SPDX-License-Identifier: GPL-3.0-or-later
// The ids of two entries, the smaller id first, so that both orders of the arguments give the same pair.
#pragma once

#include <utility>

#include "core/contest/model/ids.hpp"

namespace damath::pairing {

using EntryPair = std::pair<contest::EntryId, contest::EntryId>;
[[nodiscard]] inline EntryPair pairOf(contest::EntryId a, contest::EntryId b) {
  return a < b ? EntryPair{a, b} : EntryPair{b, a};
}

}  // namespace damath::pairing
