// SPDX-License-Identifier: GPL-3.0-or-later
// A change of the contest. An edit holds the write lock from its beginning, so facts read through it stay
// true until the commit. A step writes a journal row with its changes; only live_edit.hpp and clock_note.hpp
// have steps without a row. Nothing is stored before commit().
// Without commit(), or after a failed step, everything is rolled back. All steps of an edit form one action,
// so they are undone and redone together.
//
// The edit classes make the changes. Precondition: the edit outlives them.
//   RosterEdit (roster_edit.hpp)    contest, events, players, entries
//   RoundEdit (round_edit.hpp)      rounds, results, rematches, lots
//   SheetEdit (sheet_edit.hpp)      scoresheets, acceptances, reviews, rulings, sign-offs, violations
//   HistoryEdit (history_edit.hpp)  undo and redo
//   BranchEdit (branch_edit.hpp)    events handed over to another file and merged back
//   PrivacyEdit (privacy_edit.hpp)  removal of a player's name
// Functions make the other changes: setCheckIn() (check_in_edit.hpp), setNotice() (notice_edit.hpp),
// addPaper() (paper_edit.hpp), beginLive(), addLiveStep() and keepClock() (live_edit.hpp), noteClock() and
// noteJump() (clock_note.hpp).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "db/reading.hpp"
#include "db/records/stamp.hpp"

namespace damath::db {

namespace detail {
struct Frame;
}

class Edit {
 public:
  Edit(Edit&&) noexcept;
  Edit& operator=(Edit&&) noexcept;
  ~Edit();

  // Returns the contest with the steps of this edit so far. In a shared contest, reading fails after a failed
  // step.
  [[nodiscard]] const Reading& reading() const;
  // Adds the answer to a confirmation question to the journal row of the next step.
  void answer(ConfirmationAnswer answer);
  // Returns the number of the edit's first journal row, which names its action. nullopt if no step has
  // written a journal row.
  [[nodiscard]] std::optional<std::int64_t> act() const;
  // Stores the change and ends the edit. If this returns without an error, the change is on the disk.
  [[nodiscard]] StoreResult<void> commit();

  // Returns the state that the edit classes share.
  [[nodiscard]] detail::Frame& frame() { return *m_frame; }

 private:
  friend class Store;
  Edit(Reading reading, std::unique_ptr<detail::Frame> frame);

  Reading m_reading;
  std::unique_ptr<detail::Frame> m_frame;
};

}  // namespace damath::db
