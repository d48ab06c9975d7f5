#include "app/desk/result_change.hpp"

#include <algorithm>

#include "app/desk/judgement.hpp"
#include "core/contest/pairing/pairing.hpp"
#include "core/promise.hpp"
#include "db/round_edit.hpp"

namespace damath::desk {

namespace {

contest::Event withResult(contest::Event event, contest::GameId game, const contest::GameResult& after) {
  std::ranges::find(event.games, game, &contest::Game::id)->result = after;
  return event;
}

// The event as it stood before the round was paired.
contest::Event beforeRound(contest::Event event, contest::RoundNumber round) {
  std::erase_if(event.rounds, [round](const contest::Round& each) { return each.number >= round; });
  std::erase_if(event.games, [round](const contest::Game& each) { return each.round >= round; });
  std::erase_if(event.byes, [round](const contest::Bye& each) { return each.round >= round; });
  return event;
}

// The round's games that the system would not pair now.
void addPairedOtherwise(const contest::Contest& contest, const contest::Event& after,
                        contest::RoundNumber next, std::vector<Place>& places) {
  contest::Contest then = contest;
  contest::Event& event = *std::ranges::find(then.events, after.id, &contest::Event::id);
  event = beforeRound(after, next);
  const auto pairing = pairing::nextRound(then, event);
  for (const contest::Game& game : after.games) {
    if (game.round != next) continue;
    const auto same = [&game](const pairing::Board& board) {
      return (board.blue == game.blue && board.red == game.red) ||
             (board.blue == game.red && board.red == game.blue);
    };
    if (!pairing || std::ranges::none_of(pairing->boards, same)) places.push_back({game.round, game.board});
  }
}

// The games of the rounds since that the system would not pair now. In a Swiss every round follows from the
// one before, so the next alone is told; elsewhere it may be the final that is moved, rounds away.
std::vector<Place> pairedOtherwise(const contest::Contest& contest, const contest::Event& after,
                                   const std::vector<contest::Round>& since) {
  const bool isChained = after.setup.system == contest::System::Swiss;
  std::vector<Place> places;
  for (const contest::Round& round : since) {
    addPairedOtherwise(contest, after, round.number, places);
    if (isChained) break;
  }
  return places;
}

Question questionOf(const Change& change, const contest::Event& event, const contest::Game& game,
                    const contest::GameResult& after) {
  Question question{Care::Confirm, CareCode::ResultCorrected};
  question.place = Place{game.round, game.board};
  const contest::Event changed = withResult(event, game.id, after);
  question.consequences = contest::consequences(event, changed);
  if (question.consequences->pairedSince.empty()) return question;
  question.level = Care::TwoSteps;
  question.code = CareCode::PastCorrected;
  question.pairings = pairedOtherwise(change.contest(), changed, question.consequences->pairedSince);
  return question;
}

Expected<void, DeskError> publishHeld(const Change& change, const contest::Event& event,
                                      contest::RoundNumber number) {
  const auto round = std::ranges::find(event.rounds, number, &contest::Round::number);
  if (round == event.rounds.end() || round->publication == contest::Publication::Published) return {};
  return lifted(db::RoundEdit(change.edit()).publish(event.id, number));
}

}  // namespace

Expected<bool, DeskError> isSignedOff(const Change& change, db::SheetOwner owner) {
  const auto versions = lifted(change.edit().reading().sheets(owner));
  if (!versions) return Unexpected<DeskError>(versions.error());
  return std::ranges::any_of(*versions, [](const db::StoredSheet& stored) {
    return stored.force == db::Force::InForce && stored.signOff.has_value();
  });
}

Expected<ChangeKind, DeskError> putResult(const Change& change, const contest::Event& event,
                                          const contest::Game& game, const contest::GameResult& after) {
  if (game.result && isSame(*game.result, after)) return ChangeKind::Confirmed;
  if (game.result) {
    const auto fixed = isSignedOff(change, db::ofGame(game.id));
    if (!fixed) return Unexpected<DeskError>(fixed.error());
    if (*fixed) return refusedAt(Refusal::SheetSignedOff, Place{game.round, game.board});
    if (auto checked = change.cared(questionOf(change, event, game, after)); !checked) {
      return Unexpected<DeskError>(checked.error());
    }
  } else if (auto done = publishHeld(change, event, game.round); !done) {
    return Unexpected<DeskError>(done.error());
  }
  if (auto set = lifted(db::RoundEdit(change.edit()).setResult(game.id, after)); !set) {
    return Unexpected<DeskError>(set.error());
  }
  return game.result ? ChangeKind::Correction : ChangeKind::First;
}

Expected<ChangeKind, DeskError> putResult(const Change& change, const contest::Event& event,
                                          const contest::Rematch& before, contest::Rematch after) {
  if (before.blue == after.blue && isSame(before.result, after.result)) return ChangeKind::Confirmed;
  const auto fixed = isSignedOff(change, db::ofRematch(before.id));
  if (!fixed) return Unexpected<DeskError>(fixed.error());
  if (*fixed) return refusedAt(Refusal::SheetSignedOff, RematchOf{before.blue, before.red});
  if (auto checked = change.cared({Care::Confirm, CareCode::ResultCorrected}); !checked) {
    return Unexpected<DeskError>(checked.error());
  }
  after.id = before.id;
  after.decides = before.decides;
  if (auto set = lifted(db::RoundEdit(change.edit()).setRematch(event.id, after)); !set) {
    return Unexpected<DeskError>(set.error());
  }
  return ChangeKind::Correction;
}

Expected<ChangeKind, DeskError> putResult(const Change& change, const contest::Event& event,
                                          const Meeting& meeting, const contest::GameResult& after) {
  if (meeting.owner.kind == db::OwnerKind::Game) {
    const contest::Game* game = event.find(meeting.owner.game);
    DAMATH_EXPECTS(game != nullptr);
    return putResult(change, event, *game, after);
  }
  const auto rematch = std::ranges::find(event.rematches, meeting.owner.game, &contest::Rematch::id);
  DAMATH_EXPECTS(rematch != event.rematches.end());
  contest::Rematch changed = *rematch;
  changed.result = after;
  return putResult(change, event, *rematch, changed);
}

}  // namespace damath::desk
