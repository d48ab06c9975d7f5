// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/lists/honours.hpp"

#include <array>

#include "core/contest/model/shown_text.hpp"

namespace damath::compose {

namespace {

constexpr int kMedalRanks = 3;

std::string medalOf(int rank, const Labels& labels) {
  const std::array<std::string, kMedalRanks> medals{labels.gold, labels.silver, labels.bronze};
  return rank >= 1 && rank <= kMedalRanks ? medals.at(static_cast<std::size_t>(rank - 1)) : std::string();
}

ListSheet contestList(const contest::Contest& contest, const std::string& title, const std::string& about) {
  ListSheet list;
  list.title = title;
  list.head = {contest::shownText(contest.head.name),
               about,
               {},
               {},
               contest::shownText(contest.head.date),
               contest::shownText(contest.head.venue),
               contest.head.mode};
  return list;
}

// Adds the provisional mark and the signatures below the rows. A list without rows gets one row, which says
// so in the given column.
void close(ListSheet& list, bool isProvisional, std::size_t column, const Labels& labels) {
  list.provisional = isProvisional ? labels.provisional : labels.finalMark;
  if (list.rows.empty()) list.rows.emplace_back(list.columns.size()).at(column) = labels.noneYet;
  list.signatures = {labels.arbiter, labels.facilitator};
}

}  // namespace

ListSheet medallistsList(const contest::Contest& contest, const std::vector<RankedEvent>& events,
                         const Labels& labels) {
  const std::string about =
      events.size() == 1 ? contest::shownText(events.front().event.setup.name) : labels.allEvents;
  ListSheet list = contestList(contest, labels.medallistsTitle, about);
  list.room = RowRoom::ToWriteIn;
  list.columns = {{labels.event, Align::Left, 8},
                  {labels.medal, Align::Left, 5},
                  {labels.player, Align::Left, 11},
                  {labels.school, Align::Left, 10},
                  {labels.received, Align::Left, 12}};
  bool isProvisional = false;
  for (const RankedEvent& each : events) {
    const std::string name = contest::shownText(each.event.setup.name);
    if (each.standings.provisional) {
      isProvisional = true;
      list.remarks.push_back(name + ": " + labels.provisional);
      continue;
    }
    for (const contest::RankedEntry& ranked : each.standings.ranks) {
      if (ranked.rank > kMedalRanks) continue;
      const contest::Player& player = contest.at(each.event.at(ranked.entry).player);
      list.rows.push_back(
          {name, medalOf(ranked.rank, labels), contest::shownName(player), schoolText(contest, player), ""});
    }
  }
  close(list, isProvisional, 2, labels);
  return list;
}

ListSheet schoolStatement(const contest::Contest& contest, contest::SchoolId school,
                          const std::vector<RankedEvent>& events, const Labels& labels) {
  const contest::School* of = contest.find(school);
  const std::string name = of == nullptr ? std::string() : contest::shownText(of->name);
  ListSheet list = contestList(contest, labels.statementTitle, labels.allEvents);
  list.opening = {labels.school + ": " + name};
  if (of != nullptr && !of->district.empty()) list.opening.front() += ", " + contest::shownText(of->district);
  list.columns = {{labels.event, Align::Left, 10},      {labels.player, Align::Left, 12},
                  {labels.gradeYear, Align::Centre, 4}, {labels.points, Align::Centre, 4},
                  {labels.rank, Align::Centre, 4},      {labels.medal, Align::Left, 6}};
  bool isProvisional = false;
  for (const RankedEvent& each : events) {
    for (const contest::RankedEntry& ranked : each.standings.ranks) {
      const contest::Player& player = contest.at(each.event.at(ranked.entry).player);
      if (player.school != school) continue;
      isProvisional = isProvisional || each.standings.provisional;
      const bool mayHaveMedal = !each.standings.provisional && ranked.played > 0;
      list.rows.push_back({contest::shownText(each.event.setup.name), contest::shownName(player),
                           contest::shownText(player.grade), pointsText(ranked.points),
                           std::to_string(ranked.rank),
                           mayHaveMedal ? medalOf(ranked.rank, labels) : std::string()});
    }
  }
  close(list, isProvisional, 1, labels);
  return list;
}

}  // namespace damath::compose
