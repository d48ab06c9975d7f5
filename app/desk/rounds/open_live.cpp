// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/rounds/open_live.hpp"

#include "app/desk/rounds/sheet_in_force.hpp"
#include "db/live.hpp"

namespace damath::desk {

Expected<void, DeskError> checkNoneLive(const db::Reading& reading, const contest::Event& event,
                                        contest::RoundNumber round) {
  const auto records = toDeskResult(reading.liveGames(event.id));
  if (!records) return refused(records);
  for (const db::LiveRecord& record : *records) {
    if (record.owner.kind != db::OwnerKind::Game) continue;
    const contest::Game* game = event.find(record.owner.game);
    const bool isGivenUp =
        !record.steps.empty() && std::holds_alternative<play::AbandonStep>(record.steps.back().step);
    if (game == nullptr || game->round != round || game->result || isGivenUp) continue;
    const auto stored = sheetInForce(reading, db::ofGame(game->id));
    if (!stored) return refused(stored);
    if (!*stored) return refusedAt(Refusal::LiveOpen, Place{game->round, game->board});
  }
  return {};
}

}  // namespace damath::desk
