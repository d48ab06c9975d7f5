// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that no English sentence puts a plural noun after a count, because the count may be one: "players:
// 1", never "1 players".
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <regex>
#include <string>

#include "core/every.hpp"
#include "words/phrase.hpp"

namespace damath::words {
namespace {

std::string countedAsMany(std::string_view sentence) {
  static const std::regex kMany(
      "%[1-9] ([a-z]+ )?(boards|byes|copies|decimals|entries|errors|events|games|groups|lines|nodes|pieces|"
      "players|points|results|rounds|rows|schools|sheets|scoresheets|squares|teams|turns|versions)\\b");
  std::smatch found;
  const std::string text(sentence);
  return std::regex_search(text, found, kMany) ? found.str() : std::string();
}

// In these sentences the count is never one, or the noun belongs to the second number, as in
// "%1 of %2 turns".
constexpr Phrase kAlwaysMany[] = {
    Phrase::OverInactivity,    Phrase::OverKingTurns,     Phrase::MoreGamesWithoutFigures,
    Phrase::FollowedAll,       Phrase::FollowedPart,      Phrase::FollowedNone,
    Phrase::StatePartFollowed, Phrase::AskFromSide,       Phrase::AskFromOtherSide,
    Phrase::AskSquares,        Phrase::AskChangedOver,    Phrase::AskTurned,
    Phrase::SeveralLines,      Phrase::RoundedToDecimals, Phrase::TieInList,
    Phrase::BeforeFinal,       Phrase::EndsEarly,         Phrase::OverKingTurnsTogether,
    Phrase::MoreGamesLeftOut};

TEST(Counts, OneIsNeverCountedAsMany) {
  EXPECT_EQ(countedAsMany("Round %1 paired: %2 boards"), "%2 boards");
  EXPECT_EQ(countedAsMany("%1 to move: %2 legal turns"), "%2 legal turns");
  for (const Phrase phrase : kEvery<Phrase>) {
    if (std::ranges::find(kAlwaysMany, phrase) != std::end(kAlwaysMany)) continue;
    EXPECT_EQ(countedAsMany(toText(phrase, Language::English)), "");
  }
}

}  // namespace
}  // namespace damath::words
