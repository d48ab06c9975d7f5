#include "app/desk/result_change.hpp"

#include <algorithm>

#include "app/desk/judgement.hpp"
#include "app/desk/result_question.hpp"
#include "core/promise.hpp"
#include "db/round_edit.hpp"

namespace damath::desk {

namespace {

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
  const bool isFirst = !game.result;
  if (!isFirst) {
    const auto fixed = isSignedOff(change, db::ofGame(game.id));
    if (!fixed) return Unexpected<DeskError>(fixed.error());
    if (*fixed) return refusedAt(Refusal::SheetSignedOff, Place{game.round, game.board});
  }
  if (asksForCare(event, game)) {
    if (auto checked = change.cared(questionOf(change, event, game, after)); !checked) {
      return Unexpected<DeskError>(checked.error());
    }
  } else if (auto done = publishHeld(change, event, game.round); !done) {
    return Unexpected<DeskError>(done.error());
  }
  if (auto set = lifted(db::RoundEdit(change.edit()).setResult(game.id, after)); !set) {
    return Unexpected<DeskError>(set.error());
  }
  return isFirst ? ChangeKind::First : ChangeKind::Correction;
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
