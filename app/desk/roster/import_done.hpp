// SPDX-License-Identifier: GPL-3.0-or-later
// What an import or a late entry did, and what is worth knowing of it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace damath::desk {

enum class ImportNoteKind {
  SeveralEvents,  // detail: the events the player is in now
  OverLimit,      // detail: the same, and they are more than some divisions allow (clashes.hpp)
  OutsideLevel    // detail: the player's grade, which is not of the event's level
};

// For information only (ConfirmationLevel::Note); nothing is refused for it.
struct ImportNote {
  ImportNoteKind kind = ImportNoteKind::SeveralEvents;
  std::string player;
  std::string detail;
};

struct ImportDone {
  int players = 0;
  int schools = 0;  // new ones
  int firstNumber = 0;
  int lastNumber = 0;
  std::vector<ImportNote> notes = {};  // in file order
};

// `severalEvents`, `overLimit`, `outsideLevel`.
[[nodiscard]] std::string_view toText(ImportNoteKind kind);

}  // namespace damath::desk
