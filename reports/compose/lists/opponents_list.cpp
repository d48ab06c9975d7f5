// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/lists/opponents_list.hpp"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "words/phrase.hpp"

namespace damath::compose {

using words::Phrase;

ListSheet opponentsList(const TallySheet& tally, words::Language language) {
  ListSheet list;
  list.title = said(Phrase::CrosstableTitle, language);
  list.head = tally.head;
  list.size = TypeSize::Small;
  list.columns = {{said(Phrase::Number, language), Align::Centre, 3},
                  {said(Phrase::Player, language), Align::Left, 16}};
  for (const std::string& round : tally.rounds) list.columns.push_back({round, Align::Centre, 4});
  if (tally.hasRematches) list.columns.push_back({said(Phrase::Rematch, language), Align::Centre, 4});
  if (tally.hasGroups) list.columns.push_back({said(Phrase::Group, language), Align::Centre, 4});
  list.columns.push_back({said(Phrase::Points, language), Align::Centre, 4, OnCard::Corner});
  list.columns.push_back({said(Phrase::Rank, language), Align::Centre, 4});
  for (const TallyRow& each : tally.rows) {
    std::vector<std::string> row{std::to_string(each.number), each.player};
    for (std::size_t round = 0; round < tally.rounds.size(); ++round) {
      row.push_back(round < each.results.size() ? each.results[round] : std::string());
    }
    if (tally.hasRematches) row.push_back(each.rematches);
    if (tally.hasGroups) row.push_back(each.group);
    row.push_back(each.points);
    row.push_back(each.rank);
    list.rows.push_back(std::move(row));
  }
  list.remarks = tally.remarks;
  list.legend = tally.cellLegend;
  list.provisional = tally.provisional;
  return list;
}

}  // namespace damath::compose
