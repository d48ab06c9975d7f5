// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/stamp.hpp"

#include <gtest/gtest.h>

#include <cstdio>
#include <random>

namespace damath::db {
namespace {

// Returns the moment by counting days since year 1, without a calendar library.
Instant plainMoment(int year, int month, int day, int secondOfDay) {
  constexpr int kDays[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  const auto isLeap = [](int each) { return each % 4 == 0 && (each % 100 != 0 || each % 400 == 0); };
  std::int64_t days = 0;
  for (int each = 1; each < year; ++each) days += isLeap(each) ? 366 : 365;
  for (int each = 1; each < month; ++each) days += kDays[each - 1] + (each == 2 && isLeap(year) ? 1 : 0);
  constexpr std::int64_t kDaysTo1970 = 719162;
  return Instant(std::chrono::seconds((days + day - 1 - kDaysTo1970) * 86400 + secondOfDay));
}

std::string plainText(int year, int month, int day, int second) {
  char text[32];
  std::snprintf(text, sizeof text, "%04d-%02d-%02dT%02d:%02d:%02dZ", year, month, day, second / 3600,
                second / 60 % 60, second % 60);
  return text;
}

TEST(Instant, TextIsUniversalTime) {
  const Instant moment = std::chrono::sys_days(std::chrono::year(2026) / 2 / 3) + std::chrono::hours(4) +
                         std::chrono::minutes(5) + std::chrono::seconds(6);
  EXPECT_EQ(toText(moment), "2026-02-03T04:05:06Z");
  EXPECT_EQ(toText(Instant{}), "1970-01-01T00:00:00Z");
}

TEST(Instant, TextReadsBack) {
  for (const char* text :
       {"2026-02-03T04:05:06Z", "2024-02-29T23:59:59Z", "1999-12-31T00:00:00Z", "2999-11-20T08:00:00Z",
        "0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "2262-04-11T23:47:17Z", "1677-09-21T00:12:43Z"}) {
    const auto moment = parseInstant(text);
    ASSERT_TRUE(moment) << text;
    EXPECT_EQ(toText(*moment), text);
  }
}

TEST(Instant, EveryYearFrom1To9999IsExact) {
  std::mt19937 lot(20261130);
  const auto drawn = [&lot](int least, int most) {
    return std::uniform_int_distribution<int>(least, most)(lot);
  };
  for (int year = 1; year <= 9999; ++year) {
    const int month = drawn(1, 12);
    const int day = drawn(1, 28);
    const int second = drawn(0, 86399);
    const std::string text = plainText(year, month, day, second);
    const Instant moment = plainMoment(year, month, day, second);
    ASSERT_EQ(toText(moment), text);
    ASSERT_EQ(parseInstant(text), moment) << text;
  }
}

TEST(Instant, AMomentOutsideTheseYearsBecomesTheNearest) {
  using std::chrono::seconds;
  EXPECT_EQ(toText(kFirstInstant - seconds(1)), "0001-01-01T00:00:00Z");
  EXPECT_EQ(toText(kLastInstant + seconds(1)), "9999-12-31T23:59:59Z");
  EXPECT_EQ(toText(Instant(seconds::min())), "0001-01-01T00:00:00Z");
  EXPECT_EQ(toText(Instant(seconds::max())), "9999-12-31T23:59:59Z");
}

TEST(Instant, OtherTextsAreNone) {
  for (const char* text :
       {"", "2026-02-03", "2026-02-30T00:00:00Z", "2026-13-01T00:00:00Z", "2026-02-03T24:00:00Z",
        "2026-02-03T04:60:06Z", "2026-02-03T04:05:60Z", "2026-02-03 04:05:06Z", "2026-02-03T04:05:06",
        "x026-02-03T04:05:06Z", "0000-01-01T00:00:00Z", "10000-01-01T00:00:00Z", "2026-2-03T04:05:06Z",
        " 026-02-03T04:05:06Z", "-026-02-03T04:05:06Z", "2026-02-03T04:05:06Z ", "2026-00-03T04:05:06Z",
        "2026-02-00T04:05:06Z", "2023-02-29T04:05:06Z"}) {
    EXPECT_FALSE(parseInstant(text)) << text;
  }
}

TEST(Instant, AChangedLetterNeverReadsAsAnotherSpelling) {
  std::mt19937 lot(7);
  for (int i = 0; i < 20'000; ++i) {
    std::string text = "2026-02-03T04:05:06Z";
    text[std::uniform_int_distribution<std::size_t>(0, text.size() - 1)(lot)] =
        static_cast<char>(std::uniform_int_distribution<int>(32, 126)(lot));
    const auto moment = parseInstant(text);
    ASSERT_EQ(moment ? toText(*moment) : text, text);
  }
}

}  // namespace
}  // namespace damath::db
