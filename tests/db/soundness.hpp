// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that a contest file is intact: integrity, references, and the journal against the tables.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "db/records/journal_action.hpp"
#include "tests/db/sample_contest.hpp"

namespace damath::testing {

// Checks that the quick summary of the next undo and redo agrees with the list of all actions.
inline void expectStepsOf(const db::Reading& reading) {
  const db::HistorySteps steps = take(reading.journal().steps());
  const auto acts = take(reading.journal().acts());
  EXPECT_EQ(steps.back, std::ranges::find(acts, db::ActState::InForce, &db::JournalAct::state) != acts.end());
  std::vector<std::int64_t> undone;
  for (const db::JournalRow& row : take(reading.journal().rows())) {
    if (!row.branch.empty()) continue;
    if (row.action == db::JournalAction::Undo) {
      undone.push_back(*row.target);
    } else if (row.action == db::JournalAction::Redo) {
      std::erase(undone, *row.target);
    } else {
      undone.clear();
    }
  }
  EXPECT_EQ(steps.again, undone.empty() ? std::nullopt : std::optional(undone.back()));
  // A request for only the newest actions gives the same as the list of all actions.
  for (const db::JournalAct& behind : acts) {
    const auto newer = take(reading.journal().acts(behind.number));
    const auto first = std::ranges::find(acts, behind.number, &db::JournalAct::number) + 1;
    EXPECT_TRUE(std::equal(newer.begin(), newer.end(), first, acts.end())) << behind.number;
  }
}

inline void expectSound(const db::Reading& reading) {
  EXPECT_EQ(take(reading.integrityComplaints()), std::vector<std::string>{});
  EXPECT_EQ(take(reading.brokenReferences()), std::vector<std::string>{});
  const db::JournalCheck check = take(reading.journal().check());
  EXPECT_EQ(check.missing, std::vector<std::int64_t>{});
  EXPECT_EQ(check.unchained, std::vector<std::int64_t>{});
  EXPECT_EQ(check.differing, std::vector<std::string>{});
  expectStepsOf(reading);
}

inline void expectSound(const db::Store& store) {
  expectSound(take(store.read()));
}

}  // namespace damath::testing
