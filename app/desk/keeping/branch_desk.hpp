// SPDX-License-Identifier: GPL-3.0-or-later
// Hands over an event to another computer: a split file goes there, the event is played there, and the file
// is merged again.
#pragma once

#include <filesystem>

#include "app/desk/change/desk.hpp"

namespace damath::desk {

class BranchDesk {
 public:
  // The desk must outlive this object.
  explicit BranchDesk(Desk& desk) : m_desk(&desk) {}

  // Writes the whole contest into a new file in which only this event can be changed. In this file the event
  // cannot be changed until the merge. Asks for confirmation: Lent. After an error the event stays here.
  // Errors: NoSuchEvent, EventLent, EventNotBorrowed, FileExists, StoreFailed.
  [[nodiscard]] DeskResult<void> split(contest::EventId event, const std::filesystem::path& to,
                                       const Author& author);
  // Merges a file that was split from this one, with its journal and evidence. The event can then be changed
  // here again. Errors: NotABranch, BranchMerged, BranchDiverged, StoreFailed.
  [[nodiscard]] DeskResult<contest::EventId> merge(const std::filesystem::path& from, const Author& author);
  // Gives up an event on another computer, for example after that computer or file was lost. The event can be
  // changed here again, and the other file can never be merged. Asks for confirmation: TakenBack. Errors:
  // NoSuchEvent, EventHere, StoreFailed.
  [[nodiscard]] DeskResult<void> reclaim(contest::EventId event, const Author& author);
  // Returns the events that this file handed over or received. Errors: StoreFailed.
  [[nodiscard]] DeskResult<std::vector<db::Branch>> branches() const;

 private:
  Desk* m_desk;
};

}  // namespace damath::desk
