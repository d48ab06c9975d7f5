// SPDX-License-Identifier: GPL-3.0-or-later
// The result of an import or a late entry, with notes for the user.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace damath::desk {

enum class ImportNoteKind {
  SeveralEvents,  // detail: the events that the player is in now
  OverLimit,      // detail: the events, which are more than some divisions allow (clashes.hpp)
  OutsideLevel    // detail: the player's grade, which is outside the event's level
};

// A note (ConfirmationLevel::Note), never an error.
struct ImportNote {
  ImportNoteKind kind = ImportNoteKind::SeveralEvents;
  std::string player;
  std::string detail;
};

struct ImportDone {
  int players = 0;
  int schools = 0;  // new schools
  int firstNumber = 0;
  int lastNumber = 0;
  std::vector<ImportNote> notes = {};  // in file order
};

// Returns `severalEvents`, `overLimit` or `outsideLevel`.
[[nodiscard]] std::string_view toText(ImportNoteKind kind);

}  // namespace damath::desk
