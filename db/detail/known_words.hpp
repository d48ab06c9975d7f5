// SPDX-License-Identifier: GPL-3.0-or-later
// The words that the JSON of rows may hold, such as the codes of findings. The server of a shared contest
// gets this list and refuses other words, because no station could read them.
#pragma once

#include <string_view>
#include <vector>

namespace damath::db::detail {

struct KnownWord {
  std::string_view kind;  // the group of the word: `finding`, `ending` … (migrations/hall/content.sql)
  std::string_view word;
};

[[nodiscard]] std::vector<KnownWord> knownWords();

}  // namespace damath::db::detail
