// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the import of tournament reports: an exported event, imported into another event, gives the same
// report.
#include "app/desk/events/report_desk.hpp"

#include <gmock/gmock.h>

#include <algorithm>

#include "app/desk/events/entry_desk.hpp"
#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/keeping/verification.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/systems/annulled_games.hpp"
#include "core/notation/trf/trf_export.hpp"
#include "core/notation/trf/trf_misfit.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

class Reports : public DeskTest {
 protected:
  contest::EventId swissEvent(const std::string& name) {
    contest::EventSetup setup = setupOf(name);
    setup.system = contest::System::Swiss;
    setup.rounds = 5;
    return events().addEvent(setup, m_user).value();
  }
  // Returns an event of seven players. Three rounds are played and one is under way. One player is absent,
  // one withdrawn, one late.
  contest::EventId played(bool withTotals = false) {
    announce({ConfirmationReason::Absent, ConfirmationReason::EnteredLate, ConfirmationReason::Withdrawn});
    const contest::EventId id = swissEvent("Swiss");
    EXPECT_TRUE(events().importPlayers(id, rosterOf(6), m_user));
    Author pairing = m_user;
    pairing.answers.push_back({ConfirmationLevel::Acknowledge, ConfirmationReason::PairedAfterAbsence, "oo"});
    for (int round = 1; round <= 4; ++round) {
      const auto paired = pairings().pairNextRound(id, pairing);
      EXPECT_TRUE(paired);
      EXPECT_TRUE(pairings().publish(id, m_user));
      for (const contest::Game& game : paired->games) {
        const Place place{game.round, game.board};
        if (round == 4) break;
        // A report has no grand totals. So the results have them only with `withTotals`. Otherwise, grand
        // totals decide no rank.
        const bool isForfeit = round == 2 && game.board == contest::BoardNumber{2};
        const auto ending = isForfeit    ? rules::Ending::NoShowRed
                            : round == 3 ? rules::Ending::ResignBlue
                                         : rules::Ending::ResignRed;
        EXPECT_TRUE(rounds().setResult(
            id, place, withTotals ? totals(20 + round, round) : contest::ResultInput{ending, {}, {}},
            m_user));
      }
      const contest::Event now = *snapshot().find(id);
      if (round == 1) {
        EXPECT_TRUE(EntryDesk(*m_desk).enterLate(id, "last,first,school\nUy,Bo,Bagong Paaralan\n", m_named));
      }
      if (round == 2) {
        EXPECT_TRUE(EntryDesk(*m_desk).setAbsent(id, now.entries[1].id, contest::RoundNumber{3}, m_named));
        EXPECT_TRUE(EntryDesk(*m_desk).withdraw(id, now.entries[3].id, m_named));
      }
    }
    return id;
  }
  std::string reportOf(contest::EventId id, notation::TrfVersion version) {
    const contest::Contest contest = snapshot();
    const auto trf = notation::trfOf(contest, *contest.find(id), standingsOf(*snapshot().find(id), {}),
                                     {contest::PrivacyOption::FullName}, version);
    return notation::toTrf(trf.value(), version);
  }
  ReportDesk reports() { return ReportDesk(*m_desk); }
  // Opens a new contest file without any player.
  void startAnew() {
    closeFile();
    m_path = m_folder / ("other" + std::to_string(++m_files) + ".damath");
    m_desk = *Desk::create(m_path, {"Dibisyon ng Parañaque", {}, {}}, m_user, m_clock);
  }
  // Returns a tournament report with one line 001 (number, name, cells) and one school for each player.
  static std::string lines(const std::vector<std::string>& players, const std::string& more = {}) {
    std::string text = "012 Ulat\r\n" + more;
    int number = 0;
    for (const std::string& player : players) {
      const std::string place = std::to_string(++number);
      const std::size_t bar = player.find('|');
      std::string name = player.substr(0, bar);
      name.resize(33, ' ');
      std::string line = "001 " + std::string(4 - place.size(), ' ') + place + "      " + name;
      line.resize(91, ' ');
      text += line + player.substr(bar + 1) + "\r\nDAT " + std::string(4 - place.size(), '0') + place +
              " GROUP Paaralan " + place + "\r\n";
    }
    return text;
  }

  int m_files = 0;
};

// Games of players who left a round robin early do not count (option `withdrawnGames`). The points of the
// report leave these games out, and the imported event has the same standings.
TEST_F(Reports, GamesThatDoNotCountComeInAgain) {
  const auto tableEvent = [&](rules::WithdrawnGames answer) {
    contest::EventSetup setup = setupOf(answer == rules::WithdrawnGames::Keep ? "Kept" : "Table");
    rules::change(setup.ruleset, &rules::Ruleset::withdrawnGames, answer);
    return events().addEvent(setup, m_user).value();
  };
  // A player of 4 has 3 games, a player of 6 has 5.
  for (const auto& [players, last] : {std::pair(4, 1), std::pair(6, 1), std::pair(6, 2)}) {
    startAnew();
    // Each file asks one of the questions, so the journal of one file does not have both answers.
    m_named.answers = answersTo({ConfirmationReason::Withdrawn, ConfirmationReason::ReportTaken});
    m_named.answers.push_back(m_user.answers.front());
    const contest::EventId id = tableEvent(rules::WithdrawnGames::AnnulUnderHalf);
    ASSERT_TRUE(events().importPlayers(id, rosterOf(players), m_user));
    for (int round = 1; round < players; ++round) {
      const auto paired = pairings().pairNextRound(id, m_user);
      ASSERT_TRUE(paired);
      if (!paired->games.empty()) {
        ASSERT_TRUE(pairings().publish(id, m_user));
      }
      for (const contest::Game& game : paired->games) {
        const auto ending = game.blue < game.red ? rules::Ending::ResignRed : rules::Ending::ResignBlue;
        ASSERT_TRUE(rounds().setResult(id, {game.round, game.board}, {ending, {}, {}}, m_user));
      }
      if (round == last) {
        const contest::EntryId leaver = snapshot().find(id)->entries[2].id;
        ASSERT_TRUE(EntryDesk(*m_desk).withdraw(id, leaver, m_named));
      }
    }
    for (const auto version : {notation::TrfVersion::Trf16, notation::TrfVersion::Trf26}) {
      const std::string text = reportOf(id, version);
      const std::size_t counted = contest::withoutAnnulled(*snapshot().find(id)).games.size();
      const std::filesystem::path file = m_path;
      startAnew();
      const contest::EventId fresh = tableEvent(rules::WithdrawnGames::AnnulUnderHalf);
      const auto done = reports().takeOver(fresh, text, ReportScope::Everything, m_named);
      ASSERT_TRUE(done) << toText(done.error().refusal) << '\n' << text;
      EXPECT_EQ(contest::withoutAnnulled(*snapshot().find(fresh)).games.size(), counted);
      EXPECT_EQ(reportOf(fresh, version), text);
      EXPECT_THAT(*verify(*m_desk), IsEmpty());
      // An event that keeps the games has other points, so each line that differs is told.
      const contest::EventId keeping = tableEvent(rules::WithdrawnGames::Keep);
      const auto refused = reports().preview(keeping, text, ReportScope::Everything);
      EXPECT_EQ(refusalOf(refused), Refusal::ReportUnfit);
      const auto partly =
          reports().preview(keeping, text, ReportScope::Everything, {}, notation::TrfExtent::Readable);
      ASSERT_TRUE(partly);
      EXPECT_EQ(partly->rounds, players - 1);
      closeFile();
      m_path = file;
      m_desk = std::move(Desk::open(m_path, m_clock).desk);
    }
  }
}

TEST_F(Reports, AnEventGoesOutAndComesInAsTheSameReport) {
  const contest::EventId id = played();
  announce({ConfirmationReason::ReportTaken});
  std::vector<std::string> texts;
  for (const auto version : {notation::TrfVersion::Trf16, notation::TrfVersion::Trf26}) {
    texts.push_back(reportOf(id, version));
  }
  const contest::Event before = *snapshot().find(id);
  for (const std::string& text : texts) {
    startAnew();
    const contest::EventId fresh = swissEvent("Swiss");
    const auto done = reports().takeOver(fresh, text, ReportScope::Everything, m_named);
    ASSERT_TRUE(done) << toText(done.error().refusal);
    EXPECT_EQ(done->players.players, 7);
    EXPECT_EQ(done->rounds, 3) << "the round that is being played stays behind";
    EXPECT_EQ(done->games, 8);
    EXPECT_EQ(done->results, 8);
    const auto version = &text == texts.data() ? notation::TrfVersion::Trf16 : notation::TrfVersion::Trf26;
    EXPECT_EQ(reportOf(fresh, version), text);
    EXPECT_THAT(*verify(*m_desk), IsEmpty());
    // The imported event continues with the same pairing of the next round.
    announce({ConfirmationReason::PairedAfterAbsence});
    const auto again = pairings().pairNextRound(fresh, m_named);
    ASSERT_TRUE(again) << toText(again.error().refusal);
    announce({});
    if (&text != &texts.back()) announce({ConfirmationReason::ReportTaken});
    const auto boardsIn = [](const contest::Event& event, const std::vector<contest::Game>& games) {
      std::vector<std::pair<int, int>> boards;
      for (const contest::Game& game : games) {
        if (game.round == contest::RoundNumber{4})
          boards.emplace_back(event.at(game.blue).number, event.at(game.red).number);
      }
      return boards;
    };
    EXPECT_EQ(boardsIn(*snapshot().find(fresh), again->games), boardsIn(before, before.games));
  }
}

// A report has no grand totals. Players whose ranks differed only by grand totals (Y2c) share a rank after
// the import. All other facts of the report stay the same.
TEST_F(Reports, GrandTotalsStayBehind) {
  const std::string text = reportOf(played(true), notation::TrfVersion::Trf16);
  announce({ConfirmationReason::ReportTaken});
  startAnew();
  const contest::EventId fresh = swissEvent("Swiss");
  ASSERT_TRUE(reports().takeOver(fresh, text, ReportScope::Everything, m_named));
  const auto withoutRanks = [](const std::string& report) {
    auto trf = notation::parseTrf(report).value();
    for (notation::TrfRecord& record : trf.records) {
      if (auto* player = std::get_if<notation::TrfPlayer>(&record)) player->rank.reset();
    }
    return trf;
  };
  const std::string again = reportOf(fresh, notation::TrfVersion::Trf16);
  EXPECT_EQ(withoutRanks(again), withoutRanks(text));
  EXPECT_NE(again, text);
  EXPECT_THAT(*verify(*m_desk), IsEmpty());
}

TEST_F(Reports, IsOneActThatCanBeUndone) {
  const std::string text = reportOf(played(), notation::TrfVersion::Trf26);
  announce({ConfirmationReason::ReportTaken});
  startAnew();
  const contest::EventId fresh = swissEvent("Swiss");
  const auto rows = got(m_desk->journal()).size();
  ASSERT_TRUE(reports().takeOver(fresh, text, ReportScope::Everything, m_named));
  EXPECT_EQ(m_desk->ring().copies().back().why, "reportTaken")
      << "one copy of the file before, not one a step";
  const auto journal = got(m_desk->journal());
  for (std::size_t row = rows; row < journal.size(); ++row) EXPECT_EQ(journal[row].act, journal[rows].number);
  ASSERT_FALSE(journal[rows].confirmations.empty());
  EXPECT_EQ(journal[rows].confirmations[0].code, ConfirmationReason::ReportTaken);
  EXPECT_EQ(journal[rows].by, "Gng. Muñoz");
  EXPECT_EQ(journal[rows + 1].action, db::JournalAction::TakeOverRound);
  EXPECT_EQ(journal.back().action, db::JournalAction::TakeOverReport);
  EXPECT_EQ(journal.back().after, R"({"players":7,"rounds":3})");
  ASSERT_TRUE(HistoryDesk(*m_desk).undo({}, m_named));
  const contest::Event after = *snapshot().find(fresh);
  EXPECT_THAT(after.entries, IsEmpty());
  EXPECT_THAT(after.games, IsEmpty());
  EXPECT_THAT(after.rounds, IsEmpty());
  EXPECT_THAT(snapshot().players, IsEmpty());
  ASSERT_TRUE(HistoryDesk(*m_desk).redo(m_named));
  EXPECT_THAT(snapshot().find(fresh)->rounds, SizeIs(3));
  EXPECT_THAT(*verify(*m_desk), IsEmpty());
}

TEST_F(Reports, AsksForNameReasonAndConfirmation) {
  const contest::EventId id = swissEvent("Swiss");
  const std::string text = lines({"Cruz, Ana|", "Reyes, Ben|"});
  EXPECT_EQ(refusalOf(reports().takeOver(id, text, ReportScope::Everything, m_user)), Refusal::ByRequired);
  Author named = m_named;
  named.answers.clear();
  const auto asked = reports().takeOver(id, text, ReportScope::Everything, named);
  ASSERT_EQ(refusalOf(asked), Refusal::ConfirmationAsked);
  EXPECT_EQ(asked.error().question()->code, ConfirmationReason::ReportTaken);
  EXPECT_EQ(asked.error().question()->level, ConfirmationLevel::Confirm);
  EXPECT_EQ(asked.error().question()->subject, "2");
  EXPECT_THAT(event().entries, IsEmpty());
}

TEST_F(Reports, PlayersAlone) {
  const contest::EventId id = addEvent(0);  // a round robin, which could not have these rounds
  const std::string text = reportOf(played(), notation::TrfVersion::Trf16);
  announce({ConfirmationReason::ReportTaken});
  const auto done = reports().takeOver(id, text, ReportScope::PlayersOnly, m_named);
  ASSERT_TRUE(done);
  EXPECT_EQ(done->players.players, 7);
  EXPECT_EQ(done->rounds, 0);
  // The players are the known players of the other event.
  EXPECT_THAT(snapshot().players, SizeIs(7));
  EXPECT_THAT(snapshot().find(id)->entries, SizeIs(7));
  EXPECT_THAT(snapshot().find(id)->rounds, IsEmpty());
}

TEST_F(Reports, AreRefusedWithEveryReason) {
  const contest::EventId id = swissEvent("Swiss");
  const auto refused = [&](const std::string& text) {
    const auto done = reports().takeOver(id, text, ReportScope::Everything, m_named);
    EXPECT_FALSE(done);
    EXPECT_THAT(event().entries, IsEmpty());
    return done ? DeskError(Refusal::StoreFailed, FileFault{}) : done.error();
  };
  DeskError error = refused("001    x      Cruz, Ana\n001    1      Reyes, Ben\n001    1      Uy, Bo\n");
  EXPECT_EQ(error.refusal, Refusal::ReportBroken);
  ASSERT_NE(error.as<notation::TrfFaults>(), nullptr);
  ASSERT_THAT(*error.as<notation::TrfFaults>(), SizeIs(2));
  EXPECT_EQ(error.as<notation::TrfFaults>()->at(0).line, 1);
  EXPECT_EQ(error.as<notation::TrfFaults>()->at(1).line, 3);

  using Kind = notation::TrfMisfitKind;
  const auto kinds = [](const DeskError& of) {
    std::vector<Kind> list;
    const auto* misfits = of.as<notation::TrfMisfits>();
    if (misfits == nullptr) return list;
    for (const notation::TrfMisfit& misfit : *misfits) list.push_back(misfit.kind);
    return list;
  };
  error = refused(lines({"Cruz|   2 w 1", "Reyes, Ben|   1 w 0"}));
  EXPECT_EQ(error.refusal, Refusal::ReportUnfit);
  EXPECT_THAT(kinds(error), ElementsAre(Kind::NameMissing, Kind::ColoursDiffer));
  error = refused(lines({"Cruz, Ana|", "Reyes, Ben|"}, "142 7\r\n162  W 3.0    D 1.0\r\n"));
  EXPECT_THAT(kinds(error),
              ElementsAre(Kind::RoundsDiffer, Kind::ResultDiffers, Kind::ResultDiffers, Kind::ResultDiffers));
  const notation::TrfMisfits misfits = *error.as<notation::TrfMisfits>();
  ASSERT_THAT(misfits, SizeIs(4));
  EXPECT_EQ(misfits[0].written, "7");
  EXPECT_EQ(misfits[0].right, "5");
  EXPECT_EQ(misfits[1].written, "W 3.0");
  EXPECT_EQ(misfits[1].right, "W 1.0");
  EXPECT_EQ(misfits[3].written, "P 3.0") << "a bye counts as a win where nothing is said";

  // Line 4 is the line of the second player.
  error = refused(
      "012 Ulat\n001    1      Cruz, Ana                         \nDAT 0001 GROUP Rizal\n"
      "001    2      Reyes, Ben\n001    3      cruz, ANA\nDAT 0003 GROUP Rizal\n");
  EXPECT_EQ(error.refusal, Refusal::RowsRefused);
  ASSERT_NE(error.as<BadRows>(), nullptr);
  const std::vector<RowFault>& rows = error.as<BadRows>()->rows;
  ASSERT_THAT(rows, SizeIs(2));
  EXPECT_EQ(rows[0].line, 4);
  EXPECT_EQ(rows[0].reason, RowReason::MissingSchool);
  EXPECT_EQ(rows[1].line, 5);
  EXPECT_EQ(rows[1].reason, RowReason::DuplicateInFile);
  EXPECT_EQ(rows[1].otherLine, 2);
}

// Each player has an opponent that the report does not have, and one player plays itself.
TEST_F(Reports, AreRefusedWithFewOfManyReasons) {
  const contest::EventId id = swissEvent("Swiss");
  std::vector<std::string> players;
  for (int i = 0; i < 300; ++i) players.push_back("P" + std::to_string(i) + ", A| 999 w 1");
  players[0] = "P, A|   1 w 1";
  const std::string text = lines(players);
  const auto whole = reports().preview(id, text, ReportScope::Everything);
  ASSERT_EQ(refusalOf(whole), Refusal::ReportUnfit);
  EXPECT_THAT(*whole.error().as<notation::TrfMisfits>(), SizeIs(notation::kMostTrfMisfits));
  const auto part = reports().preview(id, text, ReportScope::Everything, {}, notation::TrfExtent::Readable);
  ASSERT_TRUE(part);
  const notation::TrfMisfits& misfits = part->remarks.misfits;
  EXPECT_THAT(misfits, SizeIs(notation::kMostTrfMisfits + 1));
  const auto left =
      std::ranges::count(misfits, notation::TrfMisfitKind::RoundsLeftOut, &notation::TrfMisfit::kind);
  EXPECT_EQ(left, 1) << "the user must know that the round is missing";
}

TEST_F(Reports, GoIntoAnEventWithoutPlayers) {
  const contest::EventId id = addEvent(2);
  const auto done = reports().takeOver(id, lines({"Cruz, Ana|"}), ReportScope::Everything, m_named);
  EXPECT_EQ(refusalOf(done), Refusal::EntriesPresent);
  EXPECT_EQ(refusalOf(reports().preview(id, lines({"Cruz, Ana|"}), ReportScope::Everything)),
            Refusal::EntriesPresent);
}

// Y4: a round robin cannot continue rounds that its table does not have.
TEST_F(Reports, ARoundThatTheTableDoesNotHave) {
  const contest::EventId id = addEvent(0);
  const std::string text = lines({"A, A|   2 w 1     2 b 0", "B, B|   1 b 0     1 w 1",
                                  "C, C|   4 w =     4 b =", "D, D|   3 b =     3 w ="});
  Author answering = m_named;
  answering.answers = answersTo({ConfirmationReason::ReportTaken});
  const auto done = reports().takeOver(id, text, ReportScope::Everything, answering);
  ASSERT_EQ(refusalOf(done), Refusal::ReportUnplayable);
  EXPECT_FALSE(done.error().as<BadRound>()->faults.empty());
  EXPECT_THAT(event().entries, IsEmpty());
}

// Two players met three times, each time with the same sides. The import accepts these rounds of a Swiss
// event as facts.
TEST_F(Reports, WhatASwissEventWouldNotPairIsTakenAsItWas) {
  announce({ConfirmationReason::ReportTaken});
  const contest::EventId id = swissEvent("Swiss");
  const std::string text = lines({"A, A|   2 w 1     2 w 0     2 w =", "B, B|   1 b 0     1 b 1     1 b ="});
  const auto done = reports().takeOver(id, text, ReportScope::Everything, m_named);
  ASSERT_TRUE(done) << toText(done.error().refusal);
  EXPECT_THAT(event().games, SizeIs(3));
  EXPECT_THAT(*verify(*m_desk), IsEmpty());
}

// Start numbers with gaps, a half-point bye, contradicting results: the import of a part takes all the rest,
// and tells what it left out.
TEST_F(Reports, APartIsTakenIfTheUserWants) {
  announce({ConfirmationReason::ReportTaken});
  const contest::EventId id = swissEvent("Swiss");
  std::string text = lines({"A, A|   2 w 1     3 w =", "B, B|   1 b 0     9 w 1", "C, C|0000 - H     1 b 1"});
  std::string last = lines({"D, D|0000 - Z     2 b 0"});
  last = last.substr(last.find("001"));
  last.replace(last.find("   1"), 4, "   9");
  last.replace(last.find("0001"), 4, "0009");
  text += last;
  const auto whole = reports().takeOver(id, text, ReportScope::Everything, m_named);
  ASSERT_EQ(refusalOf(whole), Refusal::ReportUnfit);
  using Kind = notation::TrfMisfitKind;
  const auto kindsOf = [](const notation::TrfMisfits& misfits) {
    std::vector<Kind> kinds;
    for (const notation::TrfMisfit& misfit : misfits) kinds.push_back(misfit.kind);
    return kinds;
  };
  const std::vector<Kind> expected = {Kind::NumberMissing, Kind::ByeWithPoints, Kind::ResultsDiffer};
  EXPECT_EQ(kindsOf(*whole.error().as<notation::TrfMisfits>()), expected);
  EXPECT_THAT(event().entries, IsEmpty());

  const auto preview =
      reports().preview(id, text, ReportScope::Everything, {}, notation::TrfExtent::Readable);
  ASSERT_TRUE(preview);
  EXPECT_EQ(kindsOf(preview->remarks.misfits), expected);
  EXPECT_EQ(preview->rounds, 2);
  const auto done =
      reports().takeOver(id, text, ReportScope::Everything, m_named, {}, notation::TrfExtent::Readable);
  ASSERT_TRUE(done) << toText(done.error().refusal);
  EXPECT_EQ(done->rounds, 2);
  EXPECT_EQ(done->games, 3);
  EXPECT_EQ(done->results, 2);
  const contest::Event taken = *snapshot().find(id);
  ASSERT_THAT(taken.entries, SizeIs(4));
  EXPECT_EQ(taken.entries[3].number, 4) << "start number 9 of the report";
  const auto names = contest::namesOf(snapshot(), taken);
  const auto has = [&](int round, const std::string& blue, const std::string& red, bool isOpen) {
    return std::ranges::any_of(taken.games, [&](const contest::Game& game) {
      return game.round == contest::RoundNumber{round} && names.at(game.blue) == blue &&
             names.at(game.red) == red && !game.result == isOpen;
    });
  };
  EXPECT_TRUE(has(1, "A, A", "B, B", false));
  EXPECT_TRUE(has(2, "A, A", "C, C", true)) << "contradicting results are left open";
  EXPECT_TRUE(has(2, "B, B", "D, D", false));
  EXPECT_THAT(*verify(*m_desk), IsEmpty());
}

// A player who is left out takes along the rounds in which he plays, and never moves the numbers of the
// others.
TEST_F(Reports, ALeftOutPlayerEndsTheRoundsThatAreTaken) {
  announce({ConfirmationReason::ReportTaken});
  const std::string text = lines({"A, A|   4 w 1     2 w 1     3 w 1", "Lone,|0000 - Z     1 b 0  0000 - Z",
                                  "C, C|0000 - U  0000 - Z     1 b 0", "D, D|   1 b 0  0000 - U  0000 - U"});
  const std::string named = [&text] {
    std::string changed = text;
    return changed.replace(changed.find("Lone,"), 5, "L, L ");
  }();
  using notation::TrfExtent;
  const std::vector<RowDecision> leaveOut = {{4, SameOrDifferent::LeftOut, {}}};
  const auto check = [&](const std::string& report, const std::vector<RowDecision>& decisions) {
    startAnew();
    const contest::EventId id = swissEvent("Swiss");
    const auto refused = reports().takeOver(id, report, ReportScope::Everything, m_named, decisions);
    EXPECT_EQ(refusalOf(refused), Refusal::ReportUnfit);
    const auto done =
        reports().takeOver(id, report, ReportScope::Everything, m_named, decisions, TrfExtent::Readable);
    ASSERT_TRUE(done) << toText(done.error().refusal);
    EXPECT_EQ(done->players.players, 3);
    EXPECT_EQ(done->rounds, 1) << "round 2 has a game of the player";
    const contest::Event taken = *snapshot().find(id);
    ASSERT_THAT(taken.games, SizeIs(1));
    const auto names = contest::namesOf(snapshot(), taken);
    EXPECT_EQ(names.at(taken.games[0].blue), "A, A");
    EXPECT_EQ(names.at(taken.games[0].red), "D, D");
    EXPECT_THAT(*verify(*m_desk), IsEmpty());
    EXPECT_TRUE(pairings().pairNextRound(id, m_user));
  };
  check(text, {});
  check(named, leaveOut);
}

TEST_F(Reports, RoundsThatTheEventCouldNotHaveAreLeftOutInAPart) {
  announce({ConfirmationReason::ReportTaken});
  const contest::EventId id = addEvent(0);
  const std::string text = lines({"A, A|   2 w 1     2 b 0", "B, B|   1 b 0     1 w 1",
                                  "C, C|   4 w =     4 b =", "D, D|   3 b =     3 w ="});
  const auto done =
      reports().takeOver(id, text, ReportScope::Everything, m_named, {}, notation::TrfExtent::Readable);
  ASSERT_TRUE(done) << toText(done.error().refusal);
  ASSERT_TRUE(done->unplayable);
  EXPECT_EQ(done->unplayable->refusal, Refusal::ReportUnplayable);
  EXPECT_EQ(static_cast<std::size_t>(done->rounds), snapshot().find(id)->rounds.size());
  EXPECT_LT(done->rounds, 2);
  EXPECT_THAT(snapshot().find(id)->entries, SizeIs(4));
  EXPECT_THAT(*verify(*m_desk), IsEmpty());
}

TEST_F(Reports, NotesComeWithThePreview) {
  const contest::EventId id = swissEvent("Swiss");
  const std::string text = "013 Team A\r\n" + lines({"A, A|   2 w 1", "Bo Uy|   1   0"});
  const auto preview = reports().preview(id, text, ReportScope::Everything);
  ASSERT_TRUE(preview) << toText(preview.error().refusal);
  using Code = notation::TrfNoteCode;
  std::vector<Code> codes;
  for (const notation::TrfNote& note : preview->remarks.notes) codes.push_back(note.code);
  EXPECT_THAT(codes, ElementsAre(Code::TeamLine, Code::NameGuessed, Code::ColourFollows));
  const auto players = reports().preview(id, text, ReportScope::PlayersOnly);
  ASSERT_TRUE(players);
  EXPECT_THAT(players->remarks.notes, SizeIs(2)) << "colors are no matter of players";
}

TEST_F(Reports, APreviewChangesNothing) {
  const contest::EventId id = addEvent(3);
  const contest::EventId fresh = swissEvent("Swiss");
  const auto before = got(m_desk->journal()).size();
  const auto preview =
      reports().preview(fresh, lines({"P1, A|   2 w 1", "Uy, Bo|   1 b 0"}), ReportScope::Everything);
  ASSERT_TRUE(preview);
  EXPECT_EQ(preview->rounds, 1);
  ASSERT_THAT(preview->players.matches, SizeIs(2));
  EXPECT_EQ(preview->players.matches[0].line, 2);
  EXPECT_EQ(preview->players.matches[0].match, RowMatch::Alike);
  EXPECT_EQ(preview->players.matches[1].match, RowMatch::New);
  EXPECT_EQ(got(m_desk->journal()).size(), before);
  EXPECT_THAT(snapshot().find(id)->entries, SizeIs(3));
}

}  // namespace
}  // namespace damath::desk
