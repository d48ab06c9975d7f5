#include "app/desk/change.hpp"

#include <algorithm>

#include "app/desk/person_text.hpp"
#include "core/contest/standings.hpp"

namespace damath::desk {

Expected<void, DeskError> checkStamp(const db::Stamp& stamp) {
  if (trimmed(stamp.by).empty()) return refused(Refusal::ByRequired);
  if (!isCleanText(stamp.by)) return refused(Refusal::NotText, "by");
  if (!isCleanText(stamp.reason)) return refused(Refusal::NotText, "reason");
  return {};
}

Expected<const contest::Event*, DeskError> eventOf(const contest::Contest& contest, contest::EventId id) {
  const contest::Event* event = contest.find(id);
  if (event == nullptr) return refused(Refusal::NoSuchEvent, std::to_string(numberOf(id)));
  return event;
}

Expected<const contest::Game*, DeskError> gameOf(const contest::Event& event, Place place) {
  const auto found = std::find_if(event.games.begin(), event.games.end(), [&](const contest::Game& game) {
    return game.round == place.round && game.board == place.board;
  });
  if (found == event.games.end()) return refusedAt(Refusal::NoSuchGame, place);
  return &*found;
}

int roundsPaired(const contest::Event& event) {
  int last = 0;
  for (const contest::Game& game : event.games) last = std::max(last, numberOf(game.round));
  return last;
}

int roundsNeeded(const contest::Event& event) {
  return event.entries.size() < 2 ? 0 : contest::roundsOf(event);
}

std::vector<Place> resultsMissing(const contest::Event& event) {
  std::vector<Place> places;
  for (const contest::Game& game : event.games) {
    if (!game.result) places.push_back({game.round, game.board});
  }
  return places;
}

}  // namespace damath::desk
