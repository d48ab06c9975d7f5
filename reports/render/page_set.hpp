// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of one form of a document, laid out and split into sheets of paper.
#pragma once

#include <optional>
#include <vector>

#include "reports/compose/document.hpp"
#include "reports/render/draw/flow.hpp"
#include "words/language.hpp"

class QPainter;

namespace damath::render {

// The numbers of pages in a document. `before` holds for each form the number of pages before it; `pages` is
// the number of pages of all forms.
struct PageTable {
  std::vector<int> before;
  int pages = 0;

  // Adds the next form of the document. `pagesOfForm` is the number of its pages.
  void add(int pagesOfForm) {
    before.push_back(pages);
    pages += pagesOfForm;
  }
};

// Lays out a form and paints its pages. Refers to the document, which must outlive this object. Precondition:
// loadFormFont() returned true.
class PageSet {
 public:
  // `table` holds the numbers of pages of all forms. It is needed if pages are numbered from the first to the
  // last of the document. If `table` is null, the form's own page numbers are printed, with "…" in place of
  // the number of pages; the contents then have "…" in place of every page number.
  PageSet(const compose::Document& document, Paper paper, std::size_t form, const PageTable* table = nullptr);
  PageSet(const PageSet&) = delete;
  PageSet& operator=(const PageSet&) = delete;

  [[nodiscard]] int count() const { return static_cast<int>(m_leaves.size()); }
  [[nodiscard]] Orientation orientation() const { return m_flow.orientation; }
  // Paints a sheet of paper. Precondition: 0 ≤ page < count().
  void paint(QPainter& painter, int page) const;

 private:
  struct Leaf {
    std::size_t page = 0;
    int tile = 0;  // for a poster: the index of the sheet within the page, row by row
    int tiles = 1;
  };
  // Returns the number of rows of sheets that a page of a poster needs. The last rows may be empty and are
  // left out.
  [[nodiscard]] int rowsOf(const Page& page) const;

  Paper m_paper;
  words::Language m_language;
  const std::optional<compose::Imprint>& m_imprint;
  std::optional<compose::Scoresheet> m_unpacked;  // set if the form is a packed scoresheet
  int m_across = 1;
  int m_before = 0;  // the number of pages in the forms before this form
  // The number of pages of the whole document, or 0 while unknown. nullopt if each form has its own page
  // numbers.
  std::optional<int> m_pagesThrough;
  Flow m_flow;
  std::vector<Page> m_pages;
  std::vector<Leaf> m_leaves;
};

}  // namespace damath::render
