// SPDX-License-Identifier: GPL-3.0-or-later
// Fills a combo box with rulesets or chip sets: the built-in ones and the user's own, identified by name.
#pragma once

#include "app/models/laws/own_laws.hpp"
#include "app/words/catalogue/language.hpp"

class QComboBox;

namespace damath::views {

void offerLaws(QComboBox& box, models::LawKind kind, words::Language language);

}  // namespace damath::views
