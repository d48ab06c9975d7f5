#include "core/contest/tiebreak/ladder.hpp"

#include <utility>

#include "core/contest/tiebreak/buchholz.hpp"
#include "core/contest/tiebreak/cumulative.hpp"
#include "core/contest/tiebreak/levels.hpp"
#include "core/contest/tiebreak/sonneborn_berger.hpp"
#include "core/contest/tiebreak/win_count.hpp"
#include "core/exact/number_text.hpp"

namespace damath::tiebreak {

using contest::EntryId;
using contest::System;

namespace {

constexpr int kPrizePlaces = 3;

// Whether a tie for this place and those after it is for a rematch; one that straddles the last such place
// is, since the place hangs on it.
bool isRematchPlace(const contest::EventSetup& setup, int place) {
  const rules::RematchPlaces& places = setup.ruleset.rematchPlaces.answer;
  if (std::holds_alternative<rules::AllPlaces>(places)) return true;
  if (const int* first = std::get_if<int>(&places)) return place <= *first;
  switch (setup.system) {
    case System::RoundRobin:
    case System::KnockOut:
    case System::DoubleKnockOut:
      return true;
    case System::Groups:
    case System::Swiss:
      return place <= kPrizePlaces;
  }
  return true;
}

}  // namespace

Ladder::Ladder(const contest::Event& event, Phase phase, const PointSums& sums, const Figures& points)
    : m_event(&event), m_phase(phase), m_sums(&sums), m_points(&points) {
  for (const contest::Game& game : event.games) {
    if (game.result) m_games.push_back({game.blue, game.red, game.result->result});
  }
  for (const contest::Rematch& rematch : event.rematches) {
    m_rematches.push_back({rematch.blue, rematch.red, rematch.result.result});
  }
}

void Ladder::settle(const Group& level, int place) {
  goDown(level, place, 0);
}

void Ladder::goDown(const Group& tied, int place, std::size_t step) {
  if (tied.size() == 1) return share(tied, place);
  const auto& steps = m_event->setup.ruleset.tieBreaks.answer;
  if (step == steps.size()) {
    for (const EntryId entry : tied) addReason(entry, "Y2d", tied);
    return share(tied, place);
  }
  switch (steps[step]) {
    case rules::TieBreak::HeadToHead:
      return headToHead(tied, place, step);
    case rules::TieBreak::Rematch:
      return rematch(tied, place, step);
    case rules::TieBreak::PointSystem:
      return pointSystem(tied, place, step);
    case rules::TieBreak::Buchholz:
      return byFigures(tied, place, step, "Y2e", buchholz(*m_event, *m_points));
    case rules::TieBreak::SonnebornBerger:
      return byFigures(tied, place, step, "Y2f", sonnebornBerger(*m_event, *m_points));
    case rules::TieBreak::Wins:
      return byFigures(tied, place, step, "Y2g", winCount(*m_event));
    case rules::TieBreak::Cumulative:
      return byFigures(tied, place, step, "Y2h", cumulative(*m_event));
  }
}

void Ladder::headToHead(const Group& tied, int place, std::size_t step) {
  const MiniTable table(tied, m_games, m_event->setup.ruleset.points.answer);
  std::vector<Group> levels = {tied};
  if (table.allMet()) {
    levels = table.levels();
  } else if (const auto best = table.beatAll()) {
    Group rest = tied;
    std::erase(rest, *best);
    levels = {{*best}, std::move(rest)};
  } else {
    return goDown(tied, place, step + 1);
  }
  for (const EntryId entry : tied) addReason(entry, "Y2a", tied).figures = table.figuresOf(entry);
  goDownByLevel(levels, place, levels.size() == 1 ? step + 1 : step);
}

void Ladder::rematch(const Group& tied, int place, std::size_t step) {
  if (!isRematchPlace(m_event->setup, place)) return goDown(tied, place, step + 1);
  const MiniTable table(tied, m_rematches, m_event->setup.ruleset.points.answer);
  if (!table.allMet()) {
    for (const EntryId entry : tied) addReason(entry, "Y2b", tied);
    if (m_phase == Phase::Complete) m_rematchesDue.push_back(tied);
    return share(tied, place);
  }
  for (const EntryId entry : tied) addReason(entry, "Y2b", tied).figures = table.figuresOf(entry);
  goDownByLevel(table.levels(), place, step + 1);
}

void Ladder::pointSystem(const Group& tied, int place, std::size_t step) {
  for (const EntryId entry : tied) {
    const PointSum& sum = m_sums->at(entry);
    contest::RankReason& reason = addReason(entry, "Y2c", tied);
    reason.figures = exact::toText(sum.total, m_event->setup.set.figureStyle());
    reason.gamesWithoutFigures = sum.gamesWithoutFigures;
  }
  const bool higherWins = m_event->setup.ruleset.scoreDirection.answer == rules::ScoreDirection::HigherWins;
  const auto better = [this, higherWins](EntryId a, EntryId b) {
    const exact::Number& ofA = m_sums->at(a).total;
    const exact::Number& ofB = m_sums->at(b).total;
    return higherWins ? ofA > ofB : ofA < ofB;
  };
  goDownByLevel(levelsOf(tied, better), place, step + 1);
}

void Ladder::byFigures(const Group& tied, int place, std::size_t step, const char* clause,
                       const Figures& figures) {
  for (const EntryId entry : tied) {
    addReason(entry, clause, tied).figures =
        exact::toText(exact::Number(figures.at(entry)), exact::FigureStyle::Decimal);
  }
  const auto better = [&figures](EntryId a, EntryId b) { return figures.at(a) > figures.at(b); };
  goDownByLevel(levelsOf(tied, better), place, step + 1);
}

void Ladder::goDownByLevel(const std::vector<Group>& levels, int place, std::size_t step) {
  for (const Group& level : levels) {
    goDown(level, place, step);
    place += static_cast<int>(level.size());
  }
}

void Ladder::share(const Group& group, int place) {
  for (const EntryId entry : group) m_settled.push_back({place, entry, m_reasons[entry]});
}

contest::RankReason& Ladder::addReason(EntryId entry, const char* clause, const Group& tied) {
  contest::RankReason reason;
  reason.clause = clause;
  reason.against = tied;
  std::erase(reason.against, entry);
  return m_reasons[entry].emplace_back(std::move(reason));
}

}  // namespace damath::tiebreak
