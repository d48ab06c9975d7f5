// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/rounds/meeting.hpp"

#include <string>

#include "app/desk/change/change.hpp"
#include "app/desk/change/lookup.hpp"
#include "core/contest/model/lookup.hpp"
#include "db/records/sheet_owner.hpp"

namespace damath::desk {

DeskResult<Meeting> meetingOf(const contest::Event& event, const SheetAt& at) {
  if (const auto* place = std::get_if<Place>(&at)) {
    DAMATH_TRY(game, gameOf(event, *place));
    return meetingOf(**game);
  }
  const RematchOf& of = std::get<RematchOf>(at);
  const contest::Rematch* rematch = contest::lastRematchBetween(event, of.one, of.other);
  if (rematch == nullptr) return refusedAt(Refusal::NoSuchRematch, at);
  return meetingOf(*rematch);
}

Meeting meetingOf(const contest::Game& game) {
  return {Place{game.round, game.board}, db::ofGame(game.id), game.blue, game.red, game.result};
}

Meeting meetingOf(const contest::Rematch& rematch) {
  return {RematchOf{rematch.blue, rematch.red}, db::ofRematch(rematch.id), rematch.blue, rematch.red,
          rematch.result};
}

std::vector<Meeting> meetingsOf(const contest::Event& event) {
  std::vector<Meeting> meetings;
  meetings.reserve(event.games.size() + event.rematches.size());
  for (const contest::Game& game : event.games) meetings.push_back(meetingOf(game));
  for (const contest::Rematch& rematch : event.rematches) meetings.push_back(meetingOf(rematch));
  return meetings;
}

std::string subjectOf(const Meeting& meeting) {
  return subjectOf(meeting.owner);
}

std::string playersText(const contest::Contest& contest, const contest::Event& event,
                        const Meeting& meeting) {
  const auto name = [&](contest::EntryId id) {
    const contest::Player* player = contest::playerOf(contest, event, id);
    return player == nullptr ? std::string("?") : player->name();
  };
  return name(meeting.blue) + " – " + name(meeting.red);
}

}  // namespace damath::desk
