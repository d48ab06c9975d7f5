// SPDX-License-Identifier: GPL-3.0-or-later
// Steps of an edit: sheets as evidence, who looked them over, what was decided, and violations (T5, T6).
#pragma once

#include <string>
#include <vector>

#include "db/edit.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::db {

class SheetEdit {
 public:
  explicit SheetEdit(Edit& edit) : m_frame(&edit.frame()) {}

  // As the game's next version, in force from now on.
  [[nodiscard]] StoreResult<contest::SheetId> addSheet(SheetOwner owner, const sheet::Sheet& sheet,
                                                       const std::vector<StoredFinding>& findings);
  // Of the version in force, once; the corrections are kept beside the lines as written.
  [[nodiscard]] StoreResult<void> acceptSheet(contest::SheetId sheet,
                                              std::vector<StoredCorrection> corrections);
  // It is to be accepted anew; what was accepted stays as evidence.
  [[nodiscard]] StoreResult<void> withdrawAcceptance(contest::SheetId sheet);
  // The game has no sheet any more; every version stays as evidence.
  [[nodiscard]] StoreResult<void> takeOff(contest::SheetId sheet);
  // Once a reviewer; the moment is the edit's.
  [[nodiscard]] StoreResult<void> addReview(contest::SheetId sheet, const StoredReview& review);
  // Replaces the word on the same cell; who, why and when are the edit's where the ruling names nobody.
  // For the journal: `written` is what the cell says, `habitCells` how many cells of a habit the ruling
  // keeps, or corrects again.
  [[nodiscard]] StoreResult<void> rule(contest::SheetId sheet, StoredRuling ruling,
                                       const std::string& written, int habitCells = 0);
  // Never undone, as the version in force and the result that it signs.
  [[nodiscard]] StoreResult<void> signOff(contest::SheetId sheet);
  // Never undone. The number it got.
  [[nodiscard]] StoreResult<std::int64_t> addViolation(const Violation& violation);

 private:
  Edit::Frame* m_frame;
};

}  // namespace damath::db
