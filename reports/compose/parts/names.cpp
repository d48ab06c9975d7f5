// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/parts/names.hpp"

#include <utility>

#include "core/contest/model/shown_text.hpp"
#include "core/contest/systems/system.hpp"
#include "core/fact_table.hpp"
#include "words/phrase.hpp"

namespace damath::compose {

namespace {

using words::Phrase;

#include "rules_Ending.inc"

constexpr FactRow<rules::Result, Phrase> kResults[] = {{rules::Result::BlueWins, Phrase::BlueWins},
                                                       {rules::Result::RedWins, Phrase::RedWins},
                                                       {rules::Result::Draw, Phrase::Draw},
                                                       {rules::Result::NobodyWins, Phrase::NoPoint}};
static_assert(coversEvery(kResults));

constexpr std::pair<std::string_view, Phrase> kSets[] = {
    {"counting", Phrase::SetCounting},    {"whole", Phrase::SetWhole},
    {"fraction", Phrase::SetFraction},    {"integer", Phrase::SetInteger},
    {"rational", Phrase::SetRational},    {"radical", Phrase::SetRadical},
    {"polynomial", Phrase::SetPolynomial}};

constexpr std::pair<std::string_view, Phrase> kRulesets[] = {
    {"manual", Phrase::RulesetManual},
    {"depEd", Phrase::RulesetDepEd},
    {"classic-dama-first", Phrase::RulesetClassicDamaFirst},
    {"damath-json", Phrase::RulesetDamathJson}};

constexpr FactRow<contest::ContestLevel, Phrase> kLevels[] = {
    {contest::ContestLevel::None, Phrase::LevelNone},
    {contest::ContestLevel::School, Phrase::LevelSchool},
    {contest::ContestLevel::District, Phrase::LevelDistrict},
    {contest::ContestLevel::Division, Phrase::LevelDivision},
    {contest::ContestLevel::Region, Phrase::LevelRegion},
    {contest::ContestLevel::National, Phrase::LevelNational}};
static_assert(coversEvery(kLevels));

}  // namespace

std::string resultName(rules::Result result, words::Language language) {
  return said(factOf(kResults, result), language);
}

std::string endingName(rules::Ending ending, words::Language language) {
  return said(phraseOf(ending), language);
}

std::string setName(std::string_view set, words::Language language) {
  for (const auto& [name, phrase] : kSets) {
    if (name == set) return said(phrase, language);
  }
  return contest::shownText(set);
}

std::string rulesetName(std::string_view ruleset, words::Language language) {
  for (const auto& [name, phrase] : kRulesets) {
    if (name == ruleset) return said(phrase, language);
    // A name such as "manual, 15 min" means a built-in ruleset with a time limit of its own.
    if (ruleset.starts_with(std::string(name) + ", ")) {
      return said(phrase, language) + std::string(ruleset.substr(name.size()));
    }
  }
  return std::string(ruleset);
}

std::string modeName(contest::ContestMode mode, words::Language language) {
  return said(mode == contest::ContestMode::Official ? Phrase::Official : Phrase::Practice, language);
}

std::string levelName(contest::ContestLevel level, words::Language language) {
  return said(factOf(kLevels, level), language);
}

std::string rankedName(const contest::Contest& contest, const contest::Event& event,
                       const contest::Entry& entry, words::Language language) {
  std::string name = contest::shownName(contest, event, entry.id);
  const bool hasLeft = entry.lastRound && *entry.lastRound < contest::roundsOf(event);
  return hasLeft ? said(Phrase::NameWithdrew, language, {name}) : name;
}

std::string schoolOrSectionText(const contest::Contest& contest, const contest::Player& player) {
  std::string name = contest::shownSchoolOrSection(contest, player);
  if (contest::schoolOrSectionOf(contest, player) == contest::SchoolOrSection::Section) return name;
  const contest::School* school = contest.find(player.school);
  if (school != nullptr && !school->district.empty()) name += ", " + contest::shownText(school->district);
  return name;
}

words::Phrase schoolHeading(contest::SchoolOrSection shown) {
  return shown == contest::SchoolOrSection::Section ? Phrase::Section : Phrase::School;
}

words::Phrase schoolDistrictHeading(contest::SchoolOrSection shown) {
  return shown == contest::SchoolOrSection::Section ? Phrase::Section : Phrase::SchoolDistrict;
}

}  // namespace damath::compose
