// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/review/taken_cells.hpp"

#include <QStringList>

#include "app/window/text/qt_text.hpp"
#include "app/words/texts/cell_words.hpp"

namespace damath::window {

using words::Phrase;

void TakenCells::keep(const std::vector<desk::Difference>& open) {
  const std::vector<desk::Difference> kept = among(open);
  clear();
  for (const desk::Difference& each : kept) take(each);
}

std::vector<desk::Difference> TakenCells::among(std::vector<desk::Difference> open) const {
  std::erase_if(open, [this](const desk::Difference& each) { return !m_places.contains(placeOf(each)); });
  return open;
}

QString takenText(const std::vector<desk::Difference>& taken, const Translator& translator) {
  constexpr std::size_t kMostNamed = 3;
  QStringList cells;
  for (std::size_t i = 0; i < taken.size() && i < kMostNamed; ++i) {
    const desk::Difference& each = taken[i];
    const QString first = toQt(each.first);
    const QString second = toQt(each.second);
    if (each.line == 0) {
      cells << translator(Phrase::TakenLines).arg(second, first);
      continue;
    }
    const QString place = toQt(words::cellText(each.line, each.side, each.cell, translator.language()));
    cells << translator(Phrase::TakenCell).arg(place, second, first);
  }
  const QString named = cells.join(QStringLiteral("; "));
  if (taken.size() <= kMostNamed) return named;
  return translator(Phrase::TakenAndMore).arg(named, QString::number(taken.size() - kMostNamed));
}

}  // namespace damath::window
