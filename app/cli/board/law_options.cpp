// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/board/law_options.hpp"

#include "app/cli/shell/input_file.hpp"
#include "app/cli/shell/terminal_text.hpp"
#include "app/words/findings/file_words.hpp"
#include "app/words/texts/turn_words.hpp"
#include "core/notation/board/position_json.hpp"
#include "core/notation/law/chip_set_json.hpp"
#include "core/notation/law/ruleset_json.hpp"
#include "core/notation/pdn/pdn_fen.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

using words::Phrase;

namespace {

std::vector<std::string> listOf(const std::vector<std::string_view>& names) {
  return {names.begin(), names.end()};
}

Complaints unknown(Phrase phrase, const std::string& name, const std::vector<std::string_view>& known,
                   words::Language language) {
  return {
      {{}, {}, words::said(phrase, language, {shortened(name), words::joinedByOr(listOf(known), language)})}};
}

// True if the name of a ruleset or chip set is a file name. No built-in name ends in ".json" or contains "/",
// so a file name is never taken for a built-in name.
bool namesFile(const std::string& name) {
  return name.ends_with(".json") || name.find('/') != std::string::npos;
}

}  // namespace

Complaints complaintsOf(const std::string& file, const notation::JsonFaults& faults,
                        words::Language language) {
  Complaints complaints;
  for (const notation::JsonFault& fault : faults) {
    complaints.push_back({file, fault.line, words::sentenceOf(fault, language)});
  }
  return complaints;
}

void addLawOptions(CommandLine& command, LawNames& names) {
  command.option("--game", names.game, Phrase::OptGame);
  command.option("--ruleset", names.ruleset, Phrase::OptRuleset);
  command.option("--set", names.set, Phrase::OptSet);
  command.option("--position", names.position, Phrase::OptPosition);
}

InputResult<rules::Ruleset> readRuleset(const std::string& name, words::Language language) {
  if (auto profile = rules::profile(name)) return *std::move(profile);
  if (!namesFile(name))
    return Unexpected(unknown(Phrase::RulesetUnknown, name, rules::profileNames(), language));
  DAMATH_TRY(text, readInput(name, language));
  auto ruleset = notation::parseRulesetJson(*text);
  if (!ruleset) return Unexpected(complaintsOf(name, ruleset.error(), language));
  return *std::move(ruleset);
}

InputResult<rules::ChipSet> readChipSet(const std::string& name, words::Language language) {
  if (const rules::ChipSet* set = rules::builtInChipSet(name)) return *set;
  if (!namesFile(name))
    return Unexpected(unknown(Phrase::SetUnknown, name, rules::builtInChipSetNames(), language));
  DAMATH_TRY(text, readInput(name, language));
  auto set = notation::parseChipSetJson(*text);
  if (!set) return Unexpected(complaintsOf(name, set.error(), language));
  return *std::move(set);
}

namespace {

InputResult<rules::Game> gameNamed(const std::string& name, words::Language language) {
  if (name.empty()) return rules::Game::Damath;
  if (const auto game = rules::parseGame(name)) return *game;
  std::vector<std::string_view> known;
  for (const rules::Game game : rules::kGames) known.push_back(rules::toText(game));
  return Unexpected(unknown(Phrase::GameUnknown, name, known, language));
}

InputResult<Law> damathLaw(const LawNames& names, words::Language language) {
  DAMATH_TRY(ruleset, readRuleset(names.ruleset.empty() ? "manual" : names.ruleset, language));
  DAMATH_TRY(set, readChipSet(names.set.empty() ? "integer" : names.set, language));
  return game::damathLaw(*std::move(ruleset), *std::move(set));
}

InputResult<Law> companionLaw(rules::Game game, const LawNames& names, words::Language language) {
  for (const auto& [option, given] : {std::pair("--ruleset", names.ruleset), std::pair("--set", names.set)}) {
    if (given.empty()) continue;
    return unusable(Phrase::CompanionHasOwnLaw, language, {option, rules::toText(game)});
  }
  return game::lawOfCompanion(game);
}

}  // namespace

InputResult<Law> readLaw(const LawNames& names, words::Language language) {
  DAMATH_TRY(game, gameNamed(names.game, language));
  auto law = *game == rules::Game::Damath ? damathLaw(names, language) : companionLaw(*game, names, language);
  if (!law || names.position.empty()) return law;
  DAMATH_TRY(text, readInput(names.position, language));
  DAMATH_CHECK(readPosition(*law, names.position, *text, language));
  return law;
}

InputResult<void> readPosition(Law& law, const std::string& file, const std::string& text,
                               words::Language language) {
  // In English draughts, a position may also be a PDN FEN. A text that begins with a brace is JSON.
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  if (law.game == rules::Game::English && begin != std::string::npos && text[begin] != '{') {
    const std::size_t end = text.find_last_not_of(" \t\r\n");
    const auto fen = notation::parsePdnFen(text.substr(begin, end + 1 - begin));
    if (!fen) return Unexpected(Complaints{{file, {}, words::sentenceOf(fen.error(), language)}});
    law.start = *fen;
    return {};
  }
  const auto position = notation::parsePositionJson(text, law.forNotation());
  if (!position) return Unexpected(complaintsOf(file, position.error(), language));
  law.start = *position;
  return {};
}

}  // namespace damath::cli
