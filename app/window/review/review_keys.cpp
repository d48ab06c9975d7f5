// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/review/review_keys.hpp"

#include "app/window/review/cell_ruling.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/habit_questions.hpp"

namespace damath::window {

using words::Phrase;

bool takesSecondEntry(const ReviewLines& lines, const QModelIndex& at) {
  const auto cell = lines.cellAt(at);
  if (!cell || !cell->keyedOtherwise) return false;
  return lines.kindOf(at.row()) == ReviewLines::RowKind::KeyedOtherwise || !cell->isWrong || !cell->correct;
}

QString keysAt(const ReviewLines& lines, const QModelIndex& at, const Translator& translator) {
  if (!takesSecondEntry(lines, at)) return translator(Phrase::ReviewKeys);
  const ReviewCell cell = *lines.cellAt(at);
  const QString first = toQt(cell.keyedOtherwise->first);
  const QString second = toQt(cell.keyedOtherwise->second);
  if (cell.keyedOtherwise->line == 0) return translator(Phrase::ReviewKeysOfLines).arg(second, first);
  return translator(Phrase::ReviewKeysOfDifference).arg(cellText(cell, translator), second, first);
}

QString askedText(const std::vector<sheet::HabitOfColumn>& habits, const contest::EventSetup& setup,
                  const Translator& translator) {
  const auto question =
      words::habitQuestion(habits, translator.language(), setup.set.notationFrame(setup.ruleset));
  return translator(Phrase::HabitKeys).arg(toQt(question));
}

}  // namespace damath::window
