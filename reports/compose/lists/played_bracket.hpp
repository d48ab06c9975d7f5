// SPDX-License-Identifier: GPL-3.0-or-later
// The bracket of a knock-out, or of a final that is one, with what was played of it, in words for paper.
// A second final that is not due any more is no part of it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/contest/contest.hpp"
#include "core/contest/pairing/knock_out.hpp"
#include "reports/compose/parts/labels.hpp"

namespace damath::compose {

class PlayedBracket {
 public:
  // Contest and labels must outlive it. Promise: hasBracket(event)
  // (reports/compose/lists/schedule_lists.hpp).
  PlayedBracket(const contest::Contest& contest, const contest::Event& event, const Labels& labels);
  PlayedBracket(const PlayedBracket&) = delete;
  PlayedBracket& operator=(const PlayedBracket&) = delete;

  [[nodiscard]] const pairing::Bracket& bracket() const { return m_inPlay.knockOut.bracket; }
  [[nodiscard]] const std::vector<pairing::MeetingState>& states() const { return m_states; }
  // The event's number of a round of the bracket, which counts from 1 in a final too.
  [[nodiscard]] int roundOf(const pairing::BracketMeeting& meeting) const {
    return meeting.round + m_inPlay.roundsBefore;
  }

  // "final", "third place", "losers' side"; empty for an ordinary meeting.
  [[nodiscard]] std::string kindText(const pairing::BracketMeeting& meeting) const;
  // Name and start number, else of which meeting the winner or loser comes, or that the place is free.
  [[nodiscard]] std::string placeText(const pairing::Source& source,
                                      const std::optional<contest::EntryId>& entry) const;
  [[nodiscard]] std::string winnerText(const pairing::MeetingState& state) const;  // empty while it is open

 private:
  struct InPlay {
    pairing::KnockOut knockOut;
    contest::Event event;  // the final of groups is one of its own, with rounds from 1
    int roundsBefore = 0;
  };
  [[nodiscard]] static InPlay inPlay(const contest::Contest& contest, const contest::Event& event);
  [[nodiscard]] std::string playerText(contest::EntryId id) const;

  const contest::Contest& m_contest;
  const Labels& m_labels;
  InPlay m_inPlay;
  std::vector<pairing::MeetingState> m_states;
};

}  // namespace damath::compose
