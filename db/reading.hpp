// SPDX-License-Identifier: GPL-3.0-or-later
// A consistent snapshot of the contest file: later changes by other programs are not visible.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "db/check_in.hpp"
#include "db/journal_reading.hpp"
#include "db/live.hpp"
#include "db/notice.hpp"
#include "db/paper.hpp"
#include "db/records/records.hpp"
#include "db/records/sheet_records.hpp"
#include "db/records/store_error.hpp"

namespace damath::db {

namespace detail {
struct Access;
}

using SharedContest = std::shared_ptr<const contest::Contest>;
using SharedSummaries = std::shared_ptr<const std::vector<SheetSummary>>;

class Reading {
 public:
  Reading(Reading&&) noexcept;
  Reading& operator=(Reading&&) noexcept;
  ~Reading();

  // Returns the contest at the beginning of the reading, or with the changes of the edit. Callers that read
  // the same state share the object.
  [[nodiscard]] StoreResult<SharedContest> contest() const;
  // The result must not outlive this object.
  [[nodiscard]] JournalReading journal() const;
  // Returns every version of a game's scoresheet, oldest first.
  [[nodiscard]] StoreResult<std::vector<StoredSheet>> sheets(SheetOwner owner) const;
  // Returns the version in force of every game and rematch that has one, ordered by owner. Callers share the
  // object.
  [[nodiscard]] StoreResult<SharedSummaries> sheetSummaries() const;
  // Returns the content of the scoresheets in the given order. sheetIn can parse it later. Precondition: the
  // scoresheets are in the file.
  [[nodiscard]] StoreResult<std::vector<std::string>> sheetContents(
      const std::vector<contest::SheetId>& sheets) const;
  [[nodiscard]] StoreResult<std::vector<Violation>> violations() const;
  // Returns the owner's newest live game. For a rematch, the sides of the two players may be swapped.
  [[nodiscard]] StoreResult<std::optional<LiveRecord>> live(const LiveOwner& owner) const;
  // Returns the newest live game of every game and rematch of the event, in the order of their start.
  [[nodiscard]] StoreResult<std::vector<LiveRecord>> liveGames(contest::EventId event) const;
  // Returns every issued paper, ordered by number.
  [[nodiscard]] StoreResult<std::vector<IssuedPaper>> papers() const;
  [[nodiscard]] StoreResult<std::vector<Branch>> branches() const;
  // Returns the check-ins of all rounds, ordered by entry and round.
  [[nodiscard]] StoreResult<std::vector<CheckIn>> checkIns(contest::EventId event) const;
  // nullopt if no notice is set.
  [[nodiscard]] StoreResult<std::optional<HallNotice>> notice() const;
  // Returns the problems that the database's own check finds: pages, indexes, rows that break a CHECK.
  [[nodiscard]] StoreResult<std::vector<std::string>> integrityComplaints() const;
  // Returns the tables with a reference to a missing row, as "game -> entry".
  [[nodiscard]] StoreResult<std::vector<std::string>> brokenReferences() const;

 private:
  friend class Store;
  friend class BranchEdit;
  explicit Reading(std::unique_ptr<detail::Access> access);
  std::unique_ptr<detail::Access> m_access;
};

// Parses a scoresheet from its content. May be called on any thread. Errors: Damaged.
[[nodiscard]] StoreResult<sheet::Sheet> sheetIn(const std::string& content);

}  // namespace damath::db
