// SPDX-License-Identifier: GPL-3.0-or-later
// Steps of an edit: an event lent to another file and brought back. The other file begins as a copy; numbers
// that it gives start far above those of the first, so that what both add never collides, and what it did is
// brought back as the changes that its journal kept.
#pragma once

#include <string>

#include "db/edit.hpp"

namespace damath::db {

class BranchEdit {
 public:
  explicit BranchEdit(Edit& edit) : m_frame(&edit.frame()) {}

  // In the file that lends. The key is new.
  [[nodiscard]] StoreResult<Branch> lend(contest::EventId event, const std::string& key);
  // In the copy: it is the one that borrows.
  [[nodiscard]] StoreResult<void> borrow(const Branch& branch);
  // In the file that lent, when the copy could not be made, or is lost.
  [[nodiscard]] StoreResult<void> takeBack(const Branch& branch);
  // In the file that lent: everything that `other`, which borrowed, did since. Constraint where both changed
  // the same row.
  [[nodiscard]] StoreResult<void> merge(const Reading& other, const Branch& branch);

 private:
  Edit::Frame* m_frame;
};

}  // namespace damath::db
