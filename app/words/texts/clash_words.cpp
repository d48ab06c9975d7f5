// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/clash_words.hpp"

#include "app/words/catalogue/pattern.hpp"
#include "app/words/catalogue/phrase_text.hpp"
#include "core/promise.hpp"

namespace damath::words {

namespace {

// %1 the player, %2 how many events, %3 their names.
Pattern patternOf(contest::ClashKind kind) {
  switch (kind) {
    case contest::ClashKind::SeveralEvents:
      return {"%1 is in %2 events: %3", "nasa %2 event si %1: %3"};
    case contest::ClashKind::OverLimit:
      return {"%1 is in %2 events, more than the limit: %3", "nasa %2 event si %1, lampas sa takda: %3"};
    case contest::ClashKind::TwiceInOne:
      return {"%1 is entered twice in the same event: %3",
              "dalawang beses nakapasok si %1 sa iisang event: %3"};
  }
  return {};
}

// %1 the player, %2 the detail.
Pattern patternOf(desk::ImportNoteKind kind) {
  switch (kind) {
    case desk::ImportNoteKind::SeveralEvents:
      return {"note: %1 is in several events now: %2", "tala: nasa ilang event na si %1: %2"};
    case desk::ImportNoteKind::OverLimit:
      return {"note: %1 is in more events now than some divisions allow: %2",
              "tala: nasa mas maraming event na si %1 kaysa pinapayagan ng ilang dibisyon: %2"};
    case desk::ImportNoteKind::OutsideLevel:
      return {"note: %1 is in grade '%2', which is not of this event's level",
              "tala: nasa baitang '%2' si %1, na hindi saklaw ng antas ng event na ito"};
  }
  return {};
}

}  // namespace

std::string message(const contest::Clash& clash, const contest::Contest& contest, Language language) {
  const contest::Player* player = contest.find(clash.player);
  DAMATH_EXPECTS(player != nullptr);
  const contest::School* school = contest.find(player->school);
  const std::string who = school == nullptr ? player->name() : player->name() + " (" + school->name + ")";
  std::string events;
  for (const contest::EventId id : clash.events) {
    const contest::Event* event = contest.find(id);
    DAMATH_EXPECTS(event != nullptr);
    events += (events.empty() ? "" : ", ") + event->setup.name;
  }
  return filled(patternOf(clash.kind).in(language), {who, std::to_string(clash.events.size()), events});
}

std::string message(const desk::ImportNote& note, Language language) {
  return filled(patternOf(note.kind).in(language), {note.player, note.detail});
}

}  // namespace damath::words
