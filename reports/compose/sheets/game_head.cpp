// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/sheets/game_head.hpp"

#include <algorithm>

#include "core/contest/model/shown_text.hpp"
#include "core/rules/chip_set.hpp"
#include "words/phrase.hpp"

namespace damath::compose {

namespace {

PlayerHead playerHead(const contest::Contest& contest, const contest::Event& event, contest::EntryId id) {
  const contest::Player& player = contest.at(event.at(id).player);
  return {contest::shownName(player), contest::shownSchoolOrSection(contest, player),
          contest::shownText(player.grade)};
}

GameHead headOfTwo(const contest::Contest& contest, const contest::Event& event, contest::EntryId blue,
                   contest::EntryId red) {
  GameHead head = headOf(contest, event);
  head.of(board::Side::Blue) = playerHead(contest, event, blue);
  head.of(board::Side::Red) = playerHead(contest, event, red);
  return head;
}

MoveSlash slashIn(const rules::ChipSet& set) {
  const bool hasFraction = std::ranges::any_of(
      set.chips, [](const rules::Chip& chip) { return chip.text.find('/') != std::string::npos; });
  return hasFraction ? MoveSlash::Fraction : MoveSlash::Division;
}

}  // namespace

GameHead headOf(const contest::Contest& contest, const contest::Event& event) {
  GameHead head;
  head.contest = contest::shownText(contest.head.name);
  head.event = contest::shownText(event.setup.name);
  head.date = contest::shownText(contest.head.date);
  head.venue = contest::shownText(contest.head.venue);
  head.mode = contest.head.mode;
  head.set = event.setup.set.name;
  head.slash = slashIn(event.setup.set);
  head.scoreDirection = event.setup.ruleset.scoreDirection.answer();
  head.beside = contest::schoolOrSectionIn(contest, event);
  return head;
}

GameHead headOf(const sheet::Sheet& sheet) {
  const auto text = [&](std::string_view tag) {
    const std::string_view value = sheet.tag(tag);
    return value == "?" ? std::string() : contest::shownText(value);
  };
  GameHead head;
  head.event = text(sheet::kEventTag);
  head.date = text(sheet::kDateTag);
  head.round = text(sheet::kRoundTag);
  head.board = text(sheet::kBoardTag);
  head.set = text(sheet::kSetTag);
  if (const rules::ChipSet* set = rules::builtInChipSet(head.set)) head.slash = slashIn(*set);
  for (const board::Side side : board::kSides) {
    const auto [name, school, grade] = sheet::playerTags(side);
    head.of(side) = {text(name), text(school), text(grade)};
  }
  return head;
}

GameHead headOf(const contest::Contest& contest, const contest::Event& event, const contest::Game& game) {
  GameHead head = headOfTwo(contest, event, game.blue, game.red);
  head.round = std::to_string(contest::numberOf(game.round));
  head.board = std::to_string(contest::numberOf(game.board));
  if (event.isHeld(game.round)) head.publication = contest::Publication::Held;
  return head;
}

GameHead headOf(const contest::Contest& contest, const contest::Event& event, const contest::Rematch& rematch,
                const std::string& round) {
  GameHead head = headOfTwo(contest, event, rematch.blue, rematch.red);
  head.round = round;
  return head;
}

std::string scoresheetNote(rules::ScoreDirection direction, words::Language language) {
  const bool isHigher = direction == rules::ScoreDirection::HigherWins;
  return said(isHigher ? words::Phrase::GreaterWinsNote : words::Phrase::LowerWinsNote, language);
}

}  // namespace damath::compose
