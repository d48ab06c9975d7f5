// SPDX-License-Identifier: GPL-3.0-or-later
// A row of the register of issued papers (printed, or saved as a PDF).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/contest/model/ids.hpp"

namespace damath::db {

// The facts from which a paper can be made again. The number 0 or an empty text means that the fact is not
// given.
struct PaperOf {
  std::string form;  // the kind of paper, as the command `print` names it
  std::string language;
  contest::EventId event{};
  contest::RoundNumber round{};
  contest::BoardNumber board{};
  contest::EntryId blue{};  // the two players, for a paper about a rematch
  contest::EntryId red{};
  contest::GameId rematch{};  // the played rematch that the paper shows; {}: the last of the two players
  int copies = 0;             // the number of copies, for blank forms that are not for a game
  std::string design = {};    // the design of a certificate or a scoresheet
  std::vector<contest::EventId> events = {};  // the events that count for a ranking of schools
  std::string teams = {};  // the kind of team for a ranking of schools, districts or divisions
  int best = 0;            // the number of best players who count for each team
  // The upper limit of a printed list of the register of papers: the list has the papers with a smaller
  // number than this.
  std::int64_t before = 0;

  friend bool operator==(const PaperOf&, const PaperOf&) = default;
};

struct IssuedPaper {
  std::int64_t number = 0;  // assigned when the paper is stored
  PaperOf of;
  std::string by;
  std::string at;
  std::string digest;        // SHA-256 of the paper's text, 64 hexadecimal digits
  std::string program;       // the program version that made the paper
  std::int64_t journal = 0;  // the newest journal row that the paper includes
  std::string branch;        // the key of the merged branch whose file issued the paper; empty: this file
};

}  // namespace damath::db
