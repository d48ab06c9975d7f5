// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/files/backup_name.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace damath::db {
namespace {

Instant at(const std::string& text) {
  return parseInstant(text).value();
}

TEST(BackupName, HoldsSequenceJournalTimeAndReason) {
  const BackupName name{42, 1234, at("2026-11-21T18:30:00Z"),
                        toText(BackupReason(ConfirmationReason::PastCorrected))};
  EXPECT_EQ(toText(name), "000042-j01234-20261121-183000-pastCorrected");
  const auto read = parseBackupName("000042-j01234-20261121-183000-pastCorrected");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->sequence, 42);
  EXPECT_EQ(read->journal, 1234);
  EXPECT_EQ(read->at, name.at);
  EXPECT_EQ(parseBackupReason(read->why), BackupReason(ConfirmationReason::PastCorrected));
}

TEST(BackupName, EveryNameReadsBack) {
  std::mt19937_64 lot(5);
  for (int i = 0; i < 5000; ++i) {
    const auto number = [&lot](std::int64_t least, std::int64_t most) {
      return std::uniform_int_distribution<std::int64_t>(least, most)(lot);
    };
    const int size = static_cast<int>(number(1, 11));
    std::int64_t most = 9;
    for (int digit = 1; digit < size; ++digit) most = most * 10 + 9;
    const BackupName name{number(1, most), number(0, most),
                          Instant(std::chrono::seconds(number(kFirstInstant.time_since_epoch().count(),
                                                              kLastInstant.time_since_epoch().count()))),
                          i % 2 == 0 ? "time" : ""};
    const auto read = parseBackupName(toText(name));
    ASSERT_TRUE(read) << toText(name);
    EXPECT_EQ(toText(*read), toText(name));
  }
}

TEST(BackupName, EarlierNamesAreRead) {
  const auto first = parseBackupName("20261121-183000-time");
  const auto second = parseBackupName("20261121-103000-pastCorrected-2");
  ASSERT_TRUE(first && second);
  EXPECT_EQ(first->sequence, 0);
  EXPECT_EQ(first->series, 1);
  EXPECT_EQ(first->why, "time");
  EXPECT_EQ(second->series, 2);
  EXPECT_TRUE(isMadeBefore(*first, *second));
  EXPECT_FALSE(isMadeBefore(*second, *first));
  const BackupName newer{1, 1, at("2020-01-01T00:00:00Z"), "time"};
  EXPECT_TRUE(isMadeBefore(*second, newer)) << "every earlier form is older than the present form";
}

TEST(BackupName, OtherNamesAreNone) {
  for (const char* text :
       {"", "rule", "second", "lock", "42", "000042-j01234", "000042-j01234-20261121-183000",
        "000042-j01234-20261321-183000-time", "000042-jx-20261121-183000-time",
        "000042--20261121-183000-time", "-j1-20261121-183000-time", "1234567890123-j1-20261121-183000-time",
        "000000-j1-20261121-183000-time", "2026-11-21-183000-time", "contest.v11-20261120-083000",
        "20261121-1830"}) {
    EXPECT_FALSE(parseBackupName(text)) << text;
  }
}

}  // namespace
}  // namespace damath::db
