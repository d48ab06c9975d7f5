// SPDX-License-Identifier: GPL-3.0-or-later
// Reads JSON documents. The first byte chooses the kind of document; a line end after this byte is not part
// of the document.
#include "core/notation/board/game_law.hpp"
#include "core/notation/board/position_json.hpp"
#include "core/notation/board/role_board_json.hpp"
#include "core/notation/board/turn_json.hpp"
#include "core/notation/json/json_tree.hpp"
#include "core/notation/law/chip_set_json.hpp"
#include "core/notation/law/ruleset_json.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "core/sheet/cells/entry.hpp"
#include "core/text/lines.hpp"
#include "tests/fuzz/target.hpp"
#include "tests/support/role_board_document.hpp"

namespace damath::fuzz {

namespace {

using notation::JsonFaults;

Broken brokenIn(const JsonFaults& faults) {
  if (faults.empty()) return "refused without a fault";
  if (faults.size() > notation::kMostFaults) return "more faults than anybody reads";
  for (const notation::JsonFault& fault : faults) {
    if (fault.line < 1) return "a fault without a line";
    if (fault.written.size() > 60) return "a fault that quotes too much";
    if (firstLineNotText(fault.written)) return "a fault that quotes no text";
  }
  return {};
}

// Reads the input, writes it, and reads it again.
template <typename Parse, typename Print>
Broken brokenRoundTrip(std::string_view input, const Parse& parse, const Print& print) {
  const auto value = parse(input);
  if (!value) return brokenIn(value.error());
  const std::string text = print(*value);
  const auto back = parse(text);
  if (!back) return "the document written is refused";
  if (!(*back == *value)) return "the document written reads otherwise";
  return print(*back) == text ? "" : "the document is written otherwise a second time";
}

Broken brokenTree(std::string_view input) {
  const auto document = notation::parseJsonDocument(input);
  if (!document) return brokenIn({document.error()});
  static_cast<void>(notation::holdsRoleBoard(input));
  return document->root.excerpt().size() > 60 ? "an excerpt that is too long" : "";
}

Broken brokenPosition(std::string_view input, const notation::GameLaw& law) {
  return brokenRoundTrip(
      input, [&](std::string_view text) { return notation::parsePositionJson(text, law); },
      [&](const board::Position& position) { return notation::toPositionJson(position, law.set); });
}

Broken brokenTurn(std::string_view input, const notation::GameLaw& law) {
  const board::Position start = rules::startPosition(law.set, law.ruleset);
  return brokenRoundTrip(
      input, [&](std::string_view text) { return notation::parseTurnJson(text, start, law); },
      [&](const rules::Turn& turn) { return notation::toTurnJson(turn, start, law); });
}

// An accepted chip set must also work for reading sheets.
Broken brokenChipSet(std::string_view input) {
  const auto set = notation::parseChipSetJson(input);
  if (!set) return brokenIn(set.error());
  const sheet::EntryReader reader(*set);
  for (board::ChipIndex chip = 0; chip < board::kChipsASide; ++chip) {
    const auto entry = reader.readRemaining(set->chips[chip].text);
    if (sheet::foldedChipText(set->chips[chip].text).find_first_not_of("-+0123456789./r^xy ") ==
            std::string::npos &&
        (!entry || !entry->chip.fits(chip))) {
      return "a chip's own text does not name it";
    }
  }
  return brokenRoundTrip(input, notation::parseChipSetJson, notation::toChipSetJson);
}

}  // namespace

Broken runJson(std::string_view input) {
  if (input.empty()) return {};
  const char kind = input.front();
  input.remove_prefix(1);
  if (input.starts_with('\n')) input.remove_prefix(1);
  const rules::Ruleset& manual = rules::manual();
  const auto law = [&](const char* set) { return notation::GameLaw{manual, *rules::builtInChipSet(set)}; };
  switch (kind) {
    case 'p':
      return brokenPosition(input, law("integer"));
    case 'q':
      return brokenPosition(input, law("rational"));
    case 'o':
      return brokenPosition(input, law("polynomial"));
    case 'e':
      return brokenPosition(input, {manual, *rules::builtInChipSet("whole"), rules::Game::English});
    case 't':
      return brokenTurn(input, law("integer"));
    case 'r':
      return brokenRoundTrip(input, notation::parseRulesetJson, notation::toRulesetJson);
    case 'c':
      return brokenChipSet(input);
    case 'b':
      return brokenRoundTrip(input, notation::parseRoleBoardJson, support::roleBoardDocument);
    default:
      return brokenTree(input);
  }
}

}  // namespace damath::fuzz
