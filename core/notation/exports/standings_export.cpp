// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/exports/standings_export.hpp"

#include "core/exact/number_text.hpp"
#include "core/notation/exports/csv_row.hpp"
#include "core/notation/exports/entry_export.hpp"
#include "core/notation/json/json_list.hpp"
#include "core/precondition.hpp"
#include "core/text/parts.hpp"

namespace damath::notation {

using nlohmann::ordered_json;

namespace {

ordered_json reasonJson(const contest::Event& event, const contest::RankReason& reason) {
  ordered_json json;
  json["clause"] = toText(clauseOf(reason.step));
  json["against"] = numbersJson(event, reason.against);
  json["figures"] = toText(reason.figures);
  json["gamesWithoutFigures"] = reason.gamesWithoutFigures;
  return json;
}

std::string clausesOf(const contest::RankedEntry& ranked) {
  return joined(ranked.reasons, " ",
                [](const contest::RankReason& reason) { return toText(clauseOf(reason.step)); });
}

}  // namespace

ordered_json standingsJson(const contest::Contest& contest, const contest::Event& event,
                           const contest::Standings& standings, const contest::Privacy& privacy) {
  DAMATH_EXPECTS(standings.event == event.id);
  ordered_json json;
  json["event"] = event.setup.name;
  json["afterRound"] = standings.afterRound;
  json["provisional"] = standings.provisional;
  json["ranks"] = ordered_json::array();
  for (const contest::RankedEntry& ranked : standings.ranks) {
    ordered_json row;
    row["rank"] = ranked.rank;
    row.update(entryJson(contest::publicEntry(contest, event, ranked.entry, privacy), privacy));
    if (const auto last = event.at(ranked.entry).lastRound) row["withdrawnAfter"] = *last;
    row["points"] = pointsText(ranked.points);
    row["wins"] = ranked.wins;
    row["draws"] = ranked.draws;
    row["losses"] = ranked.losses;
    row["pointSystem"] = exact::toText(ranked.pointSystem, event.setup.set.figureStyle());
    row["reason"] =
        listed(ranked.reasons, [&](const contest::RankReason& reason) { return reasonJson(event, reason); });
    json["ranks"].push_back(std::move(row));
  }
  json["rematchesDue"] = tiesJson(event, standings.rematchesDue);
  return json;
}

std::string standingsCsv(const contest::Contest& contest, const contest::Event& event,
                         const contest::Standings& standings, const contest::Privacy& privacy) {
  DAMATH_EXPECTS(standings.event == event.id);
  std::vector<std::string> header{"rank"};
  const EntryColumns columns = entryColumns(contest, event, privacy);
  addEntryHeadings(header, columns, {});
  for (const char* name :
       {"points", "wins", "draws", "losses", "pointSystem", "reasons", "pointSystemDecimal"})
    header.emplace_back(name);
  std::string csv = csvRow(header);
  for (const contest::RankedEntry& ranked : standings.ranks) {
    std::vector<std::string> row{std::to_string(ranked.rank)};
    addEntryCells(row, contest::publicEntry(contest, event, ranked.entry, privacy), columns);
    for (std::string& cell : std::vector<std::string>{
             pointsText(ranked.points), std::to_string(ranked.wins), std::to_string(ranked.draws),
             std::to_string(ranked.losses), exact::toText(ranked.pointSystem, event.setup.set.figureStyle()),
             clausesOf(ranked), exact::toDecimals(ranked.pointSystem, 2)}) {
      row.push_back(std::move(cell));
    }
    csv += csvRow(row);
  }
  return csv;
}

}  // namespace damath::notation
