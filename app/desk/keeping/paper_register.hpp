// SPDX-License-Identifier: GPL-3.0-or-later
// The register of issued papers: each printed paper gets a number and a digest of its text. Issuing a paper
// does not change the contest. The journal has a row for each issued paper, and this row can never be undone.
// A paper can also be issued for an event that another computer has.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/change/desk.hpp"
#include "db/edits/paper_edit.hpp"
#include "db/records/journal_head.hpp"
#include "db/records/stamp.hpp"

namespace damath::desk {

class PaperRegister {
 public:
  explicit PaperRegister(const Desk& desk) : m_desk(&desk) {}

  // A paper with the next free number of the register. The paper is not stored yet.
  struct Announced {
    db::IssuedPaper paper;
    db::Stamp stamp;
  };
  // Prepares a paper without storing anything. `digest` is the digest of all text on the paper. `journal` is
  // the newest journal row that the paper covers; 0 means the newest row of all. Errors: ByRequired, NotText,
  // TextUnseen, TextTooLong; StoreFailed, also if the file is read-only.
  [[nodiscard]] DeskResult<Announced> announce(const db::PaperOf& of, std::string_view digest,
                                               const Author& author, std::int64_t journal) const;
  // Stores the paper under the announced number. Returns false if another paper got that number in the
  // meantime. Errors: StoreFailed.
  [[nodiscard]] DeskResult<bool> keep(const Announced& announced) const;
  // Returns all issued papers, ordered by number. Errors: StoreFailed.
  [[nodiscard]] DeskResult<std::vector<db::IssuedPaper>> issued() const;
  // Returns the issued paper with this number. Errors: NoSuchPaper, StoreFailed.
  [[nodiscard]] DeskResult<db::IssuedPaper> paper(std::int64_t number) const;
  // Returns the number and the digest of the newest journal row that this file itself wrote. Errors:
  // StoreFailed.
  [[nodiscard]] DeskResult<db::JournalHead> head() const;
  // Returns the present time in UTC, in the format that the register stores.
  [[nodiscard]] std::string now() const;

 private:
  const Desk* m_desk;
};

// Returns the digest of a paper's text. Errors: StoreFailed if the cryptographic library fails.
[[nodiscard]] DeskResult<std::string> digestOf(const db::GiveText& says);

}  // namespace damath::desk
