// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/settings/law_form.hpp"

namespace damath::views {

LawForm::LawForm(const models::Translator& translator, QWidget* parent)
    : QWidget(parent), m_translator(translator) {}

}  // namespace damath::views
