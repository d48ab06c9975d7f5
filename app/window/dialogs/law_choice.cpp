// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/law_choice.hpp"

#include <QComboBox>

namespace damath::window {

void offerLaws(QComboBox& box, LawKind kind, words::Language language) {
  for (const KeptLaw& law : keptLaws(kind).laws) {
    box.addItem(lawText(kind, law.name, language), law.name);
  }
}

}  // namespace damath::window
