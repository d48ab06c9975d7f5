// SPDX-License-Identifier: GPL-3.0-or-later
// A corpus of documents that this version refuses would test only the refusal.
#include <gtest/gtest.h>

#include <filesystem>

#include "db/store.hpp"
#include "tests/db/temp_folder.hpp"

namespace damath::fuzz {
namespace {

TEST(DocumentCorpus, HasDocumentsOfThisVersion) {
  const testing::TempFolder folder;
  for (const char* const name : {"notice.json", "players.json"}) {
    const auto rows =
        db::Store::createFrom(db::Place{folder / "made.damath"},
                              std::filesystem::path(DAMATH_TEST_DATA "/fuzz/document") / name, {});
    EXPECT_TRUE(rows) << name;
    std::filesystem::remove(folder / "made.damath");
  }
}

}  // namespace
}  // namespace damath::fuzz
