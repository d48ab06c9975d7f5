// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/draw/flow.hpp"

#include <QtMath>
#include <algorithm>

namespace damath::render {

namespace {

// Lays blocks below each other, and begins a new page before a block that does not fit.
class Pagination {
 public:
  explicit Pagination(const Flow& flow) : m_flow(flow), m_pages(1), m_isBegun(flow.headings.size(), false) {}

  [[nodiscard]] qreal left() const { return m_flow.bodyHeight() - m_used; }
  [[nodiscard]] bool pageIsEmpty() const { return m_pages.back().empty(); }

  // Returns the height of the blocks from `first` to the block before `last`, either on this page or on a new
  // page. Includes their headings, and the space that stays empty before a seam (edge between two sheets of a
  // poster).
  [[nodiscard]] qreal needed(std::size_t first, std::size_t last, bool onNewPage) const {
    const std::optional<std::size_t> none;
    const std::optional<std::size_t>* heading = onNewPage ? &none : &m_heading;
    const qreal begin = onNewPage ? 0 : m_used;
    qreal at = begin;
    const auto take = [&](qreal height) { at += beforeSeam(at, height) + height; };
    if (onNewPage && m_flow.blocks[first].carried) {
      take(m_flow.headings[*m_flow.blocks[first].carried].height);
    }
    for (std::size_t i = first; i < last; ++i) {
      const Block& block = m_flow.blocks[i];
      if (block.heading && block.heading != *heading) {
        const Heading& above = m_flow.headings[*block.heading];
        if (m_isBegun[*block.heading]) take(above.againHeight);
        take(above.height);
      }
      heading = &block.heading;
      take(block.height);
    }
    return at - begin;
  }

  void beginPage() {
    m_pages.emplace_back();
    m_isFresh = true;
    m_used = 0;
    m_heading.reset();
  }

  void place(const Block& block) {
    if (block.heading && block.heading != m_heading) {
      const Heading& heading = m_flow.headings[*block.heading];
      if (m_isBegun[*block.heading] && heading.paintAgain) put(heading.paintAgain, heading.againHeight);
      put(heading.paint, heading.height);
      m_isBegun[*block.heading] = true;
    }
    if (block.carried && m_pages.size() > 1 && m_isFresh) {
      const Heading& carried = m_flow.headings[*block.carried];
      put(carried.paint, carried.height);
    }
    m_isFresh = false;
    m_heading = block.heading;
    put(block.paint, block.height);
  }

  [[nodiscard]] std::vector<Page> take() && { return std::move(m_pages); }

 private:
  // Returns the distance to the next seam (edge between two sheets of a poster) if a block of this height
  // would cross it. 0 if the block crosses no seam or is taller than a sheet.
  [[nodiscard]] qreal beforeSeam(qreal used, qreal height) const {
    constexpr qreal kSlack = 0.01;
    const qreal sheet = m_flow.sheet().height();
    const qreal top = m_flow.headHeight + used;
    const qreal seam = (qFloor((top + kSlack) / sheet) + 1) * sheet;
    const bool isClear = top + height <= seam + kSlack || height > sheet;
    return isClear ? 0 : seam - top;
  }

  void put(const PaintBlock& paint, qreal height) {
    const qreal rest = beforeSeam(m_used, height);
    if (rest > 0 && !m_pages.back().empty()) {
      QRectF& above = m_pages.back().back().box;
      above.setHeight(above.height() + rest);
    }
    m_used += rest;
    m_pages.back().push_back({&paint, QRectF(0, m_flow.headHeight + m_used, m_flow.size().width(), height)});
    m_used += height;
  }

  const Flow& m_flow;
  std::vector<Page> m_pages;
  qreal m_used = 0;
  bool m_isFresh = true;  // true until the page has its first block
  std::optional<std::size_t> m_heading;
  std::vector<bool> m_isBegun;  // for each heading: true if it already stands on a page
};

Pagination run(const Flow& flow) {
  constexpr qreal kSlack = 0.01;
  Pagination pagination(flow);
  for (std::size_t i = 0; i < flow.blocks.size();) {
    std::size_t end = i + 1;
    while (end < flow.blocks.size() && flow.blocks[end - 1].keep == Keep::WithNext) ++end;
    const bool together = pagination.needed(i, end, true) <= flow.bodyHeight() + kSlack;
    if (!together) end = i + 1;
    const bool fits = pagination.needed(i, end, false) <= pagination.left() + kSlack;
    if (!fits && !pagination.pageIsEmpty()) pagination.beginPage();
    for (; i < end; ++i) pagination.place(flow.blocks[i]);
  }
  return pagination;
}

}  // namespace

QSizeF Flow::size() const {
  return orientation == Orientation::Portrait ? area : area.transposed();
}

qreal Flow::bodyHeight() const {
  return size().height() - headHeight - kFooter;
}

std::vector<Page> paginated(const Flow& flow) {
  return run(flow).take();
}

qreal spaceLeft(const Flow& flow) {
  return run(flow).left();
}

qreal lowestOn(const Page& page) {
  qreal lowest = 0;
  for (const Placed& placed : page) lowest = std::max(lowest, placed.box.bottom());
  return lowest;
}

void paintPage(Canvas& canvas, const Flow& flow, const Page& page, PageNumber number,
               std::optional<qreal> height) {
  const QSizeF size(flow.size().width(), height.value_or(flow.size().height()));
  flow.head(canvas, QRectF(0, 0, size.width(), flow.headHeight), number);
  for (const Placed& placed : page) (*placed.paint)(canvas, placed.box);
  flow.foot(canvas, QRectF(0, size.height() - kFooter, size.width(), kFooter), number);
}

}  // namespace damath::render
