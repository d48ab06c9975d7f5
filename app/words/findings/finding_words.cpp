// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/findings/finding_words.hpp"

#include "app/words/catalogue/phrase_text.hpp"
#include "app/words/catalogue/text_width.hpp"
#include "app/words/catalogue/texts.hpp"
#include "app/words/findings/finding_cases.hpp"
#include "app/words/findings/finding_law.hpp"
#include "app/words/findings/finding_patterns.hpp"
#include "app/words/texts/report_labels.hpp"
#include "core/board/operator_text.hpp"
#include "core/rules/legal_turns.hpp"

namespace damath::words {

namespace {

using rules::Clause;
using sheet::Cell;
using sheet::Finding;
using sheet::FindingCode;

// Longer lists are cut: nobody reads thirty turns that were possible.
constexpr std::size_t kMostAlternatives = 5;
constexpr std::size_t kMostNameColumns = 32;

std::string leadOf(const Finding& finding, const sheet::Audited& audited, Language language) {
  const std::string side = finding.side ? playerOf(audited.sheet, *finding.side) : "";
  const auto& pattern = finding.line && !finding.side ? text::kLeadLineAlone
                        : finding.line                ? text::kLeadLine
                        : finding.beforeLine          ? text::kLeadBefore
                        : finding.side                ? text::kLeadSide
                                                      : text::kLeadResult;
  const std::string line = std::to_string(finding.line.value_or(finding.beforeLine.value_or(0)));
  return said(pattern, language, {line, side});
}

std::string alternativesOf(const Finding& finding, Language language) {
  std::vector<std::string> shown = finding.alternatives;
  if (shown.size() <= kMostAlternatives) return joinedByOr(shown, language);
  const std::string more = std::to_string(shown.size() - kMostAlternatives);
  shown.resize(kMostAlternatives);
  shown.push_back(said(text::kMoreAlternatives, language, {more}));
  return joinedByOr(shown, language);
}

// What the correction adds to the sentence.
std::string rightOf(const Finding& finding, Language language) {
  const bool restated =
      finding.code == FindingCode::MissingRemaining || finding.code == FindingCode::ExtraRemaining;
  if (standsAsPlayed(finding.code) && !finding.alternatives.empty()) {
    return said(text::kDueWas, language, {alternativesOf(finding, language)});
  }
  if (finding.correct && !restated) {
    return finding.correct->empty() ? said(text::kRightBlank, language)
                                    : said(text::kRightIs, language, {*finding.correct});
  }
  if (finding.alternatives.empty()) return {};
  const Pattern& pattern = finding.code == FindingCode::AmbiguousRoute ? text::kCouldBe
                           : isConduct(finding.code)                   ? text::kDueWas
                                                                       : text::kMayBe;
  const std::string counts =
      finding.counted ? said(text::kCountsSoLong, language, {*finding.counted}) : std::string();
  return said(pattern, language, {alternativesOf(finding, language)}) + counts;
}

// Why the score has the right doubling.
std::string doublingOf(const Finding& finding, const sheet::Audited& audited, Language language) {
  if (finding.working->multiplier == 1) return said(text::kNoDama, language);
  if (finding.working->multiplier > 2) return said(text::kBothDamas, language);
  const auto chips = chipsOf(audited, finding);
  if (!chips) return said(text::kOneDama, language);
  const sheet::PlacedChip& dama = chips->taker.piece.rank == board::Rank::Dama ? chips->taker : chips->taken;
  return said(text::kThisDama, language, {audited.law.set.chips[dama.piece.chip].text});
}

std::string scoreWhy(const Finding& finding, const sheet::Audited& audited, Language language) {
  std::string steps = ": ";
  const sheet::Law& law = audited.law;
  if (finding.square && finding.side && law.set.arithmetic() == rules::Arithmetic::Variables) {
    const auto place = finding.square->coordinates(law.set.valueFrame(law.ruleset), *finding.side);
    steps += said(text::kWithPlace, language, {std::to_string(place.x), std::to_string(place.y)});
  }
  steps += workingText(*finding.working, law, language);
  if (finding.working->divisionByZero) {
    const bool told = finding.code == FindingCode::DivisionByZero;
    return told ? steps : steps + "; " + divisionRule(finding, law.ruleset, language);
  }
  if (finding.code == FindingCode::WrongMultiplier) return steps + doublingOf(finding, audited, language);
  if (!finding.square || !finding.side) return steps;
  return steps +
         said(text::kOnSquare, language,
              {squareOf(audited, *finding.square, *finding.side), board::printed(finding.working->sign)});
}

std::string sumWhy(const sheet::SumFacts& facts, const sheet::Law& law) {
  std::string text = ": ";
  for (std::size_t i = 0; i < facts.parts.size(); ++i) {
    const std::string part = printedFigure(law, facts.parts[i]);
    text += i == 0 ? part : " + " + bracketed(part);
  }
  text += " = " + printedFigure(law, facts.sum);
  if (facts.rounded != facts.sum) text += " ≈ " + printedFigure(law, facts.rounded);
  return text;
}

std::string remainingWhy(const Finding& finding, const sheet::Audited& audited, Language language) {
  const auto chip = remainingChip(audited, finding);
  const sheet::Half* half = halfOf(audited, finding);
  if (!chip || half == nullptr || (finding.written == half->move && half->move != half->score)) return {};
  const sheet::Law& law = audited.law;
  const bool variables = law.set.arithmetic() == rules::Arithmetic::Variables;
  const bool dama = chip->piece.rank == board::Rank::Dama;
  const std::string place = squareOf(audited, chip->square, chip->piece.side);
  const exact::Number value = law.scores.valueOf(chip->piece.chip, chip->square, chip->piece.side);
  if (dama) {
    return said(text::kDamaCountsTwice, language,
                {printedFigure(law, value), printedFigure(law, value * exact::Number(2)), place});
  }
  if (variables) {
    return said(text::kPolynomialLeft, language,
                {law.set.chips[chip->piece.chip].text, printedFigure(law, value), place});
  }
  return said(text::kCountsOnce, language, {place});
}

std::string resultWhy(const Finding& finding, const sheet::Audited& audited, Language language) {
  if (finding.clause != Clause("E2")) {
    return ": " + reportLabels(language).endings[static_cast<std::size_t>(audited.report.ending)];
  }
  const std::string blue = printedFigure(audited.law, audited.report.of(board::Side::Blue).grand);
  const std::string red = printedFigure(audited.law, audited.report.of(board::Side::Red).grand);
  if (blue == red) return said(text::kLevel, language, {blue});
  const bool lower = audited.law.ruleset.scoreDirection.answer == rules::ScoreDirection::LowerWins;
  return said(lower ? text::kLowerWins : text::kGreaterWins, language, {blue, red});
}

std::string illegalWhy(const Finding& finding, const sheet::Audited& audited, Language language) {
  const Pattern* reason = clauseReason(finding.clause, audited.law.ruleset);
  if (reason == nullptr) return {};
  std::string text = "; " + said(*reason, language);
  const auto chip = movedChip(audited, finding);
  if (!chip || finding.clause == Clause("B1")) return text;
  return text + said(text::kStood, language,
                     {audited.law.set.chips[chip->piece.chip].text,
                      squareOf(audited, chip->square, chip->piece.side)});
}

std::string endWhy(const Finding& finding, const sheet::Audited& audited, Language language) {
  const auto last = lastPosition(audited.report);
  if (!last || finding.clause != Clause("E1") || !rules::legalTurns(audited.law.ruleset, *last).empty())
    return {};
  return said(text::kNoTurnLeft, language, {colourOf(last->toMove())});
}

std::string whyOf(const Finding& finding, const sheet::Audited& audited, Language language) {
  if (finding.code == FindingCode::WrongOperator && finding.square && finding.side) {
    return said(text::kSquareHasSign, language,
                {squareOf(audited, *finding.square, *finding.side), board::printed(finding.square->sign())});
  }
  if (finding.working) return scoreWhy(finding, audited, language);
  if (const auto sum = sumOf(audited, finding)) return sumWhy(*sum, audited.law);
  switch (finding.code) {
    case FindingCode::IllegalMove:
      return illegalWhy(finding, audited, language);
    case FindingCode::EntryAfterEnd:
      return endWhy(finding, audited, language);
    case FindingCode::WrongResult:
      return resultWhy(finding, audited, language);
    case FindingCode::WrongRemaining:
    case FindingCode::MissingFigure:
      return remainingWhy(finding, audited, language);
    default:
      return {};
  }
}

}  // namespace

std::string workingText(const rules::JumpScore& score, const sheet::Law& law, Language language) {
  std::string text = printedFigure(law, score.taker) + " " + std::string(board::printed(score.sign)) + " " +
                     bracketed(printedFigure(law, score.taken));
  if (score.divisionByZero) return text;
  text += " = " + printedFigure(law, score.raw);
  if (score.rounded != score.raw) text += " ≈ " + printedFigure(law, score.rounded);
  const exact::Number doubled = score.rounded * exact::Number(score.multiplier);
  if (score.multiplier > 1) {
    text += said(text::kThenTimes, language, {std::to_string(score.multiplier), printedFigure(law, doubled)});
  }
  if (doubled != score.value) text += " ≈ " + printedFigure(law, score.value);
  return text;
}

std::string_view nameOf(FindingCode code, Language language) {
  return codeName(code).in(language);
}

std::string_view nameOf(Cell cell, Language language) {
  return cellName(cell).in(language);
}

std::string playerOf(const sheet::Sheet& sheet, board::Side side) {
  const std::string_view name = sheet.tag(side == board::Side::Blue ? "Blue" : "Red");
  const std::string colour(colourOf(side));
  return name.empty() ? colour : colour + " (" + cutTo(name, kMostNameColumns) + ")";
}

std::string sentenceOf(const Finding& finding, const sheet::Audited& audited, Language language) {
  std::string sentence = leadOf(finding, audited, language) + whatOf(finding, audited, language) +
                         rightOf(finding, language) + whyOf(finding, audited, language);
  if (finding.clause) sentence += " (" + std::string(toText(finding.clause)) + ")";
  sentence += ".";
  if (standsAsPlayed(finding.code)) sentence += said(text::kStands, language);
  return sentence;
}

std::string ruledSentenceOf(const Finding& finding, RuledState state, std::string_view rulings,
                            const sheet::Audited& audited, Language language) {
  const bool isBlank = finding.written.empty();
  const auto told = [&](const Pattern& pattern) {
    const std::string_view cell =
        (isBlank ? cellName(finding.cell) : cellNameBefore(finding.cell)).in(language);
    return said(pattern, language, {"“" + finding.written + "”", cell, rulings});
  };
  switch (state) {
    case RuledState::AsFound:
      break;
    case RuledState::RuledOn:
      return sentenceOf(finding, audited, language) + told(text::kRuledOn);
    case RuledState::Follows:
      return sentenceOf(finding, audited, language) + told(text::kFollowsRuling);
    case RuledState::Stands:
      return leadOf(finding, audited, language) +
             told(isBlank ? text::kBlankByRuling : text::kStandsByRuling);
  }
  return sentenceOf(finding, audited, language);
}

}  // namespace damath::words
