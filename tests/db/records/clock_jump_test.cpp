// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/clock_jump.hpp"

#include <gtest/gtest.h>

#include <random>

namespace damath::db {
namespace {

using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

Instant at(const std::string& text) {
  return parseInstant(text).value();
}

std::optional<ClockDoubt> doubtOf(const RowMoment& newest, Instant now) {
  const auto jump = clockJump(newest, now);
  if (!jump) return std::nullopt;
  EXPECT_EQ(jump->newest.at, newest.at);
  EXPECT_EQ(jump->newest.number, newest.number);
  EXPECT_EQ(jump->now, now);
  return jump->doubt;
}

TEST(ClockJump, ComparesWithTheNewestRow) {
  const RowMoment newest{12, at("2026-11-21T10:00:00Z")};
  EXPECT_EQ(doubtOf(newest, newest.at), std::nullopt);
  EXPECT_EQ(doubtOf(newest, newest.at - minutes(1)), std::nullopt);
  EXPECT_EQ(doubtOf(newest, newest.at - minutes(1) - seconds(1)), ClockDoubt::Back);
  EXPECT_EQ(doubtOf(newest, newest.at + hours(24)), std::nullopt);
  EXPECT_EQ(doubtOf(newest, newest.at + hours(24) + seconds(1)), ClockDoubt::Ahead);
  EXPECT_EQ(doubtOf(newest, at("2025-12-31T23:59:59Z")), ClockDoubt::Impossible);
  EXPECT_EQ(doubtOf(newest, at("2026-01-01T00:00:00Z")), ClockDoubt::Back);
  EXPECT_EQ(doubtOf(newest, at("2100-12-31T23:59:59Z")), ClockDoubt::Ahead);
  EXPECT_EQ(doubtOf(newest, at("2101-01-01T00:00:00Z")), ClockDoubt::Impossible);
  EXPECT_EQ(doubtOf(newest, at("2999-01-01T00:00:00Z")), ClockDoubt::Impossible);
}

TEST(ClockJump, AnImpossibleYearIsToldOnce) {
  // The first row of a journal cannot report an impossible year, because no row is before it. So the second
  // row reports the year, and later rows do not.
  EXPECT_EQ(doubtOf({1, at("1970-01-01T00:00:00Z")}, at("1970-01-01T00:05:00Z")), ClockDoubt::Impossible);
  EXPECT_EQ(doubtOf({2, at("1970-01-01T00:05:00Z")}, at("1970-01-01T00:09:00Z")), std::nullopt);
  EXPECT_EQ(doubtOf({2, at("1970-01-01T00:05:00Z")}, at("2026-11-21T10:00:00Z")), ClockDoubt::Ahead);
}

// Each change follows the row before it. If the clock was already reported as doubtful and then only runs on,
// it is not reported again.
TEST(ClockJump, AClockThatRunsOnIsNotToldAgain) {
  std::mt19937 lot(20261130);
  const auto drawn = [&lot](std::int64_t least, std::int64_t most) {
    return std::uniform_int_distribution<std::int64_t>(least, most)(lot);
  };
  for (int run = 0; run < 2000; ++run) {
    Instant now = at("2026-11-21T10:00:00Z") + seconds(drawn(-40LL * 365 * 86400, 900LL * 365 * 86400));
    RowMoment newest{drawn(2, 100), at("2026-11-21T10:00:00Z")};
    static_cast<void>(clockJump(newest, now));
    for (int change = 0; change < 5; ++change) {
      newest = {newest.number + 1, now};
      now += seconds(drawn(0, 86400));
      // Leaves out changes at the turn of a year: only there may the clock run from a possible year into an
      // impossible year.
      if (std::chrono::year_month_day(std::chrono::floor<std::chrono::days>(newest.at)).year() ==
          std::chrono::year_month_day(std::chrono::floor<std::chrono::days>(now)).year()) {
        ASSERT_EQ(clockJump(newest, now), std::nullopt) << toText(newest.at) << ' ' << toText(now);
      }
    }
  }
}

}  // namespace
}  // namespace damath::db
