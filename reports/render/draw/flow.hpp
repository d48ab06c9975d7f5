// SPDX-License-Identifier: GPL-3.0-or-later
// A form as a list of blocks that follow each other down the pages: page head and foot, table headings that
// are repeated after a page break, and blocks that must stay together. All lengths are in millimeters from
// the form's upper left corner.
#pragma once

#include <QImage>
#include <QRectF>
#include <QSizeF>
#include <functional>
#include <optional>
#include <vector>

#include "reports/render/draw/canvas.hpp"
#include "reports/render/draw/paper.hpp"

namespace damath::render {

inline constexpr qreal kFooter = 5.5;

struct PageNumber {
  int page = 1;  // the page of the form, from 1
  int pages = 1;
  // The printed page number: within the form, or within the whole document if it is numbered through.
  int printed = 1;
  int printedOf = 1;  // 0 while unknown
};

// Printed in place of an unknown number of pages.
inline constexpr const char* kStillToCome = "…";

// Paints the head or foot of a page.
using PaintEdge = std::function<void(Canvas&, const QRectF&, PageNumber)>;
using PaintBlock = std::function<void(Canvas&, const QRectF&)>;

enum class Keep { Loose, WithNext };

struct Block {
  qreal height = 0;
  PaintBlock paint;
  Keep keep = Keep::Loose;
  // The index of a heading in Flow::headings, painted above the first block of this heading on each page.
  std::optional<std::size_t> heading;
  // The index of a heading that is painted above this block only if the block is the first of a later page.
  // This heading stands below `heading`.
  std::optional<std::size_t> carried = {};
};

struct Heading {
  qreal height = 0;
  PaintBlock paint;
  // Painted above the heading when its blocks continue on another page: "… (continued)".
  qreal againHeight = 0;
  PaintBlock paintAgain = {};
};

struct Flow {
  QSizeF area;             // on upright paper
  QImage background = {};  // fills the whole page, including the margins
  Orientation orientation = Orientation::Portrait;
  int sheetsAcross = 1;  // more than 1 for a poster
  qreal headHeight = 0;
  PaintEdge head;
  PaintEdge foot;
  std::vector<Heading> headings;
  std::vector<Block> blocks;

  [[nodiscard]] QSizeF size() const;
  [[nodiscard]] qreal bodyHeight() const;
  // Returns the part of the page on one sheet of a poster; the whole page if it is no poster.
  [[nodiscard]] QSizeF sheet() const { return size() / sheetsAcross; }
};

// A block with its place on the page.
struct Placed {
  const PaintBlock* paint = nullptr;
  QRectF box;
};

using Page = std::vector<Placed>;

// Returns at least one page. Blocks kept together share a page unless they are taller than a page. A block
// that fits on one sheet of a poster never crosses the seam: the block above it is stretched down to the
// seam. The flow must outlive the pages.
[[nodiscard]] std::vector<Page> paginated(const Flow& flow);

// Returns the height left below the blocks on the last page.
[[nodiscard]] qreal spaceLeft(const Flow& flow);

// Returns the lower edge of the lowest block on the page.
[[nodiscard]] qreal lowestOn(const Page& page);

// Paints a page. The foot stands at the lower end of `height`; without it, of the page.
void paintPage(Canvas& canvas, const Flow& flow, const Page& page, PageNumber number,
               std::optional<qreal> height = {});

}  // namespace damath::render
