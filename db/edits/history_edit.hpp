// SPDX-License-Identifier: GPL-3.0-or-later
// Steps of an edit: undo and redo. Both are changes like any other: rows of the journal that put back what
// other rows changed. What can be undone or done again, Reading::acts tells.
#pragma once

#include <string>
#include <vector>

#include "db/edit.hpp"

namespace damath::db {

class HistoryEdit {
 public:
  explicit HistoryEdit(Edit& edit) : m_frame(&edit.frame()) {}

  // Those of the acts, newest first, that can be taken back one after the other, at most so many; nothing is
  // changed. Passed over is what undo() would refuse with SignedOff, Elsewhere or Constraint.
  [[nodiscard]] StoreResult<std::vector<JournalAct>> undoable(const std::vector<JournalAct>& newestFirst,
                                                              std::size_t most);
  // Promise: the act is in force, and so is none after it but those that are fixed. SignedOff where that
  // would change what was signed off: the sheet in force, its reviews and rulings, the result. Elsewhere
  // where it would change an event that another computer has; Constraint where what it changed was changed
  // since by one that stays.
  [[nodiscard]] StoreResult<void> undo(const JournalAct& act);
  // Promise: the act is the one undone last, and nothing new came after.
  [[nodiscard]] StoreResult<void> redo(const JournalAct& act);

  // Notes that the file was made from a backup.
  [[nodiscard]] StoreResult<void> noteRestore(const std::string& backup);

 private:
  Edit::Frame* m_frame;
};

}  // namespace damath::db
