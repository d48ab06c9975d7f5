// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the forms other than scoresheets: ties as tables, wall lists, brackets, honors, and forms for work
// without a computer.
#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <string>

#include "core/contest/model/shown_text.hpp"
#include "core/contest/systems/standings.hpp"
#include "core/every.hpp"
#include "reports/compose/document.hpp"
#include "reports/compose/lists/bracket_tree.hpp"
#include "reports/compose/lists/certificate.hpp"
#include "reports/compose/lists/crosstable.hpp"
#include "reports/compose/lists/fallback_kit.hpp"
#include "reports/compose/lists/honours.hpp"
#include "reports/compose/lists/played_bracket.hpp"
#include "reports/compose/lists/schedule_lists.hpp"
#include "reports/compose/lists/tie_tables.hpp"
#include "reports/compose/lists/wall_lists.hpp"
#include "tests/reports/samples.hpp"
#include "words/phrase.hpp"

namespace damath::compose {
namespace {

using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using words::Phrase;

class EventSet : public testing::TestWithParam<words::Language> {
 protected:
  words::Language m_language = GetParam();

  static contest::Event& eventOf(contest::Contest& contest) { return contest.events.front(); }

  // Returns a knock-out of `players` players. The smaller start number wins every game of the first
  // `playedRounds` rounds.
  static contest::Contest knockOut(int players, int playedRounds) {
    contest::Contest contest = samples::roundRobin(players, 0);
    contest::Event& event = eventOf(contest);
    event.games.clear();
    event.byes.clear();
    event.setup.system = contest::System::KnockOut;
    std::int64_t id = 0;
    std::vector<int> left;
    for (int n = 1; n <= players; ++n) left.push_back(n);
    for (int round = 1; round <= playedRounds; ++round) {
      std::vector<int> winners;
      for (std::size_t i = 0; i < left.size() / 2; ++i) {
        contest::Game game{contest::GameId{++id},
                           contest::RoundNumber{round},
                           contest::BoardNumber{static_cast<int>(i) + 1},
                           contest::EntryId{left[i]},
                           contest::EntryId{left[left.size() - 1 - i]},
                           contest::GameResult{rules::Ending::Time, exact::Number(10), exact::Number(1),
                                               rules::Result::BlueWins}};
        event.games.push_back(game);
        winners.push_back(left[i]);
      }
      left = winners;
      event.rounds.push_back({contest::RoundNumber{round}, contest::Publication::Published});
    }
    return contest;
  }
};

TEST_P(EventSet, ATieIsToldOnceWithTheFiguresOfEach) {
  const contest::Contest contest = samples::roundRobin(9, 3);
  const contest::Event& event = contest.events.front();
  const contest::Standings table = contest::standings(event);
  const std::vector<Section> ties = tieTables(contest, event, table, m_language);
  ASSERT_FALSE(ties.empty());
  std::size_t told = 0;
  const auto weightOf = [](const Section& tie) {
    int weight = 0;
    for (const ListColumn& column : tie.columns) weight += column.weight;
    return weight;
  };
  for (const Section& tie : ties) {
    EXPECT_EQ(weightOf(tie), weightOf(ties.front())) << "their columns stand below each other";
    EXPECT_GE(tie.rows.size(), 2U) << tie.heading;
    EXPECT_THAT(tie.rows, Each(SizeIs(tie.columns.size())));
    EXPECT_THAT(tie.columns[3].heading, HasSubstr("(Y2"));
    EXPECT_EQ(tie.columns[1].heading, said(Phrase::Number, m_language));
    for (const std::vector<std::string>& row : tie.rows) {
      const contest::EntryId entry{std::stoi(row[1])};  // in the sample, start numbers equal entry ids
      EXPECT_EQ(row[2], contest::shownName(contest, event, entry));
    }
    told += tie.rows.size();
  }
  const auto tabled = std::ranges::count_if(table.ranks, isTabled);
  EXPECT_EQ(told, static_cast<std::size_t>(tabled));
}

// With many players, most are tied. The section about ties does not repeat a value that the standings already
// show: a sentence replaces the rows of the players whom the Point System alone ranks.
TEST_P(EventSet, ATieOfManyTellsWhatTheListDoesNot) {
  contest::Contest contest = samples::roundRobin(44, 2);
  contest::Event& event = eventOf(contest);
  event.setup.system = contest::System::Swiss;
  const contest::Standings table = contest::standings(event);
  const auto isByPointSystem = [](const contest::RankedEntry& ranked) {
    return ranked.reasons.size() == 1 && ranked.reasons.front().step == contest::RankStep::PointSystem;
  };
  const auto tabled = static_cast<std::size_t>(std::ranges::count_if(table.ranks, isTabled));
  const auto counted = static_cast<std::size_t>(std::ranges::count_if(table.ranks, isByPointSystem));
  ASSERT_GT(counted, 0U);
  std::size_t rows = 0;
  std::size_t sentences = 0;
  for (const Section& tie : tieTables(contest, event, table, m_language)) {
    rows += tie.rows.size();
    sentences += tie.paragraphs.size();
    EXPECT_FALSE(tie.rows.empty() && tie.paragraphs.empty()) << tie.heading;
    for (const std::string& told : tie.paragraphs) EXPECT_THAT(told, HasSubstr("(Y2c)"));
  }
  EXPECT_EQ(rows, tabled - counted);
  EXPECT_GT(sentences, 0U);
}

// Ties that the list explains fully share one sentence. A heading for each would fill a page.
TEST_P(EventSet, TiesThatTheListTellsShareOneSentence) {
  contest::Contest contest = samples::roundRobin(44, 6);
  contest::Event& event = eventOf(contest);
  event.setup.system = contest::System::Swiss;
  int points = 0;
  for (contest::Game& game : event.games) {
    if (game.result) game.result->blueGrand = exact::Number(++points);
  }
  event.setup.ruleset.tieBreaks = {{rules::TieBreak::PointSystem}, "Y2"};
  const contest::Standings table = contest::standings(event);
  const auto ties = tieTables(contest, event, table, m_language);
  const auto isSentence = [](const Section& tie) { return tie.rows.empty(); };
  ASSERT_EQ(std::ranges::count_if(ties, isSentence), 1);
  EXPECT_THAT(ties.back().heading, IsEmpty());
  EXPECT_THAT(ties.back().paragraphs, ElementsAre(HasSubstr("(Y2c)")));
}

// Guards against an old defect: in a knock-out, each loser of a round was listed as level with all other
// losers of that round.
TEST_P(EventSet, WhoCameAsFarInABracketIsToldOnce) {
  const contest::Contest contest = knockOut(16, 1);
  const contest::Event& event = contest.events.front();
  const contest::Standings table = contest::standings(event);
  std::size_t rivals = 0;
  const ReasonText reason = [&rivals](const contest::RankedEntry&, const contest::RankReason& step) {
    rivals += step.against.size();
    return std::string(toText(clauseOf(step.step)));
  };
  const std::vector<RankNote> notes = rankNotes(contest, event, table, reason);
  ASSERT_THAT(notes, SizeIs(2));
  EXPECT_EQ(rivals, 0U) << "they stand beside each other";
  EXPECT_EQ(notes[1].rank, "9");
  for (int number = 9; number <= 16; ++number) {
    const std::string name = contest::shownName(contest, event, contest::EntryId{number});
    EXPECT_THAT(notes[1].player, HasSubstr(name));
    EXPECT_THAT(notes[0].player, testing::Not(HasSubstr(name)));
  }
}

TEST_P(EventSet, BeforeTheFirstResultNoTieIsTold) {
  const contest::Contest contest = samples::roundRobin(8, 0);
  const TallySheet tally = samples::tallyOf(contest, GetParam());
  EXPECT_THAT(tally.ties, IsEmpty());
  EXPECT_THAT(tally.notes, IsEmpty());
  EXPECT_EQ(tally.provisional, said(Phrase::PrintedProvisional, m_language));
}

TEST_P(EventSet, OpponentsAndResultsStandInARowWithTheTallysFigures) {
  contest::Contest contest = samples::roundRobin(6, 3);
  eventOf(contest).setup.rounds = 3;
  const TallySheet tally = samples::tallyOf(contest, GetParam());
  const ListSheet list = opponentsList(tally, m_language);
  EXPECT_EQ(list.size, TypeSize::Small);
  EXPECT_THAT(list.rows, Each(SizeIs(list.columns.size())));
  ASSERT_EQ(list.rows.size(), tally.rows.size());
  for (std::size_t i = 0; i < list.rows.size(); ++i) {
    std::vector<std::string> row{std::to_string(tally.rows[i].number), tally.rows[i].player};
    row.insert(row.end(), tally.rows[i].results.begin(), tally.rows[i].results.end());
    row.push_back(tally.rows[i].points);
    row.push_back(tally.rows[i].rank);
    EXPECT_EQ(list.rows[i], row);
  }
  EXPECT_EQ(list.legend, tally.cellLegend);
}

// "1 win, ½ draw" is not true under every ruleset.
TEST_P(EventSet, TheLegendTellsTheEventsOwnPoints) {
  contest::Contest contest = samples::roundRobin(4, 1);
  rules::Points points = eventOf(contest).setup.ruleset.points.answer();
  points.win = exact::Rational(3);
  points.bye = exact::Rational(5, 2);
  eventOf(contest).setup.ruleset.points = {points, "Y1"};
  const TallySheet tally = samples::tallyOf(contest, GetParam());
  EXPECT_THAT(tally.legend, HasSubstr(": 3 "));
  EXPECT_THAT(tally.cellLegend, HasSubstr("2½"));
}

// The games stay in the tables in brackets, and a line says that they do not count.
TEST_P(EventSet, TheTablesNameThePlayersWhoseGamesAreAnnulled) {
  contest::Contest contest = samples::roundRobin(4, 1);
  contest::Event& event = eventOf(contest);
  contest::Entry& left = event.entries.front();
  left.lastRound = 1;
  const std::string name = contest::shownName(contest, event, left.id);
  const TallySheet kept = samples::tallyOf(contest, GetParam());
  EXPECT_TRUE(kept.remarks.empty());
  event.setup.ruleset.withdrawnGames = {rules::WithdrawnGames::AnnulUnderHalf, "9"};
  const TallySheet tally = samples::tallyOf(contest, GetParam());
  EXPECT_THAT(tally.remarks, ElementsAre(HasSubstr(name)));
  std::vector<std::string> bracketed = kept.rows.front().results;
  bracketed.front() = "[" + bracketed.front() + "]";
  EXPECT_EQ(tally.rows.front().results, bracketed) << "only the game of round 1 was played";
  EXPECT_EQ(tally.rows.front().points, "0");
  EXPECT_EQ(tally.rows.front().rank, "4");
  const ListSheet crossed = crosstable(contest, event, contest::standings(event), m_language);
  EXPECT_THAT(crossed.remarks, ElementsAre(HasSubstr(name)));
}

TEST_P(EventSet, GroupsAreNamedWhereverTheirPlayersStandTogether) {
  contest::Contest contest = samples::roundRobin(8, 0);
  contest::Event& event = eventOf(contest);
  event.games.clear();
  event.setup.system = contest::System::Groups;
  event.setup.schoolMates = contest::SchoolMates::Free;
  const contest::Standings table = contest::standings(event);
  const TallySheet tally = samples::tallyOf(contest, GetParam());
  EXPECT_TRUE(tally.hasGroups);
  std::map<std::string, int> members;
  for (const TallyRow& row : tally.rows) ++members[row.group];
  EXPECT_EQ(members, (std::map<std::string, int>{{"A", 4}, {"B", 4}}));
  const ListSheet crossed = crosstable(contest, event, table, m_language);
  const auto column =
      std::ranges::find(crossed.columns, said(Phrase::Group, m_language), &ListColumn::heading);
  ASSERT_NE(column, crossed.columns.end());
  const auto at = static_cast<std::size_t>(column - crossed.columns.begin());
  for (std::size_t i = 0; i < crossed.rows.size(); ++i) {
    EXPECT_EQ(crossed.rows[i].at(at), tally.rows[i].group);
  }
  EXPECT_THAT(crossed.rows, Each(SizeIs(crossed.columns.size())));
}

TEST_P(EventSet, ByNameEverybodyFindsTheOwnBoardAndWhoIsNotPaired) {
  contest::Contest contest = samples::roundRobin(7, 0);
  const contest::Event& event = eventOf(contest);
  const contest::RoundNumber round{2};
  const ListSheet list = pairingsByName(contest, event, round, m_language);
  EXPECT_EQ(list.rows.size(), 6U);
  EXPECT_EQ(list.size, TypeSize::Wall);
  EXPECT_TRUE(std::ranges::is_sorted(list.rows, {}, [](const auto& row) { return row[0]; }));
  for (const auto& row : list.rows) {
    const auto other = std::ranges::find(list.rows, row[3], [](const auto& each) { return each[0]; });
    ASSERT_NE(other, list.rows.end());
    EXPECT_EQ((*other)[1], row[1]) << "both at one board";
    EXPECT_NE((*other)[2], row[2]) << "with two colours";
  }
  ASSERT_EQ(list.sections.size(), 1U);
  EXPECT_EQ(list.sections[0].heading, said(Phrase::NotPaired, m_language));
  EXPECT_THAT(list.sections[0].rows, SizeIs(1));
  const ListSheet boards = pairingsByBoard(contest, event, round, m_language);
  EXPECT_EQ(boards.rows.size(), 3U);
  EXPECT_THAT(boards.sections, SizeIs(1));
}

TEST_P(EventSet, TheCheckInListHasWhoIsStillInByName) {
  contest::Contest contest = samples::roundRobin(6, 0);
  contest::Event& event = eventOf(contest);
  event.entries[1].lastRound = 1;
  event.entries[2].absences = {contest::RoundNumber{2}};
  const ListSheet list = checkInList(contest, event, contest::RoundNumber{2}, m_language);
  EXPECT_EQ(list.rows.size(), 5U);
  EXPECT_EQ(list.room, RowRoom::ToWriteIn);
  EXPECT_EQ(
      std::ranges::count(list.rows, said(Phrase::Absent, m_language), [](const auto& row) { return row[3]; }),
      1);
  EXPECT_THAT(list.title, HasSubstr("2"));
}

TEST_P(EventSet, TheBergerTableHasEveryPairOnce) {
  const contest::Contest contest = samples::roundRobin(5, 0);
  const ListSheet list = bergerList(contest, contest.events.front(), m_language);
  ASSERT_EQ(list.rows.size(), 5U);
  EXPECT_EQ(list.columns.back().heading, said(Phrase::Bye, m_language));
  EXPECT_THAT(list.rows[0], ElementsAre("1", "2–5", "3–4", "1"));
  EXPECT_THAT(list.sections.at(0).rows, SizeIs(5));
}

// A result of a group is corrected, so that the final has other players than its first round.
TEST_P(EventSet, AFinalWithOtherPlayersThanItsRoundHasNoBracket) {
  contest::Contest contest = samples::roundRobin(6, 0);
  contest::Event& event = eventOf(contest);
  event.games.clear();
  event.byes.clear();
  event.rounds.clear();
  event.setup.system = contest::System::Groups;
  event.setup.groupPlan = {.groups = 3, .advancing = 1, .final = contest::System::KnockOut};
  for (contest::Entry& entry : event.entries) entry.group = std::min(entry.number, 7 - entry.number);
  const auto add = [&](int round, int board, int blue, int red) {
    contest::GameResult result;
    result.result = rules::Result::BlueWins;
    event.games.push_back({contest::GameId{10 * round + board}, contest::RoundNumber{round},
                           contest::BoardNumber{board}, contest::EntryId{blue}, contest::EntryId{red},
                           result});
  };
  add(1, 1, 1, 6);
  add(1, 2, 2, 5);
  add(1, 3, 3, 4);
  add(2, 1, 2, 3);
  event.byes.push_back({contest::RoundNumber{2}, contest::EntryId{1}});
  for (const int round : {1, 2}) {
    event.rounds.push_back({contest::RoundNumber{round}, contest::Publication::Published});
  }
  ASSERT_TRUE(hasBracket(event));
  EXPECT_FALSE(bracketList(contest, event, m_language).sections.empty());
  event.games[1].result->result = rules::Result::RedWins;
  EXPECT_FALSE(hasBracket(event));
  EXPECT_THAT(namedGames(contest, event, contest::RoundNumber{2}, m_language), IsEmpty());
}

TEST_P(EventSet, ABracketNamesWhoWentOnAndWhereOthersComeFrom) {
  const contest::Contest contest = knockOut(4, 1);
  const contest::Event& event = contest.events.front();
  ASSERT_TRUE(hasBracket(event));
  EXPECT_FALSE(hasBracket(samples::roundRobin(4, 0).events.front()));
  const ListSheet list = bracketList(contest, event, m_language);
  ASSERT_EQ(list.sections.size(), 2U);
  EXPECT_THAT(list.sections[0].columns, SizeIs(4)) << "a round of ordinary games names no kind of them";
  for (const auto& row : list.sections[0].rows) {
    ASSERT_THAT(row, SizeIs(4));
    EXPECT_EQ(row[1], row[3]) << "the first won";
  }
  EXPECT_THAT(list.sections[1].columns, SizeIs(5));
  EXPECT_THAT(list.sections[1].rows, SizeIs(2));
  EXPECT_THAT(namedGames(contest, event, contest::RoundNumber{1}, m_language), IsEmpty());
  const contest::Contest played = knockOut(4, 2);
  EXPECT_THAT(namedGames(played, played.events.front(), contest::RoundNumber{2}, m_language),
              ElementsAre(said(Phrase::FinalGame, m_language, {"1"})));
}

TEST_P(EventSet, ABracketIsATreeInPartsThatAPageHolds) {
  const contest::Contest small = knockOut(4, 1);
  const BracketTree tree = bracketTree(small, small.events.front(), m_language);
  ASSERT_THAT(tree.parts, SizeIs(1));
  const TreePart& part = tree.parts.front();
  ASSERT_THAT(part.games, SizeIs(4)) << "with the game for third place";
  EXPECT_THAT(part.rounds, SizeIs(2));
  EXPECT_EQ(part.games[0].players[0], part.games[0].winner);
  EXPECT_EQ(part.games[2].players[0], part.games[0].winner);
  EXPECT_EQ(part.games[2].from[1], 1U);
  EXPECT_EQ(part.games[2].column, 1U);
  EXPECT_THAT(part.games[2].winner, IsEmpty());
  EXPECT_EQ(part.games[3].caption, said(Phrase::ThirdPlace, m_language));

  contest::Contest large = knockOut(64, 0);
  const BracketTree parts = bracketTree(large, large.events.front(), m_language);
  ASSERT_THAT(parts.parts, SizeIs(3));
  EXPECT_THAT(parts.parts[0].games, SizeIs(31));
  EXPECT_THAT(parts.parts[1].games, SizeIs(31));
  EXPECT_THAT(parts.parts[2].games, SizeIs(2)) << "the final and the game for third place";
  EXPECT_EQ(parts.parts[2].games[0].players[0],
            said(Phrase::WinnerOf, m_language, {std::to_string(parts.parts[0].games.back().number)}));
  eventOf(large).setup.system = contest::System::DoubleKnockOut;
  const BracketTree twice = bracketTree(large, large.events.front(), m_language);
  std::size_t games = 0;
  for (const TreePart& each : twice.parts) games += each.games.size();
  EXPECT_EQ(games, 127U) << "each that there may be, once";
  EXPECT_EQ(twice.parts.back().games.back().caption, said(Phrase::FinalName, m_language));
}

// Guards against an old defect: the second final was printed as a game still to be played.
TEST_P(EventSet, ASecondFinalStandsInABracketOnlyWhileItMayBePlayed) {
  contest::Contest contest = knockOut(4, 1);
  contest::Event& event = eventOf(contest);
  event.setup.system = contest::System::DoubleKnockOut;
  const contest::Game sample = event.games.front();
  const auto win = [&](int round, int board, int winner, int loser) {
    contest::Game game = sample;
    game.id = contest::GameId{static_cast<std::int64_t>(event.games.size()) + 1};
    game.round = contest::RoundNumber{round};
    game.board = contest::BoardNumber{board};
    game.blue = contest::EntryId{winner};
    game.red = contest::EntryId{loser};
    event.games.push_back(game);
    if (board == 1) event.rounds.push_back({game.round, contest::Publication::Published});
  };
  win(2, 1, 1, 2);
  win(2, 2, 3, 4);
  win(3, 1, 2, 3);
  EXPECT_THAT(bracketTree(contest, event, m_language).parts.back().games, SizeIs(2)) << "before the final";
  win(4, 1, 2, 1);
  EXPECT_THAT(bracketTree(contest, event, m_language).parts.back().games, SizeIs(2)) << "it is due";
  EXPECT_THAT(bracketList(contest, event, m_language).sections, SizeIs(5));
  std::swap(event.games.back().blue, event.games.back().red);
  EXPECT_THAT(bracketTree(contest, event, m_language).parts.back().games, SizeIs(1));
  EXPECT_THAT(bracketList(contest, event, m_language).sections, SizeIs(4));
}

// Guards against an old defect: with two players, the winner of their game meets its loser in the final. The
// game was in the tree twice, once before each of the two finals.
TEST_P(EventSet, ADoubleKnockOutOfTwoHasEachGameOnce) {
  for (const int played : {0, 1}) {
    contest::Contest contest = knockOut(2, played);
    eventOf(contest).setup.system = contest::System::DoubleKnockOut;
    std::vector<int> numbers;
    for (const TreePart& part : bracketTree(contest, eventOf(contest), m_language).parts) {
      for (const TreeGame& game : part.games) numbers.push_back(game.number);
    }
    EXPECT_THAT(numbers, ElementsAre(1, 2, 3)) << played;
  }
}

TEST_P(EventSet, MedalsAreForFinalRanksAlone) {
  for (const int played : {5, 2}) {
    const contest::Contest contest = samples::roundRobin(6, played);
    const contest::Event& event = contest.events.front();
    contest::Standings table = contest::standings(event);
    table.provisional = played < 5;
    const ListSheet list = medallistsList(contest, {{event, table}}, m_language);
    const auto all =
        certificates(contest, event, table, Honoured::Everybody, CertificateDesign::Framed, m_language);
    const auto best =
        certificates(contest, event, table, Honoured::Medallists, CertificateDesign::Plain, m_language);
    EXPECT_EQ(all.size(), 6U);
    EXPECT_EQ(all.front().reason, said(Phrase::CertificatePart, m_language, {"Grade 7 – Integer"}));
    EXPECT_EQ(all.front().title, said(Phrase::CertificatePartTitle, m_language));
    EXPECT_THAT(list.provisional, HasSubstr(played < 5 ? said(Phrase::PrintedProvisional, m_language)
                                                       : said(Phrase::FinalMark, m_language)));
    if (played < 5) {
      EXPECT_EQ(list.rows.at(0).at(2), said(Phrase::NoneYet, m_language));
      EXPECT_THAT(best, IsEmpty());
      continue;
    }
    EXPECT_EQ(list.rows.at(0).at(1), said(Phrase::PrintedGold, m_language));
    EXPECT_EQ(list.rows.at(0).at(2), "Abad, Juan Miguel S.");
    EXPECT_GE(best.size(), 3U);
    EXPECT_THAT(best.front().reason, HasSubstr(said(Phrase::PrintedGold, m_language)));
    EXPECT_EQ(best.front().name, "Juan Miguel S. Abad");
    EXPECT_EQ(best.front().school, "San Fernando Science High School");
  }
}

TEST_P(EventSet, ACertificateHasItsDayInWords) {
  contest::Contest contest = samples::roundRobin(2, 1);
  contest.head.venue = "Arayat";
  const contest::Event& event = contest.events.front();
  const contest::Standings table = contest::standings(event);
  const auto givenOn = [&](const std::string& date) {
    contest.head.date = date;
    return certificates(contest, event, table, Honoured::Everybody, CertificateDesign::Framed, m_language)
        .front()
        .given;
  };
  const bool isEnglish = GetParam() == words::Language::English;
  for (const char* day : {"2026-11-02", "2026/11/02"}) {
    EXPECT_THAT(givenOn(day),
                HasSubstr(isEnglish ? "2 November 2026 at Arayat" : "ika-2 ng Nobyembre 2026 sa Arayat"));
  }
  for (const char* other : {"November 2-3, 2026", "2026-11-2.", "2026-13-02", "02-11-2026"}) {
    EXPECT_THAT(givenOn(other), HasSubstr(other));
  }
}

TEST_P(EventSet, AStatementHasTheSchoolsPlayersAndNobodyElse) {
  const contest::Contest contest = samples::roundRobin(6, 5);
  const contest::Event& event = contest.events.front();
  const contest::Standings table = contest::standings(event);
  const ListSheet list = schoolStatement(contest, contest::SchoolId{1}, {{event, table}}, m_language);
  EXPECT_THAT(list.opening.at(0), HasSubstr("Arayat NHS, Arayat East"));
  EXPECT_THAT(list.rows, SizeIs(2));
  EXPECT_THAT(list.rows, Each(SizeIs(list.columns.size())));
}

TEST_P(EventSet, TheKitIsThereBeforeAnybodyIsEntered) {
  contest::Contest contest = samples::roundRobin(6, 0);
  EXPECT_THAT(pairingCards(contest, eventOf(contest), m_language).cards, SizeIs(6));
  EXPECT_THAT(blankTally(contest, eventOf(contest), m_language).rows, SizeIs(6));
  eventOf(contest).entries.clear();
  eventOf(contest).games.clear();
  EXPECT_FALSE(pairingCards(contest, eventOf(contest), m_language).cards.empty());
  EXPECT_FALSE(blankTally(contest, eventOf(contest), m_language).rows.empty());
  const ListSheet rules = rulesPage(contest, eventOf(contest), m_language);
  EXPECT_THAT(rules.opening, SizeIs(10));
}

TEST_P(EventSet, TheHandTallyExplainsTheColumnsThatItHas) {
  contest::Contest contest = samples::roundRobin(6, 0);
  const ListSheet list = blankTally(contest, eventOf(contest), m_language);
  EXPECT_THAT(list.legend, testing::AllOf(HasSubstr("R1, R2"), HasSubstr("½")));
  EXPECT_THAT(list.legend, testing::Not(HasSubstr(said(Phrase::PointSystem, m_language))));
  EXPECT_THAT(samples::tallyOf(contest, GetParam()).legend, HasSubstr(said(Phrase::PointSystem, m_language)));
}

TEST_P(EventSet, FormsTellWhatTheyAreAndWhoIssuesThem) {
  const contest::Contest contest = samples::roundRobin(6, 0);
  const contest::Event& event = contest.events.front();
  const Form form = blankSheet(headOf(contest, event, event.games.front()), m_language);
  EXPECT_THAT(placeOf(form, m_language), HasSubstr(said(Phrase::Board, m_language) + " 1"));
  EXPECT_EQ(issuerOf(form), "Division Mathematics Fair 2026");
  EXPECT_EQ(titleOf(Form(bergerList(contest, event, m_language))), said(Phrase::BergerTitle, m_language));
}

TEST_P(EventSet, AWalkoverAndAByeCanBeAddedUp) {
  contest::Contest contest = samples::roundRobin(5, 5);
  contest::Event& event = eventOf(contest);
  contest::Game& game = event.games.front();
  game.result = contest::GameResult{rules::Ending::NoShowRed, {}, {}, rules::Result::BlueWins};
  const TallySheet tally = samples::tallyOf(contest, GetParam());
  const auto of = [&](contest::EntryId id) -> const TallyRow& {
    return *std::ranges::find(tally.rows, event.at(id).number, &TallyRow::number);
  };
  EXPECT_EQ(of(game.blue).results.at(0), "+ (" + std::to_string(event.at(game.red).number) + ")");
  EXPECT_EQ(of(game.red).results.at(0), "− (" + std::to_string(event.at(game.blue).number) + ")");
  const ListSheet table = crosstable(contest, event, contest::standings(event), m_language);
  EXPECT_EQ(table.columns.at(2 + 5).heading, said(Phrase::Bye, m_language));
  for (const auto& row : table.rows) EXPECT_EQ(row.at(2 + 5), "1");
}

INSTANTIATE_TEST_SUITE_P(Languages, EventSet, testing::ValuesIn(kEvery<words::Language>));

}  // namespace
}  // namespace damath::compose
