// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/findings/finding_phrases.hpp"

#include <algorithm>
#include <span>

#include "words/phrase.hpp"

namespace damath::words {

namespace {

#include "name_sheet_FindingCode.inc"
#include "sheet_FindingCode.inc"

struct CaseText {
  sheet::FindingCase kind;
  Phrase text;
};

using enum sheet::FindingCase;

constexpr CaseText kCases[] = {
    {NotInSet, Phrase::NotInSet},       {MinusMissing, Phrase::MinusMissing},
    {Swapped, Phrase::Swapped},         {TotalAsScore, Phrase::TotalAsScore},
    {WrongStep, Phrase::WrongStep},     {ScoreOfQuiet, Phrase::ScoreOfQuiet},
    {DoubledChip, Phrase::DoubledChip}, {OtherChip, Phrase::OtherChipLeft},
    {SecondRow, Phrase::ExtraTwice},    {AgainstEnding, Phrase::NotByEnding},
    {ChainLine, Phrase::ChainLine},     {SquareMissing, Phrase::SquareMissing},
    {UnclearSign, Phrase::UnclearSign}, {SeveralReadings, Phrase::SeveralReadings},
    {Unconfirmed, Phrase::Unconfirmed}, {PerhapsLeftOut, Phrase::PerhapsLeftOut},
};

constexpr CaseText kReasons[] = {
    {NoSuchSquare, Phrase::ReasonSquare},   {OrdinaryStep, Phrase::ReasonStep},
    {DamaSlide, Phrase::ReasonDamaSlide},   {OrdinaryTake, Phrase::ReasonTake},
    {DamaTake, Phrase::ReasonDamaTake},     {OtherFrame, Phrase::ReasonOtherSide},
    {SwappedSquare, Phrase::ReasonSwapped}, {OtherRoute, Phrase::ReasonRoute},
};

std::optional<Phrase> textIn(std::span<const CaseText> texts, sheet::FindingCase kind) {
  const auto found = std::ranges::find(texts, kind, &CaseText::kind);
  return found == texts.end() ? std::nullopt : std::optional(found->text);
}

using rules::CapturePriority;
using rules::DivideByZero;
using rules::RepetitionEnds;
using rules::RoundEntries;
using rules::YesNo;
using sheet::Cell;
using sheet::Finding;
using sheet::FindingCase;
using sheet::FindingCode;

#include "exact_RoundingMode.inc"

std::string ruleOf(const rules::RoundTo& rounding, Language language) {
  const std::string place = rounding.decimals == 0   ? said(Phrase::RoundedToWhole, language)
                            : rounding.decimals == 1 ? said(Phrase::RoundedToOneDecimal, language)
                                                     : said(Phrase::RoundedToDecimals, language,
                                                            {std::to_string(rounding.decimals)});
  return place + said(phraseOf(rounding.mode), language);
}

// Returns the rounding rule (S3) that a score breaks, for a finding WrongRounding.
std::string roundingRule(const Finding& finding, const sheet::Law& law, Language language) {
  const bool total = finding.cell == Cell::Total;
  const bool totalOnly = law.ruleset.roundEntries.answer() == RoundEntries::TotalOnly;
  if (totalOnly && !total) {
    return said(Phrase::TotalAloneRounded, language);
  }
  const auto rounding = law.scores.rounding();
  const auto* working = finding.factsAs<sheet::ScoreWorking>();
  const bool quotient = working != nullptr && working->score.sign == board::Operator::Divide;
  const bool concerned = total || quotient || law.scores.arithmetic() == rules::Arithmetic::Variables;
  if (!rounding || !concerned) {
    return said(Phrase::StaysExact, language, {std::to_string(law.leastDecimals)});
  }
  std::string rule = ruleOf(*rounding, language);
  if (total) return rule;
  const bool before = law.ruleset.roundBeforeMultiplier.answer() == YesNo::Yes;
  return rule + said(before ? Phrase::BeforeDoubling : Phrase::AfterDoubling, language);
}

Phrase divisionWords(const Finding& finding, DivideByZero answer) {
  switch (answer) {
    case DivideByZero::Zero:
      return Phrase::DivisionScoresZero;
    case DivideByZero::NoScore:
      return Phrase::DivisionNoScore;
    case DivideByZero::AskArbiter:
      if (finding.written.empty()) {
        return Phrase::DivisionUnruled;
      }
      return Phrase::DivisionAsRuled;
  }
  return {};
}

std::optional<Phrase> repetitionWords(const rules::Ruleset& ruleset) {
  const bool isByOne = ruleset.repetitionBy.answer() == rules::RepetitionBy::One;
  switch (ruleset.repetitionEnds.answer()) {
    case RepetitionEnds::ArbiterConfirms:
      return isByOne ? std::optional(Phrase::RepetitionByOne) : std::nullopt;
    case RepetitionEnds::Automatic:
      return isByOne ? Phrase::RepetitionByOneOver : Phrase::RepetitionOver;
    case RepetitionEnds::Draw:
      return isByOne ? Phrase::RepetitionByOneDrawn : Phrase::RepetitionDrawn;
  }
  return std::nullopt;
}

// Precondition: the priority is not CountThenDama, whose sentence is that of the finding's code.
Phrase damaWords(CapturePriority priority) {
  if (priority == CapturePriority::CountThenTakenDama) return Phrase::EqualTakenDamaMust;
  return priority == CapturePriority::TakenDamaThenCount ? Phrase::AnyTakenDamaMust : Phrase::AnyDamaMust;
}

}  // namespace

Phrase codePhrase(sheet::FindingCode code) {
  return phraseOf(code);
}

Phrase codeName(sheet::FindingCode code) {
  return nameOf(code);
}

std::optional<Phrase> casePhrase(sheet::FindingCase kind) {
  return textIn(kCases, kind);
}

std::optional<Phrase> moveReason(sheet::FindingCase kind) {
  return textIn(kReasons, kind);
}

std::optional<std::string> lawPattern(const Finding& finding, const sheet::Law& law, Language language) {
  const rules::Ruleset& ruleset = law.ruleset;
  switch (finding.code) {
    case FindingCode::DamaPriority:
      if (ruleset.capturePriority.answer() == CapturePriority::CountThenDama) return std::nullopt;
      return std::string(toText(damaWords(ruleset.capturePriority.answer()), language));
    case FindingCode::WrongRounding:
      return std::string(toText(codePhrase(finding.code), language)) + roundingRule(finding, law, language);
    case FindingCode::WrongTotal:
      if (ruleset.roundEntries.answer() == RoundEntries::EachEntry) return std::nullopt;
      return std::string(toText(Phrase::NotSumOfExact, language));
    case FindingCode::DivisionByZero:
      return std::string(toText(divisionWords(finding, ruleset.divideByZero.answer()), language));
    case FindingCode::Repetition: {
      const auto words = repetitionWords(ruleset);
      return words ? std::optional(std::string(toText(*words, language))) : std::nullopt;
    }
    default:
      return std::nullopt;
  }
}

std::string divisionRule(const Finding& finding, const rules::Ruleset& ruleset, Language language) {
  return said(divisionWords(finding, ruleset.divideByZero.answer()), language, {"“" + finding.written + "”"});
}

std::optional<Phrase> moveReason(FindingCase kind, const rules::Ruleset& ruleset) {
  const bool oneStep = ruleset.damaRange.answer() == rules::DamaRange::One;
  if (oneStep && kind == FindingCase::DamaSlide) return Phrase::ReasonDamaStep;
  if (oneStep && kind == FindingCase::DamaTake) return Phrase::ReasonDamaTakesBeside;
  const bool forward = ruleset.menCaptureBackward.answer() == YesNo::No;
  return forward && kind == FindingCase::OrdinaryTake ? Phrase::ReasonTakesForward : moveReason(kind);
}

}  // namespace damath::words
