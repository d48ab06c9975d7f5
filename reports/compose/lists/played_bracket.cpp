// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/lists/played_bracket.hpp"

#include "core/contest/model/shown_text.hpp"
#include "core/contest/pairing/meeting_state.hpp"
#include "core/contest/pairing/school_mates.hpp"
#include "core/contest/systems/group_play.hpp"
#include "core/contest/systems/system.hpp"
#include "words/phrase.hpp"

namespace damath::compose {

using words::Phrase;

using pairing::MeetingKind;
using pairing::Source;

bool hasBracket(const contest::Event& event) {
  if (pairing::rulesOf(event).isBracket) return pairing::bracketEntrants(event).size() >= 2;
  return pairing::endsInBracket(event) && pairing::hasFinalBegun(event) && !pairing::roundAdrift(event);
}

PlayedBracket::PlayedBracket(const contest::Contest& contest, const contest::Event& event,
                             words::Language language)
    : m_contest(contest),
      m_language(language),
      m_inPlay(inPlay(contest, event)),
      m_states(pairing::statesOf(m_inPlay.knockOut.bracket, m_inPlay.knockOut.seats, m_inPlay.event)) {
  // In a double knock-out, a second final is played only if the undefeated player lost the first final. If
  // nobody won the last meeting of the winners' side, the first finalist may have a defeat already.
  std::vector<pairing::BracketMeeting>& meetings = m_inPlay.knockOut.bracket.meetings;
  if (meetings.empty() || meetings.back().kind != MeetingKind::Reset) return;
  const pairing::MeetingState& first = m_states[m_states.size() - 2];
  const auto last = static_cast<std::size_t>(meetings.back().first.index);
  if ((first.winner && first.winner == first.first) || m_states[last].alsoLost) {
    meetings.pop_back();
    m_states.pop_back();
  }
}

PlayedBracket::InPlay PlayedBracket::inPlay(const contest::Contest& contest, const contest::Event& event) {
  // The event itself is no knock-out, but it has groups. Its bracket is the bracket of the final that follows
  // the groups.
  if (!pairing::rulesOf(event).isBracket) {
    const pairing::Members groups = pairing::groupsOf(contest, event);
    return {pairing::finalKnockOut(contest, event, groups), pairing::finalEvent(event, groups),
            pairing::groupRounds(event)};
  }
  const auto kinship = pairing::schoolKinship(pairing::schoolsOf(contest, event));
  return {pairing::knockOutOf(event, pairing::bracketEntrants(event), kinship), event, 0};
}

std::string PlayedBracket::kindText(const pairing::BracketMeeting& meeting) const {
  switch (meeting.kind) {
    case MeetingKind::Losers:
      return said(Phrase::LosersSide, m_language);
    case MeetingKind::ThirdPlace:
      return said(Phrase::ThirdPlace, m_language);
    case MeetingKind::Final:
    case MeetingKind::Reset:
      return said(Phrase::FinalName, m_language);
    case MeetingKind::Winners:
      break;
  }
  return {};
}

std::string PlayedBracket::placeText(const Source& source,
                                     const std::optional<contest::EntryId>& entry) const {
  if (entry) return playerText(*entry);
  if (source.kind == Source::Kind::Seat) return said(Phrase::Bye, m_language);
  const Phrase phrase = source.kind == Source::Kind::WinnerOf ? Phrase::WinnerOf : Phrase::LoserOf;
  return said(phrase, m_language, {std::to_string(source.index + 1)});
}

std::string PlayedBracket::winnerText(const pairing::MeetingState& state) const {
  return state.winner ? playerText(*state.winner) : std::string();
}

std::string PlayedBracket::playerText(contest::EntryId id) const {
  const contest::Entry& entry = m_inPlay.event.at(id);
  return contest::shownName(m_contest.at(entry.player)) + " (" + std::to_string(entry.number) + ")";
}

std::vector<std::string> namedGames(const contest::Contest& contest, const contest::Event& event,
                                    contest::RoundNumber round, words::Language language) {
  std::vector<std::string> named;
  if (!hasBracket(event)) return named;
  const PlayedBracket played(contest, event, language);
  const auto& meetings = played.bracket().meetings;
  for (std::size_t i = 0; i < meetings.size(); ++i) {
    const contest::Game* game = played.states()[i].game;
    if (game == nullptr) continue;
    const contest::Game* own = event.find(game->id);
    if (own == nullptr || own->round != round) continue;
    const std::string board = std::to_string(contest::numberOf(own->board));
    const MeetingKind kind = meetings[i].kind;
    const bool isFinal = kind == MeetingKind::Final || kind == MeetingKind::Reset;
    const bool isLast = kind == MeetingKind::Winners && meetings[i].round == played.bracket().rounds;
    if (isFinal || isLast) named.push_back(said(Phrase::FinalGame, language, {board}));
    if (kind == MeetingKind::ThirdPlace) named.push_back(said(Phrase::ThirdPlaceGame, language, {board}));
  }
  return named;
}

}  // namespace damath::compose
