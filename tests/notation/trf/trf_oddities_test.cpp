// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of reports as other programs write them. The tests draw right reports and change them by one oddity
// each. A harmless oddity gives the same reading and a note. Other oddities are refused with their line, and
// give the same reading if the user wants a part.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "core/notation/trf/trf_import.hpp"
#include "core/notation/trf/trf_reader.hpp"
#include "core/notation/trf/trf_scoring.hpp"
#include "core/notation/trf/trf_settling.hpp"
#include "core/notation/trf/trf_swiss.hpp"
#include "core/text/letter.hpp"
#include "tests/notation/trf/right_report.hpp"

namespace damath::notation {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

bool isPlayerLine(const std::string& line) {
  return line.starts_with("001");
}

std::size_t charactersIn(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count_if(text, beginsLetter));
}

// Returns the byte at which the column, from 1, begins.
std::size_t byteOf(const std::string& line, std::size_t column) {
  std::size_t at = 0;
  for (std::size_t passed = 0; at < line.size(); ++at) {
    if (beginsLetter(line[at]) && ++passed == column) return at;
  }
  return line.size();
}

// Returns the name field of a player's line, without blanks at its end.
std::string nameIn(const std::string& line) {
  const std::size_t from = byteOf(line, 15);
  std::string name = line.substr(from, byteOf(line, 48) - from);
  name.erase(name.find_last_not_of(' ') + 1);
  return name;
}

// Returns the parts of a report that pairing and import use: players with composed names, rounds, colors.
struct Meaning {
  std::vector<TrfPlayer> players;
  std::vector<int> rounds;
  std::vector<TrfStart> starts;
  friend bool operator==(const Meaning&, const Meaning&) = default;
};

Meaning meaningOf(const Trf& trf) {
  Meaning meaning;
  for (const TrfPlayer* player : trf.all<TrfPlayer>()) {
    meaning.players.push_back(*player);
    meaning.players.back().name = withoutCase(player->name);
  }
  for (const TrfRounds* rounds : trf.all<TrfRounds>()) meaning.rounds.push_back(rounds->rounds);
  for (const TrfStart* start : trf.all<TrfStart>()) meaning.starts.push_back(*start);
  return meaning;
}

std::set<TrfNoteCode> codesOf(const TrfNotes& notes) {
  std::set<TrfNoteCode> codes;
  for (const TrfNote& note : notes) codes.insert(note.code);
  return codes;
}

// An oddity: changes the lines of a report and returns the lines that it changed; empty if the report has no
// place for it. `forget` removes from the right meaning what the oddity makes unreadable.
struct Oddity {
  const char* name;
  TrfNoteCode code;
  std::function<std::set<int>(Lines&, Draw&)> change;
  std::function<void(TrfPlayer&)> forget = {};
};

// Changes each player's line for which `change` returns true.
std::set<int> eachPlayer(Lines& lines, const std::function<bool(std::string&)>& change) {
  std::set<int> changed;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (isPlayerLine(lines[i]) && change(lines[i])) changed.insert(static_cast<int>(i) + 1);
  }
  return changed;
}

std::set<int> insertLine(Lines& lines, Draw& draw, const std::string& line) {
  const int at = draw.below(static_cast<int>(lines.size()) + 1);
  lines.insert(lines.begin() + at, line);
  return {at + 1};
}

bool replaceFirst(std::string& line, std::size_t from, std::string_view what, std::string_view by) {
  const std::size_t at = line.find(what, std::min(from, line.size()));
  if (at == std::string::npos) return false;
  line.replace(at, what.size(), by);
  return true;
}

// Moves the rest of a line to the left by the bytes that its name has more than characters.
bool countBytes(std::string& line) {
  const std::string name = nameIn(line);
  const std::size_t more = name.size() - charactersIn(name);
  if (more == 0) return false;
  line.erase(byteOf(line, 48 - more), more);
  return true;
}

// Writes each accent as a character of its own, without moving the rest of the line.
bool separateAccents(std::string& line) {
  bool isChanged = false;
  constexpr std::pair<std::string_view, std::string_view> kParts[] = {
      {"ñ", "n\u0303"}, {"á", "a\u0301"}, {"é", "e\u0301"}, {"í", "i\u0301"}, {"Í", "I\u0301"}};
  for (const auto& [whole, parts] : kParts) {
    while (replaceFirst(line, 0, whole, parts)) isChanged = true;
  }
  return isChanged;
}

// Replaces the last blanks before a column that is one more than a multiple of eight by a tab.
bool tabToStop(std::string& line) {
  const std::size_t from = byteOf(line, 58);
  for (std::size_t column = 81; column > 57; column -= 8) {
    const std::size_t end = byteOf(line, column);
    if (end < from + 8 || line.substr(end - 8, 8) != std::string(8, ' ')) continue;
    line.replace(end - 8, 8, "\t");
    return true;
  }
  return false;
}

// Makes the name longer than its columns. The rest of the line moves to the right.
bool makeLong(std::string& line) {
  const std::size_t from = byteOf(line, 15);
  const std::size_t end = byteOf(line, 48);
  line.replace(from, end - from, "Villanueva-Macapagal de los Santos, Ana");
  return true;
}

std::vector<Oddity> harmlessOddities() {
  using enum TrfNoteCode;
  const auto players = [](bool (*change)(std::string&)) {
    return [change](Lines& lines, Draw&) { return eachPlayer(lines, change); };
  };
  const auto inserted = [](const char* line) {
    return [line](Lines& lines, Draw& draw) { return insertLine(lines, draw, line); };
  };
  const auto headed = [](const char* tag, const char* by) {
    return [tag, by](Lines& lines, Draw&) {
      std::set<int> changed;
      for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].starts_with(tag) && replaceFirst(lines[i], 0, tag, by))
          changed.insert(static_cast<int>(i) + 1);
      }
      return changed;
    };
  };
  return {
      {"columns count bytes", CountsBytes, players(countBytes)},
      {"columns do not count accents", CountsLetters, players(separateAccents)},
      {"a tab at the end", Invisible, players([](std::string& line) {
         line += " \t";
         return true;
       })},
      {"a tab behind the tag", Invisible, players([](std::string& line) {
         line[3] = '\t';
         return true;
       })},
      {"a tab to the next stop", Invisible, players(tabToStop)},
      {"non-breaking blanks", Invisible, players([](std::string& line) {
         while (replaceFirst(line, 0, " ", "\u00A0")) {
         }
         return true;
       })},
      {"an invisible character in the name", Invisible,
       players([](std::string& line) { return replaceFirst(line, 14, ",", "\u200B,"); })},
      {"the end mark of DOS", Invisible,
       [](Lines& lines, Draw&) {
         lines.back() += '\x1A';
         return std::set<int>{static_cast<int>(lines.size())};
       }},
      {"indented lines", Indented, players([](std::string& line) {
         line.insert(0, "  ");
         return true;
       })},
      {"a tag in small letters", Spelling, headed("XXR", "xxr")},
      {"another tag in small letters", Spelling, headed("XXC", "xxc")},
      {"letters O for zeros", Spelling, headed("001", "OO1")},
      {"decimal commas", Spelling,
       players([](std::string& line) { return replaceFirst(line, byteOf(line, 81), ".", ","); })},
      {"halves as fractions", Spelling,
       players([](std::string& line) { return replaceFirst(line, byteOf(line, 81), ".5", "½ "); })},
      {"long dashes", Spelling,
       players([](std::string& line) { return replaceFirst(line, byteOf(line, 92), "-", "–"); })},
      {"½ for a draw", Spelling,
       players([](std::string& line) { return replaceFirst(line, byteOf(line, 92), "=", "½"); })},
      {"a letter for a digit", Spelling,
       players([](std::string& line) { return replaceFirst(line, byteOf(line, 92), "w 1", "w I"); })},
      {"a bye with a color", Spelling, players([](std::string& line) {
         return replaceFirst(line, byteOf(line, 92), "0000 - U", "0000 w U");
       })},
      {"a rating that is none", UnreadableField, players([](std::string& line) {
         line.replace(byteOf(line, 49), 4, "UNR ");
         return true;
       }),
       [](TrfPlayer& player) { player.rating.reset(); }},
      {"a rank that is none", UnreadableField, players([](std::string& line) {
         line.replace(byteOf(line, 86), 4, "   -");
         return true;
       }),
       [](TrfPlayer& player) { player.rank.reset(); }},
      {"a name that runs on", LongName, players(makeLong),
       [](TrfPlayer& player) { player.name = "villanueva-macapagal de los santos, ana"; }},
      {"an unknown line", UnknownLine, inserted("999 made by a program of another town")},
      {"a letterhead", UnknownLine, inserted("Division of Parañaque")},
      {"a team", TeamLine, inserted("013 Team One                           1    3")},
      {"a team with columns of bytes", TeamLine, inserted("013 Peñaranda                         1    3")},
      {"dates in wrong columns", UnreadableLine, inserted("132 26/11/20 26/11/21")},
      {"a text without its blank", UnreadableLine, inserted("022Arayat")},
      {"a fact of nobody", UnreadableLine, inserted("DAT x GROUP Rizal")},
      {"a player's line twice", SameLineTwice,
       [](Lines& lines, Draw&) {
         lines.push_back(lines.back());
         return std::set<int>{static_cast<int>(lines.size())};
       }},
      {"another number of players", CountDiffers,
       [](Lines& lines, Draw&) {
         lines[1] = "062 99 (12)";
         return std::set<int>{2};
       }},
  };
}

TEST(TrfOddities, AHarmlessOddityGivesTheSameReadingAndANote) {
  std::map<std::string, int> tried;
  for (const Oddity& oddity : harmlessOddities()) {
    Draw draw(2611);
    for (int turn = 0; turn < 40; ++turn) {
      const Trf right = rightReport(draw);
      Lines lines = linesOfReport(right);
      ASSERT_THAT(readTrf(textOfLines(lines), TrfExtent::Whole).value().notes, IsEmpty());
      const std::set<int> changed = oddity.change(lines, draw);
      if (changed.empty()) continue;
      ++tried[oddity.name];
      const std::string text = textOfLines(lines);
      const auto reading = readTrf(text, TrfExtent::Whole);
      ASSERT_TRUE(reading) << oddity.name << "\n"
                           << reading.error().front().line << ":" << reading.error().front().column << "\n"
                           << text;
      Meaning expected = meaningOf(right);
      if (oddity.forget) {
        for (TrfPlayer& player : expected.players) oddity.forget(player);
      }
      EXPECT_EQ(meaningOf(reading->trf), expected) << oddity.name << "\n" << text;
      EXPECT_THAT(codesOf(reading->notes), ElementsAre(oddity.code)) << oddity.name << "\n" << text;
      std::set<int> noted;
      for (const TrfNote& note : reading->notes) noted.insert(note.line);
      EXPECT_EQ(noted, changed) << oddity.name << "\n" << text;
      EXPECT_EQ(nextRoundOf(reading->trf), nextRoundOf(right)) << oddity.name;
      const auto part = readTrf(text, TrfExtent::Readable);
      ASSERT_TRUE(part);
      EXPECT_EQ(part->trf, reading->trf) << oddity.name;
      EXPECT_THAT(part->leftOut, IsEmpty());
    }
  }
  EXPECT_EQ(tried.size(), harmlessOddities().size());
  for (const auto& [name, times] : tried) EXPECT_GE(times, 5) << name;
}

// Two oddities of different lines do not disturb each other.
TEST(TrfOddities, OdditiesAddUp) {
  const std::vector<Oddity> oddities = harmlessOddities();
  Draw draw(77);
  int tried = 0;
  for (int turn = 0; turn < 300; ++turn) {
    const Oddity& first = oddities[static_cast<std::size_t>(draw.below(static_cast<int>(oddities.size())))];
    const Trf right = rightReport(draw);
    Lines lines = linesOfReport(right);
    if (first.change(lines, draw).empty()) continue;
    std::set<TrfNoteCode> expected = {first.code, TrfNoteCode::UnknownLine, TrfNoteCode::TeamLine};
    lines.insert(lines.begin(), "999 unknown");
    lines.push_back("013 Team");
    const auto reading = readTrf(textOfLines(lines), TrfExtent::Whole);
    ASSERT_TRUE(reading) << first.name;
    EXPECT_EQ(codesOf(reading->notes), expected) << first.name;
    EXPECT_EQ(nextRoundOf(reading->trf), nextRoundOf(right)) << first.name;
    ++tried;
  }
  EXPECT_GT(tried, 150);
}

TEST(TrfOddities, EveryEncodingAndLineEnd) {
  Draw draw(5);
  for (int turn = 0; turn < 30; ++turn) {
    const Trf right = rightReport(draw);
    const std::string text = textOfLines(linesOfReport(right));
    std::string windows;
    std::string utf16 = "\xFF\xFE";
    std::string_view rest = text;
    while (!rest.empty()) {
      const Letter letter = firstLetter(rest).value();
      windows += static_cast<char>(letter.code);
      utf16 += static_cast<char>(letter.code & 0xFFU);
      utf16 += static_cast<char>(letter.code >> 8U);
      rest.remove_prefix(letter.bytes.size());
    }
    const bool isAscii = windows == text;
    const auto read = [&](const std::string& bytes, TextEncoding encoding) {
      const auto reading = readTrf(bytes, TrfExtent::Whole);
      ASSERT_TRUE(reading);
      EXPECT_EQ(reading->trf, right);
      EXPECT_THAT(reading->notes, IsEmpty());
      EXPECT_EQ(reading->encoding, encoding);
      EXPECT_EQ(reading->toCheck.empty(), encoding != TextEncoding::Windows);
    };
    read(windows, isAscii ? TextEncoding::Utf8 : TextEncoding::Windows);
    read(utf16, TextEncoding::Utf16);
    std::string returns = text;
    std::ranges::replace(returns, '\n', '\r');
    read(returns, TextEncoding::Utf8);
    read("\xEF\xBB\xBF" + text, TextEncoding::Utf8);
    EXPECT_TRUE(looksLikeTrf(text));
  }
}

// In Windows-1252, signs of a text are read, but never a byte that would be a letter of another encoding.
TEST(TrfOddities, SignsOfWindowsAreReadBesideWords) {
  const auto read = readTrf(
      "012 Sub-12 \x96 \x93 Open\x94 \xBD\n001    1      Pe\xF1"
      "a, Ana\n",
      TrfExtent::Whole);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->trf.text("012"), "Sub-12 – “ Open” ½");
  EXPECT_EQ(read->toCheck, "Peña");
  EXPECT_FALSE(readTrf("001    1      Mu\x96oz, Ana\n", TrfExtent::Whole));
}

// The lines of both players have the game; one of them lacks its part.
TEST(TrfOddities, AGameIsCompletedFromTheOtherLine) {
  Draw draw(9);
  int colours = 0;
  int games = 0;
  int results = 0;
  for (int turn = 0; turn < 200; ++turn) {
    const Trf right = rightReport(draw);
    Trf odd = right;
    std::vector<TrfPlayer*> players;
    for (TrfRecord& record : odd.records) {
      if (auto* player = std::get_if<TrfPlayer>(&record)) players.push_back(player);
    }
    TrfPlayer& player = *players[static_cast<std::size_t>(draw.below(static_cast<int>(players.size())))];
    const int round = 1 + draw.below(static_cast<int>(player.games.size()));
    TrfGame& game = player.games[static_cast<std::size_t>(round) - 1];
    if (game.opponent == 0) continue;
    const bool isForfeited = isForfeit(game.result);
    const int kind = draw.below(3);
    if (kind == 0) game.colour = TrfColour::None;
    if (kind == 1) game.result = TrfResult::Unknown;
    if (kind == 2) game = TrfGame{};
    if (kind == 0 && isForfeited) continue;
    while (!player.games.empty() && player.games.back() == TrfGame{}) player.games.pop_back();
    const TrfSettled whole = settled(odd, TrfExtent::Whole);
    const TrfSettled part = settled(odd, TrfExtent::Readable);
    EXPECT_EQ(part.trf, right) << kind;
    if (kind == 0) {
      ++colours;
      EXPECT_EQ(whole.trf, right);
      EXPECT_THAT(codesOf(whole.notes), ElementsAre(TrfNoteCode::ColourFollows));
      EXPECT_THAT(part.leftOut, IsEmpty());
      continue;
    }
    ++(kind == 1 ? results : games);
    EXPECT_THAT(whole.notes, IsEmpty());
    ASSERT_THAT(part.leftOut, SizeIs(1));
    EXPECT_EQ(part.leftOut[0].kind,
              kind == 1 ? TrfMisfitKind::ResultsDiffer : TrfMisfitKind::OpponentDiffers);
    EXPECT_GT(part.leftOut[0].line, 4);
    EXPECT_EQ(nextRoundOf(whole.trf), "misfit");
    EXPECT_EQ(nextRoundOf(part.trf), nextRoundOf(right));
    // The import refuses the report with the line of a player, and imports all of it in part.
    const auto refused = gamesOf(whole.trf, TrfExtent::Whole);
    ASSERT_FALSE(refused);
    EXPECT_GT(refused.error().front().line, 4);
    EXPECT_EQ(gamesOf(part.trf, TrfExtent::Whole).value().history,
              gamesOf(right, TrfExtent::Whole).value().history);
  }
  EXPECT_GT(colours, 20);
  EXPECT_GT(results, 20);
  EXPECT_GT(games, 20);
}

// Returns the faults as "line:column/code".
std::string faultsIn(const TrfFaults& faults) {
  std::string text;
  for (const TrfFault& fault : faults) {
    text += (text.empty() ? "" : " ") + std::to_string(fault.line) + ":" + std::to_string(fault.column) +
            "/" + std::to_string(static_cast<int>(fault.code));
  }
  return text;
}

std::string codeText(TrfFaultCode code) {
  return "/" + std::to_string(static_cast<int>(code));
}

// A fault in one line: the report is refused with this line alone, and in part the other lines are as before.
TEST(TrfOddities, AFaultIsNamedOnceAndThePartIsRead) {
  Draw draw(31);
  for (int turn = 0; turn < 60; ++turn) {
    const Trf right = rightReport(draw);
    Lines lines = linesOfReport(right);
    const std::size_t at = 4 + static_cast<std::size_t>(draw.below(static_cast<int>(lines.size()) - 4));
    const std::string line = std::to_string(at + 1);
    // A field that moved by one column makes all later columns wrong.
    lines[at].insert(byteOf(lines[at], 70), " ");
    const auto refused = readTrf(textOfLines(lines), TrfExtent::Whole);
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error(), SizeIs(1)) << faultsIn(refused.error());
    EXPECT_EQ(refused.error()[0].line, static_cast<int>(at) + 1);
    const auto part = readTrf(textOfLines(lines), TrfExtent::Readable);
    ASSERT_TRUE(part);
    EXPECT_EQ(faultsIn(part->leftOut), faultsIn(refused.error()));
    EXPECT_EQ(part->trf.records.size(), right.records.size());
    for (std::size_t i = 0; i < right.records.size(); ++i) {
      EXPECT_TRUE(i == at || part->trf.records[i] == right.records[i]) << i;
    }
    // The games of the line stand in the lines of the opponents too.
    const auto* own = std::get_if<TrfPlayer>(&right.records[at]);
    const TrfSettled settledPart = settled(part->trf, TrfExtent::Readable);
    const auto& restored = std::get<TrfPlayer>(settledPart.trf.records[at]);
    for (int round = 1; round <= static_cast<int>(own->games.size()); ++round) {
      EXPECT_TRUE(own->gameOf(round).opponent == 0 || restored.gameOf(round) == own->gameOf(round)) << round;
    }
  }
}

TEST(TrfOddities, LinesThatChangeTheMeaningAreRefusedAndLeftOut) {
  Draw draw(3);
  const Trf right = rightReport(draw);
  const Lines rightLines = linesOfReport(right);
  const int end = static_cast<int>(rightLines.size());
  struct Case {
    std::string line;
    std::string faults;
  };
  const Case cases[] = {
      {"162  Q 1.0", ":6" + codeText(TrfFaultCode::NotWord)},
      {"XXC green", ":5" + codeText(TrfFaultCode::NotWord)},
      {"240 U 003 0001", ":5" + codeText(TrfFaultCode::NotResult)},
      {"260 001 002 0001", ":13" + codeText(TrfFaultCode::NotNumber)},
      {"BBW x", ":5" + codeText(TrfFaultCode::NotPoints)},
      {"192FIDE_DUTCH_2026", ":4" + codeText(TrfFaultCode::NotBlank)},
      {"XXZ one", ":5" + codeText(TrfFaultCode::NotNumber)},
      {"012 " + std::string(5000, 'a'), ":4097" + codeText(TrfFaultCode::TooLong)},
      {"001    1      Another, Player", ":5" + codeText(TrfFaultCode::NumberTwice)},
      {"001    x      Another, Player", ":8" + codeText(TrfFaultCode::NotNumber)},
      {"001   10x     Another, Player", ":9" + codeText(TrfFaultCode::NotBlank)},
      {"001\t3\tAnother, Player", ":4" + codeText(TrfFaultCode::Control)},
  };
  for (const Case& each : cases) {
    Lines lines = rightLines;
    lines.push_back(each.line);
    const auto refused = readTrf(textOfLines(lines), TrfExtent::Whole);
    ASSERT_FALSE(refused) << each.line;
    EXPECT_EQ(faultsIn(refused.error()), std::to_string(end + 1) + each.faults) << each.line;
    const auto part = readTrf(textOfLines(lines), TrfExtent::Readable);
    ASSERT_TRUE(part) << each.line;
    EXPECT_EQ(faultsIn(part->leftOut), faultsIn(refused.error())) << each.line;
    EXPECT_EQ(meaningOf(part->trf), meaningOf(right)) << each.line;
  }
}

TEST(TrfOddities, ASecondTournamentInTheFileIsNamed) {
  Draw draw(8);
  const Trf right = rightReport(draw);
  Lines lines = linesOfReport(right);
  const std::size_t first = lines.size();
  const Lines second = linesOfReport(rightReport(draw));
  lines.insert(lines.end(), second.begin(), second.end());
  const auto refused = readTrf(textOfLines(lines), TrfExtent::Whole);
  ASSERT_FALSE(refused);
  EXPECT_EQ(faultsIn(refused.error()),
            std::to_string(first + 1) + ":1" + codeText(TrfFaultCode::SecondTournament));
  EXPECT_EQ(readTrf(textOfLines(lines), TrfExtent::Readable).value().trf, right);
}

TEST(TrfOddities, TenThousandPlayersAreOneFault) {
  std::string text = "012 Big\nXXR 9\n";
  const auto line = [](int number) {
    const std::string own = std::to_string(number);
    return "001 " + std::string(own.size() < 4 ? 4 - own.size() : 0, ' ') + own + "      P" + own + "\n";
  };
  for (int number = 1; number <= 9999; ++number) text += line(number);
  ASSERT_TRUE(readTrf(text, TrfExtent::Whole));
  // A program that writes five digits also moves the columns of lines that name the player as opponent.
  std::string moved = line(3);
  moved.pop_back();
  text.replace(text.find(line(3)), line(3).size(),
               moved + std::string(91 - moved.size(), ' ') + "10000 w 1\n");
  const auto refused = readTrf(text + line(10000), TrfExtent::Whole);
  ASSERT_FALSE(refused);
  EXPECT_EQ(faultsIn(refused.error()), "10002:5" + codeText(TrfFaultCode::TooManyPlayers));
  EXPECT_EQ(refused.error()[0].written, "10000");
  EXPECT_EQ(refused.error()[0].expected, "9999");
}

// A column that has only byes is the round to pair, as long as somebody is left to be paired.
TEST(TrfOddities, ByesAheadAreNoPlayedRound) {
  Draw draw(15);
  for (int turn = 0; turn < 60; ++turn) {
    Trf trf = rightReport(draw);
    const int paired = trf.pairedRounds();
    std::vector<TrfPlayer*> players;
    for (TrfRecord& record : trf.records) {
      if (auto* player = std::get_if<TrfPlayer>(&record)) players.push_back(player);
    }
    EXPECT_EQ(players.front()->games.size(), static_cast<std::size_t>(paired));
    const std::size_t away = 1 + static_cast<std::size_t>(draw.below(static_cast<int>(players.size()) - 2));
    for (std::size_t i = 0; i < away; ++i) {
      const TrfResult kinds[] = {TrfResult::AllottedBye, TrfResult::ForfeitWin};
      players[i]->games.push_back({0, TrfColour::None, kinds[draw.below(2)]});
    }
    EXPECT_EQ(trf.pairedRounds(), paired);
    const TrfSettled read = settled(parseTrf(toTrf(trf, TrfVersion::Trf16)).value(), TrfExtent::Whole);
    EXPECT_THAT(codesOf(read.notes), ElementsAre(TrfNoteCode::ByeAhead));
    EXPECT_THAT(read.notes, SizeIs(away));
    const auto swiss = TrfSwiss::read(read.trf);
    ASSERT_TRUE(swiss);
    EXPECT_EQ(swiss->paired(), paired);
    const dutch::Tournament before = swiss->before(paired + 1);
    EXPECT_EQ(static_cast<std::size_t>(std::ranges::count(before.players, false, &dutch::Player::plays)),
              away);
    // The import cannot store the bye. In part, the player is absent.
    const auto refused = gamesOf(read.trf, TrfExtent::Whole);
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error(), SizeIs(away));
    EXPECT_EQ(gamesOf(read.trf, TrfExtent::Readable).value().history.absences.size(), away);
    // A column without a blank cell is a round that nobody could play.
    for (std::size_t i = away; i < players.size(); ++i)
      players[i]->games.push_back({0, TrfColour::None, TrfResult::ZeroBye});
    EXPECT_EQ(trf.pairedRounds(), paired + 1);
  }
}

// The reader knows two letters of an absence. Points that are not given are the usual points.
TEST(TrfOddities, TheLineOfPointsInBothSpellings) {
  for (const char* line :
       {"162  W 3.0    D 1.0    L 0.0    A 0.5    P 2.0", "162  W 3.0    D 1.0    L 0.0    Z 0.5    P 2.0",
        "162  W 3.0    D 1.0    Z 0.5    P 2.0"}) {
    const TrfScoring scoring(parseTrf(std::string(line) + "\n").value());
    EXPECT_EQ(scoring.of({0, TrfColour::None, TrfResult::ZeroBye}), 5) << line;
    EXPECT_EQ(scoring.of({1, TrfColour::White, TrfResult::ForfeitLoss}), 5) << line;
    EXPECT_EQ(scoring.of({1, TrfColour::White, TrfResult::Loss}), 0) << line;
    EXPECT_EQ(scoring.of({0, TrfColour::None, TrfResult::AllottedBye}), 20) << line;
    EXPECT_EQ(scoring.of({1, TrfColour::White, TrfResult::Win}), 30) << line;
  }
}

TEST(TrfOddities, AReportIsKnownByAPlayersLine) {
  EXPECT_TRUE(looksLikeTrf("Torneo de la ciudad\n\n001    1      Cruz, Ana\n"));
  EXPECT_FALSE(looksLikeTrf("Torneo de la ciudad\n001,Cruz,Ana\n"));
  EXPECT_FALSE(looksLikeTrf("last,first,school\n001 Cruz,Ana,Rizal\n"));
}

}  // namespace
}  // namespace damath::notation
