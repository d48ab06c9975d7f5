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

// Returns the sentences about the mistakes, except mistakes that a ruling keeps as written. Precondition:
// `sentences` has a sentence for each finding of the report.
[[nodiscard]] inline QStringList mistakesOf(const sheet::AuditReport& report,
                                            const std::vector<QString>& sentences,
                                            const std::vector<sheet::Ruling>& rulings) {
  QStringList mistakes;
  for (std::size_t i = 0; i < report.findings.size(); ++i) {
    const bool isRoot = markOf(report.findings[i]) == Mark::Root;
    if (isRoot && !sheet::isKept(report.findings, i, rulings)) mistakes << sentences[i];
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
