// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/result_words.hpp"

#include "core/board/side.hpp"
#include "core/contest/model/result_rules.hpp"
#include "core/exact/number_text.hpp"
#include "core/sheet/law/spelling.hpp"
#include "reports/compose/parts/minus.hpp"
#include "reports/compose/parts/names.hpp"
#include "words/phrase.hpp"

namespace damath::words {

namespace {

#include "desk_LineFault.inc"

}  // namespace

std::string shownTotal(const std::string& figure) {
  const auto value = exact::parseNumber(figure);
  return value ? sheet::totalWithDecimals(figure, *value) : figure;
}

std::string resultText(const desk::ResultFacts& result, Language language) {
  desk::ResultFacts shown = result;
  shown.blueGrand = shownTotal(result.blueGrand);
  shown.redGrand = shownTotal(result.redGrand);
  std::string figures = compose::withTrueSigns(shown.figures());
  if (!contest::mayDecideAlone(result.ending)) return figures;
  return figures + ", " + compose::endingName(result.ending, language);
}

std::string resultText(const std::optional<desk::ResultFacts>& result, Language language) {
  return result ? resultText(*result, language) : std::string();
}

std::string lineText(const desk::LineError& error, Language language) {
  if (error.fault == desk::LineFault::TwoReadings)
    return said(phraseOf(error.fault), language, {error.word, error.readings.at(0), error.readings.at(1)});
  if (error.fault != desk::LineFault::FigureMissing)
    return said(phraseOf(error.fault), language, {error.word});
  const auto side = error.part == desk::LinePart::Blue ? board::Side::Blue : board::Side::Red;
  return said(phraseOf(error.fault), language, {nameOf(side)});
}

}  // namespace damath::words
