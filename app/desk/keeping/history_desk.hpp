// SPDX-License-Identifier: GPL-3.0-or-later
// Undo and redo of changes, also after a restart. An undo or a redo adds new rows to the journal and removes
// no earlier row. Some changes can never be undone (db::isNeverUndone), for example leaving the official
// mode, a sign-off, a violation, or the issue of a paper.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "app/desk/change/desk.hpp"

namespace damath::desk {

// The actions that were undone or redone, in the order of execution. Each action is shown by its last journal
// row.
struct HistoryDone {
  std::vector<RowFacts> rows;
  std::vector<RowFacts> staying;  // later changes that stay (HistoryDesk::undo tells why)
};

// The actions that undo would reverse, newest first, and the confirmation question.
struct UndoOffer {
  std::vector<RowFacts> rows;
  std::optional<Question> question;
};

// Tells which actions undo reverses without a confirmation question. UnderTheName: all actions with the
// author's name, for a command line program that runs once for each change. MadeHere: only actions that this
// desk made, for a window that stays open beside other programs.
enum class OwnActs { UnderTheName, MadeHere };

class HistoryDesk {
 public:
  // `desk`, the open contest, must outlive this object.
  explicit HistoryDesk(Desk& desk, OwnActs own = OwnActs::UnderTheName) : m_desk(&desk), m_own(own) {}

  // Undoes the last change; in a shared contest the author's own last change. With `to`, undoes all changes
  // after that journal row, newest first. Some changes stay: changes that can never be undone, changes of
  // signed-off scoresheets, changes of an event that another computer has, and earlier changes on which such
  // changes depend. Asks for confirmation (Undone) if there is more than one change, if the change is not the
  // author's own, or if a later change stays. Errors: NothingToUndo, ChangeStays, NoSuchAct, StoreFailed.
  [[nodiscard]] DeskResult<HistoryDone> undo(std::optional<std::int64_t> to, const Author& author);
  // Returns the effects of undo without undoing anything. Errors: NothingToUndo, ChangeStays, StoreFailed.
  [[nodiscard]] DeskResult<UndoOffer> offer(std::optional<std::int64_t> to, const Author& author);
  // Undoes only the action of this journal row. The undo is possible only if no later change concerns the
  // same data. Asks for confirmation (Undone) if the action is not the author's own. Errors: NoSuchAct;
  // NothingToUndo if the action is undone already; ChangeStays; ActBuiltOn; StoreFailed.
  [[nodiscard]] DeskResult<HistoryDone> undoAct(std::int64_t row, const Author& author);
  // Returns the effects of undoAct without undoing anything. Errors: as undoAct.
  [[nodiscard]] DeskResult<UndoOffer> offerAct(std::int64_t row, const Author& author);
  // Redoes the action that was undone last. A new change after the undo makes the redo impossible. Errors:
  // NothingToRedo, StoreFailed.
  [[nodiscard]] DeskResult<HistoryDone> redo(const Author& author);
  // Tells if undo and redo are possible. Errors: StoreFailed.
  [[nodiscard]] DeskResult<db::HistorySteps> steps() const;
  [[nodiscard]] bool isMadeHere(std::int64_t act) const;
  // Returns the digest of the contest's first change. The digest identifies the contest, whatever the name of
  // its file. Errors: StoreFailed.
  [[nodiscard]] DeskResult<std::string> origin() const;

 private:
  // Returns the actions that this desk made; null if only the author's name counts (OwnActs::UnderTheName).
  [[nodiscard]] const std::set<std::int64_t>* madeHere() const;

  Desk* m_desk;
  OwnActs m_own;
};

}  // namespace damath::desk
