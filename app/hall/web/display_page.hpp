// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the hall display for any browser. It shows for each event the pairings by board and by name,
// rematches, standings and the round clock. A wide screen shows page after page automatically. A phone shows
// the pages below each other.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "app/hall/web/round_clocks.hpp"
#include "app/hall/web/sight.hpp"
#include "words/language.hpp"

namespace damath::web {

struct DisplayView {
  words::Language language{};
  std::shared_ptr<const Sight> sight;
  const RoundClocks* clocks = nullptr;        // never null
  std::optional<contest::EventId> only = {};  // the only event to show; nullopt for all events
  std::string run = {};  // identifies this run of the program; the numbers in tag() start anew in each run

  [[nodiscard]] std::string address() const;  // always contains a `?`, so that `&` can add a field
  // Returns a text that identifies the display's content: it changes whenever the content changes.
  [[nodiscard]] std::string tag() const;
};

[[nodiscard]] std::string displayPage(const DisplayView& view);
// Returns the part of the page that the script in the browser replaces after a change.
[[nodiscard]] std::string displayPart(const DisplayView& view);

}  // namespace damath::web
