// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/findings/ruling_words.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "app/desk/rounds/rulings.hpp"
#include "app/words/findings/finding_words.hpp"
#include "app/words/findings/joint_sentences.hpp"
#include "app/words/texts/cell_words.hpp"
#include "app/words/texts/coverage_words.hpp"
#include "core/board/side.hpp"
#include "core/sheet/record/sheet.hpp"
#include "words/phrase.hpp"

namespace damath::words {

namespace {

using sheet::Cell;

struct RuledPrint {
  compose::AuditPrint print;
  std::vector<sheet::RuledFinding> states;
};

RuledPrint ruledPrint(const sheet::AuditedSheet& audited, const sheet::Outcome& outcome,
                      const std::vector<db::StoredRuling>& rulings, Language language) {
  compose::AuditPrint print{audited.report, outcome, {}, {}, {}};
  std::vector<sheet::Ruling> plain;
  for (const db::StoredRuling& each : rulings) {
    plain.push_back({each.line, each.side, each.cell, each.value});
    print.rulings.push_back({plain.back(), rulingText(each, audited.sheet, audited.report, language)});
  }
  sheet::RuledReport ruled = sheet::ruledReport(audited, plain);
  const sheet::Law law(audited.ruleset, audited.set);
  const sheet::Audited found{audited.sheet, audited.report, law};
  const sheet::Audited asRuled{audited.sheet, ruled.report, law};
  for (std::size_t i = 0; i < ruled.findings.size(); ++i) {
    const sheet::RuledFinding& finding = ruled.findings[i];
    std::vector<std::string> numbers;
    for (const std::size_t ruling : finding.rulings) {
      numbers.push_back(said(Phrase::RulingOn, language,
                             {std::to_string(compose::numberOfRuling(audited.report, ruling)),
                              cellText(plain[ruling], language)}));
    }
    const sheet::Audited& of = finding.state == RuledState::RuledOn ? found : asRuled;
    print.sentences.push_back(
        ruledSentenceOf(of.report.findings[i], finding.state, joinedByAnd(numbers, language), of, language));
  }
  print.effects = std::move(ruled.effects);
  return {std::move(print), std::move(ruled.findings)};
}

}  // namespace

std::string cellText(const sheet::Ruling& ruling, Language language) {
  return cellText(ruling.line, ruling.side, ruling.cell, language);
}

std::string rulingText(const db::StoredRuling& ruling, const sheet::Sheet& sheet,
                       const sheet::AuditReport& report, Language language) {
  const std::string cell = asSentence(cellText({ruling.line, ruling.side, ruling.cell, {}}, language));
  const std::string written = desk::writtenIn(sheet, ruling);
  const int habitCells = desk::habitCellsOf(report, ruling);
  const bool isOfPlace = std::ranges::any_of(report.findings, [&](const sheet::Finding& finding) {
    return finding.line == ruling.line && finding.side == ruling.side && finding.cell == ruling.cell &&
           sheet::isOfPlaceAlone(finding);
  });
  // The placeholders of the patterns: %1 the cell, %2 the written text, %3 the correct value, %4 the person,
  // %5 the reason, %6 the number of cells that follow the habit.
  const bool isResultOfTotals = ruling.cell == Cell::Result && written.empty();
  const Phrase kept = isResultOfTotals  ? Phrase::ComputedStands
                      : written.empty() ? Phrase::StaysBlank
                      : habitCells > 0  ? Phrase::StandsWithHabit
                      : isOfPlace       ? Phrase::StandsInPlace
                                        : Phrase::StandsAsWritten;
  const Phrase corrected = written.empty() ? Phrase::IsRuled : Phrase::RuledInstead;
  Phrase pattern = ruling.value ? corrected : kept;
  return said(pattern, language,
              {cell, written, ruling.value.value_or(std::string()), ruling.by, ruling.reason,
               std::to_string(habitCells)});
}

compose::AuditPrint auditPrint(const sheet::AuditedSheet& audited, const sheet::Outcome& outcome,
                               const std::vector<db::StoredRuling>& rulings, Language language) {
  return ruledPrint(audited, outcome, rulings, language).print;
}

compose::Scoresheet scoresheetForm(const compose::GameHead& head, const JudgedSheet& judged,
                                   Language language) {
  const sheet::AuditedSheet& audited = judged.audited;
  // An empty scoresheet is printed without the text that tells how much of the game was followed.
  if (sheet::isEmpty(audited.sheet)) return compose::scoresheet(audited.sheet, head, language);
  const std::string coverage = followedText(audited.report, language);
  if (audited.report.findings.empty()) {
    compose::Scoresheet form = compose::scoresheet(audited.sheet, head, language);
    form.coverage = coverage;
    return form;
  }
  sheet::Sheet named = audited.sheet;
  for (const board::Side side : board::kSides) {
    const std::string& name = head.of(side).name;
    if (!name.empty()) named.setTag(sheet::playerTags(side).name, name);
  }
  auto [print, states] = ruledPrint({named, audited.set, audited.ruleset, audited.report}, judged.outcome,
                                    judged.rulings, language);
  print.copy = judged.copy;
  const sheet::Law law(audited.ruleset, audited.set);
  joinSentences(print, {named, audited.report, law}, states, language);
  compose::Scoresheet form = compose::correctedScoresheet(audited.sheet, head, audited.set, print, language);
  form.coverage = coverage;
  return form;
}

}  // namespace damath::words
