// SPDX-License-Identifier: GPL-3.0-or-later
// Hands over an event to another computer. A new file is split from this file for the other computer. The
// event is played there, and then the new file is merged into this file again.
#pragma once

#include <filesystem>

#include "app/desk/change/desk.hpp"

namespace damath::desk {

class BranchDesk {
 public:
  // `desk`, the open contest, must outlive this object.
  explicit BranchDesk(Desk& desk) : m_desk(&desk) {}

  // Writes the whole contest into the new file `to`, in which only this event can be changed. In the open
  // file, the event cannot be changed until the merge. After a crash, both files are in this state or neither
  // is (db/files/handover.hpp). Does nothing if `to` already is the file that this event was handed over to.
  // Asks for confirmation: Lent. A split that fails hands over nothing. Errors: NoSuchEvent, EventLent,
  // EventNotBorrowed, FileExists, StoreFailed.
  [[nodiscard]] DeskResult<void> split(contest::EventId event, const std::filesystem::path& to,
                                       const Author& author);
  // Merges a file that was split from this file: takes over the event with its scoresheets and journal rows.
  // The event can then be changed in this file again. Errors: NotABranch, BranchMerged, BranchDiverged,
  // StoreFailed.
  [[nodiscard]] DeskResult<contest::EventId> merge(const std::filesystem::path& from, const Author& author);
  // Gets an event back from another computer without its file, for example because the file was lost. The
  // event can be changed in this file again, and the other file can never be merged. Asks for confirmation:
  // TakenBack. Errors: NoSuchEvent, EventHere, StoreFailed.
  [[nodiscard]] DeskResult<void> reclaim(contest::EventId event, const Author& author);
  // Returns the events that this file handed over to another computer or received from another computer.
  // Errors: StoreFailed.
  [[nodiscard]] DeskResult<std::vector<db::Branch>> branches() const;

 private:
  Desk* m_desk;
};

}  // namespace damath::desk
