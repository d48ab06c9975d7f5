// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/lists/schedule_lists.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "core/contest/model/shown_text.hpp"
#include "core/contest/pairing/berger.hpp"
#include "core/contest/pairing/knock_out.hpp"
#include "core/contest/pairing/meeting_state.hpp"
#include "core/contest/systems/system.hpp"
#include "core/precondition.hpp"
#include "reports/compose/lists/played_bracket.hpp"
#include "reports/compose/parts/names.hpp"
#include "words/phrase.hpp"

namespace damath::compose {

namespace {

using words::Phrase;

}  // namespace

ListSheet bergerList(const contest::Contest& contest, const contest::Event& event, words::Language language) {
  const int players = static_cast<int>(event.entries.size());
  DAMATH_EXPECTS(pairing::rulesOf(event).isTable && players >= 2);
  ListSheet list;
  list.title = said(Phrase::BergerTitle, language);
  list.head = headOf(contest, event, language);
  list.legend = said(Phrase::BergerNote, language);
  list.columns = {{said(Phrase::Round, language), Align::Centre, 3}};
  const int rounds = pairing::roundsOfBerger(players, event.setup.legs);
  for (int board = 1; board <= players / 2; ++board) {
    list.columns.push_back({std::to_string(board), Align::Centre, 3});
  }
  if (players % 2 == 1) list.columns.push_back({said(Phrase::Bye, language), Align::Centre, 3});
  for (int round = 1; round <= rounds; ++round) {
    std::vector<std::string> row{std::to_string(round)};
    for (const pairing::Meeting& meeting : pairing::bergerRound(players, event.setup.legs, round)) {
      const std::string blue = std::to_string(meeting.blue);
      row.push_back(meeting.red ? blue + "–" + std::to_string(*meeting.red) : blue);
    }
    list.rows.push_back(std::move(row));
  }
  Section names;
  names.heading = said(Phrase::PlayersEntered, language, {std::to_string(players)});
  names.columns = {{said(Phrase::Number, language), Align::Centre, 3},
                   {said(Phrase::Player, language), Align::Left, 14},
                   {said(schoolDistrictHeading(list.head.beside), language), Align::Left, 13}};
  for (const contest::Entry& entry : event.entries) {
    const contest::Player& player = contest.at(entry.player);
    names.rows.push_back(
        {std::to_string(entry.number), contest::shownName(player), schoolOrSectionText(contest, player)});
  }
  list.sections.push_back(std::move(names));
  return list;
}

ListSheet bracketList(const contest::Contest& contest, const contest::Event& event,
                      words::Language language) {
  DAMATH_EXPECTS(hasBracket(event));
  const PlayedBracket played(contest, event, language);
  const auto& meetings = played.bracket().meetings;
  ListSheet list;
  list.title = said(Phrase::BracketTitle, language);
  list.head = headOf(contest, event, language);
  std::map<int, Section> rounds;
  for (std::size_t i = 0; i < meetings.size(); ++i) {
    const pairing::BracketMeeting& meeting = meetings[i];
    const pairing::MeetingState& state = played.states()[i];
    Section& section = rounds[played.roundOf(meeting)];
    section.rows.push_back({std::to_string(i + 1), played.kindText(meeting),
                            played.placeText(meeting.first, state.first),
                            played.placeText(meeting.second, state.second), played.winnerText(state)});
  }
  for (auto& [round, section] : rounds) {
    section.heading = said(Phrase::Round, language) + " " + std::to_string(round);
    section.columns = {{said(Phrase::Match, language), Align::Centre, 3},
                       {"", Align::Left, 5},
                       {said(Phrase::Player, language), Align::Left, 12, OnCard::Heading},
                       {said(Phrase::Player, language), Align::Left, 12},
                       {said(Phrase::Winner, language), Align::Left, 12}};
    // The column for the kind of game ("final", "third place") is removed if it is empty, as in most rounds.
    constexpr std::ptrdiff_t kKind = 1;
    if (std::ranges::all_of(section.rows, [](const auto& row) { return row[kKind].empty(); })) {
      section.columns.erase(section.columns.begin() + kKind);
      for (auto& row : section.rows) row.erase(row.begin() + kKind);
    }
    list.sections.push_back(std::move(section));
  }
  return list;
}

}  // namespace damath::compose
