// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/schedule_lists.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "core/contest/pairing/berger.hpp"
#include "core/contest/pairing/groups.hpp"
#include "core/contest/pairing/knock_out.hpp"
#include "core/contest/shown_text.hpp"
#include "core/promise.hpp"

namespace damath::compose {

namespace {

using pairing::BracketMeeting;
using pairing::MeetingKind;
using pairing::MeetingState;
using pairing::Source;

bool isKnockOut(const contest::EventSetup& setup) {
  return setup.system == contest::System::KnockOut || setup.system == contest::System::DoubleKnockOut;
}

// The bracket, and the event that plays it: the final of groups is one of its own, with rounds from 1.
struct Played {
  pairing::KnockOut knockOut;
  contest::Event event;
  int roundsBefore = 0;
};

Played playedBracket(const contest::Contest& contest, const contest::Event& event) {
  if (isKnockOut(event.setup)) {
    const auto kinship = pairing::schoolKinship(pairing::schoolsOf(contest, event));
    return {pairing::knockOutOf(event, kinship), event, 0};
  }
  const pairing::Members groups = pairing::groupsOf(contest, event);
  return {pairing::finalKnockOut(contest, event, groups), pairing::finalEvent(event, groups),
          pairing::groupRounds(event)};
}

std::string playerText(const contest::Contest& contest, const contest::Event& event, contest::EntryId id) {
  const contest::Entry& entry = event.at(id);
  return contest::shownName(contest.at(entry.player)) + " (" + std::to_string(entry.number) + ")";
}

std::string kindText(const BracketMeeting& meeting, const Labels& labels) {
  switch (meeting.kind) {
    case MeetingKind::Losers:
      return labels.losersSide;
    case MeetingKind::ThirdPlace:
      return labels.thirdPlace;
    case MeetingKind::Final:
    case MeetingKind::Reset:
      return labels.finalName;
    case MeetingKind::Winners:
      break;
  }
  return {};
}

class BracketRows {
 public:
  BracketRows(const contest::Contest& contest, const contest::Event& event, const Played& played,
              const Labels& labels)
      : m_contest(contest),
        m_event(event),
        m_bracket(played.knockOut.bracket),
        m_labels(labels),
        m_states(pairing::statesOf(m_bracket, played.knockOut.seats, played.event)) {}

  // The games of the round; one with a free place is none.
  [[nodiscard]] std::vector<std::vector<std::string>> ofRound(int round) const {
    std::vector<std::vector<std::string>> rows;
    for (std::size_t i = 0; i < m_bracket.meetings.size(); ++i) {
      const BracketMeeting& meeting = m_bracket.meetings[i];
      if (meeting.round != round) continue;
      const MeetingState& state = m_states[i];
      rows.push_back({std::to_string(i + 1), kindText(meeting, m_labels),
                      placeText(meeting.first, state.first), placeText(meeting.second, state.second),
                      state.winner ? playerText(m_contest, m_event, *state.winner) : std::string()});
    }
    return rows;
  }

 private:
  [[nodiscard]] std::string placeText(const Source& source,
                                      const std::optional<contest::EntryId>& entry) const {
    if (entry) return playerText(m_contest, m_event, *entry);
    if (source.kind == Source::Kind::Seat) return m_labels.bye;
    const std::string& pattern = source.kind == Source::Kind::WinnerOf ? m_labels.winnerOf : m_labels.loserOf;
    return filled(pattern, {std::to_string(source.index + 1)});
  }

  const contest::Contest& m_contest;
  const contest::Event& m_event;
  const pairing::Bracket& m_bracket;
  const Labels& m_labels;
  std::vector<MeetingState> m_states;
};

}  // namespace

ListSheet bergerList(const contest::Contest& contest, const contest::Event& event, const Labels& labels) {
  const int players = static_cast<int>(event.entries.size());
  DAMATH_EXPECTS(event.setup.system == contest::System::RoundRobin && players >= 2);
  ListSheet list;
  list.title = labels.bergerTitle;
  list.head = headOf(contest, event, labels);
  list.legend = labels.bergerNote;
  list.columns = {{labels.round, Align::Centre, 3}};
  const int rounds = pairing::roundsOfBerger(players, event.setup.legs);
  for (int board = 1; board <= players / 2; ++board) {
    list.columns.push_back({std::to_string(board), Align::Centre, 3});
  }
  if (players % 2 == 1) list.columns.push_back({labels.bye, Align::Centre, 3});
  for (int round = 1; round <= rounds; ++round) {
    std::vector<std::string> row{std::to_string(round)};
    for (const pairing::Meeting& meeting : pairing::bergerRound(players, event.setup.legs, round)) {
      const std::string blue = std::to_string(meeting.blue);
      row.push_back(meeting.red ? blue + "–" + std::to_string(*meeting.red) : blue);
    }
    list.rows.push_back(std::move(row));
  }
  Section names;
  names.heading = labels.player;
  names.columns = {{labels.number, Align::Centre, 3},
                   {labels.player, Align::Left, 14},
                   {labels.schoolDistrict, Align::Left, 14}};
  for (const contest::Entry& entry : event.entries) {
    const contest::Player& player = contest.at(entry.player);
    names.rows.push_back(
        {std::to_string(entry.number), contest::shownName(player), schoolText(contest, player)});
  }
  list.sections.push_back(std::move(names));
  return list;
}

bool hasBracket(const contest::Event& event) {
  if (isKnockOut(event.setup)) return pairing::bracketEntrants(event).size() >= 2;
  return event.setup.system == contest::System::Groups &&
         event.setup.groupPlan.final == contest::System::KnockOut && pairing::hasFinalBegun(event);
}

ListSheet bracketList(const contest::Contest& contest, const contest::Event& event, const Labels& labels) {
  DAMATH_EXPECTS(hasBracket(event));
  const Played played = playedBracket(contest, event);
  const BracketRows rows(contest, event, played, labels);
  ListSheet list;
  list.title = labels.bracketTitle;
  list.head = headOf(contest, event, labels);
  int last = 0;
  for (const BracketMeeting& meeting : played.knockOut.bracket.meetings) last = std::max(last, meeting.round);
  for (int round = 1; round <= last; ++round) {
    Section section;
    section.heading = labels.round + " " + std::to_string(round + played.roundsBefore);
    section.columns = {{labels.match, Align::Centre, 3},
                       {"", Align::Left, 5},
                       {labels.player, Align::Left, 12},
                       {labels.player, Align::Left, 12},
                       {labels.winner, Align::Left, 12}};
    section.rows = rows.ofRound(round);
    if (!section.rows.empty()) list.sections.push_back(std::move(section));
  }
  return list;
}

std::vector<std::string> namedGames(const contest::Contest& contest, const contest::Event& event,
                                    contest::RoundNumber round, const Labels& labels) {
  std::vector<std::string> named;
  if (!hasBracket(event)) return named;
  const Played played = playedBracket(contest, event);
  const auto& meetings = played.knockOut.bracket.meetings;
  const auto states = pairing::statesOf(played.knockOut.bracket, played.knockOut.seats, played.event);
  for (std::size_t i = 0; i < meetings.size(); ++i) {
    const contest::Game* game = states[i].game;
    if (game == nullptr) continue;
    const contest::Game* own = event.find(game->id);
    if (own == nullptr || own->round != round) continue;
    const std::string board = std::to_string(contest::numberOf(own->board));
    const MeetingKind kind = meetings[i].kind;
    const bool isFinal = kind == MeetingKind::Final || kind == MeetingKind::Reset;
    const bool isLast = kind == MeetingKind::Winners && meetings[i].round == played.knockOut.bracket.rounds;
    if (isFinal || isLast) named.push_back(filled(labels.finalGame, {board}));
    if (kind == MeetingKind::ThirdPlace) named.push_back(filled(labels.thirdPlaceGame, {board}));
  }
  return named;
}

}  // namespace damath::compose
