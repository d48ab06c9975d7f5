// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/journal_head.hpp"

#include "core/spellings.hpp"

namespace damath::db {

std::string_view toText(HeadStanding standing) {
  return spellingOf(standing);
}

}  // namespace damath::db
