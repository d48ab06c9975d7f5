// Pairing, results, rematches and standings of an event.
#pragma once

#include <optional>
#include <vector>

#include "app/desk/desk.hpp"
#include "core/contest/standings.hpp"

namespace damath::desk {

// The games of one round by board, and who sits out.
struct PairedRound {
  contest::RoundNumber round{};
  std::vector<contest::Game> games;
  std::optional<contest::EntryId> bye;
};

// How a game ended as the arbiter enters it; the point follows from it (E2, E3).
struct ResultInput {
  rules::Ending ending = rules::Ending::Time;
  std::optional<exact::Number> blueGrand;
  std::optional<exact::Number> redGrand;
};

// Confirmed: an accepted sheet gave the result that stood already.
enum class ChangeKind { First, Correction, Confirmed };

struct ResultChange {
  contest::GameId game{};
  ChangeKind kind = ChangeKind::First;
  std::optional<contest::GameResult> before;
  contest::GameResult after;
};

class RoundDesk {
 public:
  // The desk must outlive this.
  explicit RoundDesk(Desk& desk) : m_desk(&desk) {}

  // Pairs the next round; from the first on, the entries are fixed. Refused: NoSuchEvent, TooFewEntries,
  // ResultsMissing, Complete, SystemUnimplemented, StoreFailed.
  [[nodiscard]] Expected<PairedRound, DeskError> pairNextRound(contest::EventId event, const Author& author);
  // The rounds paired so far, in order. Refused: NoSuchEvent, StoreFailed.
  [[nodiscard]] Expected<std::vector<PairedRound>, DeskError> rounds(contest::EventId event) const;
  // Enters a result, or corrects the one that stands, which needs `by` and `reason`. Refused: NoSuchEvent,
  // NoSuchGame, EndingNotAllowed, TotalsRequired, TotalsIncomplete, ResultUnchanged, ByRequired,
  // ReasonRequired, StoreFailed.
  [[nodiscard]] Expected<ResultChange, DeskError> setResult(contest::EventId event, Place place,
                                                            const ResultInput& input, const Author& author);
  // Enters a rematch (Y2b) that the standings ask for, or corrects the one between the two. Refused as
  // setResult, and NoSuchEntry, NoRematchDue.
  [[nodiscard]] Expected<ResultChange, DeskError> setRematch(contest::EventId event, contest::EntryId blue,
                                                             contest::EntryId red, const ResultInput& input,
                                                             const Author& author);
  // Refused: NoSuchEvent, StoreFailed. Without entries there are no ranks.
  [[nodiscard]] Expected<contest::Standings, DeskError> standings(contest::EventId event) const;

 private:
  Desk* m_desk;
};

}  // namespace damath::desk
