// SPDX-License-Identifier: GPL-3.0-or-later
// What the sheets in force come to, remembered: a sheet never changes, so it is replayed again only where its
// version, its rulings or the event's law are others. A contest of thousands of sheets is looked at often.
#pragma once

#include <cstddef>
#include <map>
#include <string>

#include "core/contest/contest.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::desk {

struct KnownOutcome {
  contest::SheetId sheet{};
  std::string at;       // when it came in
  std::string ruled;    // its rulings
  std::size_t law = 0;  // the event's, as a number
  contest::GameResult result;

  [[nodiscard]] bool isOf(const db::SheetSummary& summary, std::size_t theLaw) const {
    return sheet == summary.sheet && law == theLaw && at == summary.at && ruled == summary.ruled;
  }
};

using OutcomeMemory = std::map<db::SheetOwner, KnownOutcome>;

}  // namespace damath::desk
