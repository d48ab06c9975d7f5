// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/page_set.hpp"

#include <QPaintDevice>
#include <QPainter>
#include <algorithm>

#include "core/promise.hpp"
#include "reports/render/forms.hpp"
#include "reports/render/imprint.hpp"

namespace damath::render {

namespace {

constexpr qreal kMillimetresAnInch = 25.4;

// Where the form's upper left corner lies: it stands in the middle of the paper.
QPointF cornerOn(Paper paper, const Flow& flow) {
  QSizeF page = pageSize(paper).size(QPageSize::Millimeter);
  if (flow.orientation == Orientation::Landscape) page.transpose();
  const QSizeF left = (page - flow.size()) / 2;
  return {left.width(), left.height()};
}

}  // namespace

PageSet::PageSet(const compose::Document& document, Paper paper)
    : m_paper(paper), m_imprint(document.imprint) {
  const QSizeF area = formArea(paper);
  m_flows.reserve(document.forms.size());
  for (const compose::Form& form : document.forms) {
    m_flows.push_back(
        std::visit([&](const auto& held) { return flowOf(held, document.labels, area); }, form));
  }
  for (std::size_t i = 0; i < m_flows.size(); ++i) {
    if (m_flows[i].blocks.empty()) {
      m_pages.emplace_back();
      continue;
    }
    m_pages.push_back(paginated(m_flows[i]));
    for (std::size_t page = 0; page < m_pages[i].size(); ++page) m_leaves.push_back({i, page});
  }
}

const PageSet::Leaf& PageSet::leaf(int page) const {
  DAMATH_EXPECTS(page >= 0 && page < count());
  return m_leaves[static_cast<std::size_t>(page)];
}

int PageSet::firstPage(std::size_t form) const {
  const auto leaf = std::ranges::lower_bound(m_leaves, form, {}, &Leaf::form);
  return static_cast<int>(leaf - m_leaves.begin());
}

Orientation PageSet::orientation(int page) const {
  return m_flows[leaf(page).form].orientation;
}

void PageSet::paint(QPainter& painter, int page) const {
  const Leaf& place = leaf(page);
  const Flow& flow = m_flows[place.form];
  const std::vector<Page>& pages = m_pages[place.form];
  painter.save();
  painter.scale(painter.device()->logicalDpiX() / kMillimetresAnInch,
                painter.device()->logicalDpiY() / kMillimetresAnInch);
  painter.translate(cornerOn(m_paper, flow));
  Canvas canvas(painter);
  const PageNumber number{static_cast<int>(place.page) + 1, static_cast<int>(pages.size())};
  paintPage(canvas, flow, pages[place.page], number);
  if (m_imprint) paintImprint(painter, flow.size(), *m_imprint);
  painter.restore();
}

}  // namespace damath::render
