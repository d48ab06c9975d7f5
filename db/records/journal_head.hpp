// SPDX-License-Identifier: GPL-3.0-or-later
// The head of a journal, which is its newest row at some time, and the answer of a file that is asked about a
// head.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/spellings.hpp"

namespace damath::db {

// The number of digits of a journal head's digest that papers and journal rows about a restore show. 32
// hexadecimal digits are 128 bits: a forger must compute about 2^64 digests to make two journals with equal
// digits. With 16 digits (64 bits), about 2^32 digests would be enough, which takes minutes.
inline constexpr std::size_t kHeadDigits = 32;
// The smallest number of digits that a question about a head needs.
inline constexpr std::size_t kLeastHeadDigits = 16;

// The newest journal row, as it was known at an earlier time. The number alone does not identify the row: a
// crash of the server can lose a row whose commit was not confirmed, and its number is then used again.
struct JournalHead {
  std::int64_t number = 0;
  std::string digest = {};
  friend bool operator==(const JournalHead&, const JournalHead&) = default;
};

// The relation of a head to the journal of a file.
enum class HeadStanding {
  Contained,    // the journal of this file has exactly this row
  OfBranch,     // another computer had an event and wrote the row; merging brought the row into this file
  Replaced,     // the row belongs to a state that was replaced by a restore
  Lost,         // the row may belong to a state that was replaced or rescued, and that could not be read
  Elsewhere,    // the row may come from a computer whose changes were not merged into this file
  Newer,        // the number is higher than that of the newest row: this file is an older state
  Contradicted  // the journal of this file has another row with this number, or lacks the row
};

struct HeadAnswer {
  HeadStanding standing = HeadStanding::Contradicted;
  JournalHead asked;  // the digest is a prefix of 16 to 64 digits
  // The row with the asked number in this file's own journal; for OfBranch, in the journal of the branch. The
  // digest is empty if there is no such row.
  JournalHead held = {};
  std::int64_t newest = 0;  // the number of this file's newest row
  std::string branch = {};  // OfBranch, Elsewhere: the key of the branch
  std::string event = {};   // OfBranch, Elsewhere: the name of the event that the other computer has or had
  // The row that explains the answer. Contained: the row itself. OfBranch: the row about the merge. Replaced
  // and Lost: the row about the restore or the rescue. Contradicted: the last row about a restore or rescue
  // that is not after the asked number. 0 if there is no such row.
  std::int64_t row = 0;
  std::string at = {};  // the time and the author of `row`
  std::string by = {};
  // True if this file confirms the head: Contained or OfBranch.
  [[nodiscard]] bool isConfirmed() const {
    return standing == HeadStanding::Contained || standing == HeadStanding::OfBranch;
  }
};

// Returns the name of the value: `contained`, `ofBranch` …
[[nodiscard]] inline std::string_view toText(HeadStanding standing) {
  return spellingOf(standing);
}

}  // namespace damath::db
