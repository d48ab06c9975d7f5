// Taking changes back and making them again, over restarts too. Both are changes like any other: what was
// journalled stays. What left official, was signed off or was a violation is never taken back.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "app/desk/desk.hpp"

namespace damath::desk {

// The rows of the journal of each act taken back or made again, in the order that was done.
struct HistoryDone {
  std::vector<db::JournalRow> rows;   // the last of each act, what it was made for
  std::vector<db::JournalRow> fixed;  // passed over: they stay
};

class HistoryDesk {
 public:
  // The desk must outlive this.
  explicit HistoryDesk(Desk& desk) : m_desk(&desk) {}

  // The last change, or every one after the journal's row `to`, the newest first. Asks for care: Undone,
  // where it is more than one. Refused: NothingToUndo, NoSuchAct, StoreFailed (SignedOff where that would
  // change what was signed off).
  [[nodiscard]] Expected<HistoryDone, DeskError> undo(std::optional<std::int64_t> to, const Author& author);
  // What was taken back last, as long as nothing new came after. Refused: NothingToRedo, StoreFailed.
  [[nodiscard]] Expected<HistoryDone, DeskError> redo(const Author& author);
  // What tells this contest from every other, whatever its file is called: its first change's digest.
  // Refused: StoreFailed.
  [[nodiscard]] Expected<std::string, DeskError> origin() const;

 private:
  Desk* m_desk;
};

}  // namespace damath::desk
