// SPDX-License-Identifier: GPL-3.0-or-later
// What sets a pairing system apart from the others (rulebook Y4): a row of answers, each system's in a file
// of its own. Who would ask which system an event has asks its row.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/contest/contest.hpp"
#include "core/contest/pairing/final_levels.hpp"
#include "core/contest/pairing/group_ranks.hpp"
#include "core/contest/pairing/pairing.hpp"
#include "core/contest/systems/origin.hpp"

namespace damath::pairing {

struct HandCheck;
class PlanFaults;

// Which later rounds another result would pair otherwise.
enum class Dependence { None, NextRound, LaterRounds };

// A function that is null answers as its comment says.
struct SystemRules {
  // Plans: the fewest entries, the most players of a round, whether its tables have legs, whether a plan may
  // choose the number of rounds, whether it has groups or a plan of a Swiss; and the other objections to a
  // plan (null: nothing).
  int fewest = 2;
  std::optional<int> most = std::nullopt;
  bool hasLegs = false;
  bool takesRounds = true;
  bool takesGroups = false;
  bool takesSwissPlan = false;
  void (*checkPlan)(const contest::EventSetup& setup, int entries, PlanFaults& faults) = nullptr;

  // How many rounds it needs in all, as the event stands. Promise: two entrants or more.
  int (*rounds)(const contest::Event& event) = nullptr;
  // Who has a seat in its table or bracket, by start number.
  std::vector<contest::Entry> (*seats)(const contest::Event& event) = nullptr;
  // How many play the round (null: whoever is there).
  int (*players)(const contest::Contest& contest, const contest::Event& event,
                 contest::RoundNumber round) = nullptr;
  // The games and ties whose rematches the next round waits for (null: none).
  Obstacle (*rematchesMissing)(const contest::Contest& contest, const contest::Event& event) = nullptr;
  // The next round; nothing where none is left without a second meeting. Promise: nothing else is in its way.
  std::optional<RoundPairing> (*pair)(const contest::Contest& contest, const contest::Event& event,
                                      contest::RoundNumber round) = nullptr;
  // Whether that round can be paired at all (null: always). Promise: as of `pair`.
  bool (*canPair)(const contest::Contest& contest, const contest::Event& event,
                  contest::RoundNumber round) = nullptr;
  // The objections to a round that was made by hand.
  void (*checkByHand)(HandCheck& check) = nullptr;
  Dependence dependence = Dependence::LaterRounds;
  // Whether so many can still come in once a round is paired (null: nobody can).
  bool (*hasRoom)(const contest::Event& event, std::size_t newcomers) = nullptr;

  // Whether all rounds are those of one table that is known before the first (Berger), or those of a bracket.
  bool isTable = false;
  bool isBracket = false;

  // Ranks by levels, or by groups and a final; by points where it has neither.
  std::vector<Level> (*levels)(const contest::Event& event) = nullptr;
  GroupRanks (*groupRanks)(const contest::Event& event) = nullptr;
  // Whether it comes down to one champion (null: no), and the drawn games that wait for a rematch on the way
  // there: it is missing or was drawn too. By round, then board (null: none).
  bool (*endsInBracket)(const contest::EventSetup& setup) = nullptr;
  std::vector<contest::GameId> (*gamesToDecide)(const contest::Event& event) = nullptr;
  // The first round whose games the results before it, as they stand, do not lead to (null: none does so).
  std::optional<int> (*firstAdrift)(const contest::Event& event) = nullptr;
  // Where its table or its bracket has the two of a game meet (null: it has neither).
  Origin (*origin)(const contest::Contest& contest, const contest::Event& event,
                   const contest::Game& game) = nullptr;
  // Where the ruleset leaves it to the system: whether a tie for any place is for a rematch, or for the prize
  // places alone (Y2b).
  bool everyPlaceIsPlayedOut = true;
};

[[nodiscard]] const SystemRules& rulesOf(contest::System system);
[[nodiscard]] const SystemRules& rulesOf(const contest::Event& event);

// The setup of an event that has another system now: what the system does not ask for is as in a new one.
[[nodiscard]] contest::EventSetup withoutIdle(contest::EventSetup setup);

[[nodiscard]] std::vector<contest::GameId> gamesToDecide(const contest::Event& event);
[[nodiscard]] bool endsInBracket(const contest::EventSetup& setup);
// The first round that rests on a result which was corrected since: it is to be taken back and paired anew.
[[nodiscard]] std::optional<contest::RoundNumber> roundAdrift(const contest::Event& event);
// Whether players can still come into an event that has begun.
[[nodiscard]] bool hasRoom(const contest::Event& event, std::size_t newcomers);

// The rows.
extern const SystemRules kRoundRobin;
extern const SystemRules kGroups;
extern const SystemRules kSwiss;
extern const SystemRules kKnockOut;
extern const SystemRules kDoubleKnockOut;

}  // namespace damath::pairing
