// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the question of a withdrawal names the games that no longer count (option `withdrawnGames`).
#include "app/desk/events/entry_desk.hpp"
#include "app/desk/rounds/pairing_desk.hpp"
#include "app/words/texts/confirmation_words.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/systems/annulled_games.hpp"
#include "core/every.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

class AnnulledWithdrawal : public DeskTest {
 protected:
  void addEventWith(rules::WithdrawnGames answer) {
    contest::EventSetup setup = setupOf(std::string("Event ") + std::to_string(++m_events));
    rules::change(setup.ruleset, &rules::Ruleset::withdrawnGames, answer);
    m_event = got(events().addEvent(setup, m_user));
    done(events().importPlayers(m_event, rosterOf(6), m_user));
  }
  contest::Event now() { return *snapshot().find(m_event); }
  void playNewest() {
    done(pairings().publish(m_event, m_user));
    for (const contest::Game& game : now().games) {
      if (game.result) continue;
      done(rounds().setResult(m_event, {game.round, game.board}, totals(12, 3), m_user));
    }
  }

  contest::EventId m_event{};
  int m_events = 0;
};

TEST_F(AnnulledWithdrawal, IsAskedWithTheNumberOfGamesThatItAnnuls) {
  for (const rules::WithdrawnGames answer : kEvery<rules::WithdrawnGames>) {
    ASSERT_NO_FATAL_FAILURE(addEventWith(answer));
    for (int round = 1; round <= 4; ++round) {
      done(pairings().pairNextRound(m_event, m_user));
      const contest::Event before = now();
      for (const contest::Entry& entry : before.entries) {
        // The round is unpublished, so its own game is left out.
        const bool isFew =
            answer == rules::WithdrawnGames::AnnulUnderHalf && 2 * (round - 1) < 5 && round > 1;
        const auto asked = EntryDesk(*m_desk).withdraw(m_event, entry.id, m_user);
        ASSERT_FALSE(asked);
        const Question* question = asked.error().question();
        ASSERT_NE(question, nullptr);
        EXPECT_EQ(question->code, ConfirmationReason::Withdrawn);
        const auto* annulled = question->as<GamesAnnulled>();
        ASSERT_EQ(annulled != nullptr, isFew) << round;
        EXPECT_EQ(gamesAnnulledOnLeaving(before, entry.id), isFew ? round - 1 : 0);
        if (!isFew) continue;
        EXPECT_EQ(annulled->games, round - 1);
        for (const auto language : {words::Language::English, words::Language::Filipino}) {
          const std::string text = words::questionText(
              *question, [](contest::EntryId) { return std::string("Cruz, Ana"); }, language);
          EXPECT_NE(text.find(words::gamesAnnulledText("Cruz, Ana", round - 1, language)), std::string::npos);
        }
      }
      ASSERT_NO_FATAL_FAILURE(playNewest());
    }
  }
}

TEST_F(AnnulledWithdrawal, TellsHowManyGamesItAnnulled) {
  ASSERT_NO_FATAL_FAILURE(addEventWith(rules::WithdrawnGames::AnnulUnderHalf));
  for (int round = 1; round <= 2; ++round) {
    done(pairings().pairNextRound(m_event, m_user));
    ASSERT_NO_FATAL_FAILURE(playNewest());
  }
  const contest::EntryId leaver = now().entries.front().id;
  Author author = m_named;
  author.answers = answersTo({ConfirmationReason::Withdrawn});
  const auto left = EntryDesk(*m_desk).withdraw(m_event, leaver, author);
  ASSERT_TRUE(left);
  EXPECT_EQ(left->gamesAnnulled, 2);
  EXPECT_EQ(contest::withoutAnnulled(now()).games.size(), now().games.size() - 2);
}

}  // namespace
}  // namespace damath::desk
