// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/lists/honours.hpp"

#include <array>

#include "core/contest/model/shown_text.hpp"
#include "reports/compose/parts/names.hpp"
#include "reports/compose/parts/points_text.hpp"
#include "words/phrase.hpp"

namespace damath::compose {

namespace {

using words::Phrase;

constexpr int kMedalRanks = 3;

std::string medalOf(int rank, words::Language language) {
  const std::array<std::string, kMedalRanks> medals{said(Phrase::PrintedGold, language),
                                                    said(Phrase::PrintedSilver, language),
                                                    said(Phrase::PrintedBronze, language)};
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
               contest.head.mode,
               contest::schoolOrSectionIn(contest)};
  return list;
}

// Sets the mark "provisional" or "final" and the signature lines of the list. If the list has no rows, adds
// one that says "none yet" in the given column.
void close(ListSheet& list, bool isProvisional, std::size_t column, words::Language language) {
  list.provisional =
      isProvisional ? said(Phrase::PrintedProvisional, language) : said(Phrase::FinalMark, language);
  if (list.rows.empty())
    list.rows.emplace_back(list.columns.size()).at(column) = said(Phrase::NoneYet, language);
  list.signatures = {said(Phrase::Arbiter, language), said(Phrase::Facilitator, language)};
}

}  // namespace

ListSheet medallistsList(const contest::Contest& contest, const std::vector<RankedEvent>& events,
                         words::Language language) {
  const std::string about = events.size() == 1 ? contest::shownText(events.front().event.setup.name)
                                               : said(Phrase::AllEvents, language);
  ListSheet list = contestList(contest, said(Phrase::MedallistsTitle, language), about);
  list.room = RowRoom::ToWriteIn;
  list.columns = {{said(Phrase::Event, language), Align::Left, 8},
                  {said(Phrase::Medal, language), Align::Left, 5},
                  {said(Phrase::Player, language), Align::Left, 11},
                  {said(schoolHeading(list.head.beside), language), Align::Left, 10},
                  {said(Phrase::Received, language), Align::Left, 12}};
  bool isProvisional = false;
  for (const RankedEvent& each : events) {
    const std::string name = contest::shownText(each.event.setup.name);
    if (each.standings.provisional) {
      isProvisional = true;
      list.remarks.push_back(name + ": " + said(Phrase::PrintedProvisional, language));
      continue;
    }
    for (const contest::RankedEntry& ranked : each.standings.ranks) {
      if (ranked.rank > kMedalRanks || contest::isAnnulled(ranked)) continue;
      const contest::Player& player = contest.at(each.event.at(ranked.entry).player);
      list.rows.push_back({name, medalOf(ranked.rank, language), contest::shownName(player),
                           schoolOrSectionText(contest, player), ""});
    }
  }
  close(list, isProvisional, 2, language);
  return list;
}

ListSheet schoolStatement(const contest::Contest& contest, contest::SchoolId school,
                          const std::vector<RankedEvent>& events, words::Language language) {
  const contest::School* of = contest.find(school);
  const std::string name = of == nullptr ? std::string() : contest::shownText(of->name);
  ListSheet list =
      contestList(contest, said(Phrase::StatementTitle, language), said(Phrase::AllEvents, language));
  list.opening = {said(Phrase::School, language) + ": " + name};
  if (of != nullptr && !of->district.empty()) list.opening.front() += ", " + contest::shownText(of->district);
  list.columns = {{said(Phrase::Event, language), Align::Left, 10},
                  {said(Phrase::Player, language), Align::Left, 12},
                  {said(Phrase::GradeYear, language), Align::Centre, 4},
                  {said(Phrase::Points, language), Align::Centre, 4},
                  {said(Phrase::Rank, language), Align::Centre, 4},
                  {said(Phrase::Medal, language), Align::Left, 6}};
  bool isProvisional = false;
  for (const RankedEvent& each : events) {
    for (const contest::RankedEntry& ranked : each.standings.ranks) {
      const contest::Player& player = contest.at(each.event.at(ranked.entry).player);
      if (player.school != school) continue;
      isProvisional = isProvisional || each.standings.provisional;
      const bool mayHaveMedal =
          !each.standings.provisional && ranked.played > 0 && !contest::isAnnulled(ranked);
      list.rows.push_back({contest::shownText(each.event.setup.name), contest::shownName(player),
                           contest::shownText(player.grade), pointsText(ranked.points),
                           std::to_string(ranked.rank),
                           mayHaveMedal ? medalOf(ranked.rank, language) : std::string()});
    }
  }
  close(list, isProvisional, 1, language);
  return list;
}

}  // namespace damath::compose
