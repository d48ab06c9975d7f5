// SPDX-License-Identifier: GPL-3.0-or-later
// What the sheets in force come to, remembered: a sheet never changes, so it is replayed again only where its
// version, its rulings or the event's law are others. A contest of thousands of sheets is looked at often.
#pragma once

#include <map>
#include <string>

#include "core/contest/contest.hpp"
#include "db/sheet_records.hpp"

namespace damath::desk {

struct KnownOutcome {
  std::string of;  // the version, when it came in, its rulings, and the law as a number
  contest::GameResult result;
};

using OutcomeMemory = std::map<db::SheetOwner, KnownOutcome>;

}  // namespace damath::desk
