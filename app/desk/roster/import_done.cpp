// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/roster/import_done.hpp"

#include "core/spellings.hpp"

namespace damath::desk {

std::string_view toText(ImportNoteKind kind) {
  return spellingOf(kind);
}

}  // namespace damath::desk
