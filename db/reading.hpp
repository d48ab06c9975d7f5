// SPDX-License-Identifier: GPL-3.0-or-later
// The contest as it was at one moment. Later changes by other programs are not visible.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "db/journal_reading.hpp"
#include "db/records/branch.hpp"
#include "db/records/check_in.hpp"
#include "db/records/hall_notice.hpp"
#include "db/records/issued_paper.hpp"
#include "db/records/live_record.hpp"
#include "db/records/sheet_owner.hpp"
#include "db/records/sheet_records.hpp"
#include "db/records/store_error.hpp"
#include "db/records/violation.hpp"

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

  // Returns the contest at the beginning of the reading, or with the changes of the edit so far. Callers that
  // read the same state share the object.
  [[nodiscard]] StoreResult<SharedContest> contest() const;
  // Returns a reader of the journal. Precondition: this object outlives the reader.
  [[nodiscard]] JournalReading journal() const;
  // Returns every version of the scoresheet of a game or rematch, oldest first.
  [[nodiscard]] StoreResult<std::vector<StoredSheet>> sheets(SheetOwner owner) const;
  // Returns a summary of each scoresheet in force (the version that counts), games before rematches, by id.
  // Callers share the object.
  [[nodiscard]] StoreResult<SharedSummaries> sheetSummaries() const;
  // Returns the stored texts of the scoresheets, in the given order. sheetIn can parse them later.
  // Precondition: the contest has these scoresheets.
  [[nodiscard]] StoreResult<std::vector<std::string>> sheetContents(
      const std::vector<contest::SheetId>& sheets) const;
  [[nodiscard]] StoreResult<std::vector<Violation>> violations() const;
  // Returns the newest live game of a game or rematch (`owner`); nullopt if there is none. In a rematch, the
  // two players may have changed sides.
  [[nodiscard]] StoreResult<std::optional<LiveRecord>> live(const LiveOwner& owner) const;
  // Returns the newest live game of every game and rematch of the event, in the order of their start.
  [[nodiscard]] StoreResult<std::vector<LiveRecord>> liveGames(contest::EventId event) const;
  // Returns every issued paper, ordered by number.
  [[nodiscard]] StoreResult<std::vector<IssuedPaper>> papers() const;
  [[nodiscard]] StoreResult<std::vector<Branch>> branches() const;
  // Returns the check-ins of all rounds, ordered by entry and round.
  [[nodiscard]] StoreResult<std::vector<CheckIn>> checkIns(contest::EventId event) const;
  // Returns the notice that the hall display shows. nullopt if there is none.
  [[nodiscard]] StoreResult<std::optional<HallNotice>> notice() const;
  // Returns the problems that the database's own check finds: broken pages, broken indexes, and rows that
  // break a CHECK constraint. In a shared contest: only broken pages and the first broken index, or nothing
  // if the server lacks the check.
  [[nodiscard]] StoreResult<std::vector<std::string>> integrityComplaints() const;
  // Returns every row that refers to a missing row: "game 17 without its entry 3".
  [[nodiscard]] StoreResult<std::vector<std::string>> brokenReferences() const;

 private:
  friend class Store;
  friend class BranchEdit;
  explicit Reading(std::unique_ptr<detail::Access> access);
  std::unique_ptr<detail::Access> m_access;
};

// Parses the stored text of a scoresheet. May be called on any thread. Errors: Damaged.
[[nodiscard]] StoreResult<sheet::Sheet> sheetIn(const std::string& content);

}  // namespace damath::db
