// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/events/absence.hpp"

#include <algorithm>

#include "app/desk/rounds/open_live.hpp"
#include "app/desk/rounds/result_change.hpp"
#include "core/contest/progress.hpp"

namespace damath::desk {

Expected<void, DeskError> checkNotLive(const Change& change, const contest::Event& event,
                                       const contest::Game* game) {
  if (game == nullptr) return {};
  return checkNoneLive(change.edit().reading(), event, meetingOf(*game));
}

Expected<std::optional<Place>, DeskError> forfeited(const Change& change, const contest::Event& event,
                                                    contest::EntryId entry) {
  const contest::Game* game = contest::gameUnderWay(event, entry);
  if (game == nullptr) return std::nullopt;
  return forfeited(change, event, *game, entry);
}

Expected<Place, DeskError> forfeited(const Change& change, const contest::Event& event,
                                     const contest::Game& game, contest::EntryId entry) {
  const rules::Ending ending = game.blue == entry ? rules::Ending::NoShowBlue : rules::Ending::NoShowRed;
  const auto result = judged(event.setup, contest::GameKind::Round, {ending, {}, {}});
  if (!result) return refused(result);
  if (auto put = putResult(change, event, game, *result); !put) return refused(put);
  return Place{game.round, game.board};
}

Expected<EntryOutcome, DeskError> withRounds(const Change& change, const contest::Event& event,
                                             const contest::Entry& entry, db::EntryChange kind,
                                             std::optional<Place> place) {
  if (auto done = toDeskResult(db::RosterEdit(change.edit()).setEntry(event.id, entry, kind)); !done) {
    return refused(done);
  }
  return EntryOutcome{entry.id, place};
}

Expected<void, DeskError> checkNotWithdrawn(const contest::Entry& entry) {
  if (!entry.lastRound) return {};
  return refused(Refusal::AlreadyWithdrawn, std::to_string(entry.number));
}

Expected<void, DeskError> checkRound(const contest::Event& event, contest::RoundNumber round) {
  const int rounds = contest::roundsOf(event);
  if (rounds <= 0 || numberOf(round) <= rounds) return {};
  return refused(Refusal::NoSuchRound, Bounded{std::to_string(numberOf(round)), rounds});
}

Expected<EntryOutcome, DeskError> madeAbsent(const Change& change, const contest::Event& event,
                                             contest::Entry entry, contest::RoundNumber round) {
  if (auto checked = checkNotWithdrawn(entry); !checked) return refused(checked);
  const int paired = roundsPaired(event);
  const contest::Game* game = numberOf(round) == paired ? contest::gameUnderWay(event, entry.id) : nullptr;
  if (numberOf(round) <= paired && game == nullptr) {
    return refused(Refusal::RoundPlayed, std::to_string(numberOf(round)));
  }
  if (auto checked = checkNotLive(change, event, game); !checked) return refused(checked);
  Question question{ConfirmationLevel::Acknowledge, ConfirmationReason::Absent, std::to_string(entry.number)};
  question.round = round;
  if (auto checked = change.requireConfirmation(std::move(question)); !checked) {
    return refused(checked);
  }
  if (game != nullptr) {
    const auto place = forfeited(change, event, *game, entry.id);
    if (!place) return refused(place);
    return EntryOutcome{entry.id, *place};
  }
  if (std::ranges::find(entry.absences, round) == entry.absences.end()) {
    entry.absences.push_back(round);
    std::ranges::sort(entry.absences);
  }
  return withRounds(change, event, entry, db::EntryChange::Absence);
}

}  // namespace damath::desk
