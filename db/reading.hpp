// SPDX-License-Identifier: GPL-3.0-or-later
// One moment of the contest file: everything read through it fits together, whatever others write meanwhile.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/contest/contest.hpp"
#include "core/expected.hpp"
#include "db/paper.hpp"
#include "db/records.hpp"
#include "db/sheet_records.hpp"
#include "db/store_error.hpp"

namespace damath::db {

using SharedContest = std::shared_ptr<const contest::Contest>;

class Reading {
 public:
  Reading(Reading&&) noexcept;
  Reading& operator=(Reading&&) noexcept;
  ~Reading();

  // As it stood when the reading was begun, or stands for an edit; shared with whoever reads the same.
  [[nodiscard]] Expected<SharedContest, StoreError> contest() const;
  [[nodiscard]] Expected<std::vector<JournalRow>, StoreError> journal() const;
  // The digest of the first change: the same in every copy of a contest, and in no other.
  [[nodiscard]] Expected<std::string, StoreError> origin() const;
  // Every act but undo and redo, by number.
  [[nodiscard]] Expected<std::vector<JournalAct>, StoreError> acts() const;
  // Every version of a game's sheet, oldest first.
  [[nodiscard]] Expected<std::vector<StoredSheet>, StoreError> sheets(SheetOwner owner) const;
  // The version in force of every game and rematch that has one, by owner.
  [[nodiscard]] Expected<std::vector<SheetSummary>, StoreError> sheetSummaries() const;
  [[nodiscard]] Expected<std::vector<Violation>, StoreError> violations() const;
  // Every paper that was issued, by number.
  [[nodiscard]] Expected<std::vector<IssuedPaper>, StoreError> papers() const;
  [[nodiscard]] Expected<std::vector<Branch>, StoreError> branches() const;
  // What the database's own check complains of: pages, indices, rows that break a CHECK.
  [[nodiscard]] Expected<std::vector<std::string>, StoreError> integrityComplaints() const;
  // The tables with a row that points nowhere, "game -> entry".
  [[nodiscard]] Expected<std::vector<std::string>, StoreError> brokenReferences() const;
  [[nodiscard]] Expected<JournalCheck, StoreError> journalCheck() const;

 private:
  friend class Store;
  friend class Edit;
  friend class BranchEdit;
  struct Access;
  explicit Reading(std::unique_ptr<Access> access);
  std::unique_ptr<Access> m_access;
};

}  // namespace damath::db
