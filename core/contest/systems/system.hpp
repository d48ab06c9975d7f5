// SPDX-License-Identifier: GPL-3.0-or-later
// The differences between the pairing systems (rulebook Y4): each system has one row of values and functions,
// its SystemRules. Other code reads this row instead of testing for a particular system.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "core/contest/pairing/knock_out_progress.hpp"
#include "core/contest/pairing/round_pairing.hpp"
#include "core/contest/systems/origin.hpp"
#include "core/contest/systems/standings.hpp"

namespace damath::pairing {

struct HandCheck;
struct Obstacle;
class PlanFaults;

// The rounds whose pairing depends on the results of a round: none, or all later rounds.
enum class Dependence { None, LaterRounds };

// An entry's rank in an event with groups and a final.
struct GroupRank {
  int rank = 0;
  contest::EntryId entry{};
  // The reasons of the rank: first the entry's progress in the final or its group place (Y4), then the steps
  // of Y2 that compared the entry with tied entries.
  std::vector<contest::RankReason> reasons;
};

// The ranks of an event with groups and a final. The function in groups.cpp that computes them describes
// their order.
struct GroupRanks {
  std::vector<GroupRank> ranks;  // every entry of the event, ordered by rank, then start number
  // `rematchesDue`: the ties that a rematch must settle. `rematchesOpen`: the pairs that must still play.
  // `lotsOpen`: the ties that only a lot can settle. The lists contain the ties within groups and within the
  // final.
  std::vector<std::vector<contest::EntryId>> rematchesDue;
  std::vector<std::pair<contest::EntryId, contest::EntryId>> rematchesOpen;
  std::vector<std::vector<contest::EntryId>> lotsOpen;
};

// The differences of one pairing system from the others, as values and functions. A function that a system
// does not need is null; the comment of each function tells the meaning of null.
struct SystemRules {
  // The limits of an event's plan in this system: the smallest number of entries, the largest number of
  // players of a round (nullopt: no limit), and the options that a plan may use (legs, number of rounds,
  // groups, Swiss plan). checkPlan adds the problems that these limits cannot find (null: there are no such
  // problems).
  int fewest = 2;
  std::optional<int> most = std::nullopt;
  // An event that has begun is over if fewer entries than this have not withdrawn.
  int fewestLeft = 1;
  bool hasLegs = false;
  bool takesRounds = true;
  bool takesGroups = false;
  bool takesSwissPlan = false;
  void (*checkPlan)(const contest::EventSetup& setup, int entries, PlanFaults& faults) = nullptr;

  // Returns the total number of rounds needed in the present state of the event. Precondition: two or more
  // entrants.
  int (*rounds)(const contest::Event& event) = nullptr;
  // Returns the entries that have a seat in the table or bracket, ordered by start number.
  std::vector<contest::Entry> (*seats)(const contest::Event& event) = nullptr;
  // Returns the number of players of the round (null: all entries that play this round).
  int (*players)(const contest::Contest& contest, const contest::Event& event,
                 contest::RoundNumber round) = nullptr;
  // Returns the games and ties that need a rematch before the next round (null: none).
  Obstacle (*rematchesMissing)(const contest::Contest& contest, const contest::Event& event) = nullptr;
  // Returns the next round. nullopt if every pairing would repeat a meeting. Precondition: there is no other
  // obstacle to the round.
  std::optional<RoundPairing> (*pair)(const contest::Contest& contest, const contest::Event& event,
                                      contest::RoundNumber round) = nullptr;
  // True if the round can be paired (null: always true). Precondition: there is no other obstacle to the
  // round.
  bool (*canPair)(const contest::Contest& contest, const contest::Event& event,
                  contest::RoundNumber round) = nullptr;
  // Checks a round that was paired by hand.
  void (*checkByHand)(HandCheck& check) = nullptr;
  Dependence dependence = Dependence::LaterRounds;
  // True if this many players can still enter the event after a round is paired (null: always false).
  bool (*hasRoom)(const contest::Event& event, std::size_t newcomers) = nullptr;

  // isTable: all rounds belong to one table that is known before the first round (Berger). isBracket: all
  // rounds belong to one bracket.
  bool isTable = false;
  bool isBracket = false;

  // `levels` ranks the entries of a knock-out by their progress. `groupRanks` ranks the entries of groups
  // with a final. If both functions are null, points decide the ranks.
  std::vector<Level> (*levels)(const contest::Event& event) = nullptr;
  GroupRanks (*groupRanks)(const contest::Event& event) = nullptr;
  // endsInBracket: true if the event ends with one champion (null: always false). False if groups have fewer
  // than two finalists left, so that no final is played. gamesToDecide: returns the drawn games of the
  // bracket whose rematch is missing or also drawn, ordered by round, then board (null: none).
  bool (*endsInBracket)(const contest::Event& event) = nullptr;
  std::vector<contest::GameId> (*gamesToDecide)(const contest::Event& event) = nullptr;
  // Returns the rematches of the bracket that withdrawn entries lose without a game and that are not stored
  // yet (null: none).
  std::vector<contest::Rematch> (*walkovers)(const contest::Event& event) = nullptr;
  // Returns the first round whose games do not follow from the present results of earlier rounds. nullopt, or
  // a null function: there is no such round.
  std::optional<int> (*firstAdrift)(const contest::Event& event) = nullptr;
  // Returns the place in the table or bracket at which the two players of the game meet (null: the system has
  // neither a table nor a bracket).
  Origin (*origin)(const contest::Contest& contest, const contest::Event& event,
                   const contest::Game& game) = nullptr;
  // Used if the ruleset lets the system decide which ties need a rematch (Y2b). True: ties for every place.
  // False: only ties for prize places.
  bool everyPlaceIsPlayedOut = true;
};

[[nodiscard]] const SystemRules& rulesOf(contest::System system);
[[nodiscard]] const SystemRules& rulesOf(const contest::Event& event);

// Returns the setup for an event that changes to another system. Options that the new system does not use get
// their default values.
[[nodiscard]] contest::EventSetup withoutIdle(contest::EventSetup setup);

[[nodiscard]] std::vector<contest::GameId> gamesToDecide(const contest::Event& event);
// Returns the rematches that withdrawn entries lose without a game (option `rematchWithdrawn: lost`). The
// arbiter's desk stores them when it pairs the next round, so that a later return changes nothing.
[[nodiscard]] std::vector<contest::Rematch> walkoversToStore(const contest::Event& event);
[[nodiscard]] bool endsInBracket(const contest::Event& event);
// Returns the first round of a bracket or a final that does not follow from the present results, because a
// result was corrected later. This round must be cancelled and paired again. nullopt if there is none, and
// always in a round robin and a Swiss.
[[nodiscard]] std::optional<contest::RoundNumber> roundAdrift(const contest::Event& event);
// True if this many players can still enter an event that has begun.
[[nodiscard]] bool hasRoom(const contest::Event& event, std::size_t newcomers);

// The SystemRules of each system. The source file with the name of the system defines them. The two
// knock-outs share knock_out.cpp.
extern const SystemRules kRoundRobin;
extern const SystemRules kGroups;
extern const SystemRules kSwiss;
extern const SystemRules kKnockOut;
extern const SystemRules kDoubleKnockOut;

}  // namespace damath::pairing

namespace damath::contest {

// Returns the total number of rounds of the event in its present state, at least the number of paired rounds.
// Round robin: the rounds of the table, or fewer if the setup says so. Swiss: the setup's number, else the
// fewest rounds after which only one player can have won every game (3 rounds for 5 to 8 entries). Knock-out:
// the rounds of the bracket, including the reset (the second final) of a double knock-out when the reset is
// due. Groups: the rounds of the largest group plus the final. For knock-outs and groups the setup cannot
// reduce the number; otherwise several champions could remain. With fewer than two entrants, and if nobody is
// left to play (in a Swiss: fewer than two players): the number of paired rounds.
[[nodiscard]] int roundsOf(const Event& event);

}  // namespace damath::contest
