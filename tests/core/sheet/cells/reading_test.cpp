// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of halves that hold marks, crossed out text or several jumps.
#include "core/sheet/cells/reading.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include <string>
#include <vector>

#include "core/exact/number_text.hpp"
#include "core/sheet/cells/loose_entry.hpp"

namespace damath::sheet {
namespace {

class Readings : public testing::Test {
 protected:
  // Adds a line with these two halves.
  void add(const Half& blue, const Half& red = {}) { m_sheet.lines.push_back({{blue, red}}); }
  static Half play(std::string move, std::string score = {}, std::string total = {}) {
    return {HalfKind::Play, std::move(move), std::move(score), std::move(total)};
  }
  static Half remaining(std::string move, std::string score = {}) {
    return {HalfKind::Remaining, std::move(move), std::move(score), {}};
  }

  Reading reading() { return read(m_sheet, m_cells); }
  // Returns the plays in order, each in a line of its own. Example: `1 blue 6 ÷ 10 | 1 | ` has line number 1,
  // the side, the move, the score 1 and an empty total. If the move has several jumps, the index of the jump
  // (from 0) and the number of jumps follow: `0 of 2`. A score for all jumps together follows as `share 7`.
  std::string playsText(const std::vector<PlayEntry>& plays) const {
    std::string text;
    for (const PlayEntry& play : plays) {
      text += std::to_string(play.line) + (play.column == board::Side::Blue ? " blue " : " red ");
      text += plainText(OperandReader(m_set), play.entry) + " | " + textOf(play.score) + " | " +
              textOf(play.total);
      if (play.parts > 1) text += " " + std::to_string(play.part) + " of " + std::to_string(play.parts);
      if (play.sharedScore != nullptr) text += " share " + textOf(*play.sharedScore);
      text += "\n";
    }
    return text;
  }
  static std::string textOf(const Figure& figure) {
    if (isBlank(figure)) return "";
    const FigureStep* step = lastStep(figure);
    return step == nullptr ? "?" : exact::toText(step->value);
  }

  const rules::ChipSet& m_set = *rules::builtInChipSet("integer");
  CellMemory m_cells{m_set};
  Sheet m_sheet;
};

TEST_F(Readings, LeaveOutHalvesOfMarksAlone) {
  for (const auto& [move, score, total] : std::vector<std::array<std::string, 3>>{{"-", "-", "-"},
                                                                                  {"", "-", ""},
                                                                                  {"", "", "n/a"},
                                                                                  {"—", "", ""},
                                                                                  {"\"", "\"", "\""},
                                                                                  {"0", "0", "0"},
                                                                                  {"-", "0", "0"},
                                                                                  {"", "0", "0"},
                                                                                  {"----", "----", "----"},
                                                                                  {"----", "", ""},
                                                                                  {"none", "", "wala"},
                                                                                  {"7.", "", ""},
                                                                                  {"7. -", "-", "-"}}) {
    add(play(move, score, total));
    EXPECT_EQ(playsText(reading().plays), "") << move << "|" << score << "|" << total;
    EXPECT_TRUE(reading().struck.empty());
    m_sheet.lines.clear();
  }
}

TEST_F(Readings, KeepHalvesThatSaySomething) {
  add(play("0"));
  add(play("-", "", "52"));
  add(play("-9 (0,3)", "-", "—"));
  add(play("10 x 6", "-", "〃"));
  add(play("x", "-", "-"));
  EXPECT_EQ(playsText(reading().plays),
            "1 blue  |  | \n2 blue  |  | 52\n3 blue -9 (0,3) |  | \n4 blue 10 x 6 |  | \n5 blue  |  | \n");
}

TEST_F(Readings, PutCrossedOutHalvesAside) {
  add(play("~~10 x 6~~", "60", "60"), play("6 (5,4)"));
  add(play("2. xxxxx", "5", "65"), play("----", "7", ""));
  add(play("~~9~~ -9 (0,3)", "~~5~~", ""));
  for (const char* row : {"/////", "\\\\\\\\", "===="}) {
    add(play(row));
    EXPECT_EQ(reading().struck.size(), 4U) << row;
    m_sheet.lines.pop_back();
  }
  const Reading read = reading();
  EXPECT_EQ(playsText(read.plays), "1 red 6 (5,4) |  | \n3 blue -9 (0,3) |  | \n");
  EXPECT_EQ(playsText(read.struck), "1 blue  | 60 | 60\n2 blue  | 5 | 65\n2 red  | 7 | \n");
}

TEST_F(Readings, LeaveOutRowsWithoutAChip) {
  add(remaining("none", "-"), remaining("-11 x 2", "-22"));
  add(remaining("-", "0"), remaining("~~6~~", "6"));
  add(remaining("0", "0"), remaining("-", "6"));
  const Reading read = reading();
  ASSERT_EQ(read.rows.size(), 3U);
  EXPECT_EQ(read.rows[0].half->move, "-11 x 2");
  EXPECT_EQ(read.rows[1].half->move, "0");
  EXPECT_EQ(read.rows[2].half->move, "-");
  ASSERT_EQ(read.struck.size(), 1U);
}

TEST_F(Readings, MakeAnEntryOfEachJump) {
  add(play("6 ÷ 10; 6 - 0", "1 6", "-47"));
  add(play("6 ÷ 10, 6 - 0", "1 + 6 = 7", "-53 -47"));
  EXPECT_EQ(playsText(reading().plays),
            "1 blue 6 ÷ 10 | 1 |  0 of 2\n1 blue 6 - 0 | 6 | -47 1 of 2\n"
            "2 blue 6 ÷ 10 | 1 | -53 0 of 2\n2 blue 6 - 0 | 6 | -47 1 of 2\n");
}

TEST_F(Readings, KeepOneScoreOfSeveralJumpsApart) {
  add(play("6 ÷ 10; 6 - 0", "7", "-47"));
  add(play("6 ÷ 10; 6 - 0", "7a", ""));
  EXPECT_EQ(playsText(reading().plays),
            "1 blue 6 ÷ 10 |  |  0 of 2 share 7\n1 blue 6 - 0 |  | -47 1 of 2 share 7\n"
            "2 blue 6 ÷ 10 |  |  0 of 2\n2 blue 6 - 0 | ? |  1 of 2\n");
}

TEST_F(Readings, TakeALineOfJumpsThatIsWrittenTwiceForARepeat) {
  add(play("6 ÷ 10; 6 - 0", "1 6", "7"));
  add(play("6 ÷ 10; 6 - 0", "1 6", "7"));
  EXPECT_EQ(reading().plays.size(), 2U);
  EXPECT_EQ(reading().repeats.size(), 2U);
}

TEST_F(Readings, FindWhoBeganBehindMarks) {
  add(play("-", "-", "-"), play("6 (5,4)"));
  EXPECT_EQ(static_cast<int>(halfOrderOf(m_sheet, board::Side::Red)), static_cast<int>(HalfOrder::BlueFirst));
  m_sheet.lines.clear();
  add(play("-9 (0,3)"), play("6 (5,4)"));
  EXPECT_EQ(static_cast<int>(halfOrderOf(m_sheet, board::Side::Red)), static_cast<int>(HalfOrder::RedFirst));
}

// The greatest possible total of a set decides if `1,024` can mean 1024.
TEST(CellMemories, KnowWhereThousandsAreImpossible) {
  for (const auto& [name, isUnclear] : std::vector<std::pair<std::string, bool>>{{"counting", true},
                                                                                 {"whole", true},
                                                                                 {"integer", true},
                                                                                 {"fraction", false},
                                                                                 {"rational", false},
                                                                                 {"radical", true},
                                                                                 {"polynomial", true}}) {
    CellMemory cells(*rules::builtInChipSet(name));
    EXPECT_EQ(isUnreadable(cells.figure("1,024")), isUnclear) << name;
  }
}

// Reads the quiet move of every chip to every square, in every looser spelling. Each looser spelling must
// give the same move as the plain spelling.
TEST(LooseSpellingsOfAll, QuietMovesReadAsThePlainOnes) {
  for (const std::string_view name : rules::builtInChipSetNames()) {
    const rules::ChipSet& set = *rules::builtInChipSet(name);
    const EntryReader reader(set);
    const OperandReader operands(set);
    for (const rules::Chip& chip : set.chips) {
      for (int index = 0; index < 64; ++index) {
        const int x = index % 8;
        const int y = index / 8;
        if ((x + y) % 2 == 0) continue;
        const std::string a = std::to_string(x);
        const std::string b = std::to_string(y);
        const std::string& c = chip.text;
        const std::string plain = plainText(operands, reader.read(c + " (" + a + "," + b + ")"));
        EXPECT_EQ(plain, c + " (" + a + "," + b + ")");
        for (const std::string& cell :
             {c + " " + a + "," + b, c + " " + a + ", " + b, c + " " + a + ";" + b,
              c + " [" + a + "," + b + "]", c + " → (" + a + "," + b + ")", c + " -> (" + a + "," + b + ")",
              c + " to (" + a + "," + b + ")", c + ", (" + a + "," + b + ")", c + " (" + a + "," + b,
              c + " @(" + a + "," + b + ")", "1. " + c + " (" + a + "," + b + ")",
              "12) " + c + " (" + a + "," + b + ")", "3. " + c + " " + a + "," + b,
              "~~5~~ " + c + " (" + a + "," + b + ")", "(" + c + ") " + a + "," + b}) {
          EXPECT_EQ(plainText(operands, reader.read(cell)), plain) << name << ": " << cell;
        }
        // These spellings may be ambiguous. After a colon or a dash, `(a,b)` may be a decimal that is a chip
        // of the set, so the cell may also be a capture. Two digits without a comma may be a chip.
        for (const std::string& cell :
             {c + ": (" + a + "," + b + ")", c + " - (" + a + "," + b + ")", c + " " + a + b}) {
          const Entry entry = reader.read(cell);
          if (const auto* unreadable = std::get_if<UnreadableEntry>(&entry.move)) {
            EXPECT_EQ(static_cast<int>(unreadable->reason), static_cast<int>(UnreadableReason::Ambiguous))
                << name << ": " << cell;
            EXPECT_EQ(std::ranges::count(unreadable->readings, plain), 1) << name << ": " << cell;
          } else {
            EXPECT_EQ(plainText(operands, entry), plain) << name << ": " << cell;
          }
        }
        for (const std::string link : {"-", " - ", "→", " -> ", " ", "", " to "}) {
          const std::string cell = c + " (3,2)" + link + "(" + a + "," + b + ")";
          const Entry entry = reader.read(cell);
          ASSERT_NE(entry.quiet(), nullptr) << name << ": " << cell;
          EXPECT_EQ(entry.quiet()->origin, (board::Coordinates{3, 2}));
          EXPECT_EQ(entry.quiet()->destination, (board::Coordinates{x, y}));
        }
      }
      const Entry alone = reader.read(chip.text);
      ASSERT_TRUE(alone.isUnreadable()) << name << ": " << chip.text;
      EXPECT_EQ(static_cast<int>(std::get<UnreadableEntry>(alone.move).reason),
                static_cast<int>(UnreadableReason::SquareMissing));
    }
  }
}

// Reads captures of every chip by every chip, with every operator, in looser spellings. Each looser spelling
// must give the plain capture. A landing square after the capture only adds the square.
TEST(LooseSpellingsOfAll, CapturesReadAsThePlainOnes) {
  for (const std::string_view name : rules::builtInChipSetNames()) {
    const rules::ChipSet& set = *rules::builtInChipSet(name);
    const EntryReader reader(set);
    const OperandReader operands(set);
    for (const rules::Chip& taker : set.chips) {
      for (const rules::Chip& taken : set.chips) {
        for (const std::string sign : {" + ", " - ", " x ", " ÷ "}) {
          const std::string right = taken.text.starts_with('-') ? "(" + taken.text + ")" : taken.text;
          const std::string plain = taker.text + sign + right;
          ASSERT_EQ(plainText(operands, reader.read(plain)), plain) << name;
          for (const std::string& cell :
               {"7. " + plain, "7) " + plain, "(" + plain, plain + ")", taker.text + sign + "(" + taken.text,
                taker.text + sign + taken.text}) {
            EXPECT_EQ(plainText(operands, reader.read(cell)), plain) << name << ": " << cell;
          }
          for (const std::string landing : {" (3,4)", "(3,4)", " @ (3,4)", " @(3,4)", " at (3,4)", " [3,4]",
                                            " → (3,4)", " (3,4) = 1", " = 1 (3,4)"}) {
            EXPECT_EQ(plainText(operands, reader.read(plain + landing)), plain + " (3,4)")
                << name << ": " << plain << landing;
          }
        }
        const std::string product =
            plainText(operands, reader.read("(" + taker.text + ")(" + taken.text + ")"));
        EXPECT_EQ(plainText(operands, reader.read(taker.text + "(" + taken.text + ")")), product) << name;
        if (!taken.text.starts_with('-')) {
          EXPECT_EQ(plainText(operands, reader.read("(" + taker.text + ")" + taken.text)), product) << name;
        }
      }
    }
  }
}

}  // namespace
}  // namespace damath::sheet
