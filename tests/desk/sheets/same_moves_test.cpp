// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of a scoresheet that is typed at the wrong board: another board of the event has the same moves.
#include "app/desk/sheets/same_moves.hpp"

#include "app/desk/keeping/history_desk.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "core/sheet/cells/first_moves.hpp"
#include "tests/db/temp_folder.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

class SameMovesTest : public DeskTest {
 protected:
  static constexpr int kBoards = 4;

  SameMovesTest() { done(pairings().pairNextRound(m_event, m_user)); }

  // Returns a scoresheet of the sample contest without its head, which names other players.
  static sheet::Sheet game(int board) {
    const std::string name = "/../../data/sample/sheets/r1b" + std::to_string(board) + ".sheet";
    sheet::Sheet sheet =
        notation::parseSheetText(testing::contentOf(std::string(DAMATH_TEST_DATA) + name)).value();
    std::erase_if(sheet.tags, [](const sheet::Tag& tag) { return tag.name != sheet::kSetTag; });
    return sheet;
  }
  static sheet::Sheet cut(sheet::Sheet sheet, std::size_t lines) {
    sheet.lines.resize(lines);
    return sheet;
  }
  // Returns the number of lines that have exactly the turns that are compared.
  static std::size_t linesToCompare(const sheet::Sheet& sheet) {
    std::size_t lines = 1;
    while (sheet::firstMoves(cut(sheet, lines)).empty()) ++lines;
    return lines;
  }
  auto store(int board, const sheet::Sheet& sheet, const Author& author) {
    return sheets().storeSheet(m_event, place(1, board), sheet, author);
  }
  void storeAll() {
    for (int board = 1; board <= kBoards; ++board) ASSERT_TRUE(store(board, game(board), m_user)) << board;
  }
  // Returns the boards that the status lists as pairs: "1=3 2=4".
  std::string alike() {
    std::string text;
    for (const SheetsAlike& each : got(events().status(m_event)).sheetsAlike) {
      const auto board = [](const SheetOf& of) {
        return std::to_string(numberOf(std::get<Place>(of.at).board));
      };
      text += (text.empty() ? "" : " ") + board(each.first) + "=" + board(each.second);
    }
    return text;
  }
  // Returns the board that the question names; 0 without such a question.
  template <class Answer>
  static int askedAbout(const Answer& answer) {
    if (answer || refusalOf(answer) != Refusal::ConfirmationAsked) return 0;
    const Question& question = *answer.error().question();
    const auto* same = question.template as<SameMoves>();
    if (question.code != ConfirmationReason::SheetTwice || same == nullptr) return 0;
    EXPECT_EQ(question.level, ConfirmationLevel::Acknowledge);
    EXPECT_FALSE(same->players.empty());
    return numberOf(std::get<Place>(same->other).board);
  }
  [[nodiscard]] Author agreeing() const {
    Author author = m_user;
    author.answers.push_back({ConfirmationLevel::Acknowledge, ConfirmationReason::SheetTwice, "board 1"});
    return author;
  }

  contest::EventId m_event = addEvent(2 * kBoards);
};

TEST_F(SameMovesTest, OfDifferentGamesNothingIsAsked) {
  storeAll();
  EXPECT_EQ(alike(), "");
}

TEST_F(SameMovesTest, TheSheetOfAnotherBoardIsAskedAbout) {
  storeAll();
  // The question does not depend on what the desk remembers of the scoresheets.
  for (const bool isRemembered : {false, true}) {
    reopen();
    if (isRemembered) {
      EXPECT_EQ(alike(), "");
    }
    for (int from = 1; from <= kBoards; ++from) {
      for (int to = 1; to <= kBoards; ++to) {
        sheet::Sheet again = game(from);
        again.setTag(sheet::kEndingTag, "time");  // another version of the scoresheet on its own board
        EXPECT_EQ(askedAbout(store(to, from == to ? game(from) : again, m_user)), from == to ? 0 : from);
      }
    }
  }
  EXPECT_EQ(alike(), "");
}

TEST_F(SameMovesTest, WhatIsStoredAnywayIsListedUntilItIsCorrected) {
  storeAll();
  ASSERT_TRUE(store(3, game(1), agreeing()));
  EXPECT_EQ(alike(), "1=3");
  const auto journal = got(m_desk->journal());
  ASSERT_FALSE(journal.back().confirmations.empty());
  EXPECT_EQ(journal.back().confirmations.front().code, ConfirmationReason::SheetTwice);
  EXPECT_EQ(journal.back().confirmations.front().text, "board 1");
  // A correction of the same scoresheet does not ask again.
  sheet::Sheet corrected = game(1);
  corrected.lines.front().of(board::Side::Blue).total = "0";
  ASSERT_TRUE(store(3, corrected, m_user));
  EXPECT_EQ(alike(), "1=3");
  reopen();
  EXPECT_EQ(alike(), "1=3");
  ASSERT_TRUE(store(3, game(3), m_user));
  EXPECT_EQ(alike(), "");
}

TEST_F(SameMovesTest, TheFirstTwentyTurnsDecide) {
  ASSERT_TRUE(store(1, game(1), m_user));
  const std::size_t lines = linesToCompare(game(1));
  EXPECT_EQ(askedAbout(store(2, cut(game(1), lines), m_user)), 1);
  EXPECT_TRUE(store(2, cut(game(1), lines - 1), m_user)) << "too short to compare";
  EXPECT_EQ(alike(), "");
  // Any other move among the compared ones makes another game, spellings do not.
  for (std::size_t line = 0; line < lines; line += 3) {
    sheet::Sheet other = game(1);
    std::string& move = other.lines[line].of(board::Side::Blue).move;
    if (move.empty()) continue;
    const std::string written = move;
    std::erase(move, ' ');
    ASSERT_NE(move, written);
    EXPECT_EQ(askedAbout(store(3, other, m_user)), 1) << line;
    move = "0 (7,7)";
    ASSERT_TRUE(store(3, other, m_user)) << line;
  }
}

}  // namespace
}  // namespace damath::desk
