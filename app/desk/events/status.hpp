// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the open tasks of an event and its next step.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/desk/change/desk_error.hpp"
#include "app/desk/change/result_difference.hpp"
#include "app/desk/events/board_states.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/systems/standings.hpp"

namespace damath::desk {

enum class NextStep {
  ImportPlayers,  // the event has fewer than two players
  ChangePlan,     // the event cannot be played as planned; planFaults has the reasons
  PairRound,      // the next round can be paired
  PairByHand,     // every pairing would repeat a game; the arbiter pairs by hand or ends the event
  EnterResults,   // games have no result; resultsMissing and resultsAhead list them
  PublishRound,   // roundUnpublished has no open games, but must be published before the event can go on
  PlayRematches,  // ties need rematches; rematchesDue lists the ties
  // later rounds were paired from a result that was corrected afterwards; roundAdrift is the first of these
  // rounds
  PairAnew,
  DrawLot,  // a lot must decide the first place of a knock-out
  // All results are entered. But scoresheets are missing, have open findings, could not be followed, or
  // differ from the result or from a second entry.
  CheckSheets,
  ReviewSheets,  // the contest requires reviews, and some are missing; sheetsUnreviewed lists the scoresheets
  // another computer has the event, or this file may change only another event; so this file cannot change
  // the event
  Elsewhere,
  Final  // the event has no open task
};

struct SheetOf {
  SheetAt at;
  std::string players;  // the names of BLUE and RED
};

// Two scoresheets of different games that begin with the same moves. One of them was probably typed at the
// wrong board.
struct SheetsAlike {
  SheetOf first;
  SheetOf second;
};

// A stored scoresheet whose moves could not be followed to the end.
struct NotFollowedSheet {
  SheetAt at;
  sheet::Coverage coverage;
};

struct EventStatus {
  contest::EventId event{};
  std::string name;
  int players = 0;
  int roundsPaired = 0;
  int roundsNeeded = 0;               // the number of rounds; 0 while the event has fewer than two players
  std::vector<Place> resultsMissing;  // games of published rounds without a result
  // played games without a scoresheet; empty if the event does not want every scoresheet
  std::vector<Place> sheetsMissing;
  std::vector<Place> sheetsWithFindings;  // games whose scoresheet has errors and is not accepted
  // games whose moves could not be followed to the end, and whose scoresheet is not accepted
  std::vector<Place> sheetsNotFollowed;
  std::vector<Place> sheetsUnreviewed;             // games with a scoresheet that no reviewer has checked
  std::vector<ResultDifference> resultsDiffering;  // results that differ from the scoresheet in force
  std::vector<SheetOf> reviewsDiffering;  // scoresheets with a differing second entry, not signed off
  // scoresheets whose only reviewer also stored or signed off the scoresheet
  std::vector<SheetOf> sheetsOfOne;
  std::vector<SheetsAlike> sheetsAlike = {};  // ordered by the second scoresheet
  // scoresheets, accepted or not, of games and rematches, whose moves could not be followed to the end
  std::vector<NotFollowedSheet> notFollowed;
  std::vector<std::vector<contest::EntryId>> rematchesDue;
  // pairs of tied players who must still play their rematch
  std::vector<std::pair<contest::EntryId, contest::EntryId>> rematchesOpen;
  std::vector<pairing::ScheduleFault> planFaults = {};
  std::optional<contest::RoundNumber> roundAdrift = {};
  std::optional<contest::RoundNumber> roundUnpublished = {};  // the first round that is not published
  std::vector<Place> resultsAhead = {};  // games of the unpublished round, which have no result yet
  NextStep next = NextStep::ImportPlayers;
  BoardStates boards = {};
  // The present standings; null while the event has fewer than two players.
  std::shared_ptr<const contest::Standings> table = {};
};

// Returns the status of the event from the contest alone, without its scoresheets. Precondition: the contest
// contains the event.
[[nodiscard]] EventStatus statusOf(const contest::Contest& contest, const contest::Event& event);
// Changes the next step from Final to CheckSheets if `status` lists scoresheets that need work.
[[nodiscard]] EventStatus withSheets(EventStatus status);

// Returns all games without a result, ordered by round and board: first resultsMissing, then resultsAhead.
[[nodiscard]] std::vector<Place> resultsOpen(const EventStatus& status);

// True if a result differs from its scoresheet. No rank of the event is final then.
[[nodiscard]] bool isDisputed(const EventStatus& event);
[[nodiscard]] std::vector<contest::EventId> disputedEvents(const std::vector<EventStatus>& events);
// Changes the next step from Final to ReviewSheets if a stored scoresheet has no review. Only for contests
// that require reviews.
[[nodiscard]] EventStatus withReviews(EventStatus status);

// Returns the name of the value: `importPlayers`, `pairRound` …
[[nodiscard]] std::string_view toText(NextStep step);

}  // namespace damath::desk
