// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/clash_words.hpp"

#include "core/contest/model/school_or_section.hpp"
#include "core/text/parts.hpp"
#include "words/phrase.hpp"

namespace damath::words {

namespace {

#include "contest_ClashKind.inc"

}  // namespace

std::string message(const contest::Clash& clash, const contest::Contest& contest, Language language) {
  const contest::Player& player = contest.at(clash.player);
  const std::string beside = contest::shownSchoolOrSection(contest, player);
  const std::string who = beside.empty() ? player.name() : player.name() + " (" + beside + ")";
  const std::string events =
      joined(clash.events, ", ", [&](contest::EventId id) { return contest.at(id).setup.name; });
  return said(phraseOf(clash.kind), language, {who, std::to_string(clash.events.size()), events});
}

std::string doubleSeatsText(const std::vector<contest::DoubleSeat>& seats, const contest::Contest& contest,
                            Language language) {
  if (seats.empty()) return {};
  const std::string players = joined(seats, "; ", [&](const contest::DoubleSeat& seat) {
    return said(Phrase::DoubleSeat, language,
                {contest.at(seat.player).name(), std::to_string(numberOf(seat.board)),
                 contest.at(seat.otherEvent).setup.name, std::to_string(numberOf(seat.otherRound)),
                 std::to_string(numberOf(seat.otherBoard))});
  });
  return said(Phrase::DoubleSeats, language, {players});
}

}  // namespace damath::words
