// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/clock_jump.hpp"

#include "core/spellings.hpp"

namespace damath::db {

namespace {

namespace chrono = std::chrono;

bool isImpossible(Instant at) {
  constexpr Instant kFirst = chrono::sys_days(chrono::year(2026) / 1 / 1);
  constexpr Instant kEnd = chrono::sys_days(chrono::year(2101) / 1 / 1);
  return at < kFirst || at >= kEnd;
}

}  // namespace

bool operator==(const ClockJump& a, const ClockJump& b) {
  return a.doubt == b.doubt && a.newest.number == b.newest.number && a.newest.at == b.newest.at &&
         a.now == b.now;
}

std::optional<ClockJump> clockJump(const RowMoment& newest, Instant now) {
  // The clock may be behind the newest row by up to this time without being reported, because the clocks of
  // two computers with one file, or a clock that the network sets, may differ by seconds.
  constexpr chrono::minutes kSlack{1};
  constexpr chrono::hours kLongPause{24};
  const bool isToldBefore = isImpossible(newest.at) && newest.number > 1;
  if (isImpossible(now)) {
    if (isToldBefore) return std::nullopt;
    return ClockJump{ClockDoubt::Impossible, newest, now};
  }
  if (now + kSlack < newest.at) return ClockJump{ClockDoubt::Back, newest, now};
  if (now - newest.at > kLongPause) return ClockJump{ClockDoubt::Ahead, newest, now};
  return std::nullopt;
}

std::string_view toText(ClockDoubt doubt) {
  return spellingOf(doubt);
}

}  // namespace damath::db
