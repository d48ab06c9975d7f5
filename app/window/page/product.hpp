// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the window that an optional product adds. The program passes the products of its build to the
// window.
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "app/window/page/page.hpp"

namespace damath::window {

// The parts of the window that a product needs to open or restore a contest.
struct Opening {
  Session& session;
  const Translator& translator;
  QWidget& window;
  // Returns false if the current page has unsaved input and must stay.
  std::function<bool()> leave;
  // The product calls this function after it opened a contest. The message may be empty.
  std::function<void(const QString& message)> opened;
  // Returns the message about unsaved input of an earlier run of the program; empty if there is none.
  std::function<QString()> recovered;
};

struct WindowProduct {
  Product product{};
  std::vector<std::pair<Location::Kind, Page* (*)(const PageContext&)>> pages = {};
  // The product's commands that belong to no page, and their functions.
  std::vector<std::pair<Command, void (*)(const Opening&)>> commands = {};
  // Handles a contest file that cannot be opened because it is shared on the network. `message` says this.
  // Null if the product does not share contests.
  void (*offerShared)(const Opening&, const QString& path, const QString& message) = nullptr;
};
using WindowProducts = std::vector<WindowProduct>;

template <class Made>
Page* newPageOf(const PageContext& context) {
  return new Made(context);
}

}  // namespace damath::window
