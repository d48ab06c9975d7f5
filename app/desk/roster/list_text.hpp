// SPDX-License-Identifier: GPL-3.0-or-later
// The bytes of a list as a spreadsheet writes them, read as text: UTF-8, UTF-16 with its byte-order mark
// ("Unicode text"), or the old western encoding of Windows, in which most programs save "CSV" without a word.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace damath::desk {

enum class ListEncoding {
  Utf8,
  Utf16,
  Windows  // Windows-1252, taken for it as the bytes are no UTF-8: its letters should be looked at
};

struct ListText {
  std::string text;  // UTF-8, without byte-order mark
  ListEncoding encoding = ListEncoding::Utf8;
};

// Nothing where the bytes are none of the three. A list counts as Windows-1252 only where nothing in it is
// UTF-8 beyond ASCII and all beyond ASCII are letters, º, ª, a quote of a name as in D’Angelo, or a hard
// blank.
[[nodiscard]] std::optional<ListText> readListText(std::string_view bytes);

// `utf8`, `utf16`, `windows1252`.
[[nodiscard]] std::string_view toText(ListEncoding encoding);

}  // namespace damath::desk
