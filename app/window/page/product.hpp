// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the window (pages, commands) that an optional product adds. The program tells the window which
// products it has.
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "app/window/commands/page_facts.hpp"
#include "app/window/page/page.hpp"

namespace damath::window {

// The objects and functions of the window that an optional product needs to open or restore a contest.
struct Opening {
  Session& session;
  const Translator& translator;
  QWidget& window;
  // Asked before the contest changes. Returns false if the current page has unsaved input and must stay.
  std::function<bool()> leave;
  // Called by the product after it opened a contest, with a message to show. The message may be empty.
  std::function<void(const QString& message)> opened;
  // Returns the message about unsaved input of an earlier run of the program; empty if there is none.
  std::function<QString()> recovered;
};

struct WindowProduct {
  Product product{};
  std::vector<std::pair<Location::Kind, Page* (*)(const PageContext&)>> pages = {};
  // The product's commands that belong to no page, and their functions.
  std::vector<std::pair<Command, void (*)(const Opening&)>> commands = {};
  // Handles a contest file that cannot be opened because it is shared on the network. `message` is the text
  // that says so. Null if the product does not share contests.
  void (*offerShared)(const Opening&, const QString& path, const QString& message) = nullptr;
};
using WindowProducts = std::vector<WindowProduct>;

template <class Made>
Page* newPageOf(const PageContext& context) {
  return new Made(context);
}

}  // namespace damath::window
