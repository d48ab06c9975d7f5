// SPDX-License-Identifier: GPL-3.0-or-later
// Several computers in one hall: an event goes to another file, is played there, and comes back.
#pragma once

#include <filesystem>

#include "app/desk/change/desk.hpp"

namespace damath::desk {

class BranchDesk {
 public:
  // The desk must outlive this.
  explicit BranchDesk(Desk& desk) : m_desk(&desk) {}

  // The whole contest into a new file, in which this event alone can be changed; here it no longer can until
  // it comes back. Asks for confirmation: Lent. Refused: NoSuchEvent, EventLent, EventNotBorrowed,
  // FileExists, StoreFailed; then the event stays here.
  [[nodiscard]] DeskResult<void> split(contest::EventId event, const std::filesystem::path& to,
                                       const Author& author);
  // Everything that was done in a file that was split from this one, its journal and evidence included; the
  // event can be changed here again. Refused: NotABranch, BranchMerged, BranchDiverged, StoreFailed.
  [[nodiscard]] DeskResult<contest::EventId> merge(const std::filesystem::path& from, const Author& author);
  // Gives up what another computer does with the event, which is lost or broken: it can be changed here
  // again, and that file never merged. Asks for confirmation: TakenBack. Refused: NoSuchEvent, EventHere,
  // StoreFailed.
  [[nodiscard]] DeskResult<void> reclaim(contest::EventId event, const Author& author);
  // The events on their way between this computer and others. Refused: StoreFailed.
  [[nodiscard]] DeskResult<std::vector<db::Branch>> branches() const;

 private:
  Desk* m_desk;
};

}  // namespace damath::desk
