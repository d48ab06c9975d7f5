// SPDX-License-Identifier: GPL-3.0-or-later
// The bracket of a knock-out, or of a final that is a knock-out, with the played games, in words for paper. A
// second final is left out once the first final made it unnecessary.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "core/contest/pairing/knock_out.hpp"
#include "words/language.hpp"

namespace damath::compose {

class PlayedBracket {
 public:
  // The contest must outlive this object. Precondition: hasBracket(event)
  // (reports/compose/lists/schedule_lists.hpp).
  PlayedBracket(const contest::Contest& contest, const contest::Event& event, words::Language language);
  PlayedBracket(const PlayedBracket&) = delete;
  PlayedBracket& operator=(const PlayedBracket&) = delete;

  [[nodiscard]] const pairing::Bracket& bracket() const { return m_inPlay.knockOut.bracket; }
  [[nodiscard]] const std::vector<pairing::MeetingState>& states() const { return m_states; }
  // Returns the event's round number. Rounds of a bracket count from 1, in a final too.
  [[nodiscard]] int roundOf(const pairing::BracketMeeting& meeting) const {
    return meeting.round + m_inPlay.roundsBefore;
  }

  // Returns "final", "third place", "losers' side"; empty for an ordinary game.
  [[nodiscard]] std::string kindText(const pairing::BracketMeeting& meeting) const;
  // Returns name and start number. Without a player, returns the game whose winner or loser comes here, or
  // the word for a bye.
  [[nodiscard]] std::string placeText(const pairing::Source& source,
                                      const std::optional<contest::EntryId>& entry) const;
  // Returns name and start number of the winner; empty while the game is open.
  [[nodiscard]] std::string winnerText(const pairing::MeetingState& state) const;

 private:
  struct InPlay {
    pairing::KnockOut knockOut;
    contest::Event event;  // for a final after groups: a separate event with rounds from 1
    int roundsBefore = 0;
  };
  [[nodiscard]] static InPlay inPlay(const contest::Contest& contest, const contest::Event& event);
  [[nodiscard]] std::string playerText(contest::EntryId id) const;

  const contest::Contest& m_contest;
  words::Language m_language;
  InPlay m_inPlay;
  std::vector<pairing::MeetingState> m_states;
};

}  // namespace damath::compose
