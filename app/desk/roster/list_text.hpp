// SPDX-License-Identifier: GPL-3.0-or-later
// Decodes the bytes of a list that a spreadsheet wrote: UTF-8, UTF-16 with byte-order mark ("Unicode text"),
// or Windows-1252. Most programs save "CSV" as Windows-1252 without telling the user.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace damath::desk {

enum class ListEncoding {
  Utf8,
  Utf16,
  Windows  // Windows-1252 is assumed, because the bytes are not UTF-8; the user should check the letters
};

struct ListText {
  std::string text;  // UTF-8, without byte-order mark
  ListEncoding encoding = ListEncoding::Utf8;
};

// Decodes the bytes; nullopt if the bytes are not UTF-8, UTF-16 or Windows-1252. Bytes count as Windows-1252
// only under two conditions. First, no non-ASCII part of the text is valid UTF-8. Second, all non-ASCII bytes
// are letters, º, ª, an apostrophe as in D’Angelo, or a non-breaking space.
[[nodiscard]] std::optional<ListText> readListText(std::string_view bytes);

// Returns the name of the value: `utf8`, `utf16` or `windows1252`.
[[nodiscard]] std::string_view toText(ListEncoding encoding);

}  // namespace damath::desk
