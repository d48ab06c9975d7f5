// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/stamp.hpp"

#include <gtest/gtest.h>

namespace damath::db {
namespace {

TEST(Instant, TextIsUniversalTime) {
  const Instant moment = std::chrono::sys_days(std::chrono::year(2026) / 2 / 3) + std::chrono::hours(4) +
                         std::chrono::minutes(5) + std::chrono::seconds(6);
  EXPECT_EQ(toText(moment), "2026-02-03T04:05:06Z");
  EXPECT_EQ(toText(Instant{}), "1970-01-01T00:00:00Z");
}

TEST(Instant, TextReadsBack) {
  for (const char* text : {"2026-02-03T04:05:06Z", "2024-02-29T23:59:59Z", "1999-12-31T00:00:00Z"}) {
    const auto moment = parseInstant(text);
    ASSERT_TRUE(moment) << text;
    EXPECT_EQ(toText(*moment), text);
  }
}

TEST(Instant, OtherTextsAreNone) {
  for (const char* text : {"", "2026-02-03", "2026-02-30T00:00:00Z", "2026-13-01T00:00:00Z",
                           "2026-02-03T24:00:00Z", "2026-02-03T04:60:06Z", "2026-02-03T04:05:60Z",
                           "2026-02-03 04:05:06Z", "2026-02-03T04:05:06", "x026-02-03T04:05:06Z"}) {
    EXPECT_FALSE(parseInstant(text)) << text;
  }
}

}  // namespace
}  // namespace damath::db
