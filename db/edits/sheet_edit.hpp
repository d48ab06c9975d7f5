// SPDX-License-Identifier: GPL-3.0-or-later
// Steps of an edit: scoresheets as evidence, their reviews, rulings and sign-offs, and violations (T5, T6).
#pragma once

#include <string>
#include <vector>

#include "db/edit.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::db {

class SheetEdit {
 public:
  explicit SheetEdit(Edit& edit) : m_frame(&edit.frame()) {}

  // Stores the game's next version and puts it in force.
  [[nodiscard]] StoreResult<contest::SheetId> addSheet(SheetOwner owner, const sheet::Sheet& sheet,
                                                       const std::vector<StoredFinding>& findings);
  // Accepts the version in force, once. The corrections are stored beside the written lines.
  [[nodiscard]] StoreResult<void> acceptSheet(contest::SheetId sheet,
                                              std::vector<StoredCorrection> corrections);
  // Makes the scoresheet open again; the earlier acceptance stays as evidence.
  [[nodiscard]] StoreResult<void> withdrawAcceptance(contest::SheetId sheet);
  // Leaves the game without a scoresheet; every version stays as evidence.
  [[nodiscard]] StoreResult<void> takeOff(contest::SheetId sheet);
  // Each reviewer may review a scoresheet once. The time is the edit's time.
  [[nodiscard]] StoreResult<void> addReview(contest::SheetId sheet, const StoredReview& review);
  // Replaces an earlier ruling on the same cell. If the ruling names no author, author, reason and time are
  // those of the edit. For the journal: `written` is the text of the cell. `habitCells` is the number of
  // cells of a reading habit that the ruling keeps or corrects again.
  [[nodiscard]] StoreResult<void> rule(contest::SheetId sheet, StoredRuling ruling,
                                       const std::string& written, int habitCells = 0);
  // Can never be undone; the version in force and the result are then fixed too.
  [[nodiscard]] StoreResult<void> signOff(contest::SheetId sheet);
  // Returns the number of the violation. Can never be undone.
  [[nodiscard]] StoreResult<std::int64_t> addViolation(const Violation& violation);

 private:
  detail::Frame* m_frame;
};

}  // namespace damath::db
