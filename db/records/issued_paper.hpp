// SPDX-License-Identifier: GPL-3.0-or-later
// A row of the register of issued papers (printed, or saved as a PDF).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/contest/model/ids.hpp"

namespace damath::db {

// The facts that are needed to make a paper again. The number 0 or an empty text means: not given.
struct PaperOf {
  std::string form;  // the name that the command `print` uses
  std::string language;
  contest::EventId event{};
  contest::RoundNumber round{};
  contest::BoardNumber board{};
  contest::EntryId blue{};  // the players of a rematch
  contest::EntryId red{};
  int copies = 0;                             // blank forms without a game
  std::string design = {};                    // for certificates and scoresheets
  std::vector<contest::EventId> events = {};  // for the ranks of schools
  std::string teams = {};                     // the ranked teams: schools, districts or divisions
  int best = 0;                               // the number of players who count for each team
  std::int64_t before = 0;                    // for the register: lists papers with a smaller number

  friend bool operator==(const PaperOf&, const PaperOf&) = default;
};

struct IssuedPaper {
  std::int64_t number = 0;  // assigned by the file
  PaperOf of;
  std::string by;
  std::string at;
  std::string digest;        // SHA-256 of the paper's text, 64 hexadecimal digits
  std::string program;       // the program version that made the paper
  std::int64_t journal = 0;  // the newest journal row that the paper includes
  std::string branch;        // the branch of the computer that issued the paper; empty: this file
};

}  // namespace damath::db
