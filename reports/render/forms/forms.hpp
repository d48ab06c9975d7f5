// SPDX-License-Identifier: GPL-3.0-or-later
// The layout of each kind of form in the area of upright paper. The returned flow refers to the form, which
// must outlive it.
#pragma once

#include "reports/compose/document.hpp"
#include "reports/render/draw/flow.hpp"
#include "words/language.hpp"

namespace damath::render {

[[nodiscard]] Flow flowOf(const compose::Scoresheet& form, words::Language language, QSizeF area);
[[nodiscard]] Flow flowOf(const compose::BlankSheet& form, words::Language language, QSizeF area);
[[nodiscard]] Flow flowOf(const compose::TallySheet& form, words::Language language, QSizeF area);
// `sheetsAcross` is more than 1 if a wall list is printed as a poster: the number of sheets beside each
// other. Such a list is enlarged in print, so its layout may use smaller type.
[[nodiscard]] Flow flowOf(const compose::ListSheet& form, words::Language language, QSizeF area,
                          int sheetsAcross = 1);
[[nodiscard]] Flow flowOf(const compose::BracketTree& form, words::Language language, QSizeF area);
// Returns the first page of a form of the document, counted from 0.
using FirstPages = std::function<int(std::size_t form)>;
[[nodiscard]] Flow flowOf(const compose::Contents& form, words::Language language, QSizeF area,
                          const FirstPages& firstPages = {});
// Takes the largest type with which the guide fits on two pages; the smallest if it never fits.
[[nodiscard]] Flow flowOf(const compose::Guide& form, words::Language language, QSizeF area);
[[nodiscard]] Flow flowOf(const compose::Certificate& form, words::Language language, QSizeF area);
[[nodiscard]] Flow flowOf(const compose::PairingCards& form, words::Language language, QSizeF area);
[[nodiscard]] Flow flowOf(const compose::LoginCards& form, words::Language language, QSizeF area);
[[nodiscard]] Flow flowOf(const compose::ResultSlips& form, words::Language language, QSizeF area);

}  // namespace damath::render
