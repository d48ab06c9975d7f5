// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/rounds/result_question.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/desk/rounds/result_check.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/systems/next_round.hpp"
#include "core/contest/systems/system.hpp"

namespace damath::desk {

namespace {

contest::Event withResult(contest::Event event, contest::GameId game,
                          const std::optional<contest::GameResult>& after) {
  std::ranges::find(event.games, game, &contest::Game::id)->result = after;
  return event;
}

// Returns the event before the round was paired.
contest::Event beforeRound(contest::Event event, contest::RoundNumber round) {
  std::erase_if(event.rounds, [round](const contest::Round& each) { return each.number >= round; });
  std::erase_if(event.games, [round](const contest::Game& each) { return each.round >= round; });
  std::erase_if(event.byes, [round](const contest::Bye& each) { return each.round >= round; });
  return event;
}

// Adds the games of the round that the system would pair differently now.
void addPairedOtherwise(const contest::Contest& contest, const contest::Event& after,
                        contest::RoundNumber next, std::vector<Place>& places) {
  const contest::Contest then = contest::withEvent(contest, beforeRound(after, next));
  const auto pairing = pairing::nextRound(then, then.at(after.id));
  for (const contest::Game* game : contest::gamesOf(after, next)) {
    const auto same = [game](const pairing::Board& board) {
      return contest::isBetween(*game, board.blue, board.red);
    };
    if (!pairing || std::ranges::none_of(pairing->boards, same)) places.push_back({game->round, game->board});
  }
}

// Returns the games of later rounds that the system would pair differently now. In a Swiss system each round
// depends on the round before, so only the next round is named. In other systems a change can reach a final
// several rounds later.
std::vector<Place> pairedOtherwise(const contest::Contest& contest, const contest::Event& after,
                                   const std::vector<contest::Round>& since) {
  const pairing::Dependence dependence = pairing::rulesOf(after).dependence;
  std::vector<Place> places;
  if (dependence == pairing::Dependence::None) return places;
  for (const contest::Round& round : since) {
    addPairedOtherwise(contest, after, round.number, places);
    if (dependence == pairing::Dependence::NextRound) break;
  }
  return places;
}

// Returns the reason of the question without later rounds, and the reason with later rounds.
std::pair<ConfirmationReason, ConfirmationReason> codesOf(const contest::Game& game,
                                                          const std::optional<contest::GameResult>& after) {
  if (!after) return {ConfirmationReason::ResultReopened, ConfirmationReason::PastReopened};
  if (!game.result) return {ConfirmationReason::PastEntered, ConfirmationReason::PastEntered};
  return {ConfirmationReason::ResultCorrected, ConfirmationReason::PastCorrected};
}

// Returns the rounds that were paired on the winner of the drawn knock-out game.
std::vector<contest::Round> pairedUpon(const contest::Event& event, const contest::Rematch& rematch) {
  std::vector<contest::Round> since;
  const contest::Game* game = rematch.decides ? event.find(*rematch.decides) : nullptr;
  if (game == nullptr) return since;
  std::ranges::copy_if(event.rounds, std::back_inserter(since),
                       [game](const contest::Round& round) { return round.number > game->round; });
  return since;
}

}  // namespace

ResultMove moveOf(const contest::Contest& contest, const contest::Event& event, const Meeting& meeting,
                  const std::optional<contest::GameResult>& after) {
  const auto facts = [&](const std::optional<contest::GameResult>& result) {
    return result ? std::optional(factsOf(*result, event.setup.set)) : std::nullopt;
  };
  return {playersText(contest, event, meeting), facts(meeting.result), facts(after)};
}

Question questionOf(const contest::Contest& contest, const contest::Event& event, const contest::Game& game,
                    const std::optional<contest::GameResult>& after) {
  const auto [alone, past] = codesOf(game, after);
  const contest::Event changed = withResult(event, game.id, after);
  Effects effects{{}, contest::consequences(event, changed), {}};
  if (game.result) effects.result = moveOf(contest, event, meetingOf(game), after);
  const bool isPast = !effects.consequences.pairedSince.empty();
  effects.pairings = pairedOtherwise(contest, changed, effects.consequences.pairedSince);
  return questionAt(isPast ? ConfirmationLevel::TwoSteps : ConfirmationLevel::Confirm, isPast ? past : alone,
                    Place{game.round, game.board}, std::move(effects));
}

Question questionOf(const contest::Contest& contest, const contest::Event& event,
                    const contest::Rematch& removed) {
  const Meeting meeting = meetingOf(removed);
  contest::Event changed = event;
  std::erase_if(changed.rematches,
                [&removed](const contest::Rematch& rematch) { return rematch.id == removed.id; });
  const std::vector<contest::Round> since = pairedUpon(event, removed);
  return questionAt(since.empty() ? ConfirmationLevel::Confirm : ConfirmationLevel::TwoSteps,
                    ConfirmationReason::RematchReopened, meeting.at,
                    Effects{moveOf(contest, event, meeting, std::nullopt),
                            contest::consequences(event, changed), pairedOtherwise(contest, changed, since)});
}

}  // namespace damath::desk
