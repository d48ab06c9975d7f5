// SPDX-License-Identifier: GPL-3.0-or-later
// The register of the papers that were issued, printed or written as PDF: it only grows, no change of the
// contest is made by it, and nothing undoes it.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/contest/ids.hpp"
#include "core/expected.hpp"
#include "db/records/store_error.hpp"

namespace damath::db {

class Edit;

// Everything that it takes to make a paper again. A number of 0 and an empty text: it says nothing about it.
struct PaperOf {
  std::string form;  // as the command `print` names it
  std::string language;
  contest::EventId event{};
  contest::RoundNumber round{};
  contest::BoardNumber board{};
  contest::EntryId blue{};  // of a rematch
  contest::EntryId red{};
  int copies = 0;                             // blanks of no game
  std::string design = {};                    // of certificates and scoresheets
  std::vector<contest::EventId> events = {};  // of ranks of schools
  std::string teams = {};                     // who is ranked
  int best = 0;                               // so many players of each
  std::int64_t before = 0;                    // of a list of papers: those before this one

  friend bool operator==(const PaperOf&, const PaperOf&) = default;
};

struct IssuedPaper {
  std::int64_t number = 0;  // given by the file
  PaperOf of;
  std::string by;
  std::string at;
  std::string digest;        // of what it said: SHA-256, 64 hexadecimal digits
  std::string program;       // the version that made it
  std::int64_t journal = 0;  // the newest row that it knew of
  std::string branch;        // of the computer that issued it; empty: this file's own
};

// Gives a text, piece by piece.
using GiveText = std::function<void(const std::function<void(std::string_view)>& take)>;
// SHA-256, as 64 hexadecimal digits. StoreFault::Unexpected where the cryptographic library fails.
[[nodiscard]] StoreResult<std::string> digestOfText(const GiveText& give);

// A step of an edit. `journal`: the newest row that the paper knows of; 0 where that is the newest of all.
[[nodiscard]] StoreResult<IssuedPaper> addPaper(Edit& edit, const PaperOf& of, std::string_view digest,
                                                std::string_view program, std::int64_t journal);

}  // namespace damath::db
