// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings/law_form.hpp"

namespace damath::window {

LawForm::LawForm(const Translator& translator, QWidget* parent) : QWidget(parent), m_translator(translator) {}

}  // namespace damath::window
