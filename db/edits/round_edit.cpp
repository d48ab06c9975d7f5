// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/edits/round_edit.hpp"

#include "db/detail/journal/journal_text.hpp"
#include "db/detail/tables/edit_frame.hpp"
#include "db/detail/tables/event_table.hpp"
#include "db/detail/tables/game_table.hpp"
#include "db/detail/tables/lot_table.hpp"
#include "db/detail/tables/round_table.hpp"

namespace damath::db {

using detail::inStep;
using detail::journalText;
using detail::Step;

namespace {

// Stores the pairing of a round. `before` is the text of the earlier pairing, which the journal row keeps.
std::vector<contest::Game> paired(Step& step, contest::EventId event, const contest::Round& round,
                                  PairedBy pairedBy, std::vector<contest::Game> games,
                                  const std::vector<contest::Bye>& byes, const Groups& groups,
                                  std::optional<std::string> before) {
  detail::recordGroups(step.database(), event, groups);
  detail::addRound(step.database(), event, round, step.stamp().at);
  for (contest::Game& game : games) game.id = detail::addGame(step.database(), event, game);
  for (contest::Bye bye : byes) {
    bye.round = round.number;
    detail::addBye(step.database(), event, bye);
  }
  step.journal({pairedBy == PairedBy::System ? JournalAction::PairRound : JournalAction::PairByHand,
                subjectOf(event, round.number), std::move(before), journalText(games, byes)});
  return games;
}

// Removes the round from the tables; with round 1 also the recorded groups.
void removed(Step& step, contest::EventId event, contest::RoundNumber round) {
  detail::removeRound(step.database(), event, round);
  if (numberOf(round) == 1) detail::forgetGroups(step.database(), event);
}

}  // namespace

StoreResult<std::vector<contest::Game>> RoundEdit::addRound(contest::EventId event,
                                                            const contest::Round& round, PairedBy pairedBy,
                                                            std::vector<contest::Game> games,
                                                            const std::vector<contest::Bye>& byes,
                                                            const Groups& groups) {
  return inStep(*m_frame, [&](Step& step) {
    return paired(step, event, round, pairedBy, std::move(games), byes, groups, std::nullopt);
  });
}

StoreResult<std::vector<contest::Game>> RoundEdit::replaceRound(
    contest::EventId event, const contest::Round& round, PairedBy pairedBy, std::vector<contest::Game> games,
    const std::vector<contest::Bye>& byes, const Groups& groups) {
  return inStep(*m_frame, [&](Step& step) {
    const auto [gamesBefore, byesBefore] = detail::pairingOf(step.database(), event, round.number);
    removed(step, event, round.number);
    return paired(step, event, round, pairedBy, std::move(games), byes, groups,
                  journalText(gamesBefore, byesBefore));
  });
}

StoreResult<void> RoundEdit::takeOverRound(contest::EventId event, contest::RoundNumber round,
                                           const std::vector<contest::Game>& games,
                                           const std::vector<contest::Bye>& byes, const Groups& groups) {
  return inStep(*m_frame, [&](Step& step) {
    detail::recordGroups(step.database(), event, groups);
    const exact::FigureStyle style = detail::figureStyleOf(step.database(), event);
    detail::addRound(step.database(), event, {round, contest::Publication::Published}, step.stamp().at);
    std::vector<contest::Game> added = games;
    for (contest::Game& game : added) {
      game.id = detail::addGame(step.database(), event, game);
      if (game.result) detail::putResult(step.database(), game.id, *game.result, style);
    }
    for (contest::Bye bye : byes) {
      bye.round = round;
      detail::addBye(step.database(), event, bye);
    }
    step.journal(
        {JournalAction::TakeOverRound, subjectOf(event, round), {}, journalText(added, byes, style)});
  });
}

StoreResult<void> RoundEdit::noteReport(contest::EventId event, int players, int rounds) {
  return inStep(*m_frame, [&](Step& step) {
    step.journal({JournalAction::TakeOverReport, subjectOf(event), {}, detail::reportText(players, rounds)});
  });
}

StoreResult<void> RoundEdit::removeRound(contest::EventId event, contest::RoundNumber round) {
  return inStep(*m_frame, [&](Step& step) {
    const auto [games, byes] = detail::pairingOf(step.database(), event, round);
    removed(step, event, round);
    step.journal({JournalAction::UnpairRound, subjectOf(event, round), journalText(games, byes), "{}"});
  });
}

StoreResult<void> RoundEdit::publish(contest::EventId event, contest::RoundNumber round) {
  return inStep(*m_frame, [&](Step& step) {
    detail::publish(step.database(), event, round);
    step.journal({JournalAction::PublishRound, subjectOf(event, round), {}, "{}"});
  });
}

StoreResult<void> RoundEdit::setResult(contest::GameId game, const contest::GameResult& result) {
  return inStep(*m_frame, [&](Step& step) {
    const detail::KnownGame before = step.game(game);
    detail::setResult(step.database(), game, result, before.style);
    step.changesResult({before.event, game, result});
    step.journal({before.result ? JournalAction::CorrectResult : JournalAction::SetResult, subjectOf(game),
                  before.result ? std::optional(journalText(*before.result, before.style)) : std::nullopt,
                  journalText(result, before.style)});
  });
}

StoreResult<void> RoundEdit::removeResult(contest::GameId game) {
  return inStep(*m_frame, [&](Step& step) {
    const detail::KnownGame before = step.game(game);
    if (!before.result) throw detail::Refused(StoreFault::Constraint, "the game is open");
    detail::removeResult(step.database(), game);
    step.changesResult({before.event, game, std::nullopt});
    step.journal(
        {JournalAction::ReopenResult, subjectOf(game), journalText(*before.result, before.style), "{}"});
  });
}

StoreResult<contest::GameId> RoundEdit::addRematch(contest::EventId event, const contest::Rematch& rematch) {
  return inStep(*m_frame, [&](Step& step) {
    const exact::FigureStyle style = detail::figureStyleOf(step.database(), event);
    const contest::GameId id = detail::addRematch(step.database(), event, rematch, style);
    step.journal(
        {JournalAction::AddRematch, subjectOf(ofRematch(id)), {}, journalText(event, rematch, style)});
    return id;
  });
}

StoreResult<void> RoundEdit::setRematch(contest::EventId event, const contest::Rematch& rematch) {
  return inStep(*m_frame, [&](Step& step) {
    const exact::FigureStyle style = detail::figureStyleOf(step.database(), event);
    const contest::Rematch before = detail::rematchOf(step.database(), event, rematch.id, style);
    detail::setRematch(step.database(), rematch, style);
    step.journal({JournalAction::CorrectRematch, subjectOf(ofRematch(rematch.id)),
                  journalText(event, before, style), journalText(event, rematch, style)});
  });
}

StoreResult<void> RoundEdit::removeRematch(contest::EventId event, contest::GameId rematch) {
  return inStep(*m_frame, [&](Step& step) {
    const exact::FigureStyle style = detail::figureStyleOf(step.database(), event);
    const contest::Rematch before = detail::rematchOf(step.database(), event, rematch, style);
    detail::removeRematch(step.database(), rematch);
    step.journal({JournalAction::RemoveRematch, subjectOf(ofRematch(rematch)),
                  journalText(event, before, style), "{}"});
  });
}

StoreResult<void> RoundEdit::addLot(contest::EventId event, const contest::Lot& lot) {
  return inStep(*m_frame, [&](Step& step) {
    const int number = detail::addLot(step.database(), event, lot);
    step.journal({JournalAction::DrawLot, lotSubject(event, number), {}, journalText(lot.order)});
  });
}

}  // namespace damath::db
