// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/findings/finding_law.hpp"

#include "app/words/catalogue/phrase_text.hpp"

namespace damath::words {

namespace {

using rules::CapturePriority;
using rules::DivideByZero;
using rules::RepetitionEnds;
using rules::RoundEntries;
using rules::YesNo;
using sheet::Cell;
using sheet::Finding;
using sheet::FindingCode;

FindingPattern modeWords(exact::RoundingMode mode) {
  switch (mode) {
    case exact::RoundingMode::HalfAway:
      return {", halves away from zero", ", palayo sa sero ang kalahati"};
    case exact::RoundingMode::HalfEven:
      return {", halves to the even neighbour", ", sa katabing even ang kalahati"};
    case exact::RoundingMode::HalfUp:
      return {", halves upwards", ", pataas ang kalahati"};
    case exact::RoundingMode::Floor:
      return {", always downwards", ", laging pababa"};
    case exact::RoundingMode::Truncate:
      return {", by cutting off the rest", ", pinuputol ang sobra"};
  }
  return {};
}

std::string ruleOf(const rules::RoundTo& rounding, Language language) {
  const std::string place =
      rounding.decimals == 0
          ? std::string(
                in(language, {"it is rounded to a whole number", "niro-round off ito sa buong bilang"}))
          : filled(in(language, {"it is rounded to %1 decimals", "niro-round off ito sa %1 decimal"}),
                   {std::to_string(rounding.decimals)});
  return place + std::string(in(language, modeWords(rounding.mode)));
}

// How the figure of a WrongRounding should have been rounded (S3).
std::string roundingRule(const Finding& finding, const sheet::Law& law, Language language) {
  const bool total = finding.cell == Cell::Total;
  const bool totalOnly = law.ruleset.roundEntries.answer == RoundEntries::TotalOnly;
  if (totalOnly && !total) {
    return std::string(in(language, {"no score is rounded, the running total alone is",
                                     "hindi niro-round off ang iskor, ang kabuuan lamang"}));
  }
  const auto rounding = law.scores.rounding();
  const bool quotient = finding.working && finding.working->sign == board::Operator::Divide;
  const bool concerned = total || quotient || law.scores.arithmetic() == rules::Arithmetic::Variables;
  if (!rounding || !concerned) {
    return filled(in(language, {"it stays exact; written as a decimal it has at least %1 places",
                                "eksakto ito; %1 decimal o higit pa kung isusulat na may tuldok"}),
                  {std::to_string(law.leastDecimals)});
  }
  std::string rule = ruleOf(*rounding, language);
  if (total) return rule;
  const bool before = law.ruleset.roundBeforeMultiplier.answer == YesNo::Yes;
  return rule +
         std::string(in(language, before ? FindingPattern{", before any doubling", ", bago idoble"}
                                         : FindingPattern{", after any doubling", ", pagkatapos idoble"}));
}

FindingPattern divisionWords(const Finding& finding, DivideByZero answer) {
  switch (answer) {
    case DivideByZero::Zero:
      return {"a division by zero scores 0", "0 ang iskor ng paghahati sa sero"};
    case DivideByZero::NoScore:
      return {"a division by zero has no score: its cell stays blank and nothing is added",
              "walang iskor ang paghahati sa sero: blangko ang kahon at walang idinaragdag"};
    case DivideByZero::AskArbiter:
      if (finding.written.empty()) {
        return {"a division by zero is for the arbiter to rule on; no figure is written, so it counts 0",
                "tagahatol ang magpapasya sa paghahati sa sero; walang nakasulat na bilang kaya 0 ito"};
      }
      return {"a division by zero is for the arbiter to rule on; the figure %1 stands as the ruling",
              "tagahatol ang magpapasya sa paghahati sa sero; ang bilang na %1 ang ituturing na pasya"};
  }
  return {};
}

std::optional<FindingPattern> repetitionWords(RepetitionEnds answer) {
  switch (answer) {
    case RepetitionEnds::ArbiterConfirms:
      return std::nullopt;
    case RepetitionEnds::Automatic:
      return FindingPattern{"with %1 the position has come up %3 times; the game is over",
                            "sa %1 ay %3 beses nang lumabas ang posisyon; tapos na ang laro"};
    case RepetitionEnds::Draw:
      return FindingPattern{"with %1 the position has come up %3 times; the game is drawn",
                            "sa %1 ay %3 beses nang lumabas ang posisyon; tabla ang laro"};
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::string> lawPattern(const Finding& finding, const sheet::Law& law, Language language) {
  const rules::Ruleset& ruleset = law.ruleset;
  const auto said = [language](const FindingPattern& pattern) { return std::string(in(language, pattern)); };
  switch (finding.code) {
    case FindingCode::DamaPriority:
      if (ruleset.capturePriority.answer == CapturePriority::CountThenDama) return std::nullopt;
      return said(
          {"%1 takes with an ordinary chip; a dama could take, so a dama must (mayor dama)",
           "ordinaryong chip ang ipinangkain sa %1; may damang makakakain kaya dama ang dapat (mayor dama)"});
    case FindingCode::WrongRounding:
      return said(codePattern(finding.code)) + roundingRule(finding, law, language);
    case FindingCode::WrongTotal:
      if (ruleset.roundEntries.answer == RoundEntries::EachEntry) return std::nullopt;
      return said(
          {"the %2 %1 is not the sum of the exact scores so far, rounded once",
           "hindi suma ng mga eksaktong iskor hanggang dito, na minsan lamang ni-round off, ang %2 %1"});
    case FindingCode::DivisionByZero:
      return said(divisionWords(finding, ruleset.divideByZero.answer));
    case FindingCode::Repetition: {
      const auto words = repetitionWords(ruleset.repetitionEnds.answer);
      return words ? std::optional(said(*words)) : std::nullopt;
    }
    default:
      return std::nullopt;
  }
}

std::string divisionRule(const Finding& finding, const rules::Ruleset& ruleset, Language language) {
  return std::string(in(language, divisionWords(finding, ruleset.divideByZero.answer)));
}

const FindingPattern* clauseReason(std::string_view clause, const rules::Ruleset& ruleset) {
  static constexpr FindingPattern kOneStep = {
      "a dama moves one square along a diagonal to a vacant square",
      "isang hakbang sa dayagonal papunta sa bakanteng puwesto ang galaw ng dama"};
  static constexpr FindingPattern kTakesBeside = {
      "a dama takes the enemy beside it when the square behind is vacant",
      "kinakain ng dama ang katabing kalaban kapag bakante ang puwesto sa likod nito"};
  static constexpr FindingPattern kForwardOnly = {
      "an ordinary chip takes the enemy beside it, forward only, when the square behind is vacant",
      "kinakain ng ordinaryong chip ang katabing kalaban, pasulong lamang, kapag bakante ang puwesto sa "
      "likod "
      "nito"};
  const bool oneStep = ruleset.damaRange.answer == rules::DamaRange::One;
  if (oneStep && clause == "M3") return &kOneStep;
  if (oneStep && clause == "K3") return &kTakesBeside;
  if (clause == "K2" && ruleset.menCaptureBackward.answer == YesNo::No) return &kForwardOnly;
  return clauseReason(clause);
}

}  // namespace damath::words
