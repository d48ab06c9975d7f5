// SPDX-License-Identifier: GPL-3.0-or-later
// A drawn page held against a picture of how it looked when somebody last looked at it.
#pragma once

#include <QImage>
#include <QString>

#include "reports/render/page_set.hpp"

namespace damath::samples {

// Its pages. The document must outlive them.
[[nodiscard]] render::PageSet pagesOf(const compose::Document& document, render::Paper paper,
                                      std::size_t form = 0);

// A page on A4, grey, four dots a millimetre.
[[nodiscard]] QImage pictureOf(const compose::Document& document, int page = 0);

// The share of dots that differ by more than the edges of letters do from one version of a library to
// another, from 0 to 1; 1 where the sizes differ. `difference` has them black.
[[nodiscard]] qreal shareThatDiffers(const QImage& one, const QImage& other, QImage& difference);

// Fails where the page is not as tests/data/papers/NAME.png has it, and leaves NAME.png and
// NAME-difference.png in the folder for temporary files. With DAMATH_DRAW_PICTURES set the picture is made
// anew, to be looked at.
void expectLooksAsKept(const compose::Document& document, const QString& name, int page = 0);

}  // namespace damath::samples
