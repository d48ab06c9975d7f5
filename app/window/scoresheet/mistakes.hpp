// SPDX-License-Identifier: GPL-3.0-or-later
// The mistakes in a scoresheet: the findings of its audit that are no notes. Findings that follow from
// another mistake do not count, nor do mistakes that a ruling keeps as written.
#pragma once

#include <QString>
#include <QStringList>
#include <algorithm>
#include <vector>

#include "app/desk/rounds/rulings.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/window/scoresheet/finding_place.hpp"
#include "app/window/scoresheet/sheet_model.hpp"
#include "app/window/text/translator.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/settle/mistake_count.hpp"
#include "core/sheet/settle/ruling.hpp"
#include "words/phrase.hpp"

namespace damath::window {

// Returns the number of mistakes that the audit found, except mistakes that a ruling keeps as written.
[[nodiscard]] inline int mistakesIn(const desk::SheetView& view) {
  return sheet::counted(view.report.findings, desk::rulingsOf(view.stored)).mistakes;
}

// Returns the sentences about the mistakes, except mistakes that a ruling keeps as written. If a ruling
// corrects the cell of a mistake, returns the sentence of the ruling: the finding may name another value.
// Precondition: `sentences` has a sentence for each finding of the report, without the rulings. `ruled` has a
// sentence for each ruling.
[[nodiscard]] inline QStringList mistakesOf(const sheet::AuditReport& report,
                                            const std::vector<QString>& sentences,
                                            const std::vector<sheet::Ruling>& rulings,
                                            const std::vector<QString>& ruled) {
  QStringList mistakes;
  for (std::size_t i = 0; i < report.findings.size(); ++i) {
    const sheet::Finding& finding = report.findings[i];
    if (markOf(finding) != Mark::Root || sheet::isKept(report.findings, i, rulings)) continue;
    const auto ruling = std::ranges::find_if(rulings, [&](const sheet::Ruling& each) {
      return each.value && each.line == finding.line && each.side == finding.side &&
             each.cell == finding.cell;
    });
    const auto at = static_cast<std::size_t>(ruling - rulings.begin());
    mistakes << (ruling == rulings.end() ? sentences[i] : ruled.at(at));
  }
  return mistakes;
}

// Returns "The audit found 2 mistakes:" (with the right number) and the first sentences below it. Without
// mistakes, returns a text that says so.
[[nodiscard]] inline QString mistakesText(const QStringList& mistakes, const Translator& translator) {
  using words::Phrase;
  // The largest number of mistakes that a question lists. More do not fit on a small screen.
  constexpr int kMostListed = 4;
  if (mistakes.isEmpty()) return translator(Phrase::NoMistakeFound);
  const auto count = static_cast<int>(mistakes.size());
  QStringList lines{count == 1 ? translator(Phrase::MistakeFound)
                               : translator(Phrase::MistakesFound).arg(count)};
  for (const QString& each : mistakes.first(std::min<qsizetype>(count, kMostListed))) {
    lines << QStringLiteral("• ") + each;
  }
  if (count > kMostListed) lines << translator(Phrase::MoreMistakes).arg(count - kMostListed);
  return lines.join(u'\n');
}

}  // namespace damath::window
