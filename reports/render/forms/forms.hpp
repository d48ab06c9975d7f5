// SPDX-License-Identifier: GPL-3.0-or-later
// Each form's layout in the area of an upright paper. The flow keeps references to the form and the labels:
// they must outlive it.
#pragma once

#include "reports/compose/document.hpp"
#include "reports/render/draw/flow.hpp"

namespace damath::render {

[[nodiscard]] Flow flowOf(const compose::Scoresheet& form, const compose::Labels& labels, QSizeF area);
[[nodiscard]] Flow flowOf(const compose::BlankSheet& form, const compose::Labels& labels, QSizeF area);
[[nodiscard]] Flow flowOf(const compose::TallySheet& form, const compose::Labels& labels, QSizeF area);
// A list for the wall may be set so much smaller as it is drawn larger, over so many sheets across.
[[nodiscard]] Flow flowOf(const compose::ListSheet& form, const compose::Labels& labels, QSizeF area,
                          int sheetsAcross = 1);
[[nodiscard]] Flow flowOf(const compose::BracketTree& form, const compose::Labels& labels, QSizeF area);
// The first page of a form of the document, from 0.
using FirstPages = std::function<int(std::size_t form)>;
[[nodiscard]] Flow flowOf(const compose::Contents& form, const compose::Labels& labels, QSizeF area,
                          const FirstPages& firstPages = {});
[[nodiscard]] Flow flowOf(const compose::Certificate& form, const compose::Labels& labels, QSizeF area);
[[nodiscard]] Flow flowOf(const compose::PairingCards& form, const compose::Labels& labels, QSizeF area);
[[nodiscard]] Flow flowOf(const compose::LoginCards& form, const compose::Labels& labels, QSizeF area);
[[nodiscard]] Flow flowOf(const compose::ResultSlips& form, const compose::Labels& labels, QSizeF area);

}  // namespace damath::render
