// SPDX-License-Identifier: GPL-3.0-or-later
// A form as a list of blocks, such as table rows and paragraphs, that are placed below each other on one or
// more pages. Holds the head and foot of each page, table headings that are repeated after a page break, and
// the blocks that must stay together. All lengths are in millimeters. Positions are measured from the form's
// upper left corner.
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
  int page = 1;  // the page within the form, from 1
  int pages = 1;
  // The page number that is printed. If the document numbers its pages from the first to the last, this is
  // the number within the document, else the number within the form.
  int printed = 1;
  int printedOf = 1;  // the printed number of pages; 0 while it is unknown
};

// This text is printed in place of a page number or the number of pages while it is unknown.
inline constexpr const char* kStillToCome = "…";

// Paints the head or foot of a page.
using PaintEdge = std::function<void(Canvas&, const QRectF&, PageNumber)>;
using PaintBlock = std::function<void(Canvas&, const QRectF&)>;

enum class Keep { Loose, WithNext };

struct Block {
  qreal height = 0;
  PaintBlock paint;
  Keep keep = Keep::Loose;
  // The index of a heading in Flow::headings. On each page, it is painted above the first block with this
  // heading.
  std::optional<std::size_t> heading;
  // The index of another heading in Flow::headings. This heading is painted below `heading` if the block is
  // the first block of a page. It is never painted on the form's first page.
  std::optional<std::size_t> carried = {};
};

struct Heading {
  qreal height = 0;
  PaintBlock paint;
  // The height and the painter of a line such as "… (continued)". The line is painted above the heading if
  // the blocks of the heading continue on this page.
  qreal againHeight = 0;
  PaintBlock paintAgain = {};
};

struct Flow {
  QSizeF area;             // the area for the form on upright paper
  QImage background = {};  // an image that fills the whole page, including the margins
  Orientation orientation = Orientation::Portrait;
  int sheetsAcross = 1;  // more than 1 for a poster
  qreal headHeight = 0;
  PaintEdge head;
  PaintEdge foot;
  std::vector<Heading> headings;
  std::vector<Block> blocks;

  [[nodiscard]] QSizeF size() const;
  [[nodiscard]] qreal bodyHeight() const;
  // Returns the size of the part of a page that lies on one sheet of a poster. For other forms, this is the
  // page.
  [[nodiscard]] QSizeF sheet() const { return size() / sheetsAcross; }
};

// A block with the box in which it is painted on the page.
struct Placed {
  const PaintBlock* paint = nullptr;
  QRectF box;
};

using Page = std::vector<Placed>;

// Distributes the blocks over pages; returns at least one page. Blocks that are kept together share a page
// unless they are taller than a page. A block that fits on one sheet of a poster never crosses a seam (edge
// between two sheets). Instead, the block above it is stretched down to the seam.
[[nodiscard]] std::vector<Page> paginated(const Flow& flow);

// Returns the height that stays free below the blocks of the last page.
[[nodiscard]] qreal spaceLeft(const Flow& flow);

// Returns the lower edge of the page's lowest block.
[[nodiscard]] qreal lowestOn(const Page& page);

// Paints a page. If `height` is given, the foot ends at this height, otherwise at the lower end of the page.
void paintPage(Canvas& canvas, const Flow& flow, const Page& page, PageNumber number,
               std::optional<qreal> height = {});

}  // namespace damath::render
