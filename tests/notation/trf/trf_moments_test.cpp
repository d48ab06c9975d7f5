// SPDX-License-Identifier: GPL-3.0-or-later
// A Swiss event can be exported as a report at any moment. Other programs accept the report, and a program
// that pairs from it gives the same pairing as the event.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "core/contest/pairing/dutch/dutch.hpp"
#include "core/contest/systems/next_round.hpp"
#include "core/notation/trf/trf_export.hpp"
#include "core/notation/trf/trf_misfit.hpp"
#include "core/notation/trf/trf_reader.hpp"
#include "core/notation/trf/trf_swiss.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/notation/trf/pairing_program.hpp"
#include "tests/support/full_size.hpp"

namespace damath::notation {
namespace {

using contest::ByeKind;
using contest::EntryId;
using contest::RoundNumber;
using exact::Rational;
using rules::Ending;
using rules::Result;
using testing::Asked;
using ::testing::HasSubstr;
using ::testing::Not;
using testing::refusalOf;

constexpr TrfVersion kVersions[] = {TrfVersion::Trf16, TrfVersion::Trf26};

// The pairing of a round as text, with start numbers: "3-1 2-4 bye 5".
using RoundText = std::string;

class MadeEvent {
 public:
  explicit MadeEvent(unsigned seed) : m_lots(seed) {
    m_contest.head = {"Division Fair", "Arayat", "2026-11-20"};
    for (int school = 1; school <= 4; ++school)
      m_contest.schools.push_back({contest::SchoolId{school}, "School " + std::to_string(school), "", ""});
    contest::Event event{.id = contest::EventId{1},
                         .setup = {.name = "Swiss",
                                   .set = *rules::builtInChipSet("integer"),
                                   .ruleset = rules::manual(),
                                   .system = contest::System::Swiss,
                                   .legs = 1,
                                   .rounds = 3 + below(5),
                                   .lotSeed = m_lots()},
                         .entries = {},
                         .games = {},
                         .byes = {},
                         .rematches = {}};
    event.setup.schoolMates = below(2) == 0 ? contest::SchoolMates::KeptApart : contest::SchoolMates::Free;
    event.setup.swissPlan.roundsApart = below(4);
    if (below(3) == 0) event.setup.swissPlan.acceleration = contest::Acceleration::Baku;
    const rules::Points points[] = {{1, Rational(1, 2), 0, 1}, {3, 1, 0, 3}, {2, 1, 0, 1}, {4, 2, 1, 2}};
    rules::change(event.setup.ruleset, &rules::Ruleset::points, points[below(8) < 5 ? 0 : 1 + below(3)]);
    m_contest.events = {event};
    for (int players = 5 + below(20); players > 0; --players) enter(1);
    if (below(2) == 0) enter(2 + below(2));
    if (below(2) == 0) anyEntry().absences = {RoundNumber{1 + below(3)}};
    if (below(3) == 0) anyEntry().lastRound = below(3);
  }

  [[nodiscard]] const contest::Contest& contest() const { return m_contest; }
  contest::Event& event() { return m_contest.events[0]; }
  int below(int bound) { return static_cast<int>(m_lots() % static_cast<unsigned>(bound)); }

  void enter(int firstRound) {
    const int number = static_cast<int>(event().entries.size()) + 1;
    const std::string name = "Player" + std::to_string(number);
    m_contest.players.push_back({contest::PlayerId{number}, name, "Ana", "", contest::SchoolId{1 + below(4)},
                                 "7", "Coach", std::nullopt});
    event().entries.push_back({EntryId{1000 - number}, contest::PlayerId{number}, number, firstRound});
  }

  void take(const pairing::RoundPairing& pairing) {
    event().rounds.push_back({pairing.round, contest::Publication::Held});
    int board = 0;
    for (const pairing::Board& each : pairing.boards) {
      event().games.push_back({contest::GameId{static_cast<std::int64_t>(event().games.size()) + 1},
                               pairing.round, contest::BoardNumber{++board}, each.blue, each.red,
                               std::nullopt});
    }
    event().byes.insert(event().byes.end(), pairing.byes.begin(), pairing.byes.end());
  }
  void publish() { event().rounds.back().publication = contest::Publication::Published; }
  // Gives random results to the first `games` games without a result.
  void play(std::size_t games) {
    for (contest::Game& game : event().games) {
      if (games == 0) return;
      if (game.result) continue;
      game.result = anyResult();
      --games;
    }
  }
  [[nodiscard]] std::size_t open() {
    return static_cast<std::size_t>(
        std::ranges::count_if(event().games, [](const contest::Game& game) { return !game.result; }));
  }

  // Makes random changes that can happen during a round and do not change its pairing: withdrawals, absences
  // and late entries.
  void disturb(RoundNumber round) {
    const RoundNumber next{contest::numberOf(round) + 1};
    contest::Entry& one = anyEntry();
    if (below(4) == 0 && !one.lastRound) one.lastRound = contest::numberOf(round);
    contest::Entry& other = anyEntry();
    if (below(3) == 0 && std::ranges::find(other.absences, next) == other.absences.end())
      other.absences.push_back(next);
    std::ranges::sort(other.absences);
    if (below(5) == 0) enter(contest::numberOf(next));
  }

  [[nodiscard]] std::string report(TrfVersion version) {
    const auto trf = trfOf(m_contest, event(), contest::standings(contest::withoutUnpublished(event())),
                           contest::Privacy{.names = contest::PrivacyOption::FullName}, version);
    return trf ? toTrf(*trf, version) : std::string("refused");
  }

  [[nodiscard]] RoundText textOf(const pairing::RoundPairing& pairing) {
    RoundText text;
    for (const pairing::Board& board : pairing.boards)
      text += number(board.blue) + "-" + number(board.red) + " ";
    for (const contest::Bye& bye : pairing.byes) {
      if (bye.kind == ByeKind::Allotted) text += "bye " + number(bye.entry);
    }
    return text;
  }

 private:
  std::string number(EntryId id) { return std::to_string(event().at(id).number); }
  contest::Entry& anyEntry() {
    return event().entries[static_cast<std::size_t>(below(static_cast<int>(event().entries.size())))];
  }
  contest::GameResult anyResult() {
    switch (below(12)) {
      case 0:
        return {Ending::NoShowRed, {}, {}, Result::BlueWins};
      case 1:
        return {Ending::NoShowBoth, {}, {}, Result::NobodyWins};
      case 2:
        return {Ending::DisqualifiedBoth, exact::Number(3), exact::Number(4), Result::NobodyWins};
      case 3:
        return {Ending::DisqualifiedBlue, {}, {}, Result::RedWins};
      case 4:
      case 5:
      case 6:
        return {Ending::Time, exact::Number(3), exact::Number(3), Result::Draw};
      default:
        return {Ending::Time, exact::Number(8), exact::Number(3),
                below(2) == 0 ? Result::BlueWins : Result::RedWins};
    }
  }

  std::mt19937 m_lots;
  contest::Contest m_contest;
};

// Returns the pairing that a report gives for this round. If `round` is 0, returns the pairing of the next
// round.
RoundText pairedFrom(const std::string& report, int round = 0) {
  const auto trf = parseTrf(report);
  if (!trf) return "unreadable";
  const auto read = TrfSwiss::read(*trf);
  if (!read) return "misfit";
  if (round == 0) round = read->paired() + 1;
  if (!read->openUntil(round - 1).empty()) return "an open game";
  const auto pairing = dutch::pairRound(read->before(round));
  if (!pairing) return "none";
  const auto number = [&](int place) {
    return std::to_string(read->numbers()[static_cast<std::size_t>(place)]);
  };
  RoundText text;
  for (const dutch::Pair& pair : pairing->boards) text += number(pair.white) + "-" + number(pair.black) + " ";
  return pairing->bye ? text + "bye " + number(*pairing->bye) : text;
}

TEST(TrfMoments, OtherProgramsTakeItAndItPairsAsTheEventAtAnyMoment) {
  int rounds = 0;
  int events = 0;
  const int all = support::sized(30, 100);
  for (int seed = 1; seed <= all; ++seed) {
    MadeEvent made(static_cast<unsigned>(seed));
    std::vector<RoundText> paired;
    int moment = 0;
    const auto pairsTo = [&](const RoundText& expected) {
      ++moment;
      for (const TrfVersion version : kVersions) {
        const std::string report = made.report(version);
        ASSERT_EQ(refusalOf(report, Asked::NextRound), "") << seed << " moment " << moment << "\n" << report;
        ASSERT_EQ(pairedFrom(report), expected) << seed << " moment " << moment << "\n" << report;
      }
    };
    ++events;
    while (const auto next = pairing::nextRound(made.contest(), made.event())) {
      const RoundText expected = made.textOf(*next);
      paired.push_back(expected);
      ++rounds;
      pairsTo(expected);
      made.take(*next);
      EXPECT_EQ(firstRoundLeftOut(made.event()), next->round);
      pairsTo(expected);
      made.publish();
      pairsTo(expected);
      made.disturb(next->round);
      if (made.open() > 0) pairsTo(expected);
      if (made.open() > 1) {
        made.play(made.open() / 2);
        made.disturb(next->round);
        pairsTo(expected);
        made.play(made.open() - 1);
        pairsTo(expected);
      }
      if (HasFatalFailure()) return;
      made.play(made.open());
      EXPECT_FALSE(firstRoundLeftOut(made.event()));
    }
    for (const TrfVersion version : kVersions) {
      const std::string report = made.report(version);
      EXPECT_EQ(refusalOf(report, Asked::Check), "") << seed << "\n" << report;
    }
    // Only the report of 2026 says which players were kept apart in which round.
    const std::string whole = made.report(TrfVersion::Trf26);
    for (std::size_t round = 0; round < paired.size(); ++round) {
      EXPECT_EQ(pairedFrom(whole, static_cast<int>(round) + 1), paired[round]) << seed << "\n" << whole;
    }
  }
  EXPECT_EQ(events, all);
  EXPECT_GT(rounds, 3 * all);
}

// Proves that refusalOf finds errors.
TEST(TrfMoments, AProgramThatPairsRefusesWhatItCannotTake) {
  MadeEvent made(3);
  const auto next = pairing::nextRound(made.contest(), made.event());
  ASSERT_TRUE(next);
  made.take(*next);
  made.publish();
  made.play(made.open());
  const std::string report = made.report(TrfVersion::Trf16);
  ASSERT_EQ(refusalOf(report, Asked::NextRound), "");
  const auto with = [&](const std::string& from, const std::string& to) {
    std::string changed = report;
    changed.replace(changed.find(from), from.size(), to);
    return refusalOf(changed, Asked::NextRound);
  };
  EXPECT_THAT(with("XXR ", "### "), HasSubstr("how many rounds"));
  EXPECT_THAT(with("001    2", "### gone"), Not(::testing::IsEmpty()));
  EXPECT_THAT(with(" w 1", " w  "), HasSubstr("without a result"));
  EXPECT_THAT(with(" w 1", " w ="), HasSubstr("points"));
  EXPECT_THAT(with("XXR ", "013 "), HasSubstr("individual"));
}

// Some programs read the points of results from line 162, others only from line XXS. The report of 2016 has
// both lines.
TEST(TrfMoments, PointsStandInEveryFormThatProgramsKnow) {
  MadeEvent made(1);
  rules::change(made.event().setup.ruleset, &rules::Ruleset::points, {4, 2, 1, 2});
  const std::string of2016 = made.report(TrfVersion::Trf16);
  EXPECT_THAT(of2016, HasSubstr("162  W 4.0    D 2.0    L 1.0    P 2.0\r\n"
                                "XXS W=4.0 D=2.0 WL=1.0 BL=1.0 FL=1.0 ZPB=0.0 PAB=2.0\r\nBBF  1.0\r\n"));
  EXPECT_THAT(made.report(TrfVersion::Trf26), Not(HasSubstr("XXS")));
  rules::change(made.event().setup.ruleset, &rules::Ruleset::points, {Rational(3, 2), 1, 0, 1});
  made.event().setup.swissPlan.acceleration = contest::Acceleration::Baku;
  const auto trf = trfOf(made.contest(), made.event(), contest::standings(made.event()), contest::Privacy{},
                         TrfVersion::Trf16);
  ASSERT_FALSE(trf) << "half of a win is no tenth";
  EXPECT_EQ(trf.error(), (TrfMisfits{{TrfMisfitKind::PointsNotTenths, 0, 0, 0, "0.75", {}}}));
}

// FIDE has no code for a system that draws the sides by lot.
TEST(TrfMoments, SidesByLotAreNoSystemOfTheFederation) {
  MadeEvent made(1);
  made.event().setup.firstMove = contest::FirstMove::Lot;
  EXPECT_THAT(made.report(TrfVersion::Trf26), HasSubstr("192 CUSTOM_SWISS\r\n"));
}

// The absences of almost 2,000 players stand in several lines. No line becomes too long for the reader.
TEST(TrfMoments, AThousandWhoAreAwayStandInSeveralLines) {
  MadeEvent made(1);
  while (made.event().entries.size() < 2000) made.enter(3);
  for (const TrfVersion version : kVersions) {
    const auto trf = parseTrf(made.report(version));
    ASSERT_TRUE(trf);
    std::size_t away = 0;
    for (const TrfAbsent* absent : trf->all<TrfAbsent>()) away += absent->numbers.size();
    for (const TrfByes* byes : trf->all<TrfByes>()) away += byes->round == 1 ? byes->numbers.size() : 0;
    EXPECT_GE(away, 1975U);
  }
}

}  // namespace
}  // namespace damath::notation
