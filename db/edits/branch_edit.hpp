// SPDX-License-Identifier: GPL-3.0-or-later
// Steps of an edit that hand over an event to another file and merge it back. The other file begins as a copy
// of this file. New rows of the copy get numbers far above those of this file, so that the numbers never
// collide. The merge repeats the changes that the copy's journal recorded.
#pragma once

#include <string>

#include "db/edit.hpp"

namespace damath::db {

class BranchEdit {
 public:
  explicit BranchEdit(Edit& edit) : m_frame(&edit.frame()) {}

  // Marks the event as handed over to another file. Called in the file that hands over the event.
  // Precondition: no other branch has the key `key`.
  [[nodiscard]] StoreResult<Branch> lend(contest::EventId event, const std::string& key);
  // Marks this file as the copy that received the event. Called in the copy.
  [[nodiscard]] StoreResult<void> borrow(const Branch& branch);
  // Takes the event back without the copy, so that this file can change the event again. Called in the file
  // that handed over the event, if making the copy failed or the copy is lost.
  [[nodiscard]] StoreResult<void> cancel(const Branch& branch);
  // Called in the file that handed over the event. Adds all changes that the copy (`other`) made after
  // lend(). Errors: Constraint if both files changed the same row.
  [[nodiscard]] StoreResult<void> merge(const Reading& other, const Branch& branch);

 private:
  detail::Frame* m_frame;
};

}  // namespace damath::db
