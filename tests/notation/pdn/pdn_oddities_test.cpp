// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of PDN files as other programs write them. The tests play random games, write them, and change the
// text by one oddity each. A harmless oddity gives the same game and a note. A game that cannot be read does
// not hide the other games.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>
#include <functional>
#include <map>
#include <random>
#include <set>

#include "core/notation/board/square_name.hpp"
#include "core/notation/pdn/pdn_reader.hpp"
#include "core/notation/pdn/pdn_replay_json.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::notation {
namespace {

using rules::Game;
using rules::Result;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

class Players {
 public:
  explicit Players(unsigned seed) : m_random(seed) {}

  // Returns a random game with tags and a result.
  PdnGame game() {
    PdnGame game;
    game.start = rules::startPosition(rules::companionLaw(Game::English));
    game.tags = {{"Event", "Torneo de Ibañez"}, {"White", "Peña, Niño"}, {"Black", "Cruz, Ana"}};
    board::Position position = game.start;
    const rules::Movement movement = movementOf(rules::companionLaw(Game::English));
    for (int turn = 8 + below(30); turn > 0; --turn) {
      const rules::TurnList turns = rules::legalTurns(movement, position);
      if (turns.empty()) break;
      game.turns.push_back(turns[static_cast<std::size_t>(below(static_cast<int>(turns.size())))]);
      rules::play(movement, position, game.turns.back());
    }
    constexpr Result kResults[] = {Result::BlueWins, Result::RedWins, Result::Draw};
    game.result = kResults[below(3)];
    game.tags.push_back({"Result", game.result == Result::BlueWins  ? "0-1"
                                   : game.result == Result::RedWins ? "1-0"
                                                                    : "1/2-1/2"});
    return game;
  }
  int below(int count) { return static_cast<int>(m_random() % static_cast<unsigned>(count)); }

 private:
  std::mt19937 m_random;
};

bool isSameGame(const PdnGame& a, const PdnGame& b) {
  return toPdnFen(a.start) == toPdnFen(b.start) && a.turns == b.turns && a.result == b.result &&
         a.tag("White") == b.tag("White") && a.tag("Event") == b.tag("Event");
}

std::set<PdnNoteCode> codesIn(const PdnReading& reading) {
  std::set<PdnNoteCode> codes;
  for (const PdnNote& note : reading.notes) codes.insert(note.code);
  return codes;
}

bool replaceIn(std::string& text, std::string_view what, std::string_view by) {
  const std::size_t at = text.find(what);
  if (at == std::string::npos) return false;
  text.replace(at, what.size(), by);
  return true;
}

// Changes the first capture or quiet move behind the tags.
bool replaceInMoves(std::string& text, std::string_view what, std::string_view by) {
  const std::size_t moves = text.find("\n\n");
  const std::size_t at = text.find(what, moves);
  // The result at the end has the same signs as moves.
  if (at == std::string::npos || at + 8 > text.size()) return false;
  text.replace(at, what.size(), by);
  return true;
}

std::string withoutResult(std::string text) {
  text.erase(text.find_last_not_of('\n') + 1);
  text.erase(text.find_last_of(" \n") + 1);
  return text + "\n";
}

struct PdnOddity {
  const char* name;
  std::optional<PdnNoteCode> code;  // nullopt if PDN itself allows the spelling
  std::function<bool(std::string&)> change;
};

std::vector<PdnOddity> harmlessPdnOddities() {
  using enum PdnNoteCode;
  return {
      {"CRLF",
       {},
       [](std::string& text) {
         std::string ends;
         for (const char c : text) ends += c == '\n' ? "\r\n" : std::string(1, c);
         text = ends;
         return true;
       }},
      {"a mark",
       {},
       [](std::string& text) {
         text.insert(0, "\xEF\xBB\xBF");
         return true;
       }},
      {"several tags on a line", {}, [](std::string& text) { return replaceIn(text, "]\n[", "] ["); }},
      {"tags and moves on a line", {}, [](std::string& text) { return replaceIn(text, "\n\n", " "); }},
      {"a comment", {}, [](std::string& text) { return replaceIn(text, "1. ", "1. {[%clk 0:10] (good)} "); }},
      {"a variation",
       {},
       [](std::string& text) { return replaceIn(text, "2. ", "(1. 9-13 {x} (9-14)) 2. "); }},
      {"signs", {}, [](std::string& text) { return replaceIn(text, " 2. ", "!? $4 2. "); }},
      {"no full stops", {}, [](std::string& text) { return replaceIn(text, "2. ", "2 "); }},
      {"three full stops", {}, [](std::string& text) { return replaceIn(text, "2. ", "2... "); }},
      {"no numbers", {}, [](std::string& text) { return replaceIn(text, "2. ", ""); }},
      {"a remark to the end of the line",
       {},
       [](std::string& text) { return replaceIn(text, "2. ", "; so\n2. "); }},
      {"a line of another program",
       {},
       [](std::string& text) { return replaceIn(text, "\n\n", "\n\n% x\n"); }},
      {"a missing tag", {}, [](std::string& text) { return replaceIn(text, "[Site \"?\"]\n", ""); }},
      {"a tag twice", TagTwice,
       [](std::string& text) { return replaceIn(text, "[White", "[Event \"b\"]\n[White"); }},
      {"a deciding tag twice with one value", TagTwice,
       [](std::string& text) { return replaceIn(text, "[GameType", "[GameType \"21\"]\n[GameType"); }},
      {"a tag in small letters", TagSpelling,
       [](std::string& text) { return replaceIn(text, "[White", "[white"); }},
      {"an incomplete tag", TagBroken,
       [](std::string& text) { return replaceIn(text, "[Site \"?\"]", "[Site \"?]"); }},
      {"a tag without quotation marks", TagBroken,
       [](std::string& text) { return replaceIn(text, "[Site \"?\"]", "[Site ?]"); }},
      {"spaces in a move", MoveSpelling, [](std::string& text) { return replaceInMoves(text, "-", " - "); }},
      {"a space behind the dash", MoveSpelling,
       [](std::string& text) { return replaceInMoves(text, "-", "- "); }},
      {"a long dash", MoveSpelling, [](std::string& text) { return replaceInMoves(text, "-", "–"); }},
      {"a cross", MoveSpelling, [](std::string& text) { return replaceInMoves(text, "x", "×"); }},
      {"a star", MoveSpelling, [](std::string& text) { return replaceInMoves(text, "x", "*"); }},
      {"spaces in a capture", MoveSpelling,
       [](std::string& text) { return replaceInMoves(text, "x", " x "); }},
      {"a fraction as a result", ResultSpelling,
       [](std::string& text) { return replaceIn(text, "[Result \"1/2-1/2\"]", "[Result \"½-½\"]"); }},
      {"a result with blanks", ResultSpelling,
       [](std::string& text) { return replaceIn(text, "[Result \"1-0\"]", "[Result \"1 - 0\"]"); }},
      {"a draw with blanks", ResultSpelling,
       [](std::string& text) {
         const std::string draw = "1/2-1/2\n";
         if (!text.ends_with(draw)) return false;
         text.replace(text.size() - draw.size(), draw.size(), "1/2 - 1/2\n");
         return true;
       }},
      {"an unknown result in the tag", ResultSpelling,
       [](std::string& text) { return replaceIn(text, "[Result \"0-1\"]", "[Result \"?\"]"); }},
      {"no result behind the moves", ResultMissing,
       [](std::string& text) {
         text = withoutResult(text);
         return true;
       }},
      {"a clock outside a comment", Annotation,
       [](std::string& text) { return replaceIn(text, " 2. ", " [%clk 0:05:00] 2. "); }},
      {"a judgment", Annotation, [](std::string& text) { return replaceIn(text, " 2. ", " +- 2. "); }},
      {"a number with a bracket", Annotation,
       [](std::string& text) { return replaceIn(text, "2. ", "2) "); }},
  };
}

TEST(PdnOddities, AHarmlessOddityGivesTheSameGameAndANote) {
  std::map<std::string, int> tried;
  for (const PdnOddity& oddity : harmlessPdnOddities()) {
    Players players(64);
    for (int turn = 0; turn < 40; ++turn) {
      const PdnGame right = players.game();
      std::string text = toPdn(right);
      ASSERT_TRUE(isSameGame(readPdn(text).value().games.front().game, right)) << text;
      ASSERT_THAT(readPdn(text).value().notes, IsEmpty()) << text;
      if (!oddity.change(text)) continue;
      ++tried[oddity.name];
      const auto reading = readPdn(text);
      ASSERT_TRUE(reading) << oddity.name;
      ASSERT_THAT(reading->games, SizeIs(1)) << oddity.name << "\n" << text;
      EXPECT_FALSE(reading->games[0].fault) << oddity.name << "\n" << text;
      EXPECT_TRUE(isSameGame(reading->games[0].game, right)) << oddity.name << "\n" << text;
      if (!oddity.code) {
        EXPECT_THAT(reading->notes, IsEmpty()) << oddity.name << "\n" << text;
      } else {
        EXPECT_THAT(codesIn(*reading), ElementsAre(*oddity.code)) << oddity.name << "\n" << text;
      }
    }
  }
  EXPECT_EQ(tried.size(), harmlessPdnOddities().size());
  for (const auto& [name, times] : tried) EXPECT_GE(times, 5) << name;
}

TEST(PdnOddities, CountersBehindAPositionArePassedOver) {
  for (const char* counters : {":H0:F1", ":H12", ":F30", ":H0:F1.", " : H0 : F1"}) {
    const std::string fen = std::string("W:W21-32:B1-12") + counters;
    EXPECT_EQ(toPdnFen(parsePdnFen(fen).value()), toPdnFen(parsePdnFen("W:W21-32:B1-12").value()))
        << counters;
    const auto reading = readPdn("[FEN \"" + fen + "\"]\n1... 22-18 *\n");
    ASSERT_TRUE(reading) << counters;
    EXPECT_FALSE(reading->games[0].fault) << counters;
    EXPECT_THAT(codesIn(*reading), ElementsAre(PdnNoteCode::Counters)) << counters;
  }
  const auto small = readPdn("[FEN \"w:w21,k30:b1-12\"]\n1... 30-25 *\n");
  ASSERT_TRUE(small);
  EXPECT_FALSE(small->games[0].fault);
  EXPECT_THAT(codesIn(*small), ElementsAre(PdnNoteCode::TagSpelling));
  EXPECT_FALSE(parsePdnFen("W:W21-32:H0:B1-12"));
  EXPECT_FALSE(parsePdnFen("W:W21-32:B1-12:Hx"));
  EXPECT_EQ(pdnCounters("W:W21-32:B1-12"), "");
  EXPECT_EQ(pdnCounters("W:W21-32:B1-12:H0:F1"), ":H0:F1");
}

TEST(PdnOddities, OtherEncodingsAreReadAndTold) {
  const std::string windows =
      "[White \"Pe\xF1"
      "a\"]\n[Event \"Open \x96 A\"]\n1. 11-15 *\n";
  const auto reading = readPdn(windows);
  ASSERT_TRUE(reading);
  EXPECT_EQ(reading->games[0].game.tag("White"), "Peña");
  EXPECT_EQ(reading->games[0].game.tag("Event"), "Open – A");
  EXPECT_EQ(reading->encoding, TextEncoding::Windows);
  EXPECT_EQ(reading->toCheck, "Peña");
  EXPECT_EQ(readPdn("[White \"Pe\x96"
                    "a\"]\n1. 11-15 *\n")
                .error()
                .code,
            PdnFaultCode::NotText);
}

// Each way in which a game can be wrong, and the number of its turns that can be read.
struct BrokenGame {
  const char* text;
  PdnFaultCode code;
  int line;  // the line in the text of the game
  std::size_t turns;
};
constexpr BrokenGame kBrokenGames[] = {
    {"[Event \"x\"]\n\n1. 11-15 22-18 2. 1-5 22-17 *\n", PdnFaultCode::TurnWrong, 3, 2},
    {"[Event \"x\"]\n1. 11-15 eleven 12-16 *\n", PdnFaultCode::TurnWrong, 2, 1},
    {"[Event \"x\"]\n[GameType \"20\"]\n1. 32-28 19-23 1-0\n", PdnFaultCode::OtherGame, 2, 0},
    {"[Event \"x\"]\n[GameType \"English\"]\n1. 11-15 *\n", PdnFaultCode::OtherGame, 2, 0},
    {"[Event \"x\"]\n[FEN \"B:W33:B1\"]\n1. 1-5 *\n", PdnFaultCode::PositionWrong, 2, 0},
    {"[Event \"x\"]\n[FEN \"B:W21:B1\n1. 1-5 *\n", PdnFaultCode::TagBroken, 2, 0},
    {"[Event \"x\"]\n[FEN \"B:W21:B1\"]\n[FEN \"B:W22:B1\"]\n1. 1-5 *\n", PdnFaultCode::TagTwice, 3, 0},
    {"[Event \"x\"]\n[Result \"3-0\"]\n1. 11-15 22-18\n", PdnFaultCode::ResultWrong, 2, 2},
    {"[Event \"x\"]\n[Result \"1-0\"]\n1. 11-15 22-18 0-1\n", PdnFaultCode::ResultDiffers, 3, 2},
    {"[Event \"x\"]\n1. 11-15 (9-14 22-18 *\n", PdnFaultCode::BracketOpen, 2, 1},
    {"[Event \"x\"]\n1. 11-15 } 22-18 *\n", PdnFaultCode::BracketClosed, 2, 1},
};

TEST(PdnOddities, ABrokenGameDoesNotHideTheOthers) {
  Players players(7);
  for (const BrokenGame& broken : kBrokenGames) {
    for (int place = 0; place < 3; ++place) {
      std::vector<PdnGame> right;
      std::string text;
      int line = broken.line;
      for (int number = 0; number < 3; ++number) {
        if (number == place) {
          text += broken.text;
          continue;
        }
        right.push_back(players.game());
        const std::string own = toPdn(right.back()) + "\n";
        if (number < place) line += static_cast<int>(std::ranges::count(own, '\n'));
        text += own;
      }
      const auto reading = readPdn(text);
      ASSERT_TRUE(reading) << text;
      ASSERT_THAT(reading->games, SizeIs(3)) << text;
      for (int number = 0, good = 0; number < 3; ++number) {
        const auto& [game, fault] = reading->games[static_cast<std::size_t>(number)];
        if (number != place) {
          EXPECT_FALSE(fault) << text;
          EXPECT_TRUE(isSameGame(game, right[static_cast<std::size_t>(good++)])) << text;
          continue;
        }
        ASSERT_TRUE(fault) << text;
        EXPECT_EQ(static_cast<int>(fault->code), static_cast<int>(broken.code)) << text;
        EXPECT_EQ(fault->line, line) << text;
        EXPECT_EQ(game.turns.size(), broken.turns) << text;
      }
      EXPECT_FALSE(parsePdn(text));
      EXPECT_THAT(toPdnReplayJson(*reading, PdnExtent::WholeGames),
                  HasSubstr("\"broken\":[{\"game\":" + std::to_string(place + 1) + ","));
    }
  }
}

// A comment that never ends belongs to its game. The games after it have tags.
TEST(PdnOddities, ACommentThatNeverEndsIsNamedAtItsGame) {
  const auto reading = readPdn("[Event \"a\"]\n1. 11-15 {for ever\n9-9 *\n[Event \"b\"]\n1. 11-16 *\n");
  ASSERT_TRUE(reading);
  ASSERT_THAT(reading->games, SizeIs(2));
  ASSERT_TRUE(reading->games[0].fault);
  EXPECT_EQ(static_cast<int>(reading->games[0].fault->code), static_cast<int>(PdnFaultCode::BracketOpen));
  EXPECT_EQ(reading->games[0].fault->line, 2);
  EXPECT_FALSE(reading->games[1].fault);
  // A comment that ends may hold a whole game. The user is told.
  const auto held = readPdn("1. 11-15 {\n[Event \"b\"]\n1. 9-9 *\n} *\n");
  ASSERT_TRUE(held);
  EXPECT_THAT(held->games, SizeIs(1));
  EXPECT_THAT(codesIn(*held), ElementsAre(PdnNoteCode::Annotation));
}

// A word as long as a file may be is read in about a tenth of a second. The limit is the time of the
// processor, so that other programs do not disturb the test.
TEST(PdnOddities, AWordOfAMillionSignsIsReadAtOnce) {
  for (const std::string sign : {"×", "–", "½", "*", "-"}) {
    std::string text = "[Event \"a\"]\n1";
    while (text.size() + 2 * sign.size() < kMostPdnBytes) text += sign;
    const std::clock_t before = std::clock();
    const auto reading = readPdn(text + "\n");
    EXPECT_LT(std::clock() - before, 5 * CLOCKS_PER_SEC) << sign;
    ASSERT_TRUE(reading) << sign;
    ASSERT_THAT(reading->games, SizeIs(1)) << sign;
    ASSERT_TRUE(reading->games[0].fault) << sign;
    EXPECT_EQ(static_cast<int>(reading->games[0].fault->code), static_cast<int>(PdnFaultCode::TurnWrong));
  }
}

}  // namespace
}  // namespace damath::notation
