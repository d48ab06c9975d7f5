// SPDX-License-Identifier: GPL-3.0-or-later
// A cache of the results of the scoresheets in force. Each entry also tells how far the moves could be
// followed. A stored scoresheet never changes. It is replayed again only if its version, its rulings, or the
// event's ruleset or chip set change. The cache saves time, because programs often read contests with
// thousands of scoresheets.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "core/sheet/settle/coverage.hpp"
#include "db/reading.hpp"
#include "db/records/sheet_owner.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::desk {

struct KnownOutcome {
  db::SheetOwner owner;
  contest::SheetId sheet{};
  std::string at;       // the time when the scoresheet was stored
  std::string ruled;    // the facilitator's rulings on the scoresheet, as text
  std::size_t law = 0;  // a hash of the event's ruleset and chip set
  // the result of the scoresheet; nullopt while the result is open
  std::optional<contest::GameResult> result;
  sheet::Coverage coverage;
  std::size_t moves = 0;  // a hash of the first moves (movesOf in same_moves.hpp); 0 for a short game
  // the value of OutcomeMemory::reading when this cached result was last compared with the stored scoresheet
  int heldAgainst = 0;

  [[nodiscard]] bool isOf(const db::SheetSummary& summary, std::size_t theLaw) const {
    return sheet == summary.sheet && law == theLaw && at == summary.at && ruled == summary.ruled;
  }
};

struct OutcomeMemory {
  std::vector<KnownOutcome> known;  // ordered by owner: the game or rematch of the scoresheet
  // `sheets` has the stored scoresheets at the time when the file was read last. `reading` is increased each
  // time that the file is read and its scoresheets have changed. For each value of `reading`, each element of
  // `known` is compared with its stored scoresheet only once.
  db::SharedSummaries sheets;
  int reading = 0;

  void heed(const db::SharedSummaries& now) {
    if (now == sheets) return;
    sheets = now;
    ++reading;
  }
};

}  // namespace damath::desk
