// SPDX-License-Identifier: GPL-3.0-or-later
// Makes file names that Windows, macOS and Linux accept, from texts that people typed. All files that the
// programs name themselves have names of one pattern: parts with " - " between them, and a suffix.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace damath {

// The largest size of a file name with its suffix: in UTF-16 units, which Windows counts, and in bytes of
// UTF-8, which Linux counts. The bytes leave room for the endings of side files and temporary files.
inline constexpr std::size_t kMostFileUnits = 120;
inline constexpr std::size_t kMostFileBytes = 200;
// The largest size of the first part of a file name, so that the other parts have room.
inline constexpr std::size_t kMostFirstUnits = 60;
inline constexpr std::size_t kMostFirstBytes = 120;

// Returns the text as a part of a file name. A hyphen replaces each character that a system forbids, such as
// the colon, that has no meaning in Unicode, or that is not UTF-8. Invisible characters are left out. A
// letter and its separate marks become one character, so ñ stays ñ. Blanks, dots and hyphens at the
// beginning, and blanks and dots at the end, are left out. Empty if nothing but blanks, dots and hyphens is
// left.
[[nodiscard]] std::string filePart(std::string_view text);

// Returns a first part for each text, in the same order. All parts differ, even for a system that ignores the
// case of letters: if a part equals an earlier part, it ends with a number, "A-B (2)". An empty part becomes
// `other`. A name that Windows reserves for a device, such as "CON", begins with "_". Precondition:
// filePart(other) == other, it is not empty, and Windows does not reserve it.
[[nodiscard]] std::vector<std::string> distinctFileParts(const std::vector<std::string>& texts,
                                                         std::string_view other);

// Returns a file name: "Grade 7 - Standings - round 3.pdf". Each part becomes filePart(part); empty parts are
// left out. If the first part is empty, `other` stands in its place. Too long parts end with "…", the first
// part last. A first part that Windows reserves for a device begins with "_". Precondition: `suffix` is short
// and has only ASCII letters, digits and dots; if it is empty, the name has no suffix. `other` as for
// distinctFileParts().
[[nodiscard]] std::string fileName(const std::vector<std::string>& parts, std::string_view suffix,
                                   std::string_view other);

}  // namespace damath
