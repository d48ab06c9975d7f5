// SPDX-License-Identifier: GPL-3.0-or-later
// The open tasks of an event and its next step; also for a contest file that is only shown in a list of
// files.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/desk/change/desk_error.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/systems/standings.hpp"
#include "db/files/glance.hpp"

namespace damath::desk {

enum class NextStep {
  ImportPlayers,  // the event has fewer than two players
  ChangePlan,     // planFaults says why the event cannot be played as planned
  PairRound,      // the next round can be paired
  PairByHand,     // no pairing without a repeated game is left; the arbiter pairs by hand or ends the event
  EnterResults,   // resultsMissing lists the games
  PlayRematches,  // rematchesDue lists the ties
  PairAnew,       // roundAdrift is the first round that was paired on a result that was corrected later
  DrawLot,        // a lot decides the first place of a knock-out
  // all results are in, but sheets are missing, have open findings, could not be followed, or differ from
  // result or review
  CheckSheets,
  ReviewSheets,  // only if reviews are required; sheetsUnreviewed lists the sheets
  // another computer has the event, or this file holds only another event; no change is possible here
  Elsewhere,
  Final  // no task is open
};

// The stage of a board, from the pairing to the sign-off.
enum class BoardStage {
  ToPlay,       // the round is unpublished
  Playing,      // the round is published; no result or sheet is stored yet
  ResultIn,     // a result without a sheet
  SheetIn,      // the sheet has errors without a decision
  NotFollowed,  // the moves could not be followed, and the sheet has no review
  Audited,      // the sheet has no errors, or is accepted
  Reviewed,
  Signed
};
struct BoardState {
  BoardStage stage = BoardStage::ToPlay;
  bool hasResult = false;
  // true if a result, a sheet or a decision is missing, or if the sheet differs from a result or review
  bool isOutstanding = true;
};

// The stage of each board in all paired rounds.
class BoardStates {
 public:
  BoardStates() = default;
  explicit BoardStates(std::vector<std::pair<contest::GameId, BoardState>> states);
  // Returns the state of the game; a default state for an unknown game.
  [[nodiscard]] BoardState of(contest::GameId game) const;
  [[nodiscard]] bool contains(contest::GameId game) const { return find(game) != nullptr; }

 private:
  [[nodiscard]] const BoardState* find(contest::GameId game) const;

  std::vector<std::pair<contest::GameId, BoardState>> m_states;  // ordered by game
};

struct SheetOf {
  SheetAt at;
  std::string players;  // BLUE and RED
};

// A stored sheet whose moves could not be followed to the end.
struct NotFollowedSheet {
  SheetAt at;
  sheet::Coverage coverage;
};

struct EventStatus {
  contest::EventId event{};
  std::string name;
  int players = 0;
  int roundsPaired = 0;
  int roundsNeeded = 0;                   // 0 while the event has fewer than two players
  std::vector<Place> resultsMissing;      // games of published rounds
  std::vector<Place> sheetsMissing;       // games that were played
  std::vector<Place> sheetsWithFindings;  // the sheet has errors and is not accepted
  // the moves could not be followed to the end, and the sheet is not accepted
  std::vector<Place> sheetsNotFollowed;
  std::vector<Place> sheetsUnreviewed;             // the sheet is stored and not checked
  std::vector<ResultDifference> resultsDiffering;  // the result differs from the sheet in force
  std::vector<SheetOf> reviewsDiffering;           // not signed off, and a second entry differs
  std::vector<SheetOf> sheetsOfOne;                // only one person reviewed the sheet or signed it off
  std::vector<NotFollowedSheet> notFollowed;       // includes accepted sheets and sheets of rematches
  std::vector<std::vector<contest::EntryId>> rematchesDue;
  // pairs from rematchesDue whose rematch is not played yet
  std::vector<std::pair<contest::EntryId, contest::EntryId>> rematchesOpen;
  std::vector<pairing::ScheduleFault> planFaults = {};
  std::optional<contest::RoundNumber> roundAdrift = {};
  std::optional<contest::RoundNumber> roundUnpublished =
      {};                                // the round that is paired and not published yet
  std::vector<Place> resultsAhead = {};  // games of the unpublished round
  NextStep next = NextStep::ImportPlayers;
  BoardStates boards = {};
  // The present standings; null while the event has fewer than two players.
  std::shared_ptr<const contest::Standings> table = {};
};

// Returns the status from the contest alone, without the sheets. Precondition: the event is one of the
// contest.
[[nodiscard]] EventStatus statusOf(const contest::Contest& contest, const contest::Event& event);
// Turns the step Final into CheckSheets if sheets listed in `status` are still open.
[[nodiscard]] EventStatus withSheets(EventStatus status);

// Returns resultsMissing and then resultsAhead: ordered by round, then by board.
[[nodiscard]] std::vector<Place> resultsOpen(const EventStatus& status);

// True if a result differs from its scoresheet. No rank of the event is final then.
[[nodiscard]] bool isDisputed(const EventStatus& event);
[[nodiscard]] std::vector<contest::EventId> disputedEvents(const std::vector<EventStatus>& events);
// Turns the step Final into ReviewSheets if a stored sheet has no review. For contests that require reviews.
[[nodiscard]] EventStatus withReviews(EventStatus status);

// Returns `importPlayers`, `pairRound` …
[[nodiscard]] std::string_view toText(NextStep step);

// The contents of a contest file that is not opened (db/files/glance.hpp).
struct SeenContest {
  db::Glance file;
  // The status of each event. The scoresheets are not read, so their part of the status is empty.
  std::vector<EventStatus> events;
};

// Reads the name of the contest and the next step of each event. Errors: StoreFailed.
[[nodiscard]] DeskResult<SeenContest> seenContest(const std::filesystem::path& path);
// Returns the setups of another contest's events, for reuse. The lot seeds are removed, so that new lots are
// drawn. Errors: StoreFailed.
[[nodiscard]] DeskResult<std::vector<contest::EventSetup>> setupsOf(const std::filesystem::path& path);

}  // namespace damath::desk
