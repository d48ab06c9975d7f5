// SPDX-License-Identifier: GPL-3.0-or-later
// The bracket of a knock-out event, or of a final that is a knock-out, with the played games and the words
// for their players. A second final is left out if the result of the first final made it unnecessary.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "core/contest/pairing/knock_out.hpp"
#include "core/contest/pairing/meeting_state.hpp"
#include "words/language.hpp"

namespace damath::compose {

// True if the event has a bracket at this time: it is a knock-out with two entries or more, or its groups are
// followed by a knock-out final that has begun.
[[nodiscard]] bool hasBracket(const contest::Event& event);

class PlayedBracket {
 public:
  // The contest must outlive this object. Precondition: hasBracket(event).
  PlayedBracket(const contest::Contest& contest, const contest::Event& event, words::Language language);
  PlayedBracket(const PlayedBracket&) = delete;
  PlayedBracket& operator=(const PlayedBracket&) = delete;

  [[nodiscard]] const pairing::Bracket& bracket() const { return m_inPlay.knockOut.bracket; }
  [[nodiscard]] const std::vector<pairing::MeetingState>& states() const { return m_states; }
  // Returns the round of the event in which the game is played. Within a bracket, rounds are numbered from 1.
  // For a bracket that follows groups, the rounds of the groups are added.
  [[nodiscard]] int roundOf(const pairing::BracketMeeting& meeting) const {
    return meeting.round + m_inPlay.roundsBefore;
  }

  // Returns the kind of game: "final", "third place", "losers' side"; empty for an ordinary game.
  [[nodiscard]] std::string kindText(const pairing::BracketMeeting& meeting) const;
  // Returns name and start number of a player. While the player is not known, returns the earlier game whose
  // winner or loser will play here. Returns the word for a bye if nobody plays here.
  [[nodiscard]] std::string placeText(const pairing::Source& source,
                                      const std::optional<contest::EntryId>& entry) const;
  // Returns name and start number of the winner; empty until the game has a result.
  [[nodiscard]] std::string winnerText(const pairing::MeetingState& state) const;

 private:
  struct InPlay {
    pairing::KnockOut knockOut;
    // The knock-out event. If a knock-out final follows groups, this is the final alone, as an event whose
    // rounds begin at 1.
    contest::Event event;
    int roundsBefore = 0;
  };
  [[nodiscard]] static InPlay inPlay(const contest::Contest& contest, const contest::Event& event);
  [[nodiscard]] std::string playerText(contest::EntryId id) const;

  const contest::Contest& m_contest;
  words::Language m_language;
  InPlay m_inPlay;
  std::vector<pairing::MeetingState> m_states;
};

// Returns the games of the round that have a name, such as "Final: board 1" and "For third place: board 2".
// Empty for an event without a bracket.
[[nodiscard]] std::vector<std::string> namedGames(const contest::Contest& contest,
                                                  const contest::Event& event, contest::RoundNumber round,
                                                  words::Language language);

}  // namespace damath::compose
