// SPDX-License-Identifier: GPL-3.0-or-later
// The columns that no check of a contest covers, with the reason. Every other column of every table is
// covered: a test changes each of them and expects that the check notices.
#pragma once

#include <string_view>

namespace damath::db {

struct UnverifiedColumn {
  std::string_view table;
  std::string_view column;  // empty: every column of the table
  std::string_view reason;
};

inline constexpr UnverifiedColumn kUnverified[] = {
    {"migration", "at", "the time at which this file got its tables, which is no fact of the contest"},
    {"live_clock", "",
     "running clocks, saved each second without a journal row; the next step replaces them"},
    {"sequence", "", "the numbers for new rows, which are no facts of the contest"},
};

}  // namespace damath::db
