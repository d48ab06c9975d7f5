// SPDX-License-Identifier: GPL-3.0-or-later
// Rulesets or chip sets to choose from: the built-in ones and one's own, each known by its name.
#pragma once

#include "app/models/laws/own_laws.hpp"
#include "app/words/catalogue/language.hpp"

class QComboBox;

namespace damath::views {

void offerLaws(QComboBox& box, models::LawKind kind, words::Language language);

}  // namespace damath::views
