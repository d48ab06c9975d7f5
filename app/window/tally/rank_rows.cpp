// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/tally/rank_rows.hpp"

#include <algorithm>

#include "app/window/parts/number_sort_keys.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/qt_text.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/model/school_or_section.hpp"
#include "reports/compose/parts/names.hpp"
#include "reports/compose/parts/points_text.hpp"

namespace damath::window {

using words::Phrase;

namespace {

constexpr Qt::Alignment kRight = Qt::AlignRight | Qt::AlignVCenter;

int roundsShown(const contest::Event& event, const contest::Standings& standings) {
  const contest::Round* held = contest::unpublishedRound(event);
  int last = standings.afterRound;
  for (const contest::Bye& bye : event.byes) {
    if (held == nullptr || held->number != bye.round) last = std::max(last, contest::numberOf(bye.round));
  }
  return last;
}

}  // namespace

RankRows::RankRows(db::SharedContest contest, const contest::Event& event,
                   std::shared_ptr<const contest::Standings> standings, const Translator& translator)
    : m_contest(std::move(contest)),
      m_event(event),
      m_standings(std::move(standings)),
      m_translator(translator),
      m_rounds(roundsShown(event, *m_standings)) {
  LookedUp lookedUp{.systemKeys = {}, .games = {}, .annulled = contest::AnnulledGames(event)};
  lookedUp.games.reserve(event.entries.size());
  const std::size_t most = event.entries.empty() ? 0 : 2 * event.games.size() / event.entries.size() + 1;
  for (const contest::Entry& entry : event.entries) lookedUp.games[entry.id].reserve(most);
  for (const contest::Game& game : event.games) {
    lookedUp.games[game.blue].push_back(&game);
    lookedUp.games[game.red].push_back(&game);
  }
  std::vector<const exact::Number*> systems;
  systems.reserve(m_standings->ranks.size());
  for (const contest::RankedEntry& ranked : m_standings->ranks) systems.push_back(&ranked.pointSystem);
  lookedUp.systemKeys = numberSortKeys(systems);
  m_lookedUp = std::make_shared<const LookedUp>(std::move(lookedUp));
}

std::vector<QString> RankRows::headings() const {
  const Phrase beside = compose::schoolHeading(contest::schoolOrSectionIn(*m_contest, m_event));
  std::vector<QString> headings{m_translator(Phrase::Rank), m_translator(Phrase::Number),
                                m_translator(Phrase::Player), m_translator(beside)};
  for (int round = 1; round <= m_rounds; ++round) {
    headings.push_back(m_translator(Phrase::RoundShort).arg(round));
  }
  headings.insert(headings.end(), {m_translator(Phrase::Points), m_translator(Phrase::Wins),
                                   m_translator(Phrase::PointSystem), m_translator(Phrase::ReasonOfRank)});
  return headings;
}

std::vector<QVariant> RankRows::keys() const {
  std::vector<QVariant> keys;
  for (const contest::RankedEntry& ranked : m_standings->ranks) {
    keys.push_back(QVariant::fromValue<qlonglong>(contest::numberOf(ranked.entry)));
  }
  return keys;
}

TableRow RankRows::operator()(std::size_t rank) const {
  const contest::RankedEntry& ranked = m_standings->ranks[rank];
  const contest::Entry& entry = m_event.at(ranked.entry);
  const int number = entry.number;
  // Players have no rank before the first result.
  const bool isRanked = m_standings->afterRound > 0;
  TableRow row;
  row.cells = {{.text = isRanked ? QString::number(ranked.rank) : QStringLiteral("–"),
                .sortKey = ranked.rank,
                .alignment = Qt::AlignCenter,
                .strong = true},
               {.text = QString::number(number), .sortKey = number, .alignment = Qt::AlignCenter},
               {.text = toQt(compose::rankedName(*m_contest, m_event, entry, m_translator.language())),
                .strong = true},
               {.text = entrySchoolOrSection(*m_contest, m_event, ranked.entry)}};
  addRounds(row, ranked.entry);
  // A click on the heading "points" sorts the rows by rank. Without a sort key, Qt would compare the rounded
  // points in the text.
  row.cells.push_back({.text = toQt(compose::pointsText(ranked.points)),
                       .sortKey = -ranked.rank,
                       .alignment = kRight,
                       .strong = true});
  row.cells.push_back({.text = QString::number(ranked.wins), .sortKey = ranked.wins, .alignment = kRight});
  row.cells.push_back({.text = totalText(m_event.setup.set, ranked.pointSystem),
                       .sortKey = m_lookedUp->systemKeys[rank],
                       .alignment = kRight});
  row.cells.push_back({.text = decidingReason(ranking(), ranked), .toolTip = rankReasons(ranking(), ranked)});
  return row;
}

void RankRows::addRounds(TableRow& row, contest::EntryId entry) const {
  const std::size_t first = row.cells.size();
  for (int round = 0; round < m_rounds; ++round) row.cells.push_back({.alignment = Qt::AlignCenter});
  const auto cellOf = [&](contest::RoundNumber round) -> TableCell* {
    const int number = contest::numberOf(round);
    return number > m_rounds ? nullptr : &row.cells[first + static_cast<std::size_t>(number - 1)];
  };
  if (const auto games = m_lookedUp->games.find(entry); games != m_lookedUp->games.end()) {
    for (const contest::Game* game : games->second) {
      TableCell* cell = cellOf(game->round);
      if (cell == nullptr) continue;
      const std::string result = compose::resultText(m_event, *game, entry);
      const bool isAnnulled = game->result && m_lookedUp->annulled.has(*game);
      cell->text = toQt(isAnnulled ? compose::bracketed(result) : result);
      cell->toolTip = entryName(*m_contest, m_event, game->blue == entry ? game->red : game->blue);
    }
  }
  for (const contest::Bye& bye : m_event.byes) {
    TableCell* cell = bye.entry == entry ? cellOf(bye.round) : nullptr;
    if (cell == nullptr) continue;
    const bool isAbsent = bye.kind == contest::ByeKind::Absent;
    cell->text = m_translator(isAbsent ? Phrase::AbsentShort : Phrase::ByeShort);
    if (!isAbsent && m_lookedUp->annulled.has(bye)) cell->text = QStringLiteral("[%1]").arg(cell->text);
  }
}

}  // namespace damath::window
