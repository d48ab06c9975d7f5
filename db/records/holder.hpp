// SPDX-License-Identifier: GPL-3.0-or-later
// A program that locks a contest file. Only programs on this computer are known: locks by other computers on
// a network folder are not visible.
#pragma once

#include <string>

namespace damath::db {

struct Holder {
  int process = 0;      // the process id
  std::string program;  // for example `damath-console`
  std::string user;     // the account that runs the program; empty if unknown
  friend bool operator==(const Holder&, const Holder&) = default;
};

}  // namespace damath::db
