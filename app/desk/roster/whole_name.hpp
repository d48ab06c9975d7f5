// SPDX-License-Identifier: GPL-3.0-or-later
// Splits a whole name of a list into last, first and middle name. A list writes "Last, First Middle", or
// "First Middle Last" as forms on the web do.
#pragma once

#include <string>
#include <string_view>

#include "app/desk/roster/roster_row.hpp"
#include "core/expected.hpp"

namespace damath::desk {

struct WholeName {
  std::string last;
  std::string first;
  std::string middle;
};

// Returns the name without a number before it: "1. Cruz, Ana", "12) Cruz, Ana". No name begins so.
[[nodiscard]] std::string_view withoutNumber(std::string_view name);

// True if the name has a comma between its parts. A comma before a suffix, "Juan Cruz, Jr.", is none.
[[nodiscard]] bool hasNameComma(std::string_view name);

// True if the name has no comma between its parts and has at least two words, without number and suffix, of
// which the last is no initial. "Cruz Juan B." begins with the last name.
[[nodiscard]] bool isFirstLast(std::string_view name);

// Splits "Last, First", "Last, First M." or "Last, First, Middle", each perhaps with a suffix such as Jr.
// behind the first or the middle name. `middle` is the middle name from a column of its own. Errors:
// NameUndivided if there is no comma; NameUnclear.
[[nodiscard]] Expected<WholeName, RowReason> lastFirstParts(std::string_view name, std::string_view middle);

// Splits "First Last", "First M. Last" or "First Last Jr.". The last name is the last word, with the
// particles before it (Dela, de la, San, Sta., Mac …); behind a middle initial, all words are the last name.
// Other words are the first name: "Maria Teresa Santos". The suffix becomes the end of the first name.
// `middle` is the middle name from a column of its own. Errors: NameOneWord; NameUnclear if the last word is
// an initial. Precondition: the name has no comma between its parts (hasNameComma).
[[nodiscard]] Expected<WholeName, RowReason> firstLastParts(std::string_view name, std::string_view middle);

}  // namespace damath::desk
