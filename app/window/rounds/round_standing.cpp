// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/rounds/round_standing.hpp"

#include "core/contest/model/lookup.hpp"

#include <algorithm>

namespace damath::window {

using words::Phrase;

namespace {

template <class List>
qsizetype countIn(contest::RoundNumber round, const List& list) {
  return std::ranges::count_if(list, [round](const auto& each) {
    if constexpr (requires { each.round; }) {
      return each.round == round;
    } else {
      const auto* place = std::get_if<desk::Place>(&each.at);
      return place != nullptr && place->round == round;
    }
  });
}

}  // namespace

QString standingOf(const contest::Event& event, contest::RoundNumber round, const desk::EventStatus& status,
                   const Translator& translator) {
  const auto games = std::ranges::count_if(contest::gamesOf(event, round), [&](const contest::Game* game) {
    return status.boards.contains(game->id);
  });
  if (games == 0) return {};
  QStringList missing;
  // The strip above counts the whole event. If that count differs, both counts are shown.
  const auto add = [&](Phrase phrase, const auto& list) {
    const qsizetype count = countIn(round, list);
    if (count == 0) return;
    const auto all = static_cast<qsizetype>(list.size());
    const QString inAll = all == count ? QString() : translator(Phrase::InAllRounds).arg(all);
    missing << translator(phrase).arg(count) + inAll;
  };
  add(Phrase::ResultsMissingCount, status.resultsMissing);
  add(Phrase::SheetsMissingCount, status.sheetsMissing);
  add(Phrase::FindingsCount, status.sheetsWithFindings);
  add(Phrase::NotFollowedCount, status.sheetsNotFollowed);
  add(Phrase::DifferingCount, status.resultsDiffering);
  add(Phrase::KeyedOtherwiseCount, status.reviewsDiffering);
  QString text = missing.join(QStringLiteral(" · "));
  if (missing.isEmpty()) text = translator(Phrase::RoundStateComplete).arg(games);
  if (event.isHeld(round)) text = translator(Phrase::RoundStateHeld).arg(games);
  return translator(Phrase::RoundStanding).arg(QString::number(contest::numberOf(round)), text);
}

}  // namespace damath::window
