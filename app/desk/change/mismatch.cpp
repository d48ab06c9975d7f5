// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/change/mismatch.hpp"

#include "core/spellings.hpp"

namespace damath::desk {

std::string_view toText(MismatchKind kind) {
  return spellingOf(kind);
}

}  // namespace damath::desk
