// SPDX-License-Identifier: GPL-3.0-or-later
// The register of issued papers (printed, or saved as a PDF). Rows are only added, never undone, and do not
// count as changes of the contest.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/contest/model/ids.hpp"
#include "core/expected.hpp"
#include "db/records/store_error.hpp"

namespace damath::db {

class Edit;

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

// Passes a text to `take`, piece by piece.
using GiveText = std::function<void(const std::function<void(std::string_view)>& take)>;
// Returns the SHA-256 digest, 64 hexadecimal digits. Errors: Unexpected if the cryptographic library fails.
[[nodiscard]] StoreResult<std::string> digestOfText(const GiveText& give);

// A step of an edit. `journal` is the newest journal row that the paper includes; 0 means the newest row of
// all.
[[nodiscard]] StoreResult<IssuedPaper> addPaper(Edit& edit, const PaperOf& of, std::string_view digest,
                                                std::string_view program, std::int64_t journal);

}  // namespace damath::db
