// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/trf/trf_export.hpp"
#include "core/notation/trf/trf_import.hpp"
#include "core/notation/trf/trf_misfit.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

#include "core/contest/pairing/dutch/dutch.hpp"
#include "core/contest/systems/next_round.hpp"
#include "core/notation/trf/trf_swiss.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::notation {
namespace {

using contest::ByeKind;
using rules::Ending;
using rules::Result;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr contest::Privacy kFullNames{.names = contest::PrivacyOption::FullName};

contest::GameResult played(Result result) {
  return {Ending::Time, exact::Number(12), exact::Number(3), result};
}

class TrfEvent : public ::testing::Test {
 protected:
  TrfEvent() {
    m_contest.head = {"Division Fair", "Arayat", "2026-11-20"};
    m_contest.schools = {{contest::SchoolId{1}, "Rizal HS", "", ""},
                         {contest::SchoolId{2}, "Doña Aurora HS", "", ""}};
    contest::Event event{
        contest::EventId{1},
        {"Grade 7", *rules::builtInChipSet("integer"), rules::manual(), contest::System::Swiss, 1, 5, 0},
        {},
        {},
        {},
        {}};
    m_contest.events = {event};
  }
  contest::Event& event() { return m_contest.events[0]; }

  void addPlayer(const char* last, const char* first, std::optional<int> rating = {}) {
    const int number = static_cast<int>(m_contest.players.size()) + 1;
    m_contest.players.push_back({contest::PlayerId{number}, last, first, "S.",
                                 contest::SchoolId{1 + number % 2}, "7", "Coach", rating});
    event().entries.push_back({contest::EntryId{100 - number}, contest::PlayerId{number}, number});
  }
  void addGame(int round, int blue, int red, std::optional<contest::GameResult> result) {
    event().games.push_back({contest::GameId{static_cast<std::int64_t>(event().games.size()) + 1},
                             contest::RoundNumber{round}, contest::BoardNumber{1},
                             contest::EntryId{100 - blue}, contest::EntryId{100 - red}, std::move(result)});
  }
  void addBye(int round, int number, ByeKind kind) {
    event().byes.push_back({contest::RoundNumber{round}, contest::EntryId{100 - number}, kind});
  }
  contest::Standings table() {
    contest::Standings table;
    table.event = event().id;
    int rank = 0;
    for (const contest::Entry& entry : event().entries) {
      contest::RankedEntry& ranked = table.ranks.emplace_back();
      ranked.rank = ++rank;
      ranked.entry = entry.id;
    }
    return table;
  }
  std::string report(const contest::Privacy& privacy = kFullNames, TrfVersion version = TrfVersion::Trf26) {
    const auto trf = trfOf(m_contest, event(), table(), privacy, version);
    return trf ? toTrf(*trf, version) : std::string("refused");
  }
  static std::string misfitsOf(std::string_view text) {
    const auto history = gamesOf(parseTrf(text).value());
    std::string all;
    if (history) return all;
    for (const TrfMisfit& misfit : history.error()) {
      all += (all.empty() ? "" : " ") + std::to_string(static_cast<int>(misfit.kind)) + ":" +
             std::to_string(misfit.number) + "/" + std::to_string(misfit.round) + "/" +
             std::to_string(misfit.other);
    }
    return all;
  }
  static std::string told(TrfMisfitKind kind, const std::string& rest) {
    return std::to_string(static_cast<int>(kind)) + ":" + rest;
  }
  contest::Contest m_contest;
};

TEST_F(TrfEvent, EveryKindOfResult) {
  event().setup.system = contest::System::RoundRobin;
  for (const char* last : {"Abad", "Cruz", "Peña", "Reyes", "Santos"}) addPlayer(last, "Ana");
  addGame(1, 1, 2, played(Result::BlueWins));
  addGame(1, 4, 3, played(Result::Draw));
  addBye(1, 5, ByeKind::Allotted);
  addGame(2, 2, 3, contest::GameResult{Ending::NoShowBlue, {}, {}, Result::RedWins});
  addGame(2, 5, 1, contest::GameResult{Ending::DisqualifiedBoth, {}, {}, Result::NobodyWins});
  addBye(2, 4, ByeKind::Absent);
  addGame(3, 3, 1, std::nullopt);
  EXPECT_EQ(report(),
            "012 Division Fair - Grade 7\r\n022 Arayat\r\n042 2026/11/20\r\n062 5\r\n"
            "092 Individual: Round-Robin\r\n182 Damath\r\n192 BERGER_ROUNDROBIN_G1\r\n142 5\r\n"
            "001    1      Abad, Ana S.                                                       0.0    1     2 "
            "w 1     5 b -     3 b\r\n"
            "DAT 0001 GROUP Doña Aurora HS\r\n"
            "001    2      Cruz, Ana S.                                                       0.0    2     1 "
            "b 0     3 w -  0000 - Z\r\n"
            "DAT 0002 GROUP Rizal HS\r\n"
            "001    3      Peña, Ana S.                                                       0.0    3     4 "
            "b =     2 b +     1 w\r\n"
            "DAT 0003 GROUP Doña Aurora HS\r\n"
            "001    4      Reyes, Ana S.                                                      0.0    4     3 "
            "w =  0000 - Z  0000 - Z\r\n"
            "DAT 0004 GROUP Rizal HS\r\n"
            "001    5      Santos, Ana S.                                                     0.0    5  0000 "
            "- U     1 w -  0000 - Z\r\n"
            "DAT 0005 GROUP Doña Aurora HS\r\n");
}

TEST_F(TrfEvent, PointsOfOtherRulesHaveTheirLine) {
  addPlayer("Abad", "Ana");
  rules::change(event().setup.ruleset, &rules::Ruleset::points, {3, 1, 0, exact::Rational(3, 2)});
  EXPECT_THAT(report(), HasSubstr("162  W 3.0    D 1.0    P 1.5\r\n"));
  rules::change(event().setup.ruleset, &rules::Ruleset::points,
                {3, exact::Rational(1, 3), 0, exact::Rational(3, 2)});
  const auto refused = trfOf(m_contest, event(), table(), kFullNames, TrfVersion::Trf26);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error(), (TrfMisfits{{TrfMisfitKind::PointsNotTenths, 0, 0, 0, "1/3", {}}}));
}

TEST_F(TrfEvent, MinorsHaveInitialsUnlessAsked) {
  addPlayer("Peña", "Niño", 1450);
  EXPECT_THAT(report({}), HasSubstr("N. S. P."));
  EXPECT_THAT(report({}), HasSubstr("GROUP Doña Aurora HS"));
  EXPECT_THAT(report({}), Not(HasSubstr("Peña")));
  EXPECT_THAT(report({}), Not(HasSubstr("1450")));
  EXPECT_THAT(report(kFullNames), HasSubstr("1450"));
  EXPECT_THAT(report({.names = contest::PrivacyOption::NumberOnly}), Not(HasSubstr("GROUP")));
}

TEST_F(TrfEvent, RoundsThatAreHeldStayInside) {
  addPlayer("Abad", "Ana");
  addPlayer("Cruz", "Ana");
  addGame(1, 1, 2, played(Result::BlueWins));
  addGame(2, 2, 1, std::nullopt);
  event().rounds = {{contest::RoundNumber{1}}, {contest::RoundNumber{2}, contest::Publication::Held}};
  EXPECT_THAT(report(), Not(HasSubstr("1 w")));
  event().rounds[1].publication = contest::Publication::Published;
  EXPECT_THAT(report(), Not(HasSubstr("1 w"))) << "it is being played";
  event().games[1].result = played(Result::BlueWins);
  EXPECT_THAT(report(), HasSubstr("1 w 1"));
}

TEST_F(TrfEvent, WhoWillBeAwayIsTold) {
  for (const char* last : {"Abad", "Cruz", "Peña"}) addPlayer(last, "Ana");
  event().entries[0].lastRound = 1;
  event().entries[1].absences = {contest::RoundNumber{3}};
  addGame(1, 1, 2, played(Result::BlueWins));
  EXPECT_THAT(report(),
              HasSubstr("240 Z 002 0001\r\n240 Z 003 0001 0002\r\n240 Z 004 0001\r\n240 Z 005 0001\r\n"));
  EXPECT_THAT(report(kFullNames, TrfVersion::Trf16), HasSubstr("XXZ 1\r\n"));
  const auto history = gamesOf(parseTrf(report()).value());
  ASSERT_TRUE(history);
  EXPECT_EQ(history->history.absences.size(), 5U);
  EXPECT_EQ(history->history.absences[2], (TrfAbsence{2, 3}));
  EXPECT_EQ(history->history.rounds, 5);
}

// Not all programs that use the layout of 2016 know line XXZ. Therefore the report also writes an absence in
// the columns of the round.
TEST_F(TrfEvent, WhoIsAwayFromTheNextRoundHasThatInItsColumns) {
  for (const char* last : {"Abad", "Cruz", "Peña"}) addPlayer(last, "Ana");
  event().entries[1].absences = {contest::RoundNumber{2}};
  addGame(1, 1, 2, played(Result::BlueWins));
  const std::string text = report(kFullNames, TrfVersion::Trf16);
  EXPECT_THAT(text, HasSubstr("1 b 0  0000 - Z\r\n"));
  const auto history = gamesOf(parseTrf(text).value());
  ASSERT_TRUE(history);
  EXPECT_EQ(history->history.absences, (std::vector<TrfAbsence>{{2, 2}}));
}

TEST_F(TrfEvent, AccelerationTravels) {
  for (const char* last : {"Abad", "Cruz", "Peña", "Reyes", "Santos", "Uy"}) addPlayer(last, "Ana");
  event().setup.swissPlan.acceleration = contest::Acceleration::Baku;
  EXPECT_THAT(report(), HasSubstr("192 FIDE_DUTCH_2025_BAKU\r\n"));
  EXPECT_THAT(report(), HasSubstr("250       1.0 001 002 0001 0004\r\n250       0.5 003 003 0001 0004\r\n"));
  EXPECT_THAT(report(kFullNames, TrfVersion::Trf16), HasSubstr("XXA    4  1.0  1.0  0.5\r\n"));
  for (const TrfVersion version : {TrfVersion::Trf16, TrfVersion::Trf26}) {
    const auto trf = parseTrf(report(kFullNames, version));
    ASSERT_TRUE(trf);
    const auto read = TrfSwiss::read(*trf);
    ASSERT_TRUE(read);
    const dutch::Tournament before = read->before(1);
    EXPECT_EQ(before.players[3].accelerations[2], 5);
    EXPECT_TRUE(before.players[4].accelerations.empty());
  }
}

// A program that reads the report must pair the next round in the same way as the event. The test exports a
// report before every round.
TEST_F(TrfEvent, AReportPairsAsTheEventDoes) {
  std::mt19937 lots(14);
  for (int i = 0; i < 30; ++i) {
    m_contest.players.clear();
    m_contest.events[0] = {event().id, event().setup, {}, {}, {}, {}};
    event().setup.lotSeed = lots();
    event().setup.schoolMates = i % 2 == 0 ? contest::SchoolMates::KeptApart : contest::SchoolMates::Free;
    event().setup.swissPlan = {i % 3, i % 5 == 0 ? contest::Acceleration::Baku : contest::Acceleration::None};
    const int players = 6 + static_cast<int>(lots() % 9);
    for (int number = 1; number <= players; ++number) addPlayer("Abad", "Ana");
    event().entries[lots() % 6].absences = {contest::RoundNumber{static_cast<int>(1 + lots() % 3)}};
    event().entries[lots() % 6].lastRound = static_cast<int>(lots() % 4);
    while (const auto next = pairing::nextRound(m_contest, event())) {
      for (const TrfVersion version : {TrfVersion::Trf16, TrfVersion::Trf26}) {
        const auto trf = parseTrf(report(kFullNames, version));
        ASSERT_TRUE(trf) << i;
        const auto read = TrfSwiss::read(*trf);
        ASSERT_TRUE(read) << i;
        ASSERT_EQ(read->paired() + 1, contest::numberOf(next->round)) << i;
        const auto pairs = dutch::pairRound(read->before(read->paired() + 1));
        ASSERT_TRUE(pairs) << i;
        ASSERT_EQ(pairs->boards.size(), next->boards.size()) << i;
        for (std::size_t board = 0; board < next->boards.size(); ++board) {
          const auto numberOf = [&](int place) { return read->numbers()[static_cast<std::size_t>(place)]; };
          EXPECT_EQ(numberOf(pairs->boards[board].white), event().at(next->boards[board].blue).number) << i;
          EXPECT_EQ(numberOf(pairs->boards[board].black), event().at(next->boards[board].red).number) << i;
        }
      }
      const int round = contest::numberOf(next->round);
      for (const pairing::Board& board : next->boards) {
        const Result results[] = {Result::BlueWins, Result::RedWins, Result::Draw};
        addGame(round, event().at(board.blue).number, event().at(board.red).number,
                played(results[lots() % 3]));
      }
      for (const contest::Bye& bye : next->byes) event().byes.push_back(bye);
    }
  }
}

TEST_F(TrfEvent, LongNamesAreCut) {
  addPlayer("Villanueva-Macapagal de los Santos", "Maria Concepción");
  EXPECT_THAT(report(), HasSubstr("      Villanueva-Macapagal de los Santo  "));
}

TEST_F(TrfEvent, TheRosterOfAReport) {
  const auto roster = rosterOf(parseTrf("001    2      Cruz , Ana  Ma.                   1450 PHI\n"
                                        "001    1      Test0001 Player One\n"
                                        "DAT 0001 GROUP Rizal HS\n")
                                   .value(),
                               TrfExtent::Whole);
  ASSERT_TRUE(roster);
  EXPECT_EQ(roster->entrants[0], (TrfEntrant{1, "Test0001", "Player One", "Rizal HS", {}}));
  EXPECT_EQ(roster->entrants[1], (TrfEntrant{2, "Cruz", "Ana  Ma.", "PHI", 1450}));
  EXPECT_EQ(roster->notes,
            (TrfNotes{{TrfNoteCode::NameGuessed, 2, 0, "Test0001 Player One", "Test0001, Player One"}}));
}

TEST_F(TrfEvent, ARosterThatDoesNotFit) {
  const Trf trf = parseTrf("001    2      Cruz\n001    5      Reyes,Luz\n").value();
  const auto roster = rosterOf(trf, TrfExtent::Whole);
  ASSERT_FALSE(roster);
  const TrfMisfits misfits{{TrfMisfitKind::NumberMissing, 1, 0, 0, {}, {}},
                           {TrfMisfitKind::NumberMissing, 3, 0, 0, {}, {}},
                           {TrfMisfitKind::NameMissing, 2, 0, 0, "Cruz", {}, 1}};
  EXPECT_EQ(roster.error(), misfits);
  const auto part = rosterOf(trf, TrfExtent::Readable);
  ASSERT_TRUE(part);
  EXPECT_EQ(part->leftOut, (TrfMisfits{misfits[0], misfits[1]}));
  EXPECT_EQ(part->entrants, (std::vector<TrfEntrant>{{2, "Cruz", "-", "", {}}, {5, "Reyes", "Luz", "", {}}}));
  EXPECT_EQ(part->notes, (TrfNotes{{TrfNoteCode::NameGuessed, 1, 0, "Cruz", "Cruz, -"}}));
  const Trf broken = parseTrf("001    1      Cruz,\n001    2      Reyes,Luz\n").value();
  const auto rest = rosterOf(broken, TrfExtent::Readable);
  ASSERT_TRUE(rest);
  EXPECT_EQ(rest->entrants, (std::vector<TrfEntrant>{{2, "Reyes", "Luz", "", {}}}))
      << "the comma shows that a name is missing";
  for (const TrfExtent extent : {TrfExtent::Whole, TrfExtent::Readable}) {
    EXPECT_EQ(rosterOf(parseTrf("012 Fair\n").value(), extent).error()[0].kind, TrfMisfitKind::NoPlayers);
  }
}

std::string rows(std::initializer_list<std::string> games) {
  std::string text;
  int number = 0;
  for (const std::string& each : games) {
    const std::string digits = std::to_string(++number);
    const std::string name = "001    " + digits + "      A" + digits + ",B";
    text += name + std::string(91 - name.size(), ' ') + each + "\n";
  }
  return text;
}

TEST_F(TrfEvent, ReasonsWhyRoundsDoNotFit) {
  using enum TrfMisfitKind;
  EXPECT_EQ(misfitsOf(rows({"   9 w 1", "0000 - U"})), told(NoSuchOpponent, "1/1/9"));
  EXPECT_EQ(misfitsOf(rows({"   2 w 1", "0000 - Z"})), told(OpponentDiffers, "1/1/2"));
  EXPECT_EQ(misfitsOf(rows({"   1 w 1"})), told(PlaysItself, "1/1/0"));
  EXPECT_EQ(misfitsOf(rows({"   2 w 1", "   1 w 0"})), told(ColoursDiffer, "1/1/2"));
  EXPECT_EQ(misfitsOf(rows({"   2 - 1", "   1 - 0"})), told(ColoursDiffer, "1/1/2"));
  for (const char* pair : {"1 1", "1 =", "1 -", "+ 0", "= 0", "1  "}) {
    const std::string text(pair);
    EXPECT_EQ(misfitsOf(rows({"   2 w " + text.substr(0, 1), "   1 b " + text.substr(2)})),
              told(ResultsDiffer, "1/1/2"))
        << pair;
  }
  EXPECT_EQ(misfitsOf(rows({"0000 - H     2 w 1", "0000 - U     1 b 0"})), told(ByeWithPoints, "1/1/0"));
  EXPECT_EQ(misfitsOf(rows({"   2 w 1  0000 - H", "   1 b 0"})), told(ByeWithPoints, "1/2/0"));
  EXPECT_EQ(misfitsOf(rows({"0000 - U"}) + "299 W 1\n"), told(PointsAdjusted, "0/0/0"));
  EXPECT_EQ(misfitsOf(rows({"0000 - U"}) + "310   1 Team\n"), told(MatchPoints, "0/0/0"));
}

TEST_F(TrfEvent, PointsMustBeTheSumOfTheRounds) {
  const std::string name = "001    1      A,B";
  const auto line = [&](const char* points) {
    return name + std::string(80 - name.size(), ' ') + points + std::string(7, ' ') + "0000 - U\n";
  };
  EXPECT_EQ(misfitsOf(line(" 1.0")), "");
  const auto history = gamesOf(parseTrf(line(" 2.0")).value());
  ASSERT_FALSE(history);
  EXPECT_EQ(history.error(), (TrfMisfits{{TrfMisfitKind::PointsDiffer, 1, 0, 0, "2.0", "1.0", 1}}));
  EXPECT_EQ(misfitsOf("162  P 2.0\n" + line(" 2.0")), "");
}

TEST_F(TrfEvent, OlderMarksOfByes) {
  const auto history = gamesOf(parseTrf(rows({"0000 - +     2 w 1", "0000 - -     1 b 0"})).value());
  ASSERT_TRUE(history);
  EXPECT_EQ(history->history.paired[0].byes,
            (std::vector<TrfBye>{{1, ByeKind::Allotted}, {2, ByeKind::Absent}}));
}

// Returns a random result that a report can carry. The result has no grand totals. A forfeit is a game at
// which a player did not appear. nullopt: an unfinished game.
std::optional<contest::GameResult> anyResult(std::mt19937& lots) {
  const auto below = [&lots](unsigned count) { return lots() % count; };
  switch (below(8)) {
    case 0:
      return contest::GameResult{Ending::NoShowRed, {}, {}, Result::BlueWins};
    case 1:
      return contest::GameResult{Ending::NoShowBlue, {}, {}, Result::RedWins};
    case 2:
      return contest::GameResult{Ending::NoShowBoth, {}, {}, Result::NobodyWins};
    case 3:
      return std::nullopt;
    case 4:
      return contest::GameResult{Ending::Time, {}, {}, Result::Draw};
    default:
      return contest::GameResult{Ending::Time, {}, {}, below(2) == 0 ? Result::BlueWins : Result::RedWins};
  }
}

TEST_F(TrfEvent, AnEventComesBackAsItWas) {
  std::mt19937 lots(7);
  event().setup.system = contest::System::RoundRobin;  // in a round robin, a round may have open games
  for (int number = 1; number <= 9; ++number) addPlayer("Cruz", "Ana");
  for (int turn = 0; turn < 600; ++turn) {
    event().games.clear();
    event().byes.clear();
    std::vector<TrfRound> expected;
    for (int round = 1; round <= 1 + static_cast<int>(lots() % 5); ++round) {
      std::vector<int> numbers{1, 2, 3, 4, 5, 6, 7, 8, 9};
      std::shuffle(numbers.begin(), numbers.end(), lots);
      TrfRound paired{round, {}, {}};
      for (std::size_t i = 0; i + 1 < numbers.size(); i += 2) {
        TrfPairing game{numbers[i], numbers[i + 1], anyResult(lots)};
        addGame(round, game.blue, game.red, game.result);
        paired.games.push_back(std::move(game));
      }
      std::ranges::sort(paired.games, {},
                        [](const TrfPairing& game) { return std::min(game.blue, game.red); });
      const ByeKind kind = lots() % 2 == 0 ? ByeKind::Allotted : ByeKind::Absent;
      addBye(round, numbers.back(), kind);
      paired.byes = {{numbers.back(), kind}};
      expected.push_back(std::move(paired));
    }
    contest::Standings table = contest::standings(event());
    // The report has the points of the rounds: from games and allotted byes. The standings may count absences
    // differently.
    for (contest::RankedEntry& ranked : table.ranks) {
      ranked.points = 0;
      const auto gained = [&](contest::EntryId blue, Result result) {
        if (result == Result::Draw) return exact::Rational(1, 2);
        const bool won = result == (blue == ranked.entry ? Result::BlueWins : Result::RedWins);
        return exact::Rational(won ? 1 : 0);
      };
      for (const contest::Game& game : event().games) {
        const bool plays = game.blue == ranked.entry || game.red == ranked.entry;
        if (plays && game.result) ranked.points += gained(game.blue, game.result->result);
      }
      for (const contest::Bye& bye : event().byes) {
        if (bye.entry == ranked.entry && bye.kind == ByeKind::Allotted) ranked.points += 1;
      }
    }
    for (const TrfVersion version : {TrfVersion::Trf16, TrfVersion::Trf26}) {
      const auto trf = trfOf(m_contest, event(), table, kFullNames, version);
      ASSERT_TRUE(trf);
      const auto read = parseTrf(toTrf(*trf, version));
      ASSERT_TRUE(read);
      ASSERT_EQ(*read, *trf);
      const auto history = gamesOf(*read);
      ASSERT_TRUE(history) << turn << " " << static_cast<int>(history.error()[0].kind) << "\n"
                           << toTrf(*trf, version);
      ASSERT_EQ(history->history.paired, expected) << turn;
    }
  }
}

TEST_F(TrfEvent, ReportsOfAnotherProgramAreTakenOver) {
  for (const auto& file : std::filesystem::directory_iterator(DAMATH_TEST_DATA "/trf")) {
    if (file.path().extension() != ".trf") continue;
    std::ifstream stream(file.path(), std::ios::binary);
    std::ostringstream text;
    text << stream.rdbuf();
    const Trf trf = parseTrf(text.str()).value();
    const auto roster = rosterOf(trf, TrfExtent::Whole);
    ASSERT_TRUE(roster);
    EXPECT_EQ(roster->entrants.size(), trf.all<TrfPlayer>().size());
    const auto history = gamesOf(trf);
    const bool hasHalfByes = text.str().find("- H") != std::string::npos;
    EXPECT_EQ(history.has_value(), !hasHalfByes) << file.path();
    if (history) {
      EXPECT_GE(history->history.paired.size(), 4U);
    }
    for (const TrfMisfit& misfit : history ? TrfMisfits() : history.error()) {
      EXPECT_EQ(misfit.kind, TrfMisfitKind::ByeWithPoints) << file.path();
    }
  }
}

}  // namespace
}  // namespace damath::notation
