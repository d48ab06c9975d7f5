// SPDX-License-Identifier: GPL-3.0-or-later
// Steps of an edit: handing over an event to another file and merging it back. The other file begins as a
// copy. The copy uses numbers far above those of the first file, so that new rows never collide. The merge
// replays the changes from the copy's journal.
#pragma once

#include <string>

#include "db/edit.hpp"

namespace damath::db {

class BranchEdit {
 public:
  explicit BranchEdit(Edit& edit) : m_frame(&edit.frame()) {}

  // Call in the file that hands over the event. `key` must be new.
  [[nodiscard]] StoreResult<Branch> lend(contest::EventId event, const std::string& key);
  // Call in the copy, which receives the event.
  [[nodiscard]] StoreResult<void> borrow(const Branch& branch);
  // Call in the file that handed over the event, if the copy failed or is lost.
  [[nodiscard]] StoreResult<void> cancel(const Branch& branch);
  // Call in the file that handed over the event: adds all changes that the copy (`other`) made since. Errors:
  // Constraint if both files changed the same row.
  [[nodiscard]] StoreResult<void> merge(const Reading& other, const Branch& branch);

 private:
  detail::Frame* m_frame;
};

}  // namespace damath::db
