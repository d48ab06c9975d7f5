// SPDX-License-Identifier: GPL-3.0-or-later
// Forms of a document laid out: which page of which form stands on which sheet of paper.
#pragma once

#include <optional>
#include <vector>

#include "reports/compose/document.hpp"
#include "reports/render/draw/flow.hpp"

class QPainter;

namespace damath::render {

// Keeps references into the document, which must outlive it. Promise: loadFormFont() was true.
class PageSet {
 public:
  // All forms, or one alone. Promise: where the pages are numbered through, all.
  PageSet(const compose::Document& document, Paper paper);
  PageSet(const compose::Document& document, Paper paper, std::size_t form);
  PageSet(const PageSet&) = delete;
  PageSet& operator=(const PageSet&) = delete;

  [[nodiscard]] int count() const { return static_cast<int>(m_leaves.size()); }
  // Of the form, of those laid out; of one without a page that of the next.
  [[nodiscard]] int firstPage(std::size_t form) const;
  // Promise for both: 0 ≤ page < count().
  [[nodiscard]] Orientation orientation(int page) const;
  void paint(QPainter& painter, int page) const;

 private:
  PageSet(const compose::Document& document, Paper paper, std::size_t first, std::size_t last);
  struct Leaf {
    std::size_t form = 0;
    std::size_t page = 0;
    int tile = 0;  // of a poster, row by row
    int tiles = 1;
  };
  [[nodiscard]] const Leaf& leaf(int page) const;
  // Of a poster: rows of sheets that something stands on.
  [[nodiscard]] int rowsOf(const Flow& flow, const Page& page) const;

  Paper m_paper;
  const compose::Labels& m_labels;
  const std::optional<compose::Imprint>& m_imprint;
  int m_across = 1;
  bool m_isNumberedThrough = false;
  std::vector<Flow> m_flows;
  std::vector<std::vector<Page>> m_pages;  // of each flow
  std::vector<Leaf> m_leaves;
};

}  // namespace damath::render
