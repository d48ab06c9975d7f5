// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/files/backup_thinning.hpp"

#include <gtest/gtest.h>

#include <random>

#include "tests/db/files/plain_thinning.hpp"
#include "tests/support/full_size.hpp"

namespace damath::db {
namespace {

using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;
using testing::brokenPromise;

constexpr ThinningBounds kBounds{300, std::uintmax_t{2} << 30U};

const Instant kMorning = parseInstant("2026-11-21T08:00:00Z").value();

void removeFrom(std::vector<ThinnedBackup>& list, const std::vector<std::size_t>& removed) {
  for (auto place = removed.rbegin(); place != removed.rend(); ++place) {
    list.erase(list.begin() + static_cast<std::ptrdiff_t>(*place));
  }
}

// Adds a backup, as the ring does, and removes the backups that the rules do not keep. Checks every promise
// of docs/storage.md about the backups that stay.
void add(std::vector<ThinnedBackup>& list, const ThinnedBackup& made,
         const ThinningBounds& bounds = kBounds) {
  list.push_back(made);
  const auto removed = thinned(list, bounds);
  // Without bounds, the rules about ages alone decide.
  const ThinningBounds none{list.size(), ~std::uintmax_t{0}};
  const auto byAge = thinned(list, none);
  ASSERT_EQ(brokenPromise(list, byAge, none, false), "");
  ASSERT_EQ(brokenPromise(list, removed, bounds, removed != byAge), "");
  removeFrom(list, removed);
}

TEST(BackupThinning, ADayOfWorkKeepsTheHourTheSlotsAndTheCorrections) {
  std::vector<ThinnedBackup> list;
  for (int minute = 0; minute <= 8 * 60; ++minute) {
    add(list, {kMorning + minutes(minute), 1'000'000, minute % 90 == 45});
  }
  const auto isKept = [&](int minute) {
    return std::ranges::find(list, kMorning + minutes(minute), &ThinnedBackup::at) != list.end();
  };
  for (int minute = 7 * 60; minute <= 8 * 60; ++minute) EXPECT_TRUE(isKept(minute)) << minute;
  for (int minute = 45; minute <= 8 * 60; minute += 90) EXPECT_TRUE(isKept(minute)) << minute;
  EXPECT_TRUE(isKept(0));
  for (std::size_t i = 0; i + 1 < list.size(); ++i) EXPECT_LE(list[i + 1].at - list[i].at, minutes(10)) << i;
  EXPECT_LE(list.size(), 61U + 42U + 5U) << "the last hour, a slot each ten minutes, the corrections";
}

TEST(BackupThinning, AMonthOfWorkKeepsOneEachDay) {
  std::vector<ThinnedBackup> list;
  for (int slot = 0; slot <= 30 * 144; ++slot) add(list, {kMorning + slot * minutes(10), 1'000'000});
  const Instant now = list.back().at;
  const auto older =
      std::ranges::count_if(list, [now](const ThinnedBackup& each) { return now - each.at > hours(24); });
  EXPECT_EQ(older, 29);
  EXPECT_EQ(list.size(), 29U + 145U);
}

TEST(BackupThinning, AFloodKeepsItsWholeTime) {
  std::vector<ThinnedBackup> list;
  // After a morning of work, a phone sends 18 corrections a second, for an hour at full size. A backup is
  // made before each correction.
  for (int slot = 0; slot < 24; ++slot) add(list, {kMorning + slot * minutes(10), 1'000'000});
  const Instant begin = list.back().at + seconds(1);
  const int lasts = support::sized(600, 3600);
  for (int tick = 0; tick < lasts * 18; ++tick) {
    list.push_back({begin + seconds(tick / 18), 1'000'000, true});
    removeFrom(list, thinned(list, kBounds));
    ASSERT_LE(list.size(), kBounds.most);
  }
  const Instant now = list.back().at;
  for (std::size_t i = 0; i + 1 < list.size(); ++i) {
    const auto gap = list[i + 1].at - list[i].at;
    const auto age = now - list[i].at;
    EXPECT_LE(gap, std::max<seconds>(minutes(10), age / 8)) << i << ": " << age.count();
  }
  const auto ofFlood = std::ranges::count_if(list, [&](const auto& each) { return each.at >= begin; });
  const auto ofMinute =
      std::ranges::count_if(list, [&](const auto& each) { return now - each.at <= minutes(1); });
  EXPECT_GE(ofFlood, 150);
  EXPECT_LE(ofMinute, ofFlood * 2 / 3) << "not only the last seconds";
  EXPECT_GE(ofMinute, 40) << "the newer, the closer together";
  EXPECT_EQ(list.front().at, kMorning);
}

TEST(BackupThinning, AClockThatJumpedMakesNothingOld) {
  for (const Instant wrong :
       {parseInstant("2031-05-01T00:00:00Z").value(), parseInstant("1970-01-01T00:00:00Z").value(),
        kMorning + hours(9), kMorning - hours(9)}) {
    std::vector<ThinnedBackup> list;
    std::vector<Instant> corrections;
    for (int minute = 0; minute < 120; minute += 5) {
      add(list, {kMorning + minutes(minute), 1'000'000, minute % 15 == 0});
      if (minute % 15 == 0) corrections.push_back(list.back().at);
    }
    add(list, {wrong, 1'000'000});
    add(list, {wrong + minutes(10), 1'000'000});
    for (int minute = 140; minute < 300; minute += 5) add(list, {kMorning + minutes(minute), 1'000'000});
    for (const Instant at : corrections) {
      EXPECT_NE(std::ranges::find(list, at, &ThinnedBackup::at), list.end())
          << toText(wrong) << ' ' << toText(at);
    }
    for (int minute = 0; minute < 290; minute += 10) {
      const auto isNear = [&](const ThinnedBackup& each) {
        return each.at >= kMorning + minutes(minute - 10) && each.at <= kMorning + minutes(minute + 10);
      };
      if (minute > 125 && minute < 135) continue;
      EXPECT_TRUE(std::ranges::any_of(list, isNear)) << toText(wrong) << ' ' << minute;
    }
    // After five more days of work, backups with a far wrong time are gone. Backups with a slightly wrong
    // time may stay.
    for (int slot = 0; slot < 5 * 144; ++slot)
      add(list, {kMorning + hours(5) + slot * minutes(10), 1'000'000});
    const auto ofWrong = std::ranges::count_if(
        list, [&](const auto& each) { return each.at == wrong || each.at == wrong + minutes(10); });
    const bool isFar = wrong > kMorning + hours(200) || wrong < kMorning - hours(200);
    EXPECT_LE(ofWrong, isFar ? 0 : 2) << toText(wrong);
  }
}

TEST(BackupThinning, RandomDaysKeepEveryPromise) {
  std::mt19937 lot(20261130);
  const auto drawn = [&lot](int least, int most) {
    return std::uniform_int_distribution<int>(least, most)(lot);
  };
  for (int day = 0; day < support::sized(60, 600); ++day) {
    const ThinningBounds bounds{static_cast<std::size_t>(drawn(3, 300)),
                                drawn(0, 3) == 0 ? std::uintmax_t{40'000'000} : kBounds.bytes};
    std::vector<ThinnedBackup> list;
    Instant now = kMorning;
    for (int made = 0; made < 400; ++made) {
      const int what = drawn(0, 99);
      if (what == 0) {
        now += seconds(std::uniform_int_distribution<std::int64_t>(-2'000'000'000, 2'000'000'000)(lot));
      } else if (what < 4) {
        now += hours(drawn(-20, 20));
      } else if (what < 10) {
        now += hours(drawn(1, 90));
      } else if (what < 40) {
        now += seconds(drawn(0, 2));
      } else {
        now += seconds(drawn(1, 1200));
      }
      add(list, {now, static_cast<std::uintmax_t>(drawn(0, 3'000'000)), drawn(0, 2) == 0, drawn(0, 200) == 0},
          bounds);
      if (HasFatalFailure()) return;
    }
  }
}

TEST(BackupThinning, FewAndNone) {
  EXPECT_TRUE(thinned({}, kBounds).empty());
  EXPECT_TRUE(thinned({{kMorning, 5}}, {1, 1}).empty()) << "the newest stays, whatever the bounds";
  EXPECT_EQ(thinned({{kMorning, 5}, {kMorning, 5}}, {1, 100}), std::vector<std::size_t>{0});
}

}  // namespace
}  // namespace damath::db
