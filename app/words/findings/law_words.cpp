// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/findings/law_words.hpp"

#include <algorithm>

#include "app/words/findings/file_words.hpp"
#include "words/phrase.hpp"

namespace damath::words {

namespace {

struct LawWord {
  std::string_view option;
  std::string_view answer;
  Phrase text;
};

constexpr LawWord kQuestions[] = {
    {"menCaptureBackward", {}, Phrase::RuleBackwardAsked},
    {"damaRange", {}, Phrase::RuleRangeAsked},
    {"capturePriority", {}, Phrase::RulePriorityAsked},
    {"chain", {}, Phrase::RuleChainAsked},
    {"removal", {}, Phrase::RuleRemovalAsked},
    {"damaPath", {}, Phrase::RulePathAsked},
    {"promotion", {}, Phrase::RulePromotionAsked},
    {"firstMover", {}, Phrase::RuleFirstAsked},
    {"rounding", {}, Phrase::RuleRoundingAsked},
    {"roundBeforeMultiplier", {}, Phrase::RuleBeforeAsked},
    {"roundEntries", {}, Phrase::RuleEntriesAsked},
    {"divideByZero", {}, Phrase::RuleZeroAsked},
    {"polynomialFrame", {}, Phrase::RuleValueFrameAsked},
    {"notationFrame", {}, Phrase::RuleMoveFrameAsked},
    {"scoreDirection", {}, Phrase::RuleDirectionAsked},
    {"repetitionCount", {}, Phrase::RuleRepeatsAsked},
    {"repetitionEnds", {}, Phrase::RuleRepetitionAsked},
    {"repetitionBy", {}, Phrase::RuleRepetitionByAsked},
    {"inactivityPlies", {}, Phrase::RuleInactivityAsked},
    {"drawByAgreement", {}, Phrase::RuleAgreementAsked},
    {"resignation", {}, Phrase::RuleResignationAsked},
    {"moveClockOnCapture", {}, Phrase::RuleMoveClockAsked},
    {"gameClock", {}, Phrase::RuleGameTimeAsked},
    {"moveClock", {}, Phrase::RuleMoveTimeAsked},
    {"reminder", {}, Phrase::RuleReminderAsked},
    {"rematchClock", {}, Phrase::RuleRematchTimeAsked},
    {"noShow", {}, Phrase::RuleNoShowTimeAsked},
    {"warningsBeforeDisqualification", {}, Phrase::RuleWarningsAsked},
    {"points", {}, Phrase::RulePointsAsked},
    {"withdrawnGames", {}, Phrase::RuleLeftGamesAsked},
    {"withdrawnBye", {}, Phrase::RuleLeftByeAsked},
    {"rematchPlaces", {}, Phrase::RulePlacesAsked},
    {"rematchDrawn", {}, Phrase::RuleRematchDrawnAsked},
    {"rematchWithdrawn", {}, Phrase::RuleRematchLeftAsked},
    {"pointSystem", {}, Phrase::RulePointSystemAsked},
    {"tieBreaks", {}, Phrase::RuleTieBreaksAsked},
    {"nobodyWon", {}, Phrase::RuleNobodyWonAsked},
    {"walkoverMeetings", {}, Phrase::RuleWalkoversAsked},
};

// The headings of the parts of a ruleset. The first question of each part has the heading.
constexpr LawWord kParts[] = {
    {"menCaptureBackward", {}, Phrase::RuleTurns},
    {"rounding", {}, Phrase::RuleScores},
    {"repetitionCount", {}, Phrase::RuleEndings},
    {"moveClockOnCapture", {}, Phrase::RuleTimes},
    {"points", {}, Phrase::RuleRanks},
};

constexpr LawWord kAnswers[] = {
    {"menCaptureBackward", "yes", Phrase::RuleYes},
    {"menCaptureBackward", "no", Phrase::RuleNo},
    {"roundBeforeMultiplier", "yes", Phrase::RuleYes},
    {"roundBeforeMultiplier", "no", Phrase::RuleNo},
    {"drawByAgreement", "yes", Phrase::RuleYes},
    {"drawByAgreement", "no", Phrase::RuleNo},
    {"damaRange", "flying", Phrase::RuleFlying},
    {"damaRange", "one", Phrase::RuleOneSquare},
    {"capturePriority", "countThenDama", Phrase::RuleCountThenDama},
    {"capturePriority", "damaThenCount", Phrase::RuleDamaThenCount},
    {"capturePriority", "count", Phrase::RuleCountOnly},
    {"capturePriority", "dama", Phrase::RuleDamaOnly},
    {"capturePriority", "any", Phrase::RuleAnyCapture},
    {"capturePriority", "countThenTakenDama", Phrase::RuleCountThenTakenDama},
    {"capturePriority", "takenDamaThenCount", Phrase::RuleTakenDamaThenCount},
    {"chain", "compulsory", Phrase::RuleChainCompulsory},
    {"chain", "optional", Phrase::RuleChainOptional},
    {"removal", "eachJump", Phrase::RuleEachJump},
    {"removal", "endOfTurn", Phrase::RuleEndOfTurn},
    {"damaPath", "segmentOnce", Phrase::RuleSegmentOnce},
    {"damaPath", "noReversal", Phrase::RuleNoReversal},
    {"damaPath", "free", Phrase::RuleFreePath},
    {"damaPath", "squareOnce", Phrase::RuleSquareOnce},
    {"promotion", "turnEnd", Phrase::RuleTurnEnd},
    {"promotion", "stop", Phrase::RuleStopCrowned},
    {"promotion", "goOn", Phrase::RuleGoOnCrowned},
    {"firstMover", "blue", Phrase::RuleFirstBlue},
    {"firstMover", "red", Phrase::RuleFirstRed},
    {"rounding", "perSet", Phrase::RulePerSet},
    {"rounding", "halfAway", Phrase::RuleHalfAway},
    {"rounding", "halfEven", Phrase::RuleHalfEven},
    {"rounding", "halfUp", Phrase::RuleHalfUp},
    {"rounding", "floor", Phrase::RuleFloor},
    {"rounding", "truncate", Phrase::RuleTruncate},
    {"rounding", "exact", Phrase::RuleExactFigures},
    {"roundEntries", "eachEntry", Phrase::RuleEachEntry},
    {"roundEntries", "totalOnly", Phrase::RuleTotalOnly},
    {"divideByZero", "zero", Phrase::RuleScoresZero},
    {"divideByZero", "noScore", Phrase::RuleScoresNothing},
    {"divideByZero", "askArbiter", Phrase::RuleArbiterDecides},
    {"polynomialFrame", "perSet", Phrase::RulePerSet},
    {"polynomialFrame", "ownSide", Phrase::RuleOwnSide},
    {"polynomialFrame", "absolute", Phrase::RuleAbsolute},
    {"notationFrame", "perSet", Phrase::RulePerSet},
    {"notationFrame", "ownSide", Phrase::RuleOwnSide},
    {"notationFrame", "absolute", Phrase::RuleAbsolute},
    {"scoreDirection", "higherWins", Phrase::RuleHigherWins},
    {"scoreDirection", "lowerWins", Phrase::RuleLowerWins},
    {"repetitionEnds", "arbiterConfirms", Phrase::RuleArbiterConfirms},
    {"repetitionEnds", "automatic", Phrase::RuleAutomatic},
    {"repetitionEnds", "draw", Phrase::RuleRepetitionDraw},
    {"repetitionBy", "either", Phrase::RuleRepetitionEither},
    {"repetitionBy", "one", Phrase::RuleRepetitionOne},
    {"inactivityPlies", "off", Phrase::RuleOff},
    {"resignation", "opponentWins", Phrase::RuleOpponentWins},
    {"resignation", "score", Phrase::RuleScoreDecides},
    {"moveClockOnCapture", "applies", Phrase::RuleApplies},
    {"moveClockOnCapture", "waived", Phrase::RuleWaived},
    {"warningsBeforeDisqualification", "off", Phrase::RuleOff},
    {"withdrawnGames", "keep", Phrase::RuleGamesKept},
    {"withdrawnGames", "annulUnderHalf", Phrase::RuleGamesAnnulled},
    {"withdrawnBye", "bye", Phrase::RuleLikeBye},
    {"withdrawnBye", "win", Phrase::RuleLikeWin},
    {"withdrawnBye", "draw", Phrase::RuleLikeDraw},
    {"withdrawnBye", "none", Phrase::RuleNoPoints},
    {"rematchPlaces", "perSystem", Phrase::RulePerSystem},
    {"rematchPlaces", "all", Phrase::RuleAllPlaces},
    {"rematchDrawn", "perSystem", Phrase::RuleDrawnPerSystem},
    {"rematchDrawn", "nextStep", Phrase::RuleNextStep},
    {"rematchDrawn", "again", Phrase::RuleDrawnAgain},
    {"rematchWithdrawn", "due", Phrase::RuleLeftDue},
    {"rematchWithdrawn", "lost", Phrase::RuleLeftLost},
    {"rematchWithdrawn", "skipped", Phrase::RuleNextStep},
    {"pointSystem", "ownTotals", Phrase::RuleOwnTotals},
    {"pointSystem", "difference", Phrase::RuleDifference},
    {"pointSystem", "average", Phrase::RuleAverage},
    {"tieBreaks", "headToHead", Phrase::RuleByHeadToHead},
    {"tieBreaks", "rematch", Phrase::RuleByRematch},
    {"tieBreaks", "pointSystem", Phrase::RuleByPointSystem},
    {"tieBreaks", "buchholz", Phrase::RuleByBuchholz},
    {"tieBreaks", "wins", Phrase::RuleByWins},
    {"tieBreaks", "sonnebornBerger", Phrase::RuleBySonnebornBerger},
    {"tieBreaks", "cumulative", Phrase::RuleByCumulative},
    {"nobodyWon", "bothOut", Phrase::RuleBothOut},
    {"nobodyWon", "oneDefeatEach", Phrase::RuleOneDefeatEach},
    {"walkoverMeetings", "inTies", Phrase::RuleMetInTies},
    {"walkoverMeetings", "always", Phrase::RuleMetAlways},
    {"walkoverMeetings", "never", Phrase::RuleMetNever},
};

constexpr std::string_view kDecimalsLead = "decimals ";

template <std::size_t Size>
std::string wordOf(const LawWord (&words)[Size], std::string_view option, std::string_view answer,
                   Language language) {
  const auto* const found = std::ranges::find_if(
      words, [&](const LawWord& each) { return each.option == option && each.answer == answer; });
  return found == std::end(words) ? std::string() : said(found->text, language);
}

}  // namespace

std::string questionText(std::string_view option, Language language) {
  return wordOf(kQuestions, option, {}, language);
}

std::string partText(std::string_view option, Language language) {
  return wordOf(kParts, option, {}, language);
}

std::string answerText(std::string_view option, std::string_view answer, Language language) {
  std::string word = wordOf(kAnswers, option, answer, language);
  if (!word.empty()) return word;
  if (!answer.starts_with(kDecimalsLead)) return std::string(answer);
  return said(Phrase::RuleDecimalsWord, language, {answer.substr(kDecimalsLead.size())});
}

std::string lawFaultText(const notation::JsonFault& fault, Language language) {
  using notation::JsonFaultCode;
  // Removes the quotes around the wrong text, because a field of a form shows the text without them.
  std::string_view written = fault.written;
  if (written.size() > 1 && written.front() == '"' && written.back() == '"') {
    written = written.substr(1, written.size() - 2);
  }
  switch (fault.code) {
    case JsonFaultCode::TextEmpty:
      return said(fault.where == "name" ? Phrase::RuleFaultNameEmpty : Phrase::RuleFaultChipEmpty, language);
    case JsonFaultCode::NoChipValue:
      return said(Phrase::RuleFaultChipValue, language, {written});
    case JsonFaultCode::ChipTextTwice:
      return said(Phrase::RuleFaultChipTwice, language, {written});
    case JsonFaultCode::UnknownAnswer:
      return said(Phrase::RuleFaultAnswer, language, {written, joinedByOr(fault.expected, language)});
    default:
      return sentenceOf(fault, language);
  }
}

}  // namespace damath::words
