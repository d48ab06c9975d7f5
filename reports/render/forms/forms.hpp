// SPDX-License-Identifier: GPL-3.0-or-later
// The layout of each form in the area of upright paper. The flow keeps references to the form, which must
// outlive the flow.
#pragma once

#include "reports/compose/document.hpp"
#include "reports/render/draw/flow.hpp"
#include "words/language.hpp"

namespace damath::render {

[[nodiscard]] Flow flowOf(const compose::Scoresheet& form, words::Language language, QSizeF area);
[[nodiscard]] Flow flowOf(const compose::BlankSheet& form, words::Language language, QSizeF area);
[[nodiscard]] Flow flowOf(const compose::TallySheet& form, words::Language language, QSizeF area);
// `sheetsAcross` is the number of sheets across that a wall list is enlarged to. The layout of such a list
// may use smaller type.
[[nodiscard]] Flow flowOf(const compose::ListSheet& form, words::Language language, QSizeF area,
                          int sheetsAcross = 1);
[[nodiscard]] Flow flowOf(const compose::BracketTree& form, words::Language language, QSizeF area);
// Returns the first page of a form of the document, from 0.
using FirstPages = std::function<int(std::size_t form)>;
[[nodiscard]] Flow flowOf(const compose::Contents& form, words::Language language, QSizeF area,
                          const FirstPages& firstPages = {});
[[nodiscard]] Flow flowOf(const compose::Certificate& form, words::Language language, QSizeF area);
[[nodiscard]] Flow flowOf(const compose::PairingCards& form, words::Language language, QSizeF area);
[[nodiscard]] Flow flowOf(const compose::LoginCards& form, words::Language language, QSizeF area);
[[nodiscard]] Flow flowOf(const compose::ResultSlips& form, words::Language language, QSizeF area);

}  // namespace damath::render
