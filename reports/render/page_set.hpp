// SPDX-License-Identifier: GPL-3.0-or-later
// A form of a document laid out: what stands on which of its sheets of paper.
#pragma once

#include <optional>
#include <vector>

#include "reports/compose/document.hpp"
#include "reports/render/draw/flow.hpp"

class QPainter;

namespace damath::render {

// Of a document how many pages stand before each form, and in all of them.
struct PageTable {
  std::vector<int> before;
  int pages = 0;

  // The next form has so many.
  void add(int pagesOfForm) {
    before.push_back(pages);
    pages += pagesOfForm;
  }
};

// Keeps references into the document, which must outlive it. Promise: loadFormFont() was true.
class PageSet {
 public:
  // `table`: of all forms, where the pages are numbered through; without it such numbers are still to come.
  PageSet(const compose::Document& document, Paper paper, std::size_t form, const PageTable* table = nullptr);
  PageSet(const PageSet&) = delete;
  PageSet& operator=(const PageSet&) = delete;

  [[nodiscard]] int count() const { return static_cast<int>(m_leaves.size()); }
  [[nodiscard]] Orientation orientation() const { return m_flow.orientation; }
  // Promise: 0 ≤ page < count().
  void paint(QPainter& painter, int page) const;

 private:
  struct Leaf {
    std::size_t page = 0;
    int tile = 0;  // of a poster, row by row
    int tiles = 1;
  };
  // Of a poster: rows of sheets that something stands on.
  [[nodiscard]] int rowsOf(const Page& page) const;

  Paper m_paper;
  const compose::Labels& m_labels;
  const std::optional<compose::Imprint>& m_imprint;
  std::optional<compose::Scoresheet> m_unpacked;  // of one that was packed
  int m_across = 1;
  int m_before = 0;                   // pages of other forms
  std::optional<int> m_pagesThrough;  // where they are numbered through: of all forms, 0 while nobody knows
  Flow m_flow;
  std::vector<Page> m_pages;
  std::vector<Leaf> m_leaves;
};

}  // namespace damath::render
