// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/tally/rank_reasons.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "app/window/text/contest_text.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/rank_words.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/contest/systems/annulled_games.hpp"
#include "reports/compose/parts/points_text.hpp"

namespace damath::window {

using words::Phrase;

namespace {

QString rankReason(const Ranking& of, const contest::RankedEntry& ranked, const contest::RankReason& reason,
                   words::MostNamed most) {
  const words::EntryName name = [&of](contest::EntryId id) {
    return contest::shownName(of.contest, of.event, id);
  };
  return toQt(words::rankReasonText(reason, ranked, of.standings, name, of.translator.language(), most));
}

}  // namespace

QString rankReasons(const Ranking& of, const contest::RankedEntry& ranked) {
  if (of.standings.afterRound == 0) return of.translator(Phrase::NoResultYet);
  if (ranked.reasons.empty()) return of.translator(Phrase::PointsDecide);
  QStringList sentences;
  for (const contest::RankReason& reason : ranked.reasons) {
    sentences << rankReason(of, ranked, reason, words::MostNamed::Some);
  }
  return sentences.join(u'\n');
}

QString decidingReason(const Ranking& of, const contest::RankedEntry& ranked) {
  if (of.standings.afterRound == 0) return of.translator(Phrase::NoResultYet);
  if (ranked.reasons.empty()) return of.translator(Phrase::PointsDecideShort);
  return rankReason(of, ranked, ranked.reasons.back(), words::MostNamed::One);
}

QStringList rankArithmetic(const Ranking& of, const contest::RankedEntry& ranked) {
  const auto& [contest, event, standings, translator] = of;
  const contest::AnnulledGames annulled(event);
  const auto uncounted = [&](const QString& line) { return translator(Phrase::LineNotCounted).arg(line); };
  std::vector<std::pair<int, QString>> rounds;
  for (const contest::Game& game : event.games) {
    const bool isBlue = game.blue == ranked.entry;
    if ((!isBlue && game.red != ranked.entry) || !game.result) continue;
    const int round = contest::numberOf(game.round);
    const QString line = translator(Phrase::GameLine)
                             .arg(round)
                             .arg(translator(isBlue ? Phrase::Blue : Phrase::Red),
                                  entryName(contest, event, isBlue ? game.red : game.blue),
                                  wholeResult(event.setup, *game.result, translator.language()));
    rounds.emplace_back(round, annulled.has(game) ? uncounted(line) : line);
  }
  for (const contest::Bye& bye : event.byes) {
    if (bye.entry != ranked.entry) continue;
    const int round = contest::numberOf(bye.round);
    const bool isAbsent = bye.kind == contest::ByeKind::Absent;
    const QString line = translator(isAbsent ? Phrase::AbsentOfRound : Phrase::ByeOfRound).arg(round);
    rounds.emplace_back(round, !isAbsent && annulled.has(bye) ? uncounted(line) : line);
  }
  std::ranges::sort(rounds);
  QStringList lines{
      translator(Phrase::PointsOf).arg(toQt(compose::pointsText(ranked.points))).arg(ranked.played)};
  for (const auto& [round, text] : rounds) lines << text;
  for (const contest::Rematch& rematch : event.rematches) {
    const bool isBlue = rematch.blue == ranked.entry;
    if (!isBlue && rematch.red != ranked.entry) continue;
    lines << translator(Phrase::RematchLine)
                 .arg(translator(isBlue ? Phrase::Blue : Phrase::Red),
                      entryName(contest, event, isBlue ? rematch.red : rematch.blue),
                      wholeResult(event.setup, rematch.result, translator.language()));
  }
  const rules::PointSystem figure = event.setup.ruleset.pointSystem.answer();
  lines << translator(Phrase::FigureOfPointSystem)
               .arg(translator(words::pointSystemName(figure)),
                    totalText(event.setup.set, ranked.pointSystem));
  return lines;
}

}  // namespace damath::window
