// SPDX-License-Identifier: GPL-3.0-or-later
// That a contest file holds nothing broken: integrity, references, and the journal against the tables.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/db/sample_contest.hpp"

namespace damath::testing {

inline void expectSound(const db::Reading& reading) {
  EXPECT_EQ(take(reading.integrityComplaints()), std::vector<std::string>{});
  EXPECT_EQ(take(reading.brokenReferences()), std::vector<std::string>{});
  const db::JournalCheck check = take(reading.journalCheck());
  EXPECT_EQ(check.missing, std::vector<std::int64_t>{});
  EXPECT_EQ(check.unchained, std::vector<std::int64_t>{});
  EXPECT_EQ(check.differing, std::vector<std::string>{});
}

inline void expectSound(const db::Store& store) {
  expectSound(take(store.read()));
}

}  // namespace damath::testing
