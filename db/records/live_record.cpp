// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/live_record.hpp"

#include "core/spellings.hpp"

namespace damath::db {

std::string_view toText(play::Keeping keeping) {
  return spellingOf(keeping);
}

std::optional<play::Keeping> parseKeeping(std::string_view text) {
  return valueOf<play::Keeping>(text);
}

}  // namespace damath::db
