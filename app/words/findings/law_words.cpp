// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/findings/law_words.hpp"

#include <algorithm>

#include "app/words/catalogue/phrase_text.hpp"
#include "app/words/findings/sheet_words.hpp"

namespace damath::words {

namespace {

enum class RuleText {
#include "RuleText_names.inc"
};

#include "RuleText.inc"

struct LawWord {
  std::string_view option;
  std::string_view answer;
  RuleText text;
};

constexpr LawWord kQuestions[] = {
    {"menCaptureBackward", {}, RuleText::BackwardAsked},
    {"damaRange", {}, RuleText::RangeAsked},
    {"capturePriority", {}, RuleText::PriorityAsked},
    {"chain", {}, RuleText::ChainAsked},
    {"removal", {}, RuleText::RemovalAsked},
    {"damaPath", {}, RuleText::PathAsked},
    {"promotion", {}, RuleText::PromotionAsked},
    {"firstMover", {}, RuleText::FirstAsked},
    {"rounding", {}, RuleText::RoundingAsked},
    {"roundBeforeMultiplier", {}, RuleText::BeforeAsked},
    {"roundEntries", {}, RuleText::EntriesAsked},
    {"divideByZero", {}, RuleText::ZeroAsked},
    {"polynomialFrame", {}, RuleText::ValueFrameAsked},
    {"notationFrame", {}, RuleText::MoveFrameAsked},
    {"scoreDirection", {}, RuleText::DirectionAsked},
    {"repetitionCount", {}, RuleText::RepeatsAsked},
    {"repetitionEnds", {}, RuleText::RepetitionAsked},
    {"inactivityPlies", {}, RuleText::InactivityAsked},
    {"drawByAgreement", {}, RuleText::AgreementAsked},
    {"resignation", {}, RuleText::ResignationAsked},
    {"moveClockOnCapture", {}, RuleText::MoveClockAsked},
    {"gameClock", {}, RuleText::GameTimeAsked},
    {"moveClock", {}, RuleText::MoveTimeAsked},
    {"reminder", {}, RuleText::ReminderAsked},
    {"rematchClock", {}, RuleText::RematchTimeAsked},
    {"noShow", {}, RuleText::NoShowTimeAsked},
    {"warningsBeforeDisqualification", {}, RuleText::WarningsAsked},
    {"points", {}, RuleText::PointsAsked},
    {"rematchPlaces", {}, RuleText::PlacesAsked},
    {"pointSystem", {}, RuleText::PointSystemAsked},
    {"tieBreaks", {}, RuleText::TieBreaksAsked},
};

// The parts, each named by its first question.
constexpr LawWord kParts[] = {
    {"menCaptureBackward", {}, RuleText::Turns},
    {"rounding", {}, RuleText::Scores},
    {"repetitionCount", {}, RuleText::Endings},
    {"moveClockOnCapture", {}, RuleText::Times},
    {"points", {}, RuleText::Ranks},
};

constexpr LawWord kAnswers[] = {
    {"menCaptureBackward", "yes", RuleText::Yes},
    {"menCaptureBackward", "no", RuleText::No},
    {"roundBeforeMultiplier", "yes", RuleText::Yes},
    {"roundBeforeMultiplier", "no", RuleText::No},
    {"drawByAgreement", "yes", RuleText::Yes},
    {"drawByAgreement", "no", RuleText::No},
    {"damaRange", "flying", RuleText::Flying},
    {"damaRange", "one", RuleText::OneSquare},
    {"capturePriority", "countThenDama", RuleText::CountThenDama},
    {"capturePriority", "damaThenCount", RuleText::DamaThenCount},
    {"capturePriority", "count", RuleText::CountOnly},
    {"capturePriority", "dama", RuleText::DamaOnly},
    {"capturePriority", "any", RuleText::AnyCapture},
    {"chain", "compulsory", RuleText::ChainCompulsory},
    {"chain", "optional", RuleText::ChainOptional},
    {"removal", "eachJump", RuleText::EachJump},
    {"removal", "endOfTurn", RuleText::EndOfTurn},
    {"damaPath", "segmentOnce", RuleText::SegmentOnce},
    {"damaPath", "noReversal", RuleText::NoReversal},
    {"damaPath", "free", RuleText::FreePath},
    {"promotion", "turnEnd", RuleText::TurnEnd},
    {"promotion", "stop", RuleText::StopCrowned},
    {"promotion", "goOn", RuleText::GoOnCrowned},
    {"firstMover", "blue", RuleText::FirstBlue},
    {"firstMover", "red", RuleText::FirstRed},
    {"rounding", "perSet", RuleText::PerSet},
    {"rounding", "halfAway", RuleText::HalfAway},
    {"rounding", "halfEven", RuleText::HalfEven},
    {"rounding", "halfUp", RuleText::HalfUp},
    {"rounding", "floor", RuleText::Floor},
    {"rounding", "truncate", RuleText::Truncate},
    {"rounding", "exact", RuleText::ExactFigures},
    {"roundEntries", "eachEntry", RuleText::EachEntry},
    {"roundEntries", "totalOnly", RuleText::TotalOnly},
    {"divideByZero", "zero", RuleText::ScoresZero},
    {"divideByZero", "noScore", RuleText::ScoresNothing},
    {"divideByZero", "askArbiter", RuleText::ArbiterDecides},
    {"polynomialFrame", "perSet", RuleText::PerSet},
    {"polynomialFrame", "ownSide", RuleText::OwnSide},
    {"polynomialFrame", "absolute", RuleText::Absolute},
    {"notationFrame", "perSet", RuleText::PerSet},
    {"notationFrame", "ownSide", RuleText::OwnSide},
    {"notationFrame", "absolute", RuleText::Absolute},
    {"scoreDirection", "higherWins", RuleText::HigherWins},
    {"scoreDirection", "lowerWins", RuleText::LowerWins},
    {"repetitionEnds", "arbiterConfirms", RuleText::ArbiterConfirms},
    {"repetitionEnds", "automatic", RuleText::Automatic},
    {"repetitionEnds", "draw", RuleText::RepetitionDraw},
    {"inactivityPlies", "off", RuleText::Off},
    {"resignation", "opponentWins", RuleText::OpponentWins},
    {"resignation", "score", RuleText::ScoreDecides},
    {"moveClockOnCapture", "applies", RuleText::Applies},
    {"moveClockOnCapture", "waived", RuleText::Waived},
    {"warningsBeforeDisqualification", "off", RuleText::Off},
    {"rematchPlaces", "perSystem", RuleText::PerSystem},
    {"rematchPlaces", "all", RuleText::AllPlaces},
    {"pointSystem", "ownTotals", RuleText::OwnTotals},
    {"pointSystem", "difference", RuleText::Difference},
    {"tieBreaks", "headToHead", RuleText::ByHeadToHead},
    {"tieBreaks", "rematch", RuleText::ByRematch},
    {"tieBreaks", "pointSystem", RuleText::ByPointSystem},
    {"tieBreaks", "buchholz", RuleText::ByBuchholz},
    {"tieBreaks", "wins", RuleText::ByWins},
    {"tieBreaks", "sonnebornBerger", RuleText::BySonnebornBerger},
    {"tieBreaks", "cumulative", RuleText::ByCumulative},
};

constexpr std::string_view kDecimalsLead = "decimals ";

template <std::size_t Size>
std::string wordOf(const LawWord (&words)[Size], std::string_view option, std::string_view answer,
                   Language language) {
  const auto* const found = std::ranges::find_if(
      words, [&](const LawWord& each) { return each.option == option && each.answer == answer; });
  return found == std::end(words) ? std::string() : said(patternOf(found->text), language);
}

std::string sayRule(RuleText text, Language language, std::initializer_list<std::string_view> words = {}) {
  return said(patternOf(text), language, words);
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
  return sayRule(RuleText::DecimalsWord, language, {answer.substr(kDecimalsLead.size())});
}

std::string lawFaultText(const notation::JsonFault& fault, Language language) {
  using notation::JsonFaultCode;
  // A form's field shows a text without quotes, so the quotes are removed.
  std::string_view written = fault.written;
  if (written.size() > 1 && written.front() == '"' && written.back() == '"') {
    written = written.substr(1, written.size() - 2);
  }
  switch (fault.code) {
    case JsonFaultCode::TextEmpty:
      return sayRule(fault.where == "name" ? RuleText::FaultNameEmpty : RuleText::FaultChipEmpty, language);
    case JsonFaultCode::NoChipValue:
      return sayRule(RuleText::FaultChipValue, language, {written});
    case JsonFaultCode::ChipTextTwice:
      return sayRule(RuleText::FaultChipTwice, language, {written});
    case JsonFaultCode::UnknownAnswer:
      return sayRule(RuleText::FaultAnswer, language, {written, joinedByOr(fault.expected, language)});
    default:
      return sentenceOf(fault, language);
  }
}

}  // namespace damath::words
