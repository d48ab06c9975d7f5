#include "app/desk/round_desk.hpp"

#include <algorithm>

#include "app/desk/change.hpp"
#include "app/desk/judgement.hpp"
#include "app/desk/reopening.hpp"
#include "app/desk/result_change.hpp"
#include "core/contest/pairing/final_levels.hpp"
#include "core/contest/tie_lot.hpp"
#include "db/round_edit.hpp"

namespace damath::desk {

namespace {

bool isBetween(contest::EntryId blue, contest::EntryId red, contest::EntryId a, contest::EntryId b) {
  return (blue == a && red == b) || (blue == b && red == a);
}

bool isRematchDue(const contest::Event& event, contest::EntryId a, contest::EntryId b) {
  const contest::Standings table = contest::standings(event);
  return std::ranges::any_of(table.rematchesDue, [a, b](const auto& tied) {
    return std::ranges::find(tied, a) != tied.end() && std::ranges::find(tied, b) != tied.end();
  });
}

// The drawn game of a knock-out that a rematch between the two is to decide.
std::optional<contest::GameId> gameToDecide(const contest::Event& event, contest::EntryId a,
                                            contest::EntryId b) {
  if (event.setup.system == contest::System::RoundRobin || event.setup.system == contest::System::Swiss) {
    return std::nullopt;
  }
  for (const contest::GameId id : pairing::gamesToDecide(event)) {
    const contest::Game* game = event.find(id);
    if (isBetween(game->blue, game->red, a, b)) return id;
  }
  return std::nullopt;
}

Expected<ResultChange, DeskError> putRematch(const Change& change, const contest::Event& event,
                                             contest::Rematch rematch) {
  rematch.decides = gameToDecide(event, rematch.blue, rematch.red);
  if (!rematch.decides) {
    // What was played for the tie that stands is corrected, not played again.
    if (const contest::Rematch* before = lastRematchBetween(event, rematch.blue, rematch.red)) {
      const auto kind = putResult(change, event, *before, rematch);
      if (!kind) return Unexpected<DeskError>(kind.error());
      if (*kind == ChangeKind::Confirmed) return refused(Refusal::ResultUnchanged);
      return ResultChange{before->id, *kind, before->result, rematch.result};
    }
    if (rematch.blue == rematch.red || !isRematchDue(event, rematch.blue, rematch.red)) {
      return refused(Refusal::NoRematchDue);
    }
  }
  const auto id = lifted(db::RoundEdit(change.edit()).addRematch(event.id, rematch));
  if (!id) return Unexpected<DeskError>(id.error());
  return ResultChange{*id, ChangeKind::First, {}, rematch.result};
}

}  // namespace

Expected<ResultChange, DeskError> RoundDesk::setResult(contest::EventId event, Place place,
                                                       const ResultInput& input, const Author& author) {
  return changedIn(
      *m_desk, event, author,
      [&](const Change& change, const contest::Event& found) -> Expected<ResultChange, DeskError> {
        const auto game = gameOf(found, place);
        if (!game) return Unexpected<DeskError>(game.error());
        const auto after = judged(found.setup.ruleset, GameKind::Round, input);
        if (!after) return Unexpected<DeskError>(after.error());
        const auto kind = putResult(change, found, **game, *after);
        if (!kind) return Unexpected<DeskError>(kind.error());
        if (*kind == ChangeKind::Confirmed) return refused(Refusal::ResultUnchanged);
        return ResultChange{(*game)->id, *kind, (*game)->result, *after};
      });
}

Expected<ResultChange, DeskError> RoundDesk::setRematch(contest::EventId event, contest::EntryId blue,
                                                        contest::EntryId red, const ResultInput& input,
                                                        const Author& author) {
  return changedIn(
      *m_desk, event, author,
      [&](const Change& change, const contest::Event& found) -> Expected<ResultChange, DeskError> {
        for (const contest::EntryId entry : {blue, red}) {
          if (auto known = entryOf(found, entry); !known) return Unexpected<DeskError>(known.error());
        }
        const auto after = judged(found.setup.ruleset, GameKind::Rematch, input);
        if (!after) return Unexpected<DeskError>(after.error());
        return putRematch(change, found, {{}, blue, red, *after});
      });
}

Expected<ResultReopened, DeskError> RoundDesk::reopenResult(contest::EventId event, Place place,
                                                            const Author& author) {
  return changedIn(
      *m_desk, event, author,
      [&](const Change& change, const contest::Event& found) -> Expected<ResultReopened, DeskError> {
        const auto game = gameOf(found, place);
        if (!game) return Unexpected<DeskError>(game.error());
        if (!(*game)->result) return refusedAt(Refusal::ResultOpen, place);
        return takeResult(change, found, meetingOf(**game));
      });
}

Expected<ResultReopened, DeskError> RoundDesk::reopenRematch(contest::EventId event, RematchOf of,
                                                             const Author& author) {
  return changedIn(
      *m_desk, event, author,
      [&](const Change& change, const contest::Event& found) -> Expected<ResultReopened, DeskError> {
        const auto meeting = meetingOf(found, of);
        if (!meeting) return Unexpected<DeskError>(meeting.error());
        return takeResult(change, found, *meeting);
      });
}

Expected<contest::Lot, DeskError> RoundDesk::drawLot(contest::EventId event, const Author& author) {
  return changedIn(
      *m_desk, event, author,
      [](const Change& change, const contest::Event& found) -> Expected<contest::Lot, DeskError> {
        const contest::Standings table = contest::standings(found);
        if (table.lotsOpen.empty()) return refused(Refusal::NoLotOpen, found.setup.name);
        const auto& tied = table.lotsOpen.front();
        Question question{Care::Acknowledge, CareCode::LotDrawn, std::to_string(tied.size())};
        if (auto checked = change.cared(std::move(question)); !checked) {
          return Unexpected<DeskError>(checked.error());
        }
        contest::Lot lot = contest::drawLot(found, tied);
        if (auto done = lifted(db::RoundEdit(change.edit()).addLot(found.id, lot)); !done) {
          return Unexpected<DeskError>(done.error());
        }
        return lot;
      });
}

Expected<contest::Standings, DeskError> RoundDesk::standings(contest::EventId event) const {
  const auto contest = m_desk->snapshot();
  if (!contest) return Unexpected<DeskError>(contest.error());
  const auto found = eventOf(*contest, event);
  if (!found) return Unexpected<DeskError>(found.error());
  return standingsOf(**found);
}

bool asksForCare(const contest::Event& event, const contest::Game& game) {
  return game.result.has_value() || numberOf(game.round) < roundsPaired(event);
}

bool isRematchOpen(const contest::Event& event, contest::EntryId one, contest::EntryId other) {
  return gameToDecide(event, one, other) || lastRematchBetween(event, one, other) == nullptr;
}

contest::Standings standingsOf(const contest::Event& event) {
  if (event.entries.size() >= 2) return contest::standings(event);
  contest::Standings none;
  none.event = event.id;
  return none;
}

}  // namespace damath::desk
