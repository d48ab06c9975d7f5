// SPDX-License-Identifier: GPL-3.0-or-later
// One change of the contest file: it holds the write lock from the beginning, so what is read through it
// stays true until it is committed. Every step writes its journal row with what it changed in the tables;
// nothing is on the disk before commit, and everything is undone when the edit goes without one, or when any
// step failed. All steps of an edit are one act: undone together, done again together.
//
// Changes are made by edit classes, each good while the edit lives:
//   RosterEdit (roster_edit.hpp)    contest, events, players, entries
//   RoundEdit (round_edit.hpp)      rounds, results, rematches, lots
//   SheetEdit (sheet_edit.hpp)      sheets, acceptances, reviews, rulings, sign-offs, violations
//   HistoryEdit (history_edit.hpp)  undo and redo
//   BranchEdit (branch_edit.hpp)    events lent to another file and brought back
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "db/reading.hpp"

namespace damath::db {

class Edit {
 public:
  Edit(Edit&&) noexcept;
  Edit& operator=(Edit&&) noexcept;
  ~Edit();

  // The contest as of this edit, its own steps included; refused, in a hall, once a step has failed.
  [[nodiscard]] const Reading& reading() const;
  // Goes into the journal with the next step.
  void answer(ConfirmationAnswer answer);
  // The number of its first row in the journal, once there is one.
  [[nodiscard]] std::optional<std::int64_t> act() const;
  // Ends the edit; when this returns without an error the change is on the disk.
  [[nodiscard]] StoreResult<void> commit();

  struct Frame;  // what the edit classes share
  [[nodiscard]] Frame& frame() { return *m_frame; }

 private:
  friend class Store;
  explicit Edit(std::unique_ptr<Frame> frame);

  std::unique_ptr<Frame> m_frame;
};

}  // namespace damath::db
