// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/tiebreak/tie_break_ladder.hpp"

#include <algorithm>
#include <utility>

#include "core/contest/model/result_rules.hpp"
#include "core/contest/tiebreak/field.hpp"
#include "core/contest/tiebreak/mini_table.hpp"
#include "core/contest/tiebreak/tie_break_figures.hpp"

namespace damath::tiebreak {

using contest::EntryId;

namespace {

// Returns the drawn lots as a map. The key is a set of tied entries, and the value is the order of these
// entries by lot. Drops a lot with an entry that the event does not have. A lot that names an entry twice
// never equals a set of tied entries.
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

// Returns the rematch that a withdrawn entry loses without a game. Nobody wins it if both entries left.
Decided walkover(Seat blue, Seat red, bool hasBlueLeft, bool hasRedLeft) {
  static const contest::GameResult kBlueWins{rules::Ending::NoShowRed, {}, {}, rules::Result::BlueWins};
  static const contest::GameResult kRedWins{rules::Ending::NoShowBlue, {}, {}, rules::Result::RedWins};
  static const contest::GameResult kNobody{rules::Ending::NoShowBoth, {}, {}, rules::Result::NobodyWins};
  return {blue, red, 0, hasBlueLeft && hasRedLeft ? &kNobody : hasBlueLeft ? &kRedWins : &kBlueWins};
}

// Returns the games that count as meetings of tied entries (Y2a).
std::vector<Decided> meetingsOf(const Field& field) {
  std::vector<Decided> games = field.games();
  if (field.ruleset().walkoverMeetings.answer() == rules::WalkoverMeetings::Never) {
    std::erase_if(games, [](const Decided& game) { return contest::isForfeit(*game.result); });
  }
  return games;
}

bool isAmong(const Group& group, Seat seat) {
  return std::binary_search(group.begin(), group.end(), seat);
}

}  // namespace

Ladder::Ladder(const Field& field, Phase phase, const std::vector<PointSum>& sums, RematchPlaces places)
    : m_field(&field),
      m_phase(phase),
      m_places(places),
      m_sums(&sums),
      m_games(field.size(), field.games()),
      m_meetings(field.size(), meetingsOf(field)),
      m_rematches(field.size(), field.rematches()),
      m_lots(lotsOf(field)),
      m_reasons(field.size()) {
  m_settled.reserve(field.size());
  for (const Decided& each : field.rematches()) {
    m_rematchesOf[std::minmax(each.blue, each.red)].push_back(each);
  }
}

void Ladder::goDown(const Group& tied, int place, std::size_t step) {
  if (tied.size() == 1) return share(tied, place);
  const auto& steps = m_field->ruleset().tieBreaks.answer();
  if (step == steps.size()) return byLot(tied, place);
  switch (steps[step]) {
    case rules::TieBreak::HeadToHead:
      return headToHead(tied, place, step);
    case rules::TieBreak::Rematch:
      return rematch(tied, place, step);
    case rules::TieBreak::PointSystem:
      return pointSystem(tied, place, step);
    case rules::TieBreak::Buchholz:
      return byFigures(tied, place, step, RankStep::Buchholz);
    case rules::TieBreak::SonnebornBerger:
      return byFigures(tied, place, step, RankStep::SonnebornBerger);
    case rules::TieBreak::Wins:
      return byFigures(tied, place, step, RankStep::Wins);
    case rules::TieBreak::Cumulative:
      return byFigures(tied, place, step, RankStep::Cumulative);
  }
}

void Ladder::headToHead(const Group& tied, int place, std::size_t step) {
  const MiniTable table(tied, m_meetings, m_field->ruleset().points.answer());
  if (!table.allMet() && !table.beatAll()) return goDown(tied, place, step + 1);
  addReasons(RankStep::HeadToHead, tied, table.figures());
  if (table.allMet()) {
    const std::vector<Group> levels = table.levels();
    return goDownByLevel(levels, place, levels.size() == 1 ? step + 1 : step);
  }
  Group rest = tied;
  std::erase(rest, *table.beatAll());
  goDownByLevel({{*table.beatAll()}, std::move(rest)}, place, step);
}

bool Ladder::isRematchPlace(int place) const {
  const rules::RematchPlaces& places = m_field->ruleset().rematchPlaces.answer();
  if (std::holds_alternative<rules::AllPlaces>(places)) return true;
  if (const int* first = std::get_if<int>(&places)) return place <= *first;
  return m_places == RematchPlaces::Every || place <= contest::kPrizePlaces;
}

void Ladder::rematch(const Group& tied, int place, std::size_t step, std::size_t turn) {
  if (!isRematchPlace(place)) return goDown(tied, place, step + 1);
  const rules::Points& points = m_field->ruleset().points.answer();
  // During the event no rematch is due. This quick test then avoids reading all pairs of a large tie.
  if (m_phase == Phase::Running && !MiniTable(tied, m_rematches, points).allMet()) {
    return waitForRematches(tied, place, m_rematches);
  }
  const TieRematches rematches = rematchesOf(tied, turn);
  const bool isSkipped = ruleForLeft() == rules::RematchWithdrawn::Skipped &&
                         std::any_of(rematches.open.begin(), rematches.open.end(), [this](const auto& pair) {
                           return hasLeft(pair.first) || hasLeft(pair.second);
                         });
  if (isSkipped) return goDown(tied, place, step + 1);
  const Crosstable met(m_field->size(), rematches.decided);
  if (!rematches.open.empty()) {
    if (m_phase == Phase::Complete) {
      m_rematchesDue.push_back(tied);
      m_rematchesOpen.insert(m_rematchesOpen.end(), rematches.open.begin(), rematches.open.end());
    }
    return waitForRematches(tied, place, met);
  }
  const MiniTable table(tied, met, points);
  addReasons(RankStep::Rematch, tied, table.figures());
  for (const Group& level : table.levels()) {
    if (playsAgain(level, rematches.played)) {
      rematch(level, place, step, turn + 1);
    } else {
      goDown(level, place, step + 1);
    }
    place += static_cast<int>(level.size());
  }
}

bool Ladder::playsAgain(const Group& level, const std::vector<Decided>& played) const {
  const rules::Points& points = m_field->ruleset().points.answer();
  if (m_field->ruleset().rematchDrawn.answer() != rules::RematchDrawn::Again) return false;
  if (level.size() < 2 || points.win == points.loss) return false;
  return std::any_of(played.begin(), played.end(), [&level](const Decided& each) {
    return isAmong(level, each.blue) && isAmong(level, each.red) &&
           each.result->result != rules::Result::NobodyWins;
  });
}

void Ladder::waitForRematches(const Group& tied, int place, const Crosstable& rematches) {
  addReasons(RankStep::Rematch, tied);
  for (const Seat seat : tied) m_reasons[seat].back().met = rematchesMet(seat, tied, rematches);
  share(tied, place);
}

Ladder::TieRematches Ladder::rematchesOf(const Group& tied, std::size_t turn) const {
  const bool isRepeated = m_field->ruleset().rematchDrawn.answer() == rules::RematchDrawn::Again;
  const bool isLost = ruleForLeft() == rules::RematchWithdrawn::Lost;
  TieRematches rematches;
  for (auto one = tied.begin(); one != tied.end(); ++one) {
    for (auto other = one + 1; other != tied.end(); ++other) {
      const auto found = m_rematchesOf.find({*one, *other});
      const std::size_t played = found == m_rematchesOf.end() ? 0 : found->second.size();
      if (played > turn && isRepeated) {
        rematches.played.push_back(found->second[turn]);
      } else if (played > turn) {
        rematches.played.insert(rematches.played.end(), found->second.begin(), found->second.end());
      } else if (isLost && (hasLeft(*one) || hasLeft(*other))) {
        rematches.decided.push_back(walkover(*one, *other, hasLeft(*one), hasLeft(*other)));
      } else {
        rematches.open.emplace_back(*one, *other);
      }
    }
  }
  rematches.decided.insert(rematches.decided.end(), rematches.played.begin(), rematches.played.end());
  return rematches;
}

bool Ladder::hasLeft(Seat seat) const {
  return m_field->event().at(m_field->entryAt(seat)).lastRound.has_value();
}

rules::RematchWithdrawn Ladder::ruleForLeft() const {
  return m_field->ruleset().rematchWithdrawn.answer();
}

std::vector<contest::RematchMet> Ladder::rematchesMet(Seat seat, const Group& tied,
                                                      const Crosstable& rematches) const {
  const rules::Points& points = m_field->ruleset().points.answer();
  std::vector<contest::RematchMet> met;
  for (const CrosstableCell& cell : rematches.of(seat)) {
    if (!isAmong(tied, cell.opponent)) continue;
    met.push_back({m_field->entryAt(cell.opponent),
                   {{pointsOf(cell.counts, points), pointsOf(opposite(cell.counts), points)}}});
  }
  return met;
}

void Ladder::pointSystem(const Group& tied, int place, std::size_t step) {
  const exact::FigureStyle style = m_field->event().setup.set.figureStyle();
  std::vector<RankFigures> figures;
  for (const Seat seat : tied) figures.emplace_back(OwnFigure{(*m_sums)[seat].total, style});
  addReasons(RankStep::PointSystem, tied, std::move(figures));
  for (const Seat seat : tied) {
    m_reasons[seat].back().gamesWithoutFigures = (*m_sums)[seat].gamesWithoutFigures;
  }
  const bool higherWins = m_field->ruleset().scoreDirection.answer() == rules::ScoreDirection::HigherWins;
  const auto better = [this, higherWins](Seat a, Seat b) {
    const exact::Number& ofA = (*m_sums)[a].total;
    const exact::Number& ofB = (*m_sums)[b].total;
    return higherWins ? ofA > ofB : ofA < ofB;
  };
  goDownByLevel(levelsOf(tied, better), place, step + 1);
}

void Ladder::byFigures(const Group& tied, int place, std::size_t step, RankStep figure) {
  const Figures& figures = figuresOf(figure);
  std::vector<RankFigures> own;
  for (const Seat seat : tied) own.emplace_back(OwnFigure{figures[seat]});
  addReasons(figure, tied, std::move(own));
  const auto better = [&figures](Seat a, Seat b) { return figures[a] > figures[b]; };
  goDownByLevel(levelsOf(tied, better), place, step + 1);
}

void Ladder::byLot(const Group& tied, int place) {
  const Group* order = lotAmong(tied);
  if (order == nullptr) {
    addReasons(RankStep::Lot, tied);
    if (m_phase == Phase::Complete) m_lotsOpen.push_back(tied);
    return share(tied, place);
  }
  std::vector<RankFigures> places;
  for (const Seat seat : tied) {
    places.emplace_back(static_cast<int>(std::find(order->begin(), order->end(), seat) - order->begin() + 1));
  }
  addReasons(RankStep::Lot, tied, std::move(places));
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

const Ladder::Figures& Ladder::figuresOf(RankStep step) {
  Figures& figures = m_figures[step];
  if (!figures.empty()) return figures;
  if (step == RankStep::Buchholz) figures = buchholz(*m_field, m_games);
  if (step == RankStep::SonnebornBerger) figures = sonnebornBerger(*m_field, m_games);
  if (step == RankStep::Wins) figures = winCount(*m_field);
  if (step == RankStep::Cumulative) figures = cumulative(*m_field);
  return figures;
}

const Group* Ladder::lotAmong(const Group& tied) const {
  const auto found = m_lots.find(tied);
  return found == m_lots.end() ? nullptr : &found->second;
}

void Ladder::addReasons(RankStep step, const Group& tied, std::vector<RankFigures> figures) {
  const std::vector<EntryId> entries = m_field->entriesOf(tied);
  for (std::size_t own = 0; own < tied.size(); ++own) {
    contest::RankReason& reason = m_reasons[tied[own]].emplace_back();
    reason.step = step;
    const auto self = entries.begin() + static_cast<std::ptrdiff_t>(own);
    reason.against.reserve(tied.size() - 1);
    reason.against.insert(reason.against.end(), entries.begin(), self);
    reason.against.insert(reason.against.end(), self + 1, entries.end());
    if (!figures.empty()) reason.figures = std::move(figures[own]);
  }
}

}  // namespace damath::tiebreak
