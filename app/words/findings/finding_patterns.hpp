// SPDX-License-Identifier: GPL-3.0-or-later
// The patterns that finding_words.cpp makes its sentences of.
#pragma once

#include <string_view>

#include "app/words/catalogue/language.hpp"
#include "core/sheet/finding.hpp"

namespace damath::words {

struct FindingPattern {
  std::string_view english;
  std::string_view filipino;
};

[[nodiscard]] inline std::string_view in(Language language, const FindingPattern& pattern) {
  return language == Language::Filipino ? pattern.filipino : pattern.english;
}

// %1 the line, %2 the player.
inline constexpr FindingPattern kLeadLine = {"Line %1, %2: ", "Linya %1, %2: "};
inline constexpr FindingPattern kLeadLineAlone = {"Line %1: ", "Linya %1: "};
inline constexpr FindingPattern kLeadBefore = {"Before line %1, %2: ", "Bago ang linya %1, %2: "};
inline constexpr FindingPattern kLeadSide = {"%2: ", "%2: "};
inline constexpr FindingPattern kLeadResult = {"Result: ", "Resulta: "};

inline constexpr FindingPattern kRightIs = {"; right is %1", "; ang tama ay %1"};
inline constexpr FindingPattern kRightBlank = {"; right is nothing at all", "; dapat ay walang nakasulat"};
inline constexpr FindingPattern kDueWas = {"; due was %1", "; ang dapat sana ay %1"};
inline constexpr FindingPattern kCouldBe = {": %1", ": %1"};
inline constexpr FindingPattern kMayBe = {"; right may be %1", "; maaaring ang tama ay %1"};
inline constexpr FindingPattern kMoreAlternatives = {"%1 more", "%1 pang iba"};
inline constexpr FindingPattern kThenTimes = {", then × %1 = %2", ", saka × %1 = %2"};
inline constexpr FindingPattern kOnSquare = {", landing on %1, which is %2",
                                             ", lumapag sa %1 na %2 ang operasyon"};
inline constexpr FindingPattern kSquareHasSign = {", for the chip lands on %1, which is %2",
                                                  ", dahil sa %1 lumapag ang chip at %2 ang operasyon doon"};
inline constexpr FindingPattern kWithPlace = {"with x = %1 and y = %2, ", "kung x = %1 at y = %2, "};
// A turn that broke a rule of taking.
inline constexpr FindingPattern kStands = {" The turn stands unless the facilitator rules otherwise (T6).",
                                           " Mananatili ang tira maliban kung iba ang pasya ng "
                                           "tagapangasiwa (T6)."};
// Where a cell is open: %1 what counts.
inline constexpr FindingPattern kCountsSoLong = {"; %1 counts until the facilitator rules",
                                                 "; %1 ang bilang hanggang sa pasya ng tagapangasiwa"};
// After rulings. %1 what is written, %2 the cell, %3 the numbers of the rulings.
inline constexpr FindingPattern kRuledOn = {" Ruled on: see %3.", " May pasya rito: tingnan ang %3."};
inline constexpr FindingPattern kFollowsRuling = {" This follows from the ruling: see %3.",
                                                  " Bunga ito ng pasya: tingnan ang %3."};
inline constexpr FindingPattern kStandsByRuling = {
    "the %2 %1 stands; this follows from the ruling: see %3.",
    "mananatili ang %2 %1; bunga ito ng pasya: tingnan ang %3."};
inline constexpr FindingPattern kBlankByRuling = {
    "no %2 need be written; this follows from the ruling: see %3.",
    "hindi na kailangang isulat ang %2; bunga ito ng pasya: tingnan ang %3."};
// %3 the line of the root.
inline constexpr FindingPattern kCarried = {"the %2 %1 carries the mistake of line %3 on",
                                            "dala ng %2 %1 ang mali sa linya %3"};
inline constexpr FindingPattern kCarriedOn = {"the %2 %1 carries an earlier mistake on",
                                              "dala ng %2 %1 ang naunang mali"};

// %1 what is written, %2 the cell, %3 what is right or what the code says it is.
[[nodiscard]] const FindingPattern& codePattern(sheet::FindingCode code);
[[nodiscard]] const FindingPattern& codeName(sheet::FindingCode code);
[[nodiscard]] const FindingPattern& cellName(sheet::Cell cell);
// As it leads over to what is written there: "tirang", "iskor na".
[[nodiscard]] const FindingPattern& cellNameBefore(sheet::Cell cell);
// What the clause says, as the reason why a move is refused; null where the pattern says enough.
[[nodiscard]] const FindingPattern* clauseReason(std::string_view clause);
// Turns that could be made but should not have been: other turns were due.
[[nodiscard]] bool isConduct(sheet::FindingCode code);
// Those of them that stand until the facilitator rules on them (T6).
[[nodiscard]] bool standsAsPlayed(sheet::FindingCode code);

}  // namespace damath::words
