// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/roster/import_done.hpp"

#include "core/every.hpp"
#include "core/spellings.hpp"

namespace damath::desk {

namespace {

constexpr Spelling<ImportNoteKind> kImportNotes[] = {{ImportNoteKind::SeveralEvents, "severalEvents"},
                                                     {ImportNoteKind::OverLimit, "overLimit"},
                                                     {ImportNoteKind::OutsideLevel, "outsideLevel"}};
static_assert(coversEvery(kImportNotes));

}  // namespace

std::string_view toText(ImportNoteKind kind) {
  return spellingOf(kImportNotes, kind);
}

}  // namespace damath::desk
