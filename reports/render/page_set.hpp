// SPDX-License-Identifier: GPL-3.0-or-later
// A laid-out form of a document, split into its sheets of paper.
#pragma once

#include <optional>
#include <vector>

#include "reports/compose/document.hpp"
#include "reports/render/draw/flow.hpp"
#include "words/language.hpp"

class QPainter;

namespace damath::render {

// The number of pages before each form of a document, and of all forms.
struct PageTable {
  std::vector<int> before;
  int pages = 0;

  // Adds the next form with its number of pages.
  void add(int pagesOfForm) {
    before.push_back(pages);
    pages += pagesOfForm;
  }
};

// Keeps references into the document, which must outlive this object. Precondition: loadFormFont() returned
// true.
class PageSet {
 public:
  // `table` covers all forms and is needed for numbers through the whole document. Without it, such numbers
  // are printed as "…".
  PageSet(const compose::Document& document, Paper paper, std::size_t form, const PageTable* table = nullptr);
  PageSet(const PageSet&) = delete;
  PageSet& operator=(const PageSet&) = delete;

  [[nodiscard]] int count() const { return static_cast<int>(m_leaves.size()); }
  [[nodiscard]] Orientation orientation() const { return m_flow.orientation; }
  // Precondition: 0 ≤ page < count().
  void paint(QPainter& painter, int page) const;

 private:
  struct Leaf {
    std::size_t page = 0;
    int tile = 0;  // poster: the index of the sheet within the page, row by row
    int tiles = 1;
  };
  // Returns the number of sheet rows that a page of a poster fills.
  [[nodiscard]] int rowsOf(const Page& page) const;

  Paper m_paper;
  words::Language m_language;
  const std::optional<compose::Imprint>& m_imprint;
  std::optional<compose::Scoresheet> m_unpacked;  // set if the form was packed
  int m_across = 1;
  int m_before = 0;                   // the number of pages before this form
  std::optional<int> m_pagesThrough;  // numbered through: the number of pages of all forms, 0 while unknown
  Flow m_flow;
  std::vector<Page> m_pages;
  std::vector<Leaf> m_leaves;
};

}  // namespace damath::render
