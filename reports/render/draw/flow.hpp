// SPDX-License-Identifier: GPL-3.0-or-later
// A form as blocks that follow each other down the pages: what is above every page, table headings that are
// repeated after a page break, and what must not be torn apart. Millimetres from the form's upper left
// corner.
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
  int page = 1;  // of the form, from 1
  int pages = 1;
  // As it is printed: of the form, or of the whole document where that has contents.
  int printed = 1;
  int printedOf = 1;  // 0: nobody knows yet
};

// In place of a number of pages that nobody knows yet.
inline constexpr const char* kStillToCome = "…";

// A page's own head or foot.
using PaintEdge = std::function<void(Canvas&, const QRectF&, PageNumber)>;
using PaintBlock = std::function<void(Canvas&, const QRectF&)>;

enum class Keep { Loose, WithNext };

struct Block {
  qreal height = 0;
  PaintBlock paint;
  Keep keep = Keep::Loose;
  std::optional<std::size_t> heading;  // of Flow::headings; stands above the first of its blocks on each page
  // Of Flow::headings too: stands below that where the block is the first of a later page.
  std::optional<std::size_t> carried = {};
};

struct Heading {
  qreal height = 0;
  PaintBlock paint;
  // Above it where its blocks go on on another page: "… (continued)".
  qreal againHeight = 0;
  PaintBlock paintAgain = {};
};

struct Flow {
  QSizeF area;             // of the upright paper
  QImage background = {};  // over the whole page, its margins too
  Orientation orientation = Orientation::Portrait;
  int sheetsAcross = 1;  // of a poster
  qreal headHeight = 0;
  PaintEdge head;
  PaintEdge foot;
  std::vector<Heading> headings;
  std::vector<Block> blocks;

  [[nodiscard]] QSizeF size() const;
  [[nodiscard]] qreal bodyHeight() const;
  // What stands on one sheet of a poster, else all of the page.
  [[nodiscard]] QSizeF sheet() const { return size() / sheetsAcross; }
};

// Where something stands on its page.
struct Placed {
  const PaintBlock* paint = nullptr;
  QRectF box;
};

using Page = std::vector<Placed>;

// Blocks kept together share a page unless they are taller than one. None crosses from one sheet of a poster
// to the next that fits on one: what stands above it reaches down to the seam. At least one page. The flow
// must outlive the pages.
[[nodiscard]] std::vector<Page> paginated(const Flow& flow);

// What is left on the last page under its blocks.
[[nodiscard]] qreal spaceLeft(const Flow& flow);

// Where the lowest block of the page ends.
[[nodiscard]] qreal lowestOn(const Page& page);

// The foot stands at the lower end of the page, or of so much of it.
void paintPage(Canvas& canvas, const Flow& flow, const Page& page, PageNumber number,
               std::optional<qreal> height = {});

}  // namespace damath::render
