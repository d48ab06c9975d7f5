// SPDX-License-Identifier: GPL-3.0-or-later
// Compares a drawn page with a stored picture that a person has checked.
#pragma once

#include <QImage>
#include <QString>

#include "reports/render/page_set.hpp"

namespace damath::samples {

// Returns the pages of a form of the document, by its index. The document must outlive the pages.
[[nodiscard]] render::PageSet pagesOf(const compose::Document& document, render::Paper paper,
                                      std::size_t form = 0);

// Returns a page on A4 in gray, with four dots per millimeter.
[[nodiscard]] QImage pictureOf(const compose::Document& document, int page = 0);

// Returns the share of dots that differ, 0–1; 1 if the sizes differ. Ignores differences at the edges of
// letters, which vary between versions of a library. `difference` shows the differing dots in black.
[[nodiscard]] qreal shareThatDiffers(const QImage& one, const QImage& other, QImage& difference);

// Fails the test if the page differs from tests/data/papers/NAME.png. Then writes NAME.png and
// NAME-difference.png into the folder for temporary files. If DAMATH_DRAW_PICTURES is set, replaces
// tests/data/papers/NAME.png instead, for a person to check.
void expectLooksAsKept(const compose::Document& document, const QString& name, int page = 0);

}  // namespace damath::samples
