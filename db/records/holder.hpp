// SPDX-License-Identifier: GPL-3.0-or-later
// A program that keeps a contest file locked, as far as this computer knows: locks that another computer has
// on a network folder do not show.
#pragma once

#include <string>

namespace damath::db {

struct Holder {
  int process = 0;      // its number
  std::string program;  // `damath-console`
  std::string user;     // the account it runs under; empty where unknown
  friend bool operator==(const Holder&, const Holder&) = default;
};

}  // namespace damath::db
