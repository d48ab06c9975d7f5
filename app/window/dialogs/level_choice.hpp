// SPDX-License-Identifier: GPL-3.0-or-later
// The levels of a contest in a combo box.
#pragma once

#include <QComboBox>

#include "app/window/text/qt_text.hpp"
#include "app/window/text/translator.hpp"
#include "core/contest/model/contest.hpp"
#include "core/every.hpp"
#include "reports/compose/parts/names.hpp"

namespace damath::window {

// Offers every level in the box, and selects `level`.
inline void offerLevels(QComboBox& box, contest::ContestLevel level, const Translator& translator) {
  for (const contest::ContestLevel each : kEvery<contest::ContestLevel>) {
    box.addItem(toQt(compose::levelName(each, translator.language())), static_cast<int>(each));
  }
  box.setCurrentIndex(box.findData(static_cast<int>(level)));
}

// Returns the level that is selected in the box. Precondition: offerLevels() filled the box.
[[nodiscard]] inline contest::ContestLevel levelIn(const QComboBox& box) {
  return static_cast<contest::ContestLevel>(box.currentData().toInt());
}

}  // namespace damath::window
