// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/tiebreak/ladder.hpp"

#include <algorithm>
#include <utility>

#include "core/contest/systems/system.hpp"
#include "core/contest/tiebreak/buchholz.hpp"
#include "core/contest/tiebreak/cumulative.hpp"
#include "core/contest/tiebreak/levels.hpp"
#include "core/contest/tiebreak/sonneborn_berger.hpp"
#include "core/contest/tiebreak/win_count.hpp"
#include "core/exact/number_text.hpp"

namespace damath::tiebreak {

using contest::EntryId;

namespace {

// Whether a tie for this place and those after it is for a rematch; one that straddles the last such place
// is, since the place hangs on it.
bool isRematchPlace(const contest::EventSetup& setup, int place) {
  const rules::RematchPlaces& places = setup.ruleset.rematchPlaces.answer;
  if (std::holds_alternative<rules::AllPlaces>(places)) return true;
  if (const int* first = std::get_if<int>(&places)) return place <= *first;
  return place <= contest::kPrizePlaces || pairing::rulesOf(setup.system).everyPlaceIsPlayedOut;
}

// A lot names each of the tied once; one that names a stranger, or somebody twice, fits no tie.
std::map<Group, Group> lotsOf(const Field& field) {
  std::map<Group, Group> lots;
  for (const contest::Lot& lot : field.event().lots) {
    Group order;
    for (const EntryId entry : lot.order) {
      if (const auto seat = field.find(entry)) order.push_back(*seat);
    }
    if (order.size() != lot.order.size()) continue;
    Group tied = order;
    std::sort(tied.begin(), tied.end());
    lots[std::move(tied)] = std::move(order);
  }
  return lots;
}

rules::Clause clauseOf(rules::TieBreak tieBreak) {
  switch (tieBreak) {
    case rules::TieBreak::HeadToHead:
      return "Y2a";
    case rules::TieBreak::Rematch:
      return "Y2b";
    case rules::TieBreak::PointSystem:
      return "Y2c";
    case rules::TieBreak::Buchholz:
      return "Y2e";
    case rules::TieBreak::SonnebornBerger:
      return "Y2f";
    case rules::TieBreak::Wins:
      return "Y2g";
    case rules::TieBreak::Cumulative:
      return "Y2h";
  }
  return "Y2";
}

}  // namespace

Ladder::Ladder(const Field& field, Phase phase, const std::vector<PointSum>& sums)
    : m_field(&field),
      m_phase(phase),
      m_sums(&sums),
      m_games(field.size(), field.games()),
      m_rematches(field.size(), field.rematches()),
      m_lots(lotsOf(field)),
      m_reasons(field.size()) {
  m_settled.reserve(field.size());
}

void Ladder::settle(const Group& level, int place) {
  goDown(level, place, 0);
}

void Ladder::goDown(const Group& tied, int place, std::size_t step) {
  if (tied.size() == 1) return share(tied, place);
  const auto& steps = m_field->ruleset().tieBreaks.answer;
  if (step == steps.size()) return byLot(tied, place);
  switch (steps[step]) {
    case rules::TieBreak::HeadToHead:
      return headToHead(tied, place, step);
    case rules::TieBreak::Rematch:
      return rematch(tied, place, step);
    case rules::TieBreak::PointSystem:
      return pointSystem(tied, place, step);
    case rules::TieBreak::Buchholz:
    case rules::TieBreak::SonnebornBerger:
    case rules::TieBreak::Wins:
    case rules::TieBreak::Cumulative:
      return byFigures(tied, place, step, steps[step]);
  }
}

void Ladder::headToHead(const Group& tied, int place, std::size_t step) {
  const MiniTable table(tied, m_games, m_field->ruleset().points.answer);
  if (!table.allMet() && !table.beatAll()) return goDown(tied, place, step + 1);
  addReasons("Y2a", tied, table.figures());
  if (table.allMet()) {
    const std::vector<Group> levels = table.levels();
    return goDownByLevel(levels, place, levels.size() == 1 ? step + 1 : step);
  }
  Group rest = tied;
  std::erase(rest, *table.beatAll());
  goDownByLevel({{*table.beatAll()}, std::move(rest)}, place, step);
}

void Ladder::rematch(const Group& tied, int place, std::size_t step) {
  if (!isRematchPlace(m_field->event().setup, place)) return goDown(tied, place, step + 1);
  const MiniTable table(tied, m_rematches, m_field->ruleset().points.answer);
  if (!table.allMet()) {
    addReasons("Y2b", tied);
    if (m_phase == Phase::Complete) m_rematchesDue.push_back(tied);
    return share(tied, place);
  }
  addReasons("Y2b", tied, table.figures());
  goDownByLevel(table.levels(), place, step + 1);
}

void Ladder::pointSystem(const Group& tied, int place, std::size_t step) {
  std::vector<std::string> figures;
  for (const Seat seat : tied) {
    figures.push_back(exact::toText((*m_sums)[seat].total, m_field->event().setup.set.figureStyle()));
  }
  addReasons("Y2c", tied, std::move(figures));
  for (const Seat seat : tied) {
    m_reasons[seat].back().gamesWithoutFigures = (*m_sums)[seat].gamesWithoutFigures;
  }
  const bool higherWins = m_field->ruleset().scoreDirection.answer == rules::ScoreDirection::HigherWins;
  const auto better = [this, higherWins](Seat a, Seat b) {
    const exact::Number& ofA = (*m_sums)[a].total;
    const exact::Number& ofB = (*m_sums)[b].total;
    return higherWins ? ofA > ofB : ofA < ofB;
  };
  goDownByLevel(levelsOf(tied, better), place, step + 1);
}

void Ladder::byFigures(const Group& tied, int place, std::size_t step, rules::TieBreak tieBreak) {
  const Figures& figures = figuresOf(tieBreak);
  std::vector<std::string> texts;
  for (const Seat seat : tied) {
    texts.push_back(exact::toText(exact::Number(figures[seat]), exact::FigureStyle::Decimal));
  }
  addReasons(clauseOf(tieBreak), tied, std::move(texts));
  const auto better = [&figures](Seat a, Seat b) { return figures[a] > figures[b]; };
  goDownByLevel(levelsOf(tied, better), place, step + 1);
}

void Ladder::byLot(const Group& tied, int place) {
  const Group* order = lotAmong(tied);
  if (order == nullptr) {
    addReasons("Y2d", tied);
    if (m_phase == Phase::Complete) m_lotsOpen.push_back(tied);
    return share(tied, place);
  }
  std::vector<std::string> places;
  for (const Seat seat : tied) {
    places.push_back(std::to_string(std::find(order->begin(), order->end(), seat) - order->begin() + 1));
  }
  addReasons("Y2d", tied, std::move(places));
  for (const Seat seat : *order) share({seat}, place++);
}

void Ladder::goDownByLevel(const std::vector<Group>& levels, int place, std::size_t step) {
  for (const Group& level : levels) {
    goDown(level, place, step);
    place += static_cast<int>(level.size());
  }
}

void Ladder::share(const Group& group, int place) {
  for (const Seat seat : group) m_settled.push_back({place, seat, std::move(m_reasons[seat])});
}

const Ladder::Figures& Ladder::figuresOf(rules::TieBreak tieBreak) {
  Figures& figures = m_figures[tieBreak];
  if (!figures.empty()) return figures;
  if (tieBreak == rules::TieBreak::Buchholz) figures = buchholz(*m_field, m_games);
  if (tieBreak == rules::TieBreak::SonnebornBerger) figures = sonnebornBerger(*m_field, m_games);
  if (tieBreak == rules::TieBreak::Wins) figures = winCount(*m_field);
  if (tieBreak == rules::TieBreak::Cumulative) figures = cumulative(*m_field);
  return figures;
}

const Group* Ladder::lotAmong(const Group& tied) const {
  const auto found = m_lots.find(tied);
  return found == m_lots.end() ? nullptr : &found->second;
}

void Ladder::addReasons(rules::Clause clause, const Group& tied, std::vector<std::string> figures) {
  const std::vector<EntryId> entries = m_field->entriesOf(tied);
  for (std::size_t own = 0; own < tied.size(); ++own) {
    contest::RankReason& reason = m_reasons[tied[own]].emplace_back();
    reason.clause = clause;
    const auto self = entries.begin() + static_cast<std::ptrdiff_t>(own);
    reason.against.reserve(tied.size() - 1);
    reason.against.insert(reason.against.end(), entries.begin(), self);
    reason.against.insert(reason.against.end(), self + 1, entries.end());
    if (!figures.empty()) reason.figures = std::move(figures[own]);
  }
}

}  // namespace damath::tiebreak
