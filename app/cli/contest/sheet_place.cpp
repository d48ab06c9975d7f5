// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/contest/sheet_place.hpp"

#include "app/cli/contest/contest_run.hpp"
#include "app/cli/contest/result_answer.hpp"
#include "app/desk/change/result_difference.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "core/notation/json/json_list.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::Phrase;

namespace {

std::optional<contest::EntryId> entryIn(const contest::Event& event, const std::string& number) {
  for (const contest::Entry& entry : event.entries) {
    if (std::to_string(entry.number) == number) return entry.id;
  }
  return std::nullopt;
}

}  // namespace

void addSheetPlace(CommandLine& command, SheetPlace& place) {
  command.option("--round", place.round, Phrase::OptRound).within(1, 9999);
  command.option("--board", place.board, Phrase::OptBoard).within(1, 9999);
  const Option entries = command.option("--entries", place.entries, Phrase::OptRematchEntries);
  command.option("--rematch", place.rematch, Phrase::OptWhichRematch).within(1, 9999).onlyWith(entries);
}

InputResult<desk::SheetAt> sheetAt(const contest::Event& event, const SheetPlace& place,
                                   words::Language language) {
  const bool isGame = place.round > 0 && place.board > 0;
  if (isGame != place.entries.empty()) {
    return unusable(Phrase::GameNeeded, language);
  }
  if (isGame) {
    return desk::Place{contest::RoundNumber{place.round}, contest::BoardNumber{place.board}};
  }
  if (const auto pair = pairOf(event, place.entries)) {
    DAMATH_TRY(rematch, rematchOf(event, *pair, place.rematch, language));
    return *rematch;
  }
  return unusable(Phrase::EntriesBad, language, {shortened(place.entries)});
}

ordered_json placeJson(const contest::Event& event, const desk::SheetAt& at) {
  ordered_json json = {{"event", event.setup.name}};
  if (const auto* place = std::get_if<desk::Place>(&at)) {
    json["round"] = contest::numberOf(place->round);
    json["board"] = contest::numberOf(place->board);
  } else {
    const desk::RematchOf& rematch = std::get<desk::RematchOf>(at);
    json["entries"] = {numberOf(event, rematch.one), numberOf(event, rematch.other)};
    if (rematch.number != contest::GameId{}) json["rematch"] = desk::ordinalOf(event, rematch);
  }
  return json;
}

ordered_json placesJson(const std::vector<desk::Place>& places) {
  return notation::listed(places, [](const desk::Place& place) -> ordered_json {
    return {{"round", contest::numberOf(place.round)}, {"board", contest::numberOf(place.board)}};
  });
}

ordered_json sheetOfJson(const contest::Event& event, const desk::SheetAt& at, const std::string& players) {
  ordered_json json = placeJson(event, at);
  json.erase("event");
  json["players"] = players;
  return json;
}

ordered_json differencesJson(const contest::Event& event, const std::vector<desk::ResultDifference>& list) {
  return notation::listed(list, [&](const desk::ResultDifference& each) {
    ordered_json row = sheetOfJson(event, each.at, each.players);
    row.update(differenceJson(each));
    return row;
  });
}

std::optional<desk::RematchOf> pairOf(const contest::Event& event, const std::string& entries) {
  const std::size_t comma = entries.find(',');
  if (comma == std::string::npos) return std::nullopt;
  const auto one = entryIn(event, entries.substr(0, comma));
  const auto other = entryIn(event, entries.substr(comma + 1));
  if (!one || !other || *one == *other) return std::nullopt;
  return desk::RematchOf{*one, *other};
}

InputResult<desk::RematchOf> rematchOf(const contest::Event& event, const desk::RematchOf& pair, int place,
                                       words::Language language) {
  if (place == 0) return pair;
  if (const auto found = desk::rematchAtPlace(event, pair, place)) return *found;
  const std::string count = std::to_string(desk::ordinalOf(event, pair));
  return unusable(Phrase::NoSuchRematchNumber, language, {std::to_string(place), count});
}

}  // namespace damath::cli
