// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/rounds/round_standing.hpp"

#include "core/contest/lookup.hpp"

#include <algorithm>

namespace damath::views {

using words::Phrase;

QString standingOf(const contest::Event& event, contest::RoundNumber round, const desk::EventStatus& status,
                   const models::Translator& translator) {
  int games = 0;
  int results = 0;
  int sheets = 0;
  int findings = 0;
  for (const contest::Game* game : contest::gamesOf(event, round)) {
    if (!status.boards.contains(game->id)) continue;
    const desk::BoardState state = status.boards.of(game->id);
    ++games;
    if (!state.hasResult) ++results;
    if (state.stage == desk::BoardStage::ResultIn && state.isOutstanding) ++sheets;
    if (state.stage == desk::BoardStage::SheetIn) ++findings;
  }
  if (games == 0) return {};
  const auto isHere = [round](const auto& each) {
    const auto* place = std::get_if<desk::Place>(&each.at);
    return place != nullptr && place->round == round;
  };
  const auto differing = std::ranges::count_if(status.resultsDiffering, isHere) +
                         std::ranges::count_if(status.reviewsDiffering, isHere);
  QStringList missing;
  const auto add = [&](Phrase phrase, auto count) {
    if (count > 0) missing << translator(phrase).arg(count);
  };
  add(Phrase::ResultsMissingCount, results);
  add(Phrase::SheetsMissingCount, sheets);
  add(Phrase::FindingsCount, findings);
  add(Phrase::DifferingCount, differing);
  QString text = missing.join(QStringLiteral(" · "));
  if (missing.isEmpty()) text = translator(Phrase::RoundStateComplete).arg(games);
  if (event.isHeld(round)) text = translator(Phrase::RoundStateHeld).arg(games);
  return translator(Phrase::RoundStanding).arg(QString::number(contest::numberOf(round)), text);
}

}  // namespace damath::views
