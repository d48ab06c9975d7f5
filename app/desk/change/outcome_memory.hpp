// SPDX-License-Identifier: GPL-3.0-or-later
// A cache of the results of the sheets in force, and of how far the moves could be followed. A stored sheet
// never changes. A sheet is replayed only if its version, its rulings, or the event's ruleset or chip set
// change. The cache matters because programs read contests of thousands of sheets often.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "core/sheet/settle/coverage.hpp"
#include "db/reading.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::desk {

struct KnownOutcome {
  db::SheetOwner owner;
  contest::SheetId sheet{};
  std::string at;                             // the time when the sheet was stored
  std::string ruled;                          // the rulings of the sheet
  std::size_t law = 0;                        // the event's ruleset and chip set as a number
  std::optional<contest::GameResult> result;  // nullopt while the result is open
  sheet::Coverage coverage;
  int heldAgainst = 0;  // the value of OutcomeMemory::reading when this sheet was last found in force

  [[nodiscard]] bool isOf(const db::SheetSummary& summary, std::size_t theLaw) const {
    return sheet == summary.sheet && law == theLaw && at == summary.at && ruled == summary.ruled;
  }
};

struct OutcomeMemory {
  std::vector<KnownOutcome> known;  // ordered by owner
  // The sheets of the last call, and a number that grows with every new set of sheets. An unchanged set is
  // not compared again.
  db::SharedSummaries sheets;
  int reading = 0;

  void heed(const db::SharedSummaries& now) {
    if (now == sheets) return;
    sheets = now;
    ++reading;
  }
};

}  // namespace damath::desk
