// SPDX-License-Identifier: GPL-3.0-or-later
// What an event still lacks and what comes next.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/desk/change/desk_error.hpp"
#include "core/contest/progress.hpp"
#include "core/contest/standings.hpp"

namespace damath::desk {

enum class NextStep {
  ImportPlayers,  // fewer than two are entered
  ChangePlan,     // planFaults says why it cannot be played as it is planned
  PairRound,      // the next round can be paired
  PairByHand,     // everybody left has met: by hand, or not at all
  EnterResults,   // resultsMissing names the games
  PlayRematches,  // rematchesDue names the ties
  PairAnew,       // roundAdrift names the first round that rests on a result which was corrected since
  DrawLot,        // for the first place of a knock-out
  CheckSheets,    // all results are in; sheets are missing, have findings not accepted, could not be
                  // followed, or differ from result or review
  ReviewSheets,   // where nothing is final before it: sheetsUnreviewed names them
  Elsewhere,      // another computer has the event, or all but this one: nothing of it is changed here
  Final           // nothing is open
};

// How far a board is on its way from the pairing to the signature.
enum class BoardStage {
  ToPlay,       // the round is held
  Playing,      // it is published, and nothing came back yet
  ResultIn,     // without a sheet
  SheetIn,      // the sheet has errors not decided on
  NotFollowed,  // the game could not be followed, and nobody has reviewed the sheet
  Audited,      // it has no errors, or is accepted
  Reviewed,
  Signed
};
struct BoardState {
  BoardStage stage = BoardStage::ToPlay;
  bool hasResult = false;
  bool isOutstanding = true;  // a result, a sheet, a decision or an agreement is missing
};

// How far each board is, of every round that is paired.
class BoardStates {
 public:
  BoardStates() = default;
  explicit BoardStates(std::vector<std::pair<contest::GameId, BoardState>> states);
  // Of a game that is not there nothing has come in.
  [[nodiscard]] BoardState of(contest::GameId game) const;
  [[nodiscard]] bool contains(contest::GameId game) const { return find(game) != nullptr; }

 private:
  [[nodiscard]] const BoardState* find(contest::GameId game) const;

  std::vector<std::pair<contest::GameId, BoardState>> m_states;  // by game
};

struct SheetOf {
  SheetAt at;
  std::string players;  // BLUE and RED
};

// A stored sheet whose game could not be followed to its end.
struct NotFollowedSheet {
  SheetAt at;
  sheet::Coverage coverage;
};

struct EventStatus {
  contest::EventId event{};
  std::string name;
  int players = 0;
  int roundsPaired = 0;
  int roundsNeeded = 0;                            // 0 while fewer than two players are entered
  std::vector<Place> resultsMissing;               // of rounds that are published
  std::vector<Place> sheetsMissing;                // of games that were played
  std::vector<Place> sheetsWithFindings;           // errors, and the sheet is not accepted
  std::vector<Place> sheetsNotFollowed;            // the game, to its end, and the sheet is not accepted
  std::vector<Place> sheetsUnreviewed;             // stored, and not looked over
  std::vector<ResultDifference> resultsDiffering;  // result and sheet in force do not agree
  std::vector<SheetOf> reviewsDiffering;           // not signed; a reviewer keyed other figures
  std::vector<SheetOf> sheetsOfOne;                // reviewed or signed off by one person alone
  std::vector<NotFollowedSheet> notFollowed;       // the same and those accepted, rematches too
  std::vector<std::vector<contest::EntryId>> rematchesDue;
  std::vector<std::pair<contest::EntryId, contest::EntryId>> rematchesOpen;  // of those ties: not played yet
  std::vector<pairing::ScheduleFault> planFaults = {};
  std::optional<contest::RoundNumber> roundAdrift = {};
  std::optional<contest::RoundNumber> roundHeld = {};  // paired and not published: nobody plays it yet
  std::vector<Place> resultsAhead = {};                // of the round that is held
  NextStep next = NextStep::ImportPlayers;
  BoardStates boards = {};
  // The ranks as they stand; null while fewer than two players are entered.
  std::shared_ptr<const contest::Standings> table = {};
};

// What the contest alone says of the event, without its sheets. Promise: the event is one of the contest.
[[nodiscard]] EventStatus statusOf(const contest::Contest& contest, const contest::Event& event);
// The same, final only once the sheets noted in it are settled too.
[[nodiscard]] EventStatus withSheets(EventStatus status);

// Those that are missing and those ahead, by round, then board.
[[nodiscard]] std::vector<Place> resultsOpen(const EventStatus& status);

// Whether a result is contradicted by its scoresheet: no rank of the event is final.
[[nodiscard]] bool isDisputed(const EventStatus& event);
[[nodiscard]] std::vector<contest::EventId> disputedEvents(const std::vector<EventStatus>& events);
// The same where nothing is final before every stored sheet is reviewed.
[[nodiscard]] EventStatus withReviews(EventStatus status);

// `importPlayers`, `pairRound` …
[[nodiscard]] std::string_view toText(NextStep step);

}  // namespace damath::desk
