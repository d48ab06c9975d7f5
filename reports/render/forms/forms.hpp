// SPDX-License-Identifier: GPL-3.0-or-later
// The layout of each form in the area of upright paper. The flow keeps references to the form and the labels;
// both must outlive it.
#pragma once

#include "reports/compose/document.hpp"
#include "reports/render/draw/flow.hpp"

namespace damath::render {

[[nodiscard]] Flow flowOf(const compose::Scoresheet& form, const compose::Labels& labels, QSizeF area);
[[nodiscard]] Flow flowOf(const compose::BlankSheet& form, const compose::Labels& labels, QSizeF area);
[[nodiscard]] Flow flowOf(const compose::TallySheet& form, const compose::Labels& labels, QSizeF area);
// `sheetsAcross` is the number of sheets across that a wall list is enlarged to. The layout of such a list
// may use smaller type.
[[nodiscard]] Flow flowOf(const compose::ListSheet& form, const compose::Labels& labels, QSizeF area,
                          int sheetsAcross = 1);
[[nodiscard]] Flow flowOf(const compose::BracketTree& form, const compose::Labels& labels, QSizeF area);
// Returns the first page of a form of the document, from 0.
using FirstPages = std::function<int(std::size_t form)>;
[[nodiscard]] Flow flowOf(const compose::Contents& form, const compose::Labels& labels, QSizeF area,
                          const FirstPages& firstPages = {});
[[nodiscard]] Flow flowOf(const compose::Certificate& form, const compose::Labels& labels, QSizeF area);
[[nodiscard]] Flow flowOf(const compose::PairingCards& form, const compose::Labels& labels, QSizeF area);
[[nodiscard]] Flow flowOf(const compose::LoginCards& form, const compose::Labels& labels, QSizeF area);
[[nodiscard]] Flow flowOf(const compose::ResultSlips& form, const compose::Labels& labels, QSizeF area);

}  // namespace damath::render
