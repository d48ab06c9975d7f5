// SPDX-License-Identifier: GPL-3.0-or-later
// The mark of an issued paper: its number in the register, and the digest of its text. Both are printed at
// the paper's lower edge, and in the code in its corner.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "app/desk/change/desk_error.hpp"
#include "db/records/issued_paper.hpp"
#include "reports/compose/document.hpp"

namespace damath::papers {

// Returns the part of the digest that is printed on the paper, in groups: "9F3A 01C2 77BE D410".
[[nodiscard]] std::string shownDigest(std::string_view digest);

// Returns hexadecimal digits in capitals and in groups of four.
[[nodiscard]] std::string inGroups(std::string_view digits);
// Returns the digits of a digest in lower case, without blanks and hyphens. Empty if the text has other
// letters, or fewer than 16 or more than 64 digits.
[[nodiscard]] std::string digitsOf(std::string_view text);

// The mark of a paper, as a user types it or reads it from the code in the paper's corner: "17", or "DAMATH
// 17 9F3A…". The digest needs 16 to 64 digits and may have capital letters, and also spaces unless it stands
// in the code. parsePaperMark returns nullopt for any other text.
struct PaperMark {
  std::int64_t number = 0;
  std::string digest;  // the digest on the paper in lower case; empty if it was not given
};
[[nodiscard]] std::optional<PaperMark> parsePaperMark(std::string_view number, std::string_view digest);

// Returns the text of the code in the paper's corner, which parsePaperMark() reads: "DAMATH 17
// 9F3A01C277BED410".
[[nodiscard]] std::string codeOf(const db::IssuedPaper& paper);

// Returns the digest of all text on the paper. Errors: StoreFailed if the cryptographic library fails.
[[nodiscard]] desk::DeskResult<std::string> digestOf(const compose::Document& document);

}  // namespace damath::papers
