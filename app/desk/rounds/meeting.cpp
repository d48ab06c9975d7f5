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
  const contest::Rematch* rematch = rematchAt(event, std::get<RematchOf>(at));
  if (rematch == nullptr) return refusedAt(Refusal::NoSuchRematch, at);
  return meetingOf(event, *rematch);
}

Meeting meetingOf(const contest::Game& game) {
  return {Place{game.round, game.board}, db::ofGame(game.id), game.blue, game.red, game.result};
}

Meeting meetingOf(const contest::Rematch& rematch) {
  return {RematchOf{rematch.blue, rematch.red}, db::ofRematch(rematch.id), rematch.blue, rematch.red,
          rematch.result};
}

Meeting meetingOf(const contest::Event& event, const contest::Rematch& rematch) {
  Meeting meeting = meetingOf(rematch);
  meeting.at = placeOf(event, rematch);
  return meeting;
}

RematchOf placeOf(const contest::Event& event, const contest::Rematch& rematch) {
  const contest::Rematch* last = contest::lastRematchBetween(event, rematch.blue, rematch.red);
  const bool isLast = last == nullptr || last->id == rematch.id;
  return {rematch.blue, rematch.red, isLast ? contest::GameId{} : rematch.id};
}

int ordinalOf(const contest::Event& event, const RematchOf& of) {
  const contest::Rematch* meant = rematchAt(event, of);
  if (meant == nullptr) return 0;
  int ordinal = 0;
  for (const contest::Rematch& each : event.rematches) {
    if (contest::isBetween(each, of.one, of.other)) ++ordinal;
    if (each.id == meant->id) break;
  }
  return ordinal;
}

std::optional<RematchOf> rematchAtPlace(const contest::Event& event, const RematchOf& players, int place) {
  for (const contest::Rematch& each : event.rematches) {
    if (!contest::isBetween(each, players.one, players.other) || --place > 0) continue;
    const bool isLast = contest::lastRematchBetween(event, players.one, players.other)->id == each.id;
    return RematchOf{players.one, players.other, isLast ? contest::GameId{} : each.id};
  }
  return std::nullopt;
}

const contest::Rematch* rematchAt(const contest::Event& event, const RematchOf& of) {
  if (of.number == contest::GameId{}) return contest::lastRematchBetween(event, of.one, of.other);
  const contest::Rematch* rematch = event.findRematch(of.number);
  return rematch != nullptr && contest::isBetween(*rematch, of.one, of.other) ? rematch : nullptr;
}

std::vector<Meeting> meetingsOf(const contest::Event& event) {
  std::vector<Meeting> meetings;
  meetings.reserve(event.games.size() + event.rematches.size());
  for (const contest::Game& game : event.games) meetings.push_back(meetingOf(game));
  for (const contest::Rematch& rematch : event.rematches) meetings.push_back(meetingOf(event, rematch));
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
