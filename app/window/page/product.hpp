// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the window that an optional product adds. The program passes the products of its build to the
// window.
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "app/window/page/page.hpp"

namespace damath::window {

// The window's contest file, for a product that opens or restores contests.
struct Opening {
  Session& session;
  const Translator& translator;
  QWidget& window;
  // Returns false if the current page has unsaved input and must stay.
  std::function<bool()> leave;
  // Call after a contest was opened. The message may be empty.
  std::function<void(const QString& message)> opened;
  // Returns the message about unsaved input of an earlier run; empty if there is none.
  std::function<QString()> recovered;
};

struct WindowProduct {
  Product product{};
  std::vector<std::pair<Location::Kind, Page* (*)(const PageContext&)>> pages = {};
  // The commands that no page runs.
  std::vector<std::pair<Command, void (*)(const Opening&)>> commands = {};
  // Handles a contest file that waits for its shared contest. `message` says that the contest is shared. Null
  // if the product does not share contests.
  void (*offerShared)(const Opening&, const QString& path, const QString& message) = nullptr;
};
using WindowProducts = std::vector<WindowProduct>;

template <class Made>
Page* newPageOf(const PageContext& context) {
  return new Made(context);
}

}  // namespace damath::window
