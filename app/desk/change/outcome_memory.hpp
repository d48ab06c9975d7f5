// SPDX-License-Identifier: GPL-3.0-or-later
// What the sheets in force come to and how far they could be followed, remembered: a sheet never changes, so
// it is replayed again only where its version, its rulings or the event's law are others. A contest of
// thousands of sheets is looked at often.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/contest/contest.hpp"
#include "core/sheet/settle/coverage.hpp"
#include "db/reading.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::desk {

struct KnownOutcome {
  db::SheetOwner owner;
  contest::SheetId sheet{};
  std::string at;                             // when it came in
  std::string ruled;                          // its rulings
  std::size_t law = 0;                        // the event's, as a number
  std::optional<contest::GameResult> result;  // nullopt while it is open
  sheet::Coverage coverage;
  int heldAgainst = 0;  // OutcomeMemory::reading, when it was last found to be of a sheet in force

  [[nodiscard]] bool isOf(const db::SheetSummary& summary, std::size_t theLaw) const {
    return sheet == summary.sheet && law == theLaw && at == summary.at && ruled == summary.ruled;
  }
};

struct OutcomeMemory {
  std::vector<KnownOutcome> known;  // by owner
  // The sheets that it was last asked about, and their number: of the same nothing has to be held against
  // anything twice.
  db::SharedSummaries sheets;
  int reading = 0;

  void heed(const db::SharedSummaries& now) {
    if (now == sheets) return;
    sheets = now;
    ++reading;
  }
};

}  // namespace damath::desk
