// SPDX-License-Identifier: GPL-3.0-or-later
// Fills a combo box with rulesets or chip sets: the built-in ones and the user's own, identified by name.
#pragma once

#include "app/window/session/own_laws.hpp"
#include "words/language.hpp"

class QComboBox;

namespace damath::window {

void offerLaws(QComboBox& box, LawKind kind, words::Language language);

}  // namespace damath::window
