// SPDX-License-Identifier: GPL-3.0-or-later
// Steps of an edit: undo and redo of an action. Both are ordinary changes with journal rows of their own,
// which reverse or repeat the changes of earlier rows. JournalReading::acts lists the actions.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "db/edit.hpp"
#include "db/records/journal_act.hpp"
#include "db/records/replaced_rows.hpp"

namespace damath::db {

class HistoryEdit {
 public:
  explicit HistoryEdit(Edit& edit) : m_frame(&edit.frame()) {}

  // Tries to undo the given actions one after another. Returns up to `most` of them that can be undone,
  // newest first. Skips actions that undo() would refuse with SignedOff, Elsewhere or Constraint. Changes
  // nothing.
  [[nodiscard]] StoreResult<std::vector<JournalAct>> undoable(const std::vector<JournalAct>& newestFirst,
                                                              std::size_t most);
  // Undoes an action. Precondition: the action is in force, and all later actions are undone or fixed.
  // Errors: SignedOff if the undo would change a signed-off scoresheet, its reviews and rulings, or its
  // result; Elsewhere if it would change an event on another computer; Constraint if a later action that
  // stays in force changed the same rows, or if a round with results would become unpublished.
  [[nodiscard]] StoreResult<void> undo(const JournalAct& act);
  // Redoes an undone action. Precondition: this action was undone last, and no new action followed. Errors:
  // those of undo().
  [[nodiscard]] StoreResult<void> redo(const JournalAct& act);

  // Records in the journal that the file was restored from a backup. `replaced`: the journal rows that the
  // restore replaced (replacedRows); nullopt if the replaced file could not be read.
  [[nodiscard]] StoreResult<void> noteRestore(const std::string& backup,
                                              const std::optional<std::vector<ReplacedRows>>& replaced);

 private:
  detail::Frame* m_frame;
};

}  // namespace damath::db
