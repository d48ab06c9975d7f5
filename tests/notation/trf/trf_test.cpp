// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/trf/trf_reader.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

#include "core/notation/trf/trf_line.hpp"
#include "core/notation/trf/trf_misfit.hpp"

namespace damath::notation {
namespace {

using Lots = std::mt19937;

int below(Lots& lots, int count) {
  return static_cast<int>(lots() % static_cast<unsigned>(count));
}

// Returns the errors as "line:column/code", separated by blanks.
std::string faultsOf(std::string_view text) {
  const auto trf = parseTrf(text);
  std::string faults;
  if (trf) return faults;
  for (const TrfFault& fault : trf.error()) {
    faults += (faults.empty() ? "" : " ") + std::to_string(fault.line) + ":" + std::to_string(fault.column) +
              "/" + std::to_string(static_cast<int>(fault.code));
  }
  return faults;
}

std::string code(TrfFaultCode code) {
  return "/" + std::to_string(static_cast<int>(code));
}

// Returns the text with uniform line ends and without blanks at the ends of lines.
std::string plain(std::string_view text) {
  std::string all;
  std::string line;
  const auto end = [&] {
    line.erase(line.find_last_not_of(' ') + 1);
    all += line + "\n";
    line.clear();
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\r' || text[i] == '\n') {
      if (text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n') ++i;
      end();
    } else {
      line += text[i];
    }
  }
  if (!line.empty()) end();
  return all;
}

constexpr std::string_view kPlayerLine =
    "001    4 w GM Peña,Niño                         2409 PHI    "
    " 5201234 2012/05/30  4.5    3     7 w 1  0000 - U    12 b =               1 - +";

TEST(Trf, APlayersLineByItsColumns) {
  const auto trf = parseTrf(kPlayerLine);
  ASSERT_TRUE(trf);
  const auto players = trf->all<TrfPlayer>();
  ASSERT_EQ(players.size(), 1U);
  const TrfPlayer& player = *players[0];
  EXPECT_EQ(player.number, 4);
  EXPECT_EQ(player.sex, "w");
  EXPECT_EQ(player.title, "GM");
  EXPECT_EQ(player.name, "Peña,Niño");
  EXPECT_EQ(player.rating, 2409);
  EXPECT_EQ(player.federation, "PHI");
  EXPECT_EQ(player.fideNumber, "5201234");
  EXPECT_EQ(player.birth, "2012/05/30");
  EXPECT_EQ(player.tenths, 45);
  EXPECT_EQ(player.rank, 3);
  ASSERT_EQ(player.games.size(), 5U);
  EXPECT_EQ(player.games[0], (TrfGame{7, TrfColour::White, TrfResult::Win}));
  EXPECT_EQ(player.games[1], (TrfGame{0, TrfColour::None, TrfResult::AllottedBye}));
  EXPECT_EQ(player.games[2], (TrfGame{12, TrfColour::Black, TrfResult::Draw}));
  EXPECT_EQ(player.games[3], TrfGame{});
  EXPECT_EQ(player.games[4], (TrfGame{1, TrfColour::None, TrfResult::ForfeitWin}));
  EXPECT_EQ(plain(toTrf(*trf, TrfVersion::Trf16)), plain(kPlayerLine));
}

TEST(Trf, EveryOtherLine) {
  const std::string text =
      "012 Division Fair\n"
      "112 A\n"
      "112 B\n"
      "132" +
      std::string(88, ' ') +
      "26/11/20  26/11/21\n"
      "142 7\n"
      "152 B\n"
      "162  W 3.0    D 1.0    L 0.0    A 0.0    P 3.0\n"
      "172 PHI NIDOF\n"
      "192 FIDE_DUTCH_2025\n"
      "202 DE,BH/C1,SB\n"
      "212 PTS,DE\n"
      "240 H 003 0026 0047\n"
      "250 00.0  2.0 001 003 0001 0090\n"
      "260 001 002 0125 0180 0184\n"
      "XXZ 3 12\n"
      "XXS W=3.0 D=1.0\n"
      "DAT 0004 GROUP Rizal High School\n"
      "013 Team One                           1    3\n"
      "### a comment\n"
      "\n"
      "PHI    4 w\n"
      "299 +    0.5 002 0004\n";
  const auto trf = parseTrf(text);
  ASSERT_TRUE(trf) << faultsOf(text);
  EXPECT_EQ(trf->text("012"), "Division Fair");
  EXPECT_EQ(trf->text("102"), "");
  EXPECT_EQ(trf->all<TrfDates>()[0]->dates, (std::vector<std::string>{"26/11/20", "26/11/21"}));
  EXPECT_EQ(trf->all<TrfRounds>()[0]->rounds, 7);
  EXPECT_EQ(trf->all<TrfStart>()[0]->first, TrfColour::Black);
  EXPECT_EQ(trf->all<TrfPoints>()[0]->values.size(), 5U);
  EXPECT_EQ(trf->all<TrfPoints>()[0]->values[1], (TrfPoints::Value{TrfScored::Draw, 10}));
  EXPECT_EQ(trf->all<TrfSeeding>()[0]->method, "NIDOF");
  EXPECT_EQ(trf->all<TrfCodes>()[0]->codes, (std::vector<std::string>{"DE", "BH/C1", "SB"}));
  EXPECT_EQ(*trf->all<TrfByes>()[0], (TrfByes{TrfResult::HalfBye, 3, {26, 47}}));
  EXPECT_EQ(*trf->all<TrfAcceleration>()[0], (TrfAcceleration{0, 20, 1, 3, 1, 90}));
  EXPECT_EQ(*trf->all<TrfApart>()[0], (TrfApart{1, 2, {125, 180, 184}}));
  EXPECT_EQ(trf->all<TrfResultPoints>()[0]->values,
            (std::vector<TrfResultPoints::Value>{{TrfResultCode::Win, 30}, {TrfResultCode::Draw, 10}}));
  EXPECT_EQ(trf->all<TrfAbsent>()[0]->numbers, (std::vector<int>{3, 12}));
  EXPECT_EQ(*trf->all<TrfFact>()[0], (TrfFact{4, "GROUP", "Rizal High School"}));
  EXPECT_EQ(*trf->all<TrfTeam>()[0], (TrfTeam{"Team One", {1, 3}}));
  EXPECT_EQ(trf->all<TrfOther>().size(), 4U);
  std::string expected = plain(text);
  expected.replace(expected.find("250 00.0"), 8, "250  0.0");
  EXPECT_EQ(plain(toTrf(*trf, TrfVersion::Trf26)), expected);
}

TEST(Trf, TheVersionsSpellRoundsAndFirstColour) {
  const auto trf = parseTrf("142 9\n152 W\n");
  ASSERT_TRUE(trf);
  EXPECT_EQ(toTrf(*trf, TrfVersion::Trf16), "XXR 9\r\nXXC white1\r\n");
  EXPECT_EQ(toTrf(*trf, TrfVersion::Trf26), "142 9\r\n152 W\r\n");
  const auto ranked = parseTrf("XXC rank black1\n");
  ASSERT_TRUE(ranked);
  EXPECT_EQ(toTrf(*ranked, TrfVersion::Trf26), "XXC rank black1\r\n");
}

TEST(Trf, LineEndsMarksAndLettersOfAnyKind) {
  const auto one = parseTrf(
      "\xEF\xBB\xBF"
      "012 Fair\r001    1" +
      std::string(83, ' ') + "0000 - u\r");
  const auto other = parseTrf("012 Fair\r\n001    1" + std::string(83, ' ') + "0000 - U\r\n");
  ASSERT_TRUE(one);
  ASSERT_TRUE(other);
  EXPECT_EQ(*one, *other);
}

TEST(Trf, FaultsByLineAndColumn) {
  EXPECT_EQ(faultsOf(""), "1:1" + code(TrfFaultCode::Empty));
  EXPECT_EQ(faultsOf("\n \n"), "1:1" + code(TrfFaultCode::Empty));
  EXPECT_EQ(faultsOf("012 A\n001\t2\tB\n"), "2:4" + code(TrfFaultCode::Control));
  EXPECT_EQ(faultsOf("\xEF\xBB\xBF\xEF\xBB\xBF"), "1:1" + code(TrfFaultCode::Empty));
  EXPECT_EQ(faultsOf("012 A\n012 \x81\n"), "2:1" + code(TrfFaultCode::NotText));
  EXPECT_EQ(faultsOf(std::string("012 A\n012 \0\n", 12)), "2:1" + code(TrfFaultCode::NotText));
  EXPECT_EQ(faultsOf("192FIDE_DUTCH_2026\n"), "1:4" + code(TrfFaultCode::NotBlank));
  EXPECT_EQ(faultsOf("XXR x\n142\n142 0\n"), "1:5" + code(TrfFaultCode::NotNumber) + " 2:5" +
                                                 code(TrfFaultCode::NotNumber) + " 3:5" +
                                                 code(TrfFaultCode::NotNumber));
  EXPECT_EQ(faultsOf("152 X\n"), "1:5" + code(TrfFaultCode::NotColour));
  EXPECT_EQ(faultsOf("XXC white1 green\n"), "1:12" + code(TrfFaultCode::NotWord));
  EXPECT_EQ(faultsOf("162  Q 1.0\n"), "1:6" + code(TrfFaultCode::NotWord));
  EXPECT_EQ(faultsOf("162  W 1;0\n"), "1:8" + code(TrfFaultCode::NotPoints));
  EXPECT_EQ(faultsOf("BBW x\n"), "1:5" + code(TrfFaultCode::NotPoints));
  EXPECT_EQ(faultsOf("XXS\n"), "1:5" + code(TrfFaultCode::NotWord));
  EXPECT_EQ(faultsOf("XXS W=3 QQ=1\n"), "1:9" + code(TrfFaultCode::NotWord));
  EXPECT_EQ(faultsOf("XXS W=3 D\n"), "1:9" + code(TrfFaultCode::NotWord));
  EXPECT_EQ(faultsOf("XXS W=3 D=1;5\n"), "1:11" + code(TrfFaultCode::NotPoints));
  EXPECT_EQ(faultsOf("XXS D=0.25\n"), "1:7" + code(TrfFaultCode::NotPoints));
  EXPECT_EQ(faultsOf("XXS w=3.00 hpb=.5\n"), "");
  EXPECT_EQ(faultsOf("240 U 003 0026\n"), "1:5" + code(TrfFaultCode::NotResult));
  EXPECT_EQ(faultsOf("260 001 002 0125\n"), "1:13" + code(TrfFaultCode::NotNumber));
  EXPECT_EQ(faultsOf("001    1\n012 A\n001    1 m\n"), "3:5" + code(TrfFaultCode::NumberTwice));
  EXPECT_EQ(faultsOf(std::string("012 ") + std::string(5000, 'a')), "1:4097" + code(TrfFaultCode::TooLong));
  EXPECT_EQ(faultsOf(std::string(kMostTrfBytes + 1, 'a')), "1:1" + code(TrfFaultCode::TooLarge));
}

TEST(Trf, FaultsOfAPlayersLine) {
  const auto changed = [](std::size_t column, char letter) {
    // The line has only plain letters, so that each column is one byte.
    std::string line = "001    4 m    Pena,Nino                         2409" + std::string(28, ' ') +
                       " 4.5    3     7 w 1  0000 - U";
    line.at(column - 1) = letter;
    return faultsOf("\n" + line);
  };
  EXPECT_EQ(changed(4, ' '), "");
  EXPECT_EQ(changed(4, 'x'), "2:4" + code(TrfFaultCode::NotBlank));
  EXPECT_EQ(changed(8, 'x'), "2:8" + code(TrfFaultCode::NotNumber));
  EXPECT_EQ(changed(48, 'x'), "2:48" + code(TrfFaultCode::NotBlank));
  EXPECT_EQ(changed(50, 'x'), "") << "nothing depends on a rating";
  EXPECT_EQ(changed(83, ','), "") << "a decimal comma is read";
  EXPECT_EQ(changed(89, '-'), "") << "nothing depends on a rank";
  EXPECT_EQ(changed(97, 'x'), "2:97" + code(TrfFaultCode::NotColour));
  EXPECT_EQ(changed(99, 'x'), "2:99" + code(TrfFaultCode::NotResult));
  EXPECT_EQ(changed(99, 'U'), "2:99" + code(TrfFaultCode::NotResult));  // a bye against an opponent
  EXPECT_EQ(changed(107, 'w'), "") << "a bye has no color";
  EXPECT_EQ(changed(92, 'x'), "2:92" + code(TrfFaultCode::NotNumber));
}

TEST(Trf, CountsCharactersAndFaultsAreFew) {
  const std::string line = "001    1      " + std::string(33, 'a') + " x";
  std::string wide = "001    1      ";
  for (int i = 0; i < 33; ++i) wide += "ñ";
  EXPECT_EQ(faultsOf(line + std::string(42, ' ') + "x"), "1:92" + code(TrfFaultCode::NotNumber));
  EXPECT_EQ(faultsOf(wide + std::string(44, ' ') + "x"), "1:92" + code(TrfFaultCode::NotNumber));
  std::string many;
  for (int i = 0; i < 500; ++i) many += "142 x\n";
  EXPECT_EQ(parseTrf(many).error().size(), kMostTrfFaults);
}

// A line with a fault is read in many ways. A file of such lines would take long, so after many of them a
// line is read only as it is written.
TEST(Trf, AfterManyFaultyLinesALineIsReadAsItIsWritten) {
  const std::string known = "001    1      Cruz, Ana\n";
  const std::string longName = "001    2      Villanueva-Macapagal de los Santos, Ana 1500" +
                               std::string(28, ' ') + " 1.0    2     1 w 1\n";
  for (const std::string& useless : {std::string("001    x      Another, Player\n"), known}) {
    for (const std::size_t count : {0U, 99U, 100U, 500U}) {
      std::string text = known;
      for (std::size_t i = 0; i < count; ++i) text += useless;
      const auto part = readTrf(text + longName, TrfExtent::Readable);
      ASSERT_TRUE(part);
      const bool isRead = std::ranges::any_of(
          part->notes, [](const TrfNote& note) { return note.code == TrfNoteCode::LongName; });
      EXPECT_EQ(isRead, count < 100) << count << " " << useless;
    }
  }
}

TEST(Trf, MisfitsAreFewAndEachIsToldOnce) {
  TrfMisfits many;
  TrfMisfits expected;
  for (int number = 1; number <= 300; ++number) {
    const TrfMisfit misfit{TrfMisfitKind::NoSuchOpponent, number, 0, 9000, {}, {}};
    many.insert(many.end(), 3, misfit);
    if (expected.size() < kMostTrfMisfits) expected.push_back(misfit);
  }
  const TrfMisfit leftOut{TrfMisfitKind::RoundsLeftOut, 0, 2, 9, {}, {}};
  many.insert(many.end(), 2, leftOut);
  many.push_back({TrfMisfitKind::PlaysItself, 5, 1, 0, {}, {}});
  expected.push_back(leftOut);
  EXPECT_EQ(onceEach(many), expected) << "the rounds that are left out are always told";
  EXPECT_TRUE(onceEach({}).empty());
}

TEST(Trf, WhatIsTooLongForItsColumnsIsCut) {
  TrfPlayer player;
  player.number = 1;
  player.name = std::string(40, 'a');
  player.rating = 1;
  const auto trf = parseTrf(toTrf({{player}}, TrfVersion::Trf26));
  ASSERT_TRUE(trf);
  EXPECT_EQ(trf->all<TrfPlayer>()[0]->name, std::string(33, 'a'));
  EXPECT_EQ(trf->all<TrfPlayer>()[0]->rating, 1);
}

std::string anyText(Lots& lots, int most) {
  static const std::string kLetters[] = {"a", "Z", "ñ", "é", "0", ",", " ", ".", "-", "漢", "√", "7"};
  std::string text;
  for (int length = below(lots, most + 1); length > 0; --length)
    text += kLetters[below(lots, std::size(kLetters))];
  return TrfLine(text).field(1, most);
}

std::vector<int> anyNumbers(Lots& lots, int least) {
  std::vector<int> numbers;
  for (int count = least + below(lots, 5); count > 0; --count) numbers.push_back(1 + below(lots, 9999));
  return numbers;
}

template <class Value>
std::optional<Value> maybe(Lots& lots, Value value) {
  return below(lots, 3) == 0 ? std::nullopt : std::optional(value);
}

TrfGame anyGame(Lots& lots) {
  if (below(lots, 6) == 0) return {};
  if (below(lots, 4) == 0) return {0, TrfColour::None, TrfResult{1 + below(lots, 12)}};
  return {1 + below(lots, 9999), TrfColour{below(lots, 3)}, TrfResult{below(lots, 9)}};
}

TrfPlayer anyPlayer(Lots& lots, int number) {
  TrfPlayer player{number,
                   below(lots, 2) == 0 ? "m" : "",
                   anyText(lots, 3),
                   anyText(lots, 33),
                   maybe(lots, below(lots, 10000)),
                   anyText(lots, 3),
                   anyText(lots, 11),
                   anyText(lots, 10),
                   maybe(lots, below(lots, 1000)),
                   maybe(lots, 1 + below(lots, 9999)),
                   {}};
  for (int round = below(lots, 12); round > 0; --round) player.games.push_back(anyGame(lots));
  while (!player.games.empty() && player.games.back() == TrfGame{}) player.games.pop_back();
  return player;
}

TrfRecord anyRecord(Lots& lots) {
  static const std::string kTags[] = {"012", "022", "062", "092", "112", "182", "192", "222"};
  static const std::string kLines[] = {"",    "### note", "299 W", "310   1 Team",
                                       "XXA", "abc",      "0",     "BBW  1.0"};
  switch (below(lots, 15)) {
    case 0:
      return TrfText{kTags[below(lots, std::size(kTags))], anyText(lots, 60)};
    case 1: {
      TrfCodes record{below(lots, 2) == 0 ? "202" : "212", {}};
      for (int count = below(lots, 4); count > 0; --count)
        record.codes.push_back("BH/C" + std::to_string(count));
      return record;
    }
    case 2: {
      TrfDates record;
      for (int count = below(lots, 6); count > 0; --count) record.dates.push_back(anyText(lots, 8));
      while (!record.dates.empty() && record.dates.back().empty()) record.dates.pop_back();
      return record;
    }
    case 3:
      return TrfRounds{1 + below(lots, 999)};
    case 4:
      return TrfStart{TrfColour{1 + below(lots, 2)}, TrfOrder{below(lots, 2)}};
    case 5: {
      TrfPoints record;
      for (int count = 1 + below(lots, 6); count > 0; --count) {
        record.values.push_back({TrfScored{below(lots, 6)}, below(lots, 1000)});
      }
      return record;
    }
    case 6:
      return TrfSeeding{anyText(lots, 3), anyText(lots, 5)};
    case 7: {
      const TrfResult kinds[] = {TrfResult::HalfBye, TrfResult::FullBye, TrfResult::ZeroBye};
      return TrfByes{kinds[below(lots, 3)], 1 + below(lots, 999), anyNumbers(lots, 1)};
    }
    case 8:
      return TrfAcceleration{maybe(lots, below(lots, 1000)), below(lots, 1000),     1 + below(lots, 999),
                             1 + below(lots, 999),           1 + below(lots, 9999), 1 + below(lots, 9999)};
    case 9:
      return TrfApart{1 + below(lots, 999), 1 + below(lots, 999), anyNumbers(lots, 2)};
    case 10:
      return TrfAbsent{anyNumbers(lots, 1)};
    case 11:
      return TrfTeam{anyText(lots, 32), anyNumbers(lots, 0)};
    case 12:
      return TrfFact{1 + below(lots, 9999), "GROUP", anyText(lots, 40)};
    case 13: {
      TrfResultPoints record;
      for (int count = 1 + below(lots, 5); count > 0; --count)
        record.values.push_back({TrfResultCode{below(lots, 15)}, below(lots, 1000)});
      return record;
    }
    default:
      return TrfOther{kLines[below(lots, std::size(kLines))]};
  }
}

// The columns behind the name are mostly blank in a report of few rounds. These blanks are no part of a name.
TEST(Trf, ALongNameIsReadBeforeFewColumnsToo) {
  Lots lots(48);
  for (int i = 0; i < 2000; ++i) {
    TrfPlayer player;
    player.number = 1 + below(lots, 999);
    player.rating = maybe(lots, 100 + below(lots, 2900));
    if (below(lots, 2) == 0) player.federation = "PHI";
    player.tenths = 5 * below(lots, 30);
    player.rank = 1 + below(lots, 999);
    for (int round = 1 + below(lots, 3); round > 0; --round)
      player.games.push_back({1 + below(lots, 999), TrfColour::White, TrfResult::Win});
    std::string name = "Villanueva-Macapagal de los Santos";
    for (int more = below(lots, 40); more > 0; --more) name += name.back() == 'a' && more > 1 ? ' ' : 'a';
    std::string line = toTrf({{player}}, TrfVersion::Trf16);
    line.replace(14, 33, name);
    player.name = name;
    const auto trf = parseTrf(line);
    ASSERT_TRUE(trf) << line;
    ASSERT_EQ(trf->all<TrfPlayer>().size(), 1U) << line;
    EXPECT_EQ(*trf->all<TrfPlayer>()[0], player) << line;
  }
}

TEST(Trf, WhatIsWrittenReadsEqual) {
  Lots lots(26);
  for (int i = 0; i < 4000; ++i) {
    Trf trf;
    int number = 0;
    for (int count = 1 + below(lots, 12); count > 0; --count) {
      if (below(lots, 2) == 0) {
        trf.records.emplace_back(anyPlayer(lots, number += 1 + below(lots, 700)));
      } else {
        trf.records.push_back(anyRecord(lots));
      }
    }
    trf.records.emplace_back(TrfText{"012", "Fair"});
    for (const TrfVersion version : {TrfVersion::Trf16, TrfVersion::Trf26}) {
      const std::string text = toTrf(trf, version);
      const auto back = parseTrf(text);
      ASSERT_TRUE(back) << i << "\n" << text << faultsOf(text);
      ASSERT_EQ(*back, trf) << i << "\n" << text;
      ASSERT_EQ(toTrf(*back, version), text) << i;
    }
  }
}

// The columns of the example in docs/formats.md are correct.
TEST(Trf, TheDocumentedExampleIsOne) {
  std::ifstream file(DAMATH_TEST_DATA "/../../docs/formats.md");
  std::ostringstream text;
  text << file.rdbuf();
  const std::string docs = text.str();
  const std::size_t from = docs.find("012 Division Fair");
  ASSERT_NE(from, std::string::npos);
  const auto trf = parseTrf(docs.substr(from, docs.find("```", from) - from));
  ASSERT_TRUE(trf);
  const auto players = trf->all<TrfPlayer>();
  ASSERT_EQ(players.size(), 1U);
  EXPECT_EQ(players[0]->name, "A. S. A.");
  EXPECT_EQ(players[0]->tenths, 10);
  EXPECT_EQ(players[0]->games.size(), 3U);
}

TEST(Trf, ReportsOfAnotherProgramKeepTheirBytes) {
  int files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(DAMATH_TEST_DATA "/trf")) {
    if (entry.path().extension() != ".trf") continue;
    ++files;
    std::ifstream file(entry.path(), std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    const auto trf = parseTrf(text.str());
    ASSERT_TRUE(trf) << entry.path() << faultsOf(text.str());
    EXPECT_EQ(plain(toTrf(*trf, TrfVersion::Trf16)), plain(text.str())) << entry.path();
  }
  EXPECT_EQ(files, 6);
}

}  // namespace
}  // namespace damath::notation
