// SPDX-License-Identifier: GPL-3.0-or-later
// All pages of the window, and the start page, which is shown while no contest is open. A page is made when
// it is first needed.
#pragma once

#include <QStackedWidget>
#include <map>

#include "app/window/live/live_tables.hpp"
#include "app/window/page/product.hpp"

namespace damath::window {

class StartPage;

class PageStack : public QStackedWidget {
  Q_OBJECT

 public:
  // `products` have the pages of the optional products. The objects in `context` must outlive this object.
  PageStack(const PageContext& context, const WindowProducts& products, QWidget* parent);

  [[nodiscard]] StartPage& start() const { return *m_start; }
  // Returns the live games of the open contest.
  [[nodiscard]] LiveTables& live() const { return *m_live; }
  // Returns the page of this kind. Makes the page if it is needed for the first time. Precondition: this
  // build has the page.
  [[nodiscard]] Page* page(Location::Kind kind);
  // Returns the shown page; null while the start page is shown.
  [[nodiscard]] Page* current() const;
  void show(Page& page);
  void showStart() { setCurrentIndex(0); }

 Q_SIGNALS:
  void made(damath::window::Page* page);

 private:
  [[nodiscard]] Page* newPage(Location::Kind kind) const;

  PageContext m_context;
  LiveTables* m_live;
  StartPage* m_start;
  std::map<Location::Kind, Page*> m_pages;
  // The functions that make the pages of optional products.
  std::map<Location::Kind, Page* (*)(const PageContext&)> m_makers;
};

}  // namespace damath::window
