// SPDX-License-Identifier: GPL-3.0-or-later
// One moment of the contest file: everything read through it fits together, whatever others write meanwhile.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/contest/contest.hpp"
#include "db/check_in.hpp"
#include "db/journal_reading.hpp"
#include "db/live.hpp"
#include "db/notice.hpp"
#include "db/paper.hpp"
#include "db/records/records.hpp"
#include "db/records/sheet_records.hpp"
#include "db/records/store_error.hpp"

namespace damath::db {

using SharedContest = std::shared_ptr<const contest::Contest>;
using SharedSummaries = std::shared_ptr<const std::vector<SheetSummary>>;

class Reading {
 public:
  Reading(Reading&&) noexcept;
  Reading& operator=(Reading&&) noexcept;
  ~Reading();

  // As it stood when the reading was begun, or stands for an edit; shared with whoever reads the same.
  [[nodiscard]] StoreResult<SharedContest> contest() const;
  // Good while the reading lives.
  [[nodiscard]] JournalReading journal() const;
  // Every version of a game's sheet, oldest first.
  [[nodiscard]] StoreResult<std::vector<StoredSheet>> sheets(SheetOwner owner) const;
  // The version in force of every game and rematch that has one, by owner; shared as the contest is.
  [[nodiscard]] StoreResult<SharedSummaries> sheetSummaries() const;
  // What the sheets hold, in the order asked for, to be read by sheetIn where there is time. Promise: they
  // are in the file.
  [[nodiscard]] StoreResult<std::vector<std::string>> sheetContents(
      const std::vector<contest::SheetId>& sheets) const;
  [[nodiscard]] StoreResult<std::vector<Violation>> violations() const;
  // The live game of this owner that was begun last; of a rematch whichever sides the two have.
  [[nodiscard]] StoreResult<std::optional<LiveRecord>> live(const LiveOwner& owner) const;
  // Of every game and rematch of the event the one that was begun last, in the order of their beginning.
  [[nodiscard]] StoreResult<std::vector<LiveRecord>> liveGames(contest::EventId event) const;
  // Every paper that was issued, by number.
  [[nodiscard]] StoreResult<std::vector<IssuedPaper>> papers() const;
  [[nodiscard]] StoreResult<std::vector<Branch>> branches() const;
  // Who has come for the event's rounds, by entry and round.
  [[nodiscard]] StoreResult<std::vector<CheckIn>> checkIns(contest::EventId event) const;
  // The hall's notice; nothing where none is set.
  [[nodiscard]] StoreResult<std::optional<HallNotice>> notice() const;
  // What the database's own check complains of: pages, indices, rows that break a CHECK.
  [[nodiscard]] StoreResult<std::vector<std::string>> integrityComplaints() const;
  // The tables with a row that points nowhere, "game -> entry".
  [[nodiscard]] StoreResult<std::vector<std::string>> brokenReferences() const;

 private:
  friend class Store;
  friend class Edit;
  friend class BranchEdit;
  struct Access;
  explicit Reading(std::unique_ptr<Access> access);
  std::unique_ptr<Access> m_access;
};

// A sheet of its content; also on another thread than the reading's. Refused: Damaged.
[[nodiscard]] StoreResult<sheet::Sheet> sheetIn(const std::string& content);

}  // namespace damath::db
