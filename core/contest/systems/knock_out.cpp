// SPDX-License-Identifier: GPL-3.0-or-later
// Defines the SystemRules of the single and the double knock-out, which differ by their brackets. The pairing
// itself is in core/contest/pairing/knock_out.hpp.
#include "core/contest/pairing/knock_out.hpp"
#include "core/contest/systems/next_round.hpp"

#include "core/contest/pairing/knock_out_progress.hpp"
#include "core/contest/pairing/school_mates.hpp"
#include "core/contest/systems/manual_pairing.hpp"
#include "core/contest/systems/schedule_fault.hpp"
#include "core/contest/systems/system.hpp"

namespace damath::pairing {

namespace {

template <int Fewest, int Losses>
void checkBracketRounds(const contest::EventSetup& setup, int entries, PlanFaults& faults) {
  if (entries >= Fewest) faults.addTooFewRounds(setup, Losses * bracketRounds(entries));
}

int playersInBracket(const contest::Contest& /*contest*/, const contest::Event& event,
                     contest::RoundNumber /*round*/) {
  return static_cast<int>(bracketEntrants(event).size());
}

Obstacle drawnGames(const contest::Contest& /*contest*/, const contest::Event& event) {
  return {ObstacleKind::RematchMissing, undecidedGames(event)};
}

KnockOut bracketOf(const contest::Contest& contest, const contest::Event& event) {
  return knockOutOf(event, bracketEntrants(event), schoolKinship(schoolsOf(contest, event)));
}

std::optional<RoundPairing> pairBracket(const contest::Contest& contest, const contest::Event& event,
                                        contest::RoundNumber round) {
  return knockOutRound(bracketOf(contest, event), event, round);
}

void checkBracket(HandCheck& check) {
  const bool isPlayable = bracketEntrants(check.event).size() >= 2;
  check.addBracket(isPlayable ? *pairBracket(check.contest, check.event, check.manual.round)
                              : RoundPairing());
}

Origin originOfMeeting(const contest::Contest& contest, const contest::Event& event,
                       const contest::Game& game) {
  if (bracketEntrants(event).size() < 2) return {};
  return originInBracket(bracketOf(contest, event), event, game);
}

bool isBracket(const contest::Event& /*event*/) {
  return true;
}

constexpr SystemRules knockOut() {
  SystemRules rules;
  rules.takesRounds = false;
  rules.checkPlan = checkBracketRounds<2, 1>;
  rules.rounds = roundsOfKnockOut;
  rules.seats = bracketEntrants;
  rules.players = playersInBracket;
  rules.rematchesMissing = drawnGames;
  rules.pair = pairBracket;
  rules.checkByHand = checkBracket;
  rules.isBracket = true;
  rules.levels = levelsOf;
  rules.endsInBracket = isBracket;
  rules.gamesToDecide = undecidedGames;
  rules.walkovers = walkoversOf;
  rules.firstAdrift = firstRoundAdrift;
  rules.origin = originOfMeeting;
  return rules;
}

constexpr SystemRules doubleKnockOut() {
  SystemRules rules = knockOut();
  rules.fewest = 3;
  rules.checkPlan = checkBracketRounds<3, 2>;
  return rules;
}

}  // namespace

constinit const SystemRules kKnockOut = knockOut();
constinit const SystemRules kDoubleKnockOut = doubleKnockOut();

}  // namespace damath::pairing
