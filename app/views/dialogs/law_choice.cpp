// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/dialogs/law_choice.hpp"

#include <QComboBox>

namespace damath::views {

void offerLaws(QComboBox& box, models::LawKind kind, words::Language language) {
  for (const models::KeptLaw& law : models::keptLaws(kind).laws) {
    box.addItem(models::lawText(kind, law.name, language), law.name);
  }
}

}  // namespace damath::views
