// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/tie_tables.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

#include "core/contest/shown_text.hpp"
#include "core/exact/number_text.hpp"
#include "core/sheet/law/spelling.hpp"
#include "reports/compose/tally_sheet.hpp"

namespace damath::compose {

namespace {

using contest::RankedEntry;
using contest::RankReason;
using rules::Clause;

// A step that the tied went through; the same clause comes again where a part of them goes on.
struct TieStep {
  Clause clause;
  int turn = 0;
  friend bool operator==(const TieStep&, const TieStep&) = default;
};

std::vector<std::pair<TieStep, const RankReason*>> stepsOf(const RankedEntry& ranked) {
  std::vector<std::pair<TieStep, const RankReason*>> steps;
  for (const RankReason& reason : ranked.reasons) {
    const auto turn =
        std::ranges::count_if(steps, [&](const auto& each) { return each.second->clause == reason.clause; });
    steps.push_back({{reason.clause, static_cast<int>(turn)}, &reason});
  }
  return steps;
}

std::string stepName(const Clause& clause, const Labels& labels) {
  if (clause == Clause("Y2a")) return labels.stepGames;
  if (clause == Clause("Y2b")) return labels.rematch;
  if (clause == Clause("Y2c")) return labels.pointSystem;
  if (clause == Clause("Y2d")) return labels.stepLot;
  if (clause == Clause("Y2e")) return "Buchholz";
  if (clause == Clause("Y2f")) return "Sonneborn-Berger";
  if (clause == Clause("Y2g")) return labels.stepWins;
  return labels.stepCumulative;
}

// The entry's own figure of the step.
std::string figureOf(const RankReason& reason, const Labels& labels) {
  if (reason.clause == Clause("Y2d")) return reason.figures.empty() ? labels.shared : reason.figures;
  if (reason.figures.empty()) return "…";
  if (reason.clause == Clause("Y2c")) {
    const auto value = exact::parseNumber(reason.figures);
    return value ? sheet::withDecimals(reason.figures, *value) : reason.figures;
  }
  const bool isOfAll = reason.clause == Clause("Y2a") || reason.clause == Clause("Y2b");
  const std::string own = isOfAll ? reason.figures.substr(0, reason.figures.find('-')) : reason.figures;
  return halvesText(own);
}

Section tieTable(const contest::Contest& contest, const contest::Event& event,
                 const std::vector<const RankedEntry*>& tied, const Labels& labels) {
  std::vector<TieStep> steps;
  for (const RankedEntry* ranked : tied) {
    for (const auto& [step, reason] : stepsOf(*ranked)) {
      if (std::ranges::find(steps, step) == steps.end()) steps.push_back(step);
    }
  }
  // A lot is the last of all, whoever came to it.
  std::stable_partition(steps.begin(), steps.end(),
                        [](const TieStep& step) { return step.clause != Clause("Y2d"); });
  Section table;
  table.heading = filled(labels.tieHeading, {pointsText(tied.front()->points)});
  table.columns = {{labels.rank, Align::Centre, 4}, {labels.player, Align::Left, 18}};
  for (const TieStep& step : steps) {
    table.columns.push_back(
        {stepName(step.clause, labels) + " (" + std::string(toText(step.clause)) + ")", Align::Centre, 8});
  }
  for (const RankedEntry* ranked : tied) {
    std::vector<std::string> row{std::to_string(ranked->rank),
                                 contest::shownName(contest.at(event.at(ranked->entry).player))};
    const auto own = stepsOf(*ranked);
    for (const TieStep& step : steps) {
      const auto at = std::ranges::find(own, step, [](const auto& each) { return each.first; });
      row.push_back(at == own.end() ? std::string() : figureOf(*at->second, labels));
    }
    table.rows.push_back(std::move(row));
  }
  return table;
}

}  // namespace

bool isTabled(const RankedEntry& ranked) {
  return !ranked.reasons.empty() && std::ranges::none_of(ranked.reasons, [](const RankReason& reason) {
    return reason.clause == Clause("Y4");
  });
}

std::vector<Section> tieTables(const contest::Contest& contest, const contest::Event& event,
                               const contest::Standings& standings, const Labels& labels) {
  std::vector<Section> tables;
  std::vector<const RankedEntry*> tied;
  const auto close = [&] {
    if (!tied.empty()) tables.push_back(tieTable(contest, event, tied, labels));
    tied.clear();
  };
  for (const RankedEntry& ranked : standings.ranks) {
    if (!isTabled(ranked)) continue;
    if (!tied.empty() && tied.front()->points != ranked.points) close();
    tied.push_back(&ranked);
  }
  close();
  return tables;
}

}  // namespace damath::compose
