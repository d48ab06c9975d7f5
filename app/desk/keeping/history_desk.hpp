// SPDX-License-Identifier: GPL-3.0-or-later
// Taking changes back and making them again, over restarts too. Both are changes like any other: what was
// journalled stays. What left official, was signed off or was a violation is never taken back.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "app/desk/change/desk.hpp"

namespace damath::desk {

// Each act taken back or made again by the row it was made for, in the order that was done.
struct HistoryDone {
  std::vector<RowFacts> rows;
  std::vector<RowFacts> staying;  // later changes that are never taken back
};

// What undo would take back, newest first, and what it would ask.
struct UndoOffer {
  std::vector<RowFacts> rows;
  std::optional<Question> question;
};

// Whose acts undo takes back unasked: all under the author's name, as a command does that is run for each
// change; or of those only what was made through this desk, as a window does that stays open beside others.
enum class OwnActs { UnderTheName, MadeHere };

class HistoryDesk {
 public:
  // The desk must outlive this.
  explicit HistoryDesk(Desk& desk, OwnActs own = OwnActs::UnderTheName) : m_desk(&desk), m_own(own) {}

  // The last change that can be taken back, in a hall the last own one, or every one after the journal's row
  // `to`, the newest first. What is never taken back stays: besides the above what stands under a signature,
  // an event that another computer has, and what such a change was built on. Asks for confirmation: Undone,
  // where it is more than one change, not an own one, or one before a change that stays. Refused:
  // NothingToUndo, ChangeStays, NoSuchAct, StoreFailed.
  [[nodiscard]] DeskResult<HistoryDone> undo(std::optional<std::int64_t> to, const Author& author);
  // What undo would do now, without doing it. Refused: NothingToUndo, ChangeStays,
  // StoreFailed.
  [[nodiscard]] DeskResult<UndoOffer> offer(std::optional<std::int64_t> to, const Author& author);
  // Takes back the act of that row of the journal alone, whatever came since, as long as nobody has changed
  // since what it changed. Asks for confirmation: Undone, where it is not an own one. Refused: NoSuchAct,
  // NothingToUndo where it is undone already, ChangeStays, ActBuiltOn, StoreFailed.
  [[nodiscard]] DeskResult<HistoryDone> undoAct(std::int64_t row, const Author& author);
  // What undoAct would do now, without doing it. Refused as there.
  [[nodiscard]] DeskResult<UndoOffer> offerAct(std::int64_t row, const Author& author);
  // What was taken back last, as long as nothing new came after. Refused: NothingToRedo, StoreFailed.
  [[nodiscard]] DeskResult<HistoryDone> redo(const Author& author);
  // Refused: StoreFailed.
  [[nodiscard]] DeskResult<db::HistorySteps> steps() const;
  [[nodiscard]] bool isMadeHere(std::int64_t act) const;
  // What tells this contest from every other, whatever its file is called: its first change's digest.
  // Refused: StoreFailed.
  [[nodiscard]] DeskResult<std::string> origin() const;

 private:
  // The acts that can be own ones; null where the name alone tells.
  [[nodiscard]] const std::set<std::int64_t>* madeHere() const;

  Desk* m_desk;
  OwnActs m_own;
};

}  // namespace damath::desk
