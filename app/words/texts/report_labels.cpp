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
  return {
      .contest = in(label::kContest),
      .event = in(label::kEvent),
      .chipSet = in(label::kChipSet),
      .ruleset = in(label::kRuleset),
      .date = in(label::kDate),
      .venue = in(label::kVenue),
      .round = in(label::kRound),
      .board = in(label::kBoard),
      .result = in(label::kResult),
      .playerBlue = in(label::kPlayerBlue),
      .playerRed = in(label::kPlayerRed),
      .name = in(label::kName),
      .school = in(label::kSchool),
      .gradeYear = in(label::kGradeYear),
      .page = in(label::kPage),
      .continued = in(label::kContinued),
      .provisional = in(label::kProvisional),
      .held = in(label::kHeld),
      .official = in(label::kOfficial),
      .practice = in(label::kPractice),
      .scoresheetTitle = in(label::kScoresheetTitle),
      .setNames = {{"counting", in(label::kSetCounting)},
                   {"whole", in(label::kSetWhole)},
                   {"fraction", in(label::kSetFraction)},
                   {"integer", in(label::kSetInteger)},
                   {"rational", in(label::kSetRational)},
                   {"radical", in(label::kSetRadical)},
                   {"polynomial", in(label::kSetPolynomial)}},
      .rulesetNames = {{"manual", in(label::kRulesetManual)},
                       {"depEd", in(label::kRulesetDepEd)},
                       {"classic-dama-first", in(label::kRulesetClassicDamaFirst)},
                       {"damath-json", in(label::kRulesetDamathJson)}},
      .move = in(label::kMove),
      .score = in(label::kScore),
      .total = in(label::kTotal),
      .remaining = in(label::kRemaining),
      .remainingTotal = in(label::kRemainingTotal),
      .grandTotal = in(label::kGrandTotal),
      .scoresheetNotes = {in(label::kGreaterWinsNote), in(label::kLowerWinsNote)},
      .correctedCopy = in(label::kCorrectedCopy),
      .auditedCopy = in(label::kAuditedCopy),
      .correctionNote = in(label::kCorrectionNote),
      .findings = in(label::kFindings),
      .rulings = in(label::kRulings),
      .landing = in(label::kLanding),
      .blankNote = in(label::kBlankNote),
      .results = {in(label::kBlueWins), in(label::kRedWins), in(label::kDraw), in(label::kNoPoint)},
      .endings = endings(language),
      .ending = in(label::kEnding),
      .noResult = in(label::kNoResult),
      .bluesSignature = in(label::kBluesSignature),
      .redsSignature = in(label::kRedsSignature),
      .arbiter = in(label::kArbiter),
      .facilitator = in(label::kFacilitator),
      .reviewer = in(label::kReviewer),
      .panelOfReviewers = in(label::kPanelOfReviewers),
      .signHere = in(label::kSignHere),
      .tallyTitle = in(label::kTallyTitle),
      .standingsTitle = in(label::kStandingsTitle),
      .pairingsTitle = in(label::kPairingsTitle),
      .crosstableTitle = in(label::kCrosstableTitle),
      .resultsTitle = in(label::kResultsTitle),
      .number = in(label::kNumber),
      .player = in(label::kPlayer),
      .schoolDistrict = in(label::kSchoolDistrict),
      .roundShort = in(label::kRoundShort),
      .points = in(label::kPoints),
      .played = in(label::kPlayed),
      .won = in(label::kWon),
      .drawn = in(label::kDrawn),
      .lost = in(label::kLost),
      .pointSystem = in(label::kPointSystem),
      .rank = in(label::kRank),
      .bye = in(label::kBye),
      .absent = in(label::kAbsent),
      .rematch = in(label::kRematch),
      .legend = in(label::kLegend),
      .reasons = in(label::kReasons),
      .afterRound = in(label::kAfterRound),
      .blue = in(label::kBlue),
      .red = in(label::kRed),
      .teamTitles = {in(label::kSchoolRanking), in(label::kDistrictRanking), in(label::kDivisionRanking)},
      .teams = {in(label::kTeamSchool), in(label::kTeamDistrict), in(label::kTeamDivision)},
      .medalsTitle = in(label::kMedalsTitle),
      .gold = in(label::kGold),
      .silver = in(label::kSilver),
      .bronze = in(label::kBronze),
      .noneYet = in(label::kNoneYet),
      .counted = in(label::kCounted),
      .singleRanks = in(label::kSingleRanks),
      .best = in(label::kBest),
      .medalNote = in(label::kMedalNote),
      .allEvents = in(label::kAllEvents),
      .slipTitle = in(label::kSlipTitle),
      .slipNote = in(label::kSlipNote),
      .winner = in(label::kWinner),
  };
}

}  // namespace damath::words
