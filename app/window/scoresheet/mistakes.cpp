// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/mistakes.hpp"

#include <algorithm>

#include "app/desk/rounds/rulings.hpp"
#include "app/window/scoresheet/finding_place.hpp"
#include "core/sheet/settle/counted.hpp"

namespace damath::window {

namespace {

constexpr int kMostListed = 4;  // the most mistakes that a question lists; more do not fit on a small screen

}  // namespace

int mistakesIn(const desk::SheetView& view) {
  return sheet::counted(view.report.findings, desk::rulingsOf(view.stored)).mistakes;
}

QStringList mistakesOf(const sheet::AuditReport& report, const std::vector<QString>& sentences,
                       const std::vector<sheet::Ruling>& rulings) {
  QStringList mistakes;
  for (std::size_t i = 0; i < report.findings.size(); ++i) {
    const bool isRoot = markOf(report.findings[i]) == Mark::Root;
    if (isRoot && !sheet::isKept(report.findings, i, rulings)) mistakes << sentences[i];
  }
  return mistakes;
}

QString mistakesText(const QStringList& mistakes, const Translator& translator) {
  using words::Phrase;
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
