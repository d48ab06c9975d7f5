// SPDX-License-Identifier: GPL-3.0-or-later
// Undo and redo of changes, also after a restart. Both are changes themselves, so the journal keeps all
// earlier rows. Leaving the official mode, a sign-off and a violation can never be undone.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "app/desk/change/desk.hpp"

namespace damath::desk {

// The undone or redone actions, each with its last journal row, in the order of execution.
struct HistoryDone {
  std::vector<RowFacts> rows;
  std::vector<RowFacts> staying;  // later changes that can never be undone
};

// The actions that undo would reverse, newest first, and the confirmation question.
struct UndoOffer {
  std::vector<RowFacts> rows;
  std::optional<Question> question;
};

// The actions that undo reverses without a question. UnderTheName: all actions with the author's name, for a
// command line program that runs once for each change. MadeHere: only actions that this desk made, for a
// window that stays open beside other programs.
enum class OwnActs { UnderTheName, MadeHere };

class HistoryDesk {
 public:
  // The desk must outlive this object.
  explicit HistoryDesk(Desk& desk, OwnActs own = OwnActs::UnderTheName) : m_desk(&desk), m_own(own) {}

  // Undoes the last change; in a shared contest the author's own last change. With `to`, undoes all changes
  // after that journal row, newest first. Some changes stay: changes that can never be undone, changes of
  // signed-off sheets, changes of an event that another computer has, and the basis of such changes. Asks for
  // confirmation (Undone) if there is more than one change, if the change is not the author's own, or if a
  // later change stays. Errors: NothingToUndo, ChangeStays, NoSuchAct, StoreFailed.
  [[nodiscard]] DeskResult<HistoryDone> undo(std::optional<std::int64_t> to, const Author& author);
  // Returns the effects of undo without undoing anything. Errors: NothingToUndo, ChangeStays, StoreFailed.
  [[nodiscard]] DeskResult<UndoOffer> offer(std::optional<std::int64_t> to, const Author& author);
  // Undoes only the action of this journal row, if no later change touches the same data. Asks for
  // confirmation (Undone) if the action is not the author's own. Errors: NoSuchAct; NothingToUndo if the
  // action is undone already; ChangeStays; ActBuiltOn; StoreFailed.
  [[nodiscard]] DeskResult<HistoryDone> undoAct(std::int64_t row, const Author& author);
  // Returns the effects of undoAct without undoing anything. Errors: as undoAct.
  [[nodiscard]] DeskResult<UndoOffer> offerAct(std::int64_t row, const Author& author);
  // Redoes the last undone action, unless a new change came after the undo. Errors: NothingToRedo,
  // StoreFailed.
  [[nodiscard]] DeskResult<HistoryDone> redo(const Author& author);
  // Errors: StoreFailed.
  [[nodiscard]] DeskResult<db::HistorySteps> steps() const;
  [[nodiscard]] bool isMadeHere(std::int64_t act) const;
  // Returns the digest of the contest's first change. The digest identifies the contest under any file name.
  // Errors: StoreFailed.
  [[nodiscard]] DeskResult<std::string> origin() const;

 private:
  // Returns the actions that this desk made; null if only the author's name counts (OwnActs::UnderTheName).
  [[nodiscard]] const std::set<std::int64_t>* madeHere() const;

  Desk* m_desk;
  OwnActs m_own;
};

}  // namespace damath::desk
