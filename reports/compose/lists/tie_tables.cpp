// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/lists/tie_tables.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

#include "core/contest/model/shown_text.hpp"
#include "core/sheet/law/spelling.hpp"
#include "reports/compose/parts/points_text.hpp"
#include "words/phrase.hpp"

namespace damath::compose {

namespace {

using contest::RankedEntry;
using contest::RankReason;
using contest::RankStep;
using words::Phrase;

// A tie-break step in the ranking of tied entries. If the step separates only some of the entries, the step
// is applied again to those who stay tied. `turn` is the number of earlier applications.
struct TieStep {
  RankStep step{};
  int turn = 0;
  friend bool operator==(const TieStep&, const TieStep&) = default;
};

std::vector<std::pair<TieStep, const RankReason*>> stepsOf(const RankedEntry& ranked) {
  std::vector<std::pair<TieStep, const RankReason*>> steps;
  for (const RankReason& reason : ranked.reasons) {
    const auto turn =
        std::ranges::count_if(steps, [&](const auto& each) { return each.second->step == reason.step; });
    steps.push_back({{reason.step, static_cast<int>(turn)}, &reason});
  }
  return steps;
}

std::string stepName(RankStep step, words::Language language) {
  switch (step) {
    case RankStep::StillIn:
    case RankStep::Champion:
    case RankStep::KnockedOut:
    case RankStep::ThirdPlace:
    case RankStep::ThirdByBye:
    case RankStep::NoSeat:
    case RankStep::GroupPlace:
    case RankStep::FinalPoints:
    case RankStep::Annulled:
      break;
    case RankStep::HeadToHead:
      return said(Phrase::StepGames, language);
    case RankStep::Rematch:
      return said(Phrase::Rematch, language);
    case RankStep::PointSystem:
      return said(Phrase::PointSystem, language);
    case RankStep::Buchholz:
      return "Buchholz";
    case RankStep::SonnebornBerger:
      return "Sonneborn-Berger";
    case RankStep::Wins:
      return said(Phrase::StepWins, language);
    case RankStep::Cumulative:
      return said(Phrase::StepCumulative, language);
    case RankStep::Lot:
      return said(Phrase::StepLot, language);
  }
  return {};
}

// Returns the value by which the step compared the entry. If the step had no value, returns a short text in
// its place.
std::string figureOf(const RankReason& reason, words::Language language) {
  if (!reason.hasFigures()) {
    if (reason.step == RankStep::Lot) return said(Phrase::Shared, language);
    if (reason.met.empty()) return said(Phrase::StepOpen, language);
    return said(Phrase::StepPart, language,
                {std::to_string(reason.met.size()), std::to_string(reason.against.size())});
  }
  if (const auto* score = std::get_if<tiebreak::TableScore>(&reason.figures)) {
    return halvesText(toText(tiebreak::TableScore{{score->points.front()}}));
  }
  const std::string text = toText(reason.figures);
  const auto* sum = std::get_if<tiebreak::OwnFigure>(&reason.figures);
  if (reason.step == RankStep::PointSystem && sum != nullptr)
    return sheet::totalWithDecimals(text, sum->value);
  return halvesText(text);
}

// True if the Point System alone settled the rank. Such an entry needs no row in a tie table, because the
// main list has a column for the Point System.
bool isInList(const RankedEntry* ranked) {
  return ranked->reasons.size() == 1 && ranked->reasons.front().step == RankStep::PointSystem;
}

enum class TieRows { All, Needed };

constexpr int kStepWeight = 8;

// Makes the columns of several tables stand exactly below each other. All tables have the same width. A table
// with fewer tie-break steps gets a wider column of names.
void alignColumns(std::vector<Section>& tables) {
  std::size_t most = 0;
  for (const Section& table : tables) most = std::max(most, table.columns.size());
  for (Section& table : tables) {
    if (table.columns.empty()) continue;
    table.columns[2].weight += kStepWeight * static_cast<int>(most - table.columns.size());
  }
}

// Adds the played rematches of tied entries with their scores, and the rematches that must still be played.
// Adds nothing until one rematch has been played.
void addRematches(Section& table, const contest::Contest& contest, const contest::Event& event,
                  const std::vector<const RankedEntry*>& tied, words::Language language) {
  const auto pair = [&](contest::EntryId one, contest::EntryId other) {
    return contest::shownName(contest, event, one) + " – " + contest::shownName(contest, event, other);
  };
  std::string played;
  std::string due;
  const auto add = [](std::string& list, const std::string& text) {
    list += (list.empty() ? "" : "; ") + text;
  };
  for (const RankedEntry* ranked : tied) {
    const RankReason& last = ranked->reasons.back();
    if (last.step != RankStep::Rematch || last.hasFigures()) continue;
    for (const contest::EntryId other : last.against) {
      if (event.at(other).number < event.at(ranked->entry).number) continue;
      const auto met = std::ranges::find(last.met, other, &contest::RematchMet::against);
      if (met != last.met.end()) {
        add(played, pair(ranked->entry, other) + " " + scoreText(met->score));
      } else {
        add(due, pair(ranked->entry, other));
      }
    }
  }
  if (played.empty()) return;
  table.paragraphs.push_back(said(Phrase::RematchesPlayed, language, {played}));
  table.paragraphs.push_back(said(Phrase::RematchesDue, language, {due}));
}

Section tieTable(const contest::Contest& contest, const contest::Event& event,
                 const std::vector<const RankedEntry*>& tied, TieRows rows, words::Language language) {
  std::vector<TieStep> steps;
  for (const RankedEntry* ranked : tied) {
    for (const auto& [step, reason] : stepsOf(*ranked)) {
      if (std::ranges::find(steps, step) == steps.end()) steps.push_back(step);
    }
  }
  // The drawing of lots is the last column, even if some entries reached it after fewer steps than others.
  std::stable_partition(steps.begin(), steps.end(),
                        [](const TieStep& each) { return each.step != RankStep::Lot; });
  Section table;
  table.heading = said(Phrase::TieHeading, language, {pointsText(tied.front()->points)});
  if (rows == TieRows::Needed) {
    const auto listed = std::ranges::count_if(tied, isInList);
    if (listed > 0) {
      const std::string clause(toText(clauseOf(RankStep::PointSystem)));
      table.paragraphs.push_back(
          said(Phrase::TieInList, language, {std::to_string(listed), std::to_string(tied.size()), clause}));
    }
  }
  addRematches(table, contest, event, tied, language);
  table.columns = {{said(Phrase::Rank, language), Align::Centre, 3},
                   {said(Phrase::Number, language), Align::Centre, 3},
                   {said(Phrase::Player, language), Align::Left, 19}};
  for (const TieStep& step : steps) {
    table.columns.push_back(
        {stepName(step.step, language) + " (" + std::string(toText(clauseOf(step.step))) + ")", Align::Centre,
         kStepWeight});
  }
  for (const RankedEntry* ranked : tied) {
    if (rows == TieRows::Needed && isInList(ranked)) continue;
    const contest::Entry& entry = event.at(ranked->entry);
    std::vector<std::string> row{std::to_string(ranked->rank), std::to_string(entry.number),
                                 contest::shownName(contest.at(entry.player))};
    const auto own = stepsOf(*ranked);
    for (const TieStep& step : steps) {
      const auto at = std::ranges::find(own, step, [](const auto& each) { return each.first; });
      row.push_back(at == own.end() ? std::string() : figureOf(*at->second, language));
    }
    table.rows.push_back(std::move(row));
  }
  return table;
}

}  // namespace

bool isTabled(const RankedEntry& ranked) {
  return !ranked.reasons.empty() &&
         std::ranges::all_of(ranked.reasons, [](const RankReason& reason) { return isOfTie(reason.step); });
}

bool hasPlayed(const contest::Standings& standings) {
  return std::ranges::any_of(standings.ranks, [](const RankedEntry& ranked) {
    return ranked.played > 0 || !ranked.points.isZero();
  });
}

std::vector<Section> tieTables(const contest::Contest& contest, const contest::Event& event,
                               const contest::Standings& standings, words::Language language) {
  if (!hasPlayed(standings)) return {};
  const TieRows rows = standings.ranks.size() > kManyRows ? TieRows::Needed : TieRows::All;
  std::vector<Section> tables;
  std::vector<const RankedEntry*> tied;
  // The groups of tied entries whose ranks the Point System alone decided, as text: "3 (4), 2 (2)" means four
  // entries with 3 points and two entries with 2 points.
  std::string settledByList;
  const auto close = [&] {
    if (rows == TieRows::Needed && !tied.empty() && std::ranges::all_of(tied, isInList)) {
      settledByList += (settledByList.empty() ? "" : ", ") + pointsText(tied.front()->points) + " (" +
                       std::to_string(tied.size()) + ")";
    } else if (!tied.empty()) {
      tables.push_back(tieTable(contest, event, tied, rows, language));
    }
    tied.clear();
  };
  for (const RankedEntry& ranked : standings.ranks) {
    if (!isTabled(ranked)) continue;
    if (!tied.empty() && tied.front()->points != ranked.points) close();
    tied.push_back(&ranked);
  }
  close();
  alignColumns(tables);
  if (!settledByList.empty()) {
    Section& rest = tables.emplace_back();
    const std::string clause(toText(clauseOf(RankStep::PointSystem)));
    rest.paragraphs = {said(Phrase::TiesAllInList, language, {clause, settledByList})};
  }
  return tables;
}

}  // namespace damath::compose
