// SPDX-License-Identifier: GPL-3.0-or-later
// Reads games as PDN, and turns as typed at the board.
#include <algorithm>

#include "core/notation/board/square_name.hpp"
#include "core/notation/board/typed_turn.hpp"
#include "core/notation/pdn/pdn_reader.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "core/text/lines.hpp"
#include "tests/fuzz/target.hpp"

namespace damath::fuzz {

namespace {

using notation::PdnGame;

// The chips of a side are numbered in the order of the text, so positions are compared by their written form.
bool isSame(const PdnGame& a, const PdnGame& b) {
  return notation::toPdnFen(a.start) == notation::toPdnFen(b.start) && a.result == b.result &&
         std::ranges::equal(a.turns, b.turns,
                            [](const auto& left, const auto& right) { return left == right; });
}

Broken brokenIn(const PdnGame& game) {
  const std::string text = notation::toPdn(game);
  const auto back = notation::parsePdn(text);
  if (!back) return "the game written is refused";
  if (back->size() != 1) return "one game written is read as several";
  if (!isSame(back->front(), game)) return "the game written reads otherwise";
  for (const sheet::Tag& tag : game.tags) {
    if (tag.value.empty()) continue;  // an empty tag counts as missing
    if (tag.name == "FEN" || tag.name == "GameType" || tag.name == "Result" || tag.name == "SetUp") continue;
    if (back->front().tag(tag.name) != tag.value) return "a tag written reads otherwise";
  }
  return notation::toPdn(back->front()) == text ? "" : "the game is written otherwise a second time";
}

Broken brokenIn(const notation::PdnFault& fault) {
  if (fault.line < 1) return "a refusal without a line";
  const bool quotesText = !firstLineNotText(fault.written) &&
                          !(fault.fen && firstLineNotText(fault.fen->written)) &&
                          !(fault.turn && firstLineNotText(fault.turn->written));
  return quotesText ? "" : "a refusal that quotes no text";
}

}  // namespace

Broken runPdn(std::string_view input) {
  const auto reading = notation::readPdn(input);
  if (!reading) return brokenIn(reading.error());
  if (reading->games.empty()) return "neither a game nor a fault";
  for (const auto& [game, fault] : reading->games) {
    if (Broken broken = brokenIn(game); !broken.empty()) return broken;
    if (!fault) continue;
    if (Broken broken = brokenIn(*fault); !broken.empty()) return broken;
  }
  for (const notation::PdnNote& note : reading->notes) {
    if (note.line < 1) return "a note without a line";
    if (firstLineNotText(note.written) || firstLineNotText(note.taken)) return "a note that quotes no text";
  }
  return {};
}

// The first byte chooses the game. The turn is read in the start position.
Broken runTypedTurn(std::string_view input) {
  if (input.empty()) return {};
  const rules::Game game = input.front() == 'e'   ? rules::Game::English
                           : input.front() == 'd' ? rules::Game::Dame
                                                  : rules::Game::Damath;
  const notation::GameLaw law{rules::manual(), *rules::builtInChipSet("integer"), game};
  const board::Position start = rules::startPosition(law.set, law.ruleset);
  const auto turn = notation::parseTypedTurn(input.substr(1), start, law);
  if (!turn) return {};
  const auto back = notation::parseTypedTurn(notation::turnName(game, *turn), start, law);
  if (!back) return "the turn written is refused";
  return *back == *turn ? "" : "the turn written reads otherwise";
}

}  // namespace damath::fuzz
