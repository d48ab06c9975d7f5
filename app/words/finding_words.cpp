#include "app/words/finding_words.hpp"

#include "app/words/finding_law.hpp"
#include "app/words/finding_patterns.hpp"
#include "app/words/phrase_text.hpp"
#include "core/board/operator_text.hpp"
#include "core/exact/number_text.hpp"

namespace damath::words {

namespace {

using sheet::Cell;
using sheet::Finding;
using sheet::FindingCode;

// Longer lists are cut: nobody reads thirty turns that were possible.
constexpr std::size_t kMostAlternatives = 5;

std::string squareOf(board::Square square) {
  return "(" + std::to_string(square.x()) + "," + std::to_string(square.y()) + ")";
}

// With a true minus sign, as arithmetic is printed.
std::string figureOf(const exact::Number& value, exact::FigureStyle style) {
  std::string text;
  for (const char c : exact::toText(value, style)) text += c == '-' ? std::string("−") : std::string(1, c);
  return text;
}

std::string bracketed(const std::string& figure) {
  return figure.starts_with("−") || figure.find(' ') != std::string::npos ? "(" + figure + ")" : figure;
}

std::string inQuotes(std::string_view written) {
  return "“" + std::string(written) + "”";
}

std::string leadOf(const Finding& finding, Language language) {
  const std::string side = finding.side ? (*finding.side == board::Side::Blue ? "BLUE" : "RED") : "";
  const auto& pattern = finding.line         ? kLeadLine
                        : finding.beforeLine ? kLeadBefore
                        : finding.side       ? kLeadSide
                                             : kLeadResult;
  const std::string line = std::to_string(finding.line.value_or(finding.beforeLine.value_or(0)));
  return filled(in(language, finding.line && !finding.side ? kLeadLineAlone : pattern), {line, side});
}

std::string alternativesOf(const Finding& finding, Language language) {
  std::vector<std::string> shown = finding.alternatives;
  if (shown.size() <= kMostAlternatives) return joinedByOr(shown, language);
  const std::string more = std::to_string(shown.size() - kMostAlternatives);
  shown.resize(kMostAlternatives);
  shown.push_back(filled(in(language, kMoreAlternatives), {more}));
  return joinedByOr(shown, language);
}

// What the correction adds to the sentence.
std::string rightOf(const Finding& finding, Language language) {
  const bool restated =
      finding.code == FindingCode::MissingRemaining || finding.code == FindingCode::ExtraRemaining;
  if (finding.correct && !restated) {
    return finding.correct->empty() ? std::string(in(language, kRightBlank))
                                    : filled(in(language, kRightIs), {*finding.correct});
  }
  if (finding.alternatives.empty()) return {};
  const FindingPattern& pattern = finding.code == FindingCode::AmbiguousRoute ? kCouldBe
                                  : isConduct(finding.code)                   ? kDueWas
                                                                              : kMayBe;
  return filled(in(language, pattern), {alternativesOf(finding, language)});
}

std::string whyOf(const Finding& finding, const sheet::Law& law, Language language) {
  if (finding.code == FindingCode::WrongOperator && finding.square) {
    return filled(in(language, kSquareHasSign),
                  {squareOf(*finding.square), board::printed(finding.square->sign())});
  }
  if (finding.working) {
    const std::string steps = ": " + workingText(*finding.working, law, language);
    if (!finding.square) return steps;
    return steps + filled(in(language, kOnSquare),
                          {squareOf(*finding.square), board::printed(finding.working->sign)});
  }
  if (finding.code == FindingCode::IllegalMove || finding.code == FindingCode::NoSuchChip) {
    const FindingPattern* reason = clauseReason(finding.clause, law.ruleset);
    if (reason != nullptr) return "; " + std::string(in(language, *reason));
  }
  return {};
}

}  // namespace

std::string workingText(const rules::JumpScore& score, const sheet::Law& law, Language language) {
  // Quotients of whole sets are shown as decimals, as on paper; fractions stay fractions.
  const auto style = law.set.arithmetic() == rules::Arithmetic::Exact ? exact::FigureStyle::Fraction
                                                                      : exact::FigureStyle::Decimal;
  std::string text = figureOf(score.taker, style) + " " + std::string(board::printed(score.sign)) + " " +
                     bracketed(figureOf(score.taken, style));
  if (sheet::hasNoScore(law, score) || sheet::isAsked(law, score)) return text;
  text += " = " + figureOf(score.raw, style);
  if (score.rounded != score.raw) text += " ≈ " + figureOf(score.rounded, style);
  const exact::Number doubled = score.rounded * exact::Number(score.multiplier);
  if (score.multiplier > 1) {
    text += filled(in(language, kThenTimes), {std::to_string(score.multiplier), figureOf(doubled, style)});
  }
  if (doubled != score.value) text += " ≈ " + figureOf(score.value, style);
  return text;
}

std::string_view nameOf(FindingCode code, Language language) {
  return in(language, codeName(code));
}

std::string sentenceOf(const Finding& finding, const sheet::Law& law, Language language) {
  const std::string written =
      finding.written.empty() ? std::string(in(language, kBlank)) : inQuotes(finding.written);
  const std::string column = finding.column ? std::to_string(*finding.column) : "";
  std::string sentence = leadOf(finding, language);
  const auto underLaw = lawPattern(finding, law, language);
  sentence += filled(underLaw ? *underLaw : in(language, codePattern(finding)),
                     {written, in(language, cellName(finding.cell)), finding.correct.value_or(""), column});
  sentence += rightOf(finding, language);
  sentence += whyOf(finding, law, language);
  if (!finding.clause.empty()) sentence += " (" + finding.clause + ")";
  return sentence + ".";
}

}  // namespace damath::words
