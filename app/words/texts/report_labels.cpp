// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/report_labels.hpp"

#include "app/words/catalogue/texts.hpp"
#include "core/every.hpp"
#include "core/rules/ending.hpp"

namespace damath::words {

namespace {

#include "rules_Ending.inc"

decltype(compose::Labels::endings) endings(Language language) {
  decltype(compose::Labels::endings) texts;
  for (const rules::Ending ending : kEvery<rules::Ending>) {
    texts.at(static_cast<std::size_t>(ending)) = patternOf(ending).in(language);
  }
  return texts;
}

}  // namespace

compose::Labels reportLabels(Language language) {
  const auto in = [language](const Pattern& label) { return std::string(label.in(language)); };
  compose::Labels labels;
#include "label_fields.inc"
  labels.setNames = {{"counting", in(text::kSetCounting)},    {"whole", in(text::kSetWhole)},
                     {"fraction", in(text::kSetFraction)},    {"integer", in(text::kSetInteger)},
                     {"rational", in(text::kSetRational)},    {"radical", in(text::kSetRadical)},
                     {"polynomial", in(text::kSetPolynomial)}};
  labels.rulesetNames = {{"manual", in(text::kRulesetManual)},
                         {"depEd", in(text::kRulesetDepEd)},
                         {"classic-dama-first", in(text::kRulesetClassicDamaFirst)},
                         {"damath-json", in(text::kRulesetDamathJson)}};
  labels.scoresheetNotes = {in(text::kGreaterWinsNote), in(text::kLowerWinsNote)};
  labels.results = {in(text::kBlueWins), in(text::kRedWins), in(text::kDraw), in(text::kNoPoint)};
  labels.endings = endings(language);
  labels.teamTitles = {in(text::kSchoolRanking), in(text::kDistrictRanking), in(text::kDivisionRanking)};
  labels.teams = {in(text::kTeamSchool), in(text::kTeamDistrict), in(text::kTeamDivision)};
  labels.months = {in(text::kMonth1), in(text::kMonth2),  in(text::kMonth3),  in(text::kMonth4),
                   in(text::kMonth5), in(text::kMonth6),  in(text::kMonth7),  in(text::kMonth8),
                   in(text::kMonth9), in(text::kMonth10), in(text::kMonth11), in(text::kMonth12)};
  labels.gameCounts = {in(text::kCountPlayed), in(text::kCountWon), in(text::kCountDrawn),
                       in(text::kCountLost)};
  labels.rules = {in(text::kRule1), in(text::kRule2), in(text::kRule3), in(text::kRule4), in(text::kRule5),
                  in(text::kRule6), in(text::kRule7), in(text::kRule8), in(text::kRule9), in(text::kRule10)};
  return labels;
}

}  // namespace damath::words
