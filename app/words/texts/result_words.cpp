// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/result_words.hpp"

#include "app/words/texts/report_labels.hpp"
#include "core/contest/result_rules.hpp"
#include "reports/compose/parts/minus.hpp"

namespace damath::words {

std::string resultText(const desk::ResultFacts& result, Language language) {
  const std::string figures = compose::withTrueSigns(result.figures());
  if (!contest::mayDecideAlone(result.ending)) return figures;
  return figures + ", " + reportLabels(language).endings.at(static_cast<std::size_t>(result.ending));
}

std::string resultText(const std::optional<desk::ResultFacts>& result, Language language) {
  return result ? resultText(*result, language) : std::string();
}

}  // namespace damath::words
