// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/findings/finding_words.hpp"

#include "app/words/findings/finding_cases.hpp"
#include "app/words/findings/finding_phrases.hpp"
#include "app/words/texts/cell_words.hpp"
#include "core/board/side.hpp"
#include "core/board/square.hpp"
#include "core/board/square_frame.hpp"
#include "core/sheet/record/filled_cell.hpp"
#include "reports/compose/parts/names.hpp"
#include "words/phrase.hpp"
#include "words/text_width.hpp"

namespace damath::words {

namespace {

using sheet::Cell;
using sheet::Finding;
using sheet::FindingCase;
using sheet::FindingCode;

// The largest number of possible turns that a sentence lists. A longer list would be hard to read.
constexpr std::size_t kMostAlternatives = 5;
constexpr std::size_t kMostNameColumns = 32;

std::string leadOf(const Finding& finding, const sheet::Audited& audited, Language language) {
  const std::string side = finding.side ? playerOf(audited.sheet, *finding.side) : "";
  const auto* scope = finding.factsAs<sheet::HabitScope>();
  // A note about lines that may be wrong names no player, because it is not known who wrote them so.
  const bool isOfNobody =
      finding.kind == FindingCase::Unconfirmed || finding.kind == FindingCase::PerhapsLeftOut;
  const bool isOfBoth = isOfNobody || (scope != nullptr && scope->isOfBoth);
  const Phrase pattern = finding.line && (!finding.side || isOfBoth) ? Phrase::LeadLineAlone
                         : finding.line                              ? Phrase::LeadLine
                         : finding.beforeLine                        ? Phrase::LeadBefore
                         : finding.side                              ? Phrase::LeadSide
                                                                     : Phrase::LeadResult;
  const std::string line = std::to_string(finding.line.value_or(finding.beforeLine.value_or(0)));
  return said(pattern, language, {line, side});
}

// True if the program, not a player, filled in the figure that the finding is about.
bool isFilled(const Finding& finding, const sheet::Audited& audited) {
  return !finding.written.empty() && sheet::isFilled(audited.sheet, finding.line, finding.side, finding.cell);
}

std::string alternativesOf(const Finding& finding, Language language) {
  std::vector<std::string> shown = finding.alternatives;
  if (shown.size() <= kMostAlternatives) return joinedByOr(shown, language);
  const std::string more = std::to_string(shown.size() - kMostAlternatives);
  shown.resize(kMostAlternatives);
  shown.push_back(said(Phrase::MoreAlternatives, language, {more}));
  return joinedByOr(shown, language);
}

// Returns the part of the sentence with the correct value or the possible turns; empty if there is none.
std::string rightOf(const Finding& finding, Language language) {
  const bool restated =
      finding.code == FindingCode::MissingRemaining || finding.code == FindingCode::ExtraRemaining;
  if (standsAsPlayed(finding.code) && !finding.alternatives.empty()) {
    return said(Phrase::DueWas, language, {alternativesOf(finding, language)});
  }
  if (finding.correct && !restated) {
    if (finding.correct->empty()) return said(Phrase::RightBlank, language);
    const bool isFigure = finding.cell != Cell::Move && finding.cell != Cell::Result;
    return said(Phrase::RightIs, language, {isFigure ? withMinus(*finding.correct) : *finding.correct});
  }
  if (finding.alternatives.empty() || finding.code == FindingCode::SeveralGames) return {};
  Phrase pattern = finding.code == FindingCode::AmbiguousRoute ? Phrase::CouldBe
                   : finding.code == FindingCode::IllegalMove  ? Phrase::DueWas
                                                               : Phrase::MayBe;
  const std::string counts =
      finding.counted ? said(Phrase::CountsSoLong, language, {*finding.counted}) : std::string();
  return said(pattern, language, {alternativesOf(finding, language)}) + counts;
}

// Returns the reason for the factor 1, 2 or 4 of a score: the taker or the taken chip, or both, or neither is
// a dama.
std::string doublingOf(const sheet::ScoreWorking& working, const rules::ChipSet& set, Language language) {
  if (working.score.multiplier == 1) return said(Phrase::NoDama, language);
  if (working.score.multiplier > 2) return said(Phrase::BothDamas, language);
  if (!working.dama) return said(Phrase::OneDama, language);
  return said(Phrase::ThisDama, language, {set.chips[*working.dama].text});
}

// Returns the square for an explanation. If RED's squares are counted from BLUE's side (N1), says so, because
// RED sees the board from the other side.
std::string explainedSquare(const sheet::Audited& audited, board::Square square, board::Side reader,
                            Language language) {
  const std::string text = squareOf(audited, square, reader);
  const bool isFromBlue = reader == board::Side::Red &&
                          audited.law.set.notationFrame(audited.law.ruleset) == board::Frame::Absolute;
  return isFromBlue ? said(Phrase::FromBluesSide, language, {text}) : text;
}

std::string scoreWhy(const Finding& finding, const sheet::ScoreWorking& working,
                     const sheet::Audited& audited, Language language) {
  std::string steps = ": ";
  const sheet::Law& law = audited.law;
  if (working.landing && finding.side && law.set.arithmetic() == rules::Arithmetic::Variables) {
    const auto place = working.landing->coordinates(law.set.valueFrame(law.ruleset), *finding.side);
    steps += said(Phrase::WithPlace, language, {std::to_string(place.x), std::to_string(place.y)});
  }
  steps += workingText(working.score, law, language);
  if (working.score.divisionByZero) {
    const bool isSaid = finding.code == FindingCode::DivisionByZero;
    return isSaid ? steps : steps + "; " + divisionRule(finding, law.ruleset, language);
  }
  if (finding.code == FindingCode::WrongMultiplier) return steps + doublingOf(working, law.set, language);
  if (!working.landing || !finding.side) return steps;
  return steps + said(Phrase::OnSquare, language,
                      {explainedSquare(audited, *working.landing, *finding.side, language),
                       board::printed(working.score.sign)});
}

std::string sumWhy(const sheet::SumWorking& facts, const sheet::Law& law) {
  std::string text = ": ";
  for (std::size_t i = 0; i < facts.parts.size(); ++i) {
    const std::string part = printedFigure(law, facts.parts[i]);
    text += i == 0 ? part : " + " + bracketed(part);
  }
  text += " = " + printedFigure(law, facts.sum);
  if (facts.rounded != facts.sum) text += " ≈ " + printedFigure(law, facts.rounded);
  return text;
}

// Returns the chip that the finding is about. Null if the finding is about no chip, or about several chips.
const sheet::PlacedChip* chipOf(const Finding& finding) {
  const auto* chips = finding.factsAs<std::vector<sheet::PlacedChip>>();
  return chips != nullptr && chips->size() == 1 ? &chips->front() : nullptr;
}

std::string remainingWhy(const Finding& finding, const sheet::Audited& audited, Language language) {
  const sheet::PlacedChip* chip = chipOf(finding);
  if (chip == nullptr || finding.kind != FindingCase::Plain) return {};
  const sheet::Law& law = audited.law;
  const bool variables = law.set.arithmetic() == rules::Arithmetic::Variables;
  const bool dama = chip->piece.rank == board::Rank::Dama;
  const std::string place = squareOf(audited, chip->square, chip->piece.side);
  const exact::Number value = law.scores.valueOf(chip->piece.chip, chip->square, chip->piece.side);
  if (dama) {
    return said(Phrase::DamaCountsTwice, language,
                {printedFigure(law, value), printedFigure(law, value * exact::Number(2)), place});
  }
  if (variables) {
    return said(Phrase::PolynomialLeft, language,
                {law.set.chips[chip->piece.chip].text, printedFigure(law, value), place});
  }
  return said(Phrase::CountsOnce, language, {place});
}

std::string resultWhy(const Finding& finding, const sheet::Audited& audited, Language language) {
  if (finding.kind == FindingCase::AgainstEnding) {
    return ": " + compose::endingName(audited.report.ending, language);
  }
  const std::string blue = printedFigure(audited.law, audited.report.of(board::Side::Blue).grand);
  const std::string red = printedFigure(audited.law, audited.report.of(board::Side::Red).grand);
  if (blue == red) return said(Phrase::Level, language, {blue});
  const bool lower = audited.law.ruleset.scoreDirection.answer() == rules::ScoreDirection::LowerWins;
  return said(lower ? Phrase::LowerTotalWins : Phrase::GreaterWins, language, {blue, red});
}

std::string illegalWhy(const Finding& finding, const sheet::Audited& audited, Language language) {
  const std::optional<Phrase> reason = moveReason(finding.kind, audited.law.ruleset);
  if (!reason) return {};
  const board::SquareFrame own =
      board::squareFrameOf(audited.law.notationFrame, finding.side.value_or(board::Side::Blue));
  // The ruleset's frame, turned by 180°, is the view of this side.
  const board::Side from = own.symmetry == board::Symmetry::HalfTurn ? board::Side::Blue : board::Side::Red;
  std::string text = "; " + said(*reason, language, {nameOf(from)});
  const sheet::PlacedChip* chip = chipOf(finding);
  if (chip != nullptr && finding.kind == FindingCase::OtherRoute) {
    return "; " + said(Phrase::ReasonStart, language,
                       {audited.law.set.chips[chip->piece.chip].text,
                        squareOf(audited, chip->square, chip->piece.side)});
  }
  // The start square of the chip explains a step that the chip cannot make, but not a miswritten square.
  const bool isMiswritten = finding.kind == FindingCase::NoSuchSquare ||
                            finding.kind == FindingCase::OtherFrame ||
                            finding.kind == FindingCase::SwappedSquare;
  if (chip == nullptr || isMiswritten) return text;
  return text + said(Phrase::Stood, language,
                     {audited.law.set.chips[chip->piece.chip].text,
                      squareOf(audited, chip->square, chip->piece.side)});
}

std::string whyOf(const Finding& finding, const sheet::Audited& audited, Language language) {
  if (const auto* landing = finding.factsAs<sheet::Landing>(); landing != nullptr && finding.side) {
    return said(Phrase::SquareHasSign, language,
                {explainedSquare(audited, landing->square, *finding.side, language),
                 board::printed(landing->square.sign())});
  }
  if (const auto* working = finding.factsAs<sheet::ScoreWorking>()) {
    return scoreWhy(finding, *working, audited, language);
  }
  if (const auto* sum = finding.factsAs<sheet::SumWorking>()) return sumWhy(*sum, audited.law);
  if (const auto* left = finding.factsAs<sheet::NoTurnLeft>()) {
    return said(Phrase::NoTurnLeft, language, {nameOf(left->side)});
  }
  switch (finding.code) {
    case FindingCode::IllegalMove:
      return illegalWhy(finding, audited, language);
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
    text +=
        said(Phrase::ThenTimes, language, {std::to_string(score.multiplier), printedFigure(law, doubled)});
  }
  if (doubled != score.value) text += " ≈ " + printedFigure(law, score.value);
  return text;
}

std::string_view nameOf(FindingCode code, Language language) {
  return toText(codeName(code), language);
}

std::string_view nameOf(Cell cell, Language language) {
  return toText(cellName(cell), language);
}

std::string playerOf(const sheet::Sheet& sheet, board::Side side) {
  const std::string_view name = sheet.tag(sheet::playerTags(side).name);
  const std::string colour(board::nameOf(side));
  return name.empty() ? colour : colour + " (" + cutTo(name, kMostNameColumns) + ")";
}

std::string sentenceOf(const Finding& finding, const sheet::Audited& audited, Language language) {
  std::string sentence = leadOf(finding, audited, language) + whatOf(finding, audited, language) +
                         rightOf(finding, language) + whyOf(finding, audited, language);
  if (finding.clause) sentence += " (" + std::string(toText(finding.clause)) + ")";
  sentence += ".";
  if (isFilled(finding, audited)) {
    sentence += said(Phrase::FilledNotWritten, language, {"“" + finding.written + "”"});
  }
  if (finding.isOnGuessedBoard) return sentence + said(Phrase::GuessedBoard, language);
  if (standsAsPlayed(finding.code)) sentence += said(Phrase::Stands, language);
  return sentence;
}

std::vector<std::string> sentencesOf(const sheet::Audited& audited, Language language) {
  std::vector<std::string> sentences;
  for (const Finding& finding : audited.report.findings) {
    sentences.push_back(sentenceOf(finding, audited, language));
  }
  return sentences;
}

std::string ruledSentenceOf(const Finding& finding, RuledState state, std::string_view rulings,
                            const sheet::Audited& audited, Language language) {
  const bool isBlank = finding.written.empty();
  const Phrase stands = isBlank                      ? Phrase::BlankByRuling
                        : isFilled(finding, audited) ? Phrase::StandsFilledByRuling
                                                     : Phrase::StandsByRuling;
  const auto ruling = [&](Phrase pattern) {
    const std::string_view cell =
        toText(isBlank ? cellName(finding.cell) : cellNameBefore(finding.cell), language);
    return said(pattern, language, {"“" + finding.written + "”", cell, rulings});
  };
  switch (state) {
    case RuledState::AsFound:
      break;
    case RuledState::RuledOn:
      return sentenceOf(finding, audited, language) + ruling(Phrase::RuledOn);
    case RuledState::Follows:
      return sentenceOf(finding, audited, language) + ruling(Phrase::FollowsRuling);
    case RuledState::Stands:
      return leadOf(finding, audited, language) + ruling(stands);
  }
  return sentenceOf(finding, audited, language);
}

}  // namespace damath::words
