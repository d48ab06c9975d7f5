// SPDX-License-Identifier: GPL-3.0-or-later
// Steps of an edit that store scoresheets, their reviews, rulings (T6) and sign-offs, and violations (T5).
#pragma once

#include <string>
#include <vector>

#include "db/edit.hpp"
#include "db/records/sheet_owner.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::db {

class SheetEdit {
 public:
  explicit SheetEdit(Edit& edit) : m_frame(&edit.frame()) {}

  // Stores the next version of the scoresheet of a game or rematch, and puts it in force. Returns its id.
  [[nodiscard]] StoreResult<contest::SheetId> addSheet(SheetOwner owner, const sheet::Sheet& sheet,
                                                       const std::vector<StoredFinding>& findings);
  // Accepts the version in force. The corrections are stored beside the written lines. Errors: Constraint if
  // `sheet` is not in force, or is already accepted.
  [[nodiscard]] StoreResult<void> acceptSheet(contest::SheetId sheet,
                                              std::vector<StoredCorrection> corrections);
  // Makes the accepted scoresheet open again. The earlier acceptance stays stored.
  [[nodiscard]] StoreResult<void> withdrawAcceptance(contest::SheetId sheet);
  // Takes the scoresheet out of force. Its game then has no scoresheet in force. Every version stays stored.
  [[nodiscard]] StoreResult<void> takeOff(contest::SheetId sheet);
  // Adds a review of a scoresheet. Each reviewer may review a scoresheet once. The review gets the edit's
  // time.
  [[nodiscard]] StoreResult<void> addReview(contest::SheetId sheet, const StoredReview& review);
  // Adds a second entry of an earlier version to the new version of the scoresheet. The journal row has no
  // reason.
  [[nodiscard]] StoreResult<void> carryReview(contest::SheetId sheet, const StoredReview& review);
  // Stores a ruling on a cell in place of an earlier ruling on this cell. A ruling without an author gets
  // author, reason and time of the edit. For the journal: `written` is the text in the cell. `habitCells` is
  // the number of cells that the ruling keeps or corrects like this cell, because all of them belong to the
  // same habit.
  [[nodiscard]] StoreResult<void> rule(contest::SheetId sheet, StoredRuling ruling,
                                       const std::string& written, int habitCells = 0);
  // Stores a ruling of an earlier version in the new version of the scoresheet. Its author, reason and time
  // stay, and the journal row has no reason. Precondition: the ruling has an author.
  [[nodiscard]] StoreResult<void> carryRuling(contest::SheetId sheet, StoredRuling ruling,
                                              const std::string& written, int habitCells);
  // Signs off a scoresheet. A sign-off can never be undone. Afterwards, the version in force and the result
  // are fixed.
  [[nodiscard]] StoreResult<void> signOff(contest::SheetId sheet);
  // Adds a violation and returns its number. A violation can never be removed.
  [[nodiscard]] StoreResult<std::int64_t> addViolation(const Violation& violation);

 private:
  detail::Frame* m_frame;
};

}  // namespace damath::db
