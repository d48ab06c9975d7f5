// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of a correction after later rounds were paired: the question names every touched round, and the
// author chooses if the open round is paired again.
#include "app/desk/rounds/later_rounds.hpp"

#include <algorithm>
#include <random>
#include <set>

#include "app/desk/change/change.hpp"
#include "app/desk/events/check_in_desk.hpp"
#include "app/desk/events/entry_desk.hpp"
#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/keeping/verification.hpp"
#include "app/desk/play/live_desk.hpp"
#include "app/desk/rounds/unpublished_round.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/systems/next_round.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

using contest::RoundNumber;

class LaterRounds : public DeskTest {
 protected:
  contest::EventId addEventOf(contest::System system, int players, std::optional<int> rounds) {
    contest::EventSetup setup = setupOf(std::string(toText(system)) + std::to_string(++m_events));
    setup.system = system;
    setup.rounds = rounds;
    m_event = got(events().addEvent(setup, m_user));
    done(events().importPlayers(m_event, rosterOf(players), m_user));
    return m_event;
  }
  contest::Event now() { return *snapshot().find(m_event); }
  // An author who has answered that question, and has chosen for open rounds.
  Author choosing(std::optional<OpenRounds> chosen,
                  ConfirmationReason code = ConfirmationReason::PastCorrected) {
    Author author = m_named;
    author.answers = answersTo({code});
    author.openRounds = chosen;
    return author;
  }
  auto correct(const Author& author, Place at = place(1, 1)) {
    return rounds().setResult(m_event, at, totals(3, 12), author);
  }
  // Returns the question of the correction.
  Question asked(Place at = place(1, 1)) {
    Author silent = m_named;
    silent.answers.clear();
    const auto refused = correct(silent, at);
    EXPECT_EQ(refusalOf(refused), Refusal::ConfirmationAsked);
    return *refused.error().question();
  }
  static std::vector<LaterRound> roundsIn(const Question& question) { return question.as<Effects>()->rounds; }
  // Returns boards and byes of a round as text, by entry IDs.
  std::string pairingOf(int round) {
    std::string text;
    const contest::Event event = now();
    for (const contest::Game* game : contest::gamesOf(event, RoundNumber{round})) {
      text += std::to_string(numberOf(game->blue)) + "-" + std::to_string(numberOf(game->red)) + " ";
    }
    for (const contest::Bye& bye : event.byes) {
      if (numberOf(bye.round) == round) text += "bye " + std::to_string(numberOf(bye.entry)) + " ";
    }
    return text;
  }
  void expectSound() { EXPECT_TRUE(got(verify(*m_desk)).empty()); }

  contest::EventId m_event{};
  int m_events = 0;
};

// A teacher corrects round 1 after round 3 was published. Round 3 has no results; one of 15 players has its
// bye.
TEST_F(LaterRounds, EveryTouchedRoundIsNamedWithItsBye) {
  addEventOf(contest::System::Swiss, 15, 4);
  playRound(m_event);
  playRound(m_event);
  done(pairings().pairNextRound(m_event, m_user));
  done(pairings().publish(m_event, m_user));
  std::set<int> numbers;
  bool isByeNamed = false;
  for (int board = 1; board <= 7; ++board) {
    const Question question = asked(place(1, board));
    EXPECT_EQ(question.level, ConfirmationLevel::TwoSteps);
    for (const LaterRound& each : roundsIn(question)) {
      const int number = numberOf(each.touched.round);
      numbers.insert(number);
      isByeNamed = isByeNamed || !each.touched.byesLost.empty();
      EXPECT_EQ(each.publication, contest::Publication::Published);
      EXPECT_EQ(each.state, number == 2 ? LaterRoundState::HasResults : LaterRoundState::Open);
    }
    const bool isOffered = openIn(roundsIn(question)).has_value();
    EXPECT_EQ(question.choice, isOffered ? RoundsChoice::Optional : RoundsChoice::None);
  }
  EXPECT_EQ(numbers, (std::set{2, 3}));
  EXPECT_TRUE(isByeNamed);
}

TEST_F(LaterRounds, StayAsPairedWithoutAChoiceAndWithKeep) {
  for (const auto chosen : {std::optional<OpenRounds>(), std::optional(OpenRounds::Keep)}) {
    addEventOf(contest::System::Swiss, 8, 4);
    playRound(m_event);
    done(pairings().pairNextRound(m_event, m_user));
    done(pairings().publish(m_event, m_user));
    const std::string before = pairingOf(2);
    const auto corrected = correct(choosing(chosen));
    ASSERT_TRUE(corrected);
    EXPECT_FALSE(corrected->again.round);
    EXPECT_EQ(pairingOf(2), before);
    EXPECT_FALSE(now().isHeld(RoundNumber{2}));
    EXPECT_EQ(journalled(1),
              "correctResult game " + std::to_string(numberOf(now().games[0].id)) + " Gng. Muñoz");
  }
  expectSound();
}

TEST_F(LaterRounds, ArePairedAgainInOneAct) {
  addEventOf(contest::System::Swiss, 8, 4);
  playRound(m_event);
  done(pairings().pairNextRound(m_event, m_user));
  done(pairings().publish(m_event, m_user));
  ASSERT_EQ(asked().choice, RoundsChoice::Optional);
  const contest::Event before = now();
  const std::string pairing = pairingOf(2);
  const auto corrected = correct(choosing(OpenRounds::Pair));
  ASSERT_TRUE(corrected) << reasonOf(corrected.error());
  EXPECT_EQ(corrected->again.round, RoundNumber{2});
  EXPECT_TRUE(corrected->again.canceled.empty());
  EXPECT_EQ(corrected->kind, ChangeKind::Correction);
  EXPECT_NE(pairingOf(2), pairing);
  EXPECT_TRUE(now().isHeld(RoundNumber{2})) << "nobody but the arbiter has seen the new pairing";
  const auto unpublished = UnpublishedRound::of(snapshot(), now());
  ASSERT_TRUE(unpublished);
  EXPECT_TRUE(unpublished->isProgram());
  EXPECT_EQ(now().games[0].result->blueGrand, exact::Number(3));
  EXPECT_TRUE(journalled(1).starts_with("correctResult")) << journalled(1);
  EXPECT_TRUE(journalled(2).starts_with("pairRound")) << journalled(2);
  const auto rows = got(m_desk->journal());
  EXPECT_EQ(rows.back().act, rows[rows.size() - 2].act) << "one act";
  expectSound();
  HistoryDesk history(*m_desk);
  Author undoing = m_named;
  undoing.answers = answersTo({ConfirmationReason::Undone});
  done(history.undo({}, undoing));
  EXPECT_EQ(pairingOf(2), pairing);
  EXPECT_FALSE(now().isHeld(RoundNumber{2}));
  EXPECT_EQ(now().games[0].result, before.games[0].result);
  expectSound();
  done(history.redo(m_named));
  EXPECT_NE(pairingOf(2), pairing);
  EXPECT_EQ(now().games[0].result->blueGrand, exact::Number(3));
  expectSound();
}

// A correction that moves nobody touches no round, so nothing is paired again.
TEST_F(LaterRounds, ThatTheCorrectionDoesNotTouchStay) {
  addEventOf(contest::System::Swiss, 8, 4);
  playRound(m_event);
  done(pairings().pairNextRound(m_event, m_user));
  const std::string pairing = pairingOf(2);
  const auto same = rounds().setResult(m_event, place(1, 1), totals(13, 3), choosing(OpenRounds::Pair));
  ASSERT_TRUE(same) << reasonOf(same.error());
  EXPECT_FALSE(same->again.round);
  EXPECT_EQ(pairingOf(2), pairing);
}

TEST_F(LaterRounds, WithASheetOrALiveGameHaveBegun) {
  addEventOf(contest::System::Swiss, 8, 4);
  playRound(m_event);
  done(pairings().pairNextRound(m_event, m_user));
  done(pairings().publish(m_event, m_user));
  const auto table = LiveDesk(*m_desk).begin(m_event, place(2, 1), play::Keeping::Program, m_user);
  ASSERT_TRUE(table);
  ASSERT_EQ(roundsIn(asked()).size(), 1U);
  EXPECT_EQ(roundsIn(asked())[0].state, LaterRoundState::IsLive);
  EXPECT_EQ(asked().choice, RoundsChoice::None);
  const auto sheet = notation::parseSheetText("[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n").value();
  done(sheets().storeSheet(m_event, place(2, 2), sheet, m_user));
  EXPECT_EQ(roundsIn(asked())[0].state, LaterRoundState::HasSheets);
  const std::string pairing = pairingOf(2);
  ASSERT_TRUE(correct(choosing(OpenRounds::Pair)));
  EXPECT_EQ(pairingOf(2), pairing) << "a round that has begun is never paired again";
}

// Results of round 2 are deleted after round 3 was paired. Both rounds are open. Round 3 can only be paired
// when round 2 has been played.
TEST_F(LaterRounds, BehindAnOpenRoundAreCanceled) {
  addEventOf(contest::System::Swiss, 8, 4);
  playRound(m_event);
  playRound(m_event);
  done(pairings().pairNextRound(m_event, m_user));
  for (int board = 1; board <= 4; ++board) {
    done(rounds().reopenResult(m_event, place(2, board), choosing({}, ConfirmationReason::PastReopened)));
  }
  const auto list = roundsIn(asked());
  ASSERT_EQ(list.size(), 2U);
  EXPECT_EQ(list[0].state, LaterRoundState::Open);
  EXPECT_EQ(list[1].state, LaterRoundState::Follows);
  const auto corrected = correct(choosing(OpenRounds::Pair));
  ASSERT_TRUE(corrected) << reasonOf(corrected.error());
  EXPECT_EQ(corrected->again.round, RoundNumber{2});
  EXPECT_EQ(corrected->again.canceled, std::vector{RoundNumber{3}});
  EXPECT_EQ(contest::roundsPaired(now()), 2);
  expectSound();
  Author undoing = m_named;
  undoing.answers = answersTo({ConfirmationReason::Undone});
  done(HistoryDesk(*m_desk).undo({}, undoing));
  EXPECT_EQ(contest::roundsPaired(now()), 3) << "canceled and paired again are one act";
  expectSound();
}

// Round 2 is open, but round 3 has a result. A new pairing of round 2 could repeat games of round 3.
TEST_F(LaterRounds, BeforeARoundThatHasBegunStay) {
  addEventOf(contest::System::Swiss, 8, 4);
  playRound(m_event);
  playRound(m_event);
  playRound(m_event);
  for (int board = 1; board <= 4; ++board) {
    done(rounds().reopenResult(m_event, place(2, board), choosing({}, ConfirmationReason::PastReopened)));
  }
  for (const LaterRound& each : roundsIn(asked())) {
    const bool isSecond = numberOf(each.touched.round) == 2;
    EXPECT_EQ(each.state, isSecond ? LaterRoundState::IsBuiltOn : LaterRoundState::HasResults);
  }
  EXPECT_EQ(asked().choice, RoundsChoice::None);
}

// A deleted result leaves nothing to pair by. Its next entry offers the choice.
TEST_F(LaterRounds, ArePairedAgainWhenADeletedResultIsEntered) {
  addEventOf(contest::System::Swiss, 8, 4);
  playRound(m_event);
  done(pairings().pairNextRound(m_event, m_user));
  Author silent = m_named;
  silent.answers.clear();
  const auto deleting = rounds().reopenResult(m_event, place(1, 1), silent);
  ASSERT_EQ(refusalOf(deleting), Refusal::ConfirmationAsked);
  EXPECT_EQ(deleting.error().question()->choice, RoundsChoice::None);
  ASSERT_EQ(roundsIn(*deleting.error().question()).size(), 1U);
  EXPECT_EQ(roundsIn(*deleting.error().question())[0].state, LaterRoundState::Unpairable);
  done(rounds().reopenResult(m_event, place(1, 1), choosing({}, ConfirmationReason::PastReopened)));
  const Question question = asked();
  EXPECT_EQ(question.code, ConfirmationReason::PastEntered);
  EXPECT_EQ(question.choice, RoundsChoice::Optional);
  const auto entered = correct(choosing(OpenRounds::Pair, ConfirmationReason::PastEntered));
  ASSERT_TRUE(entered);
  EXPECT_EQ(entered->kind, ChangeKind::First);
  EXPECT_EQ(entered->again.round, RoundNumber{2});
  expectSound();
}

// A player withdrew during the open round, in which the player had the bye. The round is paired again without
// the player.
TEST_F(LaterRounds, LeaveOutAPlayerWhoHasWithdrawnSince) {
  addEventOf(contest::System::Swiss, 7, 4);
  playRound(m_event);
  done(pairings().pairNextRound(m_event, m_user));
  done(pairings().publish(m_event, m_user));
  const contest::Event open = now();
  const auto bye = std::ranges::find(open.byes, RoundNumber{2}, &contest::Bye::round)->entry;
  Author leaving = m_named;
  leaving.answers = answersTo({ConfirmationReason::Withdrawn});
  done(EntryDesk(*m_desk).withdraw(m_event, bye, leaving));
  bool isPaired = false;
  for (int board = 1; board <= 3 && !isPaired; ++board) {
    if (asked(place(1, board)).choice != RoundsChoice::Optional) continue;
    const auto corrected = correct(choosing(OpenRounds::Pair), place(1, board));
    ASSERT_TRUE(corrected) << reasonOf(corrected.error());
    isPaired = true;
  }
  ASSERT_TRUE(isPaired);
  const contest::Event paired = now();
  for (const contest::Game* game : contest::gamesOf(paired, RoundNumber{2})) {
    EXPECT_FALSE(game->blue == bye || game->red == bye);
  }
  EXPECT_TRUE(std::ranges::none_of(paired.byes, [&](const contest::Bye& each) {
    return each.round == RoundNumber{2} && each.entry == bye;
  }));
  expectSound();
}

// In a knock-out, the corrected loser takes the place of the corrected winner in the final, and the corrected
// winner plays for third place. The drawn game of the other half was decided by a rematch, whose correction
// touches the final too.
TEST_F(LaterRounds, OfAKnockOutFollowGamesAndRematches) {
  addEventOf(contest::System::KnockOut, 4, {});
  const auto first = got(pairings().pairNextRound(m_event, m_user));
  done(rounds().setResult(m_event, place(1, 1), totals(12, 3), m_user));
  done(rounds().setResult(m_event, place(1, 2), totals(5, 5), m_user));
  const contest::EntryId blue = first.games[1].blue;
  const contest::EntryId red = first.games[1].red;
  done(rounds().setRematch(m_event, blue, red, totals(8, 1), m_user));
  done(pairings().pairNextRound(m_event, m_user));
  Author silent = m_named;
  silent.answers.clear();
  const auto refused = rounds().setRematch(m_event, blue, red, totals(1, 8), silent);
  ASSERT_EQ(refusalOf(refused), Refusal::ConfirmationAsked);
  EXPECT_EQ(refused.error().question()->code, ConfirmationReason::PastCorrected);
  EXPECT_EQ(refused.error().question()->choice, RoundsChoice::Optional);
  const auto corrected = rounds().setRematch(m_event, blue, red, totals(1, 8), choosing(OpenRounds::Pair));
  ASSERT_TRUE(corrected) << reasonOf(corrected.error());
  EXPECT_EQ(corrected->again.round, RoundNumber{2});
  const auto plays = [&](contest::EntryId entry, int board) {
    const contest::Event event = now();
    return std::ranges::any_of(event.games, [&](const contest::Game& each) {
      const bool isGame = each.round == RoundNumber{2} && each.board == contest::BoardNumber{board};
      return isGame && (each.blue == entry || each.red == entry);
    });
  };
  // Board 1 has the final, board 2 the game for third place.
  const auto expectSemifinal = [&](contest::EntryId winner, contest::EntryId loser) {
    EXPECT_TRUE(plays(winner, 1));
    EXPECT_FALSE(plays(loser, 1));
    EXPECT_TRUE(plays(loser, 2));
    EXPECT_FALSE(plays(winner, 2));
  };
  expectSemifinal(red, blue);
  expectSemifinal(first.games[0].blue, first.games[0].red);
  ASSERT_TRUE(correct(choosing(OpenRounds::Pair)));
  expectSemifinal(red, blue);
  expectSemifinal(first.games[0].red, first.games[0].blue);
  EXPECT_EQ(got(events().status(m_event)).roundAdrift, std::nullopt);
  // A deleted rematch that is entered again asks too, if another player wins.
  done(rounds().reopenRematch(m_event, {blue, red}, choosing({}, ConfirmationReason::RematchReopened)));
  const auto again = rounds().setRematch(m_event, blue, red, totals(8, 1), silent);
  ASSERT_EQ(refusalOf(again), Refusal::ConfirmationAsked);
  EXPECT_EQ(again.error().question()->code, ConfirmationReason::PastEntered);
  const auto entered = rounds().setRematch(m_event, blue, red, totals(8, 1),
                                           choosing(OpenRounds::Pair, ConfirmationReason::PastEntered));
  ASSERT_TRUE(entered) << reasonOf(entered.error());
  expectSemifinal(blue, red);
  expectSound();
}

// Random events of every system: after the choice Pair, the open round is the program's pairing of the
// corrected event, and no other round differs. After Keep, no round differs.
TEST_F(LaterRounds, OfRandomEventsArePairedAsTheProgramPairsThem) {
  std::mt19937 chance(20261203);
  const auto below = [&](int most) { return static_cast<int>(chance() % static_cast<unsigned>(most)); };
  int paired = 0;
  for (const contest::System system :
       {contest::System::Groups, contest::System::Swiss, contest::System::KnockOut,
        contest::System::DoubleKnockOut, contest::System::RoundRobin}) {
    for (int i = 0; i < 6; ++i) {
      addEventOf(system, 6 + below(4), system == contest::System::Swiss ? std::optional(4) : std::nullopt);
      const int last = system == contest::System::Groups ? 3 : 1 + below(2);
      for (int round = 1; round <= last; ++round) {
        const auto next = pairings().pairNextRound(m_event, m_user);
        if (!next) break;
        for (const contest::Game& game : next->games) {
          const int blue = below(2) * 9;
          done(rounds().setResult(m_event, {game.round, game.board}, totals(blue, 9 - blue), m_user));
        }
      }
      if (!pairings().pairNextRound(m_event, m_user)) continue;
      const int newest = contest::roundsPaired(now());
      const contest::Game game = now().games.front();
      const bool blueWon = game.result->result == rules::Result::BlueWins;
      std::vector<std::string> before;
      for (int round = 1; round <= newest; ++round) before.push_back(pairingOf(round));
      const bool isPair = below(3) > 0;
      const auto corrected = rounds().setResult(m_event, place(1, 1), blueWon ? totals(0, 9) : totals(9, 0),
                                                choosing(isPair ? OpenRounds::Pair : OpenRounds::Keep));
      ASSERT_TRUE(corrected) << toText(system) << reasonOf(corrected.error());
      for (int round = 1; round < newest; ++round) {
        EXPECT_EQ(pairingOf(round), before[static_cast<std::size_t>(round - 1)]) << toText(system);
      }
      if (!corrected->again.round) {
        EXPECT_EQ(pairingOf(newest), before.back()) << toText(system);
        continue;
      }
      EXPECT_TRUE(isPair);
      ++paired;
      // A round of byes alone is published, and is compared in the same way.
      contest::Event open = now();
      open.rounds.back().publication = contest::Publication::Held;
      const auto shown = UnpublishedRound::of(contest::withEvent(snapshot(), open), open);
      ASSERT_TRUE(shown) << toText(system);
      EXPECT_TRUE(shown->isProgram()) << toText(system) << ": round " << newest << ", before "
                                      << before.back() << ", now " << pairingOf(newest);
    }
  }
  EXPECT_GT(paired, 4);
  expectSound();
}

}  // namespace
}  // namespace damath::desk
