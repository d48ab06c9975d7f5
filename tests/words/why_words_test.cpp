// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the sentences that tell a coach why two players meet: one sentence each, in plain words, and true of
// the played event. A plain count of points, meetings and places in the list is the judge.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "app/words/texts/origin_words.hpp"
#include "app/words/texts/swiss_words.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/systems/next_round.hpp"
#include "core/every.hpp"
#include "reports/compose/parts/points_text.hpp"
#include "tests/core/contest/pairing/played_event.hpp"

namespace damath::words {
namespace {

using contest::EntryId;
using pairing::testing::Played;

std::string playerName(EntryId entry) {
  return "L" + std::to_string(numberOf(entry)) + ", F";
}

// True if the text is one sentence: it ends with a full stop and has no other.
bool isOneSentence(const std::string& text) {
  return text.ends_with('.') && text.find('.') == text.size() - 1 && text.find('\n') == std::string::npos;
}

// True if the text has a clause of FIDE's rules, such as C9, or a word of chess that Damath does not use.
bool hasJargon(const std::string& text) {
  for (const char* word :
       {"white", "black", "float", "bracket", "transposition", "FIDE", "score group", "puti"}) {
    if (text.find(word) != std::string::npos) return true;
  }
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    const bool isClause = text[i] == 'C' && text[i + 1] >= '0' && text[i + 1] <= '9';
    if (isClause) return true;
  }
  return false;
}

TEST(WhyWords, EveryGroundIsSaidInACoachsWordsInBothLanguages) {
  for (const LanguageFacts& facts : kLanguages) {
    std::set<std::string> sentences;
    for (const dutch::Ground ground : kEvery<dutch::Ground>) {
      for (const bool isMovedDown : {false, true}) {
        for (const bool isAccelerated : {false, true}) {
          const pairing::SwissReason reason{
              .higher = EntryId{1},
              .lower = EntryId{2},
              .isMovedDown = isMovedDown,
              .higherPoints = exact::Rational(3, 2),
              .lowerPoints = exact::Rational(isMovedDown ? 1 : 3, isMovedDown ? 1 : 2),
              .isAccelerated = isAccelerated,
              .passedOver = EntryId{3},
              .ground = ground,
              .colours = std::nullopt};
          const std::string text = whyText(std::optional(reason), playerName, facts.language);
          EXPECT_TRUE(isOneSentence(text)) << text;
          EXPECT_FALSE(hasJargon(text)) << text;
          for (const int entry : {1, 2, 3}) {
            EXPECT_NE(text.find(playerName(EntryId{entry})), std::string::npos) << text;
          }
          sentences.insert(text);
          for (const dutch::ColourReason colours : kEvery<dutch::ColourReason>) {
            pairing::SwissReason detailed = reason;
            detailed.colours = colours;
            const std::string details = reasonText(std::optional(detailed), playerName, facts.language);
            EXPECT_FALSE(hasJargon(details)) << details;
          }
        }
      }
    }
    EXPECT_GT(sentences.size(), 50U) << "the grounds and cases have different sentences";
    EXPECT_TRUE(isOneSentence(whyText(std::optional<pairing::SwissReason>(), playerName, facts.language)));
    for (const bool isAccelerated : {false, true}) {
      const std::string bye =
          whyText(pairing::SwissBye{EntryId{1}, isAccelerated}, playerName, facts.language);
      EXPECT_TRUE(isOneSentence(bye)) << bye;
    }
  }
}

// The points of an entry before the round, by a plain count.
exact::Rational pointsBefore(const contest::Event& event, EntryId entry, contest::RoundNumber round) {
  const rules::Points& points = event.setup.ruleset.points.answer();
  exact::Rational sum(0);
  for (const contest::Game& game : event.games) {
    if (game.round >= round || !game.result || (game.blue != entry && game.red != entry)) continue;
    const rules::Result result = game.result->result;
    const bool isWon = result == (game.blue == entry ? rules::Result::BlueWins : rules::Result::RedWins);
    sum = sum + (isWon ? points.win : result == rules::Result::Draw ? points.draw : points.loss);
  }
  for (const contest::Bye& bye : event.byes) {
    const bool counts = bye.round < round && bye.entry == entry && bye.kind == contest::ByeKind::Allotted;
    if (counts) sum = sum + points.bye;
  }
  return sum;
}

// True if the two played each other. A game to which neither came is no meeting.
bool haveMetBefore(const contest::Event& event, EntryId one, EntryId other, contest::RoundNumber round) {
  return std::ranges::any_of(event.games, [&](const contest::Game& game) {
    const bool isPlayed = game.result && game.result->result != rules::Result::NobodyWins;
    return game.round < round && isPlayed &&
           ((game.blue == one && game.red == other) || (game.blue == other && game.red == one));
  });
}

// Plays random Swiss events and checks each claim of each sentence.
TEST(WhyWords, EverySentenceIsTrueOfRandomSwissEvents) {
  pairing::testing::Lots lots(20261130);
  std::map<std::string, int> cases;
  for (int round = 0; round < 60; ++round) {
    const int entries = 4 + static_cast<int>(lots() % 9);
    Played played = pairing::testing::eventOf(contest::System::Swiss, entries, static_cast<int>(lots() % 4));
    played.event.setup.rounds = 5;
    for (int number = 1; number <= 5; ++number) {
      const auto next = pairing::nextRound(played.contest, played.event);
      if (!next) break;
      pairing::testing::take(played, *next);
      const contest::RoundNumber at = next->round;
      const pairing::SwissLook look = pairing::swissLook(played.contest, played.event, at);
      const auto all = pairing::swissReasons(played.event, look);
      for (const contest::Game& game : played.event.games) {
        if (game.round != at) continue;
        const auto reason = pairing::swissReason(played.event, look, game);
        ASSERT_TRUE(reason);
        const std::string text = whyText(reason, playerName, Language::English);
        const auto listed = std::ranges::find_if(all, [&](const pairing::SwissReason& each) {
          return each.higher == reason->higher && each.lower == reason->lower;
        });
        ASSERT_NE(listed, all.end());
        EXPECT_EQ(whyText(std::optional(*listed), playerName, Language::English), text)
            << "both ways say the same";
        EXPECT_TRUE(isOneSentence(text)) << text;
        const exact::Rational higher = pointsBefore(played.event, reason->higher, at);
        const exact::Rational lower = pointsBefore(played.event, reason->lower, at);
        const auto says = [&text](const std::string& words) { return text.find(words) != std::string::npos; };
        if (says("equal points (")) {
          EXPECT_EQ(higher, lower) << text;
          EXPECT_TRUE(says("(" + compose::pointsText(higher) + ")")) << text;
          EXPECT_FALSE(haveMetBefore(played.event, game.blue, game.red, at)) << text;
          ++cases["equal"];
        }
        if (says("nobody with equal points was left")) {
          EXPECT_TRUE(lower < higher) << text;
          EXPECT_TRUE(says("points: " + compose::pointsText(higher))) << text;
          EXPECT_TRUE(says("points: " + compose::pointsText(lower))) << text;
          ++cases["down"];
        }
        if (says("upper half of the list")) {
          const int half = entries / 2;
          EXPECT_EQ(number, 1) << text;
          EXPECT_LE(played.numberOf(reason->higher), half) << text;
          EXPECT_GT(played.numberOf(reason->lower), half) << text;
          ++cases["halves"];
        }
        if (says("have already met")) {
          ASSERT_TRUE(reason->passedOver);
          EXPECT_TRUE(haveMetBefore(played.event, reason->higher, *reason->passedOver, at)) << text;
          ++cases["met"];
        }
        if (says("kept apart")) {
          ASSERT_TRUE(reason->passedOver);
          const auto school = [&played](EntryId entry) {
            return contest::playerOf(played.contest, played.event, entry)->school;
          };
          EXPECT_EQ(school(reason->higher), school(*reason->passedOver)) << text;
          ++cases["apart"];
        }
      }
      if (const auto bye = pairing::swissBye(played.event, look)) {
        const bool isAllotted = std::ranges::any_of(played.event.byes, [&](const contest::Bye& each) {
          return each.round == at && each.entry == bye->entry && each.kind == contest::ByeKind::Allotted;
        });
        EXPECT_TRUE(isAllotted);
        ++cases["bye"];
      }
      pairing::testing::play(played, [&lots](const contest::Game&) { return pairing::testing::byLot(lots); });
    }
  }
  for (const char* each : {"equal", "down", "halves", "met", "apart", "bye"})
    EXPECT_GT(cases[each], 10) << each;
}

TEST(WhyWords, TablesAndBracketsAreOneSentenceToo) {
  for (const contest::System system : {contest::System::RoundRobin, contest::System::KnockOut,
                                       contest::System::DoubleKnockOut, contest::System::Groups}) {
    Played played = pairing::testing::eventOf(system, 8);
    pairing::testing::Lots lots(3);
    for (int number = 1; number <= 8; ++number) {
      const auto next = pairing::nextRound(played.contest, played.event);
      if (!next) break;
      pairing::testing::take(played, *next);
      for (const contest::Game& game : played.event.games) {
        if (game.round != next->round) continue;
        const auto origin = pairing::originOf(played.contest, played.event, game);
        for (const LanguageFacts& facts : kLanguages) {
          const std::string text =
              whyText(origin, played.event, playerName(game.blue), playerName(game.red), facts.language);
          EXPECT_TRUE(isOneSentence(text)) << text;
          EXPECT_NE(text.find(playerName(game.blue)), std::string::npos) << text;
          EXPECT_NE(text.find(playerName(game.red)), std::string::npos) << text;
        }
      }
      pairing::testing::play(played, [](const contest::Game&) { return rules::Result::BlueWins; });
    }
  }
}

}  // namespace
}  // namespace damath::words
